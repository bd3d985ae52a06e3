import type { Line, Page } from '../../perception/page.ts';
import { labelled, thingOf } from './cards.ts';
import { liesIn, type Things } from './thing.ts';

/** Pixels by which what stands in line may be out of it. */
const INLINE = 3;
/** Parts that look alike, from which on they are things of one kind. */
const SEVERAL = 3;
/** Lines of which such a thing is made up at most. */
const MOST = 7;
/** Pixels by which the space between two things is wider at least than that between the lines of one. */
const WIDER = 4;

/** How far the next line stands from a line: beside it, so many pixels below, or in another column of the page. */
function apart({ box: a }: Line, { box: b }: Line): number {
  const beside = Math.min(a!.y + a!.height, b!.y + b!.height) - Math.max(a!.y, b!.y);
  if (beside > 0.5 * Math.min(a!.height, b!.height)) return b!.x > a!.x ? 0 : Number.POSITIVE_INFINITY;
  const below = b!.y - (a!.y + a!.height);
  return below < -INLINE ? Number.POSITIVE_INFINITY : Math.max(0, below);
}

/** Whether two parts begin alike: in line below or beside each other, in print of one size. */
function beginAlike([a]: readonly Line[], [b]: readonly Line[]): boolean {
  const [one, other] = [a!.box!, b!.box!];
  return (
    a!.level === b!.level &&
    Math.abs(one.height - other.height) <= 1 &&
    (Math.abs(one.x - other.x) <= INLINE || Math.abs(one.y - other.y) <= INLINE)
  );
}

/** Lines one after the other, cut where the next one stands so far away. */
function cutAt(lines: readonly Line[], width: number): Line[][] {
  const parts: Line[][] = [];
  for (const [i, line] of lines.entries()) {
    const last = lines[i - 1];
    if (!last || apart(last, line) >= width) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

/** The longest run of parts that begin alike and hold more than one line each. */
function alikeRun(parts: readonly Line[][]): Line[][] {
  let best: Line[][] = [];
  let run: Line[][] = [];
  for (const part of parts) {
    const [first] = run;
    const fits = part.length > 1 && part.length <= MOST;
    if (!fits || (first && !(beginAlike(first, part) || beginAlike(run.at(-1)!, part)))) run = [];
    if (fits) run.push(part);
    if (run.length > best.length) best = [...run];
  }
  return best;
}

/** Of one stretch of lines the parts that look alike: what stands closer together belongs together. */
function partsOf(lines: readonly Line[]): Line[][] {
  const widths = [...new Set(lines.slice(1).map((line, i) => Math.round(apart(lines[i]!, line))))].sort(
    (a, b) => a - b,
  );
  const cuts = widths.filter((width, i) => width >= WIDER && (i === 0 || width - widths[i - 1]! >= WIDER));
  return cuts.map((width) => alikeRun(cutAt(lines, width - 1))).find((run) => run.length >= SEVERAL) ?? [];
}

/**
 * Cards and entries of several lines in which there is nothing to press: what stands closer together than the rest, several times alike.
 * @param known what is read as rows or cards already
 */
export function plainCardsOf(page: Page, known: readonly Things[]): Things[] {
  const boxes = known
    .filter(({ from, things }) => from !== 'entries' && things.length > 1)
    .flatMap(({ things }) => things.flatMap(({ box }) => box ?? []));
  const controls = page.items.flatMap(({ box, kind }) => (box && kind !== 'scroll' && kind !== 'point' ? [box] : []));
  const free = ({ box }: Line) =>
    box !== null &&
    !boxes.some((other) => liesIn(box, other, 0)) &&
    !controls.some((other) => liesIn(box, other) || liesIn(other, box));
  const stretches: Line[][] = [[]];
  for (const line of page.lines) {
    if (line.level === 0 && free(line)) stretches.at(-1)!.push(line);
    else if (stretches.at(-1)!.length > 0) stretches.push([]);
  }
  return stretches.flatMap((lines) => {
    const parts = partsOf(lines);
    if (parts.length === 0) return [];
    return [{ from: 'cards', things: labelled(parts.map((part) => thingOf(part, [], part[0]!.text))) }];
  });
}
