import { fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { isOn } from '../state.ts';
import { furtherDown, scrollDown } from '../way/look.ts';

const ACTS = new Set(['press', 'transact', 'remove', 'add']);
const MANY = /\b(?:all|every|each|both|everything|everyone)\b/;

/** Words of an exception that name no thing: "the one by Farid". */
const ONE = /\b(?:the|ones?|by|of|from|with|called|named|those|that|item|post|photo|entry)\b/gi;

function about(item: Item): string {
  return `${item.label} . ${item.context.text}`;
}

/** Buttons that bear the name of the act, one on each of several things of a kind; those that are left to press. */
export function everyLeft(situation: Situation, step: Step): { left: Item[]; done: number } | null {
  if (
    !ACTS.has(step.verb) ||
    !MANY.test(fold(step.text).split(/: | so that /)[0]!) ||
    step.superlative ||
    step.nth !== null
  )
    return null;
  const verb = stem(words(step.text)[0] ?? '');
  const names = new Set([verb, ...actNames(step)]);
  const named = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      item.kind !== 'point' &&
      item.said.tokens.length <= 4 &&
      names.has(stem(words(item.label)[0] ?? '')),
  );
  // Where one control does it to all of them, none is pressed for each.
  if (named.some((item) => MANY.test(item.said.folded))) return null;
  const done = situation.memory.done.filter((tag) => tag.startsWith('every:')).length;
  const rows = named.filter((item) => item.context.tokens.length > 0);
  if (rows.length < 2 && done === 0) return null;
  const avoided = situation.goal.avoid.map((text) => phrase(text.replace(ONE, ' ')));
  const scope = phrase(step.scope.replace(ONE, ' '));
  const scoped = scope.tokens.length > 0 && rows.some((item) => literalCoverage(scope, phrase(about(item))) > 0.9);
  const left = rows.filter((item) => {
    const text = phrase(about(item));
    if (avoided.some((one) => one.tokens.length > 0 && literalCoverage(one, text) > 0.9)) return false;
    if (scoped && literalCoverage(scope, text) <= 0.9) return false;
    return !isOn(item) && !situation.memory.done.includes(`every:${item.name}`);
  });
  return { left, done };
}

/** "Like every photo except ...": the same button on one thing after the other. */
export function actOnEvery(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  const every = step && everyLeft(situation, step);
  if (!step || !every) return null;
  const item = every.left[0];
  if (!item) {
    const down = furtherDown(situation);
    return down ? scrollDown(situation, down, 'there may be more of them further down') : null;
  }
  memory.done.push(`every:${item.name}`);
  return {
    rule: 'every',
    why: `“${item.label}” is to be pressed on each, and ${every.left.length} are left here`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    cause: item.label,
  };
}
