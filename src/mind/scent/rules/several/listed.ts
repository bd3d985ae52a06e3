import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { itemsOf } from '../../goal/items.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import type { Thing } from '../../things/thing.ts';
import { wishOf } from '../../things/wish.ts';
import { found } from './found.ts';

/** Steps that may name several things one by one. */
const LISTS = new Set<Step['verb']>(['tick', 'pick', 'add', 'remove', 'transact', 'register']);
const EACH = 'each:';

/** What a step names one by one: "the milk, the eggs and the butter". */
function namesIn(step: Step): string[] {
  return step.items.length > 1 ? step.items : itemsOf(step.text.replace(/^\S+\s+/, ''), step.quoted);
}

/** Kept in what is done of a step for each of several things to which it was done. */
export function tagOfEach(thing: Thing): string {
  return `${EACH}${fold(thing.name)}`;
}

/** Kept in what is done of a step once the last of several things that it means was pressed. */
export const EACH_OF_THEM = 'each of them';

/** Whether the step was done already to the one of several things that is called so. */
function isSeenTo({ memory }: Situation, name: string): boolean {
  return memory.done.some(
    (tag) => tag.startsWith(EACH) && literalCoverage(phrase(name), phrase(tag.slice(EACH.length))) > 0.99,
  );
}

/** The things of which a step names each by itself: "the milk, the eggs and the butter". */
export function listed(situation: Situation, step: Step): Thing[] | null {
  if (!LISTS.has(step.verb)) return null;
  const said = namesIn(step);
  if (said.length < 2) return null;
  // What was seen to may be called otherwise by now, or be gone.
  const open = said.filter((name) => !isSeenTo(situation, name));
  if (open.length === 0) return [];
  const chosen: Thing[] = [];
  for (const name of open) {
    const bare = name.replace(/\s+(?:to|on|in|into|from|for)\s+(?:the|my|your|our)\s.*$/i, '');
    const choice = found(situation, step, wishOf(situation, step, bare));
    if (choice?.best.length !== 1 || chosen.includes(choice.best[0]!)) return null;
    if (chosen.length > 0 && !choice.set.things.includes(chosen[0]!)) return null;
    chosen.push(choice.best[0]!);
  }
  return chosen;
}
