import { fold, tokens } from '../../../language/index.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { counters, turnsCounter } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { turnTo } from '../widgets/count-as-told.ts';
import { TAKES } from './act-here.ts';

/** The same, of which the label says no more. */
const TAKES_IT = /^(?:add|take|put)\b|\b(?:basket|cart|bag|trolley)$/;
/** What a counter is called that counts whatever stands beside it. */
const COUNTS = /\b(?:how many|quantity|qty|amount|number|count|pieces|copies|items?)\b/;

/** Who is about to take what a page offers turns its one counter first, where the task tells of several: two pairs of skis. */
export function countFirst(situation: Situation, proposal: Proposal): Proposal {
  const { item, status } = proposal;
  const { page, memory, goal, step } = situation;
  if (status !== 'continue' || item?.kind !== 'click' || item.role !== 'button') return proposal;
  if (!TAKES.test(item.said.folded) && !TAKES_IT.test(item.said.folded)) return proposal;
  const quantity = (step ?? goal.steps[memory.step])?.constraints.quantity ?? 1;
  const all = counters({ ...situation, items: page.items }).filter(({ minutes }) => !minutes);
  const [counter] = all;
  if (quantity < 2 || !counter || all.length > 1 || turnsCounter(situation, item)) return proposal;
  const named = tokens(counter.name).filter((token) => !token.number && isTelling(token));
  const said = tokens(situation.asked);
  const isOfThis = named.length === 0 || COUNTS.test(fold(counter.name)) || named.some((token) => saidBy(token, said));
  return (isOfThis && turnTo(situation, counter, quantity)) || proposal;
}
