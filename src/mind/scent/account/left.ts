import { fold, languageNamed, languageOf, type Token, tokens } from '../../language/index.ts';
import { parseGoal } from '../goal/parse.ts';
import type { Step } from '../goal/types.ts';
import { calledByAction } from '../meaning/called-by-action.ts';
import { properNames } from '../meaning/match.ts';
import { A_DAY } from '../meaning/met.ts';
import { isOn } from '../meaning/state.ts';
import { counters } from '../meaning/stepper.ts';
import type { Situation } from '../situation.ts';
import { isTelling, outstanding, type ToldWord, toldWords, withoutAsides } from './outstanding.ts';
import { saidBy, seenTo } from './seen-to.ts';

/** Steps by which nothing is changed. */
const ONLY_LOOKS = new Set<Step['verb']>(['learn', 'reach', 'locate', 'search', 'wait', 'back', 'close', 'hover']);
/** Share of the telling words of a step that no act has seen to, from which on it is still to be done. */
const OPEN = 0.5;
/** Telling words of a step, of which one alone may be put otherwise on the site. */
const SEVERAL = 2;

/** Where a task may go over from one thing to be done to the next. */
const PARTS = /[.;!?]\s+|,\s*|\s+(?=and\s+(?:also|then|afterwards|finally)\b)|(?<=\b(?:do|done|things|tasks)):\s+/i;

/** What somebody says of themselves: "You feel like a walk". Who has met with its thing has no act of it left. */
const STATES =
  /^(?:you|i|we|your|my|our)\b(?! (?:also |then )?(?:should|must|have to|need to|want to|would like to)\b)/i;

/** Whether anything on the page is called by a word of what is left. */
function isOnSite({ page }: Situation, left: readonly ToldWord[]): boolean {
  return page.items.some(({ said }) => left.some(({ token }) => saidBy(token, said.tokens.filter(isTelling))));
}

const NARROWS = new Set<Step['verb']>(['filter', 'sort']);

/** Whether the act that a part begins with has been done: "book the one with the most seats", once "Book" was pressed. */
function isBegunWith(part: string, done: readonly Token[]): boolean {
  const [verb] = tokens(part.trim());
  return verb !== undefined && done.some((token) => token.stem === verb.stem);
}

/** Whether a part has the word that a control begins with: "of these, book the second one", after "Book". */
function isBegunBy(part: string, label: string): boolean {
  const [act] = tokens(label);
  return act !== undefined && tokens(part).some((token) => token.stem === act.stem);
}

/** Whether what a part tells was put into a control that is called by a word of it: "let the silence start at 22:00", once "Silence from" got that. */
function isPutIn({ memory }: Situation, part: string): boolean {
  const own = tokens(part).filter(isTelling);
  return Object.values(memory.filled)
    .flatMap((form) => Object.entries(form))
    .some(
      ([name, value]) =>
        value.length > 1 &&
        fold(part).includes(fold(value)) &&
        tokens(calledByAction(name)).some((token) => saidBy(token, own)),
    );
}

/** Words by which a task tells a day without its figures. */
const OF_DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weeks?|months?|dates?|times?|same|later|earlier|today|tomorrow)$/;

/**
 * What of a task that is claimed to be done no act has seen to: its first part that asks for an act, of which hardly a word was met by any, and
 * of which the site has something to show, with all that comes behind it. Empty where nothing is left.
 */
export function partsLeft(situation: Situation, text: string): string {
  const parts = text.split(PARTS).filter((part) => part.trim() !== '');
  // A list is narrowed for what is done with it.
  const acts = situation.goal.steps.some(({ verb }) => !ONLY_LOOKS.has(verb) && !NARROWS.has(verb));
  const { memory, goal } = situation;
  // Only a step for which something was done was judged by what came of it.
  const judged = memory.own.at(-1)?.step === memory.step ? fold(goal.steps[memory.step]?.text ?? '') : '';
  const dated = Object.values(memory.filled).some((form) => Object.values(form).some((value) => A_DAY.test(value)));
  const at = parts.findIndex((part) => {
    // What was judged by itself just now is no question of words.
    if (judged !== '' && judged !== fold(text) && fold(part).includes(judged)) return false;
    // What was read in one place to be put in at another is seen to with that.
    if (goal.steps.some(({ source }, at) => source !== '' && at < memory.step && fold(part).includes(fold(source))))
      return false;
    // A day that was put in is told by its name or by another one: "Thursday of the same week".
    const isOpen = ({ token }: ToldWord) => !(dated && OF_DAYS.test(token.word));
    const told = toldWords(part).filter(isOpen).length;
    const left = outstanding(situation, part).filter(isOpen);
    if (told < SEVERAL || left.length < OPEN * told || isPutIn(situation, part)) return false;
    if (STATES.test(part.trim()) && left.length < told) return false;
    // What names nothing of its own and asks for the very act that was done last is that.
    const act = situation.memory.own.at(-1)?.raw ?? '';
    if (namesIn(part).length === 0 && isBegunBy(part, act)) return false;
    const one = situation.goal.steps.length < 2;
    if (one && (!isOnSite(situation, left) || isBegunWith(part, seenTo(situation.memory)))) return false;
    return parseGoal(part, false).steps.some(
      ({ verb, otherwise }) => !otherwise && !ONLY_LOOKS.has(verb) && !(acts && NARROWS.has(verb)),
    );
  });
  return parts.length > 1 && at >= 0 ? parts.slice(at, at + 1).join('. ') : '';
}

/** Whether a value that a step tells was neither put anywhere nor is shown by a control or by what the page says just now. */
function isNowhere(situation: Situation, value: string): boolean {
  const { memory, page, fresh } = situation;
  const put = Object.values(memory.filled).flatMap((fields) => Object.values(fields));
  const set = page.items.flatMap((item) => [item.value, isOn(item) ? item.label : '']);
  const turned = counters(situation).map(({ now }) => String(now));
  const given = [...put, ...set, ...turned, memory.last?.label ?? ''];
  // "German" is chosen by its own name.
  const language = languageNamed(value);
  if (language && given.some((text) => languageOf(text) === language)) return false;
  const shown = fold([...given, ...memory.taken, ...memory.done, ...fresh].join(' . '));
  return !tokens(fold(value)).some((token) => saidBy(token, tokens(shown)));
}

const TAKES = new Set(['type', 'choose', 'set']);

/** What of several fields that are told with their values went nowhere, while others did: what is still to be set. */
export function pairsLeft(situation: Situation): string {
  const pairs = situation.goal.steps
    .flatMap((step) => step.pairs)
    .filter(({ field }) => !['', 'name', 'title'].includes(field));
  // How many of each there are went off with the form in which it was counted.
  const counts = situation.page.items.some(({ kind }) => TAKES.has(kind)) || counters(situation).length > 0;
  const open = pairs.filter(
    ({ value }) =>
      (counts || !/^\d{1,2}$/.test(value)) && isNowhere(situation, value) && outstanding(situation, value).length > 0,
  );
  if (open.length === 0 || open.length === pairs.length) return '';
  return `Set ${open.map(({ field, value }) => `the ${field} to "${value}"`).join(' and ')}.`;
}

/** What a control says by which one leaves one's account. */
const SIGNS_OUT = /^(?:log|sign) ?(?:out|off)\b/;

/** Signing out, where the task asks for it and nothing was pressed that does; empty otherwise. It has no words of its own that a page could bear. */
export function signOutLeft({ goal, memory }: Situation): string {
  const asked = goal.steps.some(({ verb }, at) => verb === 'signout' && at > 0);
  return asked && !memory.own.some(({ raw }) => SIGNS_OUT.test(fold(raw))) ? 'Sign out.' : '';
}

/** Whether the acts that were done have seen to most of what a text tells. */
export function isSeenTo(situation: Situation, text: string): boolean {
  const told = toldWords(text).length;
  return told > 0 && outstanding(situation, text).length < OPEN * told;
}

/** Whether one of several steps is still to be done: no act has seen to more than a word or two of it, or what it tells went nowhere. */
export function isUntouched(situation: Situation, step: Step): boolean {
  const { memory, goal } = situation;
  if (goal.steps.length < 2 || ONLY_LOOKS.has(step.verb)) return false;
  if (step.verb === 'enter' && step.pairs.some(({ value }) => isNowhere(situation, value))) return true;
  // What was done for it may be called otherwise.
  if (memory.last?.step === memory.step) return false;
  const told = toldWords(step.text).length;
  return told >= SEVERAL && outstanding(situation, step.text).length >= OPEN * told;
}

/** What a text calls by its name, in quotes or with capital letters. */
export function namesIn(text: string): string[] {
  const bare = withoutAsides(text);
  return [...[...bare.matchAll(/["“]([^"”]+)["”]/gu)].map((found) => found[1]!), ...properNames(bare)];
}

/** Characters up to which a line names something, and tells no story. */
const SHORT = 40;

/**
 * Whether something that a step calls by its name was met by no act, and neither the page is called so nor does it say so just now: what was
 * done was done to something else.
 */
export function missedName(situation: Situation, step: Step): boolean {
  const { memory, page, fresh } = situation;
  const heads = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  // A page without a headline, on which nothing else can be had, tells in a short line what its one button is for.
  const presses = page.items.filter((item) => item.kind === 'click' && item.box);
  const alone = heads.length === 0 && presses.length === 1 && presses[0]!.name === memory.last?.name;
  const told = alone ? page.lines.map(({ text }) => text).filter((text) => text.length < SHORT) : [];
  const shown = tokens(fold([page.title, page.dialog, ...heads, ...told, ...fresh].join(' . ')));
  // What was only typed to search for it may not be there.
  const sought = tokens(memory.searched.join(' . '));
  const met = seenTo(memory).filter((token) => !saidBy(token, sought) || saidBy(token, page.all.tokens));
  return namesIn(step.text).some((name) => {
    const own = tokens(fold(name)).filter(isTelling);
    return own.length > 0 && !own.some((token) => saidBy(token, [...shown, ...met]));
  });
}
