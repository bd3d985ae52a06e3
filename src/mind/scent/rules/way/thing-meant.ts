import { fold, literalCoverage, phrase, plain, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { withoutSpared } from '../../goal/wording/left-alone.ts';
import { makeOfText } from '../../meaning/make.ts';
import { isClickable, properNames } from '../../meaning/match.ts';
import { toldApart, toldOver } from '../../meaning/told-apart.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { type Thing, thingsOf } from '../../things/index.ts';
import { sheetOf } from '../sheet/meant.ts';
import { follow, goBack } from './follow.ts';
import { furtherDown, furtherUp, scrollDown } from './look.ts';
import { STRONG } from './navigate/levels.ts';
import { restOfList } from './next-page.ts';

/** Rules that look around for where to go, and are turned to the thing that the task plainly tells of. */
const LOOKS_AROUND = new Set([
  'satisfice',
  'scroll',
  'back',
  'open_menu',
  'errand',
  'exhausted',
  'try_again',
  'next_page',
]);
/** Steps that ask for no thing of a list to be opened and something done there: who only wants to get to a page follows its scent. */
const ONLY_LOOKS = new Set<Step['verb']>(['reach', 'learn', 'locate', 'search', 'sort', 'filter', 'signin', 'press']);
/** What opens a thing of a list without naming it. */
const OPENS = /^(?:details?|view|show|open|see|more|choose|select|read more|find out more|learn more)\b/;
/** What is to be done where the first thing is not to be had. */
const INSTEAD =
  /^(?:if|should|in case|otherwise|failing)\b[^,]*\b(?:no|none|not|nothing|cannot|sold out|(?:fully )?booked|full|taken|gone|unavailable|out of stock|\p{L}+n't|that)\b[^,]*,\s*(.*)$|^otherwise,?\s+(.*)$/iu;
const GONE =
  /\b(?:sold out|out of stock|no longer (?:available|sold|offered)|currently unavailable|not available|(?:fully|all) booked|booked (?:up|out)|no (?:places|seats|spaces|tickets|room) (?:are |is )?left|is full\b|discontinued|waiting list only)/;
/** Links of one set from which on it is no list, but all that the site has in its menus. */
const MANY = 60;

/** What the task tells of the thing itself: all but what is to be done in place of it, or only that once it was found to be gone. */
function tellingOf({ asked, memory }: Situation): string {
  const sentences = asked.split(/(?<=[.!?;])\s+/);
  const other = sentences.map((one) => INSTEAD.exec(one)).find((found) => found !== null);
  if (memory.instead) return other?.[1] ?? other?.[2] ?? '';
  return withoutSpared(sentences.filter((one) => !INSTEAD.test(one)).join(' '));
}

/** What opens a thing: the link that bears its name, else any of its own, else a button that opens what it stands at. */
function wayTo({ items }: Situation, { name, items: own }: Thing): Item | undefined {
  const open = own.filter((item) => isClickable(item) && !item.disabled && items.includes(item));
  const links = open.filter(({ role }) => role === 'link');
  return (
    links.find(({ raw }) => plain(raw) === plain(name)) ?? links[0] ?? open.find(({ said }) => OPENS.test(said.folded))
  );
}

/** What is said of a thing, without what is written on the buttons of the page: "Add to basket" tells of none, though only one reading of it has the words. */
function withoutActs({ page }: Situation, text: string): string {
  const acts = new Set(page.items.filter(({ role }) => role === 'button').map(({ raw }) => raw.trim()));
  return [...acts].reduce((left, act) => (act.length > 1 ? left.split(act).join(' ') : left), text);
}

/** The one of several things on the page with a way to each that the task plainly tells of; null where it does of none, or tells of several. */
function thingMeant(situation: Situation): { way: Item; name: string; tells: number } | null {
  const text = tellingOf(situation);
  const found = thingsOf(situation.page).flatMap(({ things }) => {
    const open = things.filter((thing) => wayTo(situation, thing) !== undefined);
    if (open.length < 2 || open.length > MANY) return [];
    const best = toldApart(
      text,
      open.map(({ name, text: all }) => `${name} . ${withoutActs(situation, all)}`),
    );
    const thing = best && open[best.at]!;
    return thing ? [{ way: wayTo(situation, thing)!, name: thing.name, tells: best.tells }] : [];
  });
  const [best] = underTold(text, found).sort((a, b) => b.tells - a.tells);
  return best ?? null;
}

/** Of things alike that stand under several headings, those under the one that the task tells of: whose they are. */
function underTold<T extends { way: Item; name: string }>(text: string, found: readonly T[]): T[] {
  const heads = [...new Set(found.map(({ way }) => way.group))];
  const at = heads.length > 1 && heads.every((head) => head !== '') ? toldOver(text, heads) : null;
  const own = at === null ? [] : found.filter(({ way }) => way.group === heads[at]);
  const kind = ({ name }: T) => makeOfText(name);
  return own.some((one) => found.some((other) => !own.includes(other) && kind(other) === kind(one))) ? own : [...found];
}

/**
 * The way to the one of several things that the task plainly tells of: what is told of one in a single word is held against the rest of the list
 * first. Null where no such thing has been seen, or it was opened before. Writes to `memory`.
 * @param item what would be pressed otherwise
 */
export function seekMeant(situation: Situation, item: Item | null = null): Proposal | null {
  const { memory, key } = situation;
  if (isAtThing(situation)) return null;
  const here = thingMeant(situation);
  const seen = memory.sighted?.key === key ? memory.sighted : null;
  const best = here && here.tells >= (seen?.tells ?? 0) ? { key, name: here.way.name, tells: here.tells } : seen;
  if (!best || timesAnywhere(memory, best.name) > 0) return null;
  memory.sighted = best;
  const down = best.tells < PLAIN || isUnnamed(situation) ? furtherDown(situation) : undefined;
  if (down) return scrollDown(situation, down, 'there may be more that it could be');
  // Of what is called by words that nobody told there may be another one in the rest of the list.
  const rest = here && !isToldWhole(situation, here.name) ? restOfList(situation) : undefined;
  if (rest)
    return follow(rest, 'the rest of the list may hold what is told more plainly', situation, [], 20, 1, 'next_page');
  if (here?.way.name !== best.name) return furtherUp(situation);
  memory.meant = plain(here.name);
  if (here.way === item) return null;
  return turnedTo(here.way, here.name);
}

/** Whether the task says each word of a name that tells anything. */
function isToldWhole(situation: Situation, name: string): boolean {
  return literalCoverage(phrase(name), phrase(tellingOf(situation))) > 0.99;
}

function turnedTo(way: Item, name: string): Proposal {
  return {
    rule: 'thing_meant',
    why: `“${name.slice(0, 60)}” is what the task tells of`,
    status: 'continue',
    item: way,
    args: null,
    sure: 0.7,
    scent: 24,
    cause: way.label,
  };
}

/**
 * Of several things that are called by the name which the step gives the one that the rest of the task tells more of than the one that would be opened:
 * of two messages of hers the one about the keys. Null where none of them is told from the others, or nothing of that name would be opened.
 */
function namesakeTold(situation: Situation, item: Item | null): Item | null {
  const names = properNames(`  ${situation.step?.text ?? ''}`).flatMap(words);
  const bears = ({ raw }: Item) => names.every((name) => words(raw).includes(name));
  if (!item || names.length === 0 || !bears(item)) return null;
  const alike = situation.items.filter(
    (other) => isClickable(other) && !other.disabled && other.role === item.role && bears(other),
  );
  const at = toldOver(
    tellingOf(situation),
    alike.map(({ raw, context }) => `${raw} . ${context.text}`),
  );
  return at === null || alike[at] === item ? null : alike[at]!;
}

/** Whether the first name that the task gives to what it wants stands nowhere in sight: "two large Fiorentina with Olives". */
function isUnnamed(situation: Situation): boolean {
  const { page, knowledge } = situation;
  const known = new Set(knowledge.flatMap(({ value }) => words(value)));
  const [own = []] = properNames(`  ${tellingOf(situation)}`)
    .map((one) => words(one).filter((word) => !known.has(word)))
    .filter((one) => one.length > 0);
  const shown = new Set([...page.lines.map(({ text }) => text), ...page.items.map(({ raw }) => raw)].flatMap(words));
  return own.some((word) => !shown.has(word));
}

/** How much has to be told of a thing for nothing else to be looked at. */
const PLAIN = 1.5;

/** Whether this is the page of the thing that was opened last. */
export function isAtThing({ page, memory }: Situation): boolean {
  return (
    memory.meant !== '' &&
    [page.title, page.dialog, ...page.headings.map(({ text }) => text)].some((head) =>
      plain(head).includes(memory.meant),
    )
  );
}

/** The line by which the page of the thing says that it is not to be had, where nothing there takes anything either. */
function goneHere(situation: Situation): string | null {
  if (!isAtThing(situation)) return null;
  const line = situation.page.lines.find(({ text }) => text.length < 160 && GONE.test(fold(text)));
  return line && sheetOf(situation).blanks.length === 0 ? line.text : null;
}

/**
 * Turns who looks around to the thing of a list that the task plainly tells of, by its name or by what is said of it: "learn how to keep bees" is for
 * "Beekeeping for beginners". Where that is not to be had, the one that is told in its place is gone for. Writes to `memory`.
 */
export function towardsMeant(situation: Situation, proposal: Proposal): Proposal {
  const { memory, step, goal } = situation;
  if (memory.told || !step || goal.steps.every(({ verb }) => ONLY_LOOKS.has(verb))) return proposal;
  const gone = memory.instead ? null : goneHere(situation);
  if (gone && INSTEAD.test(situation.asked.split(/(?<=[.!?;])\s+/).find((one) => INSTEAD.test(one)) ?? '')) {
    Object.assign(memory, { instead: true, meant: '', sighted: null });
    const back = goBack(situation, `the page says “${gone}”, and I was told what to take then`, [], 1);
    if (back) return back;
  }
  const namesake = proposal.rule === 'satisfice' ? namesakeTold(situation, proposal.item) : null;
  if (namesake) return turnedTo(namesake, namesake.label);
  if (!LOOKS_AROUND.has(proposal.rule) || proposal.status === 'completed' || memory.commits > 0) return proposal;
  const before = { sighted: memory.sighted, meant: memory.meant };
  const meant = seekMeant(situation, proposal.item);
  // What smells of it by itself is no guess.
  const strong = !memory.instead && proposal.rule === 'satisfice' && (proposal.scent ?? 0) >= STRONG;
  if (!meant || !strong) return meant ?? proposal;
  Object.assign(memory, before);
  return proposal;
}
