import {
  comparable,
  counted,
  durationMinutes,
  literalCoverage,
  momentOf,
  numbers,
  type Phrase,
  parseTime,
  phrase,
  prices,
  quantityWithUnit,
  stem,
  words,
} from '../../language/index.ts';
import type { Superlative } from '../goal/types.ts';
import { countsOf, measured } from './bounds.ts';
import type { Property, Thing } from './thing.ts';

/** Amounts on a card that are not what the thing costs now. */
const NOT_THE_PRICE =
  /\b(?:was|instead of|rrp|before|old price|you save|save|delivery|shipping|deposit|fee)\b:?\s*[$€£¥]?\s?\d[\d.,]*\s?[€£$]?|[$€£¥]?\s?\d[\d.,]*\s?[€£$]?\s*(?:off|delivery|shipping|deposit)\b/gi;

/** What costs nothing, or is to be had. */
const FREE = /^free\b/i;

/** What a measure is called, by its dimension. */
export const HEADS: Readonly<Record<string, RegExp>> = {
  price: /\b(?:price|cost|rent|fee|fare|amount|total|value|worth|salary|pay|wage)s?\b/i,
  duration: /\b(?:duration|time|length|takes|minutes|travel)\b/i,
  rating: /\b(?:rating|rated|score|stars|reviews?)\b/i,
  date: /\b(?:date|day|when|due|added|created|modified|changed|updated|published|year|received|posted|departs?|departure|time|starts?|deadline)\b/i,
  bytes: /\bsize\b/i,
  grams: /\b(?:weight|mass)\b/i,
};

function clockOf(text: string): number | null {
  const found = /\b\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?/i.exec(text)?.[0];
  const [hours, rest] = (parseTime((found ?? '').replace('.', ':')) ?? '').split(':').map(Number);
  return hours === undefined || rest === undefined || Number.isNaN(hours) ? null : hours * 60 + rest;
}

/** How long ago, in minutes below zero: "yesterday", "2 hours ago". */
function agoOf(text: string): number | null {
  const said = text.trim().toLowerCase();
  if (/^(?:just now|now)$/.test(said)) return NOW;
  if (/^today\b/.test(said)) return NOW - DAY + (clockOf(said) ?? 0);
  if (/^yesterday\b/.test(said)) return NOW - 2 * DAY + (clockOf(said) ?? 0);
  const ago = /\b(\d+|an?)\s*(min|h|hour|day|week|month|year)\w*\s+(?:ago|old)\b/.exec(said);
  if (!ago) return null;
  const unit = { min: 1, h: 60, hour: 60, day: DAY, week: 7 * DAY, month: 30 * DAY, year: 365 * DAY }[ago[2]!]!;
  return NOW - unit * (Number(ago[1]) || 1);
}
const DAY = 1440;
/** Later than any date that a page tells, in minutes. */
const NOW = 1e12;

/** "Wed 09:05": a day of the last week, by its name and hour alone. */
const BY_WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\.?,? (?=\d{1,2}[:.]\d{2}\b)/i;
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Days that are told by the names of the week lie one behind the other as the list runs, the newest first or last. */
function inWeek(values: ReadonlyArray<{ thing: Thing; value: number }>): Array<{ thing: Thing; value: number }> {
  const days = values.map(({ thing }) => WEEK.indexOf(BY_WEEKDAY.exec(thing.text)?.[1]?.toLowerCase() ?? ''));
  const first = days.find((day) => day >= 0);
  if (first === undefined) return [...values];
  const behind = days.map((day) => (first - day + 7) % 7);
  const runsDown = behind.every(
    (back, i) => days[i]! < 0 || days.slice(0, i).every((day, j) => day < 0 || behind[j]! <= back),
  );
  return values.map((entry, i) => {
    if (days[i]! < 0) return entry;
    const { text } = entry.thing;
    const minute = clockOf(text.slice(BY_WEEKDAY.exec(text)!.index)) ?? 0;
    const away = runsDown ? -behind[i]! : (days[i]! - first + 7) % 7;
    return { ...entry, value: NOW - 8 * DAY + (away + (runsDown ? 7 : 0)) * DAY + minute };
  });
}

/** Among days that are told, a bare time of day is today's. */
export function alignTimes(told: Array<{ thing: Thing; value: number }>): Array<{ thing: Thing; value: number }> {
  const values = inWeek(told);
  const mixed = values.some(({ value }) => value > DAY) && values.some(({ value }) => value <= DAY);
  return mixed
    ? values.map((entry) => (entry.value <= DAY ? { ...entry, value: NOW - DAY + entry.value } : entry))
    : values;
}

function numberIn(text: string): number | null {
  if (/^unlimited$/i.test(text.trim())) return Number.POSITIVE_INFINITY;
  return prices(text)[0] ?? durationOr(text) ?? numbers(text)[0] ?? null;
}

function durationOr(text: string): number | null {
  for (const unit of ['bytes', 'grams', 'metres']) {
    const value = quantityWithUnit(text, unit);
    if (value !== null) return value;
  }
  return durationMinutes(text.toLowerCase());
}

/** How something is rated that stands by itself with its decimal, or with its scale: "8.9", "4.5 of 5", "87/100". */
function scoreIn(text: string): number | null {
  const found = /^\s*(?:(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:\/|(?:out )?of)\s*(?:5|6|10|20|100)|(10|\d)[.,](\d))\s*$/i.exec(
    text,
  );
  if (!found) return null;
  return found[1] ? Number(found[1].replace(',', '.')) : Number(`${found[2]}.${found[3]}`);
}

function ofDimension(text: string, dimension: string): number | null {
  switch (dimension) {
    case 'price': {
      if (FREE.test(text.trim())) return 0;
      // Of two prices and nothing else the old one is struck out.
      const both = prices(text);
      if (both.length === 2 && !/\p{L}{3}/u.test(text)) return Math.min(...both);
      return prices(text.replace(NOT_THE_PRICE, ' '))[0] ?? prices(text)[0] ?? null;
    }
    case 'duration':
      // The shortest walk may be told by how far it is.
      return durationMinutes(text.toLowerCase()) ?? quantityWithUnit(text, 'metres');
    case 'rating':
      return (
        measured(
          { name: '', text, said: phrase(''), properties: [], items: [], box: null },
          {
            least: 0,
            most: 5,
            open: false,
            unit: '',
            of: ['rated'],
            clock: false,
          },
        ) ?? scoreIn(text)
      );
    case 'date':
      return agoOf(text) ?? momentOf(text) ?? clockOf(text);
    case 'bytes':
    case 'grams':
      return quantityWithUnit(text, dimension);
    default:
      return null;
  }
}

/** Measures that no sum of money is. */
const MEASURED = new Set(['grams', 'bytes', 'duration', 'rating']);

/** Where a step says the last of the words of a head; -1 where it says none. */
function lastSaid(head: string, said: Phrase): number {
  const own = new Set(phrase(head).tokens.map(({ stem: word }) => word));
  return said.tokens.findLastIndex(({ stem: word }) => own.has(word));
}

/** The number by which a thing is compared; null where it shows none. */
export function rankOf(thing: Thing, { dimension, of }: Superlative, said: Phrase): number | null {
  const headed = thing.properties.filter(({ head }) => head !== '');
  if (of) {
    const own = headed.find(({ head }) => words(head).some((word) => stem(word) === stem(of)));
    return own
      ? numberIn(own.text)
      : (counted(thing.text, of) ?? countsOf(thing.text, [of])[0] ?? numberNear(thing, of) ?? onlyCount(headed));
  }
  // A property that the step itself names comes first: "the highest salary".
  // Of two that it says the one said last: "the order with the highest total" is told by the total.
  const told = headed
    .filter(({ head, text }) => literalCoverage(phrase(head), said) > 0.6 && numberIn(text) !== null)
    .sort((a, b) => lastSaid(b.head, said) - lastSaid(a.head, said))[0];
  if (dimension === 'number') {
    if (told) return numberIn(told.text);
    const sized = durationOr(thing.text);
    if (sized !== null) return sized;
    const all = thing.properties.flatMap(({ text }) => (/^\D{0,14}\d[\d.,]*\D{0,14}$/.test(text) ? numbers(text) : []));
    return all.length === 1 ? all[0]! : null;
  }
  const pattern = HEADS[dimension];
  const column = headed.find(({ head }) => pattern?.test(head));
  // A word of the step over another measure heads nothing that is compared.
  const isOf = ({ head, text }: Property) => pattern?.test(head) || ofDimension(text, dimension) !== null;
  const own = told && (isOf(told) || !thing.properties.some(isOf)) ? told : column;
  const columns = own ? [own] : [];
  for (const { text } of columns) {
    // What costs something weighs nothing.
    const bare = dimension !== 'date' && (!MEASURED.has(dimension) || prices(text).length === 0);
    const value = ofDimension(text, dimension) ?? (bare ? numberIn(text) : null);
    if (value !== null) return value;
  }
  // A hut that has a price, and is free in July, costs what it says.
  const isPriced = thing.properties.some(({ text }) => prices(text.replace(NOT_THE_PRICE, ' ')).length > 0);
  for (const { text } of thing.properties) {
    const value = isPriced && FREE.test(text.trim()) ? null : ofDimension(text, dimension);
    if (value !== null) return value;
  }
  return ofDimension(thing.text, dimension) ?? (dimension === 'price' ? null : looseDate(thing.text, dimension));
}

function looseDate(text: string, dimension: string): number | null {
  return dimension === 'date' ? comparable(text, 'date') : null;
}

/** The one column that counts something, however it is headed: people who queue are told under "Waiting". */
function onlyCount(headed: readonly Property[]): number | null {
  const counts = headed.filter(({ head, text }) => /^\d{1,6}$/.test(text.trim()) && !NO_COUNT.test(head));
  return counts.length === 1 ? Number(counts[0]!.text) : null;
}
/** Heads over numbers that count nothing. */
const NO_COUNT =
  /\b(?:no\.?|nr|number|id|ref\w*|code|year|age|room|floor|page|rank|place|position|#|price|cost|fee|total|weight|length|height)\b/i;

/** "Stock 14" on a line of its own, or the number right beside the word. */
function numberNear(thing: Thing, of: string): number | null {
  const at = thing.properties.findIndex(
    ({ text }) => words(text).length <= 2 && words(text).some((word) => stem(word) === stem(of)),
  );
  if (at < 0) return null;
  for (const near of [thing.properties[at + 1], thing.properties[at - 1]]) {
    const value = near && /^\D{0,3}\d[\d.,]*\D{0,4}$/.test(near.text) ? numbers(near.text)[0] : undefined;
    if (value !== undefined) return value;
  }
  return null;
}
