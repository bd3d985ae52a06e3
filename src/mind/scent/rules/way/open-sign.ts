import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Signs that unfold what hangs together, where the task names it by what it is and nothing bears that name. */
const SIGN = /^(?:[+＋⊕▸▶►☰⋮⋯…]|\.\.\.|add \+|expand\b.*|open|more|menu|open menu)$/i;
/** Waits for what unfolds slowly. */
const UNFOLDS = 2;

/** Whether the step after one that only opens something finds what it names. */
export function opensTo({ goal, memory, page, appeared }: Situation): boolean {
  const [name, other] = goal.steps[memory.step + 1]?.quoted ?? [];
  return (
    name !== undefined &&
    other === undefined &&
    memory.last?.step === memory.step &&
    page.items.some((item) => isClickable(item) && item.raw === name && (appeared.has(item.name) || memory.waits > 0))
  );
}

/** "Expand the pie menu below": the only sign that opens anything is pressed, and what unfolds is waited for. */
export function openSign(situation: Situation, step: Step): Proposal | null {
  const { memory, key } = situation;
  const { items } = situation;
  if (step.verb !== 'expand') return null;
  const base = { status: 'continue' as const, args: null, sure: 0.7 };
  const wait = items.find(({ name, kind }) => name === 'wait' || kind === 'wait');
  const opened = memory.last?.rule === 'open_sign' || (memory.last?.rule === 'wait' && memory.waits > 0);
  if (wait && opened && memory.waits < UNFOLDS)
    return { ...base, rule: 'wait', why: 'it is still unfolding', item: wait, cause: step.object };
  const signs = items.filter((item) => isClickable(item) && item.box && !item.disabled && SIGN.test(item.raw.trim()));
  const item = signs.length === 1 ? signs[0] : undefined;
  return item && timesTried(memory, key, item.name) === 0
    ? { ...base, rule: 'open_sign', why: `“${item.label}” is what opens here`, item, cause: item.label }
    : null;
}
