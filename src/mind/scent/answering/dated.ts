import { literalCoverage, parseDate, phrase } from '../../language/index.ts';
import { datesIn } from '../goal/timing.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import type { Answer } from './answer.ts';

/** A day at the head of a row: "24 December", "Tue 3 Nov 2026". */
const DAY = /^(?:\p{L}+,? )?(?:\d{1,2}\.? \p{L}{3,9}|\p{L}{3,9} \d{1,2}|\d{1,2}[./]\d{1,2}\.?)(?:,? \d{4})?:?$/u;
/** The name of a day that the date tells as well. */
const HOLIDAY =
  /\b(?:christmas|new year'?s?|easter|boxing|whit|good friday|bank holiday|eve|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;
/** Cells behind the day of a row that are read with it. */
const CELLS = 3;

/** "Until when is it open on 24 December?": what stands in the row of that day, where days are listed. */
export function rowOfDate(situation: Situation, step: Step, entity: string): Answer | null {
  const { today } = situation.request;
  const dates = datesIn(step.text, today, situation.dayFirst);
  const asked = dates.length === 1 ? parseDate(dates[0]!, today, situation.dayFirst) : null;
  if (!asked) return null;
  const { lines } = situation.page;
  for (const [i, line] of lines.entries()) {
    if (line.level > 0 || !DAY.test(line.text)) continue;
    const day = parseDate(line.text.replace(/:$/, ''), today, situation.dayFirst);
    if (!day || day.day !== asked.day || day.month !== asked.month) continue;
    const rest = lines.slice(i + 1, i + 1 + CELLS);
    const end = rest.findIndex((other) => other.level > 0 || DAY.test(other.text) || other.text.length > 60);
    const cells = (end < 0 ? rest : rest.slice(0, end)).map((other) => other.text);
    if (cells.length === 0) continue;
    // A calendar of something else that has this day too is no answer.
    const about = phrase(entity.replace(dates[0]!, ' ').replace(HOLIDAY, ' ').replace(/\d+/g, ' '));
    if (about.tokens.length > 0 && literalCoverage(about, situation.page.all) < 0.3) continue;
    return { line: `${line.text}: ${cells.join(', ')}`, fit: 0.8 };
  }
  return null;
}
