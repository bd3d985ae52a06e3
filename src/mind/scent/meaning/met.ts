import { coverage, fold, literalCoverage, type Phrase, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { properNames } from './match.ts';

/** Words for a kind of thing in a list, which the list itself seldom says. */
const KIND_ONLY =
  /\b(?:e-?mails?|messages?|posts?|rows?|items?|entry|entries|events?|appointments?|records?|things?)\b/gi;

/** A day that is told by its name or by another one. */
const WHEN = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|days?)\b/;
/** How fields write a day. */
export const A_DAY = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4})$/;

/** Whether any of the values that a step spells out has been entered, or is on the page. */
export function valuesGiven(situation: Situation, step: Step): boolean {
  const { memory, page } = situation;
  const values = step.pairs
    .filter((pair) => pair.field !== '' && (pair.value.length > 2 || /^\d+$/.test(pair.value)))
    .map((pair) => fold(pair.value));
  if (values.length === 0 || memory.covered.length > 0) return true;
  const entered = Object.values(memory.filled).flatMap((fields) => Object.values(fields).map(fold));
  return values.some(
    (value) =>
      entered.some((text) => text.includes(value) || (text.length > 2 && value.includes(text))) ||
      (value.length > 2 ? page.all.folded.includes(value) : true) ||
      (WHEN.test(value) && entered.some((text) => A_DAY.test(text))) ||
      memory.taken.includes(value) ||
      memory.done.some((tag) => fold(tag).includes(value)),
  );
}

/** Whether the thing was there to be seen: nothing is gone that never was in sight. */
export function hasMet(situation: Situation, step: Step): boolean {
  const { memory, page } = situation;
  const typed = new Set(Object.values(memory.filled).flatMap((fields) => Object.values(fields)));
  const people = step.verb === 'transact' ? properNames(step.text).filter((name) => /\s/.test(name)) : [];
  const names = [...step.quoted, ...step.items, ...people].filter(
    (name) =>
      !typed.has(name) &&
      !name.split(' ').every((word) => typed.has(word)) &&
      // What it is to be called stands nowhere yet.
      !step.pairs.some((pair) => fold(pair.value) === fold(name)),
  );
  // A message or a row is known by whose it is, not by being called one.
  const own = step.object.replace(KIND_ONLY, ' ').trim() || step.scope;
  const said = phrase(names.length > 0 ? names.join(' ') : step.verb === 'remove' ? own : '');
  const whose = phrase(step.verb === 'remove' ? properNames(step.text).join(' ') : '');
  const seen = (what: Phrase) => literalCoverage(what, page.all) > 0.55 || coverage(what, page.all) > 0.75;
  if (said.tokens.length === 0 || seen(said) || (whose.tokens.length > 0 && seen(whose))) memory.met = memory.step;
  return memory.met === memory.step;
}

/** Words before a button that name its row. */
const ROW_WORDS = 4;

/** Whether the row whose button was pressed has gone, and none of the rows left is the thing's. */
export function rowGone({ memory, page }: Situation, said: Phrase): boolean {
  const { last } = memory;
  if (last?.kind !== 'click' || !last.label) return false;
  const left = page.items.filter((item) => item.kind === last.kind && item.raw === last.label);
  // Where rows are not marked as such, what stands right before the button is its row.
  const row = (item: Item) => phrase(item.context.text.split(/\s+/).slice(-ROW_WORDS).join(' '));
  return left.length < last.alike && left.every((item) => literalCoverage(said, row(item)) < 0.5);
}
