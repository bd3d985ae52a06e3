import { expect, test } from '@playwright/test';
import type { Line, Page } from '../../src/mind/perception/page.ts';
import { toldInProse } from '../../src/mind/scent/answering/facts/prose.ts';

function page(...texts: string[]): Page {
  const lines = texts.map((text): Line => ({ text, level: 0, box: null }));
  return { lines, headings: [], items: [] } as unknown as Page;
}

const boat = page(
  'Varnish the deck every 8 months and after each winter.',
  'She weighs 400 kg and sleeps four.',
  'A deposit of £150 is taken when you book.',
  'Keys are handed over from 3.30 pm by Morag Airlie.',
);
const ask = (question: string) => toldInProse(question, boat, ['Grey Heron'])?.sentence ?? '';

test('what is asked for by its noun or as a question is told by the sentence that looks like an answer', () => {
  expect(ask('Please note the weight of Grey Heron.')).toContain('400 kg');
  expect(ask('What is the interval between two coats of varnish?')).toContain('every 8 months');
  expect(ask('How much is the deposit?')).toContain('£150');
  expect(ask('From what time do we get the keys?')).toContain('3.30 pm');
  expect(ask('Who hands over the keys?')).toContain('Morag');
  expect(ask('In which year was she built?')).toBe('');
  expect(ask('Which colour is she?')).toBe('');
});
