import type { Box } from '../types.ts';
import type { RawAction, WalkResult } from './page/kit.ts';

/** Where a frame of another origin lies in the pixels of the document around it. */
export interface FramePlace {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  /** The part of the frame that shows. */
  clip: Box;
}

/** Moves what was found in a frame into the result of the document around it, leaving out what is covered there. */
export async function mergeFrame(
  outer: WalkResult,
  inner: WalkResult,
  place: FramePlace,
  reaches: (points: Array<[number, number]>) => Promise<boolean[]>,
): Promise<void> {
  const moved: RawAction[] = [];
  for (const action of inner.actions) {
    const target = clipped(moveBox(action.target, place), place.clip);
    const point = movePoint(action.point, place);
    if (!target || !inside(point, place.clip)) continue;
    moved.push({
      ...action,
      target,
      point,
      frame: action.frame || inner.url,
      ...(action.drops
        ? { drops: action.drops.map((drop) => ({ ...drop, point: movePoint(drop.point, place) })) }
        : {}),
    });
  }
  const texts = inner.texts.flatMap((piece) => {
    const box = clipped(moveBox(piece.box, place), place.clip);
    return box ? [{ ...piece, box }] : [];
  });
  const scrollers = inner.scrollers.flatMap((scroller) => {
    const target = clipped(moveBox(scroller.target, place), place.clip);
    return target ? [{ ...scroller, target, point: movePoint(scroller.point, place) }] : [];
  });
  if (inner.canScrollDown || inner.canScrollUp)
    scrollers.push({
      label: inner.title,
      target: place.clip,
      point: { x: place.clip.x + place.clip.width / 2, y: place.clip.y + place.clip.height / 2 },
      up: inner.canScrollUp,
      down: inner.canScrollDown,
      left: false,
      right: false,
    });
  const points: Array<[number, number]> = [
    ...moved.map(({ point }): [number, number] => [point.x, point.y]),
    ...texts.map(({ box }): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]),
    ...scrollers.map(({ point }): [number, number] => [point.x, point.y]),
  ];
  const free = points.length > 0 ? await reaches(points) : [];
  outer.actions.push(...moved.filter((_, index) => free[index]));
  const last = outer.texts.at(-1)?.block ?? 0;
  for (const [index, piece] of texts.entries())
    if (free[moved.length + index]) outer.texts.push({ ...piece, block: piece.block + last + 1 });
  outer.scrollers.push(...scrollers.filter((_, index) => free[moved.length + texts.length + index]));
  outer.stamp += `\n${inner.stamp}`;
  outer.truncated ||= inner.truncated;
  outer.elements += inner.elements;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function movePoint(point: { x: number; y: number }, place: FramePlace) {
  return { x: round(place.x + point.x * place.scaleX), y: round(place.y + point.y * place.scaleY) };
}

function moveBox(box: Box, place: FramePlace): Box {
  return { ...movePoint(box, place), width: round(box.width * place.scaleX), height: round(box.height * place.scaleY) };
}

function inside(point: { x: number; y: number }, clip: Box): boolean {
  return point.x >= clip.x && point.y >= clip.y && point.x < clip.x + clip.width && point.y < clip.y + clip.height;
}

function clipped(box: Box, clip: Box): Box | null {
  const x = Math.max(box.x, clip.x);
  const y = Math.max(box.y, clip.y);
  const width = Math.min(box.x + box.width, clip.x + clip.width) - x;
  const height = Math.min(box.y + box.height, clip.y + clip.height) - y;
  return width > 1 && height > 1 ? { x, y, width, height } : null;
}
