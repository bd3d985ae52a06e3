import { fold, numberOf, plain, WEEKDAYS, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { PerStep, type Situation } from '../../situation.ts';

/** A field of a table with a row for each thing and a column for each day of the week. */
export interface Cell {
  item: Item;
  row: string;
  /** The place of its day among those of the week. */
  day: number;
}

/** A number that a task tells for a day of the week: "6 hours on Tuesday". */
interface Told {
  number: string;
  day: number;
  at: number;
}

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?`;
const BARE = new RegExp(String.raw`(?<!\p{L})${DAY}(?!\p{L})`, 'iu');
const NUMBER = String.raw`(?<![\d.,:/-])(\d{1,3}(?:[.,]\d{1,2})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a (half))?`;
const UNIT = `(?:hours?|hrs?|h|units?|pieces?|meals?|places?|portions?)`;
const DAYS = `${DAY}(?:(?:,? and |, ?|[/&]| to | until |[-–])${DAY})*`;
/** "6 hours on Tuesday", "8 on each of Monday and Friday". */
const AHEAD = new RegExp(
  String.raw`${NUMBER} ?(?:${UNIT} )?(?:each )?(?:on|for|every)(?: each of)? (?:the )?(${DAYS})(?!\p{L})`,
  'giu',
);
/** "On Tuesday 6 hours", "Tuesday: 6". */
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})(${DAYS})(?::|,| –)? ${NUMBER}(?: ?${UNIT}\b|(?=[,;.]|$| and\b))`,
  'giu',
);

/** The place of a day among those of the week, by its name or the beginning of that. */
function dayOf(name: string): number {
  return WEEKDAYS.findIndex((day) => fold(day).startsWith(fold(name).slice(0, 3)));
}

/** The days that are named one beside the other, or from one to another. */
function daysIn(text: string): number[] {
  const named = [...text.matchAll(new RegExp(DAY, 'giu'))].map(([name]) => dayOf(name));
  const [from, to] = named;
  // Sunday may stand first or last.
  const last = to === 0 ? 7 : to;
  if (named.length !== 2 || !/ (?:to|until) |[-–]/.test(text) || from! > last!) return named;
  return Array.from({ length: last! - from! + 1 }, (_, at) => (from! + at) % 7);
}

/** The numbers that a task tells for days of the week, in its order. */
function toldIn(asked: string): Told[] {
  const figure = (number: string, half?: string) =>
    String(
      (/\d/.test(number) ? Number(number.replace(',', '.')) : /^an?$/i.test(number) ? 1 : numberOf(number)!) +
        (half ? 0.5 : 0),
    );
  const ahead = [...asked.matchAll(AHEAD)].map(({ 1: number, 2: half, 3: days, index, 0: all }) => ({
    number: figure(number!, half),
    days: daysIn(days!),
    at: index,
    end: index + all.length,
  }));
  const behind = [...asked.matchAll(BEHIND)].map(({ 1: days, 2: number, 3: half, index, 0: all }) => ({
    number: figure(number!, half),
    days: daysIn(days!),
    at: index,
    end: index + all.length,
  }));
  // Of two ways to read the same words the first one counts: that in which the task tells all.
  const kept = ahead.length >= behind.length ? ahead : behind;
  return kept.flatMap(({ number, days, at }) => days.map((day) => ({ number, day, at })));
}

const read = new PerStep<Cell[]>();

/** The fields of the week that a page shows, each with its row and its day; none where there is no such table. */
export function weekCells(situation: Situation): Cell[] {
  let found = read.get(situation);
  if (!found) {
    const { page } = situation;
    const heads = page.lines.filter(({ text, box }) => box && text.length <= HEAD && BARE.test(text));
    const cells = page.items
      .filter(({ kind, box }) => box && (kind === 'type' || kind === 'set'))
      .flatMap((item): Cell[] => {
        const named = BARE.exec(item.label)?.[0];
        // What bears no day itself stands under the head of its column.
        const middle = item.box!.x + item.box!.width / 2;
        const over = heads
          .filter(
            ({ box }) => box!.y < item.box!.y && box!.x - COLUMN <= middle && box!.x + box!.width + COLUMN >= middle,
          )
          .sort((a, b) => b.box!.y - a.box!.y)[0];
        const day = named ?? BARE.exec(over?.text ?? '')?.[0];
        const row = named ? item.label.replace(BARE, ' ').replace(/^[\s,:–-]+|[\s,:–-]+$/g, '') : item.context.text;
        return day ? [{ item, row, day: dayOf(day) }] : [];
      });
    const days = new Set(cells.map(({ day }) => day));
    found = days.size >= SOME && cells.length >= days.size ? cells : [];
    read.set(situation, found);
  }
  return found;
}
/** Letters of the head of a column; pixels by which its print may be narrower than its fields; days from which on it is a week. */
const HEAD = 24;
const COLUMN = 24;
const SOME = 3;

/** How much of a row's name a task bears, and where. */
function saidAt(asked: string, row: string): number[] {
  const own = plain(row);
  const bare = plain(asked);
  const places: number[] = [];
  for (let at = bare.indexOf(own); own && at >= 0; at = bare.indexOf(own, at + 1)) places.push(at);
  return places;
}

/** What belongs into the fields of the week, as the task tells it for its rows and days; null where it tells nothing of the kind. */
export function toldCells(situation: Situation): Array<{ cell: Cell; number: string }> | null {
  const cells = weekCells(situation);
  const told = cells.length > 0 ? toldIn(situation.asked) : [];
  if (told.length === 0) return null;
  const rows = [...new Set(cells.map(({ row }) => row))];
  const named = rows.filter((row) => words(row).length > 0 && saidAt(situation.asked, row).length > 0);
  // "Roof" is not meant by "Roof repair".
  const meant = named.filter(
    (row) => !named.some((other) => other !== row && ` ${plain(other)} `.includes(` ${plain(row)} `)),
  );
  if (meant.length === 0 && rows.length > 1) return null;
  const scale = plain(situation.asked).length / Math.max(1, situation.asked.length);
  const out = told.flatMap(({ number, day, at }) => {
    // The row is told with its number, and mostly behind it.
    const places = meant.flatMap((row) =>
      saidAt(situation.asked, row).map((place) => ({ row, away: place - at * scale })),
    );
    const next = places.filter(({ away }) => away >= 0).sort((a, b) => a.away - b.away)[0];
    const row = rows.length === 1 ? rows[0] : (next ?? places.sort((a, b) => b.away - a.away)[0])?.row;
    const cell = cells.find((one) => one.row === row && one.day === day);
    return cell ? [{ cell, number }] : [];
  });
  return out.length === told.length ? out : null;
}
