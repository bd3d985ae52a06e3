import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** From so many fields for one character each, side by side, they take a code together. */
const FEW = 3;
const CODE = /\b(?:code|pin|number|digits?)\b\D{0,12}?\b([A-Z\d]{3,8})\b/i;

/** A code whose characters each have a field of their own. */
export function typeDigits(situation: Situation, step: Step): Proposal | null {
  if (step.verb !== 'enter' && step.verb !== 'transact') return null;
  const boxes = situation.items.filter(
    (item) =>
      item.kind === 'type' &&
      !item.disabled &&
      item.box &&
      Object.values(item.action.parameters?.properties ?? {})[0]?.maxLength === 1,
  );
  if (boxes.length < FEW) return null;
  const told = `${step.text} ${situation.goal.background}`;
  const known = situation.knowledge.find((entry) => /code|pin/i.test(entry.name))?.value;
  const fits = (text: string | undefined) => (text?.length === boxes.length ? text : undefined);
  const code =
    fits(step.quoted[0]) ??
    step.pairs.map(({ value }) => fits(value)).find(Boolean) ??
    fits(CODE.exec(told)?.[1]) ??
    fits(/\b\d{3,8}\b/.exec(told)?.[0]) ??
    fits(known);
  if (!code) return null;
  const at = boxes.findIndex((item, i) => fold(item.value) !== fold(code[i]!));
  const item = boxes[at];
  const args = item ? argumentOf(item, code[at]!) : null;
  if (!item || !args || situation.memory.done.filter((tag) => tag === `digit:${at}`).length > 1) return null;
  situation.memory.done.push(`digit:${at}`);
  return {
    rule: 'digit',
    why: `“${code[at]}” is number ${at + 1} of the code`,
    status: 'continue',
    item,
    args,
    sure: 0.85,
    completes: at === boxes.length - 1,
    cause: item.label,
  };
}
