import { fold, numbers } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isClickable } from '../match.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';
import { pressNext } from './common.ts';

/** The order that folded words ask for: rising, falling, or none. */
export function wayOf(text: string): 'rising' | 'falling' | null {
  if (
    /\b(?:descending|decreasing|falling|(?:largest|biggest|greatest) to (?:the )?smallest|highest to (?:the )?lowest|high to low|z to a|reverse alphabetical)\b/.test(
      text,
    )
  )
    return 'falling';
  return /\b(?:ascending|increasing|rising|numerical|numeric|smallest to (?:the )?(?:largest|biggest|greatest)|lowest to (?:the )?highest|alphabetical(?:ly)?|low to high|a to z)\b/.test(
    text,
  )
    ? 'rising'
    : null;
}

/** "Click on the numbers in ascending order": one after the other, by what their labels say. */
export function pressInOrder(situation: Situation, step: Step): Proposal | null {
  const text = fold(step.text);
  const way = wayOf(text);
  if (!way) return null;
  const { memory, key } = situation;
  const letters = /\balphabet|\ba to z|\bz to a/.test(text);
  const all = situation.page.items.filter(
    (item) => isClickable(item) && item.box && (letters ? item.role !== 'link' : /^-?\d[\d.,]*$/.test(item.raw.trim())),
  );
  if (all.length < (memory.last?.rule === 'in_order' ? 1 : 2)) return null;
  const sorted = [...all].sort((a, b) =>
    letters ? fold(a.raw).localeCompare(fold(b.raw)) : numbers(a.raw)[0]! - numbers(b.raw)[0]!,
  );
  if (way === 'falling') sorted.reverse();
  const left = sorted.filter((item) => timesTried(memory, key, item.name) === 0 && !item.disabled);
  return pressNext('in_order', left, (item) => `“${item.label}” comes next`);
}
