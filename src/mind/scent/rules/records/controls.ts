import { fold, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isVerb } from '../../goal/verbs/index.ts';
import { kinOf } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { seenUpClose } from '../../person/awareness.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { flat, TAKEN, without } from './flat.ts';
import type { Row } from './rows.ts';
import { type Spoken, says, takesBack } from './says.ts';

/** Fit from which on a control is the act that is asked for. */
export const ACT = 0.7;
const MENU =
  /^(?:more(?: actions?| options?)?|(?:more )?actions?|options?|menu|(?:show|open) (?:the )?(?:more )?(?:menu|actions|options)|⋯|…|\.\.\.|⋮|•••|☰)(?:\s+(?:for|of)\b.*)?$/i;
const SHOWS =
  /^(?:(?:view|show|open|see|more|all|full)\s*)*(?:details?|more|info(?:rmation)?|record|view|open|show|expand|▸|▾|read more|manage|select|choose)?$/i;

/** The name of a control without the name of the record that it stands with. */
export function bareName(item: Item, row: Row | null): string {
  const label = item.label || item.raw;
  if (!row) return label;
  const at = flat(label).indexOf(flat(row.name));
  const bare = at < 0 ? label : `${label.slice(0, at)} ${label.slice(at + row.name.length)}`;
  return bare
    .replace(/\s+(?:for|of|from|to|the|booking for)\s*["“”']*\s*$/i, '')
    .replace(/["“”]/g, ' ')
    .trim();
}

/** Whether a control is the record itself: it bears its name and what stands at it. */
export function isItself(item: Item, row: Row): boolean {
  const { name } = row;
  const [label, own, act] = [flat(item.raw), flat(name), flat(bareName(item, row)).trim()];
  // "Remove", of a button that reads "Remove" and is called "Remove Dracula", is nothing that stands at it.
  const properties = row.thing.properties.filter(
    ({ text }) => flat(text).trim() !== act || act === own.trim() || words(act).length > 1,
  );
  const isWhole = properties.length > 1 && label !== own && properties.every(({ text }) => label.includes(flat(text)));
  // Whatever it begins with, it says nothing but what stands there.
  const beside = properties.reduce((left, { text }) => without(left, flat(text)), label).replaceAll(TAKEN, '');
  if (isWhole && !/[\p{L}\p{N}]/u.test(beside)) return true;
  return (
    label.startsWith(own) && (isWhole || label.length > own.length + 8 || item.role === 'row' || item.role === 'option')
  );
}

/** Whether a control is what a record is headed by and leads to its page: no act, however much of the task it says. */
function isTitle({ role, raw }: Item, { thing: { properties } }: Row): boolean {
  const [verb = ''] = words(raw);
  return role === 'link' && properties.length > 1 && flat(properties[0]!.text) === flat(raw) && !isVerb(verb);
}

function usable(item: Item): boolean {
  return !item.disabled && (isClickable(item) || item.kind === 'check');
}

/** The control among several that says best what is to be done, and does not take it back. */
export function actAmong(items: readonly Item[], row: Row | null, said: Spoken, undo: boolean): Item | null {
  let best: Item | null = null;
  let most = ACT;
  for (const item of items) {
    // What only opens its answers does nothing by itself.
    if (!usable(item) || item.role === 'combobox' || (row && (isItself(item, row) || isTitle(item, row)))) continue;
    const label = bareName(item, row);
    const fit =
      undo && !takesBack(label) && item.kind !== 'check' && !isOn(item)
        ? 0
        : says(label, said, undo && takesBack(label));
    if (item.kind === 'check' && isOn(item) === !undo) continue;
    if (fit > most) [best, most] = [item, fit];
  }
  return best;
}

/** Whether something that stands beside records may act on them: a link, a tab, an entry of a menu that only bears the name of a place lead there. */
export function mayAct({ appeared }: Situation, { role, name, raw }: Item): boolean {
  if (role === 'link' || role === 'tab') return false;
  const [verb = ''] = words(raw);
  return role !== 'generic' || appeared.has(name) || kinOf(verb).length > 0 || ACTS_ALONE.test(fold(raw));
}
/** Acts that go by no other name. */
const ACTS_ALONE =
  /^(?:archive|mark|star|pin|mute|print|export|download|tag|label|restore|publish|discard|trash|bin|like|follow|favou?rite|bookmark|save|hide|show|open|close|finish|complete|done|reply|forward|mark)\b/;

export interface Opener {
  item: Item;
  why: string;
}

/** Whether a control is called like a menu of what can be done. */
export const isMenu = (label: string): boolean => MENU.test(label.trim());

/** Whether a control opens a menu of what can be done. */
export function opensMenu(item: Item, row: Row | null): boolean {
  return isClickable(item) && !item.disabled && (MENU.test(bareName(item, row)) || item.state.has('haspopup'));
}

/** Whether a control is called after showing more of a record: "Details", "View". */
export function showsMore(item: Item, row: Row | null): boolean {
  const name = fold(bareName(item, row)).trim();
  return isClickable(item) && !item.disabled && name !== '' && SHOWS.test(name) && !/^(?:select|choose)$/.test(name);
}

/** What opens a record, the likeliest first: its menu, its own page or panel, its box, itself. */
export function openersOf(row: Row, situation: Situation, over: boolean): Opener[] {
  const own = ownOf(row, situation).filter((item) => !item.disabled);
  // What is turned on or off where it stands opens nothing.
  const clicks = own.filter((item) => isClickable(item) && item.kind !== 'check');
  const menus = clicks.filter((item) => opensMenu(item, row));
  const named = clicks.filter((item) => flat(item.raw) === flat(row.name));
  const shown = clicks.filter(
    (item) => !menus.includes(item) && !named.includes(item) && SHOWS.test(fold(bareName(item, row))),
  );
  const boxes = own.filter(
    (item) => item.kind === 'check' && item.role !== 'radio' && item.role !== 'switch' && !isOn(item),
  );
  const itself = clicks.filter((item) => isItself(item, row));
  const hovers = own.filter((item) => item.kind === 'point');
  const say = (found: readonly Item[], why: string) => found.map((item) => ({ item, why }));
  // Several boxes are what a record is asked, and none of them stands for it.
  const tick = boxes.length > 1 ? [] : say(boxes, `I tick “${row.name}”`);
  return [
    ...say(menus, `what can be done with “${row.name}” should be in here`),
    ...(over ? tick : []),
    ...say([...shown, ...named], `I open “${row.name}” to see what can be done with it`),
    ...(over ? [] : tick),
    ...say(itself, `I choose “${row.name}”`),
    ...say(hovers, `something may come up at “${row.name}”`),
  ];
}

/** What a record offers: who has found it looks at all of that. */
export function ownOf(row: Row, situation: Situation): Item[] {
  return row.items.filter((item) => situation.items.includes(item) || seenUpClose(situation, item));
}

/** Items that stand in no record, or came up since the record was opened; what came up by one's own press is looked at closely. */
export function beside(situation: Situation, rows: readonly Row[], offers: readonly string[] = []): Item[] {
  const { items, appeared, page, memory } = situation;
  const listed = new Set(rows.flatMap((row) => [...row.items]));
  const noticed = page.items.filter(
    (item) => items.includes(item) || (appeared.has(item.name) && seenUpClose(situation, item)),
  );
  // The same control of a record that has come into sight is none of the one in hand.
  const cameUp = (item: Item) => appeared.has(item.name) && memory.last?.kind !== 'scroll';
  const isOthers = (item: Item) => offers.includes(flat(item.raw)) && !cameUp(item);
  return noticed.filter(
    (item) => (!listed.has(item) && !isOthers(item)) || (appeared.has(item.name) && item.role === 'menuitem'),
  );
}

/** Whether a control has been tried already to open a record. */
export function wasOpened(plan: RecordPlan, row: Row, item: Item): number {
  return plan.opened.filter((one) => one === `${row.name}/${item.name}`).length;
}

/** What is said of putting something elsewhere. */
const MOVES = /\b(?:mov|transfer|shift|put|plac|tak|bring|belong|fil|find|box|under)\w*/;

/** How likely a control opens what is to be changed, by its name and what the task speaks of. */
export function changes(label: string, text: string, renames: boolean): number {
  const said = fold(label).replace(/^[^\p{L}]+/u, '');
  if (/^rename\b/.test(said)) return renames ? 1 : 0;
  if (/^(?:move|transfer)\b/.test(said)) return renames || !MOVES.test(fold(text)) ? 0.1 : 0.6;
  if (!/^(?:change|set|edit)\b/.test(said)) return 0;
  const rest = said
    .replace(/^(?:change|set|edit)\b\s*/, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  if (rest === '' || /^(?:details?|entry|item|record|row)$/.test(rest)) return 0.5;
  return fold(text).includes(rest) ? 0.9 : said.startsWith('edit') ? 0.4 : 0.1;
}
