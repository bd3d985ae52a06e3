import { fold, numbers, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { properNames } from '../../meaning/match.ts';
import { turners } from '../../meaning/stepper.ts';
import type { Meant, RecordPlan } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { liesIn } from '../../things/thing.ts';
import { argumentOf } from '../common.ts';
import { bareName } from './controls.ts';
import { flat, placeOf, TAKEN, without } from './flat.ts';
import { meantBy } from './meant.ts';
import { freshPlan, noteRows, noteUp, partsOf, withoutUp } from './plan.ts';
import { headOf, isAboutName, placeTold, toldValues, wordingFor } from './put.ts';
import { type Row, rowsOn } from './rows.ts';
import { type Spoken, spoken } from './says.ts';
import { taskOf } from './task.ts';
import { knownHere, meantByData, meantByWords, oneOf, sameAgain } from './which.ts';

/** Everything one decision about records stands on. */
export interface Work {
  situation: Situation;
  plan: RecordPlan;
  rows: Row[];
  /** Which of them are meant; null while none that was seen is. */
  meant: Meant | null;
  said: Spoken;
  /** The same with what is to be put in, which may be the name of a mark: “Done”. */
  whole: Spoken;
  /** Something new is to be put in. */
  sets: boolean;
  /** A mark is to be taken off. */
  undo: boolean;
  /** They are only to be looked at. */
  opens: boolean;
}

const OPENS =
  /\b(?:details?|open(?:ed)?|view|show me|bring (?:it |them |this )?up|brought up|pull up|call up|closer look|see more|more about|everything there is about|go into|in full|on the screen|in front of me|look up|have a look at)\b/;
const UNDOES =
  /\b(?:no longer|not any ?more|(?:switched?|turned?) off|un(?:mark|pin|star|flag|favou?rit)\w*|as (?:unread|not done)|take the (?:flag|mark|star|pin) off|removed from)\b|["”]\s*:\s*no\b/;
const CHANGES =
  /=>|→|\bfrom now on\b|\bwas\b|\bformerly\b|\binstead\b|\breplace\b|\bchanged?\b|\bassign(?:ed)?\b|\bcorrect\b|\bedit\b|\bupdate\b|\bwrong\b|\bset\b|\bshould (?:be|read|say)\b|\bought to\b|\bhas to read\b|\bnew\b|\badjust\w*|\bmake it\b|\bi need\b|\bnow want\b|\bmove\w*|\bdrag\w*|\bgoes (?:in)?to\b|\btransfer\w*|\bshift\w*|\bplace\b|\bput\b|\bunder\b|\bunits?\b|\bfrom\b.*\bto\b|\brecorded as\b|\bbelongs in\b|\bhow about\b|\bmust be\b|\bgive\b|\bbecomes\b|=|:/;

/** The same without its questions, for who asks one only to say which record is meant. */
function withoutQuestion(left: string, { goal }: Situation): string {
  if (!goal.steps.every(({ verb }) => verb === 'learn')) return left;
  return left.replace(/(?<![^.?!])\s*(?:which|what|who\p{L}*|how (?:many|much))\b[^.?!]*\?/gu, (question) =>
    TAKEN.repeat(question.length),
  );
}

/** What is to be done, in words that name neither a record nor what stands at it nor what is to stand there. */
function actIn(raw: string, left: string, plan: RecordPlan, values: readonly string[]): string {
  const all = plan.seen.flatMap(({ properties }) => properties);
  const heads = all.map(({ head }) => flat(head)).filter((head) => head.length > 2);
  const stood = [...all.map(({ text }) => text.trim()), ...values].filter(
    (value) => value.length > 1 && placeOf(raw, value) >= 0,
  );
  return (
    [...new Set([...stood.map(flat), ...heads])]
      // What every record offers is what may be done with it, and nothing that stands at it.
      .filter((value) => !plan.offers.includes(value))
      .sort((a, b) => b.length - a.length)
      .reduce((text, value) => without(text, value), left)
  );
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
  const shown = rowsOn(page, told, new Set(plan.seen.map(({ name }) => name)));
  // The buttons of a question, and the fields of a form, are no records of the list.
  const known =
    shown.some(({ name }) => plan.seen.some((one) => one.name === name)) ||
    offersSame(shown, key === plan.list ? plan.offers : []);
  const grows = memory.last?.kind === 'scroll' || (plan.more !== '' && memory.last?.label === plan.more);
  const listed = (plan.seen.length === 0 || known || (grows && key === plan.list) ? shown : []).filter(
    (row, i) => !(i === 0 && isCut(situation, row, plan)) && !isCounted(situation, row),
  );
  // What a question offers that an act has brought up lies over records, and is theirs no more than they can be reached.
  plan.over = plan.pressed ? [...new Set([...plan.over, ...situation.appeared])] : [];
  const asksOver = ({ items }: Row) => items.length > 0 && items.every(({ name }) => plan.over.includes(name));
  // What has come up beside the record in hand is none of the list: "1 selected".
  const isListed = (row: Row) =>
    !asksOver(row) &&
    (plan.focus === '' || grows || plan.seen.some(({ name }) => name === row.name) || offersSame([row], plan.offers));
  noteUp(situation, plan);
  const rows = listed.filter(isListed).map((row) => withoutUp(row, plan));
  if (plan.offers.length === 0) plan.offers = offeredBy(rows);
  noteRows(plan, rows, plan.focus === '' || grows);
  if (rows.length > 0) plan.kinds = [...new Set([...plan.kinds, ...kindsOn(situation, rows)])];
  // Who is at it knows which are meant, whatever these are called or look like by then.
  const found =
    plan.meant && (plan.targets || (plan.meant.meant.by === 'value' && (plan.done.length > 0 || plan.pressed)))
      ? plan.meant
      : (knownHere(situation, plan, oneOf(situation, meantBy(text, plan.seen, request.today, dayFirst), plan, rows)) ??
        meantByData(situation, text, plan) ??
        plan.meant ??
        sameAgain(text, memory.records) ??
        meantByWords(situation, plan, rows));
  plan.meant = found;
  if (found?.meant.by === 'value') found.meant.all ||= meansMore(text, plan);
  const left = withoutQuestion(found?.left ?? told, situation);
  const meant = found?.meant ?? null;
  const name = plan.targets?.[0] ?? (meant?.by === 'name' && meant.names.length === 1 ? meant.names[0]! : null);
  const pulled = rows.find((row) => row.name === name)?.items.find(({ kind }) => kind === 'drag');
  const moves = (at: string, item: Item) =>
    CHANGES.test(fold(left)) && placeTold(situation, wordingFor(text, at, plan), item) !== null;
  // What is put in already is no longer told to be.
  const sets =
    plan.sets ||
    plan.put.length > 0 ||
    (name !== null &&
      meant?.by === 'name' &&
      ((pulled !== undefined && moves(name, pulled)) || setsSomething(situation, text, name, plan, spoken(left))));
  const values = sets && name !== null ? toldValues(wordingFor(text, name, plan)) : [];
  const said = spoken(sets ? actIn(text, left, plan, values) : left);
  return {
    situation,
    plan,
    rows,
    meant,
    said,
    whole: spoken(left),
    sets,
    undo: UNDOES.test(said.text),
    // What stands in quotes is what is said, and asks for nothing.
    opens: OPENS.test(fold((found?.left ?? told).replace(/["“][^"”]*["”]/gu, ' '))),
  };
}

/** Whether only the end of the record that stands first is in sight: what it seems to be called is what stands at others. */
function isCut({ page }: Situation, { name }: Row, { seen }: RecordPlan): boolean {
  if (!page.items.some((item) => item.name === 'scroll:up') || seen.some((one) => one.name === name)) return false;
  const stands = new Set(seen.flatMap(({ properties }) => properties.map(({ text }) => flat(text).trim())));
  return partsOf(name).every((part) => stands.has(flat(part).trim()));
}

/** Whether nothing but a counter stands there: it is turned to what is told of it. */
function isCounted(situation: Situation, { items }: Row): boolean {
  const turning = turners(situation);
  return items.length > 0 && items.every((item) => turning.has(item));
}

/** What several records offer alike, by the names of the controls. */
function offeredBy(rows: readonly Row[]): string[] {
  const labels = rows.flatMap((row) => [...new Set(row.items.map((item) => flat(bareName(item, row))))]);
  return [...new Set(labels.filter((label, i) => label !== '' && labels.indexOf(label) < i))];
}

/** Whether records offer what those of the list do: others have moved up where some went away. */
function offersSame(rows: readonly Row[], offers: readonly string[]): boolean {
  return rows.some((row) => row.items.some((item) => offers.includes(flat(bareName(item, row)))));
}

/** Whether the task tells a new value for something that stands at the record. */
function setsSomething({ knowledge }: Situation, text: string, name: string, plan: RecordPlan, said: Spoken): boolean {
  const wording = wordingFor(text, name, plan);
  if (!isAboutName(said.text) && !CHANGES.test(said.text)) return false;
  const heads = plan.seen
    .flatMap(({ properties }) => properties.map(({ head }) => flat(head)))
    .filter((head) => head.length > 2);
  const ofField = heads.some((head) => said.text.includes(head));
  const old = wording.left.split(TAKEN).length - 1 > name.length;
  const given = knowledge.some((one) => !one.secret && heads.includes(flat(one.name)) && one.value !== name);
  return (
    given ||
    toldValues(wording).length > 0 ||
    ((ofField || old) && numbers(wording.left.replace(/§+/g, ' ')).length > 0)
  );
}

/** Characters of a line that tells how many there are: "Winter term. 9 courses". */
const COUNT = 80;

/** What the page calls itself and what it lists, as stems: "Bookings". */
function kindsOn({ page }: Situation, rows: readonly Row[]): string[] {
  const counts = page.lines.filter(
    (line) =>
      line.text.length < COUNT &&
      /\d/.test(line.text) &&
      !rows.some(({ thing }) => thing.box && line.box && liesIn(line.box, thing.box)),
  );
  const own = [...page.headings.filter(({ level }) => level === 1), ...counts].map((line) => line.text);
  return [page.title, ...own].flatMap((line) =>
    words(line)
      .filter((word) => word.length > 3)
      .map(stem),
  );
}

/** Whether the page of the list is called after what a text is about: "Bookings", for a booking. */
export function isOfKind({ kinds }: RecordPlan, text: string): boolean {
  return words(text).some((word) => kinds.includes(stem(word)));
}

/** Records from which on a list is gone through for one that is not in sight. */
export const LISTED = 3;

/** "The books by Ann", of books, and not "the book" or "the one": as many as there are. */
function meansMore(text: string, { kinds }: RecordPlan): boolean {
  const own = words(text).filter((word) => kinds.includes(stem(word)));
  const many = own.filter((word) => /[^s]s$/.test(word));
  return many.length > 0 && many.length === own.length && !/\bone\b/i.test(text);
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

/** What moves a part of the page down that has just come up: a list of answers of which some are out of sight. */
export function furtherIn({ situation: { items, appeared, memory } }: Work): Item | undefined {
  return items.find(
    (item) =>
      item.kind === 'scroll' &&
      item.role === 'region' &&
      item.name.endsWith(':down') &&
      (appeared.has(item.name) || memory.last?.name === item.name),
  );
}
