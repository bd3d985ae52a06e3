import { fold, numberOf, phrase, stem, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isClickable } from '../match.ts';
import type { Proposal, Situation } from '../situation.ts';

/** What a "how many" asks to count, and how often the page shows it; null when it asks for no count that can be made. */
export function countOf(situation: Situation, step: Step): number | null {
  const asked = /\bhow many (.+?)(?: (?:are|is|do|does|can|did|were|have|has|in|on)\b|\?|$)/.exec(fold(step.text))?.[1];
  if (!asked) return null;
  const wanted = words(asked).map(stem);
  if (wanted.length === 0) return null;
  const head = wanted.at(-1)!;
  const { page } = situation;
  const rest = wanted.slice(0, -1);
  const any = /^(?:item|thing|shape|object|figur)/.test(head);
  let count = 0;
  for (const line of page.lines) {
    if (line.level > 0 || /\?\s*$/.test(line.text) || phrase(line.text).folded === fold(step.text)) continue;
    const said = words(line.text).map(stem);
    if (rest.length === 0 || any) count += said.filter((word) => (any ? rest.includes(word) : word === head)).length;
    else if (said.includes(head) && rest.every((word) => said.includes(word))) count += 1;
  }
  return count > 0 ? count : null;
}

/** Presses the number that was counted, where the page offers numbers to press. */
export function pressCount(situation: Situation, step: Step): Proposal | null {
  const offered = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && numberOf(item.raw.trim()) !== null,
  );
  if (offered.length < 2 || situation.memory.last?.rule === 'count') return null;
  const count = countOf(situation, step);
  const item = offered.find((entry) => numberOf(entry.raw.trim()) === count);
  return item
    ? {
        rule: 'count',
        why: `I count ${count}`,
        status: 'continue',
        item,
        args: null,
        sure: 0.8,
        completes: true,
        cause: item.label,
      }
    : null;
}
