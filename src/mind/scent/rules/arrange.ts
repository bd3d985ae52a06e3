import { fold, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { isClickable } from '../match.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';
import { argumentOf, weigh } from './common.ts';

/** Sorting and narrowing: an option of a list, a column's head, a box or a link that says it. */
export function arrange(situation: Situation, step: Step): Proposal | null {
  const text = fold(step.text);
  const direction = /\b(?:cheapest|ascending|low(?:est)? (?:to|first)|a-z|oldest|smallest)\b/.test(text)
    ? 'low to high ascending'
    : /\b(?:descending|high(?:est)?(?: to| first)?|z-a|newest|latest|most)\b/.test(text)
      ? 'high to low descending'
      : '';
  const about = phrase(`${step.object} ${step.scope} ${step.quoted.join(' ')} ${direction}`.replace(/\bby\b/g, ' '));
  let best: { item: Item; option: string; fit: number } | null = null;
  for (const item of situation.items) {
    if (item.kind !== 'choose' || item.disabled) continue;
    for (const option of item.options) {
      const fit =
        similarity(about, phrase(option)) + (step.verb === 'sort' && /sort|order/.test(item.said.folded) ? 0.2 : 0);
      if (fit > (best?.fit ?? 0.4)) best = { item, option, fit };
    }
  }
  if (best)
    return {
      rule: 'choose_option',
      why: `“${best.item.label}” has “${best.option}”`,
      status: 'continue',
      item: best.item,
      args: argumentOf(best.item, best.option),
      sure: Math.min(0.9, best.fit),
      completes: true,
      cause: best.option,
    };
  const clickable = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && timesTried(situation.memory, situation.key, item.name) < 2,
  );
  const ranked = weigh(
    clickable,
    (item) =>
      similarity(about, item.said) +
      (item.role === 'columnheader' && step.verb === 'sort' ? 0.25 : 0) +
      (item.kind === 'check' && step.verb === 'filter' ? 0.15 : 0),
  );
  const top = ranked[0];
  if (!top || top.fit < 0.45) return null;
  return {
    rule: step.verb,
    why: `“${top.item.label}” ${step.verb === 'sort' ? 'puts them in order' : 'narrows them down'}`,
    status: 'continue',
    item: top.item,
    args: null,
    sure: 0.8,
    completes: true,
    cause: top.item.label,
  };
}
