import { fold, sentenceLikeness } from '../../language/index.ts';
import { missedName } from '../account/left.ts';
import { outstanding, type ToldWord, toldWords } from '../account/outstanding.ts';
import { saidBy } from '../account/seen-to.ts';
import { objects } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { denies, isChoice, isGoodNews } from '../meaning/confirmation.ts';
import { isClickable, properNames } from '../meaning/match.ts';
import { type Cues, flag, utility } from '../meaning/utility.ts';
import { timesTried } from '../memory.ts';
import { completed } from '../rules/common.ts';
import { askedBack, asksToFillIn } from '../rules/setbacks/asked-back.ts';
import { onlySignedIn } from '../rules/sheet/signed-in.ts';
import { lacking } from '../rules/widgets/take-counted.ts';
import type { Proposal, Situation } from '../situation.ts';

/**
 * Weights of what speaks for being done, where something that was pressed is answered by a message: a logit with a ridge penalty of 2, estimated on 132 such
 * states along the golden paths of 264 acts on small sites by ten authors (bench/golden) at which the person would have gone on. `certain` is the utility of one who knows nothing else.
 */
const WEIGHTS: Readonly<Cues> = {
  certain: -1.69,
  // How near the message is in meaning to what is written on what was pressed.
  answersPress: 2.36,
  goodNews: 1.81,
  error: -3.44,
  commits: 1.12,
  samePlace: 1.09,
  // Weight of the words of the task that nobody has seen to, and that what would be done next bears.
  wouldSeeTo: -1.1,
  otherNumber: -1.52,
  guess: 0.96,
  emptyFields: -1.17,
};
/** Utility from which it is taken for done: a probability of .75. Where the sites of one author are left out, 35 of 63 ends are seen so, and 2 of 42 right acts are left undone. */
const SURE = Math.log(0.75 / 0.25);

/** Rules that go on at a guess, look around, or stop at what a message says. */
const GUESSES: ReadonlySet<string> = new Set([
  'satisfice',
  'scroll',
  'back',
  'open_menu',
  'next_page',
  'try_again',
  'examine',
  'thing_meant',
  'refused',
  'wait',
  'choose_language',
  'widen',
]);
/** Rules by which one thing after the other is seen to. */
const EACH: ReadonlySet<string> = new Set([
  'every',
  'each_entry',
  'each_of_colour',
  'each_meant',
  'each_address',
  'records',
]);
/** Steps that no message brings to an end. */
const LOOKS: ReadonlySet<Step['verb']> = new Set(['learn', 'locate', 'search']);
/** Acts that a message answers. */
const ACTS = new Set(['click', 'check', 'choose', 'set', 'type', 'press', 'drag', 'upload']);
/** Characters up to which a new line can be a message. */
const MESSAGE = 140;
/** Empty fields from which on a form waits to be filled in. */
const FORM = 2;
/** What only lies there is not bought yet. */
const BASKET = /\b(?:basket|cart|bag|trolley)\b/i;
/** What is still under way: "Saving…". */
const GOES_ON = /(?:…|\.{3})\s*$/;
const FIGURE = /\d+(?:[.:,]\d+)?/g;

/** What the page says in answer to the last act: the message that came up, or a new line that tells what was sent as done; empty where it finds fault. */
function messageOf({ page, fresh, memory }: Situation): string {
  const told = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1];
  // "I have done some" is an answer that one can give.
  const reports = (line: string) => line.length < MESSAGE && isGoodNews(line) && !isChoice(page.items, fold(line));
  const sent = memory.last?.commits ? fresh.find(reports) : undefined;
  const message = told ?? sent ?? '';
  // What was pressed and is only written once more is shown as chosen, and not told as done.
  const isSame = fold(message) === fold(memory.last?.label ?? '');
  return isSame || denies(message) || objects(message) || GOES_ON.test(message) ? '' : message;
}

/** Weight of what is still to be seen to of the task, and that an act would see to. */
function wouldSeeTo(open: readonly ToldWord[], { item, args }: Proposal): number {
  if (!item) return 0;
  const given = Object.values(args ?? {}).map((value) => fold(String(value)));
  const bears = [...item.said.tokens, ...item.context.tokens];
  return open
    .filter(({ token }) => saidBy(token, bears) || given.some((value) => value.includes(token.stem)))
    .reduce((sum, { token }) => sum + token.weight, 0);
}

function cuesOf(situation: Situation, proposal: Proposal, message: string, open: readonly ToldWord[]): Cues {
  const { memory, page, key, asked } = situation;
  const label = memory.last?.label ?? '';
  const empty = page.items.filter(({ kind, value, raw }) => kind === 'type' && !value && !/search/i.test(raw)).length;
  const figures = asked.match(FIGURE) ?? [];
  return {
    certain: 1,
    answersPress: label ? sentenceLikeness(message, label) : 0,
    goodNews: flag(isGoodNews(message)),
    error: flag(page.error !== ''),
    commits: flag(memory.last?.commits === true),
    samePlace: flag(memory.last?.key === key),
    wouldSeeTo: wouldSeeTo(open, proposal),
    otherNumber: flag(figures.length > 0 && /\d/.test(message) && !figures.some((figure) => message.includes(figure))),
    guess: flag(GUESSES.has(proposal.rule)),
    emptyFields: Math.min(empty, FORM) / FORM,
  };
}

/** Whether a control that was not tried is called by a name that the task tells, and of which nothing was seen to: "Bell ringing", of two groups to join. */
function isNameLeft(situation: Situation): boolean {
  const { goal, asked, items, memory, key } = situation;
  const names = [...goal.steps.flatMap(({ quoted }) => quoted), ...properNames(asked)];
  return names.some((name) => {
    const told = toldWords(name);
    if (told.length === 0 || outstanding(situation, name).length < told.length) return false;
    return items.some(
      (item) =>
        isClickable(item) &&
        timesTried(memory, key, item.name) === 0 &&
        told.every(({ token }) => saidBy(token, item.said.tokens)),
    );
  });
}

/** Likeness from which on what was pressed, or what the page says to it, is about the task. */
const ABOUT = 0.3;

/** Whether nothing that was done has a word of the task, and neither what was pressed nor the answer means it: "Saved.", for who wants the dark mode. */
function isOfSomethingElse({ asked, memory }: Situation, message: string, open: readonly ToldWord[]): boolean {
  const told = toldWords(asked).length;
  if (told === 0 || open.length < told) return false;
  return !isAbout(asked, memory.last!.label, message);
}

/** Whether what was pressed, or what the page says to it, is about what a task or a step says. */
function isAbout(told: string, label: string, message: string): boolean {
  return Math.max(sentenceLikeness(told, label || ' '), sentenceLikeness(told, message)) >= ABOUT;
}

/** Whether a message answers what was pressed for a step before, and says nothing of this one, or not of the thing that it names. */
function isOfEarlier({ memory }: Situation, { quoted, text }: Step, message: string): boolean {
  const { label, argument, step } = memory.last!;
  if (step === memory.step) return false;
  const said = fold(`${message} ${label} ${argument}`);
  return quoted.some((name) => !said.includes(fold(name))) || !isAbout(text, label, message);
}

/**
 * Who has pressed something, is answered by a message, and would only go on with what has little to do with the rest of the task, takes it for done; null where
 * there is more to do than that. Asked of who would go on, or feels refused, for the last step, or where all that is told is seen to.
 */
export function takenForDone(situation: Situation, proposal: Proposal): Proposal | null {
  const { step, memory, goal, fresh } = situation;
  const { last } = memory;
  if (!step || !last || memory.told || LOOKS.has(step.verb)) return null;
  // Who works through a list knows how many are left of it.
  if (EACH.has(proposal.rule)) return null;
  // What was put somewhere to be confirmed as a whole ends with that.
  if (memory.collected && memory.collected.sent === '') return null;
  // Who takes a message for a refusal may have read it wrong.
  if (proposal.status !== 'continue' && proposal.rule !== 'refused') return null;
  if (!ACTS.has(last.kind) || fresh.length === 0 || lacking(situation, step)) return null;
  if (askedBack(situation) || asksToFillIn(situation) || onlySignedIn(situation)) return null;
  const message = messageOf(situation);
  if (message === '' || (BASKET.test(message) && !BASKET.test(situation.asked))) return null;
  const open = outstanding(situation, situation.asked);
  const isLast = goal.steps.slice(memory.step + 1).every(({ otherwise }) => otherwise);
  if ((!isLast && open.length > 0) || isNameLeft(situation) || missedName(situation, step)) return null;
  if (isOfSomethingElse(situation, message, open) || isOfEarlier(situation, step, message)) return null;
  const worth = utility(WEIGHTS, cuesOf(situation, proposal, message, open));
  if (worth < SURE) return null;
  const sure = 1 / (1 + Math.exp(-worth));
  return completed({ why: `I pressed “${last.label}”, and the page says “${message}”`, cause: message, sure });
}
