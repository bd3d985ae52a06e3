import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { nthOf } from '../../goal/constraints.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { furtherDown, scrollDown } from './look.ts';
import { nextPage } from './next-page.ts';

const ASKED =
  /\b(?:(first|second|third|fourth|fifth|sixth|seventh|last|final|next|previous|\d+(?:st|nd|rd|th)) (?:page|slide|results? page)\b|page (?:number )?(\d{1,3})\b)/;
const NUMBER = /^(?:(?:go to )?page )?(\d{1,3})$/;
const LAST = /^(?:last(?: page)?|next last|»|>>|end)$/;
const FIRST = /^(?:first(?: page)?|previous first|«|<<)$/;
const PREVIOUS = /^(?:prev(?:ious)?(?: (?:page|slide))?|previous back|‹|<|newer|back)$/;
/** How far apart in height what leafs through one list stands. */
const ROW = 40;

/** What leafs through a list: numbers and words that stand in one row. */
function leaves(situation: Situation): Item[] {
  const all = situation.page.items.filter(
    (item) =>
      isClickable(item) &&
      item.kind !== 'point' &&
      (NUMBER.test(item.said.folded) ||
        [LAST, FIRST, PREVIOUS].some((way) => way.test(item.said.folded)) ||
        /^next\b/.test(item.said.folded)),
  );
  const row = (item: Item) =>
    all.filter((other) => other.box && item.box && Math.abs(other.box.y - item.box.y) < ROW).length;
  return all.filter((item) => row(item) > 1);
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** A month by itself; with a day before it, it is the day that is meant. */
const MONTH_AND_YEAR = new RegExp(`(?<!\\d(?:st|nd|rd|th)? (?:of )?)\\b(${MONTHS.join('|')}) (20\\d\\d)\\b`);

/** "Go to May 2027": leafs through a calendar to that month. */
export function turnMonth(situation: Situation, step: Step): Proposal | null {
  const month = (text: string) => {
    const found = MONTH_AND_YEAR.exec(text);
    return found ? Number(found[2]) * 12 + MONTHS.indexOf(found[1]!) : null;
  };
  const wanted = month(fold(step.text));
  const shown = situation.page.lines
    .filter((line) => line.text.length < 24)
    .map((line) => month(fold(line.text)))
    .find((found) => found !== null);
  if (wanted === null || shown === undefined || shown === null || wanted === shown) return null;
  const way = wanted > shown ? /^next\b/ : /^prev/;
  const item = situation.items.find((entry) => isClickable(entry) && !entry.disabled && way.test(entry.said.folded));
  if (!item) return null;
  return {
    rule: 'turn_page',
    why: `“${item.label}” brings ${wanted > shown ? 'later' : 'earlier'} months`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    completes: Math.abs(wanted - shown) === 1,
    cause: item.label,
  };
}

/** "Go to the last page of the list": leafs through with what stands there for it. */
export function turnPage(situation: Situation, step: Step): Proposal | null {
  const asked = ASKED.exec(fold(step.text));
  if (!asked || step.quoted.length > 0) return null;
  const pager = leaves(situation);
  if (pager.length === 0) {
    const down = /^(?:next|previous)$/.test(asked[1] ?? '') ? undefined : furtherDown(situation);
    return down ? scrollDown(situation, down, 'the pages are told further down') : null;
  }
  const number = (item: Item) => Number(NUMBER.exec(item.said.folded)?.[1] ?? Number.NaN);
  const numbered = pager.filter((item) => !Number.isNaN(number(item)));
  const place = asked[2] ? Number(asked[2]) : nthOf(asked[0]);
  let item: Item | undefined;
  let there = true;
  if (asked[1] === 'next') item = nextPage(situation);
  else if (asked[1] === 'previous') item = pager.find((entry) => PREVIOUS.test(entry.said.folded));
  else if (place === -1 || asked[1] === 'final')
    item = pager.find((entry) => LAST.test(entry.said.folded)) ?? numbered.sort((a, b) => number(b) - number(a))[0];
  else {
    item =
      numbered.find((entry) => number(entry) === place) ??
      (place === 1 ? pager.find((entry) => FIRST.test(entry.said.folded)) : undefined);
    if (!item && place !== null) {
      item = nextPage(situation);
      there = false;
    }
  }
  if (!item || item.disabled) return null;
  return {
    rule: 'turn_page',
    why: `“${item.label}” leads to the page that is asked for`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    completes: there,
    cause: item.label,
  };
}
