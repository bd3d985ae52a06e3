// A card that is moved from column to column by buttons to the left and to the right is moved until it stands in the column that is told.
import { fold, isStopWord, stem, words } from '../../../language/index.ts';
import type { Item, Line } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { toldApart, toldOver } from '../../meaning/told-apart.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { completed } from '../common.ts';

const RULE = 'along_columns';
const LEFT =
  /^(?:(?:move |shift |send |push )?(?:to the )?left|(?:move )?back(?:wards?)?|(?:move to )?previous(?: \p{L}+)?)$/iu;
const RIGHT =
  /^(?:(?:move |shift |send |push )?(?:to the )?right|(?:move )?(?:forwards?|on|ahead|along)|(?:move to )?next(?: \p{L}+)?)$/iu;
/** What is drawn for the same. */
const DRAWN: ReadonlyArray<readonly [RegExp, number]> = [
  [/[←◀‹«<]/u, -1],
  [/[→▶›»>]/u, 1],
];
/** How one says that something is to stand elsewhere. */
const MOVES = /\b(?:mov|put|shift|drag|push|bring|tak|send|advanc|belong|goes (?:in|under|to)|plac)\w*/;
/** Steps in which nothing is put anywhere. */
const LOOKS = new Set<Step['verb']>(['learn', 'locate', 'search', 'sort', 'filter']);
/** Pixels by which the heads of columns side by side may differ in height. */
const SAME_HEIGHT = 12;

/** Moves the card that is told one column on towards the one that is told; null where there is no such board, or it stands there. */
export function alongColumns(situation: Situation): Proposal | null {
  const { step, memory, goal, asked, items } = situation;
  if (!step || LOOKS.has(step.verb)) return null;
  const text = goal.steps.length === 1 ? asked : `${step.text} . ${step.scope}`;
  const ways = items.filter((item) => isClickable(item) && !item.disabled && wayOf(item) !== 0);
  const heads = ways.length > 1 && MOVES.test(fold(text)) ? columnsOf(situation, ways) : [];
  const to = columnTold(heads, text);
  if (to < 0) return null;
  const card = cardTold(ways, heads, text);
  if (!card) return null;
  const at = heads.indexOf(card[0]!.group);
  if (at === to)
    return memory.last?.rule === RULE && memory.step === goal.steps.length - 1 ? standsIn(heads[to]!) : null;
  const item = card.find((one) => wayOf(one) === Math.sign(to - at));
  if (!item) return null;
  const why = `it stands in “${heads[at]}” and is to be in “${heads[to]}”`;
  return { rule: RULE, why, status: 'continue', item, args: null, sure: 0.85, commits: true, cause: item.label };
}

/** Where a button moves things: to the left -1, to the right 1, nowhere 0. */
function wayOf({ raw }: Item): number {
  const label = raw.replace(/[^\p{L} ]/gu, '').trim();
  const drawn = label.split(' ').length <= 2 ? DRAWN.find(([sign]) => sign.test(raw)) : undefined;
  return drawn?.[1] ?? (LEFT.test(label) ? -1 : RIGHT.test(label) ? 1 : 0);
}

/** The columns of a board from the left to the right, by their heads: these stand side by side, and the buttons in them. */
function columnsOf({ page }: Situation, ways: readonly Item[]): string[] {
  const [first] = page.headings.filter(({ text }) => ways.some(({ group }) => group === text));
  const beside = (line: Line) =>
    line.level === first!.level && line.box && Math.abs(line.box.y - first!.box!.y) < SAME_HEIGHT;
  const row = first?.box ? page.headings.filter(beside).sort((a, b) => a.box!.x - b.box!.x) : [];
  const heads = row.map(({ text }) => text);
  return new Set(heads).size === heads.length && heads.length > 1 ? heads : [];
}

/** What stands before a column that something leaves. */
const FROM = /\b(?:from|out of|off|in|on|under)(?: the)?(?: column)? ?["“]?$/;
const TO = /\b(?:to|into|onto|under|in|on)(?: the)?(?: column)? ?["“]?$/;

/** Which of the columns the text tells as the one where something is to stand; -1 where it tells none, or several. */
function columnTold(heads: readonly string[], text: string): number {
  const told = fold(text);
  const stems = new Set(words(told).map(stem));
  const own = (head: string) => words(head).filter((word) => !isStopWord(word));
  const borne = heads.filter((head) => own(head).length > 0 && own(head).every((word) => stems.has(stem(word))));
  const before = (head: string) => told.slice(0, Math.max(0, told.lastIndexOf(fold(head))));
  const into = borne.length > 1 ? borne.filter((head) => TO.test(before(head))) : borne;
  const left = into.length > 1 ? into.filter((head) => !FROM.test(before(head))) : into;
  return left.length === 1 ? heads.indexOf(left[0]!) : -1;
}

/** The buttons of the card that the text tells, of all on the board. */
function cardTold(ways: readonly Item[], heads: readonly string[], text: string): Item[] | null {
  const cards = new Map<string, Item[]>();
  for (const item of ways.filter(({ group }) => heads.includes(group))) {
    // Beside each of its buttons stand the others of the card.
    const card = `${withoutWays(item.context.text, ways)} ${item.group}`;
    cards.set(card, [...(cards.get(card) ?? []), item]);
  }
  const said = [...cards.values()].map(([one]) => withoutWays(one!.context.text, ways));
  const at = toldApart(text, said)?.at ?? toldOver(text, said);
  return at === null ? null : [...cards.values()][at]!;
}

/** What stands around a button without what moves things. */
function withoutWays(text: string, ways: readonly Item[]): string {
  return [...new Set(ways.map(({ raw }) => raw))]
    .reduce((left, label) => left.replaceAll(label, ' '), text)
    .replace(/[←→◀▶‹›«»]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** It stands where it is to be. */
function standsIn(head: string): Proposal {
  return completed({ why: `it stands in “${head}” now`, cause: head, sure: 0.85 });
}
