import { numberOf, type Token, tokens } from '../../../language/index.ts';
import { isTelling } from '../../account/outstanding.ts';
import { type Counter, counters } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { towards } from './turn-counter.ts';

/** Words that may stand between a number and what it counts: "two large blue mugs". */
const BETWEEN = 2;
/** Presses of one button up to which somebody turns a number. */
const TURNS = 20;

/** Whether two words are forms of one: what is merely akin is counted by itself, as adults and students are. */
const isSame = (a: Token, b: Token): boolean => formOf(a) === formOf(b);
const formOf = ({ word, stem }: Token): string => (word === 'children' ? 'child' : stem);

/** How many a text tells of what is called by one of these words: 2 of "adult", in "two adult tickets"; null where it tells no number. */
function countOf(said: readonly Token[], names: readonly Token[]): number | null {
  for (const [at, token] of said.entries()) {
    if (token.number || !names.some((name) => isSame(name, token))) continue;
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

/** The counters of a page, where it has several, each with the words that no other one bears. */
function ownWords(situation: Situation): Array<{ counter: Counter; own: Token[] }> {
  const all = counters(situation).filter(({ minutes }) => !minutes);
  if (all.length < 2) return [];
  const named = all.map(({ name }) => tokens(name).filter((token) => !token.number && isTelling(token)));
  return all.map((counter, i) => ({
    counter,
    own: named[i]!.filter(
      (token) => !named.some((others, k) => k !== i && others.some((other) => isSame(other, token))),
    ),
  }));
}

/** The counters of a page, where it has several, that a text speaks of by words that no other one bears. */
export function countersSaid(situation: Situation, text: string): Counter[] {
  const said = tokens(text);
  // Those of the other things are there, whatever was left aside for this step.
  const there = ownWords({ ...situation, items: situation.page.items });
  const all = there.filter(({ own }) => own.some((token) => said.some((word) => isSame(word, token))));
  return all.map(({ counter }) => counter);
}

/** Whether a counter would be turned of which the task says nothing, while it tells of another one there: students, for who wants tickets for adults. */
export function turnsOther(situation: Situation, { item }: Proposal): boolean {
  if (!item) return false;
  const said = tokens(situation.asked);
  const isTold = ({ own }: { own: Token[] }) => own.some((token) => said.some((word) => isSame(word, token)));
  // What was left a moment ago stands there all the same.
  const all = ownWords({ ...situation, items: situation.page.items });
  const at = all.find(({ counter: { stepper } }) => stepper.more === item || stepper.less === item);
  return at !== undefined && !isTold(at) && all.some(isTold);
}

/** Brings a counter nearer to a number; null where it shows that, or its button was pressed too often already. */
export function turnTo({ memory, key }: Situation, counter: Counter, wanted: number): Proposal | null {
  const turn = towards(counter, wanted);
  if (counter.now === wanted || timesTried(memory, key, turn.item.name) > TURNS) return null;
  return { ...turn, cause: counter.name || turn.cause };
}

/**
 * Turns the counters of a page to what the task tells of them, by the words that no other counter there bears: "Senior  − 0 +", for who wants
 * three senior tickets. Null where all that are told stand so, or none is told.
 */
export function countAsTold(situation: Situation): Proposal | null {
  const said = tokens(situation.asked);
  for (const { counter, own } of ownWords(situation)) {
    const wanted = countOf(said, own);
    if (wanted === null || wanted === counter.now) continue;
    const turn = turnTo(situation, counter, wanted);
    if (turn) return turn;
  }
  return null;
}
