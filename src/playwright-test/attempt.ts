import type { Sentiment, SessionRecord, TurnRecord } from '../contract/index.ts';
import { SENTIMENTS } from '../contract/index.ts';

/** What came of one attempt of a person at a task: the record that goes into the results, and every turn of it. */
export interface Attempt {
  readonly record: SessionRecord;
  readonly turns: readonly TurnRecord[];
  /** Whether the test said what success is; without it nothing can be verified. */
  readonly judged: boolean;
}

export function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'record' in value && 'turns' in value && 'judged' in value;
}

/** Sentiments from best to worst; one that an engine adds beyond the published set stands with `neutral`. */
export function rankOf(sentiment: string): number {
  const rank = SENTIMENTS.indexOf(sentiment as Sentiment);
  return rank < 0 ? SENTIMENTS.indexOf('neutral') : rank;
}

/** The turn that felt worst, the first of them when several did; undefined when there was none. */
export function worstTurn(attempt: Attempt): TurnRecord | undefined {
  return attempt.turns.reduce<TurnRecord | undefined>(
    (worst, turn) => (!worst || rankOf(turn.decision.sentiment) > rankOf(worst.decision.sentiment) ? turn : worst),
    undefined,
  );
}
