import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isAboutCookies } from '../rules/setbacks/cookies.ts';
import { clearOverlay } from '../rules/setbacks/obstacles.ts';
import { isToBeClosed } from '../rules/setbacks/to-be-closed.ts';
import type { Situation } from '../situation.ts';
import type { Verdict } from './verdict.ts';

/** "Close everything that pops up", "get rid of whatever covers the page". */
const COVERS =
  /^(?:close|remove|dismiss|clear)\b(?!.*\b(?:cart|basket|bag|list|order|account)\b).*\b(?:pops? up|pop-?ups?|(?:covers?|lies over|is over|opens over|sits on) (?:the|this) (?:page|screen|site|text)|in the way|overlays?)\b/;

/** What lies over the page is away, and nothing asks about cookies any more. */
export function cleared(situation: Situation, step: Step): Verdict {
  const text = fold(step.text);
  if (isToBeClosed(step)) return undefined;
  const covers = COVERS.test(text) && step.quoted.length === 0;
  if (!covers && !isAboutCookies(text)) return undefined;
  if (situation.page.lines.length === 0 || situation.page.dialog) return null;
  const { memory } = situation;
  if (clearOverlay(situation) !== null || situation.items.some(({ state }) => state.has('modal'))) return null;
  const cause = memory.last?.label ?? situation.page.title;
  return covers || !/\bcookies?\b/.test(situation.page.all.folded)
    ? { why: 'nothing lies over the page', cause, sure: 0.7 }
    : null;
}
