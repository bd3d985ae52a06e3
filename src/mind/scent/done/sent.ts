import { fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import { isNewsletter, isSearchBox } from '../filling/fields.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { CONFIRMING, isGoodNews } from '../meaning/confirmation.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import type { LastAct } from '../remembered.ts';
import { goesOnToPay } from '../rules/several/among.ts';
import type { Done, Situation } from '../situation.ts';

/** Steps that no form is sent for. */
const ONLY_READS = new Set<Step['verb']>(['learn', 'locate', 'search', 'signin', 'sort', 'filter', 'add']);

/** What only puts something by, to be paid for later. */
const BASKET = /\b(?:cart|basket|bag|trolley)\b/;

/** A form with what the step gives was sent off, the form is gone, and a page has come that asks for nothing more. */
export function sentOff(situation: Situation, step: Step): Done {
  const { memory, page, key } = situation;
  const { last } = memory;
  if (!last || ONLY_READS.has(step.verb)) return null;
  // What was sent for the step before neither takes anything away nor does what is told to come after it.
  if (last.step < memory.step && (step.verb === 'remove' || step.later)) return null;
  // What was put together on buttons and counters goes off by a press like any other, of what is called by sending or by the act.
  if (!last.commits && !(memory.covered.length > 0 && endsIt(last, step))) return null;
  // What stands on the next page too is a menu, and one of several things that was opened sends nothing off.
  if (last.rule === 'among' || (last.key !== key && !last.commits && page.byName.has(last.name))) return null;
  if (last.rule !== 'commit' && memory.covered.length === 0 && commitWord(last.label) < 0.8) return null;
  // What lies in the basket is not bought yet.
  if (step.verb === 'buy' && BASKET.test(fold(last.label)) && goesOnToPay(situation)) return null;
  // What was looked up is found by it, and nothing is done with it yet.
  if (LOOKS_UP.test(fold(last.label))) return null;
  const heading = page.headings.find((line) => line.level <= 2)?.text ?? page.title;
  const own = Object.keys(memory.filled[last.key] ?? {});
  // What was only shown once more goes off with the form before it: "Request sent", after "Check your request".
  const isShownAgain = own.length === 0 && last.rule === 'commit' && isGoodNews(heading);
  const given = isShownAgain ? Object.values(memory.filled).flatMap((form) => Object.keys(form)) : own;
  // Saying who one is only opens the way.
  const identifying = step.verb !== 'register' && tookSecret(given);
  if (given.length + memory.covered.length < 2 || memory.errors > 0 || identifying) return null;
  // A page that bears the name of what was pressed was opened by it.
  if (
    last.rule !== 'commit' &&
    literalCoverage(phrase(heading), phrase(last.label)) > OPENED &&
    !saysDone(heading, last.label)
  )
    return null;
  // Many sites answer at the address of the form: another heading then stands where the fields were.
  const answered = situation.fresh.includes(heading) && !given.some((name) => page.byName.has(name));
  if (last.key === key && !answered) return null;
  if (lookedUp(situation)) return null;
  const asksMore = situation.items.some(
    (item) =>
      (['type', 'choose', 'set', 'check', 'upload'].includes(item.kind) && !isSearchBox(item) && !isNewsletter(item)) ||
      (item.role === 'button' && commitWord(item.label) >= 0.8 && !isSearchButton(item.said.folded)),
  );
  if (asksMore || complaints(situation).length > 0 || saysNothingFound(situation) || /\?\s*$/.test(heading))
    return null;
  return { why: `my form is sent, and the page says “${heading}”`, cause: heading, sure: 0.7 };
}

/** Whether what was pressed ends a form or is the act by its name, and neither leads back nor only opens one of several things. */
function endsIt(last: LastAct, step: Step): boolean {
  if (last.kind !== 'click') return false;
  return commitWord(last.label) >= 0.5 || actNames(step).includes(stem(words(last.label)[0] ?? ''));
}

/** Whether a heading tells an act as done that begins so: "Parking started", after "Start parking". */
export function saysDone(heading: string, label: string): boolean {
  const verb = words(label)[0] ?? '';
  return words(heading).some((word) => word !== verb && /(?:ed|en|wn)$/.test(word) && stem(word) === stem(verb));
}

/** Share of a heading that the name of what was pressed bears, from which on it was only opened. */
const OPENED = 0.9;

/** "Booking 2093": the number that was given has only brought up what is there. */
export function lookedUp({ memory, fresh }: Situation): boolean {
  const given = Object.values(memory.filled)
    .flatMap((form) => Object.values(form))
    .filter((value) => /\d{3}/.test(value));
  const line = fresh.find((text) => given.some((value) => text.includes(value)));
  return line !== undefined && line.length < HEADING && !CONFIRMING.test(fold(line));
}
/** Characters up to which a line is what something is called. */
const HEADING = 60;

/** Characters of a message that an outcome repeats at least. */
const SAID = 40;

/** The new line that shows two or more of the values that were put into a form, once the form is gone; null when there is none. */
export function givenBack(situation: Situation): string | null {
  const { memory, page, fresh } = situation;
  const { last } = memory;
  if (!last?.commits || memory.errors > 0 || complaints(situation).length > 0) return null;
  const form = Object.entries(memory.filled[last.key] ?? {});
  // What a message says of it was taken, even if the form stays.
  const stays = form.some(([name]) => page.byName.has(name));
  const told = (line: string) => !stays || page.outcome.includes(`message appeared: "${line.slice(0, SAID)}`);
  if (form.length < 2) return null;
  const values = [...new Set(form.map(([, value]) => fold(value)))].filter((value) => value.length > 2);
  return (
    fresh.find(
      (line) => line.length < 200 && told(line) && values.filter((value) => fold(line).includes(value)).length >= 2,
    ) ?? null
  );
}

/** What the button that was pressed is called now, when it says that it is done: "Watch" has become "Unwatch", "Save" "Saved". */
export function toggled({ memory, items, appeared, key }: Situation): string | null {
  const { last } = memory;
  if (
    last?.kind !== 'click' ||
    last.step !== memory.step ||
    last.key !== key ||
    memory.idle > 0 ||
    last.scent < PRESSED
  )
    return null;
  const word = words(last.label)[0] ?? '';
  if (word.length < 3 || words(last.label).length > 3 || items.some((item) => item.raw === last.label)) return null;
  const opposite = (label: string) => {
    const said = words(label);
    const first = said[0] ?? '';
    const done = first !== word && stem(first) === stem(word) && /(?:ed|ing|en)$/.test(first);
    return said.length <= 4 && (first === `un${word}` || done);
  };
  // What asks for more is not done yet.
  if (items.some((item) => appeared.has(item.name) && ['type', 'choose', 'set'].includes(item.kind))) return null;
  return items.find((item) => appeared.has(item.name) && opposite(item.label))?.label ?? null;
}

/** Scent from which what was pressed was meant. */
const PRESSED = 16;
/** Labels of what only looks something up. */
export const LOOKS_UP = /^(?:search|find|show|view|look up|track|check|go)\b/;

function isSearchButton(label: string): boolean {
  return /^(?:search|go|find)\b/.test(label);
}

/** What a secret is called that is made up there and then: it lets nobody in yet. */
const MADE_UP = /[:-](?:choose|create|new|set|pick|repeat|confirm|retype)[-.]|-again\b/;
/** Fields beside a secret from which on a form asks for more than who one is. */
const MORE = 3;

/** Whether one of the fields that were filled in is a secret by which one is known, and the form asks for little else. */
export function tookSecret(fields: readonly string[]): boolean {
  const secrets = fields.filter((name) => /pass(?:word|code|phrase)|[:-]pin(?:[-.]|$)/.test(name));
  return secrets.some((name) => !MADE_UP.test(name)) && fields.length - secrets.length < MORE;
}

/** The form that was just sent off took a password: a way in, and not the end of anything. */
export function saidWho(situation: Situation): boolean {
  const { last, filled } = situation.memory;
  return last?.commits === true && tookSecret(Object.keys(filled[last.key] ?? {}));
}
