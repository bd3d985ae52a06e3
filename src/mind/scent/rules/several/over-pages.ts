import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import type { Reading } from '../../things/reading.ts';
import type { Thing } from '../../things/thing.ts';
import { isPaged, nextPage, pageNumber, pageShown } from '../way/next-page.ts';

/** Kept in what is done of a step: the best seen on the pages so far, how many were counted, and that the last page was reached. */
const BEST = 'best so far:';
const COUNTED = 'counted:';
const ALL_SEEN = 'all pages seen';
/** Characters by which the first thing of a page is known again. */
const LONGEST = 120;
/** Pages that a person turns back. */
const BACK = 12;
/** What turns back to the page before of the same list. */
const BEFORE = /^(?:(?:previous|prev|newer)(?: (?:page|results|entries))?|‹|«|<|previous first)$/;

function turn(item: Item, why: string): Proposal {
  return {
    rule: 'next_page',
    why,
    status: 'continue',
    item,
    args: null,
    sure: 0.75,
    completes: false,
    cause: item.label,
  };
}

/** What leads back to a page of the list that was left. */
function pageBefore(situation: Situation): Item | undefined {
  const { items, memory, key, page } = situation;
  const shown = pageShown(situation);
  const signs = items.filter(
    (item) => isClickable(item) && !item.disabled && timesTried(memory, key, item.name) < BACK,
  );
  return (
    signs.find((item) => BEFORE.test(item.said.folded.replace(/^[‹«<←]\s*(?=\p{L})/u, '') || item.raw.trim())) ??
    signs
      .filter((item) => (shown === null ? pageNumber(item) > 0 : pageNumber(item) === shown - 1))
      .sort((a, b) => a.order - b.order)[0] ??
    // A list that only goes on is gone back in by the browser.
    (memory.last?.rule === 'next_page' && /page changed to/i.test(page.outcome)
      ? items.find(({ kind }) => kind === 'back')
      : undefined)
  );
}

/** Whether a list is being compared page by page. */
export function isCompared({ memory }: Situation): boolean {
  return memory.done.some((tag) => tag.startsWith(BEST));
}

/** Whether a list is being compared page by page, and this is a further one. */
export function hasTurned(situation: Situation): boolean {
  return situation.memory.last?.rule === 'next_page' && isCompared(situation);
}

/**
 * Compares over all the pages of a list: turns on while there are more, keeping the best in mind, and then back to where that one
 * stands. Null when the best of all is on this page, or there are no others.
 */
export function overPages(
  situation: Situation,
  found: Reading,
  highest: boolean,
  best: { thing: Thing; value: number } | undefined,
): Proposal | null {
  const { memory } = situation;
  const kept = memory.done.find((tag) => tag.startsWith(BEST))?.slice(BEST.length);
  const [value = '', name = ''] = kept?.split('|', 2) ?? [];
  if (kept === undefined && (!isPaged(situation) || !nextPage(situation))) return null;
  if (memory.done.includes(ALL_SEEN)) {
    if (!best || fold(best.thing.name) === name) return null;
    const before = pageBefore(situation);
    return before ? turn(before, `the best that I have seen, with ${value}, is on a page before`) : null;
  }
  const better = best && (kept === undefined || (highest ? best.value > Number(value) : best.value < Number(value)));
  const mark = better ? `${BEST}${best.value}|${fold(best.thing.name)}` : kept === undefined ? null : `${BEST}${kept}`;
  memory.done = [...memory.done.filter((tag) => !tag.startsWith(BEST)), ...(mark ? [mark] : [])];
  const next = nextPage(situation);
  if (next) return turn(next, 'I want to see all of them before I compare');
  memory.done.push(ALL_SEEN);
  return better ? null : overPages(situation, found, highest, best);
}

/** "The eighth one" of a list of which five are shown: turns on, counting; a number where the place is on this page. */
export function placeOverPages(situation: Situation, nth: number, things: readonly Thing[]): Proposal | number | null {
  const { memory } = situation;
  // Another page may well begin with a thing of the same name.
  const first = fold(things[0]?.text ?? '')
    .replaceAll('|', ' ')
    .slice(0, LONGEST);
  const tags = memory.done.filter((tag) => tag.startsWith(COUNTED)).map((tag) => tag.slice(COUNTED.length).split('|'));
  // What only grows shows those that were counted once more.
  const grown = tags.some(([, name]) => name === first);
  const passed = grown ? 0 : tags.reduce((sum, [count]) => sum + Number(count), 0);
  if (nth - passed <= things.length) return nth - passed;
  const next = nextPage(situation);
  if (!next || things.length === 0) return null;
  memory.done = memory.done.filter((tag) => !grown || !tag.startsWith(COUNTED));
  memory.done.push(`${COUNTED}${things.length}|${first}`);
  return turn(next, `it is number ${nth}, and ${passed + things.length} were shown so far`);
}
