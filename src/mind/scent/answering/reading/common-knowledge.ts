import { fold, numberOf } from '../../../language/index.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** How many of one there are in the other, and other counts that everybody has learnt. */
const COUNTS: ReadonlyArray<[RegExp, string]> = [
  [/\bdays\b.*\bweek\b/, '7'],
  [/\bmonths\b.*\byear\b/, '12'],
  [/\bhours\b.*\bday\b/, '24'],
  [/\bminutes\b.*\bhour\b/, '60'],
  [/\bseconds\b.*\bminute\b/, '60'],
  [/\bdays\b.*\b(?:leap year)\b/, '366'],
  [/\bdays\b.*\byear\b/, '365'],
  [/\bweeks\b.*\byear\b/, '52'],
  [/\bletters\b.*\balphabet\b/, '26'],
  [/\bsides\b.*\btriangle\b/, '3'],
  [/\bsides\b.*\b(?:square|rectangle)\b/, '4'],
  [/\bsides\b.*\bpentagon\b/, '5'],
  [/\bsides\b.*\bhexagon\b/, '6'],
  [/\bsides\b.*\boctagon\b/, '8'],
  [/\blegs\b.*\bspider\b/, '8'],
  [/\blegs\b.*\b(?:insect|ant|bee|beetle)\b/, '6'],
  [/\blegs\b.*\b(?:dog|cat|horse|cow|table)\b/, '4'],
  [/\bwheels\b.*\bbicycle\b/, '2'],
  [/\bwheels\b.*\bcar\b/, '4'],
  [/\bcents?\b.*\b(?:dollar|euro)\b|\bcentimet\w+\b.*\bmet(?:er|re)\b|\byears\b.*\bcentury\b/, '100'],
  [/\bgrams?\b.*\bkilogram\b|\bmet(?:er|re)s\b.*\bkilomet\w+\b|\bmillimet\w+\b.*\bmet(?:er|re)\b/, '1000'],
];
/** Two colours of paint, and what comes of mixing them. */
const MIXED: ReadonlyArray<[readonly string[], string]> = [
  [['blue', 'yellow'], 'green'],
  [['red', 'yellow'], 'orange'],
  [['red', 'blue'], 'purple'],
  [['red', 'white'], 'pink'],
  [['black', 'white'], 'grey'],
];

/** What everybody knows without reading it anywhere: the order of months and days, common counts, mixed colours; null for all else. */
export function commonly(question: string, offered: readonly string[]): string | null {
  const asked = fold(question);
  const find = (answer: string) =>
    offered.find((text) => {
      const said = fold(text).replace(/[.!]$/, '');
      return said === answer || (/^\d+$/.test(answer) && numberOf(said) === Number(answer));
    }) ?? null;
  for (const list of [MONTHS, DAYS]) {
    const at = list.findIndex((name) => new RegExp(`\\b${name}\\b`).test(asked));
    const by = /\b(?:after|follows?|next)\b/.test(asked) ? 1 : /\b(?:before|precedes?)\b/.test(asked) ? -1 : 0;
    if (at >= 0 && by !== 0) return find(list[(at + by + list.length) % list.length]!);
  }
  if (/\bhow many\b/.test(asked)) {
    const count = COUNTS.find(([pattern]) => pattern.test(asked))?.[1];
    if (count) return find(count);
  }
  if (/\bcolou?r\b/.test(asked)) {
    const mix = MIXED.find(([parts]) => parts.every((part) => asked.includes(part)))?.[1];
    if (mix) return find(mix) ?? (mix === 'purple' ? find('violet') : mix === 'grey' ? find('gray') : null);
  }
  return null;
}
