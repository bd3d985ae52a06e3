import { luminance, type Pixels } from './pixels.ts';

/**
 * Frames are often drawn as weak eyes see them, blurred and with half the contrast about middle grey, so that a model
 * that is shown them sees no more than the person. Judging what is on such a frame as if it were the page would count the
 * same eyes twice: once in the picture and once in what they need. Here the page's own contrast is estimated back.
 */

/** Range of grey of a frame at half contrast about the middle, with room for what compression adds. */
const DIMMED = { from: 56, to: 200 } as const;
const MIDDLE = 128;
const HALVED = 0.5;
/** Standard deviation in pixels of the blur of 20/80 vision (browser/person/eyes.ts). */
const BLUR = 2.05;
/** Strokes of print are about an eleventh of the size of its letters. */
const STROKE = 1 / 11;
/** Height of a line of print, in sizes of its letters. */
const LINE = 1.15;
/** Pixels at the edge of a box by which its ground is known. */
const RIM = 2;
/** Least share of a stroke's contrast that a blur is taken to have left. */
const LEAST_LEFT = 0.12;

const grey = ({ data }: Pixels, i: number): number => (data[i]! * 3 + data[i + 1]! * 6 + data[i + 2]!) / 10;

/** Whether a frame is drawn as weak eyes see it: nothing on it is darker or lighter than half contrast leaves. */
export function isDimmed(pixels: Pixels): boolean {
  const step = Math.max(3, 3 * Math.floor(pixels.data.length / 3 / 20_000));
  for (let i = 0; i + 2 < pixels.data.length; i += step) {
    const value = grey(pixels, i);
    if (value < DIMMED.from || value > DIMMED.to) return false;
  }
  return true;
}

/** The error function, to three places (Abramowitz and Stegun 7.1.25). */
function erf(x: number): number {
  const t = 1 / (1 + 0.47047 * x);
  return 1 - t * (0.3480242 + t * (-0.0958798 + t * 0.7478556)) * Math.exp(-x * x);
}

/** Greys a box is drawn in, for the few values that count: the ground, the farthest from it, and how high the print is. */
function drawnIn(pixels: Pixels, box: { x: number; y: number; width: number; height: number }) {
  const x0 = Math.max(0, Math.floor(box.x));
  const y0 = Math.max(0, Math.floor(box.y));
  const x1 = Math.min(pixels.width, Math.ceil(box.x + box.width));
  const y1 = Math.min(pixels.height, Math.ceil(box.y + box.height));
  const counts = new Uint32Array(256);
  const rim = new Uint32Array(256);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const value = Math.round(grey(pixels, (y * pixels.width + x) * 3));
      counts[value]! += 1;
      if (y < y0 + RIM || y >= y1 - RIM || x < x0 + RIM || x >= x1 - RIM) rim[value]! += 1;
    }
  // Blurred print fills its box, so that the ground shows at the rim only.
  let ground = 0;
  for (let value = 1; value < 256; value++) if (rim[value]! > rim[ground]!) ground = value;
  const few = Math.max(3, Math.min(24, (x1 - x0) * (y1 - y0) * 0.004));
  const farthest = (from: number, by: number): number => {
    for (let value = from, sum = 0; value !== ground; value += by) {
      sum += counts[value]!;
      if (sum >= few) return value;
    }
    return ground;
  };
  const dark = farthest(0, 1);
  const light = farthest(255, -1);
  const ink = ground - dark >= light - ground ? dark : light;
  let first = -1;
  let last = -1;
  const half = Math.abs(ink - ground) / 2;
  for (let y = y0; y < y1; y++)
    for (let x = x0 + 3; x < x1 - 3; x++)
      if (Math.abs(grey(pixels, (y * pixels.width + x) * 3) - ground) > half) {
        if (first < 0) first = y;
        last = y;
        break;
      }
  return { ground, ink, high: first < 0 ? 0 : last - first + 1 };
}

/** WCAG contrast ratio that a box has on the page itself, from a frame drawn as weak eyes see it. */
export function contrastBehind(pixels: Pixels, box: { x: number; y: number; width: number; height: number }): number {
  const { ground, ink, high } = drawnIn(pixels, box);
  // Capitals are about 0.72 of the size of letters, the blur adds about its own width, and a line is higher than its print.
  const size = Math.max(8, Math.min((high - BLUR) / 0.72, box.height / LINE));
  const left = Math.max(LEAST_LEFT, erf((size * STROKE) / (2 * Math.SQRT2 * BLUR)));
  const undimmed = (value: number) => Math.max(0, Math.min(255, MIDDLE + (value - MIDDLE) / HALVED));
  const [a, b] = [undimmed(ground), undimmed(ground + (ink - ground) / left)].map((value) =>
    luminance(Math.round(value), Math.round(value), Math.round(value)),
  ) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
