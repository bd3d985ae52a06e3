// One of several things alike is taken by its name: while a word of the name stands nowhere in sight, the rest of the list is looked at first.
import { tokens } from '../../../language/index.ts';
import { outstanding } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { isClickable, properNames } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { nextPage } from '../way/next-page.ts';

/** Rules that take one of several things for want of a better one. */
const TAKES = new Set(['satisfice', 'among', 'records']);
/** Controls alike from which on they belong to a list. */
const LIST = 3;
/** Weight of a word that names a thing. */
const HEAVY = 0.4;
/** How words that compare end. */
const COMPARES = /(?:er|est)$/;

/** What shows more of the list, where a word of the name of what is wanted is still to be seen; the proposal itself where none is, or the list ends here. */
export function restOfList(situation: Situation, proposal: Proposal): Proposal {
  const { step, page, memory, asked } = situation;
  const { item, rule, status } = proposal;
  if (!step || !item || status !== 'continue' || !TAKES.has(rule) || memory.told || page.dialog !== '') return proposal;
  if (
    step.verb === 'learn' ||
    item.kind !== 'click' ||
    item.role !== 'button' ||
    step.superlative ||
    step.nth !== null ||
    step.all
  )
    return proposal;
  const alike = page.items.filter((other) => isClickable(other) && other.role === item.role && other.raw === item.raw);
  if (alike.length < LIST) return proposal;
  // What is called by a name that stands here is here, however it is to be.
  const called = properNames(step.text);
  const isHere = (name: string) => tokens(name).every((token) => saidBy(token, page.all.tokens));
  if (called.length > 0 && called.every(isHere)) return proposal;
  const named = new Set(
    [step.object, step.scope, ...step.quoted].flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)),
  );
  const missing = outstanding(situation, asked).find(
    ({ token }) =>
      !token.number &&
      token.weight >= HEAVY &&
      named.has(token.word) &&
      // "The lighter of the two" is found by comparing.
      !(COMPARES.test(token.word) && new RegExp(`\\bthe ${token.word}\\b`, 'i').test(asked)) &&
      !saidBy(token, page.all.tokens),
  );
  if (!missing) return proposal;
  const why = `none of these says “${missing.token.word}”, there may be more`;
  const down = furtherDown(situation);
  if (down) return scrollDown(situation, down, why);
  const next = nextPage(situation);
  return next
    ? { rule: 'next_page', why, status: 'continue', item: next, args: null, sure: 0.6, cause: next.label }
    : proposal;
}
