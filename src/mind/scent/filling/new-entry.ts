import { fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { makesNew } from '../meaning/act-names.ts';
import { isClickable } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import { isSearchBox } from './fields.ts';

/** What a step calls the new thing that it makes. */
function nameOfNew(step: Step): string | undefined {
  return step.quoted[0] ?? step.pairs.find(({ field }) => /^(?:name|title)$/.test(field))?.value;
}

/** A field for a new one of what the step makes: "New list", for who makes a list. */
function asksForNew(step: Step, item: Item): boolean {
  const asked =
    /^(?:new|add(?: an?)?(?: new)?|create(?: an?)?(?: new)?)\s+(\p{L}+)(?:\s+(?:in|to|on|for|under)\s+(.+?))?\W*$/u.exec(
      fold(item.label || item.placeholder),
    );
  if (!asked || !words(step.object).some((word) => stem(word) === stem(asked[1]!))) return false;
  // "New card in To do", for the list "To do".
  return asked[2] === undefined || ` ${fold(step.text)} `.includes(` ${asked[2]} `);
}

/** The field for what something is called. */
const TITLE =
  /^(?:title|name|heading|headline|subject|(?:event|task|list|project|group|recipe|item) (?:title|name)|(?:title|name) of the \p{L}+)\s*[:*]?$/u;

/** What the new thing that a step makes is called, for the field that asks for it: what the task quotes first. */
export function nameFor({ step }: Situation, item: Item): string | null {
  const made = step && makesNew(step) ? nameOfNew(step) : undefined;
  return made && (TITLE.test(fold(item.label || item.placeholder)) || asksForNew(step!, item)) ? made : null;
}

const RENAMES = /^(?:rename|retitle)\b/i;

/** The field that holds what is to be called otherwise: with the old name in it, called so, or the only one that has come up. */
export function fieldOfName({ items, appeared, step }: Situation): Item | undefined {
  if (!step || !RENAMES.test(step.text) || newNameOf(step) === undefined) return undefined;
  const boxes = items.filter((item) => item.kind === 'type' && !item.disabled && !isSearchBox(item));
  const old = fold(step.quoted.find((text) => text !== newNameOf(step)) ?? step.object);
  const called = boxes.filter((item) => /\b(?:name|title|rename)\b/.test(fold(item.label || item.placeholder)));
  const fresh = boxes.filter((item) => appeared.has(item.name));
  return (
    boxes.find((item) => fold(item.value) === old) ??
    (fresh.length === 1 ? fresh[0] : undefined) ??
    (called.length === 1 ? called[0] : undefined)
  );
}

/** What something is to be called from now on. */
export function newNameOf(step: Step): string | undefined {
  return step.pairs.find(({ field }) => field === 'name' || field === 'title')?.value;
}

/** "Add Candles to the list": what is added, and where. */
const ADDS =
  /^(?:add|put|write|enter)\s+(?:the\s+)?(.+?)(?:\s+(?:to|on|onto|into|in)\s+((?:the|my|your|our|it|this|that)\b.*))?$/i;
/** What is of a kind and has no name yet, or where it is added to: "add to the log that I was there". */
const UNNAMED = /^(?:to|into|onto|on|in|an?|another|some|more|new|one|two|three|it|them|this|that|all|\d)\b/i;
/** What puts the words beside it on a list. */
const PUTS_ON = /^\W*(?:add|put|new|insert|\+)(?:\b|$)|^\+$/;

/** The button right behind a field. */
function buttonOf({ items }: Situation, field: Item): Item | undefined {
  const next = items.filter((item) => item.order > field.order).sort((a, b) => a.order - b.order)[0];
  return next && isClickable(next) && next.role !== 'link' ? next : undefined;
}

/**
 * The words that a step puts on a list, for the field that takes them: null where the step adds nothing by name or no field of the page
 * takes such a thing, empty for the other fields.
 */
export function entryFor(situation: Situation, item: Item): string | null {
  const { step, items } = situation;
  if (!step || !['transact', 'add'].includes(step.verb) || step.pairs.length > 0 || item.kind !== 'type') return null;
  const [, what = '', where = ''] = ADDS.exec(step.quoted.length > 0 ? '' : step.text) ?? [];
  if (!what || UNNAMED.test(what) || step.object === '') return null;
  const takers = items.flatMap((field) => {
    if (field.kind !== 'type' || field.disabled || isSearchBox(field)) return [];
    const button = buttonOf(situation, field)?.raw ?? '';
    const says = fold(field.label || field.placeholder);
    if (!PUTS_ON.test(says) && !PUTS_ON.test(fold(button))) return [];
    const adds = [says, fold(button)].filter((text) => /^\W*(?:add|put)\b/.test(text)).length;
    return [{ field, fit: adds + literalCoverage(phrase(where), phrase(`${says} . ${button}`)) }];
  });
  const best = takers.sort((a, b) => b.fit - a.fit)[0];
  if (!best) return null;
  return best.field === item ? what : '';
}
