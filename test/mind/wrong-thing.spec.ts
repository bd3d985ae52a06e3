import { expect, test } from '@playwright/test';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { placeTold } from '../../src/mind/scent/filling/place-told.ts';
import { lackingTold } from '../../src/mind/scent/rules/gates/lacks-told.ts';
import { setsOverList } from '../../src/mind/scent/rules/gates/over-list.ts';
import { actsOnOtherNumber, noteKinds, sendsForOtherKind } from '../../src/mind/scent/rules/gates/wrong-thing.ts';
import { nextQuery } from '../../src/mind/scent/rules/way/queries.ts';
import type { Proposal } from '../../src/mind/scent/situation.ts';
import { asked } from './asked.ts';
import { tabled } from './tabled.ts';

/** A person before a page with a task, and the control that they think of. */
function before(page: Page, task: string, item: Partial<Item>, more: Partial<Proposal> = {}) {
  const { situation } = asked(page, task);
  const { goal } = situation;
  Object.assign(situation, { asked: task, step: goal.steps[0], knowledge: [] });
  return { situation, proposal: { rule: 'commit', item, args: null, ...more } as unknown as Proposal };
}

const BOATS = tabled(
  [
    ['Boat', 'Owner', 'State'],
    ['#311', 'Ann Lee', 'Afloat'],
    ['#312', 'Tom Ash', 'Ashore'],
    ['#313', 'Ida Venn', 'Afloat'],
    ['#314', 'Max Roe', 'Sold'],
  ],
  'Boats',
  160,
);

test('what a thing of a list is to become is not set in what only narrows the list', () => {
  const list = { kind: 'choose', label: 'State', options: ['Any', 'Afloat', 'Ashore', 'Sold'], value: 'Any' };
  const over = (task: string, option: string) => {
    const { situation, proposal } = before(BOATS, task, list as Partial<Item>, { args: { option } });
    return setsOverList(situation, proposal);
  };
  expect(over('Change the state of boat 313 to sold.', 'Sold')).toBe(true);
  expect(over('Delete all boats that are sold.', 'Sold')).toBe(false);
  // That a figure stands somewhere in the rows makes it none of their states.
  Object.assign(list, { options: ['1', '2', '3'], value: '1' });
  expect(over('Change the state of boat 313 to 2.', '2')).toBe(false);
});

test('nothing is put in for a thing that goes by another number', () => {
  const field = { kind: 'type', label: 'Note', role: 'textbox' } as Partial<Item>;
  const at = (heading: string) => {
    const { situation, proposal } = before(
      tabled([['State', 'Afloat']], heading),
      'Add the note "Dry" to boat 313.',
      field,
    );
    return actsOnOtherNumber(situation, proposal);
  };
  expect(at('Boat #311')).toBe(true);
  expect(at('Boat #313')).toBe(false);
  expect(at('Edit boat')).toBe(false);
});

test('nothing is sent off for a thing of another kind than the one that is told', () => {
  const sent = (task: string, ...pages: Page[]) => {
    const { situation, proposal } = before(pages.at(-1)!, task, { kind: 'click', label: 'Book', role: 'button' });
    for (const page of pages) noteKinds(situation.memory, page, task);
    return sendsForOtherKind(situation, proposal);
  };
  const task = 'Book a place in a Spanish class for two on 4 May.';
  const french = tabled([['French for beginners', 'Monday']], 'French');
  expect(sent(task, french)).toBe(true);
  expect(sent(task, tabled([['Spanish', 'French']], 'Classes'), french)).toBe(false);
  expect(sent('Book a Monday class for Ann.', french)).toBe(false);
});

test('what is only to come to be is not searched for', () => {
  const { situation, step } = asked(BOATS, 'Start a topic titled "Where to moor?" with the text "Near the bridge."');
  Object.assign(situation, { knowledge: [] });
  expect(nextQuery(situation, step)).toBe('');
});

test('a field that asks for a place by its kind gets the name that is told', () => {
  const told = (label: string, task: string) => placeTold({ kind: 'type', label, placeholder: '' } as Item, task);
  expect(told('Street', 'There is a lamp out on Cooper Lane, near the school.')).toBe('Cooper Lane');
  expect(told('Name of the park', 'The swing in Alder Park is broken.')).toBe('Alder Park');
  expect(told('Park', 'The swing in the park is broken.')).toBeNull();
  expect(told('E-mail', 'There is a lamp out on Cooper Lane.')).toBeNull();
});

test('a thing that does not come as it is told is left alone', () => {
  const sized = (sizes: readonly string[], task: string) => {
    const page = tabled([['Wool hat', '£19']], 'Wool hat');
    const items = sizes.map((label) => ({ kind: 'check', role: 'radio', label, group: 'Size' }) as unknown as Item);
    const { situation, proposal } = before({ ...page, items } as Page, task, items[0]!, { status: 'continue' });
    return lackingTold(situation, proposal).length > 0;
  };
  expect(sized(['37', '38', '39'], 'Put a wool hat in size M into my basket.')).toBe(true);
  expect(sized(['S', 'M', 'L'], 'Put a wool hat in size M into my basket.')).toBe(false);
  expect(sized(['37', '38', '39'], 'Put a wool hat into my basket.')).toBe(false);
  expect(sized(['36', '37'], 'Buy boots, size 38, for Ann.')).toBe(true);
  // What stands for many sizes may hold the one that is told.
  expect(sized(['35–38', '39–42'], 'Buy boots, size 38, for Ann.')).toBe(false);
});
