import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { furtherDown } from '../../src/mind/scent/rules/way/look.ts';
import { doesUnasked } from '../../src/mind/scent/rules/way/only-asks.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { tabled } from './tabled.ts';

function control(raw: string, role = 'button', states: string[] = []): Item {
  return { raw, label: raw, said: phrase(raw), kind: 'click', role, state: new Set(states) } as unknown as Item;
}

/** The controls that are left alone for a task, of those that a page shows. */
function leftAlone(instructions: string, items: Item[], lines: string[] = []): string[] {
  const step = parseGoal(instructions).steps[0];
  const page = { lines: lines.map((text) => ({ text, level: 0, box: null })) };
  const situation = { step, items, page } as unknown as Situation;
  return items.filter((item) => doesUnasked(situation, item)).map(({ raw }) => raw);
}

test('who only asks does nothing to any of the things of a list', () => {
  const hire = [control('Hire'), control('Hire'), control('Next page')];
  expect(leftAlone('What does it cost to hire a log splitter?', hire)).toEqual(['Hire', 'Hire']);
  expect(leftAlone('Hire the log splitter.', hire)).toEqual([]);
  const claims = ['Red umbrella', 'Violin', 'Torch'].map((name) => control(`This is mine: ${name}`));
  expect(leftAlone('At which station was the violin found?', claims, ['Red umbrella', 'Violin', 'Torch'])).toHaveLength(
    3,
  );
});

test('what shows more of the things of a list is pressed by who asks', () => {
  for (const label of ['Details', 'View', 'Show more', 'Opening times', 'Select'])
    expect(leftAlone('When is the pottery class?', [control(label), control(label), control(label)]), label).toEqual(
      [],
    );
  const links = [control('Hire', 'link'), control('Hire', 'link')];
  expect(leftAlone('What does it cost to hire a kayak?', links)).toEqual([]);
  const folds = [1, 2, 3].map(() => control('Ingredients and baking', 'button', ['collapsed']));
  expect(leftAlone('How long does the rye loaf bake?', folds)).toEqual([]);
});

test('a question is asked once, whatever is told of where to look and what to leave undone', () => {
  const steps = (text: string) => parseGoal(text).steps.map(({ verb }) => verb);
  for (const text of [
    'At which station was the violin found? Only look, claim nothing.',
    "At what time does the breakfast club begin? Look for the clubs in the school's menus.",
    'Find out when the library opens and tell me.',
    'After how many days is a note deleted? Change nothing.',
  ])
    expect(steps(text), text).toEqual(['learn']);
  expect(parseGoal('Read the price list, but order nothing yet.').avoid).toEqual(['order anything']);
  expect(steps('Look for the red kettle and put it in the basket.')).toEqual(['locate', 'add']);
});

test('who asks of a list that goes on looks on where others stop', () => {
  const events = [
    ['Ceilidh', 'Friday 3 June', 'Village Hall'],
    ['Boot fair', 'Sunday 5 June', 'Market Field'],
    ['Quiz night', 'Monday 6 June', 'Old Bell'],
  ];
  const down = (instructions: string, scrolls: number, fresh: string[], listed = tabled([['Village news']])) =>
    furtherDown({
      step: parseGoal(instructions).steps[0],
      memory: { step: 0, scrolled: { page: scrolls }, last: { kind: 'scroll' } },
      key: 'page',
      fresh,
      page: listed,
      traits: { magnified: 1 },
      items: [{ name: 'scroll:down', kind: 'scroll', disabled: false }],
    } as unknown as Situation) !== undefined;
  const more = ['Ceilidh', 'Friday', 'Village Hall', 'Boot fair'];
  expect(down('Where does the seed swap take place?', 7, more)).toBe(true);
  expect(down('Where does the seed swap take place?', 7, [])).toBe(false);
  expect(down('Where does the seed swap take place?', 12, more)).toBe(false);
  expect(down('Book a place at the seed swap.', 7, more)).toBe(false);
  expect(down('Save the Harbour Lantern Walk to my list.', 20, more, tabled(events))).toBe(true);
  expect(down('Save the Harbour Lantern Walk to my list.', 20, more)).toBe(false);
});
