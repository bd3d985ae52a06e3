import { literalCoverage, phrase } from '../../../language/index.ts';
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

/** The words for an end or a part of a page, which name nothing that stands there. */
const PLACES =
  /^(?:the )?(?:very )?(?:bottom|end|top|beginning|start|page|text|list|site|area|window|middle|half)\b|^$/i;

/** Whether what a step says to scroll to is before the eyes. */
export function scrolledTo({ page, items }: Situation, step: Step): boolean {
  const name = step.quoted[0] ?? step.object;
  if (PLACES.test(name.trim())) return false;
  const wanted = phrase(name);
  const bears = (text: string) => literalCoverage(wanted, phrase(text)) > 0.95;
  return (
    wanted.tokens.length > 0 &&
    (page.lines.some((line) => bears(line.text)) || items.some((item) => item.box !== null && bears(item.raw)))
  );
}

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
