import { isVerb } from '../verbs/index.ts';
import { objectWords } from '../words.ts';
import { onParts } from './on-parts.ts';
import { keep, type PairReader, VALUE } from './reading.ts';

/** "«0» as the title", "«0» in(to) the city field", "«0» for the name". */
export const readBefore: PairReader = (reading) => {
  const { clause, verb, used } = reading;
  const after = new RegExp(
    `(${VALUE})\\s+(?:${verb === 'transact' || verb === 'add' ? 'as' : 'as|in|into|for|to'})\\s+(?:the\\s+|your\\s+|a\\s+|an\\s+)?([^,«]+?)(?=\\s*(?:,|$|\\band\\b\\s+(?:the\\s+|«)|\\s+and\\s+«))`,
    'gi',
  );
  for (const match of clause.matchAll(after)) {
    const next = clause.slice(0, match.index).match(/([\p{L}-]+)\s*$/u)?.[1] ?? '';
    // "Invite Ann to «0» as a guest": what somebody is.
    if (verb === 'transact' && /\bas\s+an?\s/i.test(match[0])) continue;
    if (/^(?:text|input|form|both|fields?|text ?box(?:es)?)/i.test(match[2]!) && next && !isVerb(next)) continue;
    keep(reading, match[2]!, match[1]!);
    used.add(match[1]!);
  }
  for (const { field, value } of onParts(clause)) {
    if (used.has(value)) continue;
    keep(reading, field, value);
    used.add(value);
  }
  return false;
};

/** "The username «0»", "name: «0»", "password is «0»", "with email a@b.c". */
export const readAfter: PairReader = (reading) => {
  const { used } = reading;
  const before = new RegExp(
    `(?:^|[,\\s])((?:[\\p{L}-]+\\s+){0,3}[\\p{L}-]+)\\s*(?:is|=|:|of|to|as|with)?\\s*(${VALUE})`,
    'giu',
  );
  for (const match of reading.clause.replace(/^[\p{L}-]+\s+/u, ' ').matchAll(before)) {
    // The end of an address is no value of its own.
    if (used.has(match[2]!) || /^[\w.+-]$/.test(match[0].charAt(match[0].length - match[2]!.length - 1))) continue;
    // "Sign up for the digest with ann@example.org": an address by its looks, and no value of the digest.
    if (/\swith\s+\S+$/.test(match[0]) && /@/.test(match[2]!)) continue;
    const field = match[1]!.replace(
      /^.*\b(?:enter|type|write|fill in|fill|input|put|use|with|using|and|the|your|my|a|an|provide|specify|set|is)\s+/i,
      '',
    );
    const bare = objectWords(
      field.replace(
        /^(?:enter|type|write|fill|input|put|use|with|using|and|provide|specify|text|value|word|words|string|search|for|select|choose|click|named?|called)$/i,
        '',
      ),
    );
    keep(reading, bare, match[2]!);
    used.add(match[2]!);
  }
  return false;
};

/** "Forward the letter about the boiler to ann@example.org": who is to get it, and no value of what stands before. */
export const readAddressee: PairReader = (reading) => {
  const sent =
    /^(?:send|forward|share|e-?mail|mail|write|copy|cc|pass on|redirect)\b.*?\b(?:to|with)\s+([\w.+-]+@[\w-]+\.[\w.]*\w)/iu.exec(
      reading.clause,
    );
  if (!sent) return false;
  reading.pairs.push({ field: 'to', value: sent[1]! });
  reading.used.add(sent[1]!);
  return false;
};

/** "Reply to Ann's letter with «0»": what is said back, whatever it is said to. */
export const readReply: PairReader = (reading) => {
  const said =
    /^(?:reply|respond|answer|write back|comment)\b.*?\bwith\s+(?:the\s+(?:words?|text|message|note|line)\s+)?(«\d+»)[.!]?$/iu.exec(
      reading.clause,
    );
  if (!said || reading.used.has(said[1]!)) return false;
  keep(reading, '', said[1]!);
  reading.used.add(said[1]!);
  return false;
};

/** "Sign in (ann@example.org, Kiwi_2088)": who signs in, and with what. */
const SIGN_IN_WITH =
  /[\w.+-]+@[\w-]+\.[\w.]*\w\s*(?:,|\/|;|\band\b)\s*(?:(?:the\s+)?pass(?:word|phrase)\s*:?\s*)?(«\d+»|(?=[^\s,;()]*[\d\W_])[^\s,;()«»]{4,})\)?[.!]?$/iu;

/** An address of mail is known by its looks. */
export const readMails: PairReader = (reading) => {
  const { clause, pairs, verb } = reading;
  const secret = verb === 'signin' ? SIGN_IN_WITH.exec(clause)?.[1] : undefined;
  if (secret && pairs.every(({ field }) => field !== 'password')) keep(reading, 'password', secret);
  for (const [mail] of clause.matchAll(/[\w.+-]+@[\w-]+\.[\w.]+\w/g))
    if (pairs.every((pair) => !pair.value.includes(mail))) pairs.push({ field: 'email', value: mail });
  return false;
};

/** What a field can be called: a few words, and no time at which something is wanted. */
const FIELD_NAME = /^(?!(?:today|tonight|tomorrow|now|me|us|him|her|them|(?:this|next)\s)\b)[^,.;]{2,40}$/iu;

/** "Choose Turku as the city". */
export const readPicked: PairReader = (reading) => {
  const picked = /^(?:select|choose|pick|set)\s+(.+?)\s+(?:as|for)\s+(?:the\s+|your\s+)?(.+)$/i.exec(reading.clause);
  const unnamed = /^(?:the\s+\p{Ll}+\s.*\s(?:that|which|where|with)\s|an?other|some other|a different|one\b)/iu.test(
    picked?.[1] ?? '',
  );
  const field = picked !== null && FIELD_NAME.test(picked[2]!);
  if (picked && field && !unnamed && reading.verb === 'pick' && reading.pairs.length === 0)
    keep(reading, picked[2]!, picked[1]!.replace(/^the\s+/i, ''));
  return false;
};

/** A quoted value with no field before or after it belongs where there is only one place for it. */
export const readLoneQuotes: PairReader = (reading) => {
  const { clause, strings, pairs, used, verb } = reading;
  for (const [i] of strings.entries()) {
    const mark = `«${i}»`;
    if (clause.includes(mark) && !used.has(mark) && pairs.every((pair) => pair.value !== strings[i]) && verb !== 'pick')
      keep(reading, '', mark);
  }
  return false;
};

/** "Enter 9:30 PM as the time", "type hello into the box", "enter the time 9:30 PM": without quotes. */
export const readUnquoted: PairReader = (reading) => {
  const { clause, verb, pairs } = reading;
  if (pairs.length > 0 || (verb !== 'enter' && verb !== 'transact')) return false;
  // "Write the words: all quiet, in the log book".
  const words =
    /^(?:enter|type|write|input|put|fill in|key)\s+the\s+(?:words?|text|phrase|sentence|number|letters?|code)\s*:\s*(.+?),?\s+(?:in|into|under|beside|next to)\s+(?:the\s+|your\s+)?((?:(?!\s(?:in|into|under)\s).)+)$/i.exec(
      clause,
    );
  if (words) keep(reading, words[2]!, words[1]!);
  const plain = words
    ? null
    : /^(?:enter|type|write|input|put|fill in|key)\s+(.+?)\s+(?:as|in|into|under|beside|next to|opposite)\s+(?:the\s+|your\s+)?(.+)$/i.exec(
        clause,
      );
  if (plain && !/^(?:the|your|a|an|my|all|both)\b/i.test(plain[1]!)) keep(reading, plain[2]!, plain[1]!);
  const bare = /^(?:enter|type|write|input)\s+(?:the\s+)?([\p{L} ]*?)\s*((?:\d[\w:/.,-]*)(?:\s?[ap]m)?)$/iu.exec(
    clause,
  );
  if (pairs.length === 0 && bare) keep(reading, bare[1]!, bare[2]!);
  return false;
};

/** What is measured in a unit, as fields are called. */
const MEASURES: ReadonlyArray<readonly [unit: RegExp, field: string]> = [
  [/^(?:degrees?|°)/i, 'temperature'],
  [/^(?:minutes?|mins?)/i, 'minutes'],
  [/^seconds?/i, 'seconds'],
  [/^(?:percent|per cent|%)/i, 'percent'],
];

/** "Fire the kiln at 980 degrees", "water it for 5 minutes": how much of what an act takes. */
export const readMeasure: PairReader = (reading) => {
  const told =
    /^(?!(?:wait|pause|stay|postpone|snooze)\b)\p{L}+\s.*\s(?:at|for)\s+(\d+(?:\.\d+)?)\s*(degrees?|°|minutes?|mins?|seconds?|percent|per cent|%)/iu.exec(
      reading.clause,
    );
  const field = told && MEASURES.find(([unit]) => unit.test(told[2]!))?.[1];
  if (field && reading.verb === 'transact' && reading.pairs.length === 0) keep(reading, field, told[1]!);
  return false;
};

const COUNT_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** "Quantity 3", "room 12", "two adults". */
export const readCounts: PairReader = (reading) => {
  for (const match of reading.clause.matchAll(
    /\b(quantity|guests?|adults?|nights?|rooms?|age|amount|passengers?|people|seats?|travell?ers?)\s*(?:of|:(?!\s+\d+\s+[a-z])|to|is)?\s+(\d{1,6}(?:\.\d+)?)\b/gi,
  ))
    keep(reading, match[1]!, match[2]!);
  for (const match of reading.clause.matchAll(
    /\b(\d{1,4}|one|two|three|four|five|six)\s+(guests?|adults?|child(?:ren)?|kids?|infants?|babies|baby|seniors?|students?|concessions?|youths?|pensioners?|nights?|rooms?|passengers?|people|persons?|seats?|travell?ers?|tickets?)\b/gi,
  ))
    keep(reading, match[2]!, String(COUNT_WORDS.indexOf(match[1]!.toLowerCase()) + 1 || match[1]!));
  return false;
};
