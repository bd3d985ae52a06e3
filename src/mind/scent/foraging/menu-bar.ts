import { type Phrase, phrase, similarity, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { opensMore } from '../meaning/state.ts';

/** What the menus of programs hold, by the name of the menu, as everybody knows who has written a letter on a computer. */
const HOLDS: Readonly<Record<string, string>> = {
  file: 'new document, open, save, make a copy, print, export, import, download, share, rename, close, page setup, page orientation, landscape, portrait, paper size, margins, version history',
  edit: 'undo, redo, cut, copy, paste, find, replace, select all',
  view: 'zoom, ruler, full screen, show, hide, grid, guides, toolbar, side bar, outline, dark mode, word count, comments, layout, reading mode',
  insert:
    'picture, image, table, link, page break, footnote, symbol, chart, emoji, header, footer, page numbers, drawing',
  format:
    'bold, italic, underline, font, text size, text colour, line spacing, alignment, paragraph, bullets, numbering, heading, style, columns, clear formatting',
  tools: 'spelling, dictionary, word count, language, translate, preferences, settings, options, macros',
  help: 'keyboard shortcuts, about, manual, support',
};
const held = new Map(Object.entries(HOLDS).map(([name, list]) => [name, list.split(', ').map((text) => phrase(text))]));
/** Menus of such names from which on they are the bar of a program. */
const BAR = 3;
/** Likeness from which on something is what a menu holds, and how far one then expects it there. */
const LIKE = 0.62;
const EXPECTED = 0.6;
/** The same of what a menu is not known to hold. */
const ELSEWHERE = 0.1;

/** The verb of an act, which is what its entry is called: "Export" of "export the tune as a file". */
function actIn(step: Step): string {
  return step.verb === 'transact' || step.verb === 'remove' ? (words(step.text)[0] ?? '') : '';
}

/** Whether the menu of this name is known to hold what a step names. */
function holds(name: string, told: readonly Phrase[]): boolean {
  return told.some((text) => held.get(name)!.some((entry) => similarity(text, entry) >= LIKE));
}

/**
 * How far the menu of a program is where the step's thing is kept, 0..1; null for what is no such menu. One "Edit" alone is a button, beside
 * "File" and "View" it is a menu. While one that holds it is open, the others are not.
 */
export function heldInBar(items: readonly Item[], step: Step, item: Item): number | null {
  if (!isBarMenu(item)) return null;
  const bar = items.filter(isBarMenu);
  if (new Set(bar.map(({ said }) => said.folded)).size < BAR) return null;
  const told = [actIn(step), step.object, ...step.items, ...step.quoted, ...step.pairs.map(({ value }) => value)]
    .filter((text) => text !== '')
    .map((text) => phrase(text));
  const open = bar.find((other) => other.state.has('expanded'));
  if (!holds(item.said.folded, told) || (open && open !== item && holds(open.said.folded, told))) return ELSEWHERE;
  return EXPECTED;
}

function isBarMenu(item: Item): boolean {
  return held.has(item.said.folded) && opensMore(item);
}
