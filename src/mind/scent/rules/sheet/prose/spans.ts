import { numberOf } from '../../../../language/index.ts';
import type { Clause } from '../../../meaning/clauses.ts';
import { about, spokenOf } from './spoken.ts';

const HOUR = 1 / 24;
/** Units of time in days, as people count them: a month is a twelfth of a year. */
const UNITS: ReadonlyArray<readonly [said: RegExp, days: number]> = [
  [/^min/, HOUR / 60],
  [/^hour/, HOUR],
  [/^(?:day|night)/, 1],
  [/^week/, 7],
  [/^fortnight/, 14],
  [/^month/, 365 / 12],
  [/^quarter/, 365 / 4],
  [/^year/, 365],
];
const SPAN =
  /(?<![\p{L}\d.,])(?:(\d{1,3}|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)[ -](?:or so |odd )?)?(min(?:ute)?s?|hours?|days?|nights?|weeks?|fortnights?|months?|quarters?(?: of a year)?|years?)(?![\p{L}\d])/giu;
/** Two lengths of time are the same that differ by less: two weeks and 14 days, three months and 90 days. */
const SAME = 0.02;

/** The lengths of time that a text tells, in days. */
function spansIn(text: string): number[] {
  const bare = text.replace(/(\d+)\s*(?:to|-|–)\s*(\d+) (?=\p{L})/gu, '$1 $2 ');
  return [...bare.matchAll(SPAN)].flatMap(([, count, unit]) => {
    const each = UNITS.find(([said]) => said.test(unit!.toLowerCase()))![1];
    if (count === undefined) return [];
    const number = /^half/i.test(count) ? 0.5 : /^an?$/i.test(count) ? 1 : numberOf(count.toLowerCase());
    return number === null ? [] : [number * each];
  });
}

const same = (a: number, b: number): boolean => Math.abs(a - b) <= SAME * Math.max(a, b);

/** From and to how long an answer goes: "Less than a year", "1 to 3 years", "14 days"; null where it is no length of time. */
function rangeOf(option: string): { from: number; to: number; open: boolean } | null {
  const [between, from, to, unit] = /(\d+)\s*(?:to|-|–)\s*(\d+) (\p{L}+)/u.exec(option) ?? [];
  if (between) {
    const [low, high] = [spansIn(`${from} ${unit}`)[0], spansIn(`${to} ${unit}`)[0]];
    return low === undefined || high === undefined ? null : { from: low, to: high, open: true };
  }
  const [span, ...others] = spansIn(option);
  if (span === undefined || others.length > 0) return null;
  if (/\b(?:less|under|up to|within|at most|shorter|fewer)\b/i.test(option)) return { from: 0, to: span, open: true };
  if (/\b(?:more|over|longer|at least|or more|and over)\b|\+/i.test(option))
    return { from: span, to: Infinity, open: true };
  return { from: span, to: span, open: false };
}

/**
 * The answer that is as long, or holds as long, as the task tells in whatever unit: a fortnight, of two weeks; "More than 3 years", of four. Where
 * several lengths are told, the one of which the part of the task speaks of the question.
 */
export function byLength(
  label: string,
  options: readonly string[],
  clauses: readonly Clause[],
): { text: string; clause: Clause; near: number } | null {
  const ranges = options.map(rangeOf);
  if (ranges.filter((range) => range !== null).length < Math.max(2, options.length - 1)) return null;
  const question = about(label);
  const found = clauses.flatMap((clause) => {
    if (clause.denies) return [];
    return spansIn(clause.text).flatMap((span) => {
      const at = ranges.findIndex(
        (range) => range && (range.open ? span > range.from && span <= range.to : same(span, range.from)),
      );
      return at < 0
        ? []
        : [{ text: options[at]!, clause, near: spokenOf(question, clause).share, open: ranges[at]!.open }];
    });
  });
  const [best, next] = found.sort((a, b) => b.near - a.near);
  if (!best || (next && next.text !== best.text && next.near === best.near)) return null;
  // Many lengths lie within a range: it has to be told for this question.
  return best.open && best.near === 0 ? null : best;
}
