import { fold } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';

/** Lines that come up together, from which on they are another view, of which only the top answers what was done. */
const VIEW = 14;
/** Lines under a new heading that still belong to what it says. */
const UNDER = 3;
/** The longest line that answers an act. */
const LONGEST = 400;

const MESSAGE = /message appeared: "([^"]+)"/gi;

/** The messages that came up since the last act. */
export function messagesOf({ outcome }: Page): string[] {
  return [...outcome.matchAll(MESSAGE)].map((found) => found[1]!);
}

/** What the site has said since the last act: messages that came and went, and lines that were not there before. */
export function newsOf({ page, fresh, memory }: Situation): string[] {
  const news = new Set(messagesOf(page));
  if (page.dialog) news.add(page.dialog);
  const freshSet = new Set(fresh);
  // What looking further down brings into sight, or lay under something that was shut, was there before.
  if (memory.last?.kind !== 'scroll' && memory.last?.rule !== 'clear_overlay')
    for (const [at, line] of page.lines.entries()) {
      if (!freshSet.has(line.text) || line.text.length > LONGEST) continue;
      const near = page.lines.slice(Math.max(0, at - UNDER), at + 1).some(({ level }) => level > 0 && level <= 2);
      if (fresh.length <= VIEW || near) news.add(line.text);
    }
  return [...news];
}

/** The sentences of a line. */
export function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[^\d\s].[.!?;:])\s+/u)
    .map((sentence) => fold(sentence))
    .filter((sentence) => sentence !== '');
}
