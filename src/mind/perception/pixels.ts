import sharp from 'sharp';
import { asSeen, type ColourVision } from '../../contract/index.ts';
import type { Frame } from '../mind.ts';

/** A decoded frame: RGB bytes, row after row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The frames decoded last, because a page that did not change is often sent again, byte for byte. */
const recent: Array<{ bytes: Uint8Array; pixels: Pixels }> = [];
const RECENT = 3;

/** Decodes a frame; null when the bytes cannot be decoded, so that deciding can go on by names alone. */
export async function decode(frame: Frame): Promise<Pixels | null> {
  const again = recent.find(({ bytes }) => Buffer.compare(bytes, frame.bytes) === 0);
  if (again) return again.pixels;
  try {
    const { data, info } = await sharp(frame.bytes, { limitInputPixels: 8192 * 8192 })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) return null;
    const pixels = { width: info.width, height: info.height, data };
    recent.unshift({ bytes: new Uint8Array(frame.bytes), pixels });
    recent.length = Math.min(RECENT, recent.length);
    return pixels;
  } catch {
    return null;
  }
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2.2) of an sRGB colour, 0..1. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * LINEAR[r]! + 0.7152 * LINEAR[g]! + 0.0722 * LINEAR[b]!;
}

/** What the pixels of one box look like. */
export interface Look {
  /** WCAG contrast ratio of what is drawn against its ground, 1..21. */
  contrast: number;
  /** Strongest step between neighbouring pixels, 0..1: low when blurred. */
  sharpness: number;
  /** How far an edge is spread, as the standard deviation of a Gaussian in pixels; null where there is no edge to tell it by. */
  blur: number | null;
  /** The colour that is drawn most besides the ground, and the ground itself. */
  ink: [number, number, number];
  ground: [number, number, number];
  /** How far the most different hue stands from the ground, 0..1: a yellow spot on white has little contrast and is seen all the same. */
  chroma: number;
  /** The same of red against green alone, which carries print too; blue against yellow is blurred to the eye. */
  redGreen: number;
  /** Share of pixels that are not ground. */
  filled: number;
}

/** Distance of two colours without their lightness, 0..1: on the axis of red and green, and on both axes. */
function hueDistance(a: readonly number[], b: readonly number[]): { redGreen: number; both: number } {
  const opponent = ([r = 0, g = 0, c = 0]: readonly number[]) => [(r - g) / 255, ((r + g) / 2 - c) / 255] as const;
  const [[ra, ya], [rb, yb]] = [opponent(a), opponent(b)];
  return { redGreen: Math.min(1, Math.abs(ra - rb)), both: Math.min(1, Math.hypot(ra - rb, ya - yb)) };
}

const SAMPLES = 2400;

/** Looks at one box of the frame with these eyes; null when it lies outside. */
export function lookAt(
  pixels: Pixels,
  box: { x: number; y: number; width: number; height: number },
  vision?: ColourVision,
): Look | null {
  const x0 = Math.max(0, Math.floor(box.x));
  const y0 = Math.max(0, Math.floor(box.y));
  const x1 = Math.min(pixels.width, Math.ceil(box.x + box.width));
  const y1 = Math.min(pixels.height, Math.ceil(box.y + box.height));
  if (x1 - x0 < 2 || y1 - y0 < 2) return null;
  const within = { x0, y0, x1, y1 };
  const look = scan(pixels, within, rowsOf(within), vision);
  // An empty field is nothing but its border, a pixel wide: the rows in which that may lie are read one by one.
  if (look.contrast >= BARELY) return look;
  const edged = scan(pixels, within, edgesOf(within), vision);
  return edged.contrast > look.contrast ? edged : look;
}

/** Contrast under which nothing was found between the rows that were read. */
const BARELY = 1.7;
/** Rows at either end of a box in which its border may lie. */
const EDGE = 3;

interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The rows of an area that are read: so many that about {@link SAMPLES} pixels are. */
function rowsOf({ x0, y0, x1, y1 }: Area): number[] {
  const stepX = Math.max(1, Math.floor((x1 - x0) / 1000));
  const rows = Math.max(6, Math.floor(SAMPLES / ((x1 - x0) / stepX)));
  const stepY = Math.max(1, Math.floor((y1 - y0) / rows));
  return Array.from({ length: Math.ceil((y1 - y0) / stepY) }, (_, i) => y0 + i * stepY);
}

function edgesOf(area: Area): number[] {
  const rows = new Set(rowsOf(area));
  for (let i = 0; i < EDGE; i++) rows.add(Math.min(area.y1 - 1, area.y0 + i)).add(Math.max(area.y0, area.y1 - 1 - i));
  return [...rows];
}

/** Steps between neighbouring pixels count this far inside a box: its own outline is no print. */
const OUTLINE = 3;
/** Width in pixels from which a box is more than its outline. */
const WIDE = 24;
/** Range of grey, 0..1, under which compression tells more of an edge than what is drawn. */
const LEAST_RANGE = 0.15;

function scan(pixels: Pixels, { x0, x1 }: Area, rows: readonly number[], vision?: ColourVision): Look {
  // Rows are read almost without gaps along x, because thin strokes vanish between coarse samples.
  const stepX = Math.max(1, Math.floor((x1 - x0) / 1000));
  const bins = new Uint32Array(4096);
  const drawn: number[] = [];
  const inset = x1 - x0 > WIDE ? OUTLINE : 0;
  let count = 0;
  let sharpness = 0;
  let inner = 0;
  for (const y of rows) {
    let before = -1;
    for (let x = x0; x < x1; x += stepX) {
      const i = (y * pixels.width + x) * 3;
      const r = pixels.data[i]!;
      const g = pixels.data[i + 1]!;
      const b = pixels.data[i + 2]!;
      const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
      if (bins[bin]! === 0) drawn.push(bin);
      bins[bin]! += 1;
      count++;
      const grey = (r * 3 + g * 6 + b) / 2550;
      if (before >= 0) {
        const step = Math.abs(grey - before);
        sharpness = Math.max(sharpness, step);
        if (x >= x0 + inset && x < x1 - inset) inner = Math.max(inner, step);
      }
      before = grey;
    }
  }
  const colour = (bin: number): [number, number, number] => {
    const rgb: [number, number, number] = [((bin >> 8) & 15) * 17, ((bin >> 4) & 15) * 17, (bin & 15) * 17];
    return vision ? asSeen(rgb, vision) : rgb;
  };
  let groundBin = 0;
  let most = 0;
  for (const bin of drawn) {
    const n = bins[bin]!;
    if (n > most) {
      most = n;
      groundBin = bin;
    }
  }
  const ground = colour(groundBin);
  const groundLum = luminance(...ground);
  // Contrast is that of the most different colour that a few strokes are drawn in: not of stray pixels.
  let contrast = 1;
  let chroma = 0;
  let redGreen = 0;
  let ink = ground;
  let farthest = 0;
  let inkCount = 0;
  for (const bin of drawn) {
    if (bin === groundBin) continue;
    const n = bins[bin]!;
    const rgb = colour(bin);
    if (n > inkCount) {
      inkCount = n;
      ink = rgb;
    }
    if (n < Math.max(2, Math.min(5, count * 0.006))) continue;
    const lum = luminance(...rgb);
    const ratio = (Math.max(lum, groundLum) + 0.05) / (Math.min(lum, groundLum) + 0.05);
    if (ratio > contrast) {
      contrast = ratio;
      farthest = bin;
    }
    const hue = hueDistance(rgb, ground);
    chroma = Math.max(chroma, hue.both);
    redGreen = Math.max(redGreen, hue.redGreen);
  }
  const range = contrast > 1 ? Math.abs(greyOf(farthest) - greyOf(groundBin)) : 0;
  // The steepest step of an edge that a Gaussian has spread is its range over the deviation times the root of two pi.
  const blur = range > LEAST_RANGE && inner > 0 && stepX === 1 ? range / (Math.sqrt(2 * Math.PI) * inner) : null;
  return { contrast, sharpness, blur, ink, ground, chroma, redGreen, filled: 1 - most / count };
}

function greyOf(bin: number): number {
  return (((bin >> 8) & 15) * 3 + ((bin >> 4) & 15) * 6 + (bin & 15)) / 150;
}
