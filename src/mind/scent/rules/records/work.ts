import { numbers, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { properNames } from '../../meaning/match.ts';
import type { Meant, RecordPlan } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { ACT, bareName, changes, openersOf } from './controls.ts';
import { flat, TAKEN, without } from './flat.ts';
import { meantBy } from './meant.ts';
import { freshPlan, noteRows } from './plan.ts';
import { headOf, placeTold, RENAMES, toldValues, wordingFor } from './put.ts';
import { type Row, rowsOn } from './rows.ts';
import { type Spoken, says, spoken } from './says.ts';

/** Everything one decision about records stands on. */
export interface Work {
  situation: Situation;
  plan: RecordPlan;
  rows: Row[];
  /** Which of them are meant; null while none that was seen is. */
  meant: Meant | null;
  said: Spoken;
  /** Something new is to be put in. */
  sets: boolean;
  /** A mark is to be taken off. */
  undo: boolean;
  /** They are only to be looked at. */
  opens: boolean;
}

/** Longest task that is about one list. */
const LONGEST = 320;
const OPENS =
  /\b(?:details?|open(?:ed)?|view|show me|bring (?:it |them |this )?up|brought up|pull up|call up|closer look|see more|more about|everything there is about|go into|in full|on the screen|in front of me|look up|have a look at)\b/;
const UNDOES =
  /\b(?:no longer|not any ?more|(?:switched?|turned?) off|un(?:mark|pin|star|flag|favou?rit)\w*|as (?:unread|not done)|take the (?:flag|mark|star|pin) off|removed from)\b|["”]\s*:\s*no\b/;
const CHANGES =
  /=>|→|\bfrom now on\b|\bwas\b|\bformerly\b|\binstead\b|\breplace\b|\bchanged?\b|\bcorrect\b|\bedit\b|\bupdate\b|\bwrong\b|\bset\b|\bshould (?:be|read|say)\b|\bought to\b|\bhas to read\b|\bnew\b|\badjust\w*|\bmake it\b|\bi need\b|\bnow want\b|\bmove\w*|\bdrag\w*|\bgoes (?:in)?to\b|\btransfer\w*|\bshift\w*|\bplace\b|\bput\b|\bunder\b|\bunits?\b|\bfrom\b.*\bto\b|\brecorded as\b|\bbelongs in\b|\bhow about\b|\bmust be\b|\bgive\b|\bbecomes\b|=|:/;

/** Words by which a sentence only leads up to the act of another one. */
const LEADS = new Set(['do', 'make', 'see', 'take', 'have', 'get', 'put', 'find', 'look', 'use', 'go', 'be'].map(stem));

/** The task, where it is one for a list: one act in a sentence or two, without values to be put into a form. */
function taskOf({ asked, step, knowledge, memory, goal }: Situation): string | null {
  if (!step || knowledge.length > 0 || memory.told || asked.length > LONGEST || goal.steps.some(makesNew)) return null;
  const acts = goal.steps.filter(({ verb }) => !['learn', 'locate', 'reach', 'search', 'wait', 'back'].includes(verb));
  const firsts = new Set(acts.map(({ text }) => stem(words(text)[0] ?? '')).filter((first) => !LEADS.has(first)));
  return firsts.size > 1 || goal.steps.some(({ otherwise }) => otherwise) ? null : asked;
}

/** What the task means of the list that is in sight, or was; null where it is no task for a list. */
export function workOn(situation: Situation): Work | null {
  const { memory, key, page, request, dayFirst } = situation;
  const text = taskOf(situation);
  if (text === null) return null;
  const begun = memory.records?.text === text ? memory.records : null;
  if (begun?.off) return null;
  const plan = begun ?? freshPlan(text, key);
  const told = flat(text);
  const shown = rowsOn(page, told);
  // The buttons of a question, and the fields of a form, are no records of the list.
  const known = shown.some(({ name }) => plan.seen.some((one) => one.name === name));
  const grows = memory.last?.kind === 'scroll' || (plan.more !== '' && memory.last?.label === plan.more);
  const rows = plan.seen.length === 0 || known || (grows && key === plan.list) ? shown : [];
  noteRows(plan, rows, plan.focus === '' || grows);
  // Who is at it knows which are meant, whatever these are called or look like by then.
  const found = plan.targets && plan.meant ? plan.meant : meantBy(text, plan.seen, request.today, dayFirst);
  plan.meant = found;
  const said = spoken(found?.left ?? told);
  const meant = found?.meant ?? null;
  const name = plan.targets?.[0] ?? (meant?.by === 'name' && meant.names.length === 1 ? meant.names[0]! : null);
  const pulled = rows.find((row) => row.name === name)?.items.find(({ kind }) => kind === 'drag');
  const moves = (at: string, item: Item) =>
    CHANGES.test(said.text) && placeTold(situation, wordingFor(text, at, plan), item) !== null;
  const sets =
    plan.sets ||
    (name !== null &&
      meant?.by === 'name' &&
      ((pulled !== undefined && moves(name, pulled)) || setsSomething(text, name, plan, said)));
  return { situation, plan, rows, meant, said, sets, undo: UNDOES.test(said.text), opens: OPENS.test(said.text) };
}

/** Whether the task tells a new value for something that stands at the record. */
function setsSomething(text: string, name: string, plan: RecordPlan, said: Spoken): boolean {
  const wording = wordingFor(text, name, plan);
  if (!RENAMES.test(said.text) && !CHANGES.test(said.text)) return false;
  const heads = plan.seen
    .flatMap(({ properties }) => properties.map(({ head }) => flat(head)))
    .filter((head) => head.length > 2);
  const ofField = heads.some((head) => said.text.includes(head));
  const old = wording.left.split(TAKEN).length - 1 > name.length;
  return toldValues(wording).length > 0 || ((ofField || old) && numbers(wording.left.replace(/§+/g, ' ')).length > 0);
}

/** Controls into which something is put where they stand. */
const TAKES = new Set(['type', 'choose', 'set', 'drag']);
/** What a task to get something says: that is seen to on the thing's own page. */
const GETS = /\b(?:buy|order|basket|cart|purchase|bag)\b/;
/** Share of the records at which the act itself has to stand for a list to be one on which it is done. */
const OFFERED = 0.3;
/** Records from which on a list is gone through for one that is not in sight. */
export const LISTED = 3;

/** Whether one may set about it on this list: what is meant stands there, and what stands there can be acted on. */
export function mayBegin({ rows, said, meant, sets, situation, plan, undo }: Work): boolean {
  if (rows.length < 2) return false;
  const renames = RENAMES.test(said.text);
  const offers = (item: Item) =>
    says(bareName(item, null), said, undo) >= ACT ||
    (item.kind === 'choose' && item.options.some((option) => says(option, said, undo) >= ACT)) ||
    (sets && /^(?:increase|decrease|[+−-]$)/i.test(item.raw)) ||
    (sets && (TAKES.has(item.kind) || changes(bareName(item, null), plan.text, renames) >= 0.4));
  const acts = rows.filter(({ items }) => items.some(offers)).length;
  // What is to be said or put in besides is no matter of the list alone.
  if (!sets && meant !== null && /"[^"§]*[\p{L}\p{N}][^"§]*"/u.test(plan.meant?.left ?? '')) return false;
  if (meant?.by === 'rank' && (tellsMore(plan) || isOfOtherKind(situation, plan))) return false;
  if (meant === null && (rows.length < LISTED || !namesSomething(plan.text))) return false;
  // A list of links is a way to elsewhere; it is gone through for a record with which something is to be done.
  if (rows.every(({ items }) => items.every((item) => item.role === 'link')) && acts < OFFERED * rows.length)
    return (
      meant !== null &&
      (meant.by === 'name' || isOfKind(situation, plan.text)) &&
      isActed(situation) &&
      !GETS.test(said.text)
    );
  if (acts >= OFFERED * rows.length) return true;
  const open = rows.filter((row) => openersOf(row, situation, true).length > 0).length;
  return open >= 0.5 * rows.length && (meant !== null || isOfKind(situation, plan.text));
}

/** Whether more is told of the one that is meant than what it is compared by: "that is still unpaid", "garden hose" of many things. */
function tellsMore({ meant, seen }: RecordPlan): boolean {
  const left = meant?.left.replace(/§+/g, ' ') ?? '';
  if (/\b(?:still|not yet|among|below|above|over|under \d|less than|more than)\b/.test(left)) return true;
  const told = new Set(words(left).map(stem));
  const borne = (word: string) =>
    seen.filter(({ name, properties }) =>
      [name, ...properties.map((one) => one.text)].some((text) => words(text).some((own) => stem(own) === word)),
    ).length;
  return [...told].some((word) => word.length > 3 && borne(word) > 0 && borne(word) < seen.length);
}

/** What follows the word by which things are compared, and is no kind of thing. */
const NO_KIND = new Set(
  'one ones of all in on that this which is are to and by for with has have there item thing entry record it them available listed right first last'.split(
    ' ',
  ),
);

/** Whether what is compared are things of a kind that the list is not of: "the cheapest garden hose", of all that a shop has. */
function isOfOtherKind(situation: Situation, { meant }: RecordPlan): boolean {
  const left = meant?.left.replace(/§+/g, ' ') ?? '';
  const found = /\b(?:most \p{L}+|least \p{L}+|(?!best|latest|test)\p{L}{3,}est)\s+(\p{L}+)(?:\s+(\p{L}+))?/u.exec(
    left,
  );
  if (!found || NO_KIND.has(found[1]!)) return false;
  const kind = found.slice(1, 3).filter((word): word is string => word !== undefined && !NO_KIND.has(word));
  const columns = new Set(
    situation.memory.records?.seen.flatMap(({ properties }) => properties.flatMap(({ head }) => words(head).map(stem))),
  );
  return !kind.every((word) => isOfKind(situation, word) || columns.has(stem(word)));
}

/** Whether something is to be done with a record, and not only to be found. */
function isActed({ step }: Situation): boolean {
  return !!step && ['transact', 'remove', 'add', 'tick', 'untick', 'pick', 'enter'].includes(step.verb);
}

/** Characters of a line that tells how many there are: "Winter term. 9 courses". */
const COUNT = 80;

/** Whether the page is called after what the task is about: "Bookings", for a booking. */
export function isOfKind({ page }: Situation, text: string): boolean {
  const said = new Set(words(text).map((word) => stem(word)));
  const counts = page.lines.filter((line) => line.text.length < COUNT && /\d/.test(line.text));
  const own = [
    page.title,
    ...[...page.headings.filter(({ level }) => level === 1), ...counts].map((line) => line.text),
  ];
  return own.some((line) => words(line).some((word) => word.length > 3 && said.has(stem(word))));
}

/** Whether the task names somebody or something. */
function namesSomething(text: string): boolean {
  return properNames(text).length > 0 || /["“\d]|\p{Lu}\.\s?\p{Lu}/u.test(text);
}

/** The words of the names that a task gives, in quotes or written as names. */
export function namedIn(text: string): string[] {
  const quoted = [...text.matchAll(/["“]([^"”]+)["”]/gu)].map((found) => found[1]!);
  return [...quoted, ...properNames(text)].flatMap((name) => words(name)).filter((word) => word.length > 2);
}

/** Whether the task names more than the records that were seen to bear its names. */
export function namesMore({ plan }: Work): boolean {
  if (plan.whole) return false;
  const left = plan.seen.reduce((text, { name }) => without(text, flat(name).trim()), flat(plan.text));
  const open = [...plan.text].map((letter, i) => (left[i] === TAKEN ? ' ' : letter)).join('');
  return properNames(open).length > 0;
}

/** Something done on the way. */
export function doing(item: Item, why: string, more: Partial<Proposal> = {}): Proposal {
  const args = item.kind === 'check' ? argumentOf(item, '') : null;
  return { rule: 'records', why, status: 'continue', item, args, sure: 0.85, cause: item.label, ...more };
}

/** How a record stood before anything was done with it, as far as that was seen. */
export function stoodBefore(work: Work, name: string): string {
  const { plan } = work;
  const now = standing(work, name);
  if (plan.stood?.name !== name && now !== '') plan.stood = { name, as: now };
  return plan.stood?.name === name ? plan.stood.as : '';
}

/** How a record stands on the page: what is written at it, and how its controls stand. */
export function standing({ rows }: Work, name: string): string {
  const row = rows.find((one) => one.name === name);
  if (!row) return '';
  const controls = row.items
    .map(
      (item) =>
        `${item.raw}=${item.value} ${[...item.state].sort().join()} ${item.kind === 'drag' ? headOf(item) : ''}`,
    )
    .sort();
  return [row.thing.text, ...controls].join('|');
}

export function scrollOf({ situation }: Work, way: 'up' | 'down'): Item | undefined {
  return situation.items.find((item) => item.name === `scroll:${way}` && !item.disabled);
}
