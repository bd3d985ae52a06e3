import type { Page } from './page.ts';
import type { Pixels } from './pixels.ts';

/** Pixels outside and inside of a control's edge in which a ring, a border or a shadow shows that it has the focus. */
const OUTSIDE = 5;
const INSIDE = 3;
/** Steps of 256 by which the mean of an edge has to change to be seen; encoding a picture twice makes less. */
const SEEN_FROM = 4;
const KEPT = 80;

/** Name of a control -> mean colour of its edge, while it did not have the focus. */
export type Edges = Record<string, readonly number[]>;

function edgeOf(pixels: Pixels, box: { x: number; y: number; width: number; height: number }): number[] | null {
  const left = Math.round(box.x);
  const top = Math.round(box.y);
  const right = Math.round(box.x + box.width);
  const bottom = Math.round(box.y + box.height);
  if (left < OUTSIDE || top < OUTSIDE || right + OUTSIDE >= pixels.width || bottom + OUTSIDE >= pixels.height)
    return null;
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top - OUTSIDE; y < bottom + OUTSIDE; y++) {
    const middle = y >= top + INSIDE && y < bottom - INSIDE;
    for (let x = left - OUTSIDE; x < right + OUTSIDE; x++) {
      if (middle && x === left + INSIDE) x = Math.max(x, right - INSIDE);
      const at = (y * pixels.width + x) * 3;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += pixels.data[at + channel]!;
      count++;
    }
  }
  return sum.map((total) => Math.round((10 * total) / count) / 10);
}

/**
 * Whether the control that has the focus looks as it did without it, so that somebody at the keyboard cannot see where
 * they are; and the edges to compare with on the next turn. What was never seen without the focus tells nothing.
 */
export function focusHidden(page: Page, pixels: Pixels, before: Edges): { hidden: boolean; edges: Edges } {
  const edges: Record<string, readonly number[]> = {};
  let hidden = false;
  for (const item of page.items.slice(0, KEPT)) {
    const edge = item.box ? edgeOf(pixels, item.box) : null;
    if (!edge) continue;
    if (!item.state.has('focused')) {
      edges[item.name] = edge;
      continue;
    }
    const was = before[item.name];
    if (was) hidden = edge.every((mean, channel) => Math.abs(mean - was[channel]!) < SEEN_FROM);
  }
  return { hidden, edges };
}
