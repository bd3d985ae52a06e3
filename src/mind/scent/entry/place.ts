// Which field of a form a told property belongs to: by what the field is called, by what it stands for, by the answers that it offers.
import {
  isStopWord,
  numberOf,
  parseDate,
  parseTime,
  phrase,
  plain,
  similarity,
  stem,
  synonymous,
  words,
} from '../../language/index.ts';
import { addressPart } from '../filling/address.ts';
import { classOfField, classOfWords, isEmptyOption } from '../filling/fields.ts';
import type { Answer } from '../rules/sheet/answer.ts';
import type { Blank } from '../rules/sheet/blanks.ts';
import type { Situation } from '../situation.ts';
import { ITSELF, TITLE } from './details.ts';
import type { Told } from './told.ts';

/** Words by which the same property goes in the fields of different records. */
const FAMILIES = [
  'price cost costs rate fee charge tariff fare selling sells amount',
  'quantity qty stock number count pieces units left available copies supply',
  'place where location located room bench shelf bay aisle rack site branch department team office position desk address street house building area venue kept stored stands',
  'name title called label',
  'seats places capacity people persons size',
  'status state stage',
  'tag sticker code number no serial id reference barcode plate',
  'born birth birthday dob',
  'phone telephone mobile tel call ring reach',
  'owner keeper belongs belonging holder',
].map((family) => new Set(family.split(' ').map(stem)));
/** Fit from which a property belongs to a field; fitted. */
const BELONGS = 0.5;
/** What is said in the negative by the label of a box: "Hide", "Not for sale", "Sold out". */
const NEGATIVE =
  /^(?:hide|hidden|not\b|no\b|do not|don['’]t|exclude|suspend|retired?|out of|block|disable|inactive|archived?)/i;
const YES = /^(?:yes|on|active|enabled?|visible|shown?)$/i;
const NO = /^(?:no|off|inactive|disabled?|hidden|not shown)$/i;

const telling = (text: string): string[] =>
  words(text)
    .filter((word) => !isStopWord(word))
    .map(stem);

/** Fields for what a thing is called, the plainest first, and for what it is. */
const TITLES = [
  /^(?:\p{L}+ )?title\b/iu,
  /^(?:\p{L}+ )?name\b/iu,
  /\b(?:summary|subject|headline|heading|topic|caption)\b/i,
  /\b(?:title|name|called)\b/i,
];
const THINGS = [
  /\b(?:make|model|product|item|thing|device|article)\b/i,
  /^(?:full |\p{L}+['’]s )?name\b|\btitle\b/iu,
  /\b(?:name|what)\b/i,
];
/** Whose name is asked for where somebody fills in a form for themselves or another. */
const OTHERS_NAME =
  /\b(?:your|user|contact|company|owner|first|last|sur|given|family|reporter|author|customer|requested)\b/i;

/** 0..1: how far a field is the one for what a thing is called, or for what it is. */
function itselfFit(field: string, label: string): number {
  if (OTHERS_NAME.test(label)) return 0;
  const ways = field === TITLE ? TITLES : THINGS;
  const at = ways.findIndex((pattern) => pattern.test(label));
  return at < 0 ? 0 : 0.97 - 0.05 * at;
}

/** A text with its letters and figures made alike: "N-0344" and the hint "X-0000" are of one shape. */
const shapeOf = (text: string): string =>
  text
    .replace(/^\s*(?:e\.?g\.?|for example|such as|like)[\s:,]*/i, '')
    .replace(/\d/g, '0')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .trim();

/** Whether what is told is written as a field hints that it is to be. */
function isOfShape(value: string, hint: string): boolean {
  return /0{2}/.test(shapeOf(value)) && /\p{L}/u.test(value) && shapeOf(value) === shapeOf(hint);
}

/** 0..1: how far the label of a field says a property. */
export function labelFit(field: string, label: string): number {
  if (field === TITLE || field === ITSELF) return itselfFit(field, label);
  const [wanted, own] = [telling(field), telling(label)];
  if (wanted.length === 0 || own.length === 0) return 0;
  if (wanted.some((word) => own.includes(word)))
    return 0.8 + 0.2 * (wanted.filter((word) => own.includes(word)).length / wanted.length);
  if (FAMILIES.some((family) => wanted.some((word) => family.has(word)) && own.some((word) => family.has(word))))
    return 0.75;
  if (wanted.some((word) => own.some((other) => synonymous(word, other)))) return 0.7;
  return 0.9 * similarity(phrase(field), phrase(label));
}

/** The option of a list that a value is: by its words, or those that it bears. */
function optionOf(value: string, options: readonly string[]): string | null {
  const wanted = ` ${plain(value)} `;
  const real = options.filter((option) => !isEmptyOption(option) && plain(option) !== '');
  return (
    real.find((option) => plain(option) === wanted.trim()) ??
    real.find((option) => ` ${plain(option)} `.includes(wanted)) ??
    real.filter((option) => wanted.includes(` ${plain(option)} `)).sort((a, b) => b.length - a.length)[0] ??
    null
  );
}

/** A value as a field for it shows one: without the sign of the money where that stands beside it. */
export function written(value: string, { shown, items: [item], label }: Blank): string {
  const bare = /^\W*(?:EUR|GBP|USD|CHF)?\s*(\d[\d.,]*)\s*(?:[€£$]|EUR|GBP|USD|CHF|per .*|each|a .*)?$/i.exec(
    value,
  )?.[1];
  if (!bare) return value;
  const money = /[€£$]|EUR|GBP|USD|CHF/i;
  return /^\d/.test(shown) || money.test(label) || item!.role === 'spinbutton' ? bare : value;
}

/** The fit of a property that has a value with a field that takes one. */
function valueFit(situation: Situation, { field, value }: Told, blank: Blank): Omit<Answer, 'blank'> | null {
  const item = blank.items[0]!;
  const label = `${blank.label} ${item.placeholder}`;
  const said = labelFit(field, label);
  const text = value!;
  if (blank.kind === 'box' || blank.kind === 'part') return null;
  if (blank.kind === 'list' || blank.kind === 'choice') {
    const option = optionOf(text, blank.options);
    // "In stock: 20" is an answer by its number, and only where the list is of that.
    if (option === null || (/^\d+$/.test(text) && said < BELONGS)) return null;
    return { text: option, fit: Math.max(0.9, said) };
  }
  const group = classOfField(item);
  const own = classOfWords(field);
  const same = own !== 'unknown' && own === group ? 0.9 : 0;
  if (blank.kind === 'number' || blank.kind === 'counter') {
    const number =
      numberOf(text.replace(/^[€£$]\s*/, '')) ??
      (/\d/.test(text) ? Number(/\d[\d.,]*/.exec(text)![0].replace(',', '.')) : null);
    const fit = Math.max(said, same);
    return number === null || Number.isNaN(number) ? null : { text: String(number), fit };
  }
  if (blank.kind === 'date') {
    const day = parseDate(text, situation.request.today, situation.dayFirst);
    return day ? { text, day, fit: Math.max(said, same, 0.6) } : null;
  }
  if (blank.kind === 'time') {
    const time = parseTime(text);
    return time ? { text: time, fit: Math.max(said, same, 0.6) } : null;
  }
  if (isOfShape(text, item.placeholder)) return { text, fit: 0.96 };
  const part = field === 'place' ? addressOf(text, group) : null;
  if (part) return { text: part, fit: 0.95, part: true };
  if (field === 'place' && ['name', 'email', 'tel', 'message'].includes(group)) return null;
  const money = /[€£$]/.test(text) && /[€£$]|\b(?:EUR|GBP|USD|CHF)\b/.test(`${label} ${blank.shown}`) ? 0.8 : 0;
  if (money === 0 && /[€£$]/.test(text) && blank.shown !== '' && !/\d/.test(blank.shown)) return null;
  return { text: written(text, blank), fit: Math.max(said, same, money) };
}

/** What of an address goes into a field of that kind. */
function addressOf(text: string, group: string): string | null {
  if (!/^\d+\w? \p{Lu}|^\p{Lu}[\p{L}. -]+ \d+\w?\b/u.test(text)) return null;
  if (!['street-address', 'postal-code', 'city'].includes(group)) return null;
  const part = addressPart(text, group as 'city');
  if (part) return part;
  const [street = '', ...rest] = text.split(/,\s*/);
  if (group === 'street-address') return street;
  const code = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,5})\b/.exec(rest.join(' '))?.[0] ?? null;
  if (group === 'postal-code') return code;
  const town = rest
    .join(' ')
    .replace(code ?? '', '')
    .trim();
  return town === '' ? null : town;
}

/** The fit of what holds or does not with a box, a pair of answers, or a list of how a thing stands. */
function turnFit({ field, holds }: Told, blank: Blank): Omit<Answer, 'blank'> | null {
  const fit = Math.max(
    labelFit(field, blank.label),
    ...telling(field).map((word) => (telling(blank.label).includes(word) ? 0.8 : 0)),
  );
  const on = holds !== NEGATIVE.test(blank.label.trim());
  if (blank.kind === 'box') return { text: on ? 'on' : 'off', fit };
  if (blank.kind !== 'list' && blank.kind !== 'choice') return null;
  const option = blank.options.find((one) => (on ? YES : NO).test(one.trim()));
  if (option) return { text: option, fit };
  const own = holds
    ? optionOf(field, blank.options)
    : blank.options.find((one) => NEGATIVE.test(one) && telling(field).some((word) => telling(one).includes(word)));
  return own ? { text: own, fit: 0.9 } : null;
}

/** Where the told properties go in what can be answered here: each into the field that takes it best, each field once. */
export function placesFor(
  situation: Situation,
  told: readonly Told[],
  blanks: readonly Blank[],
): Array<{ of: Told; answer: Answer }> {
  const pairs = told.flatMap((of) =>
    blanks.flatMap((blank) => {
      const found = of.value === null ? turnFit(of, blank) : valueFit(situation, of, blank);
      return found ? [{ of, answer: { ...found, blank } }] : [];
    }),
  );
  const boxes = blanks.filter(({ kind }) => kind === 'box');
  const out: Array<{ of: Told; answer: Answer }> = [];
  for (const pair of pairs.sort((a, b) => b.answer.fit - a.answer.fit || a.answer.blank.order - b.answer.blank.order)) {
    // The only box of a form is what can hold or not.
    const least = pair.of.value === null && boxes.length === 1 && pair.answer.blank === boxes[0] ? LONE : BELONGS;
    const clash = out.some(
      ({ of, answer }) => answer.blank === pair.answer.blank || (of === pair.of && !(answer.part && pair.answer.part)),
    );
    if (pair.answer.fit >= least && !clash) out.push(pair);
  }
  return out;
}
const LONE = 0.25;
