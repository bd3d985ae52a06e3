import type { Sentiment } from '../../../contract/index.ts';
import { appraise, type Feeling, say } from '../../feeling/index.ts';
import { readingGrade } from '../../language/index.ts';
import type { Chosen } from './limits.ts';
import type { State } from './state.ts';

const RISKY = /\b(?:pay|buy|order|delete|remove|cancel|confirm|transfer|unsubscribe|place order)\b/i;

/** What the person feels about what stands before them. */
export function feelingOf(state: State, status: Chosen['status'], unclear: boolean): Feeling {
  const { experience, page, traits } = state;
  const text = page.lines
    .slice(0, 40)
    .map((line) => line.text)
    .join(' ');
  return appraise(
    {
      before: state.before,
      after: experience.chance,
      power: state.power,
      idle: experience.idle,
      errors: experience.errors,
      waits: experience.waits,
      strain: state.waited.strain,
      stuck: experience.stuck,
      lost: experience.lost + experience.delayed,
      status,
      overGrade: Math.max(0, readingGrade(text) - traits.readingGrade),
      unclear: unclear && state.power < 0.15,
      risky: RISKY.test(experience.lastLabel ?? ''),
      newPage: state.newPage,
      frustration: experience.frustration,
    },
    traits,
  );
}

/** The feeling as a word for the model, null for none. */
export function moodOf({ sentiment, intensity }: Feeling): string | null {
  const much: Record<string, string> = { low: 'a little ', medium: '', high: 'very ' };
  return (sentiment satisfies Sentiment) === 'neutral' ? null : `${much[intensity] ?? ''}${sentiment}`;
}

/** A thought of this person about what is on the page, for when no model words it. */
export function inWords(
  { request, traits, chance, experience }: State,
  move: string,
  cause: string,
  sentiment: Sentiment,
): string {
  const saying = {
    move,
    cause,
    wanted: '',
    sentiment,
    without: null,
    plain: traits.plainSpeech,
    lately: experience.said,
  };
  const pick = (name: string, count: number): number =>
    Math.min(count - 1, Math.floor(chance.uniform(`say/${request.turnIndex}/${name}`) * count));
  const { text, key } = say(saying, pick);
  experience.said = [...experience.said, ...key.split('|')].slice(-8);
  return text;
}
