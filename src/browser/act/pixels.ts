import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { orElse, sleep } from '../guard/deadline.ts';
import { captureViewport, finishImage, type ImageOptions } from '../observe/frame.ts';
import { Deadline } from '../observe/index.ts';
import type { Box } from '../types.ts';

const COLUMNS = 128;
const ROWS = 80;
/** Of 256 levels: more than what encoding a picture twice makes of the same pixels. */
const DIFFERENCE = 10;
/** Cells that must have changed; one alone may be a text cursor. */
const LEAST_CELLS = 3;
const CAPTURE_MS = 3000;
const MOTION_MS = 120;
/** Of a page that goes on moving; one that stands still is looked at once more. */
const MOST_LOOKS = 8;
/** Controls up to this size look different when pointed at or focused, which is no answer of the page. */
const SMALL = { width: 320, height: 100 };
/** How far a ring of the focus stands off, and the width of a cell that it shines into. */
const HALO = 18;

/**
 * Whether the picture of a page changed since `before`, other than by what moves there all the time and by how a
 * small control looks when it is pointed at. For pages whose answer is only drawn: canvas, video, styles.
 *
 * @param image how the picture before was taken: what an encoding makes of letters is no change where both have it.
 * @param aside where it changes without being an answer; asked once the picture is taken, so that it knows of what has come until then.
 */
export async function pixelsChanged(
  page: Page,
  before: Buffer,
  target: Box | null,
  image: ImageOptions,
  aside: () => Promise<readonly Box[]>,
): Promise<boolean> {
  const take = async () => finishImage(await captureViewport(page, null, image, new Deadline(CAPTURE_MS)), image);
  const capture = () => orElse(CAPTURE_MS, null, take());
  const now = await capture();
  if (!now) return false;
  const was = await cells(before);
  const is = await cells(now);
  const viewport = page.viewportSize();
  let changed = different(was, is);
  if (changed.length < LEAST_CELLS) return false;
  const own = await aside();
  changed = changed.filter((cell) => !own.some((box) => inside(cell, box, viewport)));
  if (target && target.width <= SMALL.width && target.height <= SMALL.height)
    changed = changed.filter((cell) => !inside(cell, target, viewport));
  if (changed.length < LEAST_CELLS) return false;
  // What moves by itself comes by everywhere on its way within a moment.
  for (let [last, looks] = [is, 0]; looks < MOST_LOOKS; looks++) {
    await sleep(MOTION_MS);
    const later = await capture();
    if (!later) return true;
    const next = await cells(later);
    const moving = new Set([...different(last, next), ...different(is, next)].flatMap(around));
    if (moving.size === 0) break;
    changed = changed.filter((cell) => !moving.has(cell));
    if (changed.length < LEAST_CELLS) return false;
    last = next;
  }
  return true;
}

function cells(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize(COLUMNS, ROWS, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
}

function different(a: Buffer, b: Buffer): number[] {
  const changed: number[] = [];
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    for (let channel = 0; channel < 3; channel++) {
      const at = cell * 3 + channel;
      if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= DIFFERENCE) continue;
      changed.push(cell);
      break;
    }
  }
  return changed;
}

/** A cell and those about it: between two pictures what moves passes over more than it is seen on. */
function around(cell: number): number[] {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1]
      .filter((along) => column + along >= 0 && column + along < COLUMNS)
      .map((along) => (row + down) * COLUMNS + column + along),
  );
}

function inside(cell: number, box: Box, viewport: { width: number; height: number } | null): boolean {
  const { width, height } = viewport ?? { width: COLUMNS, height: ROWS };
  const x = ((cell % COLUMNS) + 0.5) * (width / COLUMNS);
  const y = (Math.floor(cell / COLUMNS) + 0.5) * (height / ROWS);
  return x > box.x - HALO && x < box.x + box.width + HALO && y > box.y - HALO && y < box.y + box.height + HALO;
}
