import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { outstanding, toldWords } from './outstanding.ts';

/** The step that does the same with another thing, of which no record seen to bears a word: "a teapot and a green mug"; -1 where there is none. */
export function otherThing(situation: Situation): number {
  const { goal, memory, step } = situation;
  return goal.steps.findIndex(({ verb, object, otherwise }, i) => {
    if (otherwise || verb !== step?.verb || !DOES.has(verb) || goal.steps.length < 2) return false;
    const told = toldWords(object);
    return told.length > 0 && i >= memory.step && outstanding(situation, object).length === told.length;
  });
}
const DOES = new Set<Step['verb']>(['add', 'remove', 'buy', 'transact']);
