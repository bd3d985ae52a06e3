import { fold, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { spansIn } from '../../answering/query/when.ts';
import { datesIn } from '../../goal/timing.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { NEXT, PREVIOUS } from './leaf.ts';
import { toldCells, weekCells } from './week-cells.ts';

/** The rule by which the fields of a week are filled in. */
const RULE = 'week_grid';
const DAY = 86_400_000;
/** Days of a week, and letters up to which a line is a day or a span of days. */
const WEEK = 7;
const LINE = 40;
/** Times that one turns to another week, and that one field is put right. */
const TURNS = 12;
const TRIES = 2;

const RELATIVE = /\b(?:last|this|next) week\b/i;

/** The days that a text names, as moments; one without a year is the one that lies nearest. */
function momentsIn(text: string, { request, dayFirst }: Situation): number[] {
  const now = request.today.getTime();
  const years = [-1, 0, 1].map((by) => request.today.getUTCFullYear() + by);
  return datesIn(text, request.today, dayFirst)
    .filter((date) => /\d/.test(date))
    .flatMap((date) => {
      const day = parseDate(date, request.today, dayFirst);
      const may = day ? (day.year > 0 ? [day.year] : years).map((year) => Date.UTC(year, day.month - 1, day.day)) : [];
      return may.sort((a, b) => Math.abs(a - now) - Math.abs(b - now)).slice(0, 1);
    });
}

/** A day of the week that the task is about; null where it names none. */
function weekAsked(situation: Situation): number | null {
  const { asked, request, dayFirst } = situation;
  const dated = momentsIn(asked, situation);
  if (dated.length > 0) return Math.min(...dated);
  const from = spansIn(RELATIVE.exec(asked)?.[0] ?? '', request.today, dayFirst)[0]?.from;
  return from ? Date.UTC(from.year, from.month - 1, from.day) : null;
}

/** What turns to the week before or after the one that is shown, where the task is about another; null where it shows the right one, or none. */
function turnWeek(situation: Situation): Proposal | null {
  const { page, memory, key, items } = situation;
  const asked = weekAsked(situation);
  const shown = page.lines.filter(({ text }) => text.length <= LINE).flatMap(({ text }) => momentsIn(text, situation));
  const [first, last] = [Math.min(...shown), Math.max(...shown)];
  if (asked === null || shown.length === 0 || last - first >= WEEK * DAY) return null;
  const span = Math.max(last, first + (WEEK - 1) * DAY);
  if (asked >= first && asked <= span) return null;
  const way = asked < first ? PREVIOUS : NEXT;
  const turn = items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      !/\b(?:month|page|year)\b/.test(fold(item.label)) &&
      (way.test(fold(item.raw)) || way.test(fold(item.label))),
  );
  if (!turn || timesTried(memory, key, turn.name) >= TURNS || (memory.idle > 0 && memory.last?.name === turn.name))
    return null;
  const why = `another week is shown than the one I was told, and “${turn.label}” turns to it`;
  return { rule: RULE, why, status: 'continue', item: turn, args: null, sure: 0.85, cause: turn.label };
}

const isShown = (item: Item, number: string): boolean =>
  Number.parseFloat(item.value.replace(',', '.')) === Number(number);

/** Puts what is told for the days of a week into its row and its day, once the week is shown that is meant. */
export function fillWeek(situation: Situation): Proposal | null {
  const told = toldCells(situation);
  if (!told) return null;
  const open = told.filter(({ cell, number }) => !isShown(cell.item, number));
  if (open.length === 0) return null;
  const turn = turnWeek(situation);
  if (turn) return turn;
  const { memory, key, items } = situation;
  const next = open.find(
    ({ cell }) => !cell.item.disabled && items.includes(cell.item) && timesTried(memory, key, cell.item.name) < TRIES,
  );
  const args = next ? argumentOf(next.cell.item, next.number) : null;
  if (!next || !args) return null;
  const { item } = next.cell;
  const why = `“${item.label}” gets “${next.number}”, as the task says for its row and day`;
  return {
    rule: RULE,
    why,
    status: 'continue',
    item,
    args,
    sure: 0.9,
    completes: open.length === 1,
    cause: item.label,
  };
}

/** The fields of a week into which something is to be put otherwise than the task tells for their rows and days: all of them. */
export function putsBesideWeek(situation: Situation, { item, rule }: Proposal): Item[] {
  if (!item || rule === RULE || !['type', 'set'].includes(item.kind) || toldCells(situation) === null) return [];
  const cells = weekCells(situation).map((cell) => cell.item);
  return cells.includes(item) ? cells : [];
}
