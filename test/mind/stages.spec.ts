import { expect, test } from '@playwright/test';
import { nearestOption } from '../../src/mind/scent/filling/option-for.ts';
import { parseCommands } from '../../src/mind/scent/goal/parse.ts';
import { stageFor } from '../../src/mind/scent/meaning/stage.ts';

test('how far something has got is told in other words than those that a list has for it', () => {
  const work = ['Backlog', 'Planned', 'Doing', 'Finished'];
  expect(stageFor('the things under way', work)).toBe('Doing');
  expect(stageFor('what is still to do', work)).toBe('Planned');
  expect(stageFor('It was picked up by the carrier at noon.', ['New', 'Dispatched', 'Cancelled'])).toBe('Dispatched');
  expect(stageFor('the green ones', work)).toBeNull();
  expect(stageFor('It is ready.', ['Ready', 'Blue', 'Oak'])).toBeNull();
});

test('of a list that has no word of a value the option is taken that comes plainly nearer to it than the others', () => {
  expect(nearestOption('trips', ['Inbox', 'Bills', 'Travel'])).toBe('Travel');
  expect(nearestOption('trips', ['Oak', 'Bills'])).toBeNull();
});

test('what is to be opened once a list is put in order is what stands on top of it', () => {
  const { steps } = parseCommands('Sort the parcels so that the heaviest is on top, and open that one.');
  expect(steps.map(({ verb, nth }) => [verb, nth])).toEqual([
    ['sort', null],
    ['press', 1],
  ]);
});
