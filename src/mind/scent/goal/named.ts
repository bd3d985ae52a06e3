import type { Pair, Verb } from './types.ts';

/** Verbs by which a thing is made: what it is called is a value, and it is found nowhere. */
export const MAKES =
  /^(?:add|create|make|enter|schedule|set up|start|open|plan|write|post|publish|announce|register|book|transfer|pay|send|save|upload|invite|apply|sign|enrol|enroll|fill|compose|suggest|propose|request|order|tell|inform|notify|use|arrange|file)\b/i;

/** Verbs whose thing is itself a value to be put in. */
const GIVES = /^(?:use|redeem|vote|put(?!.*\binto\b))\b/i;

/** Where one goes names no thing. */
const JOURNEY = /^(?:from|to)$/;

/** A command on a thing that is there. */
interface OnThing {
  clause: string;
  /** The words that name the thing. */
  theme: string;
  /** It was spoken of before. */
  known: boolean;
  verb: Verb;
  quoted: readonly string[];
}

/** The values of a command without the names of the thing that it is about, and with what it quotes beside them. */
export function valuesBeside(on: OnThing, pairs: readonly Pair[], strings: readonly string[]): Pair[] {
  const { clause, theme, known, verb, quoted } = on;
  if (!known && GIVES.test(clause)) return [...pairs];
  const names = new Set([...theme.matchAll(/«(\d+)»/g)].map((match) => strings[Number(match[1])]));
  const travels = verb === 'buy' || /^(?:forward|pass|send)\b/i.test(clause);
  const values = pairs.filter(
    ({ field, value }) => (travels && JOURNEY.test(field)) || (!names.has(value) && !(known && theme.includes(value))),
  );
  if (verb !== 'transact' && verb !== 'remove') return values;
  const rest = quoted.filter((value) => !names.has(value) && !values.some((pair) => pair.value === value));
  return [...values, ...rest.map((value) => ({ field: '', value }))];
}

/** The names of a thing without those of the places where it stands: "the file «0» in the folder «1»". */
export function withoutPlaces(quoted: readonly string[], theme: string, strings: readonly string[]): string[] {
  const places = [...theme.matchAll(/\s(?:in|on|under|at|within)\s+(?:the|your|my|our)\s+[^«]*«(\d+)»/g)].map(
    (match) => strings[Number(match[1])],
  );
  return quoted.filter((name) => !places.includes(name));
}

/** "With the reference AG-5512": what a thing is known by, which forms that look it up ask for. */
export function codesOf(theme: string): Pair[] {
  return [...theme.matchAll(/(?<![\p{L}«])(\p{Ll}{3,})\s+((?=[^\s]*\d)[A-Z0-9][A-Z0-9/-]{3,})(?![\p{L}\d:.])/gu)]
    .filter(([, kind]) => !/^(?:from|until|till|since|with|before|after|about|over|under|than|size)$/.test(kind!))
    .map(([, field = '', value = '']) => ({ field, value }));
}
