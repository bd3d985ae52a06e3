import { coverage, durationMinutes, fold, numberOf, numbers, phrase, words } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { ofItemsInSight, type Situation } from '../situation.ts';
import { isClickable } from './match.ts';

const MORE =
  /^(?:[+＋▲↑⊕»›>]|\+1|(?:add|more|increase|increment|plus|up|raise|warmer|hotter|louder|brighter|higher|faster|one more)\b.*|(?!(?:show|read|see|view|learn)\b)(?:[\p{L}\d()–-]+[:,]? ){1,5}(?:more|plus|up|warmer|hotter|louder|brighter|higher|faster|longer))$/iu;
const LESS =
  /^(?:[-−–▼↓⊖«‹<]|-1|(?:less|fewer|decrease|decrement|minus|subtract|down|lower|cooler|colder|quieter|darker|dimmer|slower|one less)\b.*|(?!(?:show|read|see|view)\b)(?:[\p{L}\d()–-]+[:,]? ){1,5}(?:less|fewer|minus|down|cooler|colder|quieter|darker|lower|slower|shorter))$/iu;

/** "Remove: Adults", beside "Add: Adults": what takes one away where its fellow puts one more. */
const ONE_OFF = /^(?:remove|take (?:away|off))\b\W*(?:(?:one|an?)\b\s*)?(.*)$/iu;
const ONE_ON = /^(?:add|put)\b\W*(?:(?:one|an?)\b\s*)?(?:more\s+)?(.*)$/iu;

interface Stepper {
  less: Item;
  more: Item;
}

function apart(a: Item, b: Item): number {
  return Math.abs(a.box!.x - b.box!.x) + 6 * Math.abs(a.box!.y + a.box!.height / 2 - b.box!.y - b.box!.height / 2);
}

/** Pairs of "less" and "more" that stand on one line, from top to bottom; what is left aside now still belongs to its own fellow. */
const steppers = ofItemsInSight(({ page, items }: Situation): readonly Stepper[] => {
  const usable = page.items.filter((item) => isClickable(item) && !item.disabled && item.box);
  const there = new Set(items);
  const lessen = usable.filter(
    (item) => LESS.test(item.raw.trim()) || LESS.test(item.label) || ONE_OFF.test(item.label),
  );
  const out: Stepper[] = [];
  for (const less of lessen) {
    const more = usable
      .filter(
        (item) =>
          (MORE.test(item.raw.trim()) || MORE.test(item.label)) &&
          isFellow(less, item) &&
          Math.abs(item.box!.y - less.box!.y) < (Math.abs(item.box!.x - less.box!.x) < 12 ? 160 : 40) &&
          Math.abs(item.box!.x - less.box!.x) < 320,
      )
      // In rows close to each other the one of its own row, wherever the others stand.
      .sort((a, b) => apart(a, less) - apart(b, less))[0];
    if (more && there.has(less) && there.has(more)) out.push({ less, more });
  }
  return out.sort((a, b) => a.less.box!.y - b.less.box!.y);
});

/** Whether what adds one adds of what the other takes away; what is called less or fewer needs no such fellow. */
function isFellow(less: Item, more: Item): boolean {
  if (LESS.test(less.raw.trim()) || LESS.test(less.label)) return true;
  const [, of = ''] = ONE_OFF.exec(less.label) ?? [];
  return of !== '' && fold(of) === fold(ONE_ON.exec(more.label)?.[1] ?? '');
}

/** Whether a control turns a counter up or down: "More", beside "Fewer". */
export function turnsCounter(situation: Situation, item: Item): boolean {
  return turners(situation).has(item);
}

export interface Setting {
  stepper: Stepper;
  now: number;
  wanted: number;
}

/** A counter with the number that it shows and the words that name it. */
export interface Counter {
  stepper: Stepper;
  now: number;
  name: string;
  /** It counts time, in minutes. */
  minutes: boolean;
}

/** Pixels above a counter within which its name stands. */
const ABOVE = 44;
/** The sign of a button, and no part of the number behind it: "- 2 +", also where they touch. */
const SIGNS = /(?<=^|\s)[-−–](?=\s|\d+\s*[+＋](?:\s|$))/g;

function oneNumber(text: string): number | null {
  const found = numbers(text.replace(SIGNS, ' '));
  return found.length === 1 ? found[0]! : null;
}

const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/** The counters in sight that two buttons turn; one whose number is a field of its own is no such counter. */
export const counters = ofItemsInSight((situation: Situation): readonly Counter[] =>
  steppers(situation).flatMap((stepper) => {
    const found = counterAt(situation, stepper);
    return found ? [{ stepper, ...found }] : [];
  }),
);

const turning = new WeakMap<Page, ReadonlySet<Item>>();

/** The buttons of the page that turn a number up or down, whichever of them are left to choose from. */
export function turners(situation: Situation): ReadonlySet<Item> {
  const { page } = situation;
  let found = turning.get(page);
  if (!found) {
    const all = steppers({ ...situation, items: page.items });
    found = new Set(all.flatMap(({ less, more }) => [less, more]));
    turning.set(page, found);
  }
  return found;
}

function counterAt(situation: Situation, stepper: Stepper): Omit<Counter, 'stepper'> | null {
  const [a, b] = [stepper.less.box!, stepper.more.box!];
  const left = Math.min(a.x, b.x);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const top = Math.min(a.y, b.y);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  const within = (box: Item['box']) =>
    box !== null && box.y < bottom && box.y + box.height > top && box.x < right && box.x + box.width > left;
  const field = situation.page.items.find(
    (item) => ['type', 'set', 'click'].includes(item.kind) && within(item.box) && /^-?\d+$/.test(item.value.trim()),
  );
  if (field) return field.kind === 'click' ? { now: Number(field.value), name: field.label, minutes: false } : null;
  const { lines } = situation.page;
  const own = lines.filter((line) => line.text.length < 80 && within(line.box) && oneNumber(line.text) !== null);
  // Where rows stand close to each other the number of the row above touches the buttons, too.
  const level = ({ box }: (typeof own)[number]) => {
    const middle = box!.y + box!.height / 2;
    return middle > top && middle < bottom ? 0 : 1;
  };
  const line = own.sort((p, q) => level(p) - level(q) || p.box!.width - q.box!.width)[0];
  if (!line) return null;
  const length = durationMinutes(line.text.replace(SIGNS, ' '));
  const minutes = length !== null && /\d\s*(?:h|min)/i.test(line.text);
  const now = minutes ? length : oneNumber(line.text)!;
  if (hasWords(line.text)) return { now, minutes, name: line.text };
  const beside = lines.filter(
    ({ text, box }) =>
      box &&
      hasWords(text) &&
      text.length < 80 &&
      !/[.!]$/.test(text) &&
      box.y < bottom &&
      box.y + box.height > top &&
      box.x < left,
  );
  const above = lines.filter(
    ({ text, box }) =>
      box &&
      hasWords(text) &&
      text.length < 80 &&
      !/[.!]$/.test(text) &&
      box.y + box.height <= top + 4 &&
      top - box.y - box.height < ABOVE &&
      box.x < right,
  );
  const said = [stepper.less.label, stepper.more.label].filter((label) => words(label).length > 1).join(' ');
  return {
    now,
    minutes,
    name: [beside.at(-1)?.text ?? above.at(-1)?.text ?? stepper.more.context.text, said].join(' ').trim(),
  };
}

/** The counter that a step wants at a number, and the number it shows; null when there is none with buttons. */
export function counterFor(situation: Situation, step: Step, field: string, value: string): Setting | null {
  const wanted = numberOf(value.trim().split(/\s+/)[0] ?? '') ?? numbers(value)[0];
  if (wanted === undefined) return null;
  const all = counters(situation);
  const about = phrase(field || step.object.replace(/\d+/g, ' '));
  const fits = all.map(({ name }) => coverage(about, phrase(name)));
  const top = Math.max(0, ...fits);
  const found = top > 0.5 ? all[fits.indexOf(top)] : all.length === 1 ? all[0] : undefined;
  return found ? { stepper: found.stepper, now: found.now, wanted } : null;
}

/** The button beside a number field that brings it nearer to a number; null where none stands there. */
export function buttonBeside(situation: Situation, field: Item, wanted: number): Item | null {
  const { box } = field;
  const now = numberOf(field.value.trim());
  if (!box || now === null || now === wanted) return null;
  const own = steppers(situation).find(
    ({ less, more }) =>
      [less, more].every(({ box: b }) => b!.y < box.y + box.height + 4 && b!.y + b!.height > box.y - 4) &&
      [less, more].some(({ box: b }) => b!.x < box.x + box.width + 40 && b!.x + b!.width > box.x - 40),
  );
  return own ? (now < wanted ? own.more : own.less) : null;
}
