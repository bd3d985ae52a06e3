import type { Item } from '../../../perception/page.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import type { Answer } from '../sheet/answer.ts';
import type { Blank } from '../sheet/blanks.ts';
import { sheetOf } from '../sheet/meant.ts';
import { put, stands } from '../sheet/put.ts';

/** Fit from which an answer is one that the task says in so many words. */
const SAID = 0.9;

/** What is given by choosing or setting it; a number, a day or an hour only where the task tells it as one. */
const CHOSEN: ReadonlySet<Blank['kind']> = new Set(['choice', 'list']);

/** Whether an answer is one that is said in so many words: one of those offered, or a figure that the task tells. */
function isSaid({ blank, value, fit }: Answer): boolean {
  const figure = value?.kind === 'number' || value?.kind === 'date' || value?.kind === 'time';
  return fit >= SAID && (CHOSEN.has(blank.kind) || (figure && blank.kind !== 'text'));
}

/**
 * Who is about to send a form off, by whichever rule it was filled in, first gives the answers that the task says in so many words: "once a month",
 * where the boxes above it were ticked one by one. The proposal itself where all of them are given.
 * @param aware all that the person is aware of: what serves the step no more may still belong to the form
 */
export function sayFirst(told: Situation, proposal: Proposal, aware: Item[]): Proposal {
  const situation = { ...told, items: aware };
  const { memory, key } = situation;
  const { item: button } = proposal;
  if (proposal.status !== 'continue' || button?.kind !== 'click' || memory.told) return proposal;
  // What takes over the days of a calendar, or is done to the rows of a list, sends no form.
  if (proposal.rule === 'leave_calendar' || proposal.rule === 'records') return proposal;
  const { send, answers } = sheetOf(situation);
  if (!send || send.name !== button.name) return proposal;
  for (const answer of answers) {
    const { blank } = answer;
    if (!isSaid(answer) || stands(situation, answer, [])) continue;
    if (blank.items.some(({ name }) => timesTried(memory, key, name) > 0)) continue;
    const next = put(situation, answer);
    if (next) return { ...next, sure: SAID };
  }
  return proposal;
}
