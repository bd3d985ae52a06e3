import { fold, literalCoverage, phrase, similarity, stem, words } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { isClickable } from '../meaning/match.ts';
import { valuesGiven } from '../meaning/met.ts';
import { opensMore } from '../meaning/state.ts';
import { sendsOnlyEmpty } from '../rules/form/behind-field.ts';
import { goesOnToPay, thingsNamed } from '../rules/several/among.ts';
import type { Situation } from '../situation.ts';
import { hasFailed, type Verdict } from './verdict.ts';

const ACTS = new Set<Step['verb']>(['buy', 'add', 'remove', 'transact', 'register']);
const TAKES = /^(?:buy|order|book|reserve|take|get|hold|rent|hire|borrow|choose|select|pay|tickets?)\b|^\d/;

/**
 * An entry of a menu that bears a value which the step gives was taken, and the menu has closed over it: it is in effect at once. What
 * is ticked there shows it; a press has to be answered by a line that names the entry.
 */
function takenFromMenu({ memory, page, fresh }: Situation, step: Step): Verdict {
  const { last } = memory;
  if (last?.step !== memory.step || page.byName.has(last.name)) return undefined;
  const said = phrase(last.label);
  const values = [...step.pairs.map(({ value }) => value), ...step.quoted].map((value) => phrase(value));
  const bears = values.some((value) => literalCoverage(value, said) === 1);
  if (last.kind === 'check' && bears && said.tokens.length > 0)
    return { why: `“${last.label}” is chosen`, cause: last.label, sure: 0.75 };
  if (last.kind !== 'click' || last.rule !== 'choose_opened') return undefined;
  // "Travel", of the travel folder: the kind of thing need not be said of each of them.
  const named = bears || values.some((value) => literalCoverage(said, value) === 1);
  const line = fresh.find(
    (text) => text.length < MESSAGE && !/\?/.test(text) && literalCoverage(said, phrase(text)) === 1,
  );
  if (!named || line === undefined || page.items.some((item) => item.raw === line)) return undefined;
  return { why: `“${last.label}” is chosen, and the page says “${line}”`, cause: line, sure: 0.8 };
}

/** The longest line that is taken for an answer to an act. */
const MESSAGE = 160;

/** How a button is called that leads to further choices, and does nothing itself. */
const OPENS = /(?:[▸▶►›»…]|\.{3})\s*$/u;
const ENTRY = /^(?:menuitem\w*|option|treeitem)$/;

/** Whether the press has only brought up what there is to choose from. */
function leadsToMore({ memory, items, appeared }: Situation): boolean {
  const come = items.filter((item) => appeared.has(item.name) && isClickable(item));
  return come.filter(({ role }) => ENTRY.test(role)).length > 1 || (come.length > 0 && OPENS.test(memory.last!.label));
}

/**
 * What the page shows of the thing that was acted on: it is named in what came up, its control is called otherwise now, or it is gone.
 * Words of the task that the page never shows are no reason to go on.
 */
export function actedOnThing(situation: Situation, step: Step): Verdict {
  const { memory, page, fresh, appeared } = situation;
  const { acted, last } = memory;
  if (!ACTS.has(step.verb) || !acted || acted.step !== memory.step || !last || memory.idle > 0) return undefined;
  if (hasFailed(situation) || page.dialog || complaints(situation).length > 0 || !valuesGiven(situation, step))
    return undefined;
  if (leadsToMore(situation)) return undefined;
  // What asks, or wants to be filled in, is not the end of it.
  if (fresh.some((line) => /\?(?:\s|$)/.test(line) || /\bcannot be undone\b/i.test(line))) return undefined;
  if (
    situation.items.some((item) => appeared.has(item.name) && ['type', 'choose', 'set', 'upload'].includes(item.kind))
  )
    return undefined;
  if (step.verb === 'buy' && goesOnToPay(situation)) return undefined;
  const name = phrase(acted.thing);
  const there = thingsNamed(situation, acted.thing);
  const said = fresh.find(
    (line) =>
      line.length < MESSAGE &&
      name.tokens.length > 0 &&
      literalCoverage(name, phrase(line)) > (name.tokens.length > 3 ? 0.6 : 0.99) &&
      !page.items.some((item) => item.raw === line),
  );
  if (last.key !== situation.key) return undefined;
  if (said && last.rule !== 'confirm') return { why: `the page says “${said}”`, cause: said, sure: 0.8 };
  const offers = (label: string) => page.items.filter((item) => isClickable(item) && item.raw === label).length;
  // What is bought goes by what takes it, and not by what puts it away.
  const away = step.verb === 'buy' && !TAKES.test(fold(acted.label));
  const gone = there.length === 0 && offers(acted.label) < acted.alike;
  if (gone && step.verb !== 'add' && !away)
    return { why: `“${acted.thing}” is no longer listed`, cause: acted.thing, sure: 0.75, silent: true };
  if (there.length > 0 && !there.some(({ items }) => items.some((item) => fold(item.raw) === fold(acted.label))))
    return { why: `“${acted.label}” is gone from “${acted.thing}”`, cause: acted.thing, sure: 0.75 };
  return undefined;
}

const KEEPS = /^(?:save|update|apply|submit|confirm|done|ok|assign|set|create|send|next|continue)\b/;

/** Whether an answer was taken out of a list that the page draws, and what opens that list shows it now. */
function tookDrawn({ memory: { last }, page, items }: Situation, taken: string): boolean {
  if (last?.rule !== 'take_option' || last.kind !== 'click' || page.byName.has(last.name)) return false;
  return items.some(
    (item) => opensMore(item) && !item.state.has('expanded') && ` ${fold(item.raw)} `.includes(` ${fold(taken)} `),
  );
}

/** A choice in a list takes effect at once where nothing on the page sends it off: the card is moved, the list is in another order. */
export function chosenAtOnce(situation: Situation, step: Step): Verdict {
  const { goal, memory, items, page } = situation;
  const { last } = memory;
  if (!['transact', 'reach', 'sort', 'drag'].includes(step.verb) || memory.idle > 0) return undefined;
  const entry = takenFromMenu(situation, step);
  if (entry) return entry;
  const drawn = last !== null && tookDrawn(situation, last.label);
  if (!last || last.step !== memory.step) return undefined;
  if (!drawn && !(['choose_option', 'sort'].includes(last.rule) && last.kind === 'choose')) return undefined;
  const taken = drawn ? last.label : last.argument;
  if (hasFailed(situation) || complaints(situation).length > 0) return undefined;
  const said = phrase(step.text);
  if (literalCoverage(phrase(taken), said) < 0.5) return undefined;
  const own = actNames(step);
  // A list that stands in each row is in effect at once, unless something keeps them all.
  const inRow = items.some((item) => item.kind === 'choose' && item.name !== last.name && item.raw === last.label);
  // What a later step is for keeps nothing of this one: "..., and then send everything to the boiler".
  const later = goal.steps.slice(memory.step + 1).flatMap((next) => actNames(next));
  const sends = items.some(
    (item) =>
      isClickable(item) &&
      item.role !== 'link' &&
      !item.disabled &&
      !later.includes(stem(words(item.label)[0] ?? '')) &&
      (!inRow || KEEPS.test(item.said.folded)) &&
      !sendsOnlyEmpty(items, item, new Set(Object.keys(memory.filled[last.key] ?? {}))) &&
      // "Block card", below the reason why: called by the act itself.
      (commitWord(item.label) >= 0.6 || (item.role === 'button' && own.includes(stem(words(item.label)[0] ?? '')))),
  );
  const asks =
    !inRow &&
    items.some(
      (item) => item.kind === 'type' || (item.kind === 'choose' && item.name !== last.name && item.raw !== last.label),
    );
  // The one value that the step gives is in its own field, and no button keeps it: the other fields are for something else.
  const [pair] = step.pairs;
  const inItsField =
    step.pairs.length === 1 &&
    fold(pair!.value) === fold(taken) &&
    (drawn || similarity(phrase(pair!.field), phrase(last.label)) > 0.7) &&
    !items.some((item) => isClickable(item) && !item.disabled && KEEPS.test(item.said.folded));
  // "Saved.", as soon as it was chosen.
  const kept =
    /message appeared: "(?:all )?(?:your )?(?:changes? (?:(?:was|were|have been) )?)?(?:saved|updated|stored)\b/i.test(
      page.outcome,
    ) || page.lines.some((line) => /^(?:all )?(?:changes )?saved[.!]?$/i.test(line.text.trim()));
  // "Switch to the Mill Road branch": the list and what is chosen in it bear all the words, and nothing stands by that takes it.
  const named = step.verb === 'reach' && literalCoverage(phrase(step.object), phrase(`${taken} ${last.label}`)) > 0.99;
  return (sends || asks) && !inItsField && !kept && !named
    ? undefined
    : { why: `“${taken}” is chosen, and it shows`, cause: taken, sure: 0.7 };
}
