import { fold, phrase } from '../../language/index.ts';
import type { Goal, Step } from '../goal/types.ts';
import { wantedText } from './match.ts';

/** Steps up to which what the task tells in passing is about each of them. */
const FEW = 2;
/** What only gives a value: "Your e-mail address is ...". */
const GIVES_VALUE = /^(?:[Yy]our|[Mm]y|[Tt]he)\s[\p{L} '-]{2,40}?\s?(?:is|are|:)\s+(?:\S*[\d@]|\p{Lu}|["“])/u;
/** Words that point back to what was told before. */
const POINTS_BACK = /\b(?:it|its|this|that|them|they|these|those|so|her|him|she|he|one|ones)\b/;

const stories = new WeakMap<Goal, string>();

/** What the task tells around what it asks for ("You left your scarf in the theatre"), without values that are only given. */
export function storyOf(goal: Goal): string {
  let story = stories.get(goal);
  if (story === undefined) {
    story =
      goal.steps.length > FEW
        ? ''
        : goal.background
            .split(/(?<=[^.]{3})\.\s+/)
            .filter((sentence) => !GIVES_VALUE.test(sentence))
            .join('. ');
    stories.set(goal, story);
  }
  return story;
}

/** Whether a step says by itself too little to be looked for, so that the story around it has to. */
export function isThin(step: Step): boolean {
  const said = phrase(wantedText(step)).tokens.filter((token) => token.weight > 0.45);
  return step.quoted.length === 0 && (said.length < 2 || POINTS_BACK.test(fold(step.text)));
}
