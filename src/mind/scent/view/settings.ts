import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { directionOf } from '../meaning/direction.ts';
import { isClickable } from '../meaning/match.ts';
import { isOn, opensMore } from '../meaning/state.ts';
import type { Situation } from '../situation.ts';
import { headsColumn } from '../things/column-heads.ts';

/** One answer to how something is to be shown: an option of a list, a box, or a button that stands for it. */
export interface Answer {
  label: string;
  item: Item;
  /** The option of a list; empty for everything else. */
  option: string;
  on: boolean;
}

/** Something that a page lets one set by choosing, whatever it is made of. */
export interface Setting {
  /** What is set, as the page words it. */
  name: string;
  /** What stands beside it and may name it, too: "Language" beside "English". */
  beside: string;
  /** What is offered now; nothing while it is closed. */
  answers: Answer[];
  /** What opens it, where it has to be opened. */
  opener: Item | null;
  /** What it says it stands at, while it is closed. */
  shown: string;
  /** It tells in which order things stand. */
  orders: boolean;
  /** Several answers may stand beside each other. */
  several: boolean;
}

/** How many there are behind an answer, and the sign of what opens: "Overdue (4)", "Room ▾". */
const TAIL = /\s*[([]\d+[)\]]\s*$|\s*[▾▼⌄˅▿]\s*$/u;
/** What answers are called that stand for no choice. */
const NO_CHOICE =
  /^(?:any|all|none|everything|every|no preference|default|please (?:choose|select)|choose|select|[-–—.…]*)$/;
/** What ends a form opens nothing, whatever part of the page it is made of. */
const ENDS = /^(?:submit|send|save|apply|done|ok(?:ay)?|go)$/;
/** Words of the name of an answer. */
const LONG = 6;
/** How what orders a list is called. */
const SORTS = /^(?:sort|order|arrange|rank)(?:ed|ing)?\b/;

/** A name without its tail. */
export function bare(text: string): string {
  return text
    .replace(TAIL, '')
    .replace(/\s*:\s*$/, '')
    .trim();
}

function setting(name: string, answers: Answer[], several: boolean, opener: Item | null = null): Setting {
  const ordered = answers.filter(({ label }) => directionOf(fold(label)) !== null);
  const orders = SORTS.test(fold(name)) || (answers.length > 1 && ordered.length > 0.5 * answers.length);
  const choices = answers.filter(({ label }) => !NO_CHOICE.test(fold(label)));
  return { name: bare(name), beside: '', answers: choices, opener, shown: '', orders, several };
}

function answer(item: Item, option = ''): Answer {
  const label = bare(option || item.label);
  return { label, item, option, on: option ? fold(option) === fold(item.value) : isOn(item) };
}

/** Buttons and boxes that stand for answers, by the name that they stand under. */
function byGroup(items: readonly Item[], name: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const own = name(item);
    if (own) groups.set(own, [...(groups.get(own) ?? []), item]);
  }
  return groups;
}

const BUTTONS = new Set(['button', 'radio', 'option', 'menuitemradio', 'menuitemcheckbox', 'switch']);

/** Buttons side by side under a name of their own that is no heading: "Room: Loft, Cellar, Hall". */
function pressed({ page }: Situation, items: readonly Item[]): Setting[] {
  const buttons = items.filter(
    (item) =>
      item.kind === 'click' &&
      BUTTONS.has(item.role) &&
      !opensMore(item) &&
      item.raw.split(' ').length <= LONG &&
      !headsColumn(page, item),
  );
  const headings = new Set(page.headings.map(({ text }) => fold(text)));
  const own = byGroup(buttons, ({ group }) => (headings.has(fold(group)) ? '' : group));
  return [...own]
    .filter(([, group]) => group.length > 1 && new Set(group.map(({ raw }) => raw)).size === group.length)
    .map(([name, group]) =>
      setting(
        name,
        group.map((item) => answer(item)),
        true,
      ),
    );
}

/** Pixels by which what stands in one line may differ in height. */
const LINE = 8;

/** Links that stand for answers, where pages have no other controls for it: "Language: English · Polski", or orders side by side. */
function linked({ page }: Situation, items: readonly Item[]): Setting[] {
  const links = items.filter(
    (item) => item.role === 'link' && item.box && item.raw.split(' ').length <= LONG && !headsColumn(page, item),
  );
  const named = page.lines.flatMap(({ text, box }) => {
    const [, name, rest] = /^(\p{L}[\p{L} ]{1,24}):\s+(\S.*)$/u.exec(text) ?? [];
    if (!name || !box) return [];
    const parts = new Set(rest!.split(/\s*[·•|/,]\s*/).map((part) => part.trim()));
    const own = links.filter((item) => parts.has(item.raw) && Math.abs(item.box!.y - box.y) < LINE);
    return own.length > 1
      ? [
          setting(
            name,
            own.map((item) => answer(item)),
            false,
          ),
        ]
      : [];
  });
  const orders = links.filter((item) => directionOf(item.said.folded) !== null);
  const [first] = orders;
  const beside = orders.filter((item) => Math.abs(item.box!.y - first!.box!.y) < LINE);
  return beside.length > 1
    ? [
        ...named,
        setting(
          'Sort by',
          beside.map((item) => answer(item)),
          false,
        ),
      ]
    : named;
}

/** What came up when something was opened: its answers. */
function openedBy({ memory, appeared, key }: Situation, items: readonly Item[]): Setting[] {
  const { last } = memory;
  const opener = last?.kind === 'click' && last.key === key ? items.find(({ name }) => name === last.name) : undefined;
  const open = opener && opensMore(opener) ? opener : items.find((item) => item.state.has('expanded'));
  if (!open) return [];
  const roles = new Set(['option', 'menuitemradio', 'menuitemcheckbox', 'menuitem']);
  const own = items.filter(
    (item) =>
      item !== open &&
      isClickable(item) &&
      !opensMore(item) &&
      (roles.has(item.role) || (open === opener && appeared.has(item.name) && item.kind === 'click')),
  );
  return own.length > 1
    ? [
        {
          ...setting(
            open.raw,
            own.map((item) => answer(item)),
            false,
            open,
          ),
          beside: besideOf(open),
        },
      ]
    : [];
}

/** The few words that stand beside a control and are none of its answers. */
function besideOf({ context, action }: Item): string {
  const text = action.target?.context ? bare(context.text) : '';
  return text.split(' ').length <= NAME ? text : '';
}
/** Words of a name. */
const NAME = 3;

/** Everything on the page that is set by choosing, but for what stands once in every row of a list. */
export function settingsOf(situation: Situation): Setting[] {
  const items = situation.items.filter((item) => !item.disabled);
  const lists = items.filter(({ kind, options }) => kind === 'choose' && options.length > 1);
  const single = lists.filter((item) =>
    lists.every((other) => other === item || fold(other.label) !== fold(item.label)),
  );
  const boxes = byGroup(
    items.filter(({ kind }) => kind === 'check'),
    (item) => besideOf(item) || item.group || item.label,
  );
  const open = openedBy(situation, items);
  const used = new Set(open.flatMap(({ answers }) => answers.map(({ item }) => item)));
  const closed = items.filter(
    (item) =>
      item.kind === 'click' &&
      opensMore(item) &&
      item.role !== 'link' &&
      !ENDS.test(item.said.folded) &&
      !open.some(({ opener }) => opener === item),
  );
  return [
    ...single.map((item) =>
      setting(
        item.label,
        item.options.map((option) => answer(item, option)),
        false,
      ),
    ),
    ...[...boxes]
      .filter(([, own]) => own.length > 1 || own[0]!.role !== 'radio')
      .map(([name, own]) =>
        setting(
          // A box that stands alone is called by what is written on it.
          own.length > 1 ? name : own[0]!.label,
          own.map((item) => answer(item)),
          own.some(({ role }) => role !== 'radio'),
        ),
      ),
    ...open,
    ...pressed(
      situation,
      items.filter((item) => !used.has(item)),
    ),
    ...linked(situation, items),
    ...closed.map((item) => ({
      ...setting(item.raw, [], false, item),
      beside: besideOf(item),
      shown: bare(item.value || item.raw),
    })),
  ];
}
