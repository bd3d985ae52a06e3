import { expect, test } from '@playwright/test';
import { phrase, similarity } from '../../src/mind/language/index.ts';
import type { Page } from '../../src/mind/perception/page.ts';
import { labelledValue, lacksFigures } from '../../src/mind/scent/answering/labelled.ts';
import { recognised } from '../../src/mind/scent/done/recognised.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { recall } from '../../src/mind/scent/memory.ts';
import { waitFor } from '../../src/mind/scent/rules/setbacks/setback.ts';
import { queriesFor } from '../../src/mind/scent/rules/way/queries.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { answerAmong } from '../../src/mind/scent/things/answer.ts';
import { tabled } from './tabled.ts';

function queries(instructions: string, known: Record<string, string> = {}): string[] {
  const knowledge = Object.entries(known).map(([name, value]) => ({ name, value, secret: false }));
  return queriesFor(parseGoal(instructions).steps[0]!, knowledge);
}

test('what is searched for is first the name or the value that is known, and then fewer words', () => {
  const told = 'Search the catalogue for the book Orchards of the North and reserve it.';
  expect(queries(told)[0]).toBe('Orchards of the North');
  expect(queries('Search for the book and reserve it.', { book_title: 'Salt Roads' })[0]).toBe('Salt Roads');
  expect(queries('Open the record of the photograph that shows the last tram.')[0]).toBe('last tram');
  expect(queries('Open the leaflet about caring for goldfish in winter.')).toContain('goldfish');
});

test('what was looked for is what is searched for, whatever is done with it then', () => {
  const { steps } = parseGoal('Find the shoes of a child that were hidden in a chimney and save them to your folder.');
  const tried = queriesFor(steps[1]!, []);
  expect(tried[0]).toMatch(/^shoes .*chimney$/);
  expect(tried).toContain('chimney');
  expect(queriesFor(parseGoal('Renew my library card.').steps[0]!, [])).toEqual(['']);
});

test('what was told before says which page is meant, and to leave it open asks for nothing more', () => {
  const told = 'My cat scratches a lot and I think she has fleas. Open the page with advice on that.';
  expect(parseGoal(told).steps).toMatchObject([{ text: 'Open the page with advice on she has fleas' }]);
  expect(parseGoal('Find the article about lost passwords. Leave it open.').steps).toHaveLength(1);
});

test('a number that is asked for is told by its figures', () => {
  const shown = tabled([['Ship model'], ['the brig Ann Mary'], ['Object number 2001.9']], 'Collection');
  const step = parseGoal('What is the object number of the model of the ship Ann Mary?').steps[0]!;
  expect(labelledValue(shown, step)?.line).toBe('Object number 2001.9');
  expect(lacksFigures(step, 'Ship model: the brig Ann Mary')).toBe(true);
});

test('what a thing shows is no place among others', () => {
  const [step] = parseGoal('Open the picture that shows the first bridge.').steps;
  expect(step!.nth).toBeNull();
  expect(step!.object).toContain('first bridge');
  expect(parseGoal('Open the first picture that shows a bridge.').steps[0]!.nth).toBe(1);
});

test('a kind is akin to what is one of it', () => {
  for (const [kind, member] of [
    ['furniture', 'sofa'],
    ['animals', 'dog'],
  ])
    expect(similarity(phrase(member!), phrase(kind!))).toBeGreaterThan(0.5);
});

test('what to do when there is none is nothing to be done', () => {
  for (const told of ['If they have none, borrow nothing and say so.', "If it doesn't exist, leave everything."])
    expect(parseGoal(`Borrow a cement mixer. ${told}`).steps, told).toHaveLength(1);
  expect(parseGoal('I want to keep hens at home. Find the page that explains this subject.').steps).toMatchObject([
    { text: 'Find the page that explains keep hens at home' },
  ]);
});

/** Where somebody is who has followed a link from the front page. */
function at(page: Page, instructions: string, link: string): Situation {
  const memory = recall({
    version: 1,
    last: { kind: 'click', label: link, key: 'front', step: 0, rule: 'satisfice', scent: 20 },
    trail: [{ key: 'front', title: 'Front page', left: [], lead: 20 }],
  });
  const [step] = parseGoal(instructions).steps;
  return { page, key: 'here', step, memory, items: page.items, fresh: [] } as unknown as Situation;
}

test('the page that is described is known by what it says, and not by a passing word', () => {
  const asked = 'Find the page that says whether you may bring your dog.';
  const rules = tabled(
    [['Because of the birds no dogs may land, but for assistance dogs.']],
    'Bringing animals ashore',
  );
  const boats = tabled([['The boat leaves at nine and takes twelve people.']], 'Crossing by boat');
  const [here, there] = [at(rules, asked, 'Animals'), at(boats, asked, 'Crossing by boat')];
  expect(recognised(here, here.step!)).toBeTruthy();
  expect(recognised(there, there.step!)).toBeUndefined();
  const locked = tabled([['If you have forgotten your password, choose Reset.']], 'Locked out');
  const reset = at(locked, 'Find the page that explains what to do with a forgotten password.', 'Locked out');
  expect(recognised(reset, reset.step!)).toBeTruthy();
});

test('nobody waits for the rest of a list that comes when one scrolls down to it', () => {
  const wait = { name: 'wait', kind: 'wait' };
  const rows = [...Array.from({ length: 10 }, (_, i) => [`Entry ${i}`]), ['Loading older entries ...']];
  const looking = (page: Page, items: object[]) =>
    waitFor({
      page,
      items,
      memory: recall(null),
      traits: { impatience: 1 },
      waited: { came: true },
    } as unknown as Situation);
  expect(looking(tabled(rows), [wait, { name: 'scroll:down', kind: 'scroll', disabled: false }])).toBeNull();
  expect(looking(tabled(rows), [wait])).not.toBeNull();
  expect(looking(tabled([['Loading older entries ...']]), [wait])).not.toBeNull();
});

test('of a list without heads the row that is spoken of is the answer', () => {
  const log = tabled(
    [
      ['22:00', 'Pike', 'Goods train passed'],
      ['21:43', 'Onslow', 'Points oiled'],
      ['21:26', 'Rowe', 'Swan near the viaduct'],
      ['21:09', 'Sadler', 'Lamp changed'],
      ['20:52', 'Pike', 'Signal tested'],
    ],
    'Signal box',
    200,
  );
  const question = 'Which signaller wrote the entry about a swan?';
  const step = parseGoal(question).steps[0]!;
  const situation = {
    page: log,
    asked: question,
    items: [],
    memory: recall(null),
    key: 'log',
    traits: { magnified: 1 },
  };
  expect(answerAmong(situation as unknown as Situation, step)?.line).toContain('Rowe');
});
