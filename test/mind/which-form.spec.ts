import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { tookSecret } from '../../src/mind/scent/done/sent.ts';
import { foreignFields } from '../../src/mind/scent/filling/coverage/meant-form.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { knowAgain } from '../../src/mind/scent/known-again.ts';
import { namesAnother } from '../../src/mind/scent/meaning/for-another.ts';
import { isOtherOfSeries } from '../../src/mind/scent/meaning/series.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import { ownActFirst } from '../../src/mind/scent/rules/form/own-act.ts';
import { meantByKind, offeredInstead } from '../../src/mind/scent/rules/setbacks/by-kind.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';

function item(raw: string, kind: string, context: string, order: number, name = `${kind}:${raw}`): Item {
  const role = kind === 'type' ? 'textbox' : 'button';
  const said = { raw, label: raw, said: phrase(raw), placeholder: '', value: '', group: '', options: [] };
  return {
    ...said,
    name,
    kind,
    role,
    order,
    context: phrase(context),
    state: new Set(),
    action: {},
  } as unknown as Item;
}

function at(instructions: string, items: Item[]): Situation {
  const goal = parseGoal(instructions);
  return {
    goal,
    step: goal.steps[0],
    items,
    key: 'page',
    memory: freshMemory(),
    page: { items },
  } as unknown as Situation;
}

test('of two forms that stand beside each other and ask the same the one is filled in that the task is about', () => {
  const form = (name: string, order: number) => {
    const send = `Send ${name} reading`;
    const words = `${name} meter Contract number Date read ${send}`;
    const fields = ['Contract number', 'Date read'].map((label, i) => item(label, 'type', words, order + 2 * i));
    return [...fields, item(send, 'click', words, order + 4)];
  };
  // They are read line by line, across both.
  const items = [...form('electricity', 0), ...form('gas', 1)];
  const foreign = foreignFields(at('Send in the gas meter reading.', items), []);
  expect([...foreign].map(({ order }) => order).sort()).toEqual([0, 2, 4]);
});

test('a field is known again by what was put into it once a message beside it has changed its name', () => {
  const memory = { ...freshMemory(), filled: { page: { 'type:number.gas-date': '77', 'type:name': 'Ida' } } };
  const renamed = { ...item('Number', 'type', '', 0, 'type:number.gas-please-enter'), value: '77' };
  knowAgain({ items: [renamed], byName: new Map([[renamed.name, renamed]]) } as unknown as Page, memory, 'page');
  expect(memory.filled.page).toEqual({ 'type:number.gas-please-enter': '77', 'type:name': 'Ida' });
});

test('a secret that is made up, or asked among much else, lets nobody in', () => {
  expect(tookSecret(['type:email', 'type:password'])).toBe(true);
  expect(tookSecret(['type:card-number', 'type:pin'])).toBe(true);
  expect(tookSecret(['type:full-name', 'type:choose-a-pin'])).toBe(false);
  expect(tookSecret(['type:name', 'type:birth', 'type:phone', 'type:pin'])).toBe(false);
});

test('the button for another thing than the one that the task names is left alone', () => {
  const task = 'Look through the collection for the Green Cabbage teapot and add it to my favourites.';
  const labels = [
    'Add Copper Kettle to my favourites',
    'Add Green Cabbage to my favourites',
    'Add Owl to my favourites',
  ];
  const items = labels.map((label, i) => item(label, 'click', '', i));
  const situation = at(task, items);
  expect(items.map((one) => namesAnother(situation, one))).toEqual([true, false, true]);
});

test('what a step names by its own verb is pressed before the end of the page', () => {
  const end = item('Place order', 'click', '', 2);
  const apply = item('Apply voucher', 'click', '', 1);
  const proposal = { rule: 'commit', item: end } as Proposal;
  expect(ownActFirst(at('Apply the voucher and then place the order.', [apply, end]), proposal)?.item).toBe(apply);
  expect(ownActFirst(at('Place the order.', [apply, end]), proposal)).toBeNull();
});

test('an alternative for what a form does not take is no step of its own, and stays in mind', () => {
  const asked = (text: string) => parseGoal(text, true).steps.length;
  expect(asked('Hire 2 kayaks for 7 June. If they have none that day, take the next day they offer.')).toBe(1);
  expect(asked('Sign us up. If the first name is taken, use the second one.')).toBe(1);
  expect(asked('Send in my recipe. Shorten the line if it is too long.')).toBe(1);
  expect(parseGoal('Book a slot on Tuesday. If it is full, take the Wednesday one.', true).steps).toHaveLength(2);
});

test('a complaint that names no field is about the one that holds the day or the number', () => {
  const request = { today: new Date('2027-06-01T00:00:00Z') };
  const held = (raw: string, value: string, order: number) => ({ ...item(raw, 'type', '', order), value });
  const [day, count, name] = [held('Day', '2027-06-07', 0), held('Boats', '6', 1), held('Name', 'Ida', 2)];
  const said = (complaint: string, goal = 'Hire 6 boats, or as many as they allow.') => {
    const situation = {
      ...at(goal, [day, count, name]),
      request,
      dayFirst: true,
      knowledge: [],
    } as unknown as Situation;
    return { meant: meantByKind(situation, complaint, [day, count, name]), situation };
  };
  const shut = said('We are shut on Mondays. The next day is Tuesday 8 June 2027.');
  expect(shut.meant).toBe(day);
  expect(offeredInstead(shut.situation, day, 'The next free day is Tuesday 8 June 2027.')).toBe('2027-06-08');
  expect(said('We lend at most 4 to one party.').meant).toBe(count);
  expect(said('Enter the day with slashes, like 27/03/2026.').meant).toBeNull();
});

test('of a series of buttons the one is left alone that lacks a word by which the others are told', () => {
  const labels = ['Heather honey, small jar', 'Clover honey, small jar', 'Clover honey, large jar'];
  const items = labels.map((label, i) => item(`Put ${label} in the basket`, 'click', label, i));
  const page = { items, headings: [], all: phrase(labels.join(' . ')) } as unknown as Page;
  const other = (asked: string, i: number) =>
    isOtherOfSeries(
      phrase(asked),
      items[i]!,
      items.filter((_, at) => at !== i),
      page,
    );
  expect(other('large heather honey jar', 0)).toBe(true);
  expect(other('small jar lime honey', 1)).toBe(true);
  expect(other('large clover honey jar', 2)).toBe(false);
});
