import { numberOf } from '../../../language/index.ts';

/** An amount that takes several words; its unit where the words tell it, else what it counts stands behind it. */
interface Amount {
  number: number;
  unit?: string;
  money?: boolean;
}

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS = 'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen';
const TENS = `(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:${ONES}))?`;
const COUNT = `${TENS}|${TEENS}|${ONES}|\\d{1,4}(?:\\.\\d+)?`;
const UNIT = 'kilo(?:gram)?s?|kg|lit(?:re|er)s?|pints?|pounds?|met(?:re|er)s?|miles?|days?';

const read = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
const count = (said: string) => (/^an?$/i.test(said) ? 1 : (numberOf(said.toLowerCase()) ?? Number.NaN));
const sized = (number: number): Amount | null => (Number.isFinite(number) ? { number } : null);

/** Ways to tell an amount, those of more words first, and how each is read. */
export const AMOUNTS: ReadonlyArray<readonly [said: RegExp, read: (match: RegExpMatchArray) => Amount | null]> = [
  [
    read(`(${COUNT}|an?) (hundred|thousand)(?: (?:and )?(${COUNT}))?`),
    ([, much, size, rest]) =>
      sized(count(much!) * (/^h/i.test(size!) ? 100 : 1000) + (rest === undefined ? 0 : count(rest))),
  ],
  [read('half a dozen'), () => ({ number: 6 })],
  [read(`(${COUNT}) dozen`), ([, much]) => sized(12 * count(much!))],
  // "Half a year" is six months.
  [read('half a year'), () => ({ number: 6, unit: 'months' })],
  [read('(?:a|one) year and a half'), () => ({ number: 18, unit: 'months' })],
  [read('half an hour'), () => ({ number: 30, unit: 'minutes' })],
  [read('three[- ]quarters of an hour'), () => ({ number: 45, unit: 'minutes' })],
  [read('(?:a )?quarter of an hour'), () => ({ number: 15, unit: 'minutes' })],
  [read('(?:an|one) hour and a half'), () => ({ number: 90, unit: 'minutes' })],
  [read(`(${COUNT}) and (?:a half|½)`), ([, much]) => sized(count(much!) + 0.5)],
  [read(`(${COUNT}) and a quarter`), ([, much]) => sized(count(much!) + 0.25)],
  [read(`(${COUNT}) and three quarters`), ([, much]) => sized(count(much!) + 0.75)],
  [read(`(?:an?|one) (${UNIT}) and a half`), ([, unit]) => ({ number: 1.5, unit: unit!.toLowerCase() })],
  [read(`half an? (${UNIT})`), ([, unit]) => ({ number: 0.5, unit: unit!.toLowerCase() })],
  [read(`minus (${COUNT})`), ([, much]) => sized(-count(much!))],
  [
    // "Ten pounds and two books" tells a sum and a number of books.
    read(`(${COUNT}) (?:pounds|euros|dollars) (${COUNT})(?=$|[.,;!?)]| (?:for|to|from|in|on|at|each|per|an?)\\b)`),
    ([, whole, part]) => (count(part!) < 100 ? { number: count(whole!) + count(part!) / 100, money: true } : null),
  ],
  [read(`(${COUNT}) (?:pence|cents)`), ([, much]) => ({ number: count(much!) / 100, money: true })],
  [read('(\\d{1,4}(?:\\.\\d)?)k'), ([, much]) => sized(1000 * Number(much))],
  [read(`(${COUNT})(?: or so|-odd| odd)`), ([, much]) => sized(count(much!))],
];
