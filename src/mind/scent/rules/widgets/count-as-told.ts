import { numberOf, type Token, tokens } from '../../../language/index.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { counters } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Words that may stand between a number and what it counts: "two large blue mugs". */
const BETWEEN = 2;
/** Presses of one button up to which somebody turns a number. */
const TURNS = 20;

/** How many a text tells of what is called by one of these words: 2 of "adult", in "two adult tickets"; null where it tells no number. */
function countOf(said: readonly Token[], names: readonly Token[]): number | null {
  for (const [at, token] of said.entries()) {
    if (token.number || !saidBy(token, names)) continue;
    for (let back = 1; back <= BETWEEN + 1; back++) {
      const before = said[at - back];
      if (!before || (back > 1 && !isTelling(said[at - back + 1]!))) break;
      if (/^an?$/.test(before.word) && back === 1) return 1;
      const count = numberOf(before.word);
      if (count !== null && Number.isInteger(count) && count <= TURNS) return count;
    }
  }
  return null;
}

/**
 * Turns the counters of a page to what the task tells of them, by the words that no other counter there bears: "Senior  − 0 +", for who wants
 * three senior tickets. Null where all that are told stand so, or none is told.
 */
export function countAsTold(situation: Situation): Proposal | null {
  const { asked, memory, key } = situation;
  const all = counters(situation).filter(({ minutes }) => !minutes);
  if (all.length < 2) return null;
  const said = tokens(asked);
  const named = all.map(({ name }) => tokens(name).filter((token) => !token.number && isTelling(token)));
  for (const [i, counter] of all.entries()) {
    const own = named[i]!.filter((token) => !named.some((others, k) => k !== i && saidBy(token, others)));
    const wanted = countOf(said, own);
    if (wanted === null || wanted === counter.now) continue;
    const item = counter.now < wanted ? counter.stepper.more : counter.stepper.less;
    if (timesTried(memory, key, item.name) > TURNS) continue;
    return {
      rule: 'turn_counter',
      why: `it says ${counter.now} and I need ${wanted}`,
      status: 'continue',
      item,
      args: null,
      sure: 0.85,
      cause: counter.name,
    };
  }
  return null;
}
