import { expect, test } from '@playwright/test';
import { readPage } from '../../src/mind/perception/index.ts';
import { agreement, meaningOf } from '../../src/mind/scent/filling/known/meaning.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { forOwnCase } from '../../src/mind/scent/instructions/cases.ts';
import { frameOf } from '../../src/mind/scent/meaning/row-meant.ts';
import { actsBlindly } from '../../src/mind/scent/rules/gates/blind-row.ts';
import { queriesFor } from '../../src/mind/scent/rules/way/queries.ts';
import { askOf } from '../../src/mind/scent/things/ask.ts';
import { asked, read } from './asked.ts';
import { tabled } from './tabled.ts';

test('persons are counted as such, and are somebody only one by one', () => {
  expect(agreement(meaningOf('passengers'), meaningOf('Number of passengers')).of).toBe(1);
  expect(agreement(meaningOf('pupils'), meaningOf('How many pupils?')).of).toBe(1);
  expect(meaningOf('passenger').whose).toBe('subject');
});

test('just what is named is to be ticked where only that is named', () => {
  for (const task of [
    'Select Chess and Sailing as the only topics.',
    'Tick just Chess and Sailing.',
    'Choose Chess and Sailing and nothing else.',
  ])
    expect(parseGoal(task).steps[0]).toMatchObject({ items: ['Chess', 'Sailing'], only: true });
  expect(parseGoal('Tick Chess and Sailing.').steps[0]).toMatchObject({ items: ['Chess', 'Sailing'], only: false });
  expect(parseGoal('Choose only two of the courses.').steps[0]!.only).toBe(false);
});

test('what is got from the one that is compared tells none of them from the others', () => {
  const said = (task: string) => askOf(parseGoal(task).steps[0]!).said.tokens.map(({ word }) => word);
  expect(said('Reserve a room at the cheapest hotel.')).toEqual(['hotel']);
  expect(said('Reserve a table in the nearest tavern.')).not.toContain('table');
  expect(said('Reserve the cheapest room with a balcony.')).toEqual(expect.arrayContaining(['room', 'balcony']));
});

test('of instructions for several cases those for one’s own are left', () => {
  const notice = ['For plywood, choose Slow. For paper, choose Fast.', 'Press Start.'];
  const own = forOwnCase(notice, 'Start the cutter for a plywood job.');
  expect(notice.map(own)).toEqual(['Choose Slow.', 'Press Start.']);
  expect(notice.map(forOwnCase(notice, 'Start the cutter.'))).toEqual(notice);
});

test('a sentence that goes on about what the one before it named is read with it', () => {
  const thread = tabled(
    [['A kingfisher at last! It sat on the weir at Ford Bridge.'], ['Saw a wren at Elm Park.']],
    'Sightings',
    500,
  );
  expect(read(thread, 'Where was the kingfisher seen?')).toContain('Ford Bridge');
});

test('nobody acts on a row for what nearly every row bears', () => {
  const posts = [
    'Saw two of them: a robin',
    'Saw three of them: a wren',
    'Saw a jay and a finch',
    'Saw an osprey at sea',
  ];
  const page = readPage({
    frame: { bytes: new Uint8Array(), mediaType: 'image/png', width: 1000, height: 700 },
    texts: [{ label: 'page_text', text: ['# Sightings', ...posts].join('\n') }],
    actions: posts.map((context, i) => ({
      name: `click:thank.${i}`,
      description: '',
      parameters: null,
      target: {
        x: 600,
        y: 100 * (i + 1),
        width: 60,
        height: 20,
        role: 'button',
        label: 'Thank',
        kind: 'click',
        context,
      },
    })) as never,
    frameAgeMs: 0,
  });
  const { situation } = asked(page, 'Thank the user who saw an osprey.');
  const whole = {
    ...situation,
    items: page.items,
    request: { today: new Date('2026-06-01') },
    dayFirst: true,
    appeared: new Set(),
  };
  const blind = page.items.map((item) => actsBlindly(whole as never, item));
  expect(blind).toEqual([true, true, true, false]);
});

test('a described thing is searched by its own name', () => {
  const query = (task: string) => queriesFor(parseGoal(task).steps[0]!, [])[0];
  expect(query('Claim the violin case that was left on line 4.')).toContain('violin case');
});

test('the same act in other rows is known whatever the things there are called', () => {
  const item = (name: string, text: string) =>
    ({ raw: `Mark the reply by ${name} as helpful`, context: { text } }) as never;
  expect(frameOf(item('pit_player', 'pit_player reply 12 Ask your own band.'))).toBe(
    frameOf(item('mutes_only', 'mutes_only reply 9 Clean the casings first.')),
  );
});
