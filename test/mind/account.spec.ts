import { expect, test } from '@playwright/test';
import { type Knowledge, renderInstructions } from '../../src/contract/index.ts';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { outstanding } from '../../src/mind/scent/account/outstanding.ts';
import { owed, wasAskedFor } from '../../src/mind/scent/account/owed.ts';
import { noteAskedFor, noteSeenTo } from '../../src/mind/scent/account/seen-to.ts';
import { seenToAll } from '../../src/mind/scent/done/seen-to-all.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { freshMemory, type Memory } from '../../src/mind/scent/memory.ts';
import { putOwed } from '../../src/mind/scent/rules/form/put-owed.ts';
import { keepRest, seeToRest } from '../../src/mind/scent/rules/form/see-to-rest.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

interface Shown {
  role?: string;
  kind?: string;
  options?: string[];
  state?: string[];
  group?: string;
}

function item(
  label: string,
  { role = 'button', kind = 'click', options = [], state = [], group = '' }: Shown = {},
): Item {
  const parameter = kind === 'type' || kind === 'choose' ? { value: { type: 'string' } } : {};
  return {
    label,
    raw: label,
    said: phrase(label),
    context: phrase(''),
    value: '',
    placeholder: '',
    order: 0,
    box: { x: 0, y: 0, width: 80, height: 20 },
    name: `${kind}:${label}`,
    action: { parameters: { properties: parameter } },
    role,
    kind,
    options,
    group,
    state: new Set(state),
  } as unknown as Item;
}

function at(asked: string, items: Item[], memory: Partial<Memory> = {}, knowledge: Knowledge[] = []): Situation {
  const goal = parseGoal(asked);
  return {
    asked,
    goal,
    step: goal.steps.at(-1),
    items,
    key: 'page',
    memory: { ...freshMemory(), step: goal.steps.length - 1, ...memory },
    page: { items, title: '', lines: [], headings: [] },
    request: { today: new Date('2026-11-02T00:00:00Z'), instructions: renderInstructions(asked, knowledge) },
  } as unknown as Situation;
}

test('an answer that the task names and nobody gave yet is given before anything is sent', () => {
  const task = 'Order the tests for lead and pH.';
  const boxes = [item('Lead £18', { role: 'checkbox', kind: 'check', state: ['checked'] })];
  boxes.push(
    item('Nitrogen £11', { role: 'checkbox', kind: 'check' }),
    item('pH value £9', { role: 'checkbox', kind: 'check' }),
  );
  const situation = at(task, boxes);
  noteSeenTo(situation.memory, boxes[0]!, '');
  expect(seeToRest(situation, task)?.item?.label).toBe('pH value £9');
  noteSeenTo(situation.memory, boxes[2]!, '');
  expect(seeToRest(situation, task)).toBeNull();
});

test('what is left is seen to in the order of the task, whatever the order on the page', () => {
  const task = 'Pull lever 4, then pull lever 2, then ring the bell once.';
  const buttons = ['Pull lever 1', 'Pull lever 2', 'Pull lever 4', 'Ring bell'].map((label) => item(label));
  const situation = at(task, buttons);
  const pressed: string[] = [];
  for (let next = seeToRest(situation, task); next; next = seeToRest(situation, task)) {
    pressed.push(next.item!.label);
    noteSeenTo(situation.memory, next.item!, '');
  }
  expect(pressed).toEqual(['Pull lever 4', 'Pull lever 2', 'Ring bell']);
  expect(seenToAll(situation, situation.step!, true)).toBeUndefined();
  Object.assign(situation.memory, { last: { rule: 'see_to_rest', kind: 'click', label: 'Ring bell' } });
  expect(seenToAll(situation, situation.step!, true)).toMatchObject({ cause: 'Ring bell' });
});

test('what is to be switched off or left alone is not taken', () => {
  const task = 'Choose the small box and turn off the weekly summary. Do not take the gift wrapping.';
  const boxes = ['Weekly summary', 'Gift wrapping'].map((label) => item(label, { role: 'checkbox', kind: 'check' }));
  expect(seeToRest(at(task, boxes), task)).toBeNull();
});

test('a list that the task names beside what is left is opened; one that it does not name is not', () => {
  const task = 'Set the time zone to Lisbon and save.';
  const lists = ['Language English', 'Time zone London'].map((label) => item(label, { state: ['collapsed'] }));
  expect(seeToRest(at(task, lists), task)?.item?.label).toBe('Time zone London');
});

test('a question that was answered as the task says is not answered with another word of it', () => {
  const task = 'I am a visitor. Park the car in bay B.';
  const answer = (label: string, state: string[]) =>
    item(label, { role: 'radio', kind: 'check', group: 'Space', state });
  expect(seeToRest(at(task, [answer('Bay B', ['checked']), answer('Visitor', [])]), task)).toBeNull();
  expect(seeToRest(at(task, [answer('Yard', ['checked']), answer('Visitor', [])]), task)?.item?.label).toBe('Visitor');
});

test('a value that was given and went nowhere is owed, however figures and dates are written', () => {
  const task = 'Send the meter reading.';
  const given = [
    { name: 'reading', value: '2,500', secret: false },
    { name: 'date', value: '2026-03-09', secret: false },
    { name: 'newsletter', value: 'no', secret: false },
  ];
  const situation = at(task, [], {}, given);
  expect(owed(situation)).toEqual(['2,500', '2026-03-09']);
  noteSeenTo(situation.memory, item('Reading', { kind: 'type' }), '2500');
  noteSeenTo(situation.memory, item('Date', { kind: 'type' }), '9 March 2026');
  expect(owed(situation)).toEqual([]);
});

test('what no page asks for only tells which thing is meant', () => {
  const given = [
    { name: 'author', value: 'Ida Sand', secret: false },
    { name: 'colouredCardPacks', value: '5', secret: false },
  ];
  const situation = at('Reserve the book and order the card.', [], {}, given);
  noteAskedFor(situation.memory, [item('Packs of coloured card', { kind: 'type' }), item('Sort by author')]);
  expect(given.filter(({ value }) => wasAskedFor(situation, value)).map(({ name }) => name)).toEqual([
    'colouredCardPacks',
  ]);
});

test('a name in the task is put into the field that it names right before it', () => {
  const task = 'In the settings change the display name to Marta Kowal and save the changes.';
  const fields = ['Street', 'Display name'].map((label) => item(label, { role: 'textbox', kind: 'type' }));
  const proposal = putOwed(at(task, fields));
  expect(proposal?.item?.label).toBe('Display name');
  expect(proposal?.args).toEqual({ value: 'Marta Kowal' });
  expect(putOwed(at(task, fields.slice(0, 1)))).toBeNull();
});

test('what was saved before a change is saved once more', () => {
  const save = item('Save');
  const last = { rule: 'see_to_rest', kind: 'check', name: 'check:Gale warnings' } as Memory['last'];
  const tried = { page: { [save.name]: 1 } };
  expect(keepRest(at('Switch on the gale warnings and save.', [save], { last, tried }))?.item).toBe(save);
  expect(keepRest(at('Switch on the gale warnings and save.', [save], { last }))).toBeNull();
});

test('words of the task that are told in other words on the page are seen to', () => {
  const task = 'Delete the photo of the harbour.';
  const situation = at(task, []);
  noteSeenTo(situation.memory, item('Remove picture: harbour'), '');
  expect(outstanding(situation, 'Pick the photo of the harbour').map(({ token }) => token.word)).toEqual([]);
});
