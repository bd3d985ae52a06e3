import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import { bearsTitle, isOtherCode, mayBeTitled, titleOf } from '../../src/mind/scent/foraging/title.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';

const titleIn = (text: string) => titleOf(parseGoal(text).steps[0]!);

test('a page is looked for by its title, or described', () => {
  expect(titleIn('Find the page about Oxford shirt.')).toBe('Oxford shirt');
  expect(titleIn('Starting from Home, get to the page "Camping" by following links only.')).toBe('Camping');
  expect(titleIn('Find the page about line-break-after.')).toBe('line-break-after');
  expect(titleIn('Find the page about where to leave a car.')).toBe('');
  expect(titleIn('Open the notice about Mill Lane.')).toBe('');
});

test('a label bears a title and little else', () => {
  expect(bearsTitle('Bike lock', phrase('Bike locks'))).toBe(true);
  expect(bearsTitle('Cat', phrase('Cathedral'))).toBe(false);
  expect(bearsTitle('Camping', phrase('Camping stove'))).toBe(false);
});

test('the kind of a thing, and half of its name, is another page', () => {
  expect(mayBeTitled('Japan', ['Countries'])).toBe(false);
  expect(mayBeTitled('Garden furniture', ['Garden'])).toBe(false);
  expect(mayBeTitled('Bike lock', ['Locks for bikes'])).toBe(true);
});

test('a name in code is known by every part of it', () => {
  expect(isOtherCode('line-break-after', ['line-break-before'])).toBe(true);
  expect(isOtherCode('line-break-after', ['Rules', 'line-break-after'])).toBe(false);
  expect(isOtherCode('Line breaks', ['Rules'])).toBe(false);
});
