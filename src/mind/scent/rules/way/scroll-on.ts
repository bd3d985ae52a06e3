import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Scrolls that people make through a text to whose end they are told to go. */
const TIMES = 40;

/** What scrolls the way a step says, in the part that it speaks of; undefined at its end. */
export function furtherOn({ items, key, memory }: Situation, step: Step): Item | undefined {
  const way = wayOf(step);
  const scrolls = items.filter(
    (item) =>
      item.kind === 'scroll' &&
      item.name.endsWith(`:${way}`) &&
      !item.disabled &&
      timesTried(memory, key, item.name) < TIMES,
  );
  // "Scroll the text area": a part of the page, and not the page.
  const part = WHOLE.test(step.text) ? undefined : scrolls.find((item) => item.name !== `scroll:${way}`);
  return part ?? scrolls[0];
}

function wayOf(step: Step): 'up' | 'down' {
  return /\b(?:up|top|beginning|start)\b/i.test(step.text) ? 'up' : 'down';
}

const WHOLE = /\b(?:page|site|website|window)\b/i;

/** "Scroll to the bottom ...", "scroll the text up": the scrolling is the step. */
export function scrollOn(situation: Situation, step: Step): Proposal | null {
  if (step.verb !== 'reach' || !/^scroll\b/i.test(step.text)) return null;
  const scroll = furtherOn(situation, step);
  if (!scroll) return null;
  return {
    rule: 'scroll',
    why: `the task says to scroll ${wayOf(step)}`,
    status: 'continue',
    item: scroll,
    args: null,
    sure: 0.9,
    cause: situation.page.title,
  };
}
