import { fold, isStopWord, stem, synonymous, words } from '../../../language/index.ts';
import { classOfWords } from '../fields.ts';
import { answersAlike } from '../known/kin.ts';
import { converted, unitsIn } from '../measures.ts';
import type { Control } from './controls.ts';
import type { Demand, Wish } from './types.ts';

const PEOPLE =
  /^(?:us|people|persons?|guests?|travell?ers?|passengers?|diners?|visitors?|participants?|attendees?|party|covers?|servings?|portions?|helpings?|serves|seats?|places?|spaces?|members?|players?|riders?|pax|colleagues?|friends?|employees?|workers?|staff|heads?|pupils?|students?|neighbours?|relatives?|volunteers?)$/;
const GROWN = /^(?:adults?|grown|grown-?ups?)$/;
const THINGS = /^(?:quantity|qty|copies|copy|pieces?|items?|units?|pcs|many|amount|number|count|tickets?)$/;

export function kin(a: string, b: string): boolean {
  return (
    stem(a) === stem(b) ||
    synonymous(a, b) ||
    answersAlike(a, b) ||
    (a.length > 3 && b.length > 3 && (b.startsWith(stem(a)) || a.startsWith(stem(b))))
  );
}

/** "How many people will work the plot?" asks for people, "the height of the shed" for a height: for no number of plots or sheds. */
function countOf(question: string): string {
  const measured = MEASURE_OF.exec(question)?.[0];
  if (measured) return measured;
  const counted = COUNTED.exec(question);
  return counted ? `${question.slice(0, counted.index)} ${counted[0]}` : question;
}
const MEASURE_OF =
  /^.*\b(?:height|length|width|depth|thickness|weight|size|area|volume|distance|temperature|speed|age|price|cost|value|date|time|colou?r|name)(?=\s+of\s)/iu;
const COUNTED =
  /\bhow many\s+(?:\p{L}+\s+){0,2}?\p{L}+(?=\s+(?:will|would|do|does|did|are|is|was|were|can|should|shall|have|has|in|of|for|on|to|at|with|from|you|your|we|there)\b)/iu;

/** How far what is counted is what a control asks the number of, 0..1. */
export function nounFit(question: string, demand: Demand, wish: Wish): number {
  const asked = words(countOf(question)).filter((word) => !isStopWord(word) && !/^\d/.test(word));
  const { nouns, named } = demand;
  if (named && asked.some((word) => kin(word, named))) return 0.95;
  if (nouns.some((noun) => asked.some((word) => !THINGS.test(word) && kin(word, noun)))) return 0.92;
  const people = (word: string) => PEOPLE.test(word);
  const last = nouns[0] ?? '';
  if (asked.some(people) && (nouns.some(people) || nouns.some((noun) => GROWN.test(noun)))) return 0.85;
  if (asked.some((word) => GROWN.test(word)) && nouns.some((noun) => GROWN.test(noun))) return 0.9;
  if (asked.some((word) => GROWN.test(word)) && people(last)) return 0.75;
  if (asked.some((word) => /^age[sd]?$|^old$/.test(word)) && nouns.some((noun) => /^(?:old|aged?)$/.test(noun)))
    return 0.9;
  if (asked.some((word) => THINGS.test(word)) && !CURRENCY.test(question)) {
    // A number of the thing itself, and of nothing that is asked for elsewhere.
    // Each of the people needs a ticket.
    if (nouns.some(people)) return asked.some((word) => /^tickets?$/.test(word)) ? 0.65 : 0;
    if (nouns.some((noun) => UNITS.test(noun))) return 0;
    // "Number of nights" asks for nights, and for nothing else that is told.
    if (asked.some((word) => UNITS.test(word) || people(word))) return 0;
    // "Quantity of soup bowl", for who wants two mugs: it is the number of something else.
    if (nouns.length > 0 && ofSomething(question)) return 0;
    // "Still 2 of them."
    if (nouns.length === 0 && OF_THEM.test(wish.text.slice(demand.end))) return 0.7;
    // "There are 34 on the shelf": the number of what was spoken of before.
    if (nouns.length === 0 && !demand.weak && THERE.test(wish.text.slice(0, demand.start))) return 0.7;
    const firstThing = wish.demands.find(
      (other) => other.kind === 'number' && other.nouns.length > 0 && !other.nouns.some((noun) => UNITS.test(noun)),
    );
    return nouns.length > 0 && (firstThing === demand || !demand.weak) ? (demand.weak ? 0.6 : 0.7) : 0;
  }
  return 0;
}

/** Whether a question names what it asks the number of: "Quantity of mug", "Number of chairs". */
function ofSomething(question: string): boolean {
  const of = /\b(?:quantity|qty|number|amount|count|pieces|copies)\s+of\s+(?:the |your )?(\p{L}+)/iu.exec(
    question,
  )?.[1];
  return of !== undefined && !THINGS.test(fold(of)) && !/^(?:them|these|each|this|it)$/i.test(of);
}

const THERE = /\b(?:there (?:are|were)|(?:re)?counted)(?: (?:now|only|just|still|really|exactly))?\s+$/i;
const OF_THEM = /^\s+of (?:them|these|those|it)\b/;

export const UNITS =
  /^(?:nights?|days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?|degrees?|percent|kilos?|(?:kilo|milli)?grams?|kg|g|mg|(?:kilo|centi|milli)?met(?:re|er)s?|km|cm|mm|miles?|feet|foot|inch(?:es)?|(?:milli|centi)?lit(?:re|er)s?|ml|cl|pints?|stars?|gb|mb)$/;

const YEAR = /\b(?:year|built|born|since|made|registered|graduat\w+|issued|model)\b/;
export const MONEY =
  /\b(?:amount|sum|value|price|cost|worth|budget|total|estimate|pay|donat\w+|salary|income|rent|deposit|limit|loss|damages?|how much|€|£|\$)(?!\p{L})/u;

/** A sum is asked for, and no count, where the money is named. */
const CURRENCY = /[€£$]|\b(?:eur|usd|gbp|euros?|pounds?|dollars?)\b/i;
/** What is measured in a unit, as forms name it. */
const MEASURED: ReadonlyArray<readonly [unit: RegExp, asked: RegExp]> = [
  [
    /^percent$/,
    /%|\b(?:per ?cent|percentage|rate|share|discount|brightness|dim\w*|volume|level|humidity|opacity|position)\b/,
  ],
  [/^degrees?$/, /°|\b(?:temperature|thermostat|heat\w*|cool\w*|warm\w*|target|degrees)\b/],
  [/^(?:kilos?|(?:kilo|milli)?grams?|kg|g|mg)$/, /\b(?:weight|weighs?|heavy|kg|kilos?|(?:kilo)?grams?)\b/],
  [
    /^(?:cm|mm|inch(?:es)?|feet|foot|(?:centi|milli)?met(?:re|er)s?)$/,
    /\b(?:width|height|length|depth|size|wide|high|tall|long|cm|mm)\b/,
  ],
  [/^(?:km|kilomet(?:re|er)s?|miles?)$/, /\b(?:distance|far|radius|mileage|range|km|kilomet(?:re|er)s|miles)\b/],
  [
    /^(?:(?:milli|centi)?lit(?:re|er)s?|ml|cl|pints?)$/,
    /\b(?:volume|capacity|contents?|lit(?:re|er)s?|ml|cl|pints?)\b/,
  ],
  [/^(?:hours?|hrs?|minutes?|mins?)$/, /\b(?:duration|length|how long|time|hours?|min\w*)\b/],
];
/** What money is spoken of with, so that a bare number is a sum. */
const SPENT =
  /^(?:pay\w*|paid|transfer\w*|mov\w+|send\w*|donat\w+|giv\w+|gift|set|rais\w+|lower\w*|increas\w+|reduc\w+|chang\w+|limit|withdraw\w*|deposit\w*|top|spend|charge\w*|bid|offer|cost\w*|price\w*|budget|sum|amount|worth|save|put|add|invest\w*|lend|borrow|refund\w*|rent|fee|salary|income)$/;

/** How a date is to be written, in which "MM" is no millimetre. */
const DATE_MASK = /\b[dmy]{1,4}(?:\s?[-/. ]\s?[dmy]{1,4}){1,2}\b/g;

/** Whether a control asks for what is measured in the unit of a number. */
export function asksInUnit(question: string, { nouns }: Demand): boolean {
  const unit = nouns.find((noun) => UNITS.test(noun));
  return (
    unit !== undefined &&
    MEASURED.some(([told, asked]) => told.test(unit) && asked.test(fold(question).replace(DATE_MASK, ' ')))
  );
}

/** What it is worth that the whole question stands right before a number: "right eye -2.75", beside a list for either eye. */
const NEAR = 0.05;

function shareBefore(question: string, { before }: Demand): number {
  const asked = words(question).filter((word) => !isStopWord(word));
  const said = asked.filter((word) => before.some((other) => stem(other) === stem(word)));
  return asked.length === 0 ? 0 : said.length / asked.length;
}

/** Those beside the one that is spoken of. */
const BESIDE = /\b(?:others?|further|additional|extra|besides)\b/;

/** How far a number of the wish answers the question of a control, 0..1. */
export function numberFit(control: Control, words_: string, demand: Demand, wish: Wish): number {
  const question = `${control.question} ${words_}`;
  const folded = fold(question);
  if (demand.kind === 'money') return MONEY.test(folded) || /[€£$]/.test(words_) ? 0.9 : 0;
  // "A stork" is none of the others that were with it.
  if (demand.weak && BESIDE.test(folded)) return 0;
  // "A voucher" tells of no sum that it is worth.
  if (demand.weak && MONEY.test(folded)) return 0;
  if (demand.number !== null && demand.number >= 1850 && demand.number <= 2100 && demand.nouns.length === 0)
    return YEAR.test(folded) ? 0.9 : 0;
  const direct = nounFit(question, demand, wish);
  if (direct > 0) return Math.min(1, direct + NEAR * shareBefore(question, demand));
  const unit = demand.nouns.find((noun) => UNITS.test(noun));
  if (unit) return asksInUnit(question, demand) ? 0.85 : 0;
  // "Move 250 to savings" beside a field for an amount.
  return MONEY.test(folded) &&
    classOfWords(control.question) !== 'quantity' &&
    demand.nouns.length === 0 &&
    !demand.weak &&
    [...demand.before, demand.named].some((word) => SPENT.test(word))
    ? 0.6
    : 0;
}

/** The number that is told, in the unit that a question speaks of: two hours are 120 where minutes are asked for. */
export function inUnitOf(question: string, { number, nouns }: Pick<Demand, 'number' | 'nouns'>): number | null {
  const unit = nouns.find((noun) => UNITS.test(noun));
  // "Hours per week" are counted in hours.
  const asked = /\b(?:per|an?|each|every)\s+\p{L}+\W*$/iu.test(question) ? [] : unitsIn(question);
  const other = number === null || unit === undefined ? null : converted({ number, unit }, asked);
  return other === null ? number : Number(other.toFixed(4));
}

/** A number as it goes into a field: as it is told, or in the field's unit. */
export function measured(question: string, demand: Demand): string {
  const number = inUnitOf(question, demand);
  return number === demand.number ? asTold(demand) : String(number);
}

/** A number with the decimals that it is told with. */
export function asTold(demand: Demand): string {
  const decimals = /[.,](\d{1,2})(?!\d)\D*$/.exec(demand.value)?.[1];
  return decimals ? demand.number!.toFixed(decimals.length) : String(demand.number);
}
