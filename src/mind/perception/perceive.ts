import type { ColourVision } from './colour-vision.ts';
import type { Item, Page } from './page.ts';
import { type Look, lookAt, type Pixels } from './pixels.ts';

/** The eyes of a person, as far as noticing a target depends on them. */
export interface Eyes {
  /** 1 is normal acuity, 0.35 low vision, 0 none. */
  acuity: number;
  /** Contrast ratio from which reading takes no effort. */
  contrastNeeded: number;
  screenReader: boolean;
  colourVision?: ColourVision;
}

/**
 * Height in pixels of a line of the smallest print that is read at full speed: 0.2 degrees of x-height (Legge and
 * Bigelow 2011), which is 13-pixel type at arm's length from a screen. Boxes to tick carry no print.
 */
const EASY_SIZE = 15;
const EASY_BOX = 9;

/** Weak eyes come closer or enlarge, so that size suffers less than acuity. */
const SIZE_BY_ACUITY = 0.25;

/** Share of targets without any contrast from which the frame is no picture of this page. */
const BLANK_SHARE = 0.5;

function clamp(x: number): number {
  return Math.max(0, Math.min(1, x));
}

/** Contrast from which an outline or a picture is made out: a field is found by what stands beside it. */
const PLAIN_SHAPE = 1.7;
/** Height in pixels from which a target is a picture or a card, and not a line of print. */
const PICTURE = 48;

function isPrint(item: Item): boolean {
  return (
    !['type', 'choose', 'set', 'check', 'upload', 'point', 'drag'].includes(item.kind) &&
    (item.box?.height ?? 0) < PICTURE
  );
}

/** 0..1: how well one target shows, from its contrast, size and blur. */
export function conspicuity(look: Look, item: Item, eyes: Eyes): number {
  const easy = item.kind === 'check' || item.kind === 'set' ? EASY_BOX : EASY_SIZE;
  const size = item.box ? Math.min(item.box.width, item.box.height) : easy;
  const needed = isPrint(item) ? eyes.contrastNeeded : Math.min(eyes.contrastNeeded, PLAIN_SHAPE);
  const byContrast = clamp((look.contrast - 1.02) / (needed - 1.02));
  const bySize = clamp((size * eyes.acuity ** SIZE_BY_ACUITY) / easy);
  // An edge spread over several pixels is blur; a weak edge of weak contrast is already counted above.
  const step = Math.min(1, (look.contrast - 1) / 6);
  const byBlur = step > 0.3 ? clamp(0.35 + look.sharpness / (0.35 * step)) : 1;
  return clamp(byContrast ** 0.7) * clamp(bySize) * byBlur;
}

/** Acuity under which a frame may already be drawn as weak eyes see it: blurred and dimmed all over. */
const LOW_ACUITY = 0.5;
/** Contrast and edge of print that is read without effort. */
const PLAIN = { contrast: 7, sharpness: 0.5 };

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Weak eyes adapt to a page that is dim all over; what stands out less than the rest of it is what they miss. */
function adapt(looks: Map<string, Look>): void {
  const all = [...looks.values()];
  const contrast = Math.max(1, (PLAIN.contrast - 1) / Math.max(0.5, median(all.map((look) => look.contrast)) - 1));
  const sharpness = Math.max(1, PLAIN.sharpness / Math.max(0.05, median(all.map((look) => look.sharpness))));
  for (const [name, look] of looks)
    looks.set(name, {
      ...look,
      contrast: 1 + (look.contrast - 1) * Math.min(4, contrast),
      sharpness: look.sharpness * Math.min(8, sharpness),
    });
}

/** What is seen of each target: conspicuity by name, and the look of its pixels. */
export interface Sight {
  seen: Map<string, number>;
  looks: Map<string, Look>;
}

/**
 * How well this person perceives each target in the frame. A screen reader goes by names alone. A frame in which most
 * targets show nothing at all is not a picture of them, and then says nothing.
 */
export function perceive(page: Page, pixels: Pixels | null, eyes: Eyes): Sight {
  const seen = new Map<string, number>();
  const looks = new Map<string, Look>();
  if (eyes.screenReader) {
    for (const item of page.items) seen.set(item.name, item.box === null || /[\p{L}\p{N}]/u.test(item.label) ? 1 : 0.3);
    return { seen, looks };
  }
  let blank = 0;
  let visible = 0;
  for (const item of page.items) {
    const look = pixels && item.box ? lookAt(pixels, item.box, eyes.colourVision) : null;
    if (!look) continue;
    looks.set(item.name, look);
    visible++;
    if (look.contrast < 1.05) blank++;
  }
  if (eyes.acuity < LOW_ACUITY) adapt(looks);
  const trusted = visible > 0 && blank / visible < BLANK_SHARE;
  for (const item of page.items) {
    const look = looks.get(item.name);
    seen.set(item.name, trusted && look ? conspicuity(look, item, eyes) : 1);
  }
  return { seen, looks: trusted ? looks : new Map() };
}
