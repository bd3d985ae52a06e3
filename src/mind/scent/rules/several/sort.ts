import { fold, literalCoverage, momentOf, numbers, type Phrase, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { directionOf, type Way } from '../../meaning/direction.ts';
import { isClickable } from '../../meaning/match.ts';
import { measures } from '../../meaning/scale.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { bareHead, headsColumn } from '../../things/column-heads.ts';
import { thingsOf } from '../../things/index.ts';
import { rankOf } from '../../things/rank.ts';
import type { Thing } from '../../things/thing.ts';
import { weigh } from '../common.ts';

/** Presses of a column's head that people make to turn its order round. */
const TURNS = 3;
/** Things of a list from which on one sees which way it runs. */
const LIST = 3;

/** How a head says that its column is sorted. */
function stateOf(item: Item): Way | null {
  if (item.state.has('sorted-ascending') || /[▲↑△]\s*$/u.test(item.raw)) return 'up';
  return item.state.has('sorted-descending') || /[▼↓▽]\s*$/u.test(item.raw) ? 'down' : null;
}

/** The head of the column that a step sorts by: a cell, or a button or link in it. What it compares things by may be called otherwise. */
export function headOf(situation: Situation, column: Phrase, step: Step): Item | null {
  const heads = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && headsColumn(situation.page, item),
  );
  const named = weigh(heads, (item) => {
    const name = phrase(bareHead(item.raw));
    return Math.max(similarity(column, name), 0.9 * literalCoverage(name, column));
  })[0];
  if (named && named.fit >= 0.5) return named.item;
  const measuring = heads.filter((item) => measures(bareHead(item.raw), step.text));
  return measuring.length === 1 ? measuring[0]! : null;
}

/** "By their price", "according to the date": what is sorted by. */
const BY = /\b(?:by|on|according to|order of)\s+(?:(?:the|their|its|your|my)\s+)?(.+)$/i;

/** "With the one that starts soonest at the top", "so that the heaviest comes first": what stands first is told by what it is sorted by. */
const HEADED =
  /\b(?:with|so(?:\s+that)?)\s+(?:the\s+)?(?:ones?\s+(?:that|which|with)\s+)?(.+?)\s+(?:(?:is|are|comes?|stands?|goes)\s+)?(?:first|(?:at|on|to)\s+(?:the\s+)?(?:\p{L}+\s+)?(?:top|head|start|beginning))\b/iu;

/** What a step sorts by, in its own words, without those that say which way. */
export function columnOf(step: Step): Phrase {
  const told = (BY.exec(step.text)?.[1] ?? HEADED.exec(step.text)?.[1] ?? step.scope)
    .replace(/[,;:].*$|\bso that\b.*$|\((?:.*)$|\s(?:with|from|in)\s.*$/i, ' ')
    .replace(
      /\b(?:by|their|its|the|fewest|least|most|lowest|highest|ascending|descending|(?:high|low|new|old)(?:est)? (?:to \p{L}+|first))\b/giu,
      ' ',
    )
    .trim();
  return phrase(told || step.object.replace(/\bso\s*$/i, ''));
}

/** Whether a cell tells a day. */
function isDay(text: string): boolean {
  return /\d.*[/.-]\d|\d.*\p{L}{3}|\p{L}{3}.*\d{4}/u.test(text) && momentOf(text) !== null;
}

/** What one thing shows under a name: its number, its day, or the words themselves. */
function shownOf(thing: Thing, column: Phrase): number | string | null {
  const own = thing.properties.find(({ head }) => head && similarity(column, phrase(bareHead(head))) >= 0.6);
  if (own) {
    const moment = isDay(own.text) ? momentOf(own.text) : null;
    return moment ?? (/^\D{0,4}\d/.test(own.text) ? (numbers(own.text)[0] ?? null) : own.text);
  }
  const said = column.folded;
  if (/^(?:title|name)$/.test(said)) return thing.name;
  const dimension = /\b(?:price|cost)\b/.test(said) ? 'price' : /\b(?:date|day|age)\b/.test(said) ? 'date' : null;
  return dimension ? rankOf(thing, { dimension, highest: false }, column) : null;
}

/** Which way the things of a page run by what the step sorts by, as they stand; null where nobody can tell. */
export function orderShown({ page }: Situation, column: Phrase): { way: Way; counted: boolean } | null {
  for (const { things } of thingsOf(page)) {
    const shown = things.map((thing) => shownOf(thing, column));
    const known = shown.filter((value) => value !== null);
    if (known.length < Math.max(LIST, 0.8 * things.length) || new Set(known.map((value) => typeof value)).size > 1)
      continue;
    const steps = known
      .slice(1)
      .map((value, i) =>
        typeof value === 'string' ? fold(value).localeCompare(fold(String(known[i]))) : value - (known[i] as number),
      );
    if (steps.every((step) => step === 0)) continue;
    const counted = typeof known[0] === 'number';
    if (steps.every((step) => step >= 0)) return { way: 'up', counted };
    if (steps.every((step) => step <= 0)) return { way: 'down', counted };
  }
  return null;
}

/** Which way the list runs: as its numbers stand, else as the head of the column says, else as its words stand. */
function runs(situation: Situation, column: Phrase, head: Item | null): Way | null {
  const shown = orderShown(situation, head ? phrase(bareHead(head.raw)) : column);
  // Numbers and days are seen to rise or fall; words may run by what they mean.
  if (shown?.counted) return shown.way;
  return (head && stateOf(head)) ?? shown?.way ?? null;
}

/** Which way a step wants a column to run: the oldest has most of an age, and an early day of birth. */
function wayOf({ goal }: Situation, step: Step, head: Item | null): Way | null {
  const by = /\b(?:age|speed)\b/i.exec(head ? bareHead(head.raw) : '')?.[0] ?? '';
  const told = directionOf(fold(`${step.text} ${by}`));
  if (told) return told;
  // "Sort by rating and open the one with the best": the one that is looked for comes first.
  const next = goal.steps[goal.steps.indexOf(step) + 1]?.superlative;
  return next ? (next.highest ? 'down' : 'up') : null;
}

/** Whether the person has sorted for this step, and the list now runs as it asks. */
export function isSorted(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  const column = columnOf(step);
  const head = headOf(situation, column, step);
  const way = wayOf(situation, step, head);
  if (way === null) return false;
  if (head && stateOf(head) === way && runs(situation, column, head) === way) return true;
  const began = memory.last?.step === memory.step && ['sort', 'choose_option'].includes(memory.last.rule);
  return began && runs(situation, column, head) === way;
}

/** Sorts by a column's head, and presses it again while the order is the contrary. */
export function byHead(situation: Situation, step: Step): Proposal | null {
  const { memory } = situation;
  const column = columnOf(step);
  const item = headOf(situation, column, step);
  if (!item) return null;
  const way = wayOf(situation, step, item);
  // A list in another order may go by an address of its own: it is the same list.
  const tries = timesAnywhere(memory, item.name);
  // Who has turned it to and fro sees that this gets them nowhere.
  if (tries > TURNS) return null;
  const proposal = (completes: boolean): Proposal => ({
    rule: 'sort',
    why: tries > 0 ? `once more on “${item.label}” turns the order round` : `“${item.label}” puts them in order`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    completes,
    cause: item.label,
  });
  if (way === null || tries >= TURNS) return proposal(true);
  // A head that says what a press on it does is taken at its word.
  const told = situation.items.some((head) => [...head.state].some((state) => state.startsWith('sorted-')));
  const will = /\b(ascending|descending)\b/i.exec(item.raw)?.[1]?.toLowerCase();
  if (!told && will) return proposal((will === 'ascending') === (way === 'up'));
  // Where nothing tells how it came out, the second press is taken to have turned it round: most tables begin with the least.
  if (tries > 0 && runs(situation, column, item) === null) return proposal(true);
  return proposal(false);
}
