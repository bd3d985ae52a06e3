import { fold, isDayOrMonth, monthName, tokens } from '../../language/index.ts';
import { monthGrid } from '../answering/month-grid.ts';
import { sortsAsked } from '../answering/question/kinds.ts';
import type { Step } from '../goal/types.ts';
import { monthOf, turnToMonth } from '../rules/way/month-asked.ts';
import { shownMonth } from '../rules/widgets/calendar.ts';
import type { Situation } from '../situation.ts';
import { given } from './learned.ts';
import type { Verdict } from './verdict.ts';

/** Words that ask for a day, or only say that something is on then. */
const ASKS = /^(?:day|date|week|month|year|take|place|hold|held|happen|fall|schedule\w*|plan(?:ned)?|calendar)$/;
/** Weight from which on a word tells what is asked after. */
const TELLS = 0.3;

/** On which day of the month that is shown something is; what another month would tell is not told by this one. */
export function onCalendar(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn') return undefined;
  if (turnToMonth(situation)) return null;
  const [sort] = sortsAsked(step.text);
  const month = sort === 'date' ? shownMonth(situation) : null;
  const grid = month && monthGrid(situation.page);
  if (!grid) return undefined;
  const meant = monthOf(step, situation);
  if (meant && (meant.month !== month.month || meant.year !== month.year)) return undefined;
  const asked = tokens(fold(step.text)).filter(
    ({ word, number, weight }) => !number && weight > TELLS && !ASKS.test(word) && !isDayOrMonth(word),
  );
  const found = [...grid].flatMap(([day, lines]) => {
    const line = lines.find((text) => {
      const said = tokens(fold(text));
      return asked.every(({ stem }) => said.some((other) => other.stem === stem));
    });
    return line ? [{ day, line }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1 || asked.length === 0) return undefined;
  return given({ line: `${only.day} ${monthName(month.month)} ${month.year}: ${only.line}`, fit: 0.9 });
}
