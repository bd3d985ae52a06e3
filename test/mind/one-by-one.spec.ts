import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { moveThing } from '../../src/mind/scent/rules/widgets/drag.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { ONE_BY_ONE } from './tasks/one-by-one.ts';
import { failures } from './tasks/play.ts';

test('what is told by counting, comparing or a name is done to just that, as often as is wanted', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  expect(await failures(ONE_BY_ONE)).toEqual([]);
});

/** Tiles in three rows of three that make room for each other. */
function tiles(...names: readonly string[]): Item[] {
  return names.map((raw, i) => ({
    name: `drag:${raw}`,
    kind: 'drag',
    role: 'listitem',
    raw,
    label: raw,
    said: phrase(raw),
    context: phrase(''),
    group: '',
    options: names.filter((other) => other !== raw),
    state: new Set(),
    disabled: false,
    box: { x: 50 * (i % 3), y: 50 * Math.floor(i / 3), width: 40, height: 40 },
    action: { parameters: { properties: { to: { type: 'string' } } } },
  })) as unknown as Item[];
}

test('a corner is a place to go to, and a side alone is a way to pull', () => {
  const items = tiles('Elena', 'Gail', 'Alice', 'Ada', 'Donna', 'Bonnie', 'Wanda', 'Fiona', 'Teresa');
  const to = (task: string) => {
    const step = parseGoal(task).steps[0]!;
    const situation = { items, page: { items, lines: [] }, memory: { tried: {}, done: [] }, key: 'k', step };
    return moveThing(situation as unknown as Situation, step)?.args?.to;
  };
  expect(to('Drag Alice to the top left.')).toBe('Elena');
  expect(to('Drag Alice to the bottom center.')).toBe('Fiona');
  expect(to('Drag Alice left by one.')).toBe('Gail');
});
