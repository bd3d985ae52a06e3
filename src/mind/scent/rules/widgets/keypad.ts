import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** So many different digits make a pad of them. */
const PAD = 8;
const SAYS_PAD = /\b(?:key ?pad|number ?pad|dial ?pad|num ?pad|dial|keys|pin ?pad)\b/;

/** The characters a step wants entered, where they can be pressed one by one. */
function toPress(step: Step): string {
  const told = step.pairs.find((pair) => /^[+\d][\d\s().*#-]*$/.test(pair.value))?.value ?? step.quoted[0] ?? '';
  const text = /^[+\d][\d\s().*#-]*$/.test(told) ? told : (/\b\d[\d\s().-]*\d\b|\b\d\b/.exec(step.text)?.[0] ?? '');
  return text.replace(/[^\d*#]/g, '');
}

/** Enters a number on a pad of keys, one after the other: where the task says so, or no field takes it. */
export function pressKeys(situation: Situation, step: Step): Proposal | null {
  const keys = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && /^[\d*#]$/.test(item.raw.trim()),
  );
  if (new Set(keys.map((item) => item.raw.trim())).size < PAD) return null;
  const fields = situation.items.some((item) => (item.kind === 'type' || item.kind === 'set') && !item.disabled);
  if (fields && !SAYS_PAD.test(fold(step.text))) return null;
  const text = toPress(step);
  const { memory } = situation;
  const at = memory.done.filter((part) => part.startsWith('key:')).length;
  const key = keys.find((item) => item.raw.trim() === text[at]);
  if (!key) return null;
  memory.done.push(`key:${at}`);
  return {
    rule: 'press_key',
    why: `“${text[at]}” comes next in ${text}`,
    status: 'continue',
    item: key,
    args: null,
    sure: 0.9,
    completes: at === text.length - 1,
    cause: key.label,
  };
}
