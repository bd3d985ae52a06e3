import { words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isRow } from '../meaning/confirmation.ts';
import { properNames } from '../meaning/match.ts';
import { furtherDown } from '../rules/way/look.ts';
import type { Situation } from '../situation.ts';
import { given } from './learned.ts';
import type { Verdict } from './verdict.ts';

/** What asks for the one of a list that is as it says. */
const WHICH = /^(?:(?:find out|tell me|say|see|look up) )?(?:which|what|who)\b/i;
/** The longest line by which one of a list is told. */
const LONGEST = 160;

function holds(text: string, part: string): boolean {
  return ` ${words(text).join(' ')} `.includes(` ${words(part).join(' ')} `);
}

/** The one that is left of a list once its own lists of choices show what the question says: the line that bears all of that. */
export function leftOfList(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn' || step.superlative || !WHICH.test(step.text)) return undefined;
  const { page } = situation;
  const chosen = page.items.flatMap(({ kind, value }) =>
    kind === 'choose' && value && holds(step.text, value) ? [value] : [],
  );
  const asked = new Set([...chosen, ...properNames(step.text)]);
  if (chosen.length === 0 || asked.size < 2) return undefined;
  const left = page.lines.filter(
    ({ text, level }) =>
      level === 0 &&
      text.length <= LONGEST &&
      !isRow(page.items, text) &&
      [...asked].every((part) => holds(text, part)),
  );
  const [only] = left;
  const tells = only && words(only.text).some((word) => !words(step.text).includes(word));
  return only && left.length === 1 && tells && !furtherDown(situation)
    ? given({ line: only.text, fit: 0.8 })
    : undefined;
}
