import { fold, parseDate, phrase, plain, similarity, words } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { classOfWords } from '../../filling/fields.ts';
import { entriesOf } from '../../filling/known/entries.ts';
import { agreement, meaningOf } from '../../filling/known/meaning.ts';
import { optionFor } from '../../filling/option-for.ts';
import { datesIn } from '../../goal/timing.ts';
import { stepsInReach } from '../../goal/together.ts';
import type { Step } from '../../goal/types.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** Steps that come by a page on which what is about to be sent, or is kept, is shown line by line. */
const SENDS = new Set<Step['verb']>(['transact', 'buy', 'register', 'add']);
/** What changes the line that it stands in, and of what. */
const CHANGES = /^(?:change|edit|amend|modify|update|correct)\b\s*(.*)$/u;
/** What takes something out of an order, or puts it in. */
const IN_OR_OUT = /^(remove|add)\s+(.+)$/u;
/** Lines that can be changed from which on a page shows what is told line by line. */
const LINES = 2;
/** How far a name has to ask for what is known by another. */
const ASKED = 0.6;
const ALIKE = 0.7;

const FIELDS = new Set(['type', 'choose', 'set', 'check']);
/** Times that one line is changed. */
const TRIES = 2;

/** What a page calls itself on which one looks over what is about to be sent. */
const REVIEW =
  /\b(?:check|review|confirm|verify)\b.{0,30}\b(?:your|the|details|payment|order|booking|application|entries|answers|data|information)\b|\b(?:summary|overview of your|almost (?:done|there)|last step|step \d+ of \d+)\b|^(?:check|review|confirm)\b/;

/** Whether a page calls itself one on which everything is looked over once more. */
export function isReview({ title, headings }: Page): boolean {
  return [title, ...headings.slice(0, 4).map(({ text }) => text)].some((head) => REVIEW.test(fold(head)));
}

/** A line of such a page: what it tells, what it says of that, and the button that changes it. */
interface Told {
  item: Item;
  name: string;
  /** What the button says of it, which is more exact: "Change email", behind "Send to". */
  of: string;
  shown: string;
}

/** The lines of the page that end with a button to change them. */
function told({ page }: Situation): Told[] {
  return page.items.flatMap((item): Told[] => {
    const found = CHANGES.exec(item.said.folded);
    if (!found || !isClickable(item) || item.disabled || !item.box) return [];
    const { x, y, height } = item.box;
    const beside = page.lines
      .filter(({ box, text }) => box && text !== item.raw && box.x < x && box.y < y + height && box.y + box.height > y)
      .sort((a, b) => a.box!.x - b.box!.x)
      .map(({ text }) => text);
    const [name = '', ...rest] = beside.length === 1 ? beside[0]!.split(/:\s+/) : beside;
    return name === '' || rest.length === 0 ? [] : [{ item, name, of: found[1]!, shown: rest.join(' ') }];
  });
}

/** Whether the page shows line by line what is told, each with a button to change it. */
export function showsLineByLine(situation: Situation): boolean {
  const lines = told(situation).length;
  return lines >= LINES || (lines > 0 && isReview(situation.page));
}

/** Whether nothing is to be filled in on a page, and a button sends all of it off. */
function looksOver(page: Page): boolean {
  const fills = page.items.some(({ kind }) => kind === 'type' || kind === 'choose' || kind === 'check');
  const sends = page.items.some(
    // What leads back to be changed sends nothing.
    ({ role, label, disabled, said }) =>
      role === 'button' && !disabled && commitWord(label) >= 0.8 && !GOES_BACK.test(said.folded),
  );
  return isReview(page) || (sends && !fills);
}

/** What leaves a page on which everything is looked over, and goes back to the form. */
export const GOES_BACK = /^(?:change|edit|amend|correct|modify|back|go back)(?: to| my| your| the)*(?: \p{L}+)?$/u;

/** Whether something would change a line of such a page that nothing is told against. */
export function standsRight(situation: Situation, item: Item | null): boolean {
  if (!item || !looksOver(situation.page)) return false;
  return GOES_BACK.test(item.said.folded) || told(situation).some((line) => line.item === item);
}

/** "The Mill Lane branch", for what is called branch; "delivered to work", for "Deliver to". Null where the task says no such thing. */
export function saidBeside(instructions: string, name: string): string | null {
  const own = fold(name)
    .replace(/[^\p{L}\p{N} -]/gu, ' ')
    .trim();
  // What has no name is told nothing by it.
  if (own === '') return null;
  const before = new RegExp(`(?<=[\\p{Ll}\\d,] )((?:\\p{Lu}[\\p{L}'’-]*\\s+)+)${own}\\b`, 'u').exec(instructions)?.[1];
  if (before) return before.replace(/^The\s+/, '').trim();
  const [, verb = '', to = ''] = /^(\p{L}{3,}) (to|at|by|on|from|for|with)$/u.exec(own) ?? [];
  const behind =
    verb &&
    new RegExp(`\\b${verb}\\p{L}*\\s+${to}\\s+(?:the\\s+|my\\s+)?([\\p{L}\\d-]+)`, 'iu').exec(instructions)?.[1];
  return behind || null;
}

/** What the task tells for a line by its name, or for what it is known by; null where it tells nothing. */
function wantedFor(situation: Situation, name: string): string | null {
  const { goal, memory, request, dayFirst } = situation;
  const each = words(name).map((word) => meaningOf(word));
  const known = entriesOf(situation).find(
    ({ source, meaning }) =>
      source === 'knowledge' &&
      [meaningOf(name), ...each].some((own) => {
        const { of, by } = agreement(meaning, own);
        return of > 0.99 && by >= ASKED;
      }),
  );
  if (known) return known.value;
  const steps = stepsInReach(goal.steps, memory.step);
  const pair = steps
    .flatMap(({ pairs }) => pairs)
    .find(({ field }) => field !== '' && similarity(phrase(field), phrase(name)) >= ALIKE);
  if (pair) return pair.value;
  const beside = saidBeside(request.instructions, name);
  if (beside !== null) return beside;
  const isDay = words(name).some((word) => classOfWords(word) === 'date' || /^(?:day|date|when)$/.test(word));
  return isDay ? (datesIn(situation.asked, request.today, dayFirst)[0] ?? null) : null;
}

function shows({ request, dayFirst }: Situation, shown: string, wanted: string): boolean {
  const day = parseDate(wanted, request.today, dayFirst);
  const other = day && parseDate(shown, request.today, dayFirst);
  if (day && other) return day.day === other.day && day.month === other.month;
  const said = new Set(words(shown));
  return fold(shown).includes(fold(wanted)) || words(wanted).every((word) => said.has(word));
}

/** "Remove audio guide", where it is to be without one. */
function inOrOut({ page, request, memory, key }: Situation): Item | undefined {
  const text = fold(request.instructions);
  return page.items.find((item) => {
    const [, act = '', thing = ''] = IN_OR_OUT.exec(item.said.folded) ?? [];
    const joint = act === 'remove' ? 'without|no' : 'with';
    const name = thing.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return (
      thing !== '' &&
      isClickable(item) &&
      timesTried(memory, key, item.name) === 0 &&
      new RegExp(`\\b(?:${joint})\\s+(?:an?\\s+|the\\s+|any\\s+)?${name}\\b`).test(text)
    );
  });
}

/** Puts what the task tells into the field that the button of a line has opened. Null where that is not the last thing that was done. */
function fillOpened(situation: Situation, opened: readonly Item[]): Proposal | null {
  const { last } = situation.memory;
  const [field] = opened;
  if (last?.rule !== 'amend' || !field || opened.length > 1) return null;
  const of = CHANGES.exec(fold(last.label))?.[1] ?? '';
  const wanted = [field.label, of].flatMap((name) => (name ? (wantedFor(situation, name) ?? []) : []))[0];
  if (wanted === undefined) return null;
  const option = field.kind === 'choose' ? (optionFor(wanted, field.options)?.option ?? null) : wanted;
  const args = option === null ? null : argumentOf(field, option);
  if (!args) return null;
  const why = `“${field.label}” gets “${option}”, as the task says`;
  return { rule: 'fill_field', why, status: 'continue', item: field, args, sure: 0.9, cause: field.label };
}

/** Whether a line shows just what was put into a field before. */
function isPutSo({ memory }: Situation, shown: string): boolean {
  const own = plain(shown);
  return (
    own !== '' && Object.values(memory.filled).some((held) => Object.values(held).some((one) => plain(one) === own))
  );
}

/**
 * On a page that shows line by line what is about to be sent, or what is kept, with a button to change each: the line that does not
 * say what the task tells for it is changed. Null where all of them do.
 */
export function amendShown(situation: Situation): Proposal | null {
  const { step, memory, key, items, appeared } = situation;
  if (!step || !SENDS.has(step.verb)) return null;
  const opened = items.filter((item) => appeared.has(item.name) && FIELDS.has(item.kind));
  if (opened.length > 0) return fillOpened(situation, opened);
  if (!showsLineByLine(situation)) return null;
  const lines = told(situation);
  const press = (item: Item, why: string, cause = item.label): Proposal => ({
    rule: 'amend',
    why,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    cause,
  });
  for (const { item, name, of, shown } of lines) {
    // What stands as it was put in, because the form would have it so, is not put right once more.
    const open = timesTried(memory, key, item.name) < TRIES && !isPutSo(situation, shown);
    const wanted = open ? ((of ? wantedFor(situation, of) : null) ?? wantedFor(situation, name)) : null;
    if (wanted !== null && !shows(situation, shown, wanted))
      return press(item, `it says “${shown}”, and I want “${wanted}”`, `${name}: ${shown}`);
  }
  const item = inOrOut(situation);
  return item ? press(item, `that is what I was told: “${item.label}”`) : null;
}
