import { fold, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { lookUpBehind } from '../../perception/search-boxes.ts';
import { isSearchBox } from '../filling/fields.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { actNames } from './act-names.ts';
import { namesOtherDetail } from './other-detail.ts';

/** Acts that sites and people call by each other's names, family by family. */
const FAMILIES: ReadonlyArray<ReadonlySet<string>> = [
  'order request apply book reserve get buy arrange hire rent',
  'tell report contact ask complain write message enquire claim',
  'join sign register subscribe enrol enroll participate',
  'change update edit correct move reschedule rename modify set adjust switch raise lower increase reduce extend renew prolong',
  'cancel delete remove stop end close withdraw terminate unsubscribe return refund',
  'approve accept decline reject refuse',
  'add create make publish post upload invite',
  'pay transfer donate',
  'rate review comment reply answer respond vote',
  'save keep bookmark pin star follow watch favourite favorite put',
  'suggest propose recommend nominate suggestion proposal recommendation nomination',
].map((family) => new Set(family.split(' ').map(stem)));

/** Families that pass into each other: what is ordered is asked for, what is reported is added. */
const NEAR: ReadonlyArray<readonly [number, number]> = [
  [0, 1],
  [0, 2],
  [0, 6],
  [1, 6],
  [1, 8],
  [6, 8],
  [6, 9],
  [2, 6],
  [2, 7],
  [0, 7],
  [3, 4],
  [4, 9],
  [3, 9],
  [1, 10],
  [6, 10],
];

export function familyOf(verb: string): number {
  return FAMILIES.findIndex((family) => family.has(stem(verb)));
}

/** The word by which a label names its act: the second one of "Send comment". */
export function actOf([first = '', second = '']: readonly string[]): string {
  return /^(?:send|submit|post)$/.test(first) && familyOf(second) >= 0 ? second : first;
}

export function isNear(a: number, b: number): boolean {
  return a === b || NEAR.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

/** The buttons that may end a form. */
export function endsOf({ items }: Situation, fields: readonly Item[]): string[] {
  const boxes = fields.flatMap((item) => item.box ?? []);
  if (boxes.length === 0) return [];
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const ends = items
    .filter((item) => item.role === 'button' && item.box !== null && item.box.y >= top && item.box.y < bottom + BELOW)
    .filter((item) => item.label && !LEAVES.test(item.said.folded));
  // "Find address" ends no form that goes on below it.
  const asides = new Set(fields.flatMap((field) => (isSearchBox(field) ? [] : (lookUpBehind(field, items) ?? []))));
  const rest = ends.filter((item) => !asides.has(item));
  return (rest.length > 0 ? rest : ends).map((item) => item.label);
}

/** What stands over a form and what its page calls itself. */
export function headsOf({ page }: Situation, fields: readonly Item[]): string[] {
  const top = Math.min(...fields.flatMap((item) => item.box?.y ?? []));
  const over = page.headings.filter((line) => line.box && line.box.y < top).at(-1);
  return [over?.text ?? '', page.title].filter(Boolean);
}
/** What leaves a form as it is. */
const LEAVES = /^(?:keep|cancel|back|close|reset|clear|no\b|discard|not now)/;
/** Pixels under the last field within which the button of a form stands. */
const BELOW = 160;

/**
 * Whether the form on the page is for another act than the one that is asked: nobody fills in "Suggest an event" to keep an
 * event on a list, or "Request time off" to approve somebody's. False where either of them does not say what it is for.
 */
export function isForAnother(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  if (LOOKS.has(step.verb)) return doesSomething(situation, fields);
  if (endsOf(situation, fields).some((text) => namesOtherDetail(step, text))) return true;
  // "Send it back" is a return.
  const [called = words(step.text)[0] ?? ''] = actNames(step);
  const told = familyOf(called);
  const own = told < 0 && step.verb === 'remove' ? familyOf('remove') : told;
  if (own < 0) return false;
  const names = actNames(step);
  const fieldsOfIt = fields.filter((item) => !isSearchBox(item));
  const texts = [...endsOf(situation, fieldsOfIt), ...headsOf(situation, fieldsOfIt)];
  // "Send a message to the team" is a letter, whatever sending is otherwise.
  if (!TELLS.has(own) && !LETTER.test(fold(step.text)) && isLetter(fieldsOfIt, texts)) return true;
  // What looks something up opens the way for any act.
  if (texts.some((text) => /^(?:search|find|track|trace|look ?up|show|view)\b/.test(fold(text)))) return false;
  // What bears the name of the thing is for whatever is to become of it.
  if (step.quoted.some((name) => texts.some((text) => fold(text).includes(fold(name))))) return false;
  const said = texts.map((text) => words(fold(text)));
  // "Finish cancellation" is for who wants to cancel.
  if (said.flat().some((word) => names.some((name) => stem(word) === name || word.startsWith(name)))) return false;
  const families = said.map((list) => familyOf(actOf(list))).filter((family) => family >= 0);
  return families.length > 0 && families.every((family) => !isNear(own, family));
}

/** Families of acts that are done by writing to somebody. */
const TELLS = new Set(['tell', 'add', 'rate'].map(familyOf));
const LETTER = /\b(?:contact|message|feedback|comments?|enquir\w+|write to us|get in touch)\b/;

/** Whether a form only carries words to the people behind the site: nothing is booked, changed or ended by sending it. */
function isLetter(fields: readonly Item[], texts: readonly string[]): boolean {
  return fields.some((item) => item.state.has('multiline')) && texts.some((text) => LETTER.test(fold(text)));
}

/** Steps by which nothing is done to the world. */
const LOOKS = new Set<Step['verb']>(['learn', 'locate', 'reach']);
/** Buttons of forms that look something up, or work it out. */
const LOOKS_UP =
  /^(?:search|find|track|trace|show|see|get|view|check|calculate|estimate|compare|look|go|ok|filter|log|sign)\b/;

/** Whether a form does something to the world, by the buttons that end it, and looks nothing up. */
function doesSomething(situation: Situation, fields: readonly Item[]): boolean {
  const ends = endsOf(situation, fields).map((text) => fold(text));
  if (ends.some((text) => LOOKS_UP.test(text) || /^(?:apply|update)\b/.test(text))) return false;
  return ends.some((text) => familyOf(actOf(words(text))) >= 0 || /^(?:send|submit|save)\b/.test(text));
}
