import { literalCoverage, phrase } from '../../../language/index.ts';
import { owed, wasAskedFor } from '../../account/owed.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Done, Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';
import { putOwed } from './put-owed.ts';
import { keepRest, seeToRest } from './see-to-rest.ts';

/** Sureness from which the site has said it in so many words. */
const SAID = 0.75;

/** The site takes it for done, and something that the task gave went nowhere: that is not what was asked. */
function withoutPlace(value: string): Proposal {
  const why = `“${value}” was to go somewhere, and nothing took it`;
  return { rule: 'left_over', why, status: 'gave_up', item: null, args: null, sure: 0.3, cause: why };
}

/** Share of the words of a button that the task itself has. */
const OWN = 0.5;

/** The button that does what was asked, where a page told how to go about it and ends before that is pressed: with what was put in, it goes off. */
function endLeft({ memory, items, key, request, goal }: Situation): Proposal | null {
  if (memory.told === null || Object.keys(memory.filled[key] ?? {}).length === 0) return null;
  const button = items.find(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      commitWord(item.label) >= 0.8 &&
      literalCoverage(item.said, phrase(request.instructions)) >= OWN &&
      !goal.avoid.some((one) => literalCoverage(item.said, phrase(one)) >= OWN),
  );
  if (!button || memory.last?.name === button.name) return null;
  if (timesAnywhere(memory, button.name) === 0)
    return committing(button, `all that the page told is done, and “${button.label}” sends it off`);
  // It was refused, and what was told came to its end once more without its going off.
  const why = `“${button.label}” has not taken what I put in`;
  return { rule: 'left_over', why, status: 'gave_up', item: null, args: null, sure: 0.3, cause: why };
}

/** What is still to be seen to, or to be kept, when the last step is done; a question that is answered leaves nothing. */
export function settleRest(situation: Situation, done: NonNullable<Done>): Proposal | null {
  return done.answer === undefined ? (seeToRest(situation, situation.asked) ?? keepRest(situation)) : null;
}

/**
 * The account of what the task gave, before its last step counts as done: what is still to be put somewhere (`open`), or the
 * verdict as it stands (`done`), null while something is owed. What no page asks for only tells which thing is meant: there a
 * site that says in so many words that it is done is believed.
 */
export function settle(situation: Situation, found: Done, isLast: boolean): { open: Proposal | null; done: Done } {
  const end = found && isLast && found.answer === undefined ? endLeft(situation) : null;
  if (end) return { open: end, done: null };
  // Who goes by the instructions of a page puts in what these ask for, and no more.
  const told = situation.memory.told !== null;
  const left = found && isLast && found.answer === undefined && !told ? owed(situation) : [];
  if (!found || left.length === 0) return { open: null, done: found };
  const put = putOwed(situation) ?? seeToRest(situation, situation.asked);
  if (put) return { open: put, done: null };
  const missing = left.find((value) => found.sure < SAID || wasAskedFor(situation, value));
  if (missing === undefined) return { open: null, done: found };
  return { open: found.sure >= SAID ? withoutPlace(missing) : null, done: null };
}
