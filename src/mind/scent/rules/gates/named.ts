import { fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { namesIn } from '../../account/left.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { changesByName, isAct } from '../../meaning/acts.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { properNames } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import type { Memory } from '../../memory.ts';
import { ofItemsInSight, type Proposal, type Situation } from '../../situation.ts';
import { alikeIn, type Thing, thingsOf } from '../../things/index.ts';

/** Steps by which nothing is done to the thing that is named. */
const ONLY_LOOKS = new Set<Step['verb']>(['learn', 'locate', 'search', 'sort', 'filter', 'wait', 'back', 'close']);
/** Controls of a form, and what a page is parted by: of these the one that is named is not the only one that is used. */
const PARTS = new Set(['radio', 'checkbox', 'switch', 'option', 'tab', 'menuitem', 'textbox', 'combobox', 'slider']);
/** What is named only to say which others are meant. */
const OTHERS =
  /\b(?:except|excepting|other than|apart from|but|besides|instead|leave|keep|not|before|after|than|like|similar|same|next|until|following|rest|others?|all|every|each|both|everything)\b/i;
/** Letters that a name has at least. */
const LEAST = 4;

/** What a step calls by its whole name: in quotes, or by several words with capital letters. */
function wholeNames({ text }: Step): string[] {
  return namesIn(text)
    .filter((name) => name.length >= LEAST && (/\s/.test(name.trim()) || text.includes(`"${name}"`)))
    .map((name) => fold(name).trim());
}

function isCalled({ name }: Thing, names: readonly string[]): boolean {
  const own = ` ${fold(name)} `.replace(/[.,:;!?"“”]+ /g, ' ');
  return names.some((one) => own.includes(` ${one} `));
}

/** The controls of what stands on the page beside a thing that the step calls by its name. */
const besideNamed = ofItemsInSight(({ step, page, memory }: Situation): ReadonlySet<Item> => {
  // What a page tells to be pressed first is not all that is pressed.
  if (!step || memory.told || ONLY_LOOKS.has(step.verb) || step.all || step.superlative || OTHERS.test(step.text))
    return new Set();
  const names = wholeNames(step);
  if (names.length === 0) return new Set();
  const lists = [...alikeIn(page), ...thingsOf(page)].filter(({ from }) => from !== 'columns');
  const isNamed = (thing: Thing) => isCalled(thing, names);
  // What one reading of the page gives to it is its own, whatever another one makes of that.
  const own = new Set(lists.flatMap(({ things }) => things.filter(isNamed)).flatMap(({ items }) => items));
  const others = lists.flatMap(({ things }) => {
    const named = things.filter(isNamed);
    if (named.length === 0 || named.length === things.length || named.every(({ items }) => items.length === 0))
      return [];
    return things.flatMap((thing) => (named.includes(thing) ? [] : thing.items.filter((item) => !own.has(item))));
  });
  return new Set(
    others.filter((item) => item.kind === 'click' && !PARTS.has(item.role) && !(isOne(page, item) && goesOn(item))),
  );
});

/** Whether nothing else on the page is called so. */
function isOne({ items }: Page, { raw }: Item): boolean {
  return items.filter((other) => other.raw === raw).length === 1;
}

/** Whether a button only leads on or ends something: "Next", under the names of those of whom one is chosen, is none of them. */
function goesOn({ role, label }: Item): boolean {
  return role === 'button' && commitWord(label) === 1;
}

/** "In the thread “Loose saddle”": a thing that is there, and not only to come to be. */
const THERE =
  /\b(?:in|into|on|onto|to|under|at|from|of|for|within|inside) (?:the|my|our|your|this|that) (?:[\p{Ll}-]+ ){0,2}(?!(?:name|title|subject|text|words?|message|note|comment|reason|code|number|address|value|and|or|then|but|with|saying)\b)[\p{Ll}-]+ (?:(?:called|named|titled) )?["“«]([^"”»]+)["”»]/gu;
/** What somebody brings of their own, which stands nowhere before: "Offer three boxes of the apple “Cox”". */
const BRINGS = /^(?:please )?(?:offer|advertise|sell|donate|lend|nominate|propose|suggest|pledge|declare|announce)\b/i;
const PUTS_IN = new Set(['type', 'choose', 'set', 'check']);

function shows(page: Page, name: string): boolean {
  const shown = [
    page.all.text,
    page.title,
    page.dialog,
    ...page.items.flatMap((item) => [item.raw, item.value, ...item.options]),
  ];
  return literalCoverage(phrase(name), phrase(shown.join(' . '))) > 0.99;
}

/** Keeps in mind which of the things that the task says to be there, and of the names that it calls, some page has shown. Writes to `memory`. */
export function noteThere(memory: Memory, page: Page, asked: string): void {
  for (const name of [...[...asked.matchAll(THERE)].map(([, quoted]) => quoted!), ...properNames(asked)])
    if (!memory.there.includes(name) && shows(page, name)) memory.there.push(name);
}

/** Whether something in a form may still open the list in which the thing stands. */
const mayHold = ({ page }: Situation) =>
  page.items.some(({ state, role }) => state.has('haspopup') || role === 'combobox');

/** The button of an act and those that do the same with the other things of its list; none where it is the act of no list. */
function ofOthers({ step, page }: Situation, item: Item): Item[] {
  if (!step || item.kind !== 'click' || item.role !== 'button' || opensMore(item)) return [];
  const isOwn = actNames(step).includes(stem(words(item.raw)[0] ?? ''));
  if (!isOwn && !isAct(item) && !changesByName(item)) return [];
  const isSame = (other: Item) => other.kind === 'click' && other.role === item.role && other.raw === item.raw;
  const bears = ({ items }: Thing) => items.some(isSame);
  const list = [...alikeIn(page), ...thingsOf(page)].find(
    ({ things }) => things.filter(bears).length > 1 && things.some(({ items }) => items.includes(item)),
  );
  return list ? page.items.filter(isSame) : [];
}

/**
 * What would be put in or sent, or done with some other thing of a list, while no page has shown yet what the task says to be there: on the page of whatever was opened on the way nothing
 * is written for it.
 */
export function actsBeforeSeen(situation: Situation, { item, commits, rule }: Proposal): Item[] {
  const { asked, memory, page, knowledge } = situation;
  if (!item || isSearchBox(item) || (situation.step && BRINGS.test(situation.step.text))) return [];
  // What is told beside the task is to be put in, and stands nowhere before.
  const isGiven = (name: string) => knowledge.some(({ value }) => fold(value) === fold(name));
  // What the instructions of a page name has only just been read.
  const unseen = [...asked.matchAll(THERE)].some(
    ([, name]) => !memory.there.includes(name!) && !isGiven(name!) && !shows(page, name!),
  );
  if (!unseen) return [];
  const others = ofOthers(situation, item);
  if (others.length > 0) return others;
  if (
    !(PUTS_IN.has(item.kind) || commits === true || rule === 'commit') ||
    mayHold(situation) ||
    page.items.some(({ label }) => /\bpass(?:word|code)\b/i.test(label))
  )
    return [];
  return page.items.filter((other) => other === item || (PUTS_IN.has(other.kind) && !isSearchBox(other)));
}

/** What would be acted on beside the thing that the step calls by its name and that stands there: all of those. */
export function besideTheNamed(situation: Situation, { item, status }: Proposal): Item[] {
  const others = besideNamed(situation);
  return item && status === 'continue' && others.has(item) ? [...others] : [];
}
