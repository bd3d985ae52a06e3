import { fold, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Proposal, Situation } from '../situation.ts';
import { commitWord } from './commit-word.ts';

/** Labels that say that something is done and not what. */
const VAGUE = /^(?:submit|proceed|go|do it|process|execute|click here|here|enter|action|button)$/;

/** What ends a form without saying what becomes of it. */
const BARE_END = /^(?:ok|okay)$/;

/** Similarity from which a button says something of what is asked for; fitted. */
const SAYS = 0.35;

/** A button that does not say what it does, unless the task calls it so. */
export function isVague(situation: Situation, proposal: Proposal): boolean {
  const { item, rule } = proposal;
  if (item?.kind !== 'click') return false;
  const label = fold(item.label)
    .replace(/[^\p{L} ]/gu, '')
    .trim();
  const { text } = situation.goal;
  if (fold(text).includes(label)) return false;
  if (VAGUE.test(label) || (rule === 'commit' && BARE_END.test(label))) return true;
  return rule === 'commit' && !saysAnything(situation, item);
}

/** "Effect provisioning", under a form: neither a word by which forms are sent nor one of what is wanted, or of what the page is about. */
function saysAnything({ goal, page }: Situation, { label, said }: Item): boolean {
  if (commitWord(label) > 0 || !/\p{L}+\P{L}+\p{L}+/u.test(label)) return true;
  const about = [goal.text, page.title, ...page.headings.map((heading) => heading.text)];
  return about.some((text) => similarity(said, phrase(text)) >= SAYS);
}
