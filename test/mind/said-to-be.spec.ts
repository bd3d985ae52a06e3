import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import { saidToBe } from '../../src/mind/scent/done/said-to-be.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { freshMemory, type Memory } from '../../src/mind/scent/memory.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

/** Whether a task counts as done where its form was sent and the site says this. */
function isDone(asked: string, line: string): boolean {
  const goal = parseGoal(asked);
  const last = { kind: 'click', rule: 'commit', commits: true, step: 0, key: 'page' } as Memory['last'];
  const lines = [{ text: line, level: 0, box: null }];
  const page = {
    lines,
    headings: [],
    items: [],
    outcome: `A message appeared: "${line}".`,
    error: '',
    dialog: '',
    all: phrase(line),
  };
  const memory = { ...freshMemory(), last };
  const situation = {
    asked,
    goal,
    step: goal.steps[0],
    memory,
    page,
    items: [],
    fresh: [line],
    key: 'page',
    appeared: new Set(),
  };
  return Boolean(saidToBe(situation as unknown as Situation, goal.steps[0]!));
}

test('the thing that the task names is dealt with when the site says so of it, and of no other', () => {
  expect(isDone('Cancel my stay at Tarn House.', 'Tarn House has been cancelled.')).toBe(true);
  expect(isDone('Cancel my stay at Tarn House.', 'Mill House has been cancelled.')).toBe(false);
  expect(isDone('Cancel my stay at Tarn House.', 'Your draft has been kept.')).toBe(false);
});
