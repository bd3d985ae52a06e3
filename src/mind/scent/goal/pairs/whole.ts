import type { Pair } from '../types.ts';
import { keep, type PairReader, unquoted, VALUE } from './reading.ts';

/** "Assign the oldest bug to Aisha": who is to have it is a value, and no part of what is given. */
export const readAssignee: PairReader = (reading) => {
  const given = /^(?:[Rr]e-?)?[Aa]ssign\s+(?:.+?)\s+to\s+(«\d+»|\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*)\.?$/u.exec(
    reading.clause,
  );
  if (!given || reading.verb !== 'transact') return false;
  keep(reading, 'assignee', given[1]!);
  return true;
};

/** "Make it 18 degrees in the room": the number that it is to show. */
export const readDegrees: PairReader = (reading) => {
  const degrees = /^(?:make|set|turn|put)\s+it\s+(?:to\s+)?(\d+(?:\.\d+)?)\s*(?:degrees?|percent|°\s?[cf]?|%)/i.exec(
    reading.clause,
  );
  if (!degrees || reading.verb !== 'transact') return false;
  keep(reading, '', degrees[1]!);
  return true;
};

/** "Fill the city field with «0»". */
export const readFilledWith: PairReader = (reading) => {
  const filled = /^(?:fill(?: in| out)?|complete|populate)\s+(?:the )?(.+?)\s+with\s+(.+)$/i.exec(reading.clause);
  if (!filled || !new RegExp(`^${VALUE}$`).test(filled[2]!.trim())) return false;
  keep(reading, filled[1]!, filled[2]!);
  return true;
};

/** "Enter the command ls -l in the terminal". */
export const readCommand: PairReader = (reading) => {
  const command =
    /^(?:enter|type|write|input|put|run|execute)\s+(?:the\s+)?(?:command|text|phrase|string|word|letters?)\s+([\w.:/-]+(?:\s+-\S+)*)(?:\s+(?:in|into|as|at|on|to|under)\s(.*))?$/i.exec(
      reading.clause,
    );
  const points = /^(?:of|for|that|which|shown|displayed|in|into|from|below|above|you|with|on|to)$/i;
  if (!command || points.test(command[1]!)) return false;
  // "In «Gate word»", "in the check word box": the field by its name.
  const field = /^(?:the\s+)?(?:field\s+|box\s+)?(«\d+»|(?:[\p{L}-]+\s+){1,3}(?=(?:box|field)$))/iu.exec(
    command[2] ?? '',
  )?.[1];
  const named = field?.trim() ?? '';
  keep(
    reading,
    /^(?:text|input|search|first|second|last|same|empty)$/i.test(named) ? '' : unquoted(named, reading.strings),
    command[1]!,
  );
  return true;
};

/** "User anna.k, password Kiwi#1": with what somebody signs in. */
const SECRET =
  /\b(?:password|pass ?phrase|passcode|pin)(?:\s+(?:is|of))?\s*[:=]?\s+(?!(?:and|is|of|for|field|you|that|which|given|below|from|in)\b)([^\s«»,;)]+?)(?=[).,;]*(?:\s|$))/iu;
const USER =
  /\b(?:user(?:\s?name)?|login|user id)(?:\s+(?:is|of))?\s*[:=]?\s+(?!(?:and|is|of|for|name|field|id|you|that|which|given|below|from|in|with)\b)([^\s«»,;)]+?)(?=[).,;]*(?:\s|$))/iu;

/** "Sign in as maria": who is meant; what else is told beside it is read on. */
export const readUser: PairReader = (reading) => {
  if (reading.verb !== 'signin' && reading.verb !== 'register') return false;
  const secret = reading.verb === 'signin' ? SECRET.exec(reading.clause)?.[1] : undefined;
  const user = reading.verb === 'signin' ? USER.exec(reading.clause)?.[1] : undefined;
  if (user) keep(reading, 'username', user);
  if (secret && !/@/.test(secret)) {
    keep(reading, 'password', secret);
    if (user) return true;
  }
  const who = user ? undefined : /\bas\s+(?:the\s+)?(?:user\s+)?(«\d+»|[\w.@-]+)/i.exec(reading.clause)?.[1];
  if (who && !/^(?:a|an|the|guest|member|admin|user)$/i.test(who)) keep(reading, 'username', who);
  return false;
};

/** A statement in quotes and what is said to it: "«0»: Agree". */
export const readStatements: PairReader = ({ clause, strings, pairs }) => {
  const stated = [...clause.matchAll(/«(\d+)»\s*[:=]\s*([^,;:«»]+?)(?=\s*(?:[,;]|$|\band\b))/g)];
  for (const [, at, value] of stated) pairs.push({ field: strings[Number(at)] ?? '', value: value!.trim() });
  return stated.length > 0;
};

/** "With the name Zelda, city Tallinn and role Guest". */
export const readSpelledOut: PairReader = (reading) => {
  const told = spelledOut(reading.clause);
  if (told.length === 0 || reading.verb === 'search') return false;
  for (const { field, value } of told) keep(reading, field, value);
  const name = /\b(?:named|called|titled)\s+(«\d+»|\p{Lu}[\p{L}\p{N}'-]*(?:\s\p{Lu}[\p{L}\p{N}'-]*)*)/u.exec(
    reading.clause,
  );
  if (name) {
    const value = unquoted(name[1]!, reading.strings);
    reading.pairs.unshift({ field: 'name', value }, { field: 'title', value });
  }
  return true;
};

/** Fields told one after the other. At least two, so that a lone colon or word is not taken for one. */
function spelledOut(clause: string): Pair[] {
  const colons = withColons(clause);
  if (colons.length > 1) return colons;
  const as = parts(clause).map((part) =>
    /^(?:(?:enter|type|set|choose|select|use|put|write)\s+)?(\S.*?)\s+as\s+(?:the\s+)?([\p{L} ]+)$/iu.exec(part),
  );
  if (as.length > 1 && as.every((part) => part !== null))
    return as.map((part) => ({ field: part![2]!, value: part![1]! }));
  const after =
    /\bwith\s+(?:the\s+)?(.+)$/i.exec(clause)?.[1] ?? /^(?:enter|type|set|use|put)\s+the\s+(.+)$/i.exec(clause)?.[1];
  if (!after) return [];
  const told = parts(after).map(
    (part) =>
      /^(?:the |a |an |as )?((?:\p{Ll}+ ){0,2}\p{Ll}+)\s+(«\d+»|[\p{Lu}\d]\S*(?:\s[\p{Lu}\d]\S*)*)$/u.exec(part) ??
      /^(?:the )?(\p{Ll}{3,})\s+(\p{Ll}{3,})$/u.exec(part),
  );
  if (told.length < 2 || told.some((part) => part === null)) return [];
  return told.map((part) => ({ field: part![1]!, value: part![2]! }));
}

const parts = (text: string): string[] => text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);

/** "Name: Zelda, city: Tallinn". */
function withColons(clause: string): Pair[] {
  const told =
    /(?:^|[,;\s])((?:[\p{L}-]+ ){0,2}[\p{L}-]+)\s*[:=]\s*([^,;:]+?)(?=\s*(?:[,;]|$|\s+and\s+[\p{L} ]+[:=]))/gu;
  return [...clause.matchAll(told)]
    .map((match) => ({
      field: match[1]!.replace(/^.*\b(?:with|and|the|form|in|as|fields?)\s+/i, ''),
      value: match[2]!,
    }))
    .filter(({ field }) => !/^(?:from|to)$/i.test(field));
}

/** "Type HST-808 into the field «0»", "enter «0» for «1»": the name in quotes is that of the field. */
const INTO_FIELD =
  /^(?:type|enter|put|write|key|insert)(?:\s+in)?\s+(«\d+»|[^«]{1,60}?)\s+(?:in(?:to)?|to|for|as)\s+(?:the\s+)?(?:(?:field|box|text ?box|input|line|blank)\s+(?:(?:called|named|labell?ed|headed|marked)\s+)?)?«(\d+)»(?:\s+(?:field|box|input|line))?(?:\s*,?\s(?:to|so that|in order to|so)\s.*)?$/iu;
const FIELD_WITH =
  /^fill(?:\s+(?:in|out))?\s+(?:the\s+)?(?:(?:field|box|input|line)\s+)?«(\d+)»(?:\s+(?:field|box|input|line))?\s+with\s+(.+)$/iu;
/** What is written as it stands: in quotes, with a figure or a capital letter, or one word alone. */
const AS_IT_STANDS = /^(?:«\d+»|\S*\d.*|\p{Lu}.*|(?!your$|my$|the$)\p{Ll}+)$/u;

/** "The code 4471": what is written, before it as it stands. */
const WHAT_IT_IS =
  /^(?:the\s+)?(?:code|number|words?|text|name|value|letters?|amount|date|phrase|sum)\s+(?=[\p{Lu}\d«])/u;

/** A field that is called in quotes, and what goes into it. */
export const readIntoField: PairReader = (reading) => {
  const { clause, strings, verb } = reading;
  if (verb !== 'enter') return false;
  const into = INTO_FIELD.exec(clause);
  const filled = into ? null : FIELD_WITH.exec(clause);
  const value = (into?.[1] ?? filled?.[2] ?? '').trim().replace(WHAT_IT_IS, '');
  const field = strings[Number(into?.[2] ?? filled?.[1] ?? -1)];
  if (field === undefined) return false;
  // "Your name", into the field that is called so: whoever fills it in knows what that is.
  if (/^(?:your|my)\s/i.test(value)) return true;
  if (!AS_IT_STANDS.test(value)) return false;
  keep(reading, field, value);
  return true;
};
