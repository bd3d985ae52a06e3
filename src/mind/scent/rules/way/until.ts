import { fold, numbers } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';

/** What a drawn number has to be, as a clause says it; null when it says nothing of the sort. */
function conditionOf(step: Step): ((value: number) => boolean) | null {
  const text = fold(step.text);
  if (!/^(?:generate|roll|spin|draw|shuffle|flip|(?:press|click|hit|keep|tap)\b.*\buntil)\b/.test(text)) return null;
  const bound = numbers(text);
  const between = /\bbetween\b/.test(text) && bound.length > 1;
  if (between) return (value) => value >= Math.min(...bound.slice(-2)) && value <= Math.max(...bound.slice(-2));
  const limit = bound.at(-1);
  if (/\bodd\b/.test(text)) return (value) => Math.abs(value % 2) === 1;
  if (/\beven\b/.test(text)) return (value) => value % 2 === 0;
  if (limit === undefined) return null;
  if (/\b(?:at least|no less than|or more|or higher)\b/.test(text)) return (value) => value >= limit;
  if (/\b(?:at most|no more than|or less|or lower)\b/.test(text)) return (value) => value <= limit;
  if (/\b(?:less|smaller|lower|under|below|fewer)\b/.test(text)) return (value) => value < limit;
  if (/\b(?:greater|more|larger|higher|bigger|over|above)\b/.test(text)) return (value) => value > limit;
  return (value) => value === limit;
}

/** Whether what a press drew is not yet what the step wants: "generate a number greater than 7", "roll until it is even". */
export function notYetDrawn(situation: Situation, step: Step): boolean {
  const fits = conditionOf(step);
  if (!fits) return false;
  const shown = situation.page.lines.flatMap(({ text }) =>
    /^(?:[\p{L} ]{0,30}[:=]\s*)?-?\d+(?:\.\d+)?$/u.test(text.trim()) ? numbers(text) : [],
  );
  return shown.length > 0 ? !fits(shown[0]!) : situation.memory.last === null;
}
