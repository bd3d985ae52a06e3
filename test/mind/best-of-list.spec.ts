import { expect, test } from '@playwright/test';
import type { Page } from '../../src/mind/perception/page.ts';
import { inquire } from '../../src/mind/scent/answering/query/inquire.ts';
import { valueOfThis } from '../../src/mind/scent/answering/stated/of-this.ts';
import { toldInside } from '../../src/mind/scent/done/learned.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { asked } from './asked.ts';
import { tabled } from './tabled.ts';

const REPAIRS = tabled(
  [
    ['No.', 'Subject', 'Reported on', 'State'],
    ['2207', 'Gate does not lock', '02/11/2024', 'Closed'],
    ['2231', 'Wrong number of keys', '19/11/2024', 'Open'],
    ['2198', 'Order of a second lamp', '14/10/2024', 'Closed'],
    ['2260', 'One step is loose', '08/01/2025', 'Open'],
  ],
  'Repairs',
  230,
);
const LOANS = tabled(
  [
    ['Loan', 'Date', 'Borrower', 'Total'],
    ['#811', '12/03/2025', 'Aisha Khan', '€45.00'],
    ['#812', '11/03/2025', 'Marcus Webb', '€412.50'],
    ['#813', '10/03/2025', 'Hannah Doyle', '€1,250.00'],
  ],
  'Loans',
  160,
);

/** What a page answers to a question over its list. */
function told(page: Page, question: string): string | undefined {
  const { situation, step } = asked(page, question);
  Object.assign(situation, { request: { today: new Date('2026-11-02T00:00:00Z') }, dayFirst: true, traits: {} });
  return inquire(situation, step)?.answer?.line;
}

test('a question for one of several and what of it is to be told are one question', () => {
  const texts = (text: string) => parseGoal(text).steps.map((step) => `${step.verb}: ${step.text}`);
  expect(texts('Which of my repairs is the oldest? Give me its number.')).toEqual([
    'learn: What is the number of which of my repairs is the oldest?',
  ]);
  expect(texts('Find the cheapest kayak. Tell me its length.')).toEqual([
    'learn: What is the length of the cheapest kayak?',
  ]);
  expect(texts('How many repairs are open? Answer with the number.')).toEqual(['learn: How many repairs are open?']);
  expect(texts('Who wrote the longest report? Give me the user name.')).toEqual([
    'learn: Who wrote the longest report?',
  ]);
  expect(texts('Give me the price of the blue kayak.')).toEqual(['learn: What is the price of the blue kayak?']);
});

test('what need not be done is not asked, and what can be done is, where nothing else is', () => {
  const goal = parseGoal('You do not need to leave a note. Request a visit.');
  expect(goal.steps.map(({ text }) => text)).toEqual(['Request a visit']);
  expect(goal.avoid).toEqual(['leave a note']);
  const [step] = parseGoal('The lamp in the yard works again, so that report can be marked as settled.').steps;
  expect([step?.verb, step?.scope]).toEqual(['transact', 'the lamp in the yard']);
  expect(parseGoal('Can a ticket be returned?').steps[0]?.verb).toBe('learn');
});

test('what is asked of the best of a list tells no row from another and is read under its head', () => {
  expect(told(REPAIRS, 'Which of my repairs is the oldest still open? Give me its number.')).toBe('2231');
  expect(told(REPAIRS, 'What is the number of the oldest repair?')).toBe('2198');
  expect(told(REPAIRS, 'Which of the repairs is the latest one that is still open?')).toBe('One step is loose');
  expect(told(LOANS, 'Which borrower has the loan with the highest total?')).toBe('Hannah Doyle');
  expect(told(LOANS, 'What is the number of the loan with the highest total?')).toBe('#813');
  // The page does not tell it, and nothing else is told in its place.
  expect(told(LOANS, 'What is the phone number of the borrower with the highest total?')).toBeUndefined();
  expect(
    told(
      tabled(
        [
          ['Loan', 'Total'],
          ['#811', '€45.00'],
          ['#812', '€90.00'],
        ],
        'Latest loans',
        160,
      ),
      'Which loan has the highest total?',
    ),
  ).toBeUndefined();
});

test('what the list does not tell is read on the page of the one that is meant', () => {
  const page = tabled(
    [
      ['Borrower', 'Hannah Doyle'],
      ['E-mail', 'h.doyle@mail.example'],
      ['Due', '01/03/2025'],
    ],
    'Loan #813',
    200,
  );
  expect(valueOfThis(page, 'e-mail address')).toBe('h.doyle@mail.example');
  expect(valueOfThis(page, 'phone number')).toBeNull();
  const { situation, step } = asked(
    page,
    'Which loan has the highest total? Tell me the e-mail address of the borrower.',
  );
  Object.assign(situation, { request: { today: new Date('2026-11-02T00:00:00Z') }, dayFirst: true, traits: {} });
  expect(toldInside(situation, step)).toBeUndefined();
  situation.memory.gathered = { step: 0, rows: {}, opened: 'list' };
  expect(toldInside(situation, step)?.answer).toBe('h.doyle@mail.example');
});
