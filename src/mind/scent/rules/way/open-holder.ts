import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { HOLDERS } from './open-place.ts';

const NAME = String.raw`["“«]?([\p{L}\d][\p{L}\d&'’-]*(?: [\p{L}\d&'’-]+){0,3}?)["”»]?`;
/** "From the garden list", "off the office list", "on my list Errands", "to the Errands list". */
const PLACES = [
  new RegExp(
    String.raw`\b(in|from|off|of|on|to|into) (?:the |my |your |our )?${NAME} (?:(?:to-?do )?(?:${HOLDERS}))\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(in|from|off|of|on|to|into) (?:the |my |your |our )?(?:(?:to-?do )?(?:${HOLDERS})) (?:called |named )?${NAME}(?=[.,;!?]|$| and\b| then\b)`,
    'iu',
  ),
];
const ACTS = new Set<Step['verb']>(['remove', 'transact', 'tick', 'untick', 'press', 'add']);
/** Steps that only put what is in there in order, or narrow it down. */
const VIEWS = new Set<Step['verb']>(['sort', 'filter']);
/** What stands behind the name of a list and counts what is in it. */
const COUNT = /[\s(]*\d*\)?$/;

/** A sign before the name of a list: "# garden". */
const SIGN = /^[^\p{L}\p{N}]+/u;

/** What a control, or a head, is called without a sign before it and the number of things behind it. */
const bare = (raw: string): string => fold(raw).replace(SIGN, '').replace(COUNT, '').trim();

/** Lists beside each other from which on each can be opened, though nothing tells which one is. */
const MANY = 3;

/** Whether this is one of several lists to choose from, one of which is the one that is shown, as far as the page tells that. */
function isChoice({ items, page }: Situation, item: Item): boolean {
  const heads = new Set(page.headings.map(({ text }) => bare(text)));
  const beside = items.filter(
    (other) =>
      other !== item &&
      other.role === item.role &&
      other.box !== null &&
      item.box !== null &&
      (Math.abs(other.box.y - item.box.y) < LEVEL || Math.abs(other.box.x - item.box.x) < LEVEL),
  );
  const isShown = (other: Item) =>
    ['current', 'selected', 'pressed', 'checked'].some((word) => other.state.has(word)) || heads.has(bare(other.raw));
  const signOf = ({ raw }: Item) => SIGN.exec(raw)?.[0] ?? '';
  // "# garden", "# kitchen": one sign before all of them makes them lists of one kind.
  const alike = signOf(item) === '' ? [] : beside.filter((other) => signOf(other) === signOf(item));
  return beside.some(isShown) || (alike.length >= MANY && !standsOver({ items, page }, bare(item.raw)));
}

/** Whether a name stands on the page once more than it is a control: over the list that is shown. */
function standsOver({ items, page }: Pick<Situation, 'items' | 'page'>, name: string): boolean {
  const named = items.filter((item) => isClickable(item) && bare(item.raw) === name).length;
  return page.lines.filter(({ text }) => bare(text) === name).length > named;
}
/** Pixels within which what stands in one row or one column is level. */
const LEVEL = 6;

/**
 * Opens the list, folder or album in which the things of a step stand, or into which something new is to be put, where the page has it beside
 * others and shows another one. Null where it is open, or none is told.
 */
export function openHolder(situation: Situation): Proposal | null {
  const { goal, items, page, memory, key } = situation;
  const step = goal.steps[memory.step];
  if (!step || memory.told || !(ACTS.has(step.verb) || VIEWS.has(step.verb))) return null;
  const [, by = '', name = ''] = PLACES.map((pattern) => pattern.exec(step.text)).find((found) => found !== null) ?? [];
  if (name === '') return null;
  // What is moved to a list is not there yet: only what is new is put in there.
  const written = items.some((item) => item.kind === 'type' && !item.disabled && !isSearchBox(item));
  if (/to$/i.test(by) && !written) return null;
  const wanted = fold(name);
  // Where the form itself asks which list, it is told there.
  if (
    items.some((item) => item.kind === 'choose' && !item.disabled && item.options.some((one) => bare(one) === wanted))
  )
    return null;
  if (page.headings.some(({ text }) => bare(text) === wanted)) return null;
  const found = items.filter(
    (item) =>
      isClickable(item) &&
      item.kind === 'click' &&
      !item.disabled &&
      bare(item.raw) === wanted &&
      !['current', 'selected', 'pressed'].some((word) => item.state.has(word)) &&
      timesTried(memory, key, item.name) < 2 &&
      // What is put in order stands in there, whatever else stands beside the way to it.
      ((VIEWS.has(step.verb) && item.role === 'link') || isChoice(situation, item)),
  );
  const [item] = found;
  if (!item || found.length > 1) return null;
  return {
    rule: 'open_place',
    why: `“${item.label}” is where it is to be`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    scent: 30,
    cause: item.label,
  };
}
