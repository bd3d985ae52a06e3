import { expect, test } from '@playwright/test';
import type { Item } from '../../src/mind/perception/page.ts';
import { whereabouts } from '../../src/mind/scent/foraging/whereabouts.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { isRow } from '../../src/mind/scent/meaning/confirmation.ts';
import { isAboutCookies } from '../../src/mind/scent/rules/setbacks/cookies.ts';
import { queriesOf } from '../../src/mind/scent/rules/way/queries.ts';

const ASKED: Array<[task: string, verb: string, text: RegExp]> = [
  ['Your oven is broken. Have somebody come to mend it on Friday.', 'transact', /repair of your oven/],
  ['Get a plumber to come round and fix the tap.', 'transact', /repair of the tap/],
  ['Have somebody look at your roof.', 'transact', /check of your roof/],
  ['Show on your advert that it is sold.', 'transact', /mark your advert as sold/],
  ['Answer Agnes with the text given.', 'transact', /Answer Agnes/],
  ['Register your new kettle with the maker.', 'transact', /kettle/],
  ['Register with the site.', 'register', /site/],
];

test('everyday ways of asking are read as the acts that are meant', () => {
  for (const [task, verb, text] of ASKED) {
    const step = parseGoal(task).steps[0]!;
    expect(step.verb, task).toBe(verb);
    expect(step.text, task).toMatch(text);
  }
});

test('the day that was told of a visit goes with it, and what is asked for is looked for, not who is asked', () => {
  const [cancel] = parseGoal('You cannot go to the museum on 4 July after all. Call off that visit.').steps;
  expect(cancel!.text).toMatch(/4 July/);
  const [ask] = parseGoal('Ask the council for a larger bin.').steps;
  expect(ask!.object).toBe('larger bin');
  const [, press] = parseGoal('Scroll down to "Pottery" and press "Join" there.').steps;
  expect(press!.scope).toBe('Pottery');
});

test('what is to be left open is opened, and what is said of cookies is told from what is asked of a thing', () => {
  expect(parseGoal('Leave the tide table open for me.').steps[0]!.text).toMatch(/open the tide table/);
  for (const text of ['allow only the cookies that are needed', 'refuse all cookies', 'accept the cookies'])
    expect(isAboutCookies(text), text).toBe(true);
  for (const text of ['put only the ginger biscuits into the basket', 'open the cookie settings'])
    expect(isAboutCookies(text), text).toBe(false);
});

test('a row of links is no news', () => {
  const link = (raw: string) => ({ raw, kind: 'click', role: 'link' }) as unknown as Item;
  const items = ['Boats for hire', 'Tide table', 'Saved trips'].map(link);
  expect(isRow(items, 'Quay Boats Boats for hire Tide table Saved trips')).toBe(true);
  expect(isRow(items, 'Your trip is saved. See Tide table for the next high water')).toBe(false);
});

test('a part that is not found by its name is looked for by what it is for', () => {
  const [step] = parseGoal('Put a new filter for the Lava 60 dishwasher into the cart').steps;
  expect(queriesOf(step!).at(-1)).toBe('lava 60');
});

test('one’s own thing is expected under its name', () => {
  const [step] = parseGoal('Mark your advert as sold').steps;
  expect(whereabouts(step!, 'My adverts')).toBeGreaterThan(whereabouts(step!, 'Older adverts'));
});
