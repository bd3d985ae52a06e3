import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { sameWords, wantedText } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { commitButton } from './commit.ts';

/** What people call the button that ends a form, whatever is written on it. */
const ENDS =
  /^(?:the )?(?:submit|send|save|log ?in|sign ?in|sign ?up|register|enter|ok|okay|confirm|continue|done|finish|go)(?: (?:it|form|button))?$/;
const FIELDS = new Set(['type', 'choose', 'check', 'set']);

/** Whether something only is the ground on which the fields of a form stand: pressing it does nothing, whatever is written on it. */
export function holdsFields({ items }: Situation, { role, kind, box }: Item): boolean {
  if (kind !== 'click' || !box || /^(?:button|link|tab|menuitem|option)$/.test(role ?? '')) return false;
  return items.some(
    (item) =>
      FIELDS.has(item.kind) &&
      item.box !== null &&
      item.box.x >= box.x &&
      item.box.y >= box.y &&
      item.box.x + item.box.width <= box.x + box.width &&
      item.box.y + item.box.height <= box.y + box.height,
  );
}

/** Whether a step names the button that ends a form by what it does, and nothing on the page is called so. */
export function namesEnd({ page }: Situation, step: Step): boolean {
  const wanted = wantedText(step);
  return (
    step.verb === 'press' && ENDS.test(fold(wanted).trim()) && !page.items.some((item) => sameWords(wanted, item.raw))
  );
}

/** "Press login", where the button under the form says "OK": the one that sends off what was filled in. */
export function endOfForm(situation: Situation, step: Step): Proposal | null {
  const { memory, key } = situation;
  if (step.verb !== 'press' || !ENDS.test(fold(wantedText(step)).trim())) return null;
  if (Object.keys(memory.filled[key] ?? {}).length === 0) return null;
  const end = commitButton(situation, step);
  // What another step names is for that one: "Restart" is not the "Finish" that has yet to come up.
  const label = end?.item?.label ?? '';
  if (
    situation.goal.steps.some(
      (other) => other !== step && other.verb === 'press' && sameWords(wantedText(other), label),
    )
  )
    return null;
  return end && { ...end, why: `“${end.item!.label}” is what ends the form`, completes: true };
}
