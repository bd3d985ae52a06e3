import type { Item, Page } from '../../perception/page.ts';

/** Share of the frame from which on what can be pressed is a ground on which things stand: a map, a board, a drawing. */
const GROUND = 0.2;
const DRAWN = new Set(['generic', 'canvas', 'img', 'region', 'application', 'presentation', 'figure']);
const CONTROLS = new Set(['button', 'link']);

/** Whether something is a ground and no control: pressing it does something at a spot, and nothing by its name. */
function isGround({ width, height }: Page, { role, box }: Item): boolean {
  if (role === 'canvas-point') return true;
  return DRAWN.has(role) && box !== null && box.width * box.height > GROUND * width * height;
}

/**
 * Whether something is a ground that has controls of its own, such as those of a map: it is worked by them and by what
 * stands on it, and who reads "map" in a task does not press the map.
 */
export function isWorkedByOthers(page: Page, item: Item): boolean {
  if (!isGround(page, item)) return false;
  const ground = page.items
    .filter((other) => other.role !== 'canvas-point' && isGround(page, other))
    .find(({ box }) => covers(box, item.box));
  return (
    ground !== undefined &&
    page.items.some((other) => CONTROLS.has(other.role) && other.kind === 'click' && covers(ground.box, other.box))
  );
}

type Box = Item['box'];

/** Whether the middle of one box lies within another. */
function covers(outer: Box, inner: Box): boolean {
  if (!outer || !inner) return false;
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
}
