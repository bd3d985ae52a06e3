import { isBusy } from '../rules/setbacks/setback.ts';
import type { Situation } from '../situation.ts';
import { performed } from './verdict.ts';

/**
 * Who has come to the end of the instructions on a page and finds that it did not take it goes through them once more from the first:
 * what is in place already is passed. Writes to `memory`; whether they begin anew.
 */
export function beginAgain(situation: Situation): boolean {
  const { memory } = situation;
  const { told } = memory;
  if (!told || told.again || memory.step !== told.until - 1 || told.from === memory.step) return false;
  if (!performed(situation) || isBusy(situation)) return false;
  memory.told = { ...told, again: true };
  Object.assign(memory, { step: told.from, done: [], against: null });
  return true;
}
