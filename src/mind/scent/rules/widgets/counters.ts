import { coverage, numberOf, phrase, similarity } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { counterFor, counters } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { turnCounter } from './turn-counter.ts';

/** Marks a step whose counters all stand where it wants them. */
const SET = 'counters set';

/** "11 pm" counts nothing. */
const TIME = /\d\s*(?:[ap]\.?m\b|:\d\d|o'clock|h\b)/i;

/** Share of the name of a value that a counter bears when it is its own. */
const NAMED = 0.5;

/** Sets the counters that a step names by their buttons; leaves alone what a field, a list or a slider takes. */
export function setCounters(situation: Situation, step: Step): Proposal | null {
  const { memory } = situation;
  // "Select 8 with the spinner": the only counter there is.
  const told =
    step.pairs.length === 0 && step.role === 'spinbutton'
      ? step.items.map((value) => ({ field: '', value }))
      : step.pairs;
  const pairs = told.filter(
    ({ value }) =>
      !TIME.test(value) && (/^-\d+$/.test(value.trim()) || numberOf(value.trim().split(/\s+/)[0] ?? '') !== null),
  );
  if (pairs.length === 0 || memory.done.includes(SET)) return null;
  let stand = 0;
  for (const { field, value } of pairs) {
    // A counter of that name is meant before a field of which nobody knows what it is for.
    const named = field !== '' && counters(situation).some(({ name }) => coverage(phrase(field), phrase(name)) > NAMED);
    const taken = situation.items.some(
      (item) =>
        ['type', 'set', 'choose'].includes(item.kind) &&
        !item.disabled &&
        (similarity(phrase(field), item.said) > 0.5 ||
          (!named && pairs.length === 1 && step.verb !== 'buy' && classOfField(item) === 'unknown')),
    );
    if (taken) continue;
    const setting = counterFor(situation, step, field, value);
    if (!setting) continue;
    if (setting.now === setting.wanted) stand += 1;
    else return turnCounter(situation, step, field, value);
  }
  if (stand > 0 && stand === told.length) memory.done.push(SET);
  return null;
}

/** Whether the counters that a step names stand where it wants them. */
export function countersSet(situation: Situation, step: Step): boolean {
  setCounters(situation, step);
  return situation.memory.done.includes(SET);
}
