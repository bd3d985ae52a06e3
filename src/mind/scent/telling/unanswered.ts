import { fold } from '../../language/index.ts';
import { isGoodNews, tellsPressDone } from '../meaning/confirmation.ts';
import type { Proposal, Situation } from '../situation.ts';

/** How it is told that the site has put up a message. */
const MESSAGE = /\ba message appeared\b/i;
/** Letters from which on a value that was given is known again on another page. */
const TELLING = 3;

/**
 * Whether what was sent off is taken for done though it was answered by nothing but a page that had been there before, which neither tells of
 * it nor shows what was given: people are led back to the front page and are left to hope. What lies in a basket is shown there.
 */
export function unanswered(situation: Situation, { status, answer }: Proposal): boolean {
  const { memory, page, key, step, fresh } = situation;
  const { last } = memory;
  const act = memory.own.at(-1);
  if (status !== 'completed' || answer || !last || !act || memory.commits === 0 || step?.verb === 'add') return false;
  if (!last.commits && last.kind !== 'wait') return false;
  if (act.key === key || (memory.visits[key] ?? 0) < 2 || MESSAGE.test(page.outcome)) return false;
  const given = Object.values(memory.filled[act.key] ?? {})
    .map(fold)
    .filter((value) => value.length >= TELLING);
  const lines = page.lines.map(({ text }) => text);
  // What stands on every page, such as who is signed in, tells nothing of it, nor does what this page was called by before.
  const news = (last.kind === 'wait' ? lines : fresh).filter((text) => text !== memory.names[key]);
  return !(
    news.some((text) => isGoodNews(text) || tellsPressDone(situation, text)) ||
    lines.some((text) => given.some((value) => fold(text).includes(value)))
  );
}
