import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { heldInBar } from '../../src/mind/scent/foraging/menu-bar.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { makesAnother } from '../../src/mind/scent/meaning/amiss.ts';
import { actsAtAGuess, doesOtherwise, doesSomething } from '../../src/mind/scent/meaning/idle-act.ts';

function button(label: string, role = 'button', state: string[] = []): Item {
  return {
    name: `click:${label}`,
    kind: 'click',
    role,
    label,
    raw: label,
    said: phrase(label),
    context: phrase(''),
    group: '',
    state: new Set(state),
    disabled: false,
    box: { x: 0, y: 0, width: 80, height: 20 },
  } as unknown as Item;
}

const stepOf = (task: string) => parseGoal(task).steps[0]!;

test('what a press does for good is told from what only leads on', () => {
  for (const label of [
    'Hire',
    'Put it on the board',
    'I’m going',
    'This is mine: Sun hat',
    'Mark as settled: Bikes',
    'No',
  ])
    expect(doesSomething(button(label)), label).toBe(true);
  for (const label of ['Settings', 'My notes', 'Show more', 'Order history', 'Next month', 'Payments and plans'])
    expect(doesSomething(button(label)), label).toBe(false);
  expect(doesSomething(button('Share', 'button', ['collapsed'])), 'a menu opens').toBe(false);
  expect(doesSomething(button('Book a visit', 'link')), 'a link leads on').toBe(false);
});

test('an act is pressed because it is meant, and at no guess', () => {
  const hide = stepOf('Hide your phone number from the neighbours');
  expect(actsAtAGuess(hide, button('Mark as settled: Bread baking'), 0.1)).toBe(true);
  const reach = stepOf('Open the page about the winter market');
  expect(actsAtAGuess(reach, button('I am going'), 0.6)).toBe(true);
  const cancel = stepOf('Cancel the riding lesson');
  expect(actsAtAGuess(cancel, button('Cancel'), 0.1)).toBe(false);
  const change = stepOf('Change the title of the document to Summer');
  expect(actsAtAGuess(change, button('New document'), 0.5)).toBe(true);
});

test('what stands with a thing is not pressed for something else', () => {
  const change = stepOf('Change the mobile number in the contact details to 0170 55');
  expect(doesOtherwise(change, button('Add a payee', 'link'), 0.3)).toBe(true);
  expect(doesOtherwise(change, button('Edit', 'link'), 0.3)).toBe(false);
});

test('the menu of a program is known by what such menus hold', () => {
  const bar = ['File', 'Edit', 'View', 'Insert'].map((name) => button(name, 'menuitem', ['collapsed']));
  const step = stepOf('Turn on the ruler');
  const [file, edit, view] = bar.map((item) => heldInBar(bar, step, item));
  expect(view).toBeGreaterThan(file!);
  expect(view).toBeGreaterThan(edit!);
  expect(heldInBar([bar[1]!], step, bar[1]!), 'one alone is a button').toBeNull();
});

test('what begins a new one is not for who changes what there is of it', () => {
  const mail = stepOf('Set the mail about new notes to weekly');
  expect(makesAnother(mail, 'write a note')).toBe(true);
  expect(makesAnother(stepOf('Write a note to the neighbours'), 'write a note')).toBe(false);
  expect(makesAnother(stepOf('Put up two notes for the fair'), 'new note')).toBe(false);
});

test('where one is tells nothing from anything else', () => {
  expect(stepOf('Turn on the ruler in this document').scope).toBe('');
  expect(stepOf('Turn on the lamp in the kitchen').scope).not.toBe('');
});
