import { fold, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
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

/** Buttons beside a thing of a list by which one goes on with it. */
const GOES_ON = /^(?:choose|select|take|get|start|join|book|reserve|order|subscribe|apply|sign up|continue)\b/;

/**
 * Whether a press on the very thing of the step has brought up a form about it: the entry of a list that bears its name, where a
 * field takes what the step tells, or the one that was chosen out of several to go on with.
 */
export function broughtByThing(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { memory, appeared } = situation;
  const { last } = memory;
  // What is moved somewhere may be moved in its own form: "Status: done".
  if (!['transact', 'drag'].includes(step.verb) || last?.kind !== 'click' || last.step !== memory.step) return false;
  const said = fold(last.label);
  const isThing = last.rule === 'among' || step.quoted.some((name) => said.includes(fold(name)));
  const fresh = fields.filter((item) => appeared.has(item.name));
  if (!isThing || fresh.length === 0) return false;
  return (last.rule === 'among' && GOES_ON.test(said)) || fresh.some((item) => isTold(situation, item));
}

/** Whether a field takes something that the wish tells. */
function isTold(situation: Situation, item: Item): boolean {
  const fit = fitFor(situation, item);
  if (fit !== null && !fit.rest && fit.spans.length > 0) return true;
  return item.kind === 'type' && valueFor(situation, item, false)?.source === 'task';
}
