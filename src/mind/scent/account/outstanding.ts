import { fold, type Token, tokens } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { saidBy, seenTo } from './seen-to.ts';

/** Words with which a task speaks to the reader and of pages as such: nothing on a page has to answer them. */
const OF_TASKS = new Set(
  'page pages list form forms use given give detail details please make sure check want need site website find open go show see tell only first then last end one put set get look click press button field box select choose pick tick enter type fill complete send save submit do thing things way take keep leave well below above exactly following instruction instructions follow say says word words task called titled entitled once already also now later still yet both other others whole'.split(
    ' ',
  ),
);
/** Weight from which a word says something of its own. */
const TELLING = 0.3;
/** Parts of a sentence that tell what is not to be done, or only why and in which case. */
const NOT_ASKED =
  /\b(?:do not|don't|does not|doesn't|never|nothing|(?:change|do|touch|alter) no|without|except|but not|not the|rather than|instead of|unless|if|because|so that|in case|as long as)\b[^.;!?]*/gi;

/** A text without what it does not ask for. */
export function withoutAsides(text: string): string {
  return text.replace(NOT_ASKED, ' . ');
}

/** What is to be taken away or switched off: that is not done by taking it. */
const TAKEN_AWAY =
  /\b(?:(?:turn|switch)(?:ed|ing)?(?: \p{L}+){0,3} off|(?:turn|switch) off|stop|disable|untick|uncheck|deselect|unselect|remove|delete|cancel|unsubscribe|hide|mute|no|not)\b[^.,;!?]*/gu;

/** Whether a word says something of its own, in a task or on a control. */
export function isTelling(token: Token): boolean {
  return !OF_TASKS.has(token.word) && (token.number || token.weight > TELLING);
}

export interface ToldWord {
  token: Token;
  /** Its place among the words of the text. */
  at: number;
}

/** The telling words of what a text asks, in their order. */
export function toldWords(text: string): ToldWord[] {
  return tokens(withoutAsides(fold(text)).replace(TAKEN_AWAY, ' . '))
    .map((token, at) => ({ token, at }))
    .filter(({ token }) => isTelling(token));
}

/** What of a text asked no act so far has seen to. */
export function outstanding({ memory }: Situation, text: string): ToldWord[] {
  const done = seenTo(memory);
  return toldWords(text).filter(({ token }) => !saidBy(token, done));
}

/** What the task asks up to the step that the person is at; all of it at the last one. */
export function askedSoFar({ asked, goal, memory }: Situation): string {
  const far = goal.steps.slice(0, memory.step + 1);
  return far.length === goal.steps.length ? asked : far.map(({ text }) => text).join('. ');
}

/** Steps that do something with a thing of their own. */
const DOES = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'remove', 'drag']);

/** Whether a step is told to come after what is done before it, and names something that no act has seen to. */
export function comesLater(situation: Situation, step: Step): boolean {
  return step.later === true && DOES.has(step.verb) && outstanding(situation, step.object).length > 0;
}

/** Whether the step that the person is at is told to come after what was sent just now. */
export function isAhead(situation: Situation): boolean {
  const { step, memory } = situation;
  const { last } = memory;
  return !!step && !!last?.commits && last.step < memory.step && comesLater(situation, step);
}
