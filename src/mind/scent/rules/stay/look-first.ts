// A form may go on below what sends it: what the task tells and nothing in sight has taken is looked for there first.
import { words } from '../../../language/index.ts';
import { outstanding } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { tells, withoutAddressed, withoutSaid } from '../../filling/say.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { showsList } from '../sheet/meant.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { endsForm } from './tell-first.ts';

/** Acts by which a form is answered. */
const ANSWERS = new Set(['type', 'choose', 'check', 'set']);
/** Rules that send no form: what shows a list otherwise is pressed above it. */
const NO_FORM = new Set(['scroll', 'set_view', 'records', 'among']);
/** A button that goes on to the next part of a form: what is left may be asked there. */
const GOES_ON = /^(?:continue|next|proceed|go on|go to)\b/;
/** Weight of a word that names a thing. */
const HEAVY = 0.5;

/**
 * Looks at the rest of a form that was begun here before it is sent, while something that the task names went nowhere and stands nowhere in sight:
 * the button may stay in view while the form goes on. The proposal itself where nothing is left, or the page ends here.
 */
export function lookFirst(situation: Situation, proposal: Proposal): Proposal {
  const { memory, key, page, asked, goal } = situation;
  const { last } = memory;
  if (memory.told || proposal.status !== 'continue' || NO_FORM.has(proposal.rule) || page.dialog !== '')
    return proposal;
  // Who has come back up to what sends it has seen what stands below.
  if (last?.name === 'scroll:up' && last.key === key) return proposal;
  if (proposal.item && GOES_ON.test(proposal.item.said.folded)) return proposal;
  if (!memory.own.some((act) => act.key === key && ANSWERS.has(act.kind)) || !endsForm(situation, proposal))
    return proposal;
  if (showsList(situation)) return proposal;
  // What a sentence begins with tells what is to be done, and stands in no form.
  // Whom something is told and what is told them stands in no field but the one for the words.
  const told = goal.steps.some(tells) ? withoutAddressed(withoutSaid(asked)) : asked;
  const acts = told.split(/[.;!?:]\s+|,?\s+(?:and|then)\s+/).map((part) => words(part)[0] ?? '');
  const left = outstanding(situation, told).filter(
    ({ token }) =>
      !token.number && token.weight >= HEAVY && !acts.includes(token.word) && !saidBy(token, page.all.tokens),
  );
  const down = left.length > 0 ? furtherDown(situation) : undefined;
  return down ? scrollDown(situation, down, `“${left[0]!.token.word}” may stand further down in the form`) : proposal;
}
