import { fold, numbers, parseTime, prices, stem, words } from '../../language/index.ts';
import type { Bound } from '../goal/conditions.ts';
import type { Thing } from './thing.ts';
import { AREAS, LENGTHS } from './units.ts';

/** Units written in more than one way, and how many of the first of its line each is. */
const UNITS: ReadonlyArray<Record<string, number>> = [
  { mb: 1, megabytes: 1, kb: 0.001, gb: 1e3, gigabytes: 1e3, tb: 1e6 },
  { g: 1, grams: 1, kg: 1e3, kilos: 1e3 },
  LENGTHS,
  { min: 1, mins: 1, minute: 1, minutes: 1, h: 60, hr: 60, hrs: 60, hour: 60, hours: 60, day: 1440, days: 1440 },
  { star: 1, stars: 1 },
  { '%': 1, percent: 1 },
  AREAS,
  { l: 1, ml: 0.001, litre: 1, litres: 1, liter: 1, liters: 1, cl: 0.01 },
  { v: 1, volt: 1, volts: 1 },
  { w: 1, watt: 1, watts: 1, kw: 1000 },
  { hz: 1, hertz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
];

const MONEY = /^(?:[$€£¥]|euros?|dollars?|pounds?|usd|eur|gbp|chf)$/;
/** Words that speak of what something costs. */
const COST = /^(?:pric\w*|cost\w*|rent|fee|fare|salary|pay|budget)$/;

function scaleOf(unit: string): { family: Record<string, number>; scale: number } | null {
  for (const family of UNITS) if (family[unit] !== undefined) return { family, scale: family[unit] };
  return null;
}

/** Every amount of a text that bears a unit of a family, in the family's first unit. */
function amounts(text: string, family: Record<string, number>): number[] {
  const names = Object.keys(family)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const pattern = new RegExp(`(\\d[\\d.,]*)\\s*(${names})(?![\\p{L}²])`, 'giu');
  const found = [...fold(text).matchAll(pattern)].flatMap((match) => {
    const value = numbers(match[1]!)[0];
    return value === undefined ? [] : [value * family[match[2]!]!];
  });
  // "1 h 25 min" is one length.
  return family.min !== undefined && found.length === 2 && /\d\s*h\w*\s*\d+\s*m/i.test(text)
    ? [found[0]! + found[1]!]
    : found;
}

const KIN: ReadonlyArray<ReadonlySet<string>> = [
  ['rate', 'star', 'score', 'review'],
  ['memori', 'ram'],
  ['bedroom', 'bed', 'room'],
  ['peopl', 'person', 'guest', 'seat', 'capac', 'sleep', 'user', 'place'],
  ['price', 'cost', 'rent', 'fee'],
  ['salari', 'pay', 'wage'],
  ['publish', 'year', 'date', 'releas'],
  ['durat', 'time', 'length'],
].map((names) => new Set(names));

/** Whether two words, as stems, speak of the same measure. */
function akin(a: string, b: string): boolean {
  return a === b || KIN.some((set) => set.has(a) && set.has(b));
}

function saysOf(text: string, of: readonly string[]): boolean {
  const own = words(text).map(stem);
  return of.some((word) => own.some((other) => akin(stem(word), other)));
}

/** Numbers in a text that count what the words name: "3 bedrooms", "Bedrooms: 3", "sleeps 4". */
export function countsOf(text: string, of: readonly string[]): number[] {
  const out: number[] = [];
  const folded = fold(text);
  const add = (word: string, digits: string) => {
    const value = numbers(digits)[0];
    if (value !== undefined && of.some((name) => akin(stem(name), stem(word)))) out.push(value);
  };
  for (const match of folded.matchAll(/(\d[\d.,]*)\s*(?:\p{L}+\s+)?([\p{L}]+)/gu)) add(match[2]!, match[1]!);
  for (const match of folded.matchAll(/\b(?:no|without(?: an?)?) (\p{L}+)/gu)) add(match[1]!, '0');
  if (out.length > 0) return out;
  for (const match of folded.matchAll(/([\p{L}]+)[\s:=(–-]{0,3}(?:(?:for|up|to)\s)*(\d[\d.,]*)/gu))
    add(match[1]!, match[2]!);
  return out;
}

function clockIn(text: string): number | null {
  const found = /\b\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?|\b\d{1,2}\s?[ap]\.?m\b/i.exec(text)?.[0];
  const [hours, rest] = (parseTime((found ?? '').replace('.', ':')) ?? '').split(':').map(Number);
  return hours === undefined || rest === undefined || Number.isNaN(hours) ? null : hours * 60 + rest;
}

/** How many stars a text gives, of five: "4.1 out of 5 stars", "★★★★☆". */
function ratingIn(text: string): number | null {
  const drawn = /[★⭐]{2,5}/u.exec(text)?.[0];
  if (drawn) return [...drawn].length;
  const said =
    /(?<![\d.,])([0-5](?:[.,]\d{1,2})?)\s*(?:★|⭐|\/\s*5|(?:out )?of 5|stars?)|(?:★|⭐)\s*([0-5](?:[.,]\d{1,2})?)/i.exec(
      text,
    );
  return said ? Number((said[1] ?? said[2] ?? '').replace(',', '.')) : null;
}

/** How much one of what a head counts is, in the first unit of a family: "Height (m)", "Area km²"; null where it bears none of it. */
function headScale(head: string, family: Record<string, number>): number | null {
  const unit = Object.keys(family)
    .sort((a, b) => b.length - a.length)
    .find((name) => new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}²])`, 'u').test(fold(head)));
  return unit === undefined ? null : family[unit]!;
}

/** What heads a column of years. */
const DATED = /\b(?:year|since|founded|established|built|opened|released?|published|born|made|from|date)\b/;

/** Whether a bound is set in years, which are known by their looks. */
function isYear({ least, most, unit }: Bound): boolean {
  return unit === '' && [least, most].filter(Number.isFinite).every((value) => /^(?:19|20)\d{2}$/.test(String(value)));
}

/** What a bound speaks of in a table, by the words of a head or the unit that it bears, and how many of the bound's unit one of it is. */
export function headFor(heads: readonly string[], bound: Bound): { head: string; scale: number } | null {
  const unit = scaleOf(bound.unit);
  const scale = (head: string) => (unit ? (headScale(head, unit.family) ?? unit.scale) / unit.scale : 1);
  const dated = isYear(bound) ? heads.find((text) => DATED.test(fold(text))) : undefined;
  const head =
    // What the things themselves are called heads their names, and no years.
    heads.find((text, at) => saysOf(text, bound.of) && !(dated && at === 0)) ??
    heads.find((text) => unit && headScale(text, unit.family) !== null) ??
    dated ??
    (MONEY.test(bound.unit) ? heads.find((text) => words(text).some((word) => COST.test(word))) : undefined);
  return head ? { head, scale: scale(head) } : null;
}

/** The number of a thing that a bound speaks of; null where the thing shows none. */
export function measured(thing: Thing, bound: Bound): number | null {
  if (bound.clock) return clockIn(thing.text);
  const rated =
    bound.unit.startsWith('star') || /\b(?:rat|star|score)/.test(bound.of.join(' ')) ? ratingIn(thing.text) : null;
  if (rated !== null) return rated;
  const named = thing.properties.filter((entry) => entry.head !== '' && saysOf(entry.head, bound.of));
  // "Lakes protected before 1950": no number stands under the name of the thing.
  const headed = isYear(bound) ? named.filter(({ text }) => /\d/.test(text)) : named;
  // "18 volts" counts volts, and is a measure all the same.
  const unit = scaleOf(bound.unit) ?? (bound.unit ? null : scaleOf(bound.of[0] ?? ''));
  const texts = headed.length > 0 ? headed.map((entry) => entry.text) : [thing.text];
  if (unit) {
    for (const text of texts) {
      const found = amounts(text, unit.family);
      // Of several the one that stands at the words: "16 GB memory, 512 GB disk".
      const near = found.length > 1 && headed.length === 0 ? nearest(text, bound, unit.family) : null;
      const value = near ?? found[0];
      if (value !== undefined) return value / unit.scale;
    }
    const told = headFor(
      thing.properties.map(({ head }) => head),
      bound,
    );
    const own = told ? numbers(thing.properties.find(({ head }) => head === told.head)!.text)[0] : undefined;
    if (told && own !== undefined) return own * told.scale;
    if (headed.length === 0 && bound.of.length === 0) return null;
  }
  const costs = MONEY.test(bound.unit) || bound.of.some((word) => COST.test(word));
  if (costs) {
    const priced = thing.properties.find(
      (entry) => entry.head !== '' && words(entry.head).some((word) => COST.test(word)),
    );
    const paid = prices(thing.text)[0];
    return paid ?? (priced ? (numbers(priced.text)[0] ?? null) : /\bfree\b/i.test(thing.text) ? 0 : null);
  }
  if (headed.length > 0) {
    const value = headed.map((entry) =>
      /^unlimited$/i.test(entry.text) ? Number.POSITIVE_INFINITY : numbers(entry.text)[0],
    );
    return value.find((found) => found !== undefined) ?? null;
  }
  const counts = [...bound.of, ...(unit || !bound.unit ? [] : [bound.unit])];
  const count = [...thing.properties.map((entry) => entry.text), thing.text].flatMap((text) =>
    countsOf(text, counts),
  )[0];
  if (count !== undefined) return count;
  if (isYear(bound)) {
    const column = headFor(
      thing.properties.map(({ head }) => head),
      bound,
    );
    const told = thing.properties.find(({ head }) => head !== '' && head === column?.head)?.text ?? thing.text;
    const year = numbers(told).find((value) => /^(?:19|20)\d{2}$/.test(String(value)));
    if (year !== undefined) return year;
  }
  if (bound.of.length === 0 && !bound.unit) return prices(thing.text)[0] ?? null;
  return null;
}

function nearest(text: string, bound: Bound, family: Record<string, number>): number | null {
  for (const part of text.split(/[,.;·|•/](?=\s|$)|\s[–—-]\s|\n/)) {
    const found = amounts(part, family);
    if (found.length === 1 && saysOf(part, bound.of)) return found[0]!;
  }
  return null;
}

/** Whether a thing keeps to a bound; null where it does not show. */
export function keeps(thing: Thing, bound: Bound): boolean | null {
  const value = measured(thing, bound);
  if (value === null) return null;
  if (bound.open && (value === bound.least || value === bound.most)) return false;
  return value >= bound.least && value <= bound.most;
}
