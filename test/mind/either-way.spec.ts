import { expect, test } from '@playwright/test';
import type { Line, Page } from '../../src/mind/perception/page.ts';
import { holds } from '../../src/mind/scent/answering/facts/holds.ts';
import { eitherIn } from '../../src/mind/scent/goal/either.ts';

test('a task of two ways is read as what decides and what is done either way', () => {
  const read = { condition: 'the lamp is in stock', yes: 'Buy the lamp.', no: 'Buy the torch.' };
  for (const task of [
    'If the lamp is in stock, buy the lamp; otherwise buy the torch.',
    'Look whether the lamp is in stock. If so, buy the lamp. If not, buy the torch.',
    'Buy the lamp if the lamp is in stock, or else buy the torch.',
    'Please buy the lamp, but only if the lamp is in stock. Failing that, buy the torch.',
    'If the lamp is in stock, buy it, otherwise the torch.',
    'Which one depends on the stock: if the lamp is in stock, buy the lamp, else take the torch instead.',
  ])
    expect(eitherIn(task), task).toEqual(read);
  expect(eitherIn('Buy the lamp, unless it costs £5 or more; in that case take the torch instead.')).toEqual({
    condition: 'the lamp costs £5 or more',
    yes: 'Buy the torch.',
    no: 'Buy the lamp.',
  });
  expect(eitherIn('Fill in the form. If you are asked for a code, use 12. Otherwise leave it empty.')).toBe(null);
  expect(eitherIn('Buy the lamp if you find it.')).toBe(null);
  expect(eitherIn('Buy the lamp. Do not buy anything else.')).toBe(null);
});

function page(text: string): Page {
  const lines = text.split('\n').map((line): Line => {
    const [, marks, words] = /^(#*)\s*(.*)$/.exec(line)!;
    return { text: words!, level: marks!.length, box: null };
  });
  const headings = lines.filter(({ level }) => level > 0);
  return { lines, headings, items: [], marked: [], drawn: [], title: '', outcome: '' } as unknown as Page;
}

test('what decides is told by what the page shows of the thing, and is open while it shows nothing', () => {
  const list = page(`# Lamps
Moth – Price: £19; Stock: In stock; Maker: Orla
The Heron – Price: £41; Stock: Sold out; Maker: Orla`);
  expect(holds('Moth is in stock', list)).toBe(true);
  expect(holds('The Heron is in stock', list)).toBe(false);
  expect(holds('the price of Moth is below £20', list)).toBe(true);
  expect(holds('the price of The Heron is at most £40', list)).toBe(false);
  expect(holds('the Heron costs £41 or more', list)).toBe(true);
  expect(holds('Moth costs more than £19', list)).toBe(false);
  expect(holds('Kettle is in stock', list)).toBe(null);
  expect(holds('the price of Kettle is below £20', list)).toBe(null);
});
