import { expect, test } from '@playwright/test';
import type { Action } from '../../src/contract/index.ts';
import { readPage } from '../../src/mind/perception/page.ts';
import { spread } from '../../src/mind/perception/several.ts';
import { declared } from '../../src/mind/scent/arguments.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';

const list = (state: string[], value: string): Action => ({
  name: 'choose:team',
  parameters: {
    type: 'object',
    properties: { option: { type: 'string', enum: ['Bryn Parry', 'Greta Holm', 'Youssef Amrani'] } },
    required: ['option'],
  },
  target: { x: 0, y: 0, width: 200, height: 30, role: 'combobox', label: 'Team', kind: 'choose', value, state },
});

const read = (action: Action) =>
  readPage({
    frame: { bytes: Buffer.alloc(0), mediaType: 'image/png', width: 800, height: 600 },
    texts: [{ label: 'page_text', text: 'Team' }],
    actions: [action],
    frameAgeMs: 0,
  } as never).items;

test('a list of several answers is one box for each of them, on or off', () => {
  const items = read(list(['multiple'], 'Bryn Parry, Greta Holm'));
  expect(items.map(({ label, kind, group }) => [label, kind, group])).toEqual([
    ['Bryn Parry', 'check', 'Team'],
    ['Greta Holm', 'check', 'Team'],
    ['Youssef Amrani', 'check', 'Team'],
  ]);
  expect(items.map(({ state }) => state.has('checked'))).toEqual([true, true, false]);
  const proposal = { item: items[2], args: null } as unknown as Proposal;
  expect(declared({ goal: { text: '' } } as Situation, proposal)).toEqual({ option: 'Youssef Amrani' });
});

test('a list of which one answer is taken stays one list', () => {
  const [item, ...others] = read(list([], 'Bryn Parry'));
  expect([item?.kind, others.length, spread(item!)[0] === item]).toEqual(['choose', 0, true]);
});
