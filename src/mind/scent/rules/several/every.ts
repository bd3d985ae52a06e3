import { fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingOf } from '../../things/cards.ts';
import { alikeIn, thingsOf } from '../../things/index.ts';
import { statesAsked } from '../../things/states.ts';
import type { Thing } from '../../things/thing.ts';
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
    // "Bread for Every Day" is what one book is called.
    !MANY.test(fold(step.text.replace(/"[^"]*"/g, ' ')).split(/: | so that /)[0]!) ||
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
  if (named.some((item) => MANY.test(item.said.folded)) || oneForAll(situation, step)) return null;
  const done = situation.memory.done.filter((tag) => tag.startsWith('every:')).length;
  const rows = named.filter((item) => item.context.tokens.length > 0);
  if (rows.length < 2 && done === 0) return null;
  const avoided = situation.goal.avoid.map((text) => phrase(text.replace(ONE, ' ')));
  const scope = phrase(step.scope.replace(ONE, ' '));
  const scoped = scope.tokens.length > 0 && rows.some((item) => literalCoverage(scope, phrase(about(item))) > 0.9);
  const states = statesAsked(`x ${step.object}`);
  const left = rows.filter((item) => {
    const text = phrase(about(item));
    if (!states.every((state) => state.of(rowOf(situation, item)) > UNSAID)) return false;
    if (avoided.some((one) => one.tokens.length > 0 && literalCoverage(one, text) > 0.9)) return false;
    if (scoped && literalCoverage(scope, text) <= 0.9) return false;
    return !isOn(item) && !situation.memory.done.includes(`every:${item.name}`);
  });
  return { left, done };
}

/** What is known of the row that a control stands in. */
function rowOf({ page }: Situation, item: Item): Thing {
  const found = [...thingsOf(page), ...alikeIn(page)].flatMap(({ things }) =>
    things.filter((thing) => thing.items.includes(item)),
  );
  return found.sort((a, b) => b.items.length - a.items.length)[0] ?? thingOf([], [item], about(item));
}
/** Fit of a row that says nothing of a state under which it is not in it. */
const UNSAID = 0.35;

/** First words of what takes things away. */
const TAKES_AWAY = /^(?:clear|remove|delete|empty|discard|archive)\b/;

/** "Clear completed": the one control that does it to all that are in the state which the step names. */
function oneForAll({ items }: Situation, step: Step): Item | null {
  const [state] = statesAsked(`x ${step.object}`);
  if (step.verb !== 'remove' || !state) return null;
  const found = items.filter(
    (item) =>
      item.kind === 'click' &&
      !item.disabled &&
      TAKES_AWAY.test(item.said.folded) &&
      item.said.tokens.length <= 4 &&
      literalCoverage(phrase(state.words), item.said) > 0.99,
  );
  return found.length === 1 ? found[0]! : null;
}

/** "Like every photo except ...": the same button on one thing after the other. */
export function actOnEvery(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  const whole = step?.all ? oneForAll(situation, step) : null;
  if (whole && timesTried(memory, key, whole.name) === 0)
    return {
      rule: 'one_for_all',
      why: `“${whole.label}” does it to all of them`,
      status: 'continue',
      item: whole,
      args: null,
      sure: 0.85,
      commits: true,
      scent: 40,
      cause: whole.label,
    };
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
