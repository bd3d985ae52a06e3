import { baseOf } from '../discourse/lexicon.ts';
import { type Word, wordsOf } from '../discourse/phrases.ts';
import { isVerb } from '../verbs/index.ts';

/** What is done for somebody on the way of another act: sent, brought, paid. */
export const HANDED =
  /^(?:sent|delivered|shipped|brought|carried|transferred|paid|refunded|posted|mailed|collected|picked|e-?mailed|credited|forwarded|handed|wrapped|engraved|fitted|installed|assembled|left)$/i;
/** "Have it sent", "have the fare paid back": the thing, what is done with it in its plain form, and how. */
export interface Caused {
  thing: string;
  done: string;
  how: string;
}

/** What may follow a participle that ends what "have" is said of: where, when and how it is done. */
const AFTER =
  /^(?:back|again|home|away|here|there|weekly|monthly|daily|yearly|every|each|free|today|tomorrow|straight|directly|right|first|next|once|twice|another|\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|an?|the)$/i;

function endsThing(next: Word | undefined): boolean {
  return (
    next === undefined ||
    ['stop', 'preposition', 'adverb', 'conjunction', 'determiner', 'number', 'mark'].includes(next.tag) ||
    AFTER.test(next.text)
  );
}

/** "Have X done": what is done with which thing; null where "have" is said of nothing that is done. */
export function causedIn(clause: string): Caused | null {
  if (!/^(?:have|get)\s+(?!rid\b)\S/i.test(clause)) return null;
  const words = wordsOf(clause);
  for (let i = 2; i < words.length; i++) {
    const { text, start, end } = words[i]!;
    const done = HANDED.test(text) || (/(?:[dtnk]|made)$/.test(text) && baseOf(text) !== null);
    if (!done || !/^\p{Ll}/u.test(text) || !endsThing(words[i + 1])) continue;
    const thing = clause.slice(words[0]!.end, start).trim();
    if (/^(?:an?|the|your|my|our|all|any|some|to|not|you|i|we)$/i.test(thing)) continue;
    // "Get one summary, and no longer be told": what is done there is done to whoever asks.
    // "Get the note that is no longer used": that only tells which one.
    if (/\b(?:be|been|being|is|are|was|were)(?:\s(?:not|no longer|still|never|only|just|already))?$/i.test(thing))
      continue;
    return { thing, done: text, how: clause.slice(end).trim() };
  }
  return null;
}

/** Those who are asked to do something: "have the council collect the tyres". */
const DOERS =
  /^have\s+((?:someone|somebody)(?:\s+from\s+(?:the|your|my)\s\p{Ll}+)?|them|him|her|(?:the|an?|your|my|our)\s+(?:\p{Ll}+\s){0,2}?(?:council|shop|store|company|bank|school|library|supplier|office|team|practice|surgery|landlord|caretaker|plumber|electrician|engineer|technician|courier|driver|postman|post|doctor|dentist|nurse|secretary|teacher|agency|agent|service|gardener|cleaner|support|insurer|carrier|seller|hotel|garage|mechanic|vet|station|club))\s+(\p{Ll}+)\s+(.+)$/iu;
/** What a service does for somebody, and what is asked for then. */
const SERVICES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:collect|fetch|take|pick)$/, 'the collection of'],
  [/^(?:repair|fix|mend)$/, 'a repair of'],
  [/^(?:look|check|inspect|service|test|examine)$/, 'a check of'],
  [/^clean$/, 'a cleaning of'],
];

/** "Take an old sofa away from home", asked of others: a collection is arranged. */
function service(act: string, what: string): string | null {
  const asked = SERVICES.find(([pattern]) => pattern.test(act))?.[1];
  if (!asked) return null;
  const away = /^(?:take|pick)$/.test(act) ? /^(.*?)\s*\b(?:away|up)\b\s*(.*)$/i.exec(what) : null;
  if (/^(?:take|pick)$/.test(act) && !away) return null;
  const rest = away ? `${away[1]} ${away[2]}` : what;
  return `request ${asked} ${rest.replace(/^(?:at|after|into)\s+/i, '')}`.replace(/\s+/g, ' ').trim();
}

/** "Have the council collect four tyres": what others are to do, as a request; null for anything else. */
export function doneByOthers(clause: string): string | null {
  const [, doer = '', does = '', what = ''] = DOERS.exec(clause) ?? [];
  if (doer && (isVerb(does) || SERVICES.some(([pattern]) => pattern.test(does))))
    return service(does, what) ?? `ask ${doer} to ${does} ${what}`;
  const coming = /^have\s+(an?\s+(?:\p{L}+\s){1,2}?)come\s+(.+)$/iu.exec(clause);
  if (coming) return `book ${coming[1]}${coming[2]}`;
  const caused = causedIn(clause);
  // What goes on every week is not asked for once.
  if (caused && /^(?:every|once|twice|on \p{Lu}\p{L}+s)\b/u.test(caused.how)) return null;
  const act = caused ? baseOf(caused.done) : null;
  if (!caused || !act || /^(?:it|them|him|her|this|that)$/i.test(caused.thing)) return null;
  return service(act, `${caused.thing} ${caused.how.replace(/^at\b/i, '')}`);
}

/** What goes on by itself at set times. */
const BY_ITSELF = /\b(?:by (?:it|them)sel(?:f|ves)|automatically|on its own|every|each|from \p{Lu}\p{L}+day|at \d)/u;
const GOES =
  /^have\s+((?:the|your|my|our|all|both)\s.+?)\s+((?:go|come|open|close|start|stop|run|switch|turn|play|ring|shut|begin|wake|water|charge)\b.*)$/iu;
const LIT =
  /^have\s+((?:the|your|my|our|all|both|it|them)\b.*?)\s+(on|off)(?:\s+at\s+(\d[\d.,]*\s*(?:per\s?cent|%|degrees?|°\s?c?)))?$/iu;

/** What of a thing is meant by a share of it: the brightness of a lamp. */
const MEASURES: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:lamps?|lights?|bulbs?|spots?|lantern)\b/i, 'brightness'],
  [/\b(?:radio|speakers?|music|television|tv)\b/i, 'volume'],
];

function measured(thing: string, value: string): string {
  const name = /per|%/i.test(value) ? MEASURES.find(([pattern]) => pattern.test(thing))?.[1] : undefined;
  return name ? thing.replace(/(?=\s(?:in|on|at|of|by)\s)|$/i, ` ${name}`) : thing;
}

/** "Have the lamp on at 40 percent", "have the blind go up by itself": a thing is set; null for anything else. */
export function setGoing(clause: string): string[] | null {
  if (causedIn(clause)) return null;
  const lit = LIT.exec(clause);
  if (lit) {
    const on = `turn ${lit[2]!.toLowerCase()} ${lit[1]}`;
    return lit[3] ? [on, `set ${measured(lit[1]!, lit[3])} to ${lit[3]}`] : [on];
  }
  const goes = GOES.exec(clause);
  if (!goes) return null;
  const way = /^(?:go|come|switch|turn)\s+(on|off)\b\s*(.*)$/i.exec(goes[2]!);
  if (BY_ITSELF.test(goes[2]!)) return [`schedule ${goes[1]} to ${goes[2]}`];
  return way ? [`turn ${way[1]} ${goes[1]} ${way[2]}`.trim()] : [`set ${goes[1]} to ${goes[2]}`];
}
