import { fold } from '../../../language/index.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** How often something comes, by what people call it. */
const FREQUENCIES: ReadonlyArray<[name: string, said: RegExp]> = [
  ['once', /\b(?:just once|only once|one[- ](?:off|time)|once only)\b/],
  ['2 weeks', /\b(?:fortnightly|bi-?weekly|every (?:two|other|second|2) weeks?|every fortnight|once a fortnight)\b/],
  [
    'quarter',
    /\b(?:quarterly|every (?:quarter|three months|3 months)|once a quarter|four times a year|4 times a year)\b/,
  ],
  ['half year', /\b(?:half-yearly|every (?:six|6) months|twice a year)\b/],
  [
    'day',
    /\b(?:daily|every day|each day|once a day|a day(?! (?:before|after|earlier|later|ahead|in advance|off|out|trip))|per day)\b/,
  ],
  [
    'week',
    new RegExp(`\\b(?:weekly|every week|each week|once a week|a week|per week|every ${WEEKDAY}|${WEEKDAY} only)\\b`),
  ],
  ['month', /\b(?:monthly|every month|each month|once a month|a month|per month)\b/],
  ['year', /\b(?:yearly|annual(?:ly)?|every year|each year|once a year|a year|per year)\b/],
];

/** How often something comes by a text, and where it says so; null where it says nothing of it, or several things. */
export function frequencyIn(text: string): { every: string; start: number; end: number } | null {
  const said = fold(text);
  const found = FREQUENCIES.flatMap(([every, pattern]) => {
    const match = pattern.exec(said);
    return match ? [{ every, start: match.index, end: match.index + match[0].length }] : [];
  });
  const longest = [...found].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  const others = found.filter((one) => longest && (one.start >= longest.end || one.end <= longest.start));
  return longest && others.length === 0 ? longest : null;
}
