import { complaints, saysNothingFound } from './evidence.ts';
import { isNewsletter, isSearchBox } from './fields.ts';
import type { Step } from './goal/types.ts';
import type { Done } from './progress.ts';
import { commitWord } from './rules/commit.ts';
import type { Situation } from './situation.ts';

/** A form with what the step gives was sent off, the form is gone, and a page has come that asks for nothing more. */
export function sentOff(situation: Situation, step: Step): Done {
  const { memory, page, key } = situation;
  const { last } = memory;
  if (!['transact', 'register', 'remove'].includes(step.verb) || !last?.commits || last.key === key) return null;
  if (last.rule !== 'commit' && commitWord(last.label) < 0.8) return null;
  const given = Object.keys(memory.filled[last.key] ?? {});
  // Saying who one is only opens the way.
  const identifying = step.verb !== 'register' && given.some((name) => /password|passcode/.test(name));
  if (given.length < 2 || memory.errors > 0 || identifying) return null;
  const asksMore = situation.items.some(
    (item) =>
      (['type', 'choose', 'set', 'check', 'upload'].includes(item.kind) && !isSearchBox(item) && !isNewsletter(item)) ||
      (item.role === 'button' && commitWord(item.label) >= 0.8 && !isSearchButton(item.said.folded)),
  );
  const heading = page.headings.find((line) => line.level <= 2)?.text ?? page.title;
  if (asksMore || complaints(situation).length > 0 || saysNothingFound(situation) || /\?\s*$/.test(heading))
    return null;
  return { why: `my form is sent, and the page says “${heading}”`, cause: heading, sure: 0.7 };
}

export function isSearchButton(label: string): boolean {
  return /^(?:search|go|find)\b/.test(label);
}

/** The page shows a signed-in visitor: it offers to sign out and not to sign in. */
export function greeted(situation: Situation): Done {
  const says = (pattern: RegExp) => situation.items.some((item) => pattern.test(item.said.folded));
  return says(/^(?:log ?out|sign ?out)\b/) && !says(/^(?:log ?in|sign ?in)\b/)
    ? { why: 'I am signed in already', cause: situation.page.title, sure: 0.8 }
    : null;
}

/** The form that was just sent off took a password: a way in, and not the end of anything. */
export function saidWho(situation: Situation): boolean {
  const { last, filled } = situation.memory;
  return last?.commits === true && Object.keys(filled[last.key] ?? {}).some((name) => /pass(?:word|code)/.test(name));
}
