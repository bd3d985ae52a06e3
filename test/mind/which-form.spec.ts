import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { tookSecret } from '../../src/mind/scent/done/sent.ts';
import { foreignFields } from '../../src/mind/scent/filling/coverage/meant-form.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { knowAgain } from '../../src/mind/scent/known-again.ts';
import { namesAnother } from '../../src/mind/scent/meaning/for-another.ts';
import { freshMemory } from '../../src/mind/scent/memory.ts';
import { ownActFirst } from '../../src/mind/scent/rules/form/own-act.ts';
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
