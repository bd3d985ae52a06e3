import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { fillForm } from './form.ts';

/** What a step that leaves the answer to the reader may be answered with. */
const ANSWERS: Partial<Record<Step['verb'], ReadonlySet<string>>> = {
  pick: new Set(['check', 'choose']),
  enter: new Set(['type', 'choose', 'set']),
};

/** "Choose how you want to hear from us": where instructions leave the answer to the reader, they answer as in any form. */
export function answerOpen(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  const kinds = step && memory.told !== null && step.source === '' ? ANSWERS[step.verb] : undefined;
  if (!kinds) return null;
  const before = [...memory.done];
  const filled = fillForm(situation);
  if (filled?.item && !filled.commits && kinds.has(filled.item.kind)) return { ...filled, completes: true };
  memory.done = before;
  return null;
}
