import type { Box } from './page.ts';
import type { Pixels } from './pixels.ts';

/** A figure that is drawn on the page: where it stands, and the corners of its outline; null for one that is round. */
export interface Figure {
  box: Box;
  corners: number | null;
}

/** Smallest and largest side of what is taken for a figure, as pixels and as a share of the frame. */
const SIZE = { least: 24, most: 0.5 } as const;
/** Difference of the channels from the ground from which a pixel is drawn on. */
const DRAWN = 90;
/** Most figures that are looked at one by one. */
const MOST = 12;
/** How far, as a share of its width, an outline may bulge over a straight side. */
const BULGE = 0.03;
/** Distance, as a share of the width, within which two corners are the two edges of one. */
const BLUNT = 0.18;
/** Turn of an outline, in radians, up to which it counts as going straight on. */
const FLAT = 0.4;
/** From so many corners on eyes see a round thing. */
const ROUND = 9;

type Point = readonly [number, number];

/** Corners of the convex hull (monotone chain: Andrew 1979). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of list) {
      while (out.length >= 2 && turn(out[out.length - 2]!, out[out.length - 1]!, point) <= 0) out.pop();
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** A line with fewer points that stays so near to it (Ramer 1972, Douglas and Peucker 1973). */
function simplified(line: readonly Point[], near: number): Point[] {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  let far = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i]!;
    const off = Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > far) [far, at] = [off, i];
  }
  if (far <= near) return [first, last];
  return [...simplified(line.slice(0, at + 1), near).slice(0, -1), ...simplified(line.slice(at), near)];
}

/** Corners of an outline, by straightening what bulges no more than drawing does; null for what is round. */
export function cornersOf(points: readonly Point[]): number | null {
  const hull = hullOf(points);
  if (hull.length < 3) return null;
  const centre = hull.reduce(([x, y], [px, py]) => [x + px / hull.length, y + py / hull.length] as Point, [
    0, 0,
  ] as Point);
  const away = ([x, y]: Point) => Math.hypot(x - centre[0], y - centre[1]);
  // The point furthest out is a corner for certain, and so is the one furthest from that.
  const start = hull.reduce((best, point, i) => (away(point) > away(hull[best]!) ? i : best), 0);
  const ring = [...hull.slice(start), ...hull.slice(0, start)];
  const from = ring[0]!;
  const reach = ([x, y]: Point) => Math.hypot(x - from[0], y - from[1]);
  const opposite = ring.reduce((best, point, i) => (reach(point) > reach(ring[best]!) ? i : best), 0);
  const span = reach(ring[opposite]!);
  const near = Math.max(1.5, BULGE * span);
  const one = simplified(ring.slice(0, opposite + 1), near);
  const other = simplified([...ring.slice(opposite), from], near);
  const outline = [...one.slice(0, -1), ...other.slice(0, -1)];
  // Where a thick line ends or turns, one corner is drawn as two.
  const sharp = outline.filter(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return Math.hypot(nx - x, ny - y) > BLUNT * span;
  });
  const corners = sharp.filter(([x, y], i) => {
    const [bx, by] = sharp.at(i - 1)!;
    const [nx, ny] = sharp[(i + 1) % sharp.length]!;
    const turn = Math.abs(Math.atan2(ny - y, nx - x) - Math.atan2(y - by, x - bx));
    return Math.min(turn, 2 * Math.PI - turn) > FLAT;
  }).length;
  return Math.max(corners, sharp.length - 1) >= ROUND ? null : corners;
}

/** Whether words or a control stand in a place: a panel, and no figure. */
function holds(box: Box, { x, y, width, height }: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return across > box.x && across < box.x + box.width && down > box.y && down < box.y + box.height;
}

/** The colour that most of a part of a frame has. */
function groundOf({ width, data }: Pixels, { x, y, width: across, height: down }: Box): Point3 {
  const counts = new Map<number, number>();
  const step = across * down > FINE ? SPARSE : 1;
  for (let at = 0; at < across * down; at += step) {
    const i = 3 * ((y + Math.floor(at / across)) * width + x + (at % across));
    const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const ground = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0xffffff;
  return [ground >> 16, (ground >> 8) & 255, ground & 255];
}
type Point3 = readonly [number, number, number];
/** Pixels from which only each so many-th is asked for its colour. */
const FINE = 50_000;
const SPARSE = 7;
/** A panel on a panel is looked into, and no further. */
const DEEPEST = 2;

/**
 * The figures that are drawn on a page where neither words nor controls stand: what hangs together and stands out from the ground,
 * that of the page or of the panel on which it lies.
 * @param taken places of words and controls
 */
export function figuresOf(pixels: Pixels, taken: readonly (Box | null)[]): Figure[] {
  return figuresIn(pixels, taken, { x: 0, y: 0, width: pixels.width, height: pixels.height }, 0);
}

function figuresIn(pixels: Pixels, taken: readonly (Box | null)[], part: Box, depth: number): Figure[] {
  const { width, height, data } = pixels;
  const [r, g, b] = groundOf(pixels, part);
  const open = new Uint8Array(width * height);
  for (let y = part.y; y < part.y + part.height; y++)
    for (let at = y * width + part.x; at < y * width + part.x + part.width; at++)
      if (Math.abs(data[3 * at]! - r) + Math.abs(data[3 * at + 1]! - g) + Math.abs(data[3 * at + 2]! - b) > DRAWN)
        open[at] = 1;
  for (const box of taken) {
    if (!box) continue;
    const [left, right] = [Math.max(0, Math.floor(box.x) - 2), Math.min(width, Math.ceil(box.x + box.width) + 2)];
    for (let y = Math.max(0, Math.floor(box.y) - 2); y < Math.min(height, box.y + box.height + 2); y++)
      if (right > left) open.fill(0, y * width + left, y * width + right);
  }
  const figures: Figure[] = [];
  for (let start = 0; start < open.length && figures.length < MOST; start++) {
    if (open[start] !== 1) continue;
    const points: Point[] = [];
    const queue = [start];
    open[start] = 2;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      points.push([x, y]);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || next < 0 || next >= open.length || open[next] !== 1) continue;
          open[next] = 2;
          queue.push(next);
        }
    }
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const low = (values: number[]) => values.reduce((a, c) => Math.min(a, c));
    const high = (values: number[]) => values.reduce((a, c) => Math.max(a, c));
    const box = { x: low(xs), y: low(ys), width: high(xs) - low(xs) + 1, height: high(ys) - low(ys) + 1 };
    if (Math.min(box.width, box.height) < SIZE.least) continue;
    const panel = taken.some((one) => one && holds(box, one));
    // What lies at the edge of a panel belongs to what is around it.
    if (!panel && depth > 0 && !isWithin(box, part)) continue;
    if (panel && depth < DEEPEST) figures.push(...figuresIn(pixels, taken, box, depth + 1));
    else if (!panel && box.width <= SIZE.most * width && box.height <= SIZE.most * height)
      figures.push({ box, corners: cornersOf(points) });
  }
  return figures;
}

function isWithin(box: Box, part: Box): boolean {
  return (
    box.x > part.x &&
    box.y > part.y &&
    box.x + box.width < part.x + part.width &&
    box.y + box.height < part.y + part.height
  );
}
