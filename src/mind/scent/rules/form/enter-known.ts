import { phrase, similarity } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { weigh } from '../common.ts';
import { fillOne } from './fill-one.ts';
import { fillForm } from './form.ts';

/** Fit of its name from which on a field is the one that the step names. */
const NAMED = 0.5;

/** "Enter your membership number": where instructions only name the field, what the person knows for it goes in there. */
export function enterKnown(situation: Situation, step: Step): Proposal | null {
  if (situation.memory.told === null || step.verb !== 'enter' || step.pairs.length > 0 || step.quoted.length > 0)
    return null;
  const name = phrase(step.object);
  const fields = situation.items.filter((item) => ['type', 'choose', 'set'].includes(item.kind) && !item.disabled);
  const best = weigh(fields, (item) => similarity(name, phrase(item.label || item.placeholder)))[0];
  if (!best || best.fit < NAMED) return null;
  const filled = fillOne(situation, step, best.item, true);
  return filled && { ...filled, completes: true };
}

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
