// Where a property of a thing is put in or chosen: by the name of the control, by the words beside it, or by those above it.
import { isStopWord, stem, words } from '../../language/index.ts';
import type { Box, Item, Page } from '../../perception/page.ts';
import type { Frame } from './frame.ts';
import { around, bears, keyOf } from './thing.ts';

/** Words that a property may bear and its control need not. */
const ANY = new Set(
  ['link', 'url', 'setting', 'option', 'value', 'field', 'number', 'level', 'preference', 'status', 'name'].map(stem),
);
/** Share of the words of a property that a field says which takes it, and that a button says which only opens one; fitted. */
const TYPED = 0.6;
const PRESSED = 0.74;
/** How far above a control its caption stands, and how far to its left, in pixels. */
const ABOVE = 72;
const LEFT = 320;

/** The line of print right above a control, or before it on its own line, as forms caption what is drawn in place of a field. */
export function captionOf(item: Item, page: Page): string {
  return captionsOf(item, page)[0] ?? '';
}

/** The two lines that are nearest before a control: its caption, and what heads that. */
function captionsOf({ box, raw }: Item, { lines }: Page): string[] {
  if (!box) return [];
  return lines
    .flatMap(({ text, box: line }) =>
      line && text !== raw && words(text).length <= 8 ? [{ text, far: distance(box, line) }] : [],
    )
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far)
    .slice(0, 2)
    .map(({ text }) => text);
}

/** Pixels from a caption to what it is of; without end where the line stands elsewhere. */
function distance(box: Box, line: Box): number {
  const above = box.y - (line.y + line.height);
  if (above >= -2 && above <= ABOVE && line.x < box.x + box.width && line.x + line.width > box.x - 8) return above;
  const before = box.x - (line.x + line.width);
  const middle = line.y + line.height / 2;
  const level = middle > box.y && middle < box.y + box.height;
  return level && before >= -2 && before <= LEFT ? ABOVE / 2 + before / 8 : Number.POSITIVE_INFINITY;
}

/** Names that the title of a thing goes by. */
const TITLE = /\b(?:name|title|label)\b/i;

/** 0..1: how far a control is that of a property. */
function fieldFit(field: string, item: Item, page: Page): number {
  const all = words(field)
    .filter((word) => !isStopWord(word))
    .map(stem);
  if (all.length === 0) return 0;
  const own = all.filter((word) => !ANY.has(word));
  const share = (text: string) => {
    const said = new Set(words(text).map(stem));
    const part = (wanted: readonly string[]) =>
      wanted.filter((word) => said.has(word) || said.has(`${word}s`)).length / Math.max(1, wanted.length);
    return Math.max(part(all), part(own));
  };
  const short = words(item.raw).length <= 4;
  if (item.kind !== 'click' && item.kind !== 'tab')
    return Math.max(share(`${item.raw} ${item.placeholder}`), 0.97 * share(captionOf(item, page)));
  if (!short) return 0;
  const near = words(around(item)).slice(0, 8).join(' ');
  const captions = captionsOf(item, page);
  // A list that is drawn shows what is chosen, and stands under what it is for.
  const isList = LIST.test(item.raw) || item.role === 'combobox';
  const drawn = isList && all.length > 1 && share(captions[0] ?? '') >= 0.5 ? PART : 0;
  return Math.max(
    share(item.raw),
    words(item.raw).length <= 1 ? 0.95 * share(`${near} ${item.raw}`) : 0,
    0.97 * share(captions[0] ?? ''),
    0.9 * share(captions.join(' ')),
    drawn,
  );
}

/** How drawn lists show that they open. */
export const LIST = /[▾▼⌄∨⏷]\s*$/u;
/** How well a drawn list fits whose caption says only half of what was told. */
const PART = 0.75;

/** Whether something is typed to look for things. */
export function isSearch(item: Item): boolean {
  return (
    item.kind === 'type' &&
    (item.role === 'searchbox' || /\b(?:search|find|filter|look ?up)\b/i.test(`${item.raw} ${item.placeholder}`))
  );
}

/** Where a property is put in or chosen: a field of its own before a button that opens one. */
export function fieldOf(frame: Frame, items: readonly Item[], page: Page, tried: readonly string[]): Item | null {
  const names = frame.field === '' && /^rename/i.test(frame.act) ? 'name' : frame.field;
  const open = items.filter((item) => !item.disabled && !tried.includes(keyOf(item)));
  const typed = open.filter((item) => ['type', 'choose', 'set'].includes(item.kind) && !isSearch(item));
  if (names === 'name')
    return (
      typed.find((item) => item.value !== '' && bears(frame.thing, item.value)) ??
      typed.find((item) => TITLE.test(`${item.raw} ${item.placeholder}`)) ??
      null
    );
  const best = (from: readonly Item[], least: number) => {
    const named = new Set(words(names).map(stem));
    // Of two that bear the name the one that says nothing else: "Volume", beside "Alarm volume".
    const more = ({ raw }: Item) => words(raw).filter((word) => !named.has(stem(word))).length;
    const ranked = from
      .map((item) => ({ item, fit: fieldFit(names, item, page) }))
      .sort((a, b) => b.fit - a.fit || more(a.item) - more(b.item));
    return ranked[0] && ranked[0].fit >= least ? ranked[0].item : null;
  };
  return (
    best(typed, TYPED) ??
    best(
      open.filter(({ kind }) => kind === 'click' || kind === 'tab'),
      PRESSED,
    )
  );
}
