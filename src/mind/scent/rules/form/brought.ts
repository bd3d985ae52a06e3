import { stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { valueFor } from '../../filling/values.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import type { Situation } from '../../situation.ts';

/** Whether a press of the very act has brought up a form that asks for what the step gives: "to:", after "Forward". */
export function broughtByAct(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { memory, appeared } = situation;
  const { last } = memory;
  if (step.verb !== 'transact' || last?.kind !== 'click' || last.step !== memory.step) return false;
  if (!actNames(step).includes(stem(words(last.label)[0] ?? ''))) return false;
  return fields.some(
    (item) => appeared.has(item.name) && item.kind === 'type' && valueFor(situation, item, false)?.source === 'task',
  );
}
