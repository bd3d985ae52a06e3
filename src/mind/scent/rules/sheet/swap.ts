import { fold, plain } from '../../../language/index.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import type { Blank } from './blanks.ts';

/** What a text names that a field may hold: a quotation, names one after the other, a number of several digits. */
const HELD = /["“]([^"”]+)["”]|(?<![\p{L}\d])(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*|\d[\d -]{3,}\d)(?![\p{L}\d])/gu;
/** What is said where one thing is to take the place of another. */
export const SWAPS = /\b(?:instead|replac\w+|still|rather|no longer|from)\b/i;
const CHANGES = /^(?:edit|change|update|amend|modify|correct)\b/;

/** What stands on the page and is to go, and what is to stand there instead. */
export interface Swap {
  old: string;
  now: string;
}

/** The two values that a task names, one of which is to take the place of the other. */
function toldOf({ asked, knowledge }: Situation): string[] {
  if (knowledge.length > 0 || !SWAPS.test(asked)) return [];
  // A sentence begins with a capital letter, whatever its first word is.
  const told = [...asked.matchAll(HELD)]
    .map(({ 1: said, 2: name, index }) =>
      name && /(?:^|[.!?]\s)$/.test(asked.slice(0, index)) ? name.replace(/^\p{L}+ ?/u, '') : (said ?? name!),
    )
    .filter((value) => value !== '');
  return told.length === 2 ? told : [];
}

/** The line of the page that shows what was put in, once it is in no field any more and what it replaced has gone; null before. */
export function swapped(situation: Situation, blanks: readonly Blank[]): string | null {
  const { page, memory } = situation;
  const told = toldOf(situation);
  const now = told.find((value) => memory.sheet?.put.some((mark) => mark.endsWith(`=${value}`)));
  if (now === undefined || blanks.some(({ shown }) => told.includes(shown))) return null;
  const lines = page.lines.filter(({ text }) => told.some((value) => text.includes(value)));
  return lines.length > 0 && lines.every(({ text }) => text.includes(now)) ? lines[0]!.text : null;
}

/** Of two values that a task names, the one that stands on the page is to become the other; null where the task is not so. */
export function swapOf(situation: Situation, blanks: readonly Blank[]): Swap | null {
  const { page, memory } = situation;
  const told = toldOf(situation);
  if (told.length === 0) return null;
  const shown = ` ${plain([...blanks.map((blank) => blank.shown), ...page.lines.map(({ text }) => text)].join(' . '))} `;
  const [old, ...more] = told.filter((value) => shown.includes(` ${plain(value)} `));
  // What was put there is what it was to become.
  const ours = memory.sheet?.put.some((mark) => mark.endsWith(`=${old}`));
  const now = ours ? old : told.find((value) => value !== old);
  return old !== undefined && more.length === 0 && now !== undefined ? { old, now } : null;
}

/** Where what is to go stands in no field, what lets it be changed is pressed: the button beside it, or the only one there is. */
export function openToChange({ items, memory, key }: Situation, { old }: Swap): Proposal | null {
  const ways = items.filter(
    (item) =>
      isClickable(item) && !item.disabled && CHANGES.test(item.said.folded) && timesTried(memory, key, item.name) === 0,
  );
  const beside = ways.filter(({ context }) => fold(context.text).includes(fold(old)));
  const own = beside.length > 0 ? beside : ways;
  if (own.length !== 1) return null;
  const [item] = own;
  return {
    rule: 'open_choices',
    why: `“${old}” is to be changed, and “${item!.label}” lets me`,
    status: 'continue',
    item: item!,
    args: null,
    sure: 0.7,
    cause: item!.label,
  };
}
