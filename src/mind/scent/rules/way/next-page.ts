import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Box, Item, Page } from '../../../perception/page.ts';
import { isNewsletter, isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { isOfCalendar } from '../widgets/calendar.ts';
import { furtherDown } from './look.ts';

/** How often a person turns on to the next page of one list. */
const TURNS = 12;

/** What turns to more of the same list. */
export function nextPage(situation: Situation): Item | undefined {
  const { memory, key } = situation;
  // What was turned and did not turn is at its end.
  const stuck = memory.idle > 0 && memory.last?.rule === 'next_page' ? memory.last.name : '';
  return situation.items.find(
    (item) =>
      (isClickable(item) || optionAfter(item) !== null) &&
      !item.disabled &&
      item.name !== stuck &&
      !isOfCalendar(situation, item) &&
      !endsPart(situation, item) &&
      // Another week of a calendar is no further page of a list.
      !/^(?:next|later) (?:day|week|month|year)\b/.test(item.said.folded) &&
      (optionAfter(item) !== null ||
        /^(?:next(?: (?:page|contact|entry|one|card|item))?|(?:(?:load|show|view|see) )?(?:older|earlier)|load more|show more|more results|›|»|>|next last)(?:\b|$)/.test(
          item.said.folded,
        ) ||
        saysMoreOfThis(situation, item) ||
        isNextNumber(situation, item) ||
        (MORE_OF_LIST.test(item.said.folded) && countsPart(situation))) &&
      timesTried(memory, key, item.name) < TURNS,
  );
}

/** The button that shows more of the list where it stands, so that nothing of it is left behind. */
export function restOfList(situation: Situation): Item | undefined {
  const more = nextPage(situation);
  const shows = more?.role === 'button' && SHOWS_MORE.test(more.said.folded) && !opensMore(more);
  return shows ? more : undefined;
}
const SHOWS_MORE = /^(?:show|load|see|view) (?:more|all|the rest)\b|^more (?:results|entries|items)\b/;

/** The number after the one that is shown, in a list of the pages that a list is shown on; null at its end, and for any other control. */
export function optionAfter({ kind, label, options, value }: Item): string | null {
  const numbered = options.every((option) => /^(?:page )?\d{1,3}(?: of \d+)?$/i.test(option));
  if (kind !== 'choose' || options.length < 2 || !numbered || !/\bpages?\b/i.test(`${label} ${options[0]}`))
    return null;
  if (/\b(?:per|rows|results|items)\b/i.test(label)) return null;
  return options[options.indexOf(value) + 1] ?? null;
}

/** Whether a button ends one part of a form: what is asked stands over it, and no list. */
function endsPart({ page }: Situation, { role, said, box }: Item): boolean {
  if (role !== 'button' || said.folded !== 'next' || !box) return false;
  return page.items.some(
    (item) =>
      (item.role === 'radio' || (item.kind === 'type' && !isSearchBox(item) && !isNewsletter(item))) &&
      item.box !== null &&
      item.box.y < box.y,
  );
}

/** "More crafts" on the page of crafts, "Next courses": more of what the page is headed. */
export function saysMoreOfThis({ page }: Situation, item: Item): boolean {
  const more = /^(?:more|next|older|further|see more|show more|view more|load more) (.+)$/.exec(item.said.folded)?.[1];
  const head = page.headings.find((line) => line.level <= 2);
  return more !== undefined && head !== undefined && literalCoverage(phrase(more), phrase(head.text)) > 0.95;
}

/** Names that a step gives for where it is to be done: "Pavel Bottle", "@ann". */
function namesOf(scope: string): string[] {
  return scope.match(/@[\w.-]+|\p{Lu}[\p{L}\p{N}'-]+/gu) ?? [];
}

/** Whoever the step is about does not stand on this page: turns on before anybody else's control is used. */
export function turnToNamed(situation: Situation, step: Step): Proposal | null {
  const names = namesOf(step.scope);
  if (names.length === 0) return null;
  const { page } = situation;
  const there = (name: string) =>
    page.all.folded.includes(fold(name)) ||
    situation.items.some((item) => literalCoverage(phrase(name), item.said) > 0.9 || item.group.includes(name));
  if (names.some(there) || furtherDown(situation)) return null;
  const next = nextPage(situation);
  if (!next) return null;
  return {
    rule: 'next_page',
    why: `I do not see ${names.join(' ')} here`,
    status: 'continue',
    item: next,
    args: null,
    sure: 0.7,
    completes: false,
    cause: next.label,
  };
}

/** "More roles", where the page says that these are some of them. */
const MORE_OF_LIST = /^(?:more|further|older|other) \p{L}+$/u;
const PART_OF = /\b(?:page )?\d+(?: ?(?:to|-|–) ?\d+)? of \d+\b/i;

/** Whether the page says which part of a longer list it shows. */
function countsPart({ page }: Situation): boolean {
  return page.lines.some((line) => line.text.length < 60 && PART_OF.test(line.text));
}

/** The number of the page to which a sign turns; 0 where it bears none. */
export function pageNumber({ kind, said }: Item): number {
  return kind === 'click' ? Number(/^(?:page )?(\d{1,3})$/.exec(said.folded)?.[1] ?? 0) : 0;
}

const HERE = ['current', 'selected', 'pressed', 'highlighted'];

/** The one number of a row of them that is no sign itself: "2", between links to 1 and 3. */
function numberUnlinked(page: Page, signs: readonly Item[]): number | null {
  const linked = new Set(signs.map(pageNumber));
  const rows = page.lines.filter(
    ({ text, box }) => ROW.test(text) && box !== null && signs.some((sign) => sign.box && onOneLine(sign.box, box)),
  );
  const bare = rows.flatMap(({ text }) => (text.match(/\d+/g) ?? []).map(Number)).filter((one) => !linked.has(one));
  return linked.size > 0 && bare.length === 1 ? bare[0]! : null;
}

/** A row of the numbers of pages, with what turns one on or back beside them. */
const ROW = /^[\d\s|·.,…‹›«»<>]*(?:next|previous|\d|[\s|·.,…‹›«»<>])*$/i;

function onOneLine(a: Box, b: Box): boolean {
  return Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 12;
}

/** The number of the page that is shown, in a row of numbers: the one that looks so, or else the one that was turned to last. */
export function pageShown({ page, memory, key }: Situation): number | null {
  const signs = page.items.filter((item) => pageNumber(item) > 0);
  const here = signs.filter((item) => item.disabled || HERE.some((state) => item.state.has(state)));
  if (here.length === 1) return pageNumber(here[0]!);
  const bare = numberUnlinked(page, signs);
  if (bare !== null) return bare;
  const { last } = memory;
  const turned = last?.rule === 'next_page' && last.key === key ? page.byName.get(last.name) : undefined;
  return (turned && pageNumber(turned)) || null;
}

/** The number after the one that is not pressed, in a row of numbers: "1" beside the link "2". */
function isNextNumber(situation: Situation, item: Item): boolean {
  const { page, items } = situation;
  const number = pageNumber(item);
  if (number < 2 || !item.box) return false;
  const shown = pageShown(situation);
  if (shown !== null) return number === shown + 1;
  const { box } = item;
  const here = (raw: string) => new RegExp(`(?:^|\\D)${number - 1}(?:\\D|$)`).test(raw);
  const before = items.find((other) => pageNumber(other) === number - 1);
  // Where nothing looks otherwise than the rest, a list begins with its first page.
  if (before) return number === 2 && (item.role === 'link' || item.said.folded.startsWith('page'));
  return page.lines.some(
    (line) =>
      line.text.length < 24 && ROW.test(line.text) && here(line.text) && line.box !== null && onOneLine(line.box, box),
  );
}

const PAGER =
  /^(?:(?:load|show|view|see) (?:older|earlier)|older|newer|next page|(?:more|older|newer) (?:posts|articles|entries|news|results)|(?:load|show) more)\b/;

/** Whether two of some numbers stand on one line, as those of pages do; those of a column are what its rows count. */
function areInRow(numbers: readonly Item[]): boolean {
  return numbers.some((one, i) =>
    numbers.slice(i + 1).some((other) => !one.box || !other.box || onOneLine(one.box, other.box)),
  );
}

/** Whether the page is one of several with more of the same list on them. */
export function isPaged(situation: Situation): boolean {
  return (
    areInRow(situation.items.filter((item) => /^(?:page )?\d{1,3}$/.test(item.said.folded))) ||
    situation.items.some((item) => PAGER.test(item.said.folded) || saysMoreOfThis(situation, item)) ||
    situation.items.some((item) => item.role === 'link' && /^(?:next|›|»)$/.test(item.said.folded || item.raw)) ||
    situation.items.some((item) => isNextNumber(situation, item)) ||
    countsPart(situation)
  );
}
