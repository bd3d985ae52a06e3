import { expect, test } from '@playwright/test';
import { taskOf } from './tasks/families/index.ts';
import { WAYS } from './tasks/families/sites/ways/index.ts';
import { passed, playEach } from './tasks/play.ts';

/** Errands whose place nobody names, with the presses that people who know such sites are allowed for them. */
const STRAIGHT: Record<string, number> = {
  'theatre: how long a play lasts': 6,
  'theatre: where a car is left': 5,
  'vet: tablets ordered again': 8,
  'school portal: a new number': 9,
  'newspaper: paid until': 7,
  'removals: when the men come': 6,
  'sports club: one more season': 9,
  'software: a bill': 8,
};

test('what is one’s own, and what sites keep in a usual place, is found without trying every menu', {
  tag: '@long',
}, async () => {
  test.setTimeout(180_000);
  const families = WAYS.filter((family) => STRAIGHT[family.name] !== undefined);
  const tasks = families.map((family) => taskOf(family, 1));
  const failed: string[] = [];
  await playEach(tasks, 1, (task, played) => {
    const presses = played.turns.filter(({ decision }) => !/^scroll/.test(decision.action_name ?? 'scroll')).length;
    if (!passed(task, played) || presses > STRAIGHT[task.name]!)
      failed.push(`${task.name}: ${played.claimed} after ${presses}`);
  });
  expect(families).toHaveLength(Object.keys(STRAIGHT).length);
  expect(failed).toEqual([]);
});
