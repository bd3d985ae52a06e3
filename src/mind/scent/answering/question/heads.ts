import { fold } from '../../../language/index.ts';
import type { Line, Page } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';

/** A line with the headings that it stands under, whatever marks these as headings. */
export interface Placed {
  heads: readonly string[];
  /** All that stands under the nearest of them. */
  around: string;
  /** The short line that stands right before it in its row. */
  label: string;
  isHead: boolean;
}

/** The longest line that heads others. */
const LONGEST = 80;
/** Share of its height by which a line has to overlap another to stand beside it. */
const BESIDE = 0.5;
/** How much taller than the words around it a line has to be to head them, and to head these in turn. */
const TALLER = [1.12, 1.4, 1.8] as const;
/** Places in the order of headings, between those that are marked as such (1 to 6). */
const PLACES = { tallest: 1.5, taller: 2.5, tall: 3.5, bold: 5.5, opens: 6.5, caption: 7 } as const;

function beside(a: Line, b: Line): boolean {
  if (!a.box || !b.box) return false;
  const overlap = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y);
  return overlap >= BESIDE * Math.min(a.box.height, b.box.height);
}

function commonHeight(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { box, text, level } of lines)
    if (box && level === 0 && text.length < LONGEST) counts.set(box.height, (counts.get(box.height) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Words that are short enough to name what stands under or behind them. */
const NAME = 48;
/** Share of a line's height within which a name stands over what it names. */
const OVER = 0.7;
/** Pixels by which what a name names may be set in. */
const SET_IN = 64;

const AMOUNT = /[$€£¥]\s?\d/;

/** The name of what a line tells: it stands before it in its row, or right over it and nearer to it than what comes next. */
function labelOf(lines: readonly Line[], at: number, bold: ReadonlySet<string>): string {
  const [before, line, next] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!before?.box || !line.box || before.level > 0 || before.text.length > NAME) return '';
  if (beside(before, line)) return before.box.x < line.box.x ? before.text.replace(/:+$/, '') : '';
  const gap = line.box.y - before.box.y - before.box.height;
  const below = next?.box ? next.box.y - line.box.y - line.box.height : Number.POSITIVE_INFINITY;
  const inLine = line.box.x >= before.box.x - 2 && line.box.x < before.box.x + SET_IN;
  // Two lines that each tell a sum are two of a list.
  const alike = AMOUNT.test(before.text) && AMOUNT.test(line.text);
  const names = /^\p{L}[^.!?]*$/u.test(before.text) && line.text.length < 2 * NAME && !alike;
  // A name that is set off from what it names needs no more room below that than above it.
  const setOff = (bold.has(before.text) && !bold.has(line.text)) || line.box.x > before.box.x + 8;
  return names && inLine && gap >= -2 && gap < OVER * before.box.height && (below > gap + 2 || setOff)
    ? before.text.replace(/:+$/, '')
    : '';
}

/** The place of a line among headings; infinite for one that heads nothing. */
function rankOf(
  page: Page,
  at: number,
  body: number,
  bold: ReadonlySet<string>,
  opens: ReadonlySet<string>,
  labelled: boolean,
): number {
  const line = page.lines[at]!;
  if (line.level > 0) return line.level;
  const [before, next] = [page.lines[at - 1], page.lines[at + 1]];
  if (line.text.length > LONGEST || !/\p{L}/u.test(line.text)) return Number.POSITIVE_INFINITY;
  if ((before && beside(before, line)) || (next && beside(line, next))) return Number.POSITIVE_INFINITY;
  if (labelled) return Number.POSITIVE_INFINITY;
  // What comes to an amount is told, however large it is written: "Total £380".
  const sum = AMOUNT.test(line.text);
  const tall = !sum && body > 0 && line.box ? line.box.height / body : 1;
  if (tall < 2.6 && tall >= TALLER[2]) return PLACES.tallest;
  if (tall < 2.6 && tall >= TALLER[1]) return PLACES.taller;
  if (tall < 2.6 && tall >= TALLER[0]) return PLACES.tall;
  if (bold.has(line.text) && !sum) return PLACES.bold;
  if (opens.has(fold(line.text)) || /\?\s*$/.test(line.text)) return PLACES.opens;
  // What stands alone right over a row of cells is what the table is called.
  const rows = [at + 1, at + 2].some((i) => page.lines[i + 1] && beside(page.lines[i]!, page.lines[i + 1]!));
  return rows && line.text.length < 60 ? PLACES.caption : Number.POSITIVE_INFINITY;
}

/** Each line of a page with what it stands under. */
export function linesUnderHeads(page: Page): Placed[] {
  const body = commonHeight(page.lines);
  const bold = new Set(page.marked.flatMap(({ manner, text }) => (/\bbold\b/.test(manner) ? [text] : [])));
  const opens = new Set(
    page.items.filter((item) => isClickable(item) && item.role !== 'link').map((item) => fold(item.raw)),
  );
  const over: Array<{ rank: number; text: string }> = [];
  const placed: Placed[] = [];
  let section: number[] = [];
  const close = () => {
    const around = section.map((at) => page.lines[at]!.text).join(' . ');
    for (const at of section) placed[at]!.around = around;
    section = [];
  };
  for (const [at, line] of page.lines.entries()) {
    const label = labelOf(page.lines, at, bold);
    const rank = rankOf(page, at, body, bold, opens, label !== '');
    const isHead = Number.isFinite(rank);
    if (isHead) {
      if (rank < PLACES.caption) close();
      // Two lines over a table head it together.
      const together = rank === PLACES.caption && placed.at(-1)?.isHead;
      while (!together && over.length > 0 && over.at(-1)!.rank >= rank) over.pop();
    }
    placed.push({ heads: over.map(({ text }) => text), around: '', label, isHead });
    if (isHead) over.push({ rank, text: line.text });
    section.push(at);
  }
  close();
  return placed;
}
