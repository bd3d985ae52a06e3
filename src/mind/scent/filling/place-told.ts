import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { verbOf } from '../goal/verbs/index.ts';

/** What asks where something is. */
const WHERE = /^(?:place|where\b.*|venue|location|meeting (?:place|point)|address of the (?:event|place))\s*[:*?]?$/;
/** A place with its name, behind the word that says that it is one. */
const IN =
  /\b(?:in|at|outside|near|opposite|in front of|behind|on|along|by)\s+(?:the\s+)?((?:\d+\p{L}?\s+)?\p{Lu}[\p{L}\p{N}'’-]*(?:\s+[\p{L}\p{N}'’-]+){0,3}?)(?=[.,;!?"]|\s+(?:on|at|from|for|with|and|until|to|between|is|has)\b|\s*$)/gu;
/** "At the central station": a place without a name. */
const COMMON =
  /\b(?:at|in|on|near|outside|behind) (the (?!morning|afternoon|evening|night|end|meantime|future|form|page|site|same|way|details?)(?:\p{Ll}+ ){0,2}\p{Ll}+)(?=\s+(?:on|at|in|from|and|yesterday|today|last)\b|[.,;]|$)/u;
const TIME_WORD =
  /^(?:\d+\p{L}*\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun)/u;

/** What asks for a place by the word for its kind: "Street", "Name of the park", "Which station?". */
const KIND = /^(?:(?:which|name of(?: the)?|the) )?(\p{Ll}{4,})(?: name| or road)?\s*[:*?]?$/u;
/** What streets are called by. */
const STREETS = 'street|road|lane|avenue|close|way|square|row|drive|crescent|terrace|hill|gardens|quay';

/** The name that a wish tells for such a field: "Tanner Street", for "Street"; null where it tells none. */
function namedSo(label: string, wish: string): string | null {
  const kind = KIND.exec(label)?.[1];
  if (!kind) return null;
  const words = /^(?:street|road)$/.test(kind) ? STREETS : kind;
  const name = new RegExp(
    `(?<![.!?]\\s)(?<=\\s)(?:\\p{Lu}[\\p{L}'’-]+\\s+){1,3}(?:${words.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)})(?![\\p{L}])`,
    'u',
  );
  return name.exec(wish)?.[0] ?? null;
}

/** The place that a wish tells, for a field that asks where: "in the Tram depot"; null where it tells none or another is asked. */
export function placeTold(item: Item, wish: string): string | null {
  const called = item.kind === 'type' ? namedSo(fold(item.label || item.placeholder), wish) : null;
  if (called) return called;
  if (item.kind !== 'type' || !WHERE.test(fold(item.label || item.placeholder))) return null;
  const places = [...wish.matchAll(IN)]
    .map((match) => match[1]!.trim())
    .filter((place) => !TIME_WORD.test(fold(place)));
  return places.at(-1) ?? COMMON.exec(wish)?.[1] ?? null;
}

/** A town behind the street that is in it: "in Weir Lane, Upton", "on Mill Road in Lower Heath". */
const BEHIND_STREET = new RegExp(
  `(?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:${STREETS.replace(/(?<=^|\|)\p{Ll}/gu, (first) => first.toUpperCase())})(?:,| in) (?:in )?(\\p{Lu}[\\p{L}'’-]+(?:[ -]\\p{Lu}[\\p{L}'’-]+){0,2})`,
  'u',
);

/** The town that a wish tells behind a street; null where it tells none, or a day or a month stands there. */
export function townBehindStreet(wish: string): string | null {
  const town = BEHIND_STREET.exec(wish)?.[1];
  return town && !TIME_WORD.test(fold(town)) ? town : null;
}

/** What companies are by law, as their names end. */
const LEGAL =
  '(?:Ltd|Limited|LLC|LLP|PLC|plc|Inc|Incorporated|Corp|Corporation|GmbH|AG|KG|SE|S\\.?A\\.?|S\\.?L\\.?|S\\.?p\\.?A\\.?|S\\.?r\\.?l\\.?|SARL|SAS|B\\.?V\\.?|N\\.?V\\.?|AB|Oy|A/S|ApS|Pty|Co|Company|Brothers|Bros|(?:&|and) (?:Co|Sons|Partners|Daughters)|Associates|Partners|Holdings|Group)';
const NAME = "(?:\\p{Lu}[\\p{L}\\p{N}'’.-]*|\\p{Lu})(?:\\s(?:&\\s|and\\s(?=\\p{Lu}))?\\p{Lu}[\\p{L}\\p{N}'’-]*)*?";
const BY_LAW = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME}\\s${LEGAL})(?![\\p{L}\\p{N}])`, 'u');
const BY_WORD = new RegExp(
  `\\b(?:company|firm|business|employer|organi[sz]ation|office (?:of|at)|(?:work|working|works) (?:for|at)|on behalf of)(?:,| called| named| is)?\\s(${NAME})(?=[.,;:!?]|\\s\\p{Ll}|\\s*$)`,
  'u',
);

/** The company that a wish names: by what it is by law ("Hart & Sons"), or by the word before it; null where it names none. */
export function companyTold(wish: string): string | null {
  const found = BY_LAW.exec(wish) ?? BY_WORD.exec(wish);
  if (!found) return null;
  // "Enter Hart & Sons": the verb that begins a sentence is written large anyhow.
  const [first = '', ...rest] = found[1]!.split(' ');
  const begins = /(?:^|[.!?])\s*$/.test(wish.slice(0, found.index + found[0].indexOf(found[1]!)));
  return begins && rest.length > 1 && verbOf(fold(first)) ? rest.join(' ') : found[1]!;
}
