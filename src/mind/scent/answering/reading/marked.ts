import { fold } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { COLOURS } from '../../goal/constraints.ts';

/** How a word may be said to be written, and how that shows. */
const MANNERS: ReadonlyArray<[RegExp, RegExp]> = [
  [/\b(?:bold(?:ed|face)?|in bold)\b/, /\bbold\b/],
  [/\b(?:italics?|italici[sz]ed|slanted)\b/, /\bitalic\b/],
  [/\bunderlined?\b/, /\bunderlined\b/],
  [/\b(?:highlighted|marked)\b/, /\bhighlighted\b/],
];

/** The words that a clause means by how they are written: "the bold word", "the text in red". Null when it means none, or none is there. */
export function markedText(page: Page, clause: string): string | null {
  if (page.marked.length === 0) return null;
  const folded = fold(clause);
  if (!/\b(?:words?|text|letters?|number|name|phrase|sentence|part|one|code|what)\b/.test(folded)) return null;
  const wanted = MANNERS.find(([asked]) => asked.test(folded))?.[1];
  const colours = COLOURS.filter((name) => new RegExp(`\\b${name}\\b`).test(folded));
  if (!wanted && colours.length === 0) return null;
  const fits = page.marked.filter(
    ({ manner }) => (!wanted || wanted.test(manner)) && colours.every((name) => manner.includes(name)),
  );
  return fits[0]?.text.replace(/[.,;:!?]+$/, '') ?? null;
}
