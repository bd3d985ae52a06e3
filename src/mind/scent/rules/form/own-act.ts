import { literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';

/** Steps that are an act with a button of its own on many a page. */
const ACTS = new Set<Step['verb']>(['transact', 'add', 'remove', 'buy', 'register', 'submit', 'drag']);

/** Whether a button says nothing but what the step says, and its verb first: "Apply voucher", for who is to apply the voucher. */
function isOwn(step: Step, { raw, said }: Item): boolean {
  return (
    said.tokens.length > 0 &&
    stem(words(raw)[0] ?? '') === stem(words(step.text)[0] ?? '') &&
    literalCoverage(said, phrase(step.text)) > 0.99
  );
}

/** The one button in sight that a step names by its own verb; null where none or several do. */
export function ownButton({ items }: Situation, step: Step): Item | null {
  if (!ACTS.has(step.verb)) return null;
  const own = items.filter(
    (item) => item.role === 'button' && isClickable(item) && !item.disabled && isOwn(step, item),
  );
  return own.length === 1 ? own[0]! : null;
}

/**
 * What is put in for one step is sent by that step's own button, and not by the one at the end of the page that a later step, or none,
 * speaks of. Null where nothing else is to be pressed first.
 */
export function ownActFirst(situation: Situation, { item, rule }: Proposal): Proposal | null {
  const { step, memory, key } = situation;
  if (!step || rule !== 'commit' || item?.kind !== 'click' || isOwn(step, item)) return null;
  const own = ownButton(situation, step);
  if (!own || own === item || timesTried(memory, key, own.name) > 0) return null;
  return committing(own, `“${own.label}” is what is to be done first`);
}
