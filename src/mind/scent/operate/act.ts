// What is done with a thing once it is there: the act itself, the property that is to be something else, or what it is to be.
import { fold, stem, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { isClickable } from '../meaning/match.ts';
import { ACT, isMenu } from '../rules/records/controls.ts';
import { says, spoken, takesBack } from '../rules/records/says.ts';
import { captionOf } from './field.ts';
import type { Frame } from './frame.ts';
import { around, bears, keyOf, tells, withoutThing } from './thing.ts';

/** How things stand, and which of them are shown, by the words of their controls: "Closed 2" is no act. */
const SHOWS_ONLY = /(?:ed|ing)(?:\s+\(?\d+\)?)?$/i;
/** Controls that open what can be changed of a thing. */
const EDITS = /^(?:edit|rename|modify|change|update)\b|^(?:pencil|✎|✏️?)$/i;
/** What keeps what was put in, the plainest first. */
const KEEPS = [
  /^(?:save|apply|update|done|ok(?:ay)?|confirm)\b/i,
  /^(?:rename|set|assign|submit|change|move|add|create|yes|continue)\b/i,
];
/** What makes something new and keeps nothing. */
const MAKES = /^(?:\+|(?:add|create|new)\b.*\b(?:new|another|\p{L}+s?)$|new\b)/iu;
/** How far a switch says the thing that it sets, from which on it is that one's; fitted. */
const MOST = 0.74;

/** The words of a label, without the key that does the same: "Move (V)". */
const bare = (label: string): string =>
  label
    .replace(/\s*\((?:[^()\s]+\+)?\S{1,3}\)\s*$/u, '')
    .replace(/[^\p{L}\p{N}'’ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** 0..1: how far a label says the act of an order, and does not take it back. */
export function saysAct(frame: Frame, label: string): number {
  const said = spoken(`${frame.act} ${frame.field} ${frame.kind}`);
  return says(label, said, takesBack(label) && takesBack(frame.act));
}

/** The act of an order among controls: what says it best, and does not only show what was done so. */
export function actOf(frame: Frame, items: readonly Item[]): Item | null {
  const own = new Set(words(frame.act));
  let best: Item | null = null;
  let most = ACT;
  for (const item of items) {
    // A tab only shows what was done so, or is done there: "Bin", beside "Files".
    if (!isClickable(item) || item.disabled || item.kind === 'point' || item.role === 'tab') continue;
    const whole = bare(item.raw);
    const label =
      bears(whole, frame.thing) || frame.names.some((name) => bears(whole, name)) ? withoutThing(frame, whole) : whole;
    if (label === '' || words(label).length > 6) continue;
    const [first = ''] = words(label);
    if ((SHOWS_ONLY.test(first) && !own.has(first)) || stem(first) === stem(frame.kind)) continue;
    const shown = /^(?:un)?hide|^show/i.test(frame.act) && /visib/i.test(label);
    const fit = shown ? 0.9 : saysAct(frame, label);
    if (fit > most || (best === null && fit === most)) [best, most] = [item, fit];
  }
  return best;
}

/** What opens a menu of what can be done, among controls. */
export function menuOf(items: readonly Item[], tried: readonly string[]): Item | null {
  const open = (item: Item) => isClickable(item) && !item.disabled && !tried.includes(keyOf(item));
  return (
    items.find((item) => open(item) && isMenu(item.raw)) ??
    items.find(
      (item) =>
        open(item) &&
        (item.state.has('haspopup') || /^(?:more|actions|options|open menu|kebab|⋮|⋯|…)\b/i.test(item.raw)),
    ) ??
    null
  );
}

/** What opens the thing for changes. */
export function editOf(items: readonly Item[], tried: readonly string[]): Item | null {
  return (
    items.find(
      (item) => isClickable(item) && !item.disabled && EDITS.test(item.raw.trim()) && !tried.includes(keyOf(item)),
    ) ?? null
  );
}

/** Whether a label is what a property is to be: "Investigation" of "the Investigation stage", too. */
function isValue(label: string, value: string): boolean {
  const [own, wanted] = [words(bare(label)), words(value)];
  if (own.length === 0) return false;
  if (own.join(' ') === wanted.join(' ')) return true;
  if (bears(label, value)) return own.length <= wanted.length + 4;
  const missing = wanted.filter((word) => !own.includes(word));
  return (
    missing.length === 1 && own.length === wanted.length - 1 && wanted.length > 1 && fold(value).endsWith(missing[0]!)
  );
}

/** What stands for the value among controls. */
export function choiceOf({ value, act }: Frame, items: readonly Item[]): Item | null {
  if (!value || /^rename/i.test(act)) return null;
  const choices = items.filter((item) => isClickable(item) && !item.disabled && isValue(item.raw, value));
  return choices.sort((x, y) => x.raw.length - y.raw.length)[0] ?? null;
}

/** The option of a list that the value is. */
export function optionOf({ options }: Item, value: string): string | null {
  const exact = options.find((option) => fold(option) === fold(value));
  return (
    exact ?? options.find((option) => bears(option, value)) ?? options.find((option) => bears(value, option)) ?? null
  );
}

/** What keeps what was put in, among controls that have come up with it. */
export function keeperOf(items: readonly Item[]): Item | null {
  const buttons = items.filter(
    (item) => item.kind === 'click' && item.role !== 'link' && !item.disabled && words(item.raw).length <= 4,
  );
  for (const keeps of KEEPS) {
    const found = buttons.find(({ raw }) => keeps.test(bare(raw)) && (keeps === KEEPS[0] || !MAKES.test(raw.trim())));
    if (found) return found;
  }
  return null;
}

/** The control by which something is set on or off, by its name or the words beside it; null where none is in sight. */
export function switchOf(frame: Frame, items: readonly Item[], page: Page, known: ReadonlySet<string>): Item | null {
  const fit = (item: Item) => {
    const beside = words(around(item)).length <= BESIDE ? around(item) : '';
    return Math.max(
      ...[item.raw, `${beside} ${item.raw}`, captionOf(item, page)].map((text) => tells(frame, text, known)),
    );
  };
  const boxes = items.filter((item) => item.kind === 'check' || item.role === 'switch');
  // A switch that is drawn and says nothing of itself stands beside its name.
  const drawn = items.filter((item) => item.kind === 'click' && words(item.raw).length <= 3 && item.role !== 'link');
  for (const from of [boxes, drawn]) {
    const ranked = from
      // Of two in one row the one that is itself called so: "Offers, phone", beside "Offers, e-mail".
      .map((item) => ({ item, fit: fit(item), own: tells(frame, item.raw, known) }))
      .sort((a, b) => b.fit - a.fit || b.own - a.own || a.item.order - b.item.order);
    if (ranked[0] && ranked[0].fit >= MOST) return ranked[0].item;
  }
  return null;
}

/** Words beside a switch beyond which they are not its own. */
const BESIDE = 25;

/** What keeps all that was set on a page: "Save changes", or the only button that saves something, whatever it calls it. */
export function savesPage(items: readonly Item[]): Item | null {
  const buttons = items.filter((item) => item.kind === 'click' && item.role !== 'link' && !item.disabled);
  const plain = buttons.find((item) => SAVES.test(bare(item.raw)));
  const saving = buttons.filter((item) => SAVES_ITS.test(bare(item.raw)));
  return plain ?? (saving.length === 1 ? saving[0]! : null);
}
const SAVES_ITS = /^save(?: [\p{L}'’-]+){1,4}$/iu;
const SAVES =
  /^(?:save|apply|update)(?: (?:all|my|the|your))?(?: (?:changes?|settings?|preferences?|profile|details|basket|cart|bag|trolley|quantit(?:y|ies)|numbers?|amounts?))?$/i;
