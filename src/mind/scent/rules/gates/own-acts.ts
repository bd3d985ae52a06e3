import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { takesBack } from '../../meaning/opposite.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { placeOn } from '../../record.ts';
import type { OwnAct } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Rules that put right what was done before, because the page found fault with it or the task says to. */
const PUTS_RIGHT = new Set(['mend', 'amend', 'answer_dialog', 'guess']);
/** Whether a control is turned off by being acted on once more. */
function turns({ kind, role, state }: Item): boolean {
  return kind === 'check' || (kind === 'click' && (SWITCHES.has(role) || state.has('pressed')));
}
const SWITCHES = new Set(['checkbox', 'switch', 'menuitemcheckbox']);

/** Whether a later step of the task is about this very control: what an earlier one did with it may be taken back. */
function isToldLater({ memory, step }: Situation, act: OwnAct, item: Item): boolean {
  return memory.step > act.step && step !== undefined && literalCoverage(item.said, phrase(step.text)) > NAMED;
}
/** Share of its words from which on a step names a control. */
const NAMED = 0.99;

/**
 * Whether a proposal would take back what the person did themselves and nobody found fault with: untick the box they have ticked, put a list
 * back to what it was, press "Saved" where they pressed "Save".
 */
export function undoesOwn(situation: Situation, { rule, item, args }: Proposal): boolean {
  const { memory, key } = situation;
  if (!item || PUTS_RIGHT.has(rule) || item.role === 'radio' || opensMore(item)) return false;
  const acts = memory.own.filter((act) => act.key === key && !isToldLater(situation, act, item));
  const same = acts.findLast((act) => act.name === item.name && act.kind === item.kind);
  if (same && turns(item)) {
    const to = typeof args?.checked === 'boolean' ? args.checked : !isOn(item);
    return to === same.was && isOn(item) !== same.was;
  }
  if (item.kind === 'choose') {
    const to = String(Object.values(args ?? {})[0] ?? '');
    return same !== undefined && same.value !== '' && to === same.value && item.value !== to;
  }
  if (item.kind !== 'click') return false;
  const plain = (text: string) =>
    fold(text)
      .replace(/[^\p{L} ]/gu, '')
      .trim();
  const now = plain(item.raw);
  const before = memory.own.filter((act) => act.kind === 'click' && plain(act.raw) !== now);
  return before.some((act) => act.key === key && act.at === placeOn(item) && takesBack(now, plain(act.raw)));
}
