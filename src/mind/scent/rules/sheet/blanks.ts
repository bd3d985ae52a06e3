import { fold, impliedBy, numberOf, parseTime, stem } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { buttonsOf } from '../../filling/coverage/buttons.ts';
import { type DatePart, datePart } from '../../filling/date-parts.ts';
import { classOfField, isEmptyOption, isNewsletter, isRequired, isSearchBox } from '../../filling/fields.ts';
import { changesByName, DESTROYS } from '../../meaning/acts.ts';
import { commitWord, WITHDRAWS } from '../../meaning/commit-word.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { counters, turners } from '../../meaning/stepper.ts';
import { ticksAll } from '../../meaning/ticks-all.ts';
import { ofItemsInSight, type Situation } from '../../situation.ts';
import { isOfCalendar } from '../widgets/calendar.ts';
import { ofRowsMeant } from './of-rows.ts';

/** Something on the page that takes one answer, whatever it is made of. */
export interface Blank {
  kind: 'text' | 'number' | 'date' | 'time' | 'part' | 'list' | 'choice' | 'box' | 'counter';
  /** By what it is known again on the next turn. */
  id: string;
  label: string;
  /** The field, or an item for each option; of a counter "less" and "more". */
  items: Item[];
  options: string[];
  shown: string;
  required: boolean;
  order: number;
  part?: DatePart | 'hour' | 'minute';
}

/** A task that speaks of it says whether it is wanted. */
const NEWS = /\bnews ?letters?\b|\bmailing list\b/i;
const tellsOfNews = ({ asked }: Situation): boolean =>
  NEWS.test(asked) || impliedBy(asked).names.has(stem('newsletter'));
/** How much a label promises to send a form off, for it to be no answer. */
const SENDS = 0.8;
/** A time that is how long something takes, and no hour of the day. */
const LASTS = /\((?:in )?(?:min(?:ute)?s?|hours?|h|sec(?:ond)?s?|days?)\)/i;
/** Buttons of one group from which on they are answers to a question. */
const ANSWERS = 2;

/** Whether what stands under one name answers one question: no answer stands there twice. */
const isOneQuestion = ([, own]: [string, Item[]]): boolean =>
  own.length >= ANSWERS && new Set(own.map(({ raw }) => raw)).size === own.length;

const cleaned = (label: string): string =>
  label
    .replace(/\s*[*:]+\s*$/, '')
    .replace(/\((?:required|optional)\)/i, '')
    .trim();

function hintsOf({ action, placeholder, label }: Item): string {
  const told = Object.values(action.parameters?.properties ?? {}).map(({ description = '' }) => description);
  return [placeholder, label, ...told].join(' ');
}

function fieldBlank(item: Item, typed: boolean): Blank | null {
  const label = cleaned(item.label || item.placeholder);
  const base = { label, items: [item], options: item.options, shown: item.value.trim(), order: item.order };
  const of = { ...base, required: isRequired(item) };
  const id = (kind: string, more = '') => `${kind}:${fold(label).replace(/\d+/g, '')}${more}`;
  if (item.kind === 'choose') {
    const part = datePart(item);
    if (part) return { ...of, kind: 'part', part, id: id('part', `:${item.group}`) };
    const shown = isEmptyOption(item.value) ? '' : item.value;
    return {
      ...of,
      kind: 'list',
      options: item.options.filter((option) => !isEmptyOption(option)),
      shown,
      id: id('list'),
    };
  }
  if (item.kind === 'set') return { ...of, kind: 'number', id: id('number') };
  if (item.kind !== 'type' || isNewsletter(item) || item.state.has('readonly')) return null;
  // What searches is called so; a field that only looks like it may ask for anything.
  if (isSearchBox(item) && (classOfField(item) === 'search' || item.label === '')) return null;
  // "Year of birth" alone is asked for itself.
  const part = /^\p{L}+$/u.test(fold(label)) ? datePart(item) : null;
  if (part) return { ...of, kind: 'part', part, id: id('part', `:${item.group}`) };
  const hints = hintsOf(item);
  const group = classOfField(item);
  if (/\bHH:MM\b(?!.*YYYY)/.test(hints) || (group === 'time' && !LASTS.test(label)))
    return { ...of, kind: 'time', id: id('time') };
  // Room for several lines is for words, though they tell when.
  if (/\bYYYY\b/.test(hints) || (group === 'date' && !item.state.has('multiline')))
    return { ...of, kind: 'date', id: id('date') };
  if (
    item.role === 'spinbutton' ||
    LASTS.test(label) ||
    (item.role !== 'combobox' && !typed && /^\d{1,3}$/.test(of.shown))
  )
    return { ...of, kind: 'number', id: id('number') };
  return { ...of, kind: 'text', id: id('text') };
}

/** Whether a date field takes the hour as well. */
export const takesTime = ({ items: [item] }: Blank): boolean =>
  Object.values(item!.action.parameters?.properties ?? {}).some(({ description = '' }) => /THH:MM/.test(description));

/** A number that an answer stands for: "4 stars", "4 – Good", "★★★★ 4 out of 5". */
export function rankOf(option: string): number | null {
  const found = /^\W*(\d{1,2})\b(?!\s*[.:]\d)/.exec(option);
  return found ? numberOf(found[1]!) : null;
}

/** Buttons that answer one question: several under a name that is no heading of the page, or times of a day. */
function pressedGroups({ items, page }: Situation, taken: ReadonlySet<Item>): Blank[] {
  const heads = new Set(page.headings.map(({ text }) => fold(text)));
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (item.kind !== 'click' || item.role === 'link' || taken.has(item) || opensMore(item)) continue;
    const timed = parseTime(item.raw) !== null && item.raw.length < 9;
    if (item.group === '' || (heads.has(fold(item.group)) && !timed)) continue;
    // What sends a form off, or leaves it, answers nothing.
    if (WITHDRAWS.test(item.said.folded) || commitWord(item.label) >= SENDS) continue;
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  }
  return [...choicesOf(groups, () => false), ...toggles(items, taken)];
}

/** Pixels by which buttons of one row may stand off their line, and the gap between two of them at most. */
const OFF_LINE = 3;
const GAP = 24;

/** Buttons side by side of which one or more stay pressed: each is an answer, whatever they stand under. */
function toggles(items: readonly Item[], taken: ReadonlySet<Item>): Blank[] {
  const rows: Item[][] = [];
  for (const item of items) {
    if (item.kind !== 'click' || item.role !== 'button' || !item.box || taken.has(item) || opensMore(item)) continue;
    const before = rows.at(-1)?.at(-1);
    const near =
      before?.box &&
      Math.abs(before.box.y - item.box.y) <= OFF_LINE &&
      Math.abs(before.box.height - item.box.height) <= OFF_LINE &&
      item.box.x - before.box.x - before.box.width < GAP;
    if (near) rows.at(-1)!.push(item);
    else rows.push([item]);
  }
  const groups = rows
    .filter((row) => row.some(({ state }) => state.has('pressed')))
    .map((row): [string, Item[]] => [row.map(({ raw }) => raw).join(', '), row]);
  return choicesOf(new Map(groups), () => false);
}

/** Chips and swatches under the name of what they choose, be that a heading: "Colour", "Size". */
function asking(situation: Situation, taken: ReadonlySet<Item>, known: readonly Blank[]): Blank[] {
  const used = new Set([...taken, ...known.flatMap(({ items }) => items)]);
  // What stands at several things, or is called after an act, does something and answers nothing.
  const acts = (item: Item) =>
    changesByName(item) ||
    DESTROYS.test(item.said.folded) ||
    situation.page.items.some((other) => other !== item && other.raw === item.raw);
  return buttonsOf(situation, used).flatMap(({ kind, question, items, options, shown, order }): Blank[] =>
    kind === 'buttons' && isOneQuestion([question, items]) && !items.some(acts)
      ? [
          {
            kind: 'choice',
            id: `choice:${fold(options.join(', '))}`,
            label: cleaned(question),
            items,
            options,
            shown,
            required: false,
            order,
          },
        ]
      : [],
  );
}

/** One choice for each group that asks one question. */
function choicesOf(groups: ReadonlyMap<string, Item[]>, isRequiredOf: (own: readonly Item[]) => boolean): Blank[] {
  return [...groups].filter(isOneQuestion).map(([label, own]) => ({
    kind: 'choice',
    id: `choice:${fold(label)}`,
    label,
    items: own,
    options: own.map((item) => item.label),
    shown: own.find(isOn)?.label ?? '',
    required: isRequiredOf(own),
    order: own[0]!.order,
  }));
}

function radioGroups(items: readonly Item[]): Blank[] {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    if (item.kind === 'check' && item.role === 'radio')
      groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return choicesOf(groups, (own) => own.some(isRequired));
}

/** What can be answered on the part of the page that is in sight, in reading order. */
export const blanksOf = ofItemsInSight((situation: Situation): readonly Blank[] => {
  const usable = situation.items.filter((item) => !item.disabled);
  const turning = turners(situation);
  const taken = new Set(usable.filter((item) => turning.has(item) || isOfCalendar(situation, item)));
  // How often letters are to come is asked beside where to.
  const ofNews = ({ kind, group }: Item) =>
    kind === 'choose' && group !== '' && usable.some((other) => other.group === group && isNewsletter(other));
  // What was written into a field does not make it one for figures.
  const given = Object.keys(situation.memory.filled[situation.key] ?? {});
  const out: Blank[] = usable.flatMap((item) =>
    ofNews(item) && !tellsOfNews(situation) ? [] : (fieldBlank(item, given.includes(item.name)) ?? []),
  );
  // What ticks all the rows of a list asks nothing.
  for (const item of usable)
    if (
      item.kind === 'check' &&
      item.role !== 'radio' &&
      !ticksAll(item) &&
      (!isNewsletter(item) || tellsOfNews(situation))
    )
      out.push({
        kind: 'box',
        id: `box:${fold(item.label)}`,
        label: cleaned(item.label.replace(/^select /i, '')),
        items: [item],
        options: [],
        shown: isOn(item) ? 'on' : 'off',
        required: isRequired(item),
        order: item.order,
      });
  for (const { stepper, now, name } of counters(situation))
    if (!out.some(({ items: [field] }) => field!.box && Math.abs(field!.box.y - stepper.less.box!.y) < 24))
      out.push({
        kind: 'counter',
        id: `counter:${fold(name).replace(/\d+/g, '')}`,
        label: name,
        items: [stepper.less, stepper.more],
        options: [],
        shown: String(now),
        required: false,
        order: stepper.less.order,
      });
  out.push(...radioGroups(usable), ...pressedGroups(situation, taken));
  out.push(...asking(situation, taken, out));
  return ofRowsMeant(
    out.sort((a, b) => a.order - b.order),
    situation.page,
    situation.asked,
  );
});

/** The answers of a question that is answered with yes or no; null for any other. */
export function yesAndNo({ kind, options }: Blank): { yes: string; no: string } | null {
  const yes = options.find((option) => /^yes\b/i.test(option.trim()));
  const no = options.find((option) => /^no\b/i.test(option.trim()));
  return (kind === 'choice' || kind === 'list') && yes && no ? { yes, no } : null;
}
