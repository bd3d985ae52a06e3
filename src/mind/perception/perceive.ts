import type { ColourVision } from '../../contract/index.ts';
import type { Item, Page } from './page.ts';
import { type Look, lookAt, type Pixels } from './pixels.ts';
import {
  CHARACTER,
  clarity,
  EASY_SIZE,
  HUE_CONTRAST,
  nearerToLines,
  printContrast,
  SIZE_BY_ACUITY,
  type Weakness,
  weakest,
} from './print.ts';
import { contrastBehind, isDimmed } from './weak-eyes.ts';

/** The eyes of a person, as far as noticing a target depends on them. */
export interface Eyes {
  /** 1 is normal acuity, 0.25 low vision, 0 none. */
  acuity: number;
  /** Contrast ratio from which reading takes no effort. */
  contrastNeeded: number;
  screenReader: boolean;
  colourVision?: ColourVision;
}

/** Boxes to tick carry no print. */
const EASY_BOX = 9;

/** Share of targets without any contrast from which the frame is no picture of this page. */
const BLANK_SHARE = 0.5;

function clamp(x: number): number {
  return Math.max(0, Math.min(1, x));
}

/** Contrast from which an outline or a picture is made out: a field is found by what stands beside it. */
const PLAIN_SHAPE = 1.7;
/** The same for a field whose name stands in words on the page: the eye goes from the name to the box, however pale its line. */
const NAMED_SHAPE = 1.25;
/** Height in pixels from which a target is a picture or a card, and not a line of print. */
const PICTURE = 48;

/** What is drawn and has no words, as the driver calls it. */
const PATCH =
  /^(?:small |large )?(?:(?:[a-z]+ )?(?:circle|ellipse|square|rectangle|triangle|pentagon|hexagon|shape|box)|(?:light |dark |pale )?(?:red|green|blue|yellow|orange|purple|violet|pink|brown|gr[ae]y|black|white|cyan|turquoise|magenta|teal|lime|navy|gold|beige))$/i;

function isPrint(item: Item): boolean {
  return (
    !PATCH.test(item.label) &&
    // A field in which nothing can be written, and that opens a calendar, is a box like any field.
    item.role !== 'textbox' &&
    !['type', 'choose', 'set', 'check', 'upload', 'point', 'drag'].includes(item.kind) &&
    (item.box?.height ?? 0) < PICTURE
  );
}

const FIELDS = new Set(['type', 'choose', 'set', 'upload']);

/** A field's name without the signs behind it. */
function bareName(text: string): string {
  return text.replace(/[\s*:]+$/, '').toLowerCase();
}

/** How well a field without a line around it is found, 0..1: behind its name, or as the blank of a letter; fitted. */
const BLANK = 0.6;
/** The least that is taken for the blank of a letter, in pixels. */
const LETTER = { width: 100, height: 50 } as const;

/** A field of which nothing shows is looked for where its name stands, and where one expects to write. */
function expected({ kind, state, box }: Item, named: boolean, { acuity }: Eyes): number {
  if (kind !== 'type' || !box) return 0;
  const letter = state.has('multiline') && box.width >= LETTER.width && box.height >= LETTER.height;
  return Math.min(1, acuity) * (letter || named ? BLANK : 0);
}

/** How much nearer people come to what can be done on a page that is small all over. */
function nearerTo(items: readonly Item[]): number {
  const printed = items.filter(
    (item) => item.kind !== 'check' && item.kind !== 'set' && (item.box?.height ?? PICTURE) < PICTURE,
  );
  return nearerToLines(printed.map((item) => ({ height: item.box!.height, characters: 1 })));
}

/**
 * 0..1: how well one target shows, from its contrast, size and blur, to eyes so much nearer to it; and what takes the most
 * off it.
 */
export function conspicuity(
  look: Look,
  item: Item,
  eyes: Eyes,
  nearer = 1,
  named = false,
): { seen: number; weakness: Weakness } {
  const easy = item.kind === 'check' || item.kind === 'set' ? EASY_BOX : EASY_SIZE;
  const size = item.box ? Math.min(item.box.width, item.box.height) : easy;
  const needed = isPrint(item) ? eyes.contrastNeeded : Math.min(eyes.contrastNeeded, named ? NAMED_SHAPE : PLAIN_SHAPE);
  // A patch of colour is found by any hue where lightness tells little.
  const patch = PATCH.test(item.label) ? 1 + HUE_CONTRAST * look.chroma : 1;
  const bySize = clamp((size * nearer * eyes.acuity ** SIZE_BY_ACUITY) / easy);
  const contrast = Math.max(printContrast(look), patch);
  return weakest([...clarity(contrast, look, needed, characterOf(item)), ['small', bySize]]);
}

/** Width in pixels of the characters of ordinary print: how large letters stand in a roomy button is not told. */
const ORDINARY = 9;

/** How wide the letters of a label are at most, in pixels; null for what is no print. A link's box is its line. */
function characterOf(item: Item): number | null {
  if (!item.box || !isPrint(item) || !/[\p{L}\p{N}]/u.test(item.raw)) return null;
  const most = item.role === 'link' ? CHARACTER * item.box.height : ORDINARY;
  return Math.min(most, item.box.width / item.raw.length);
}

/** Acuity under which a frame may already be drawn as weak eyes see it. */
const LOW_ACUITY = 0.5;

/** A patch fills its own box: what it stands out from is around it. */
function around(item: Item, box: NonNullable<Item['box']>): NonNullable<Item['box']> {
  if (!PATCH.test(item.label)) return box;
  return { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
}

/** What is seen of each target: conspicuity by name, and the look of its pixels. */
export interface Sight {
  seen: Map<string, number>;
  looks: Map<string, Look>;
  /** What makes those hard to see that are. */
  weaknesses: Map<string, Weakness>;
}

/**
 * How well this person perceives each target in the frame. A screen reader goes by names alone. A frame in which most
 * targets show nothing at all is not a picture of them, and then says nothing.
 */
export function perceive(page: Page, pixels: Pixels | null, eyes: Eyes): Sight {
  const seen = new Map<string, number>();
  const looks = new Map<string, Look>();
  const weaknesses = new Map<string, Weakness>();
  if (eyes.screenReader) {
    for (const item of page.items) seen.set(item.name, item.box === null || /[\p{L}\p{N}]/u.test(item.label) ? 1 : 0.3);
    return { seen, looks, weaknesses };
  }
  let blank = 0;
  let visible = 0;
  const through = pixels !== null && eyes.acuity < LOW_ACUITY && isDimmed(pixels);
  for (const item of page.items) {
    const look = pixels && item.box ? lookAt(pixels, around(item, item.box), eyes.colourVision) : null;
    if (!look) continue;
    visible++;
    // What the frame has lost to these eyes is theirs and not the page's.
    const page = through ? { ...look, contrast: contrastBehind(pixels, item.box!), sharpness: 1, blur: null } : look;
    looks.set(item.name, page);
    if (page.contrast < 1.05) blank++;
  }
  const nearer = nearerTo(page.items);
  const trusted = visible > 0 && blank / visible < BLANK_SHARE;
  const words = new Set(page.lines.map((line) => bareName(line.text)));
  for (const item of page.items) {
    const look = looks.get(item.name);
    const named = FIELDS.has(item.kind) && words.has(bareName(item.label));
    const shown = trusted && look ? conspicuity(look, item, eyes, nearer, named) : null;
    if (shown) shown.seen = Math.max(shown.seen, expected(item, named, eyes));
    seen.set(item.name, shown?.seen ?? 1);
    if (shown && shown.seen < 0.85) weaknesses.set(item.name, shown.weakness);
  }
  return { seen, looks: trusted ? looks : new Map(), weaknesses };
}
