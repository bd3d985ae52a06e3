import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { asksNumber, classOfField, isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Words for what has a search box of its own beside the site's. */
const ROWS = /\b(?:table|list|grid|rows?|entries|records)\b/;

/** The only box to write in on a page that has nothing to send off: what is written there shows something else. */
function loneBox(situation: Situation): Item | undefined {
  const { items } = situation;
  const fields = items.filter((item) => ['type', 'set', 'upload', 'check'].includes(item.kind) && !item.disabled);
  const [box] = fields;
  const sends = items.some((item) => item.role === 'button' && SENDS.test(item.said.folded));
  const own = box ? classOfField(box) : 'unknown';
  return fields.length === 1 &&
    box?.kind === 'type' &&
    !sends &&
    !isNewsletter(box) &&
    !OF_SELF.has(own) &&
    !isWhen(box) &&
    !asksNumber(box.label || box.placeholder) &&
    !situation.knowledge.some(({ name }) => sameWords(name, box.label || box.placeholder)) &&
    !MEASURES.test(fold(box.label || box.placeholder)) &&
    !box.state.has('multiline')
    ? box
    : undefined;
}
const SENDS = /^(?:save|send|submit|subscribe|sign|log|register|join|create|add|post|pay|order|book|delete)\b/;
const OF_SELF = new Set([
  'email',
  'password',
  'password-again',
  'username',
  'name',
  'tel',
  'message',
  'coupon',
  'quantity',
]);

/** What takes a day or an hour. */
const isWhen = (item: Item): boolean => ['date', 'time', 'bday'].includes(classOfField(item));

/** What takes a number of something. */
const MEASURES =
  /\b(?:weight|height|width|length|depth|size|amount|sum|value|distance|income|price|how (?:much|many|long|far|heavy)|in (?:kg|cm|mm|m|km|miles|litres|pounds|euros))\b|[£€$%]/;

/** The box to search with: of several the one over the list that the step speaks of, else one that has not failed yet. */
export function searchBox(situation: Situation): Item | undefined {
  const { memory, key, step } = situation;
  const boxes = situation.items.filter((item) => isSearchBox(item) && !item.disabled);
  if (boxes.length === 0 && step?.verb === 'search') {
    // Who is told to search takes the only field there is, whatever it is called.
    const fields = situation.items.filter((item) => item.kind === 'type' && !item.disabled && !isWhen(item));
    return fields.length === 1 ? fields[0] : undefined;
  }
  if (boxes.length === 0 && step && ['reach', 'learn', 'locate'].includes(step.verb)) return loneBox(situation);
  if (boxes.length < 2) return boxes[0];
  const last = boxes.find((item) => item.name === memory.last?.name && memory.last.rule === 'type_query');
  if (last) return last;
  const heads = situation.items.filter((item) => item.role === 'columnheader' && item.box);
  const top = Math.min(...heads.map((item) => item.box!.y));
  const over = heads.length > 0 ? boxes.filter((item) => item.box && item.box.y < top).at(-1) : undefined;
  if (over && step && (ROWS.test(fold(step.text)) || step.nth !== null)) return over;
  return [...boxes].sort((a, b) => timesTried(memory, key, a.name) - timesTried(memory, key, b.name))[0];
}

/** The sign behind which the box to search with is folded away, where no box is in sight. */
export function searchSign(situation: Situation): Item | undefined {
  const { items, memory, key } = situation;
  if (items.some((item) => isSearchBox(item))) return undefined;
  return items.find(
    (item) =>
      item.kind === 'click' &&
      !item.disabled &&
      /^(?:open |show |toggle |site |the )?search(?: the site| this site| icon| button)?$/.test(item.said.folded) &&
      timesTried(memory, key, item.name) === 0,
  );
}

/** The way to send a search off: a button near the box, else the Enter key. */
export function sendSearch(situation: Situation, box: Item): Item | undefined {
  const buttons = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      /^(?:search|go|find|submit|ok|look up|search button)\b/.test(item.said.folded) &&
      item.role !== 'link' &&
      timesTried(situation.memory, situation.key, item.name) < 3,
  );
  const near = buttons
    .filter((item) => item.box && box.box && Math.abs(item.box.y - box.box.y) < 120)
    .sort((a, b) => gap(a, box) - gap(b, box) || distance(a, box) - distance(b, box))[0];
  return near ?? situation.items.find((item) => item.name === 'press:enter') ?? buttons[0];
}

export function distance(a: Item, b: Item): number {
  if (!a.box || !b.box) return 1e6;
  return Math.hypot(
    a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2,
    a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2,
  );
}

/** Pixels of empty ground between two targets: 0 where they touch. */
export function gap(a: Pick<Item, 'box'>, b: Pick<Item, 'box'>): number {
  if (!a.box || !b.box) return 1e6;
  const apart = (from: number, size: number, other: number, otherSize: number) =>
    Math.max(0, other - from - size, from - other - otherSize);
  return Math.hypot(
    apart(a.box.x, a.box.width, b.box.x, b.box.width),
    apart(a.box.y, a.box.height, b.box.y, b.box.height),
  );
}

/** The words of a query as the task writes them: a name keeps its capitals, and not every search is blind to those. */
function asTold({ step }: Situation, query: string): string {
  const told = [step?.text ?? '', step?.scope ?? ''].map((text) => {
    const at = text.toLowerCase().indexOf(query.toLowerCase());
    return at < 0 ? '' : text.slice(at, at + query.length);
  });
  return told.find((text) => text !== '') ?? query;
}

/** Types the query, then sends it. Used when the task says so, and when looking around has not helped. */
export function search(situation: Situation, query: string, why: string, completes: boolean): Proposal | null {
  const box = searchBox(situation);
  if (!box || !query) return null;
  const { memory } = situation;
  if (
    fold(box.value) === fold(query) ||
    (memory.last?.rule === 'type_query' && fold(memory.last.argument) === fold(query))
  ) {
    const send = sendSearch(situation, box);
    if (!send) return null;
    memory.searched.push(query);
    return {
      rule: 'send_search',
      why: `I typed “${query}” and now send it off`,
      status: 'continue',
      item: send,
      args: null,
      sure: 0.9,
      completes,
      cause: box.label,
    };
  }
  const parameter = Object.keys(box.action.parameters?.properties ?? { text: 1 })[0] ?? 'text';
  return {
    rule: 'type_query',
    why,
    status: 'continue',
    item: box,
    args: { [parameter]: asTold(situation, query) },
    sure: 0.85,
    cause: box.label || 'the search box',
  };
}
