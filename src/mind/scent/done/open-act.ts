import { words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { timesTried } from '../memory.ts';
import type { Situation } from '../situation.ts';

/** Whether a button that was not pressed yet is called by the act, where what was pressed for the step before is called otherwise: "Save the set", behind "Rename". */
export function namesOpenAct({ items, memory, key }: Situation, step: Step): boolean {
  const act = words(step.text)[0] ?? '';
  return (
    step.verb === 'submit' &&
    memory.last?.commits === true &&
    memory.last.step < memory.step &&
    !words(memory.last?.label ?? '').includes(act) &&
    items.some(
      (item) =>
        item.role === 'button' &&
        !item.disabled &&
        words(item.label)[0] === act &&
        timesTried(memory, key, item.name) === 0,
    )
  );
}
