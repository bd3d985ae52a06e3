import { fold, tokens } from '../../../language/index.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { counters } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** How a page calls the press that takes its thing. */
const TAKES =
  /^(?:add\b|put\b|buy\b|order\b|book\b|reserve\b|rent\b|hire\b|borrow\b|take\b|request\b)|\b(?:basket|cart|bag|trolley)$/;
/** What a counter is called that counts whatever stands beside it. */
const COUNTS = /\b(?:how many|quantity|qty|amount|number|count|pieces|copies|items?)\b/;
/** Presses of one button up to which somebody turns a number. */
const TURNS = 20;

/** Who is about to take what a page offers turns its one counter first, where the task tells of several: two pairs of skis. */
export function countFirst(situation: Situation, proposal: Proposal): Proposal {
  const { item } = proposal;
  const { page, memory, key, goal, step } = situation;
  if (proposal.status !== 'continue' || item?.kind !== 'click' || item.role !== 'button') return proposal;
  if (!TAKES.test(item.said.folded)) return proposal;
  const quantity = step?.constraints.quantity ?? goal.steps[memory.step]?.constraints.quantity ?? null;
  const all = counters({ ...situation, items: page.items }).filter(({ minutes }) => !minutes);
  const [counter] = all;
  if (quantity === null || quantity < 2 || quantity > TURNS || !counter || all.length > 1) return proposal;
  const named = tokens(counter.name).filter((token) => !token.number && isTelling(token));
  const said = tokens(situation.asked);
  const isOfThis = named.length === 0 || COUNTS.test(fold(counter.name)) || named.some((token) => saidBy(token, said));
  const turn = counter.now < quantity ? counter.stepper.more : counter.stepper.less;
  if (!isOfThis || counter.now === quantity || turn === item || timesTried(memory, key, turn.name) > TURNS)
    return proposal;
  return {
    rule: 'turn_counter',
    why: `it says ${counter.now} and I need ${quantity}`,
    status: 'continue',
    item: turn,
    args: null,
    sure: 0.85,
    cause: counter.name || turn.label,
  };
}
