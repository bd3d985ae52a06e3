import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { numberedIn } from '../../goal/wording/numbered.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { furtherDown, scrollDown } from '../way/look.ts';

const TAKEN = 'numbered:';

/** Whether a control is the place of that number in that row: "Row C, seat 5", "C5", "5" in the row of C. */
function isPlace({ label, group, context }: Item, { row, number }: { row: string; number: string }): boolean {
  const numbers: readonly string[] = label.match(/\d+/g) ?? [];
  if (!numbers.includes(number)) return false;
  if (row === '') return numbers.length === 1;
  const letter = row.toLowerCase();
  const bears = (text: string) =>
    new RegExp(`(?:^|[^\\p{L}])(?:${letter}-?${number}|${number}-?${letter}|${letter})(?![\\p{L}\\d])`, 'u').test(
      fold(text),
    );
  return bears(label) || (!/\p{L}/u.test(label) && (bears(group) || bears(context.text)));
}

/** What asks for something on a page: where there is any, it is filled in before one goes on. */
const ASKS = new Set(['type', 'choose', 'set', 'check', 'upload']);
/** What a button promises from which on it goes on with what was taken. */
const GOES_ON = 0.8;

/** The button that goes on with the places that were taken, or the way down to it: once they all are, none of the others is tried. Writes to `memory`. */
function goOn(situation: Situation): Proposal | null {
  const { items, page, memory } = situation;
  // Places that are ticked ask for nothing.
  const asks = page.items.some(({ kind, label }) => ASKS.has(kind) && !(kind === 'check' && /\d/.test(label)));
  if (memory.done.includes(WENT_ON) || asks) return null;
  const ways = items.filter(
    ({ kind, role, disabled, label }) =>
      kind === 'click' && role === 'button' && !disabled && commitWord(label) >= GOES_ON && !/\d/.test(label),
  );
  const [way] = ways;
  if (way && ways.length === 1) {
    memory.done.push(WENT_ON);
    return {
      rule: 'take_some',
      why: `I have taken all that I was told to, and “${way.label}” goes on with it`,
      status: 'continue',
      item: way,
      args: null,
      sure: 0.85,
      commits: true,
      cause: way.label,
    };
  }
  const down = ways.length === 0 ? furtherDown(situation) : undefined;
  return down
    ? scrollDown(situation, down, 'I have taken all that I was told to, and what goes on is further down')
    : null;
}
const WENT_ON = 'went on with what was taken';

/**
 * Of places that are told by their numbers ("seats 5 and 6 in row C") the next one that is not taken yet, where each of them stands here and
 * is pressed or ticked for itself, and then what goes on with them. Writes to `memory`.
 */
export function takeNumbered(situation: Situation): Proposal | null {
  const { step, page, memory } = situation;
  const told = step ? numberedIn(step.text) : [];
  if (told.length < 2) return null;
  if (memory.done.filter((tag) => tag.startsWith(TAKEN)).length >= told.length) return goOn(situation);
  // Beside the first of them the second is no other thing than the one that is meant.
  const marks = page.items.filter(
    (item) =>
      !item.disabled && item.box !== null && item.role !== 'link' && (item.kind === 'check' || isClickable(item)),
  );
  const places = told.map((one) => marks.filter((item) => isPlace(item, one)));
  if (places.some((found) => found.length !== 1)) return null;
  const next = places.flat().find((item) => !isOn(item) && !memory.done.includes(TAKEN + item.name));
  if (!next) return null;
  memory.done.push(TAKEN + next.name);
  return {
    rule: 'take_some',
    why: `“${next.label}” is one of the ${told.length} that I was told to take`,
    status: 'continue',
    item: next,
    args: argumentOf(next, ''),
    sure: 0.9,
    scent: 40,
    cause: next.label,
  };
}
