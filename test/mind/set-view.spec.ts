import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item, Line } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { freshMemory, type Memory } from '../../src/mind/scent/memory.ts';
import { setView } from '../../src/mind/scent/rules/view.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

let order = 0;

function item(raw: string, kind: string, more: Partial<Item> = {}): Item {
  order += 1;
  return {
    name: `${kind}:${raw}`,
    kind,
    role: kind === 'click' ? 'button' : kind === 'check' ? 'checkbox' : 'combobox',
    raw,
    label: raw,
    said: phrase(raw),
    context: phrase(''),
    group: '',
    placeholder: '',
    value: '',
    options: [],
    disabled: false,
    state: new Set(),
    order,
    box: { x: 0, y: order * 30, width: 80, height: 20 },
    action: { parameters: { properties: { option: {} } } },
    ...more,
  } as unknown as Item;
}

/** What is done for a task on a page, and what is kept in mind of it. */
function next(instructions: string, items: Item[], memory: Memory = freshMemory()): string {
  const goal = parseGoal(instructions);
  const heading: Line = { text: 'Boats for hire', level: 1, box: null };
  const page = {
    items,
    title: 'Boats for hire',
    headings: [heading],
    lines: [heading],
    error: '',
    outcome: '',
    marked: [],
    drawn: [],
  };
  const situation = {
    asked: instructions,
    goal,
    step: goal.steps[0],
    items,
    page,
    memory,
    knowledge: [],
    key: 'page',
    appeared: new Set(),
    fresh: [],
    waited: { came: true },
    traits: { impatience: 1 },
  } as unknown as Situation;
  const found = setView(situation);
  return found
    ? found.status === 'completed'
      ? 'done'
      : `${found.item?.raw}${found.args ? ` = ${Object.values(found.args).join()}` : ''}`
    : '';
}

const kinds = (on = '') =>
  ['Canoe', 'Punt', 'Dinghy'].map((raw) =>
    item(raw, 'click', { group: 'Kind', state: new Set(raw === on ? ['pressed'] : []) }),
  );

test('what a list is to show is told by the names that the page has for it, whatever the words around them', () => {
  for (const task of [
    'Have nothing but punts in view – I mean the kind “Punt”.',
    'As regards the kind: Punt.',
    'Kind has to be Punt, the rest of the list can go.',
  ])
    expect(next(task, kinds()), task).toBe('Punt');
  expect(next('As regards the kind: Punt.', kinds('Punt'))).toBe('done');
});

test('what is set is put into effect by the button that does so, and is not done before', () => {
  const box = item('Punt', 'check', {
    context: phrase('Kind'),
    group: 'Boats for hire',
    action: { target: { context: 'Kind' } } as never,
  });
  const other = item('Canoe', 'check', {
    context: phrase('Kind'),
    group: 'Boats for hire',
    action: { target: { context: 'Kind' } } as never,
  });
  const apply = item('Show results', 'click');
  const memory = freshMemory();
  expect(next('Limit it to the kind Punt.', [other, box, apply], memory)).toContain('Punt');
  memory.last = { name: box.name, kind: 'check', rule: 'set_view', key: 'page' } as Memory['last'];
  const ticked = { ...box, state: new Set(['checked']) } as Item;
  expect(next('Limit it to the kind Punt.', [other, ticked, apply], memory)).toBe('Show results');
  expect(next('Limit it to the kind Punt.', [other, ticked, apply], memory)).toBe('done');
});

test('money and languages are known by any of their names', () => {
  const money = item('Currency', 'choose', { options: ['GBP £', 'SEK kr'], value: 'GBP £' });
  expect(next('I reckon in Swedish kronor, so have the currency in Swedish krona.', [money])).toBe('Currency = SEK kr');
  const tongue = item('Language', 'choose', { options: ['English', 'Svenska'], value: 'English' });
  expect(next('Make Swedish my language.', [tongue])).toBe('Language = Svenska');
});

test('an order is told by what it goes by and which way it runs', () => {
  const sorts = item('Sort by', 'choose', {
    options: ['Name', 'Length: short to long', 'Length: long to short', 'Year: newest'],
    value: 'Name',
  });
  expect(next('Check the ordering by length (longest first).', [sorts])).toBe('Sort by = Length: long to short');
});

test('a task that does something to a thing of the list is no matter of what the list shows', () => {
  const hire = item('Hire', 'click', { group: 'Grey Heron' });
  const heron = item('Grey Heron', 'click', { role: 'link' });
  expect(next('Hire a boat of the kind Punt.', [...kinds(), hire])).toBe('');
  expect(next('Set the kind to Punt and open Grey Heron.', [...kinds(), heron])).toBe('');
  expect(next('How many are of the kind Punt?', [...kinds(), heron])).toBe('');
});

test('beside a value that is told with its name another one may be told without', () => {
  const hire = item('Length', 'choose', { options: ['Any', 'Short', 'Long'], value: 'Any' });
  expect(next('Only the long ones of the kind Punt, please.', [...kinds('Punt'), hire])).toBe('Length = Long');
});

test('what is refused is not chosen', () => {
  expect(next('Show the boats without those of the kind Punt.', kinds())).toBe('');
});

test('what ends a form opens nothing that could be set, whatever part of the page it is made of', () => {
  const part = item('Section 4', 'click', { role: 'tab', state: new Set(['collapsed']) });
  const submit = item('Submit', 'click', { role: 'tab', state: new Set(['collapsed']) });
  expect(next('Expand the section below and click submit.', [part, submit])).toBe('');
});

test('what is asked for and is to be left in view is set, what cannot be taken away is hidden, and the answer beside the name is meant', () => {
  expect(next('Which boats have Punt as their kind? Leave just those on the screen.', kinds())).toBe('Punt');
  expect(next('Get rid of every boat that is not a Punt in kind.', kinds())).toBe('Punt');
  const sizes = ['Normal', 'Large', 'Small'].map((raw) => item(raw, 'click', { group: 'Text size' }));
  expect(next('As for the text size: large, please, since the letters are a bit too small for me.', sizes)).toBe(
    'Large',
  );
});

test('orders that stand side by side as links are chosen from like any others', () => {
  const links = ['Name A–Z', 'Length: shortest', 'Length: longest'].map((raw, i) =>
    item(raw, 'click', { role: 'link', box: { x: 100 * i, y: 10, width: 80, height: 20 } }),
  );
  expect(next('Please get the boats listed from the longest length on.', links)).toBe('Length: longest');
});
