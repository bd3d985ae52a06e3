import { fold, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Pair } from '../goal/types.ts';
import { isClickable } from '../meaning/match.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';

/** The name of one of several fields that are counted: "Ingredient 2", "2nd passenger", "Guest #3". */
const COUNTED =
  /^(?:(\p{L}[\p{L} ]{1,30}?)\s*#?\s*(\d{1,2})|(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}[\p{L} ]{1,30}))\s*[:*]?$/u;

/** Parts of a list that is told in a sentence: "cucumber, vinegar and dill". */
export function partsOf(value: string): string[] {
  return value
    .split(/\s*(?:,|;)\s*(?:and\s+)?|\s+and\s+/i)
    .map((part) => part.trim())
    .filter(Boolean);
}

function countedName(item: Item): { noun: string; place: number } | null {
  const match = COUNTED.exec(item.label.trim());
  if (!match) return null;
  const noun = words(fold(match[1] ?? match[4] ?? '')).at(-1) ?? '';
  return noun ? { noun: stem(noun), place: Number(match[2] ?? match[3]) } : null;
}

/** The list that the task gives for fields of this name; null where it gives none. */
function listFor(pairs: readonly Pair[], noun: string): string[] | null {
  const pair = pairs.find(({ field }) => words(fold(field)).some((word) => stem(word) === noun));
  const parts = pair ? partsOf(pair.value) : [];
  return parts.length > 1 ? parts : null;
}

/** What one of several counted fields takes of a list that the task tells: the second ingredient for "Ingredient 2"; empty for one past its end. */
export function partFor(item: Item, pairs: readonly Pair[]): string | null {
  const name = item.kind === 'type' ? countedName(item) : null;
  const list = name && listFor(pairs, name.noun);
  return list ? (list[name.place - 1] ?? '') : null;
}

/** A button that brings up one more of them: "One more ingredient", "Add another guest". */
const ANOTHER = /^(?:\+ ?)?(?:add|one more|another|more|new)\b|\b(?:more|another)\b/;

/** The list of the task has more parts than there are fields: one more field is asked for. */
export function oneMoreField(situation: Situation): Proposal | null {
  const { items, step, memory, key } = situation;
  if (!step) return null;
  const counted = items.flatMap((item) => {
    const name = item.kind === 'type' ? countedName(item) : null;
    return name ? [name] : [];
  });
  for (const noun of new Set(counted.map((name) => name.noun))) {
    const list = listFor(step.pairs, noun);
    const fields = counted.filter((name) => name.noun === noun).length;
    if (!list || list.length <= fields) continue;
    const button = items.find(
      (item) =>
        isClickable(item) &&
        !item.disabled &&
        ANOTHER.test(item.said.folded) &&
        words(item.said.folded).some((word) => stem(word) === noun) &&
        timesTried(memory, key, item.name) < list.length,
    );
    if (button)
      return {
        rule: 'one_more_field',
        why: `there are ${list.length} to put in, and ${fields} fields for them`,
        status: 'continue',
        item: button,
        args: null,
        sure: 0.85,
        cause: button.label,
      };
  }
  return null;
}
