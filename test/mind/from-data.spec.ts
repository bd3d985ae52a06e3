import { expect, test } from '@playwright/test';
import { saidOutright } from '../../src/mind/scent/goal/from-data.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

const entry = (name: string, value: string, secret = false) => ({ name, value, secret });

test('what the task only points at in its data is said outright', () => {
  const known = [entry('playlistName', 'Road Trip'), entry('owner', 'Ida')];
  expect(saidOutright('Create a playlist with the name in the test data.', known)).toBe(
    'Create a playlist with the name "Road Trip".',
  );
  expect(saidOutright('Rename it to the new name given in the data.', [entry('new_name', 'Kitchen')])).toBe(
    'Rename it to "Kitchen".',
  );
  const book = [entry('title', 'The Lighthouse Year'), entry('author', 'Ana Ferreira')];
  expect(saidOutright('Reserve the book given in the data.', book)).toBe('Reserve the book "The Lighthouse Year".');
});

test('all that is known, a secret and what nothing is called by stay as they are told', () => {
  const known = [entry('street', 'Mill Lane'), entry('town', 'Arden')];
  for (const said of ['Fill in the form with the details in the test data.', 'Enter the code in the data.'])
    expect(saidOutright(said, known)).toBe(said);
  expect(saidOutright('Enter the code in the data.', [entry('code', '{{code}}', true)])).toBe(
    'Enter the code in the data.',
  );
});

test('to report what is asked is to tell it, and what sends a report still does', () => {
  expect(parseGoal('Report how many minutes the bread has to bake.').steps[0]?.verb).toBe('learn');
  expect(parseGoal('Report the umbrella that was lost.').steps[0]?.verb).toBe('transact');
});

test('an article is no genre of a work', () => {
  expect(parseGoal('Look up the book "Deep Water" in the catalogue.').steps[0]?.pairs).toEqual([]);
  expect(parseGoal('Find comedy films with Ida Lang.').steps[0]?.pairs).toContainEqual({
    field: 'genre',
    value: 'comedy',
  });
});
