import type { Look } from './pixels.ts';

/** What makes a target or a line hard to see. */
export type Weakness = 'faint' | 'small' | 'blurred';

/**
 * Height in pixels of a line of the smallest print that is read at full speed: 0.2 degrees of x-height (Legge and
 * Bigelow 2011), which is 13-pixel type at arm's length from a screen.
 */
export const EASY_SIZE = 15;

/** Weak eyes come closer or enlarge, so that size suffers less than acuity; by how much is fitted. */
export const SIZE_BY_ACUITY = 0.22;

/** Height in pixels of a line whose letters subtend 5 minutes of arc, the limit of good eyes (Snellen 1862): under it letters are no letters. */
const LEAST_SIZE = 6.25;
/** Contrast ratio under which print is not made out at all, whatever its size; fitted. */
const LEAST_CONTRAST = 1.15;
/** Lines of print and fields from which it shows that a page is small all over, and not one thing on it. */
const ENOUGH = 2;
/** Share of the print that has to be small for the page to be small all over; fitted. */
const MOST = 0.6;
/** How much of the way to what is easy people come; fitted. */
const EFFORT = 0.75;

/** How much contrast a full difference of hue is worth; fitted so that yellow on white is found. */
export const HUE_CONTRAST = 4;

/**
 * The contrast by which strokes are made out: of light and dark or of red and green, whichever tells more (Legge, Parish, Luebker
 * and Wurm 1990). To blue and yellow fine strokes are lost (Williams, MacLeod and Hayhoe 1981).
 */
export function printContrast(look: Look): number {
  return Math.max(look.contrast, 1 + HUE_CONTRAST * look.redGreen);
}

const clamp = (x: number): number => Math.max(0, Math.min(1, x));

/**
 * How much nearer people come to a page that is small all over, or enlarge it with two fingers, as one without a width for
 * phones: most of the way to what is easy, because it takes an effort. 1 where the print is of ordinary size. Print counts by its
 * characters, so that a headline does not speak for the few lines under it.
 */
export function nearerToLines(lines: ReadonlyArray<{ height: number; characters: number }>): number {
  if (lines.length < ENOUGH) return 1;
  const most = MOST * lines.reduce((sum, { characters }) => sum + characters, 0);
  let so = 0;
  let usual = EASY_SIZE;
  for (const { height, characters } of [...lines].sort((a, b) => a.height - b.height)) {
    usual = height;
    so += characters;
    if (so > most) break;
  }
  return Math.max(1, (EASY_SIZE / usual) ** EFFORT);
}

/** 0..1 from parts that each take something off, and the one that takes the most. */
export function weakest(parts: ReadonlyArray<readonly [Weakness, number]>): { seen: number; weakness: Weakness } {
  const [weakness] = parts.reduce((least, part) => (part[1] < least[1] ? part : least));
  return { seen: parts.reduce((product, [, part]) => product * part, 1), weakness };
}

/** Cycles a character under which reading slows (Legge, Pelli, Rubin and Schleske 1985), and at which letters are gone: near the 0.9 of Kwon and Legge 2011, fitted. */
const CYCLES = { enough: 2, none: 0.75 } as const;
/** Cycles a pixel that a Gaussian of one pixel's deviation leaves at half amplitude: the root of ln 4, over two pi. */
const HALF_AMPLITUDE = Math.sqrt(Math.log(4)) / (2 * Math.PI);
/** Spread in pixels that drawing and compression give to any print. */
const DRAWN = 0.8;
/** Width of a character, in heights of its line. */
export const CHARACTER = 0.42;

/** 0..1: what blur leaves of letters so many pixels wide. */
function legibleThrough(blur: number, character: number): number {
  const spread = Math.sqrt(Math.max(0, blur ** 2 - DRAWN ** 2));
  if (spread === 0) return 1;
  const cycles = (HALF_AMPLITUDE * character) / spread;
  return clamp(Math.log(cycles / CYCLES.none) / Math.log(CYCLES.enough / CYCLES.none));
}

/**
 * What contrast and blur leave of something, 0..1, for eyes that need so much contrast.
 * @param character how wide its letters are in pixels; null where there are none
 */
export function clarity(
  contrast: number,
  look: Look,
  needed: number,
  character: number | null,
): Array<[Weakness, number]> {
  const byContrast = clamp((contrast - 1.02) / (needed - 1.02));
  // An edge spread over several pixels is blur; a weak edge of weak contrast is already counted above.
  const step = Math.min(1, (look.contrast - 1) / 6);
  const byEdge = step > 0.3 ? clamp(0.35 + look.sharpness / (0.35 * step)) : 1;
  const byBlur = look.blur !== null && character !== null ? legibleThrough(look.blur, character) : byEdge;
  return [
    ['faint', clamp(byContrast ** 0.7)],
    ['blurred', byBlur],
  ];
}

/** 0..1: how well print of so high a line can be read; 0 where its letters cannot be told apart. */
export function conspicuityOfPrint(
  look: Look,
  line: number,
  eyes: { acuity: number; contrastNeeded: number },
  nearer: number,
): { seen: number; weakness: Weakness } {
  const size = line * nearer * eyes.acuity ** SIZE_BY_ACUITY;
  const contrast = printContrast(look);
  const shown = weakest([
    ...clarity(contrast, look, eyes.contrastNeeded, CHARACTER * line),
    ['small', clamp(size / EASY_SIZE)],
  ]);
  const lost = size < LEAST_SIZE || contrast < LEAST_CONTRAST;
  return lost ? { ...shown, seen: 0 } : shown;
}
