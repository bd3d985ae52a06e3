import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { around, CLOSE, LEFT } from './obstacles.ts';
import { isToBeClosed } from './to-be-closed.ts';

/** Waits for what a site brings up only after a while. */
const COMES = 2;
/** Share of what is to be closed that may stand around what closes it. */
const ABOUT = 0.34;

/** What closes the thing that the step names: it stands with its words, or hardly anything else is left to use. */
export function leftOpen({ items, step, memory, key }: Situation): Item | null {
  if (!step) return null;
  const offered = items.filter((item) => isClickable(item) && !item.disabled && item.box !== null);
  const name = phrase(step.object);
  const shuts = offered.filter(
    (item) =>
      (CLOSE.test(item.said.folded.replace(/[^\p{L}' ]/gu, ' ').trim()) || /^[×✕✖xX]$/.test(item.raw.trim())) &&
      timesTried(memory, key, item.name) < 2,
  );
  const alone = offered.length <= LEFT;
  return (
    shuts.find((item) => literalCoverage(name, phrase(around(item))) >= ABOUT) ?? (alone ? (shuts[0] ?? null) : null)
  );
}

/** Closes what the step wants closed; what has not come up yet is waited for a little. */
export function closeAsked(situation: Situation): Proposal | null {
  const { step, items, memory } = situation;
  if (!step || !isToBeClosed(step)) return null;
  const base = { status: 'continue' as const, args: null, sure: 0.85 };
  const item = leftOpen(situation);
  if (item)
    return { ...base, rule: 'close_asked', why: `“${item.label}” closes it`, item, completes: true, cause: item.label };
  const wait = items.find(({ name, kind }) => name === 'wait' || kind === 'wait');
  return wait && memory.waits < COMES
    ? { ...base, rule: 'wait', why: `I look whether ${step.object || 'it'} comes up`, item: wait, cause: step.object }
    : null;
}
