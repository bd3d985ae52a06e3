import { fold, numberOf } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { lines } from './grid.ts';

const WAYS: Readonly<Record<string, [down: number, right: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
/** "Up by one", "right two places": how far from where it stands, at the end of what is said. */
const SHIFT =
  /\s(?:to\s+the\s+)?(up|down|left|right)(?:wards?)?\s+(?:by\s+)?(\w+)(?:\s+(?:positions?|places?|rows?|columns?|steps?|spots?|slots?|cells?))?$/i;
const CORNER =
  /^(?:the\s+)?(?:very\s+)?((?:(?:top|upper|bottom|lower|cent(?:er|re)|middle|left|right)[\s-]*)+)(?:hand)?\s*(?:corner|cell|positions?|place|spot|square|side)?$/;

/** What is moved by so many places, and the way; null where a step says nothing of the kind. */
export function shiftTold(text: string): { what: string; down: number; right: number } | null {
  const found = SHIFT.exec(text);
  const count = found ? (/^an?$/i.test(found[2]!) ? 1 : numberOf(found[2]!.toLowerCase())) : null;
  if (!found || count === null) return null;
  const [down, right] = WAYS[found[1]!.toLowerCase()]!;
  return { what: text.slice(0, found.index).trim(), down: down * count, right: right * count };
}

/**
 * The thing that stands now where another is to go, among things that make room for each other: the n-th, a corner or the middle, or so many
 * places off. Null where the words name no such place.
 */
export function standingAt(
  moved: Item,
  kin: readonly Item[],
  to: { where: string; place: number | null; down: number; right: number },
): Item | null {
  const centre = ({ box }: Item) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 });
  const rows = lines(kin.map((item) => centre(item).y));
  const columns = lines(kin.map((item) => centre(item).x));
  const near = (values: readonly number[], at: number) =>
    values.reduce((best, value, i) => (Math.abs(value - at) < Math.abs(values[best]! - at) ? i : best), 0);
  const at = (row: number, column: number) =>
    kin.find((item) => near(rows, centre(item).y) === row && near(columns, centre(item).x) === column) ?? null;
  if (to.down !== 0 || to.right !== 0)
    return at(near(rows, centre(moved).y) + to.down, near(columns, centre(moved).x) + to.right);
  const said = CORNER.exec(fold(to.where))?.[1];
  if (said) {
    const middle = (values: readonly number[]) => (values.length - 1) / 2;
    const row = /top|upper/.test(said) ? 0 : /bottom|lower/.test(said) ? rows.length - 1 : middle(rows);
    const column = /left/.test(said) ? 0 : /right/.test(said) ? columns.length - 1 : middle(columns);
    return at(row, column);
  }
  if (to.place === null) return null;
  const inOrder = [...kin].sort(
    (a, b) => near(rows, centre(a).y) - near(rows, centre(b).y) || centre(a).x - centre(b).x,
  );
  return inOrder.at(to.place > 0 ? to.place - 1 : to.place) ?? null;
}
