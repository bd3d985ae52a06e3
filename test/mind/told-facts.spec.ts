import { expect, test } from '@playwright/test';
import type { Line, Page } from '../../src/mind/perception/page.ts';
import { foundIn } from '../../src/mind/scent/answering/facts/asked.ts';
import { factsOn } from '../../src/mind/scent/answering/facts/read.ts';
import { saidIn } from '../../src/mind/scent/view/said.ts';

/** A page of lines; what begins with "#" is a heading. */
function page(text: string): Page {
  const lines = text
    .trim()
    .split('\n')
    .map(
      (line): Line => ({
        text: line.replace(/^#+\s*/, '').trim(),
        level: /^\s*(#*)/.exec(line)![1]!.length,
        box: null,
      }),
    );
  return {
    lines,
    headings: lines.filter(({ level }) => level > 0),
    items: [],
    marked: [],
    drawn: [],
    title: '',
    outcome: '',
  } as unknown as Page;
}

const CARDS = `# Teapots
### Heron
Glaze: Blue
Price: £19
Fired: 3 May 2024
Shelf: Shelf A
### Moth
Glaze: Brown
Price: £24
Fired: 9 June 2023
Shelf: Shelf B
### Old Heron
Glaze: Blue
Price: £41
Fired: 1 January 2025
Shelf: Shelf B`;
const ENTRIES = `# Teapots
Heron – Glaze: Blue; Price: £19; Fired: 3 May 2024; Shelf: Shelf A
Moth – Glaze: Brown; Price: £24; Fired: 9 June 2023; Shelf: Shelf B
Old Heron – Glaze: Blue; Price: £41; Fired: 1 January 2025; Shelf: Shelf B`;
const BELOW = CARDS.replace(/: /g, '\n');

const ask = (text: string, question: string) => foundIn(saidIn(question), factsOn(page(text)))?.answer ?? null;

for (const [name, text] of [
  ['cards', CARDS],
  ['entries of a list', ENTRIES],
  ['names over their values', BELOW],
] as const)
  test(`what is told under names is found in ${name}, counted and compared, whatever the words around it`, () => {
    expect(ask(text, 'What is the price of Moth?')).toBe('£24');
    expect(ask(text, 'A buyer asks about Old Heron – the glaze, to be precise.')).toBe('Blue');
    expect(ask(text, 'Under which shelf do you have Moth?')).toBe('Shelf B');
    expect(ask(text, 'How many teapots are there with the glaze Blue?')).toBe('2');
    expect(ask(text, 'Name the teapot with the lowest price.')).toBe('Heron');
    expect(ask(text, 'Of those with the shelf “Shelf B”, which has the highest price?')).toBe('Old Heron');
  });

test('what is not told of the thing that is named is no answer', () => {
  expect(ask(CARDS, 'What is the price of Moth 2?')).toBe(null);
  expect(ask(CARDS, 'What is the weight of Moth?')).toBe(null);
  expect(ask(CARDS, 'What is the price of Kettle?')).toBe(null);
});
