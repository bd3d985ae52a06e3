import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** So many different digits make a pad of them. */
const PAD = 8;
const SUM =
  /-?\d+(?:[.,]\d+)?(?:\s*(?:[-+*/x×÷·−–]|\bplus\b|\bminus\b|\btimes\b|\bmultiplied by\b|\bdivided by\b)\s*-?\d+(?:[.,]\d+)?)+/i;
const SIGNS: ReadonlyArray<[RegExp, RegExp]> = [
  [/^(?:\+|plus)$/, /^(?:\S+ )?[+＋]$|^(?:plus|add)$/i],
  [/^(?:[-−–]|minus)$/, /^(?:\S+ )?[-−–]$|^(?:minus|subtract)$/i],
  [/^(?:[*x×·]|times|multiplied by)$/, /^(?:\S+ )?[*x×·✕⨯]$|^(?:times|multiply)$/i],
  [/^(?:[/÷]|divided by)$/, /^(?:\S+ )?[/÷:]$|^divide$/i],
  [/^=$/, /^(?:\S+ )?=$|^(?:equals?|calculate|enter)$/i],
  [/^[.,]$/, /^[.,]$/],
];
const KEY = 'calc:';

function keyFor(keys: readonly Item[], part: string): Item | undefined {
  const sign = SIGNS.find(([told]) => told.test(part))?.[1];
  return keys.find((item) => (sign ? sign.test(item.raw.trim()) : item.raw.trim() === part));
}

/** Works a sum out on the keys that the page shows: digit by digit, the signs between, and the equals key. */
export function workOut(situation: Situation, step: Step): Proposal | null {
  const sum = SUM.exec(fold(step.text))?.[0];
  const { memory } = situation;
  if (!sum) return null;
  const keys = situation.items.filter((item) => isClickable(item) && !item.disabled && item.kind !== 'point');
  if (new Set(keys.map((item) => item.raw.trim()).filter((raw) => /^\d$/.test(raw))).size < PAD) return null;
  const parts = [...(sum.match(/\d|[.,]|[-+*/x×÷·−–]|[a-z]+(?: by)?/gi) ?? []), '='];
  if (parts.some((part) => !keyFor(keys, part))) return null;
  const at = memory.done.filter((tag) => tag.startsWith(KEY)).length;
  const item = at < parts.length ? keyFor(keys, parts[at]!) : undefined;
  if (!item) return null;
  memory.done.push(`${KEY}${at}`);
  return {
    rule: 'work_out',
    why: `“${parts[at]}” comes next in ${sum}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: at === parts.length - 1,
    cause: item.label,
  };
}
