import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { ordersThings } from '../../meaning/direction.ts';
import { isOn } from '../../meaning/state.ts';
import { counters } from '../../meaning/stepper.ts';
import type { Situation } from '../../situation.ts';
import { headsColumn } from '../../things/column-heads.ts';
import { datePart } from '../date-parts.ts';
import { classOfField, isEmptyOption, isNewsletter, isSearchBox } from '../fields.ts';
import { isCounted } from '../series.ts';
import { openedControl } from './drawn-list.ts';

/** Something on the page that takes one value, whatever it is made of. */
export interface Control {
  kind: 'list' | 'radios' | 'buttons' | 'number' | 'counter' | 'date' | 'time' | 'text' | 'known' | 'box';
  /** What it asks, as the page words it. */
  question: string;
  /** The field, or one item for each option; of a counter "less" and "more". */
  items: Item[];
  options: string[];
  /** What it shows now; empty where nothing is chosen. */
  shown: string;
  /** The least and the most that it takes. */
  low: number;
  high: number;
  /** A counter of time, in minutes. */
  minutes?: boolean;
  /** Place in reading order. */
  order: number;
}

function limits(item: Item): { low: number; high: number } {
  const schema = Object.values(item.action.parameters?.properties ?? {})[0];
  return { low: schema?.minimum ?? Number.NEGATIVE_INFINITY, high: schema?.maximum ?? Number.POSITIVE_INFINITY };
}

const anyNumber = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** The words that name a field: its label, and where that says nothing the words beside it. */
function questionOf(item: Item): string {
  return [item.label, item.placeholder].filter(Boolean).join(' . ') || item.context.text.slice(-60);
}

function fieldControl(item: Item): Control | null {
  const base = {
    items: [item],
    options: item.options,
    shown: item.value.trim(),
    order: item.order,
    question: questionOf(item),
    ...limits(item),
  };
  if (item.kind === 'choose') {
    if (datePart(item)) return null;
    const shown = isEmptyOption(item.value) ? '' : item.value;
    return { ...base, kind: 'list', options: item.options.filter((option) => !isEmptyOption(option)), shown };
  }
  if (item.kind === 'check' && item.role !== 'radio') return { ...base, kind: 'box', shown: isOn(item) ? 'on' : 'off' };
  if (item.kind !== 'type' && item.kind !== 'set') return null;
  if (isSearchBox(item) || datePart(item) || item.state.has('readonly')) return null;
  if (isNewsletter(item)) return { ...base, kind: 'known' };
  const group = classOfField(item);
  const hints = Object.values(item.action.parameters?.properties ?? {})
    .map((schema) => schema.description ?? '')
    .join(' ');
  if (
    item.role === 'spinbutton' ||
    item.role === 'slider' ||
    /\ba number\b/.test(hints) ||
    group === 'quantity' ||
    group === 'age'
  )
    return { ...base, kind: 'number' };
  if (/\bHH:MM\b(?!.*YYYY)/.test(hints) || group === 'time') return { ...base, kind: 'time' };
  if (group === 'date' || /\bYYYY-MM-DD\b/.test(hints)) return { ...base, kind: 'date' };
  // A code that takes something off is known or told as one, and is no number.
  if (/password/.test(group) || group === 'coupon') return { ...base, kind: 'known' };
  // "Ingredient 2" asks for the second of them, and for no number.
  if (isCounted(item)) return { ...base, kind: 'text' };
  return { ...base, kind: COUNTS.test(fold(base.question)) && group === 'unknown' ? 'number' : 'text' };
}

/** What a field for plain writing asks when a number is its answer. */
const COUNTS =
  /\b(?:how many|number of|bed ?rooms?|rooms?|guests?|people|persons?|party size|seats?|nights?|adults?|children|year|size|floors?|tickets?|copies|amount|sum|weight|height|age|mileage|value|price|budget)\b/;

/** Radio buttons by the question that they answer. */
function radiosOf(items: readonly Item[]): Control[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (item.kind !== 'check' || item.role !== 'radio') continue;
    const name = item.group || item.context.text || 'choice';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([question, radios]) => ({
    kind: 'radios' as const,
    question,
    items: radios,
    options: radios.map((item) => item.label || item.context.text),
    shown: radios.find(isOn)?.label ?? '',
    order: radios[0]!.order,
    ...anyNumber,
  }));
}

/** Whether a button is pressed in or looks taken. */
export function taken(item: Item): boolean {
  return isOn(item) || item.state.has('highlighted');
}

/** What leaves a form as it is, beside what sends it. */
const WITHDRAWS = /^(?:cancel|close|not now|no thanks|never mind|maybe later|later|back|reset)$/;

const SIGN = /^[^\p{L}\p{N}]+$/u;

/** Pixels from the top that the bar of a site takes. */
const HEAD = 64;

/** Buttons of one size in one row or column that stand for one choice: chips, segments, swatches, tiles. */
function buttonsOf(situation: Situation, used: ReadonlySet<Item>): Control[] {
  const plain = situation.items.filter(
    (item) =>
      item.kind === 'click' &&
      item.role !== 'link' &&
      item.role !== 'tab' &&
      item.role !== 'combobox' &&
      !headsColumn(situation.page, item) &&
      item.box !== null &&
      !item.disabled &&
      !used.has(item) &&
      item.label.length <= 60 &&
      !SIGN.test(item.raw) &&
      // The bar at the head of a page leads elsewhere.
      (item.box.y > HEAD || isOn(item)),
  );
  const inForm = situation.items.some(
    (item) => (['type', 'choose', 'set', 'check'].includes(item.kind) && !isSearchBox(item)) || used.has(item),
  );
  // One question with its answers, over what leads to the next one.
  const stepped = situation.items.some((item) => item.role === 'button' && GOES_ON.test(item.said.folded));
  const out: Array<Control & { stated: boolean; asks: boolean }> = [];
  const each: Control[] = [];
  let run: Item[] = [];
  const close = () => {
    // Where several are pressed in at once each of them is a choice of its own.
    if (run.filter((item) => item.state.has('pressed')).length > 1) {
      each.push(...run.map((item) => boxControl(item)));
      run = [];
      return;
    }
    const first = run[0];
    const asked = first && run.every((item) => item.group === first.group) ? first.group : '';
    const stated = run.some((item) => taken(item) || item.role === 'option');
    const question = first ? questionAbove(situation, run) : '';
    const titles = run.map((item) => titleOf(situation, item));
    const plain =
      new Set(run.map((item) => item.label)).size === run.length &&
      !run.some((item) => commitWord(item.label) >= 0.8 || WITHDRAWS.test(item.said.folded)) &&
      // Where one of them is the place where one is, they are places and no answers.
      !run.some((item) => item.state.has('current'));
    // What has just come up together is a menu, and one that is answered by what opened it.
    const menu =
      run.every((item) => situation.appeared.has(item.name)) &&
      situation.memory.last?.kind === 'click' &&
      !stepped &&
      situation.memory.last.rule !== 'commit';
    if (first && run.length >= 2 && run.length <= 40 && plain && !menu) {
      out.push({
        kind: 'buttons',
        question: question || asked,
        items: run,
        options: titles,
        stated,
        asks: question !== '',
        shown: titles[run.findIndex(taken)] ?? '',
        order: first.order,
        ...anyNumber,
      });
    }
    run = [];
  };
  for (const item of plain) {
    const last = run.at(-1);
    if (last && !(item.role === last.role && item.group === last.group && stands(last, item))) close();
    run.push(item);
  }
  close();
  // Rows of buttons that each answer a question make a form, also where nothing shows what is taken.
  const asking = out.filter((control) => control.asks);
  return [
    ...each,
    ...out.filter((control) => control.stated || (control.asks && (inForm || stepped || asking.length > 1))),
  ];
}

/** A sign that is pressed in or not, whatever stands beside it. */
function boxControl(item: Item): Control {
  const shown = isOn(item) ? 'on' : 'off';
  return {
    kind: 'box',
    items: [item],
    options: [],
    shown,
    order: item.order,
    question: questionOf(item),
    ...anyNumber,
  };
}

const GOES_ON = /^(?:next|continue|go on)(?: step)?$/;

/** What a tile is called, where a line that only tells of it stands below its name. */
function titleOf({ page }: Situation, { label, box }: Item): string {
  const first = page.lines.find(
    ({ box: place }) =>
      place &&
      box &&
      place.y >= box.y &&
      place.y + place.height <= box.y + box.height &&
      place.x >= box.x &&
      place.x < box.x + box.width,
  );
  const told = first && label.startsWith(`${first.text} `) ? label.slice(first.text.length) : '';
  return told !== '' && !/\d/.test(told) ? first!.text : label;
}

/** Whether two buttons look like two answers to one question: of one height, side by side, or of one width, one below the other. */
function stands(a: Item, b: Item): boolean {
  const [p, q] = [a.box!, b.box!];
  const level = Math.abs(p.y - q.y) < 6 && Math.abs(p.height - q.height) < 6;
  const even = Math.abs(p.width - q.width) < 4;
  const below = even && Math.abs(p.height - q.height) < 6 && q.y >= p.y + p.height - 4 && q.y - p.y - p.height < 24;
  return (level && q.x - p.x - p.width < 60) || below;
}

function questionAbove({ page }: Situation, run: readonly Item[]): string {
  const { box } = run[0]!;
  // Another button asks nothing: it is one more of a menu.
  const labels = new Set(page.items.filter((item) => item.kind === 'click').map((item) => item.raw));
  const near = page.lines.filter((line) => {
    if (!line.box || !box || labels.has(line.text) || line.text.length > 60) return false;
    const above = line.box.y + line.box.height <= box.y + 6 && box.y - line.box.y - line.box.height < 40;
    const left = Math.abs(line.box.y + line.box.height / 2 - box.y - box.height / 2) < 12 && line.box.x < box.x;
    return (above && Math.abs(line.box.x - box.x) < 160) || left;
  });
  return near.at(-1)?.text ?? '';
}

const known = new WeakMap<Situation, Control[]>();

/** Everything in sight that takes a value of one of the kinds that are told apart here. */
export function controlsOf(situation: Situation): Control[] {
  let found = known.get(situation);
  if (!found) {
    const sorts = situation.goal.steps.some(({ verb }) => verb === 'sort');
    // What is sorted by a step of its own is no answer to what the others tell.
    const usable = situation.items.filter((item) => !item.disabled && !(sorts && ordersThings(item)));
    const turned = counters(situation).map(
      ({ stepper, now, name, minutes }): Control => ({
        kind: 'counter',
        question: name,
        items: [stepper.less, stepper.more],
        options: [],
        shown: String(now),
        minutes,
        order: stepper.less.order,
        ...anyNumber,
      }),
    );
    const open = openedControl(usable);
    const used = new Set([...turned.flatMap((control) => control.items), ...(open?.items ?? [])]);
    found = [
      ...usable.map(fieldControl).filter((control) => control !== null),
      ...radiosOf(usable),
      ...turned,
      ...(open ? [open] : []),
      ...buttonsOf(situation, used),
    ];
    known.set(situation, found);
  }
  return found;
}
