import { expect, test } from '@playwright/test';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { unanswered } from '../../src/mind/scent/telling/unanswered.ts';

test('who is led back without a word after sending something off cannot know that it went through', () => {
  const claim = { rule: 'done', status: 'completed' } as Proposal;
  const back = (line: string, visits = 2, fresh = [line]) =>
    ({
      memory: {
        last: { kind: 'click', label: 'Send', commits: true },
        own: [{ key: 'form' }],
        commits: 1,
        visits: { front: visits },
        names: { front: 'Welcome to the harbour' },
        filled: { form: { thing: 'grey scarf' } },
      },
      page: { lines: [{ text: line }], outcome: '' },
      key: 'front',
      step: { verb: 'transact' },
      fresh,
    }) as unknown as Situation;
  expect(unanswered(back('Every hour, all year round.'), claim)).toBe(true);
  expect(unanswered(back('Welcome to the harbour'), claim)).toBe(true);
  expect(unanswered(back('Thank you, your report was sent.'), claim)).toBe(false);
  expect(unanswered(back('Looked for: grey scarf'), claim)).toBe(false);
  expect(unanswered(back('You are signed in.', 2, []), claim)).toBe(true);
  expect(unanswered(back('Every hour, all year round.', 1), claim)).toBe(false);
});
