import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { isHeldBack } from '../../src/mind/scent/meaning/held-back.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import { tickedFromStart, unannounced } from '../../src/mind/scent/person/costs.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { fieldNameHardship } from '../../src/mind/scent/telling/field-name.ts';
import { glitchOf } from '../../src/mind/scent/telling/glitch.ts';
import { goneWrong } from '../../src/mind/scent/telling/gone-wrong.ts';
import { isSign } from '../../src/mind/scent/telling/sign.ts';
import { tabled } from './tabled.ts';

/** What somebody who has just put a list in order remarks on its prices. */
function remarked(prices: readonly string[], argument: string, task = 'Buy the cheapest lamp.') {
  const goal = parseGoal(task);
  const page = tabled([['Lamp', 'Price'], ...prices.map((price, i) => [`Lamp ${'ABCD'[i]}`, price])], 'Lamps');
  const last = { step: 0, key: 'page', label: 'Sort by', rule: 'sort', argument };
  return glitchOf({ goal, step: goal.steps[0], page, memory: { ...freshMemory(), last } } as unknown as Situation);
}

test('a list in the contrary order of the one asked for is noticed, and no other', () => {
  const falling = ['£30', '£20', '£10'];
  expect(remarked(falling, 'Price: low to high')).toEqual({ kind: 'contrary', about: 'Price: low to high' });
  expect(remarked(falling, 'Price: high to low')).toBeNull();
  expect(remarked(['£10', '£30', '£20'], 'Price: low to high'), 'one that leads the list is picked out').toBeNull();
  expect(remarked(['£10', '£10', '£10'], 'Price: low to high')).toBeNull();
  expect(remarked(falling, 'Lamps and lights')).toBeNull();
});

test('what a program leaves where words should be is noticed, unless the task speaks of it', () => {
  expect(remarked(['£NaN', '£NaN', '£NaN'], '')).toEqual({ kind: 'broken', about: '£NaN' });
  expect(remarked(['{{ price }}', '£2', '£3'], '')).toMatchObject({ kind: 'broken' });
  expect(remarked(['Nan made it', '£2', '£3'], '')).toBeNull();
  expect(remarked(['£NaN', '£2', '£3'], '', 'Find out why the price reads £NaN.')).toBeNull();
});

test('a price on the button is a surprise to who was told of none', () => {
  const pays = (task: string, label: string, amounts: number[] = []) =>
    goneWrong(
      {
        goal: parseGoal(task),
        memory: { ...freshMemory(), amounts },
        page: tabled([['Room', 'Free of charge']], 'Check your request'),
        request: { turnIndex: 4 },
        fresh: [],
      } as unknown as Situation,
      { status: 'continue', item: { kind: 'click', raw: label }, why: '' } as Proposal,
    );
  const ask = 'Ask the library for the garden room.';
  expect(pays(ask, 'Pay £14.50 now')).toEqual({ kind: 'demanded', about: '£14.50' });
  expect(pays(ask, 'Order and pay 14,50 €')).toEqual({ kind: 'demanded', about: '14,50 €' });
  expect(pays(ask, 'Send request')).toBeNull();
  expect(pays(ask, 'Pay £14.50 now', [1450]), 'a price that was on view').toBeNull();
  expect(pays('Buy a ticket for the garden room.', 'Pay £14.50 now')).toBeNull();
});

test('what a box costs that stood ticked is not announced by that, unless it was asked for or left so on purpose', () => {
  const raw = 'Breakdown cover, £6.90 a month';
  const box = { kind: 'check', role: 'checkbox', raw, said: phrase(raw), state: new Set(['checked']), value: '' };
  const page = { items: [box as unknown as Item] } as Page;
  const untouched = () => false;
  expect(tickedFromStart(page, 'Buy a monthly pass.', untouched)).toEqual([690]);
  expect(tickedFromStart(page, 'Buy a monthly pass with breakdown cover.', untouched)).toEqual([]);
  expect(tickedFromStart(page, 'Buy a monthly pass.', () => true)).toEqual([]);
  const bill = { amounts: [7400, 690], extras: [], total: 8090 };
  expect(unannounced(bill, [7400], null, [690])).toBe(690);
  expect(unannounced(bill, [7400, 690], null, [690]), 'it was on the bill before').toBeNull();
  expect(unannounced(bill, [7400], null), 'the first total that one sees').toBeNull();
});

test('a small button whose name stands nowhere is a picture to be guessed, unless everybody knows it', () => {
  const signs = (raw: string, shown: string[], width = 36, screenReader = false) =>
    isSign(
      { page: { lines: shown.map((text) => ({ text })) }, traits: { screenReader } } as unknown as Situation,
      { kind: 'click', role: 'button', raw, label: raw, box: { x: 0, y: 0, width, height: 36 } } as Item,
    );
  expect(signs('Save', ['Red lentil soup'])).toBe(true);
  expect(signs('Save', ['Red lentil soup', 'Save'])).toBe(false);
  expect(signs('Search', ['Red lentil soup'])).toBe(false);
  expect(signs('Save', ['Red lentil soup'], 200), 'a card').toBe(false);
  expect(signs('Save', ['Red lentil soup'], 36, true), 'who listens hears the name').toBe(false);
});

test('what only members are shown is no answer, and is remarked on', () => {
  const line = 'Become a member for £4.99 a month to see the whole recipe.';
  expect(isHeldBack(line, 'Find out how long the plum cake has to bake.')).toBe(true);
  expect(isHeldBack('Sign in to see the prices', 'What does a roll of felt cost?')).toBe(true);
  expect(isHeldBack(line, 'Find out what it costs to become a member.')).toBe(false);
  expect(isHeldBack('Join the two ends and bake for 55 minutes.', 'How long does it bake?')).toBe(false);
  expect(isHeldBack('Sign up by 4 May. It costs £12.', 'What does the walk cost?')).toBe(false);
  const goal = parseGoal('Find out how long the plum cake has to bake.');
  const page = tabled([['Preheat the oven'], [line]], 'Plum cake');
  const situation = { goal, page, asked: goal.text, memory: freshMemory(), fresh: [line], request: { turnIndex: 2 } };
  expect(
    goneWrong(situation as unknown as Situation, { status: 'continue', item: null, why: '' } as unknown as Proposal),
  ).toEqual({
    kind: 'missing',
    about: line,
  });
});

test('a field is harder to fill in whose name is nowhere to be seen, or is a word of the trade', () => {
  const felt = (raw: string, shown: string[], more: Partial<Item> = {}, screenReader = false) =>
    fieldNameHardship(
      {
        page: { lines: shown.map((text) => ({ text })) },
        traits: { screenReader, readingGrade: 12 },
      } as unknown as Situation,
      {
        rule: 'fill_field',
        item: {
          kind: 'type',
          role: 'textbox',
          raw,
          label: raw,
          said: phrase(raw),
          placeholder: '',
          group: '',
          state: new Set(),
          action: {},
          value: '',
          context: phrase(''),
          box: { x: 0, y: 0, width: 200, height: 30 },
          ...more,
        } as unknown as Item,
      } as Proposal,
    ).remark?.kind ?? null;
  expect(felt('tel', ['Join the waiting list'])).toBe('nameless');
  expect(felt('Phone number', ['Join the waiting list', 'Phone number'])).toBeNull();
  expect(felt('Quantity of roses', ['Roses', '£4']), 'the row of a table names it').toBeNull();
  expect(felt('tel', ['Join the waiting list'], { placeholder: 'Phone number' })).toBeNull();
  expect(felt('tel', ['Join the waiting list'], {}, true), 'who listens hears the name').toBeNull();
  expect(felt('MSISDN', ['MSISDN'])).toBe('words');
  expect(felt('IBAN', ['IBAN'])).toBeNull();
});
