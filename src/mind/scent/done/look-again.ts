import { fold } from '../../language/index.ts';
import type { Done, Proposal, Situation } from '../situation.ts';

/** Whether a site that has said nothing may still take back what it shows: a switch that was turned, a row that is gone. */
function mayComeBack({ memory, page }: Situation, done: NonNullable<Done>): boolean {
  const { last } = memory;
  if (!last || last.rule === 'look_again' || /message appeared/i.test(page.outcome)) return false;
  return done.silent === true || (last.kind === 'check' && page.byName.get(last.name)?.role === 'switch');
}

/** Who has been told nothing looks once more before they believe it. Writes to `memory`; null where there is nothing to wait for. */
export function lookAgain(situation: Situation, done: NonNullable<Done>): Proposal | null {
  const { memory, items } = situation;
  if (!mayComeBack(situation, done)) return null;
  const wait = items.find((item) => item.name === 'wait' || item.kind === 'wait');
  if (!wait) return null;
  memory.believed = { step: memory.step, why: done.why, cause: done.cause, sure: done.sure };
  return {
    rule: 'look_again',
    why: `${done.why}, and I look whether it stays so`,
    status: 'continue',
    item: wait,
    args: null,
    sure: done.sure,
    cause: done.cause,
  };
}

/** What was believed before looking once more, when it has stayed so. Writes to `memory`. */
export function stayedSo({ memory, page, appeared }: Situation): Done {
  const { believed, last } = memory;
  if (!believed || believed.step !== memory.step || last?.rule !== 'look_again') return null;
  memory.believed = null;
  // What has come back can be pressed again.
  if (appeared.size > 0 || /\bis now (?:un)?checked\b/.test(fold(page.outcome))) return null;
  return { why: believed.why, cause: believed.cause, sure: believed.sure };
}
