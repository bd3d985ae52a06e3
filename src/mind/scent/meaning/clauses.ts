import { type Implied, impliedBy, isLight, isStopWord, ordinalOf, type Token, tokens } from '../../language/index.ts';

/** A part of a sentence that says one thing. */
export interface Clause {
  text: string;
  /** Words that tell something. */
  tokens: readonly Token[];
  /** What it tells of in everyday words. */
  implied: Implied;
  /** What it speaks of is said not to be so, or not to be wanted. */
  denies: boolean;
  /** Where it stands in the task. */
  start: number;
  end: number;
  /** Which sentence of the task it is a part of. */
  sentence: number;
}

/** What is denied by: "neither of you smokes", "you would rather nobody took pictures of her". */
const DENIES =
  /\b(?:not|no|never|nobody|no one|none|neither|nor|nothing|nowhere|without|unable|cannot|refus\w+|avoid\w*)\b|n['’]t\b/i;

const SENTENCE = /(?<=[.!?;:])\s+(?=\S)/;
/** Where one part of a sentence ends and another begins; what comes behind "rather than" is denied. */
const PARTS =
  /,\s+(?:(?:and|but|so|though|because|while|which|who|as|since|if|although|yet)\s+)?|\s+(?:but|because|although|though|whereas|so that)\s+|\s+(?:and|so|as|since|while)\s+(?=(?:i|we|you|he|she|they|it|its|her|his|my|our|there|nobody|no|not|please|don['’]t)\b|\p{Ll}+\s+(?:no|not|nothing|never|none)\b)|\s+(?=(?:rather than|instead of)\b)/iu;
const CONTRARY = /^(?:rather than|instead of|than|not)\b/i;
/** "I would rather fetch it than have it sent": what comes behind "than" is denied as well. */
const RATHER = /\b(?:rather|sooner) (?!than\b)/i;
const THAN = /\s+(?=than\b)/i;
/** "Pick it up here and bring it back there": another act with a thing of its own; what is denied before it is denied of it too. */
const ACT = /\s+and\s+(?=\p{Ll}{3,}\s+(?:it|them|him|her|me|us)\b)/iu;
/** "Once they have typed it": when, and not how often. */
const AS_SOON_AS = /\bonce (?=(?:i|you|we|he|she|it|they|the|this|that|you['’]ve|they['’]ve|we['’]ve|it['’]s)\b)/gi;

/** Words of a text that tell something, without those that are everywhere; a place in a row counts as its number too. */
export function telling(text: string): Token[] {
  const own = tokens(text.replace(AS_SOON_AS, ' ')).filter(({ word }) => !isStopWord(word) && !isLight(word));
  const places = own.flatMap(({ word }) => (/^\d+$/.test(word) ? [] : (ordinalOf(word) ?? [])));
  if (places.length === 0) return own;
  // "3rd" is "third" and no word of its own.
  return [
    ...own.filter(({ word }) => !/^\d+\p{L}+$/u.test(word)),
    ...tokens(places.filter((place) => place > 0).join(' ')),
  ];
}

const known = new Map<string, Clause[]>();

/** A task taken apart into what it says, one thing after the other. */
export function clausesIn(text: string): readonly Clause[] {
  let found = known.get(text);
  if (!found) {
    found = read(text);
    if (known.size > KEPT) known.clear();
    known.set(text, found);
  }
  return found;
}
/** Tasks whose clauses are kept. */
const KEPT = 50;

function read(text: string): Clause[] {
  const out: Clause[] = [];
  let at = 0;
  text.split(SENTENCE).forEach((whole, sentence) => {
    const from = text.indexOf(whole, at);
    at = from + whole.length;
    let place = from;
    const parts = whole
      .split(PARTS)
      .flatMap((one) => (!one || DENIES.test(one) ? [one] : one.split(ACT)))
      .flatMap((one) => (one && RATHER.test(one) ? one.split(THAN) : [one]));
    for (const part of parts) {
      if (!part || !/\p{L}|\d/u.test(part)) continue;
      const start = text.indexOf(part, place);
      place = start + part.length;
      const denies = CONTRARY.test(part) || DENIES.test(part);
      out.push({ text: part, tokens: telling(part), implied: impliedBy(part), denies, start, end: place, sentence });
    }
  });
  return out;
}

/** What right before a word rules it out: "no", "neither", "without", and who does not want, eat or have it. */
const RULES_OUT =
  /(?:\b(?:no|not|never(?: \p{L}+ed| had| worn| been| taken| done| seen| got)?|neither|nor|without|rather than|instead of|avoid\w*|nothing)|n['’]t(?: (?:want|need|like|have|eat|take|use|send|ring|call|phone|write|put|give|make|be))?)(?: (?:any|the|a|an|my|more|of|want|need|to|other|another|your|me|by|on|with))*\s*$/iu;

/** Whether a part of the task rules out what it speaks of by some words of it, and not something else. */
export function rulesOut({ text, denies }: Clause, by: readonly string[]): boolean {
  if (!denies) return false;
  if (CONTRARY.test(text) || LEAVE_OUT.test(text)) return true;
  const said = text.toLowerCase();
  return by.some((word) => {
    const at = said.indexOf(word);
    return at >= 0 && RULES_OUT.test(text.slice(0, at));
  });
}
/** A part of the task that says as a whole what is not to be. */
const LEAVE_OUT = /^(?:please )?(?:no|don['’]t|do not|never|neither|nor)\b/i;
