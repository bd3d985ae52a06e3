import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { numberedIn } from '../../goal/wording/numbered.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const TAKEN = 'numbered:';

/** Whether a control is the place of that number in that row: "Row C, seat 5", "C5", "5" in the row of C. */
function isPlace({ label, group, context }: Item, { row, number }: { row: string; number: string }): boolean {
  const numbers: readonly string[] = label.match(/\d+/g) ?? [];
  if (!numbers.includes(number)) return false;
  if (row === '') return numbers.length === 1;
  const letter = row.toLowerCase();
  const bears = (text: string) =>
    new RegExp(`(?:^|[^\\p{L}])(?:${letter}-?${number}|${number}-?${letter}|${letter})(?![\\p{L}\\d])`, 'u').test(
      fold(text),
    );
  return bears(label) || (!/\p{L}/u.test(label) && (bears(group) || bears(context.text)));
}

/**
 * Of places that are told by their numbers ("seats 5 and 6 in row C") the next one that is not taken yet, where each of them stands here and
 * is pressed or ticked for itself. Writes to `memory`.
 */
export function takeNumbered(situation: Situation): Proposal | null {
  const { step, page, memory } = situation;
  const told = step ? numberedIn(step.text) : [];
  if (told.length < 2) return null;
  // Beside the first of them the second is no other thing than the one that is meant.
  const marks = page.items.filter(
    (item) =>
      !item.disabled && item.box !== null && item.role !== 'link' && (item.kind === 'check' || isClickable(item)),
  );
  const places = told.map((one) => marks.filter((item) => isPlace(item, one)));
  if (places.some((found) => found.length !== 1)) return null;
  const next = places.flat().find((item) => !isOn(item) && !memory.done.includes(TAKEN + item.name));
  if (!next) return null;
  memory.done.push(TAKEN + next.name);
  return {
    rule: 'take_some',
    why: `“${next.label}” is one of the ${told.length} that I was told to take`,
    status: 'continue',
    item: next,
    args: argumentOf(next, ''),
    sure: 0.9,
    scent: 40,
    cause: next.label,
  };
}
