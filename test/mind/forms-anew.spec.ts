import { expect, test } from '@playwright/test';
import { stem } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { nounFit } from '../../src/mind/scent/filling/coverage/numbers.ts';
import { namedTogether } from '../../src/mind/scent/filling/coverage/slots.ts';
import { setOtherwise } from '../../src/mind/scent/rules/form/changed.ts';
import { accused, partsOf } from '../../src/mind/scent/rules/setbacks/accused.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');
const word = (text: string) => ({ word: text, stem: stem(text) });
const stems = (...texts: string[]) => new Set(texts.map(stem));

test('a label of words that others bear too is named by them together, and by what is joined to them', () => {
  const named = (wish: string, ...label: string[]) =>
    namedTogether(
      label.map(word),
      stems('friday', 'saturday', 'sunday'),
      stems('morning', 'afternoon', 'evening'),
      readWish(wish, TODAY, true).tokens,
    ) !== null;
  expect(named('I come on Saturday morning and afternoon', 'saturday', 'afternoon')).toBe(true);
  expect(named('I come on Friday evening and Sunday morning', 'sunday', 'morning')).toBe(true);
  expect(named('I come on Friday evening and Sunday morning', 'friday', 'morning')).toBe(false);
  expect(named('I come on Friday and Sunday mornings', 'friday', 'morning')).toBe(true);
  expect(named('I come on Friday evening', 'sunday', 'evening')).toBe(false);
});

test('numbers are read in words, the tens with the ones behind them', () => {
  const [first, second] = readWish('eighty guests on thirty-five chairs', TODAY, true).demands;
  expect([first!.number, second!.number]).toEqual([80, 35]);
});

test('how many asks for what stands behind it, and for nothing else that it names', () => {
  const wish = readWish('a half plot that two people will work', TODAY, true);
  const [half, people] = wish.demands;
  const question = 'How many people will work the plot?';
  expect(nounFit(question, people!, wish)).toBeGreaterThan(0.8);
  expect(nounFit(question, half!, wish)).toBe(0);
});

test('a choice that the site has set anew is seen, and one that it only writes otherwise is not', () => {
  const items = [
    { name: 'type:a', kind: 'type', value: '' } as Item,
    { name: 'type:b', kind: 'type', value: '' } as Item,
  ];
  const situation = {
    request: { today: TODAY },
    dayFirst: true,
    key: 'form',
    memory: { filled: { form: { 'type:a': 'Ann', 'type:b': 'Berg' } } },
    page: { byName: new Map(items.map((item) => [item.name, item])) },
  } as unknown as Situation;
  const field = (kind: string, value: string, options: string[] = []) => ({ kind, value, options }) as unknown as Item;
  expect(setOtherwise(situation, field('choose', '2', ['1', '2', '3']), '3')).toBe(true);
  expect(setOtherwise(situation, field('choose', '3', ['1', '2', '3']), '3')).toBe(false);
  expect(setOtherwise(situation, field('type', '14/06/2025'), '2025-06-14')).toBe(false);
  expect(setOtherwise(situation, field('type', '5', []), '3')).toBe(true);
  expect(setOtherwise(situation, field('type', ''), 'Ann')).toBe(true);
});

const field = (label: string, y: number, value = 'x') =>
  ({
    ...{ label, value, kind: 'type', role: 'textbox', placeholder: '', group: '', options: [], name: label },
    ...{ box: { x: 0, y, width: 200, height: 20 }, state: new Set(), context: { text: '', folded: '' } },
  }) as unknown as Item;
const born = field('Born on', 0);
const mail = field('E-mail', 40);

test('a remark at the end of a form is about the field that it names in other words, and not about the last one', () => {
  const told = (text: string) => {
    const page = { lines: [{ text, box: { x: 0, y: 62, width: 200, height: 20 } }] };
    return accused({ page } as unknown as Situation, text, [born, mail])?.label;
  };
  expect(told('Please write your date of birth like 24.12.1990.')).toBe('Born on');
  expect(told('Please write it in small letters.')).toBe('E-mail');
});

test('what is said of no field belongs to the sentence before', () => {
  const both = 'The date of birth is not known. It has to have a dot. Your e-mail has no @.';
  expect(partsOf(both, [born, mail])).toEqual([
    'The date of birth is not known. It has to have a dot.',
    'Your e-mail has no @.',
    both,
  ]);
});
