import { fold, literalCoverage, phrase, plain, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField, classOfWords } from '../../filling/fields.ts';
import { clausesIn } from '../../meaning/clauses.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { opensMore } from '../../meaning/state.ts';
import type { Situation } from '../../situation.ts';
import { type Thing, thingsOf } from '../../things/index.ts';
import { SELF } from '../form/engaged.ts';
import { furtherDown } from '../way/look.ts';
import { shownMonth } from '../widgets/calendar.ts';
import type { Answer } from './answer.ts';
import { answersFor } from './assign.ts';
import { type Blank, blanksOf } from './blanks.ts';
import { opener } from './open.ts';
import { stands } from './put.ts';
import { sendButton } from './send.ts';
import { signsIn } from './signed-in.ts';
import { type Stated, statedIn } from './stated/index.ts';
import { MUCH, says, type Value, valuesOf, wasGiven } from './told.ts';

/** What a page asks, what ends it, and what of the task has its place there. */
export interface Sheet {
  blanks: readonly Blank[];
  send: Item | null;
  values: readonly Value[];
  answers: readonly Answer[];
  /** What the task states in the words of the form itself. */
  stated: Stated;
}

/** What one agrees to, to be let go on. */
export const AGREES =
  /\b(?:i (?:have read|accept|agree|confirm|declare|certify)|i (?:will|shall|promise to|undertake to) (?:keep|stick|follow|obey|respect|observe|abide)|terms|conditions of)\b/i;
/** Share of what the task tells that a form has to take, for it to be the one that is meant. */
const MOST = 0.5;
/** How much of what a form is called the task has to speak of. */
const ABOUT = 0.25;
/** Things alike from which on a page shows a list of them. */
const LIST = 3;
/** What shows other things of a list, or the same in another order, and sends nothing off; and what may. */
const LISTS = /^(?:search|find|filter|sort|show|see|look up)\b/;
const MAY_LIST = /^(?:apply|go|ok)\b/;

const read = new WeakMap<Situation['items'], { step: Situation['step']; state: unknown; sheet: Sheet }>();

/** What the part of the page that is in sight asks, and what of the task has its place there; read once for one step and what was put in so far. */
export function sheetOf(situation: Situation): Sheet {
  const { items, step, memory } = situation;
  const before = read.get(items);
  if (before && before.step === step && before.state === memory.sheet) return before.sheet;
  const sheet = readSheet(situation);
  read.set(items, { step, state: memory.sheet, sheet });
  return sheet;
}

function readSheet(situation: Situation): Sheet {
  const blanks = blanksOf(situation);
  const values = valuesOf(situation);
  const send = sendButton(situation, blanks);
  const stated = statedIn(situation, blanks);
  return { blanks, send, values, stated, answers: answersFor(situation, blanks, values, send !== null, stated) };
}

/** Whether the task states so much for the form in sight that it is about nothing else yet: it was not sent off before. */
export function isStated(situation: Situation): boolean {
  const sheet = sheetOf(situation);
  return (
    situation.memory.commits === 0 &&
    (sheet.stated.answers.length > 0 || isTold(situation, sheet)) &&
    isMeant(situation, sheet)
  );
}

/** Answers, and the share of what a form in sight asks, from which on the task is told for that form, in whatever words. */
const MANY = 4;
const MOST_OF_IT = 0.5;

/** Whether the task tells most of what a form asks that one sends off, in several sentences: it is about that form from its beginning to its end. */
function isTold(situation: Situation, { blanks, answers, send }: Sheet): boolean {
  const { memory, asked } = situation;
  const answered = new Set(answers.map(({ blank }) => blank));
  if (memory.sheet?.engaged && answers.length > 0) return true;
  const typed = [...answered].some(({ kind }) => kind !== 'box' && kind !== 'choice');
  return (
    typed &&
    (send === null || !LISTS.test(send.said.folded)) &&
    answered.size >= MANY &&
    (answered.size >= blanks.length * MOST_OF_IT || isAlone(situation, blanks, send)) &&
    clausesIn(asked).some(({ sentence }) => sentence > 0)
  );
}

/** Whether a page is nothing but its form: besides what it asks and what sends it off there is hardly anything to press. */
function isAlone({ items }: Situation, blanks: readonly Blank[], send: Item | null): boolean {
  const own = new Set(blanks.flatMap((blank) => blank.items));
  const beside = items.filter((item) => item.kind === 'click' && item !== send && !own.has(item));
  return beside.length <= BESIDE && blanks.length >= MANY;
}
/** Presses that stand beside most forms that are a page of their own. */
const BESIDE = 4;

/** Whether the form that is in sight is plainly what all of the task is about, and was not sent off before. */
export function isForThis(situation: Situation): boolean {
  const { memory } = situation;
  return (
    memory.commits === 0 && (isStated(situation) || takesAll(situation, sheetOf(situation)) || savesSeveral(situation))
  );
}

/** Told and known values that have to find their place somewhere. */
export const owed = (values: readonly Value[]): Value[] =>
  values.filter(({ kind }) => kind !== 'number' && kind !== 'name');

/** Whether the form of this page is the one that is meant. */
export function isMeant(situation: Situation, sheet: Sheet): boolean {
  if (onlyNarrows(situation, sheet)) return false;
  if (sheet.send && signsIn(sheet.send) && !wantsIn(situation, sheet)) return false;
  return (
    (situation.memory.commits === 0 && (sheet.stated.answers.length > 0 || isTold(situation, sheet))) ||
    takesMost(situation, sheet) ||
    isNextPart(situation, sheet) ||
    mayOpen(situation, sheet) ||
    (situation.memory.commits === 0 && savesSeveral(situation))
  );
}

/** Whether what can be answered here only tells which things of a list are shown, and in which order. */
function onlyNarrows(situation: Situation, { blanks, send }: Sheet): boolean {
  if (blanks.some(({ kind, items: [item] }) => kind === 'text' && SELF.has(classOfField(item!)))) return false;
  if (send && LISTS.test(send.said.folded)) return true;
  if (send && !MAY_LIST.test(send.said.folded)) return false;
  return showsList(situation);
}

/** Whether the page shows a list of things that one can do something with. */
export function showsList({ page }: Pick<Situation, 'page'>): boolean {
  // A menu is a list of names alone, and what is answered row by row is a form.
  const tells = ({ text, items }: Thing) =>
    items.some(({ kind }) => kind === 'click') && text.length > items.reduce((sum, { raw }) => sum + raw.length + 3, 0);
  return thingsOf(page).some(({ things }) => things.filter(tells).length >= LIST);
}

/** Whether the task is to sign in to what is there: the form for that takes all that came with it of who one is to the site. */
export function wantsIn(situation: Situation, { answers, values }: Sheet): boolean {
  const { asked, goal } = situation;
  const verbs = goal.steps.map(({ verb }) => verb);
  if (verbs.includes('signin') || verbs.includes('register')) return verbs.includes('signin');
  const mail = values.find(({ called, kind }) => kind === 'known' && classOfWords(called) === 'email');
  const name = answers.some(
    ({ blank, value }) =>
      value && value !== mail && blank.items[0]!.role === 'textbox' && classOfField(blank.items[0]!) === 'username',
  );
  if (mail && name && !answers.some(({ value }) => value === mail)) return false;
  return !/\b(?:sign(?:ed)? (?:me |us |\p{L}+ )?up|regist\p{L}+|new|create|open|set up)\b/iu.test(asked);
}

/** Whether a value only says who somebody is, or when. */
const saysLittle = ({ kind, called }: Value): boolean =>
  kind === 'date' || kind === 'time' || kind === 'mail' || (kind === 'known' && SELF.has(classOfWords(called)));

/** Share of what a task tells that a form has to take for nothing else to be meant. */
const NEARLY_ALL = 0.75;

/** Whether a form takes nearly all of the much that a task tells, so that its sentences need not be asked what is to be done here. */
function takesAll(situation: Situation, sheet: Sheet): boolean {
  const must = owed(sheet.values);
  const placed = new Set(sheet.answers.flatMap(({ value }) => value ?? []));
  const found = must.filter((value) => placed.has(value) || wasGiven(situation, value));
  const { send } = sheet;
  const goesOn = send ? !LISTS.test(send.said.folded) : furtherDown(situation) !== undefined;
  return goesOn && found.length >= Math.max(MUCH, must.length * NEARLY_ALL) && isMeant(situation, sheet);
}

/** Whether most of what the task tells has its place in this form, and something tells that it is the one. */
function takesMost(situation: Situation, { blanks, values, answers }: Sheet): boolean {
  const { memory, key } = situation;
  const given = new Set(Object.values(memory.filled[key] ?? {}).map(fold));
  // What was sent off is not sent once more.
  const isThere = (answer: Answer) =>
    stands(situation, answer, []) || (answer.value && wasGiven(situation, answer.value));
  if (memory.commits > 0 && answers.every(isThere)) return false;
  const placed = new Set([
    ...answers.flatMap(({ value }) => value ?? []),
    ...values.filter((value) => given.has(fold(value.text)) || (value.day !== null && wasGiven(situation, value))),
  ]);
  // Who one is to the site was said at its door.
  const must = owed(values).filter((value) => !(memory.member?.inside && wasGiven(situation, value)));
  const radio = ({ blank }: Answer) => blank.kind !== 'choice' || blank.items[0]!.role === 'radio';
  if (must.length > 0) {
    // Days are taken from a month that stands open, and what is quoted may be what is asked or answered.
    const open = shownMonth(situation) !== null;
    const called = new Set(answers.flatMap(({ blank, text }) => [plain(blank.label), plain(text)]));
    const found = must.filter(
      (value) => placed.has(value) || (open && value.day !== null) || called.has(plain(value.text)),
    );
    if (found.length < Math.max(1, must.length * MOST)) return false;
    // Who somebody is and when says little of what a form is for.
    return (
      found.some((value) => !saysLittle(value)) || asksSecret(blanks) || isAbout(situation, blanks) || isHeld(answers)
    );
  }
  const named = answers.filter(({ value }) => value === undefined);
  if (named.some(radio) || named.length > 1) return true;
  return answers.some(({ value }) => value?.kind === 'number') && blanks.length <= 2 && isAbout(situation, blanks);
}

/** Whether all that the task gives of who one is has its place where something of the kind stands already: it is to take the place of that. */
function isHeld(answers: readonly Answer[]): boolean {
  const given = answers.filter(({ value, blank }) => value?.kind === 'known' && blank.kind === 'text');
  return given.length > 0 && given.every(({ blank }) => blank.shown !== '');
}

/** Whether a part of a form was sent off, and this one takes something else of what the task tells. */
function isNextPart({ memory, key }: Situation, { send, answers }: Sheet): boolean {
  const before = Object.entries(memory.filled).filter(([page]) => page !== key);
  const given = new Set(before.flatMap(([, form]) => Object.values(form).map(fold)));
  return memory.commits > 0 && send !== null && answers.some(({ value, text }) => value && !given.has(fold(text)));
}

const asksSecret = (blanks: readonly Blank[]): boolean =>
  blanks.some(({ kind, items: [item] }) => kind === 'text' && classOfField(item!) === 'password');

/** Whether the task speaks of what the form is called. */
function isAbout({ page, asked }: Situation, blanks: readonly Blank[]): boolean {
  const about = [...page.headings.map(({ text }) => text), ...blanks.map(({ label }) => label)].join(' ');
  const said = phrase(asked);
  return Math.max(similarity(said, phrase(about)), similarity(phrase(about), said)) >= ABOUT;
}

/** Whether the form shows nothing yet of what can be chosen, and is about what the task says: what opens may bring it up. */
function mayOpen(situation: Situation, { blanks, send, values, answers }: Sheet): boolean {
  const { page, asked } = situation;
  const isSent = send && (commitWord(send.label) >= 0.5 || literalCoverage(send.said, phrase(asked)) === 1);
  if (!isSent || answers.length > 0 || showsList(situation)) return false;
  const open = opener(
    situation,
    blanks,
    send,
    values.filter(({ day, time }) => day !== null || time !== null),
  );
  if (!open?.item || blanks.some(({ kind }) => kind === 'text')) return false;
  if (opensMore(open.item) && says(asked, open.item.raw)) return true;
  const about = phrase([...page.headings.map(({ text }) => text), open.item.label, send.label].join(' '));
  return similarity(about, phrase(asked)) >= ABOUT;
}

/** Whether several settings of different kinds are told, and one button saves them all: a form, and not how a page shows things. */
export function savesSeveral(situation: Situation): boolean {
  const { send, answers } = sheetOf(situation);
  const blanks = new Set(answers.map(({ blank }) => blank));
  const kinds = new Set([...blanks].map(({ kind }) => kind));
  return (
    send !== null && /^save\b/.test(send.said.folded) && blanks.size > 1 && kinds.size > 1 && !showsList(situation)
  );
}

/** Whether something that is set stands in a form that is sent off, and not over a list or among the settings of a page. */
export function isOfSent(situation: Situation, item: Item | null): boolean {
  const sheet = sheetOf(situation);
  const { send } = sheet;
  if (!item || !send || SETS.test(send.said.folded) || LISTS.test(send.said.folded) || showsList(situation))
    return false;
  return item.group !== '' && item.group === send.group && !MAY_LIST.test(send.said.folded);
}
/** What puts settings into effect. */
const SETS = /^(?:save|apply|update|set|use|done|refresh)\b/;
