import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isEmptyOption } from '../fields.ts';
import type { Control } from './controls.ts';

/** A list that the page draws itself: a button that shows what is chosen, and options that a press on it brings up. */
export interface DrawnList {
  opener: Item;
  /** What it asks: its name without what it shows. */
  question: string;
  /** What it shows; empty where it only asks to choose. */
  shown: string;
}

/** What stands on a button that has nothing chosen yet: "Kind of leave Select …", "Which order? Please choose ▾". */
const ASKS =
  /\s*\b(?:(?:please )?(?:select|choose|pick)\b(?: an?\b| one\b)?(?: \p{L}+)?|not (?:set|chosen)|none chosen)\s*[\W]*$/iu;
const ARROW = /\s*[▾▼⌄▿⏷∨]\s*$/u;

/** Whether an item opens a list of a form, and no menu of the site. */
export function drawnList(item: Item): DrawnList | null {
  if (item.kind !== 'click' || item.disabled || item.role === 'menuitem' || item.role === 'link') return null;
  // A button whose value is told beside its name is such a list as well.
  const valued = item.role === 'button' && item.state.has('haspopup') && item.value !== '';
  const combobox = item.role === 'combobox' || item.role === 'listbox' || valued;
  if (!combobox && !(item.state.has('haspopup') || item.state.has('collapsed') || item.state.has('expanded')))
    return null;
  const raw = item.raw.replace(ARROW, '');
  const value = item.value.replace(ARROW, '').trim();
  const asks = ASKS.exec(raw);
  if (asks && asks.index > 0) return { opener: item, question: raw.slice(0, asks.index).trim(), shown: '' };
  if (!combobox) return null;
  const bare = value !== '' && fold(raw).endsWith(fold(value)) ? raw.slice(0, -value.length).trim() : raw;
  const empty = value === '' || isEmptyOption(value) || ASKS.test(` ${value}`);
  return { opener: item, question: bare || item.group || raw, shown: empty ? '' : value };
}

/** The list that is open now, with what it offers; null where none is. */
export function openedList(items: readonly Item[]): (DrawnList & { options: Item[] }) | null {
  const opener = items.find((item) => item.state.has('expanded') && drawnList(item) !== null);
  if (!opener) return null;
  const options = items.filter((item) => item.role === 'option' && item.kind === 'click' && !item.disabled);
  return options.length > 0 ? { ...drawnList(opener)!, options } : null;
}

/** What the open list asks and offers, as a control with one item for each answer. */
export function openedControl(items: readonly Item[]): Control | null {
  const open = openedList(items);
  return (
    open && {
      kind: 'buttons',
      question: open.question,
      items: open.options,
      options: open.options.map((item) => item.label),
      shown: open.shown,
      order: open.opener.order,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    }
  );
}
