import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { asMeasured } from '../../src/mind/scent/filling/measures.ts';
import { personsTold, rowOfPerson } from '../../src/mind/scent/filling/persons-told.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

function stepsOf(task: string): string[] {
  return parseGoal(task).steps.map((step) => `${step.verb}: ${step.text}`);
}

test('what is to be saved is what was wished for', () => {
  expect(stepsOf('I no longer want the monthly newsletter. Leave the other choices alone and save.')).toEqual([
    'untick: turn off the monthly newsletter',
    'submit: Save',
  ]);
  expect(stepsOf('I want milk on Tuesdays and Fridays only. Leave the rest as it is and save.')[0]).toBe(
    'buy: order milk on Tuesdays and Fridays only',
  );
});

test('who changes something and saves it saves that, whatever else was spoken of', () => {
  expect(stepsOf('I have a new job. Update my profile with the details given and save it.')).toEqual([
    'transact: Update my profile',
  ]);
  expect(stepsOf('Find the cheapest flat and save it.').at(-1)).toContain('flat');
});

test('what is let be otherwise is changed, and what is handed in is reported', () => {
  expect(stepsOf('Turn off the summary and let the quiet hours end at 07:30.')).toEqual([
    'untick: Turn off the summary',
    'transact: change the end of the quiet hours to 07:30',
  ]);
  expect(parseGoal('Report a fallen tree near bridge 42.').steps[0]!.verb).toBe('transact');
  expect(parseGoal('Report the number of visitors.').steps[0]!.verb).toBe('learn');
});

test('advice to mind the notes of a form is no step', () => {
  expect(stepsOf('Create a note for my parcel. Mind the hints beside the fields.')).toEqual([
    'transact: Create a note for my parcel',
  ]);
});

test('a measure is given in the unit that a field speaks of', () => {
  expect(asMeasured('weight in kilograms', '2', 'Weight in grams')).toBe('2000');
  expect(asMeasured('boat length', '57 feet', 'Length overall in feet')).toBe('57');
  expect(asMeasured('weight', '12.5 kg', 'Weight')).toBe('12.5 kg');
  expect(asMeasured('house number', '14', 'Width (cm)')).toBe('14');
});

test('persons are told with their ages, one row each', () => {
  const told = (task: string) =>
    personsTold({ goal: parseGoal(task), knowledge: [] } as unknown as Situation).map(
      ({ name, age }) => `${name} ${age}`,
    );
  expect(told('Book a session for Nora, who is 9, and Milo, who is 6.')).toEqual(['Nora 9', 'Milo 6']);
  expect(told('Book for Ida Kern (34) and Bo Kern (7).')).toEqual(['Ida Kern 34', 'Bo Kern 7']);
  expect(told('Book a table for Nora on 3 May, 19:00.')).toEqual([]);
  const row = (text: string) => rowOfPerson({ label: 'Name', context: phrase(text), group: '' } as unknown as Item);
  expect(row('Person 2')).toBe(2);
  expect(row('Step 2')).toBe(null);
});

test('who wants a thing done every week asks for it, and what is sent every week comes otherwise', () => {
  expect(stepsOf('Have my lawn mowed every two weeks.')).toEqual([
    'transact: ask for my lawn to be mowed every two weeks',
  ]);
  expect(stepsOf('Have my salary paid every week.')).toEqual(['transact: change my salary to every week']);
});
