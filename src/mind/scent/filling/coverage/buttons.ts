import { fold, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { changesByName } from '../../meaning/acts.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isOn } from '../../meaning/state.ts';
import { turners } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import { saidAs } from '../../observe.ts';
import type { Situation } from '../../situation.ts';
import { headsColumn } from '../../things/column-heads.ts';
import { isSearchBox } from '../fields.ts';
import type { Control } from './controls.ts';

/** Whether a button is pressed in or looks taken. */
export function taken(item: Item): boolean {
  return isOn(item) || item.state.has('highlighted');
}

/** What leaves a form as it is, beside what sends it. */
const WITHDRAWS = /^(?:cancel|close|not now|no thanks|never mind|maybe later|later|back|reset|undo|revert|discard)$/;

const SIGN = /^[^\p{L}\p{N}]+$/u;

/** Marks on a scale, which are given and no answers. */
const STARS = /\b\d{1,2} stars?\b|[★☆⭐]/iu;

/** Pixels from the top that the bar of a site takes. */
const HEAD = 64;

/** Buttons of one size in one row or column that stand for one choice: chips, segments, swatches, tiles. */
export function buttonsOf(situation: Situation, used: ReadonlySet<Item>): Control[] {
  const turns = turners(situation);
  const buttons = situation.items.filter(
    (item) =>
      item.kind === 'click' &&
      item.role !== 'link' &&
      item.role !== 'tab' &&
      item.role !== 'combobox' &&
      item.role !== 'textbox' &&
      !turns.has(item) &&
      !headsColumn(situation.page, item) &&
      item.box !== null &&
      !item.disabled &&
      !used.has(item) &&
      item.label.length <= 60 &&
      !SIGN.test(item.raw) &&
      !STARS.test(item.raw) &&
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
      !run.some((item) => item.state.has('current') || (!taken(item) && hasLed(situation, item))) &&
      !actsOnThings(run, buttons) &&
      !areOpened(situation, run);
    // What has just come up together is a menu, and one that is answered by what opened it.
    const menu =
      run.every((item) => situation.appeared.has(item.name)) &&
      situation.memory.last?.kind === 'click' &&
      situation.memory.last.key === situation.key &&
      !stepped &&
      situation.memory.last.rule !== 'commit';
    if (first && run.length >= 2 && run.length <= 40 && plain && !menu) {
      out.push({
        kind: 'buttons',
        question: question || asked,
        items: run,
        options: titles,
        stated,
        asks: asksSomething(situation, question),
        shown: titles[run.findIndex(taken)] ?? '',
        order: first.order,
        ...anyNumber,
      });
    }
    run = [];
  };
  for (const item of buttons) {
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

/** Whether what one pressed before brought another page: it is a place of the site. */
function hasLed({ memory }: Situation, item: Item): boolean {
  return memory.led[saidAs(item)] !== undefined;
}

/** Whether entries of a list are opened by a press and answer nothing: one of them was pressed, and none of them is chosen since. */
function areOpened({ page, memory, key }: Situation, run: readonly Item[]): boolean {
  const [first] = run;
  const list = page.items.filter(({ role, box }) => role === 'option' && box && box.x === first?.box?.x);
  return (
    run.every(({ role }) => role === 'option') &&
    list.some(({ name }) => timesTried(memory, key, name) > 0) &&
    !list.some(isOn)
  );
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

/** What a line has to be to ask for an answer in a word or two: no heading of the page, no count and no measure of a thing, but for the number of the question. */
function asksSomething({ page }: Situation, question: string): boolean {
  const said = fold(question);
  if (said === '' || said === fold(page.title) || said === fold(page.site)) return false;
  if (page.headings.some(({ level, text }) => level === 1 && text === question)) return false;
  return /[?:]\s*$/.test(question) || !/\d/.test(question.replace(NUMBERED, ''));
}
const NUMBERED = /^\W*(?:(?:step|question|part|q)\s*\d{1,2}\b(?:\s*(?:of|\/)\s*\d{1,2})?|\d{1,2}\s*[.):])/i;

/**
 * Whether buttons do something with the things beside which they stand, and answer nothing: each has a row of its own, with words that the
 * others have not, or the same ones, called after acts, stand with other things too.
 */
function actsOnThings(run: readonly Item[], buttons: readonly Item[]): boolean {
  if (run.length < 2 || run.some(({ role }) => role === 'option')) return false;
  const own = new Set(run.flatMap(({ raw }) => words(raw)));
  const rests = run.map(({ action }) =>
    words(action.target?.context ?? '')
      .filter((word) => !own.has(word))
      .join(' '),
  );
  if (new Set(rests).size === run.length && rests.every((rest) => rest !== '')) return true;
  return run.every(
    (item) => changesByName(item) && buttons.some((other) => !run.includes(other) && other.raw === item.raw),
  );
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

/** The limits of what has none. */
export const anyNumber = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** The words that name a field: its label, and where that says nothing the words beside it. */
export function questionOf(item: Item): string {
  return [item.label, item.placeholder].filter(Boolean).join(' . ') || item.context.text.slice(-60);
}
