import type { Percept } from '../mind.ts';
import type { Eyes } from './perceive.ts';
import { type Look, lookAt, type Pixels } from './pixels.ts';
import { placedLines } from './places.ts';
import { conspicuityOfPrint, nearerToLines, type Weakness } from './print.ts';
import { contrastBehind, isDimmed } from './weak-eyes.ts';

/** One line of the page's text as these eyes see it. */
export interface Print {
  text: string;
  /** 0..1: how well it can be read; 0 cannot be made out at all. */
  seen: number;
  weakness: Weakness;
}

/** From here on print is read without being looked for; it may still cost time. */
export const READ_AT_ONCE = 0.5;
/** Share of lines without any contrast from which the frame is no picture of the words. */
const BLANK_SHARE = 0.5;
/** Contrast under which a look has met nothing but the ground. */
const BLANK = 1.05;

/**
 * How well each line of the page's text can be read in the frame, for lines whose place is told; those that can be read
 * at full speed are left out. Nothing where there is no picture of the words, and for those who listen.
 */
export function hardPrint(percept: Percept, pixels: Pixels | null, eyes: Eyes): Print[] {
  if (!pixels || eyes.screenReader) return [];
  const places = placedLines(percept);
  const through = eyes.acuity < 0.5 && isDimmed(pixels);
  const nearer = nearerToLines(places.map(({ line, text }) => ({ height: line, characters: text.length })));
  let blank = 0;
  let visible = 0;
  const hard: Print[] = [];
  for (const { text, box, line } of places) {
    const shown = text === '' ? null : lookAt(pixels, box, eyes.colourVision);
    if (!shown) continue;
    visible++;
    if (shown.contrast < BLANK) blank++;
    const look: Look = through ? { ...shown, contrast: contrastBehind(pixels, box), sharpness: 1, blur: null } : shown;
    const { seen, weakness } = conspicuityOfPrint(look, line, eyes, nearer);
    if (seen < 0.85) hard.push({ text, seen, weakness });
  }
  return visible > 0 && blank / visible < BLANK_SHARE ? hard : [];
}

/** What is left of a percept for somebody who has not read some of its lines, also where other blocks repeat them. */
export function withoutPrint(percept: Percept, unread: ReadonlySet<string>): Percept {
  const texts = percept.texts.filter(({ label }) => label !== 'text_places');
  if (unread.size === 0) return { ...percept, texts };
  const longer = [...unread].filter((text) => text.length >= REPEATED).sort((a, b) => b.length - a.length);
  const bare = (line: string) => line.replace(/^#{1,6}\s+/, '').trim();
  const strip = (text: string) => longer.reduce((left, words) => left.replaceAll(words, '…'), text);
  return {
    ...percept,
    texts: texts.map(({ label, text }) => ({
      label,
      text:
        label === 'page_text' || label === 'error' || label === undefined
          ? text
              .split('\n')
              .filter((line) => !unread.has(bare(line)))
              .join('\n')
          : label === 'address' || label === 'title' || label === 'dialog' || label === 'tabs'
            ? text
            : strip(text),
    })),
    actions: percept.actions.map((action) => {
      const context = action.target?.context;
      const left = context === undefined ? context : strip(context);
      return left === context ? action : { ...action, target: { ...action.target!, context: left ?? '' } };
    }),
  };
}

/** Characters from which words that stand elsewhere too are taken for the same words. */
const REPEATED = 6;
