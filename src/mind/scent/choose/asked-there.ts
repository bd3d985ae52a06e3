import { askedSoFar } from '../account/outstanding.ts';
import { seeToRest } from '../rules/form/see-to-rest.ts';
import type { Proposal, Situation } from '../situation.ts';
import { uncovered } from './serve-whole.ts';

/**
 * What a record's own page asks, and the task tells, is answered there before the act of the record is pressed: "Format: Audiobook", beside "Reserve".
 * Writes to `memory` as `work` does, or not at all.
 */
export function askedThere(situation: Situation, work: () => Proposal | null): Proposal | null {
  const { memory } = situation;
  const before = structuredClone(memory);
  const record = work();
  const own = record?.commits === true && record.rule === 'records' && situation.key !== memory.records?.list;
  const missing =
    own && situation.step
      ? (uncovered(situation, situation.step) ?? seeToRest(situation, askedSoFar(situation)))
      : null;
  if (missing) Object.assign(memory, before);
  return missing ?? record;
}
