import { fold } from '../../../language/index.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { onlyLooks } from '../form/engaged.ts';
import { furtherDown } from '../way/look.ts';

/** What a site says when the fault is its own, so that no other way of filling in its form will help. */
const FAILS =
  /\b(?:something went wrong|went wrong on our|try again later|(?:could not|couldn't|cannot|can't|unable to|failed to) (?:be )?(?:send|sent|save|saved|place|placed|process|processed|complete|completed|submit|submitted|book|booked|update|updated|load|connect)|(?:internal|server|network|system|unexpected|unknown) error|error occurred|\b(?:connection|network|server|line)\b[^.]{0,20}\b(?:lost|interrupted|failed|dropped|down|broken?|busy)|\bnot (?:saved|sent|placed|submitted|stored|booked) (?:yet )?(?:because|as)\b|error \d{3}|service (?:is )?(?:temporarily )?unavailable|(?:was|were) not (?:sent|saved|placed|submitted)|timed out)\b/;

export function isSiteFailure(text: string): boolean {
  return FAILS.test(fold(text));
}

/** Tries of one and the same button that people make before they take the site at its word. */
const TRIES = 2;

/** Whether a line came by what was sent: "We are sorry that something went wrong", at the head of a form for complaints, was there before. */
function cameOf({ fresh, memory, page }: Situation, line: string): boolean {
  return fresh.includes(line) || memory.complained.includes(line) || page.outcome.includes(line);
}

/**
 * A form was sent and sent again, and the site fails each time or does not stir: the person stops, because nothing is
 * left to do about it. Saying that it is done would be wrong.
 */
export function refused(situation: Situation): Proposal | null {
  const { memory, key, page } = situation;
  const { last } = memory;
  if (!last?.commits || last.key !== key || timesTried(memory, key, last.name) < TRIES) return null;
  const said =
    page.lines.find(({ text }) => text.length < 200 && FAILS.test(fold(text)) && cameOf(situation, text))?.text ??
    page.error;
  const gave = Object.keys(memory.filled[key] ?? {});
  if (said && FAILS.test(fold(said)))
    return {
      rule: 'refused',
      why: `I tried again, and the page still says “${said.slice(0, 120)}”`,
      status: 'gave_up',
      item: null,
      args: null,
      sure: 0.2,
      cause: said,
    };
  // Who only wants to know something looks elsewhere.
  if (situation.goal.steps.every(onlyLooks)) return null;
  if (memory.idle < TRIES || gave.length === 0 || last.rule !== 'commit' || furtherDown(situation)) return null;
  return {
    rule: 'refused',
    why: `however often I press “${last.label}”, it does not go on`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.2,
    cause: last.label,
  };
}

/** What was refused and cannot be put right: who has given what they were told for it stops, and anybody else looks elsewhere. */
export function notPutRight(situation: Situation): Proposal | null {
  const { memory, knowledge } = situation;
  const gave = knowledge.some(({ value }) => memory.covered.includes(value));
  if (!gave || furtherDown(situation)) return null;
  const cause = (memory.complained[0] ?? '').slice(0, 120);
  return {
    rule: 'refused',
    why: `the page says “${cause}”, and I do not see what to change`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.2,
    cause,
  };
}
