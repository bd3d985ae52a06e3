import { expect, test } from '@playwright/test';
import { type Choice, crossValidated, estimate } from '../../bench/golden/logit.ts';
import type { Line } from '../../src/mind/perception/page.ts';
import { unitsOf } from '../../src/mind/scent/answering/passage/units.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const line = (text: string, x: number, y: number, level = 0): Line => ({
  text,
  level,
  box: { x, y, width: 8 * text.length, height: 16 },
});

test('a page is read as rows with the heads of their columns, labels with their values, and sentences', () => {
  const units = unitsOf({
    lines: [
      line('Prices', 20, 10, 2),
      line('Permit', 20, 40),
      line('Half a year', 200, 40),
      line('Year', 400, 40),
      line('Second car', 20, 70),
      line('£61', 200, 70),
      line('£104', 400, 70),
      line('Opening', 20, 120, 2),
      line('Saturdays', 20, 150),
      line('9 to 12', 20, 172),
    ],
  });
  const row = units.find(({ kind, cells }) => kind === 'row' && cells[0] === 'Second car');
  expect(row).toMatchObject({ cells: ['Second car', '£61', '£104'], heads: ['Permit', 'Half a year', 'Year'] });
  expect(row?.under).toEqual(['Prices']);
  expect(units).toContainEqual(expect.objectContaining({ kind: 'pair', cells: ['Saturdays', '9 to 12'] }));
});

test('cards side by side are not read across, where a heading parts them', () => {
  const cards = ['Basic', 'Plus'].flatMap((name, i) => [
    line(name, 20 + 300 * i, 10, 3),
    line(`€${i + 4}`, 20 + 300 * i, 40),
  ]);
  const units = unitsOf({ lines: cards });
  expect(units.filter(({ kind }) => kind === 'row')).toEqual([]);
  expect(units.find(({ cells }) => cells[0] === '€5')?.under).toEqual(['Plus']);
});

const NAV =
  '<nav><a href="/">Home</a> <a href="/prices">Prices</a> <a href="/rules">House rules</a> <a href="/courses">Courses</a></nav>';
const POOL: Task['pages'] = {
  '/': `<title>Baths</title>${NAV}<h1>Welcome to the baths</h1><p>Open every day from 7:00.</p>`,
  '/prices': `<title>Prices</title>${NAV}<h1>Prices</h1><table><tr><th>Ticket<th>Two hours<th>Day<tr><td>Adult<td>€5.20<td>€9.80<tr><td>Child<td>€2.60<td>€4.90</table><p>If your wristband gets lost we charge €20.</p>`,
  '/rules': `<title>House rules</title>${NAV}<h1>House rules</h1><p>No glass at the pools.</p><p>Children under eight swim with somebody grown up.</p>`,
  '/courses': `<title>Courses</title>${NAV}<h1>Courses</h1><p>Learn to swim: Saturdays at 10:00.</p>`,
};

test('a question is answered by the passage that has most to do with it, in whatever words', async () => {
  test.setTimeout(60_000);
  const asks = (instructions: string, answer: RegExp): Task => ({
    name: instructions,
    instructions,
    pages: POOL,
    answer,
  });
  expect(
    await failures([
      asks('My daughter has lost her wristband. What do we have to pay for it?', /20/),
      asks('From what age may a child swim alone?', /eight/),
    ]),
  ).toEqual([]);
});

test('weights are found under which what is right is likeliest, and judged on those of others', () => {
  const choices: Choice[] = Array.from({ length: 40 }, (_, i) => ({
    author: `${i % 4}`,
    counts: 1,
    options: Array.from({ length: 5 }, (_, k) => ({
      cues: { tells: k === i % 5 ? 1 : 0, loud: (i * 7 + k * 3) % 4 === 0 ? 1 : 0 },
      right: k === i % 5,
    })),
  }));
  const { tells = 0, loud = 0 } = estimate(choices, 1);
  expect(tells).toBeGreaterThan(2);
  expect(Math.abs(loud)).toBeLessThan(1);
  expect(crossValidated(choices, 1)).toEqual({ right: 40, of: 40 });
});
