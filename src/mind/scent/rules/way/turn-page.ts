import { fold, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { nthOf } from '../../goal/constraints.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { PREVIOUS as BEFORE, leafTo, NEXT } from '../widgets/leaf.ts';
import { furtherDown, scrollDown } from './look.ts';
import { nextPage, pageShown } from './next-page.ts';

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

/** A month by itself; with a day before it, it is the day that is meant. */
const MONTH_AND_YEAR =
  /(?<!\d(?:st|nd|rd|th)? (?:of )?)\b(january|february|march|april|may|june|july|august|september|october|november|december) (20\d\d)\b/;

/** "Go to May 2027": leafs through a calendar to that month. */
export function turnMonth(situation: Situation, step: Step): Proposal | null {
  const month = (text: string) => {
    const found = MONTH_AND_YEAR.exec(fold(text));
    return found ? parseDate(`1 ${found[1]} ${found[2]}`, situation.request.today, true) : null;
  };
  const wanted = month(step.text);
  const shown = situation.page.lines
    .filter((line) => line.text.length < 24)
    .map((line) => month(line.text))
    .find((found) => found !== null);
  const leaf = wanted && shown ? leafTo(situation, shown, wanted) : null;
  if (!leaf || !wanted || !shown) return null;
  const last = Math.abs((wanted.year - shown.year) * 12 + wanted.month - shown.month) === 1;
  return {
    ...leaf,
    rule: 'turn_page',
    completes: last || (leaf.item?.kind === 'click' && !LEAFS.test(leaf.item.said.folded)),
  };
}

/** What goes on by one month or year. */
const LEAFS = new RegExp(`${NEXT.source}|${BEFORE.source}`);

/** Whether another page of a list is shown than the one that a step goes to by its number. */
export function showsOtherPage(situation: Situation, step: Step): boolean {
  const asked = step.verb === 'reach' ? ASKED.exec(fold(step.text)) : null;
  if (!asked || step.quoted.length > 0 || leaves(situation).length === 0) return false;
  const place = asked[2] ? Number(asked[2]) : nthOf(asked[0]);
  const shown = pageShown(situation);
  if (place === null || place < 1 || shown === null) return false;
  return shown !== place;
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
