import { stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import type { Situation } from '../../situation.ts';

/** Whether nothing that can be used stands between a field and a button. */
export function isRightBehind(items: readonly Item[], button: Item, field: Item | undefined): boolean {
  return (
    field !== undefined &&
    button.order > field.order &&
    !items.some((item) => item.order > field.order && item.order < button.order && item !== button)
  );
}

/** "Send confirmation", for who is to move somebody first and to send a confirmation then. */
export function isForLater({ goal, memory }: Situation, step: Step, { label }: Item): boolean {
  const act = stem(words(label)[0] ?? '');
  return (
    !actNames(step).includes(act) &&
    goal.steps
      .slice(memory.step + 1)
      .some((other) => other.later && other.object !== '' && stem(words(other.text)[0] ?? '') === act)
  );
}
