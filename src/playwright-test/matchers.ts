import { expect as base } from '@playwright/test';
import { SENTIMENTS, type Sentiment } from '../contract/index.ts';
import { type Attempt, isAttempt, rankOf, worstTurn } from './attempt.ts';
import { story } from './story.ts';

interface Verdict {
  pass: boolean;
  name: string;
  expected: string;
  received: string;
}

/** What a matcher answers: the story is only told when it is read, since a test that passes never reads it. */
function answer(attempt: Attempt, isNot: boolean, { pass, name, expected, received }: Verdict) {
  return {
    pass,
    name,
    expected,
    actual: received,
    message: () =>
      `expect(attempt).${isNot ? 'not.' : ''}${name}\n\nExpected: ${isNot ? 'not ' : ''}${expected}\nReceived: ${received}\n\n${story(attempt)}`,
  };
}

function attemptOf(value: unknown, name: string): Attempt {
  if (isAttempt(value)) return value;
  throw new Error(
    `${name} expects what person.attempt() resolved to, got ${value === null ? 'null' : typeof value}${value instanceof Promise ? '; is an await missing?' : ''}`,
  );
}

/** Playwright's `expect` with what can be said of an attempt; `expect.soft` and `.not` work with each. */
export const expect = base.extend({
  /** The person said it was done, and it is. */
  toHaveSucceeded(received: unknown) {
    const attempt = attemptOf(received, 'toHaveSucceeded()');
    if (!attempt.judged) {
      throw new Error(
        'toHaveSucceeded() needs to know what success is: person.attempt(task, { success: { all: [...] } }); or use toHaveCompleted()',
      );
    }
    const { outcome } = attempt.record;
    return answer(attempt, this.isNot, {
      pass: outcome === 'success',
      name: 'toHaveSucceeded()',
      expected: 'success',
      received: outcome,
    });
  },

  /** The person said it was done, whether it is or not. */
  toHaveCompleted(received: unknown) {
    const attempt = attemptOf(received, 'toHaveCompleted()');
    const { claimed } = attempt.record;
    return answer(attempt, this.isNot, {
      pass: claimed === 'completed',
      name: 'toHaveCompleted()',
      expected: 'completed',
      received: claimed,
    });
  },

  /** The person gave up. */
  toHaveGivenUp(received: unknown) {
    const attempt = attemptOf(received, 'toHaveGivenUp()');
    const { claimed } = attempt.record;
    return answer(attempt, this.isNot, {
      pass: claimed === 'gave_up',
      name: 'toHaveGivenUp()',
      expected: 'gave_up',
      received: claimed,
    });
  },

  /** The attempt took `turns` turns or fewer, however it ended. */
  toHaveTakenAtMost(received: unknown, turns: number) {
    const attempt = attemptOf(received, 'toHaveTakenAtMost(turns)');
    return answer(attempt, this.isNot, {
      pass: attempt.record.turns <= turns,
      name: `toHaveTakenAtMost(${turns})`,
      expected: `at most ${turns} turns`,
      received: `${attempt.record.turns} turns`,
    });
  },

  /** No turn felt worse than `sentiment`; the published sentiments are ordered from delighted to frustrated. */
  toFeelNoWorseThan(received: unknown, sentiment: Sentiment) {
    const attempt = attemptOf(received, 'toFeelNoWorseThan(sentiment)');
    if (!SENTIMENTS.includes(sentiment)) {
      throw new Error(`toFeelNoWorseThan: "${sentiment}" is not one of ${SENTIMENTS.join(', ')}`);
    }
    const worst = worstTurn(attempt);
    return answer(attempt, this.isNot, {
      pass: !worst || rankOf(worst.decision.sentiment) <= rankOf(sentiment),
      name: `toFeelNoWorseThan('${sentiment}')`,
      expected: `no turn worse than ${sentiment}`,
      received: worst ? `${worst.decision.sentiment} on turn ${worst.turn_index}` : 'no turn at all',
    });
  },
});
