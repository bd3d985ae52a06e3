import { owed, wasAskedFor } from '../../account/owed.ts';
import type { Done, Proposal, Situation } from '../../situation.ts';
import { putOwed } from './put-owed.ts';
import { keepRest, seeToRest } from './see-to-rest.ts';

/** Sureness from which the site has said that it is done with what was put in. */
const CONFIRMED = 0.5;
/** Sureness from which the site has said it in so many words. */
const SAID = 0.75;

/** The site takes it for done, and something that the task gave went nowhere: that is not what was asked. */
function withoutPlace(value: string): Proposal {
  const why = `“${value}” was to go somewhere, and nothing took it`;
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
  const left = found && isLast && found.answer === undefined ? owed(situation) : [];
  if (!found || left.length === 0) return { open: null, done: found };
  const put = putOwed(situation) ?? seeToRest(situation, situation.asked);
  if (put) return { open: put, done: null };
  const missing = left.find((value) => found.sure < SAID || wasAskedFor(situation, value));
  if (missing === undefined) return { open: null, done: found };
  return { open: found.sure >= CONFIRMED ? withoutPlace(missing) : null, done: null };
}
