import { tokens } from '../../../language/index.ts';
import { saidBy } from '../../account/seen-to.ts';
import { isOfFrame } from '../../foraging/leaf.ts';
import { makesNew } from '../../meaning/act-names.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { ACT_HERE, actHere, doneHere } from './act-here.ts';
import { answerHere } from './answer-here.ts';
import { editHere } from './edit-here.ts';
import { sendFirst } from './send-first.ts';
import { stillOpen } from './still-open.ts';
import { isTheirPage } from './their-page.ts';

/** Rules by which something stands in the way or is answered; what they leave is left for a reason. */
const FOR_A_REASON = new Set([
  'errand',
  'clear_overlay',
  'wait',
  'refused',
  'retry',
  'patience_spent',
  'decline',
  'unavailable',
]);

/** Rules that follow what only sounds right. */
const AT_A_GUESS = new Set(['satisfice', 'try_again']);

/** What begins something new. */
const MAKES = /^(?:\+|(?:add|new|create|enter|register)\b)/i;

/** Whether a proposal leads away from the page by nothing that the task speaks of: back, to another part of the site, or to giving up. */
function leaves(situation: Situation, { status, rule, item, commits }: Proposal): boolean {
  if (FOR_A_REASON.has(rule)) return false;
  if (status === 'gave_up') return true;
  if (status !== 'continue' || !item) return false;
  if (item.name === 'back' || rule === 'type_query') return true;
  if (item.kind !== 'click' || commits) return false;
  // "+ New owner", for who enters one: that is what the page is for.
  if (situation.step && makesNew(situation.step) && MAKES.test(item.raw)) return false;
  const known = tokens(Object.values(situation.memory.names).join(' . '));
  const bears = stillOpen(situation).some((token) => saidBy(token, item.said.tokens) && !saidBy(token, known));
  return item.role === 'link' ? !bears || isOfFrame(situation, item) : !bears && AT_A_GUESS.has(rule);
}

/**
 * Who is about to leave the page of the very thing that the task speaks of looks at it once more: whether it tells what is asked, or has a
 * control for what the task wants done with it. The proposal itself where it does not leave, or nothing here is for the task.
 */
export function beforeLeaving(situation: Situation, proposal: Proposal): Proposal {
  const { step, memory } = situation;
  if (!step || memory.told || proposal.status === 'completed') return proposal;
  if (memory.last?.rule !== ACT_HERE && !leaves(situation, proposal)) return proposal;
  const done = doneHere(situation);
  if (done) return done;
  const sent = leaves(situation, proposal) ? sendFirst(situation) : null;
  if (sent) return sent;
  const edit = leaves(situation, proposal) ? editHere(situation) : null;
  if (edit) return edit;
  if (!leaves(situation, proposal) || !isTheirPage(situation)) return proposal;
  return answerHere(situation) ?? actHere(situation) ?? proposal;
}
