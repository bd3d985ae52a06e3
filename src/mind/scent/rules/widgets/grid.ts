import { fold, numbers, ordinalOf } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const NTH = '(\\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)';
const ROW = new RegExp(`\\brow\\s*(?:number\\s*|no\\.?\\s*)?${NTH}\\b|\\b${NTH}\\s+row\\b`);
const COLUMN = new RegExp(`\\bcol(?:umn)?\\s*(?:number\\s*|no\\.?\\s*)?${NTH}\\b|\\b${NTH}\\s+col(?:umn)?\\b`);
const POINT = /\(\s*(-?\d+)\s*[,;]\s*(-?\d+)\s*\)/;
/** Pixels by which things in one line of a grid may stand apart. */
const LINE = 6;

function place(found: RegExpExecArray | null): number | null {
  const said = found?.[1] ?? found?.[2];
  return said ? (/^\d+$/.test(said) ? Number(said) : ordinalOf(said)) : null;
}

/** The lines on which things stand, from where each of them stands. */
export function lines(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b).filter((value, i, all) => i === 0 || value - all[i - 1]! > LINE);
}

/** Things of one size that stand in rows and columns, by row from the top; null where they make no grid. */
function gridOf(situation: Situation): Array<Array<Item | undefined>> | null {
  const all = situation.page.items.filter(
    (item) => isClickable(item) && item.box && !item.disabled && item.kind !== 'point',
  );
  const size = (item: Item) => `${Math.round(item.box!.width / 3)},${Math.round(item.box!.height / 3)}`;
  const sizes = new Map<string, Item[]>();
  for (const item of all) sizes.set(size(item), [...(sizes.get(size(item)) ?? []), item]);
  const cells = [...sizes.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const centre = (item: Item) => ({ x: item.box!.x + item.box!.width / 2, y: item.box!.y + item.box!.height / 2 });
  const xs = lines(cells.map((item) => centre(item).x));
  const ys = lines(cells.map((item) => centre(item).y));
  if (xs.length < 2 || ys.length < 2 || cells.length < 0.8 * xs.length * ys.length) return null;
  return ys.map((y) =>
    xs.map((x) => cells.find((item) => Math.abs(centre(item).x - x) <= LINE && Math.abs(centre(item).y - y) <= LINE)),
  );
}

/** "Row 3, column 2", "the grid coordinate (1,-2)": the thing of a grid that stands there. */
export function atPlace(situation: Situation, step: Step): Proposal | null {
  if (!['press', 'pick', 'tick', 'reach', 'hover'].includes(step.verb)) return null;
  const said = fold(step.text);
  const [row, column] = [place(ROW.exec(said)), place(COLUMN.exec(said))];
  const point = /\b(?:grid|coordinates?|point)\b/.test(said) ? POINT.exec(step.text) : null;
  if ((row === null || column === null) && !point) return null;
  // Where the things themselves bear their coordinates, those are read.
  if (point && situation.items.some((item) => POINT.test(item.raw))) return null;
  const grid = gridOf(situation);
  if (!grid) return null;
  let item: Item | undefined;
  if (point) {
    const [x, y] = [Number(point[1]), Number(point[2])];
    const shown = situation.page.lines.flatMap(({ text }) => (/^[-−]?\d+$/.test(text.trim()) ? numbers(text) : []));
    const least = Math.min(0, ...shown);
    const whole = Math.max(0, ...shown) - least + 1;
    const width = grid[0]!.length;
    const from = (count: number) => (count === whole ? least : -Math.floor(count / 2));
    item = grid[grid.length - 1 - (y - from(grid.length))]?.[x - from(width)];
  } else item = grid.at(row! > 0 ? row! - 1 : row!)?.at(column! > 0 ? column! - 1 : column!);
  return item
    ? {
        rule: 'at_place',
        why: point ? `that is where ${point[0]} lies` : `it stands in row ${row}, column ${column}`,
        status: 'continue',
        item,
        args: argumentOf(item, ''),
        sure: 0.85,
        completes: true,
        cause: item.label,
      }
    : null;
}
