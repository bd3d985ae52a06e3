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

/** Whether all of one box lies within another. */
function holds(outer: Box, inner: Box): boolean {
  if (!outer || !inner) return false;
  const [right, bottom] = [outer.x + outer.width + SLACK, outer.y + outer.height + SLACK];
  return (
    inner.x >= outer.x - SLACK &&
    inner.y >= outer.y - SLACK &&
    inner.x + inner.width <= right &&
    inner.y + inner.height <= bottom
  );
}
const SLACK = 2;
/** Controls that what is a part of the page holds at least, unless it holds the name of the page itself. */
const SEVERAL = 2;
/** Letters of a heading that the name of a long part begins with. */
const HEAD = 40;

/**
 * Whether something that listens to presses is a whole part of the page, with a heading of its own and several controls under it, and no card
 * among others of its kind: what is pressed are those.
 */
function isPart({ items, headings }: Page, item: Item): boolean {
  if (item.kind !== 'click' || item.role !== 'generic' || item.box === null) return false;
  const head = headings.find(
    ({ level, box, text }) => level <= 2 && holds(item.box, box) && item.raw.startsWith(text.slice(0, HEAD)),
  );
  if (!head) return false;
  const others = items.filter((other) => other !== item && other.box !== null && other.kind !== 'scroll');
  const alike = others.some(
    ({ kind, role, box }) =>
      kind === 'click' && role === 'generic' && !holds(item.box, box) && Math.abs(box!.width - item.box!.width) < 1,
  );
  return !alike && others.filter(({ box }) => holds(item.box, box)).length >= (head.level === 1 ? 1 : SEVERAL);
}

/** The page without what only listens to the presses of what it holds. */
export function withoutParts(page: Page): Page {
  const items = page.items.filter((item) => !isPart(page, item));
  if (items.length === page.items.length) return page;
  return { ...page, items, byName: new Map(items.map((item) => [item.name, item])) };
}
