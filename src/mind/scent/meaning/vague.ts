import { fold } from '../../language/index.ts';
import type { Proposal, Situation } from '../situation.ts';

/** Labels that say that something is done and not what. */
const VAGUE = /^(?:submit|proceed|go|do it|process|execute|click here|here|enter|action|button)$/;

/** What ends a form without saying what becomes of it. */
const BARE_END = /^(?:ok|okay)$/;

/** A button that does not say what it does, unless the task calls it so. */
export function isVague(situation: Situation, proposal: Proposal): boolean {
  const { item, rule } = proposal;
  if (item?.kind !== 'click') return false;
  const label = fold(item.label)
    .replace(/[^\p{L} ]/gu, '')
    .trim();
  return (
    (VAGUE.test(label) || (rule === 'commit' && BARE_END.test(label))) && !fold(situation.goal.text).includes(label)
  );
}
