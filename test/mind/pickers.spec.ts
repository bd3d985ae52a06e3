import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { typeColour } from '../../src/mind/scent/rules/widgets/colour-code.ts';
import { leafTo } from '../../src/mind/scent/rules/widgets/leaf.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

const FIELD = { action: { parameters: { properties: { text: { type: 'string' } } } } };

function item(label: string, kind = 'click', more: object = {}): Item {
  const box = { x: 0, y: 0, width: 60, height: 20 };
  const own = { name: `${kind}:${label}`, kind, label, raw: label, role: 'button', said: phrase(label), box };
  return {
    action: FIELD.action,
    placeholder: '',
    value: '',
    options: [],
    state: new Set(),
    disabled: false,
    ...own,
    ...more,
  } as never;
}

function at(...items: Item[]): Situation {
  return { items, key: 'here', memory: { tried: {}, done: [], idle: 0 } } as never;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

test('a calendar is turned by the names of months, by years where it is far, and else by one month', () => {
  const months = MONTHS.map((name) => item(name));
  const arrows = ['Previous year', 'Next year', 'Previous month', 'Next month'].map((name) => item(name));
  const shown = { year: 2026, month: 2, day: 1 };
  const to = (items: Item[], year: number, month: number) =>
    leafTo(at(...items), shown, { year, month, day: 9 })?.item?.label;
  expect(to([...arrows, ...months], 2026, 5)).toBe('May');
  expect(to([...arrows, ...months], 2027, 5)).toBe('Next year');
  expect(to(arrows, 2026, 3)).toBe('Next month');
  expect(to(arrows, 2025, 12)).toBe('Previous month');
  expect(to(arrows, 2026, 2)).toBeUndefined();
  const lists = [
    item('Month', 'choose', { options: MONTHS, value: 'February' }),
    item('Year', 'choose', { options: ['2025', '2026', '2027'], value: '2026' }),
  ];
  expect(to([...lists.toReversed(), ...arrows], 2027, 5)).toBe('Year');
  expect(to([...lists, ...arrows], 2026, 5)).toBe('Month');
});

test('a colour that is told by its code is typed into the picker of the swatch that is meant, and taken over', () => {
  const [step] = parseGoal('Give the frame of the sign the colour #2a9d8f.').steps;
  const swatches = [item('Background colour'), item('Frame colour'), item('Letter colour')];
  const situation = at(...swatches);
  expect(typeColour(situation, step!)?.item?.label).toBe('Frame colour');
  const field = item('Type a colour name or hex value', 'type', FIELD);
  situation.items = [...swatches, field, item('Ok')];
  expect(typeColour(situation, step!)).toMatchObject({ item: field, args: { text: '#2a9d8f' }, completes: false });
  situation.items = [...swatches, { ...field, value: '#2a9d8f' }, item('Ok')];
  expect(typeColour(situation, step!)?.item?.label).toBe('Ok');
  expect(typeColour(at(item('Letter colour')), step!)).toBeNull();
});
