import { expect, test } from '@playwright/test';
import { coverage, phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import { refused } from '../../src/mind/scent/done/against/refused.ts';
import type { Control } from '../../src/mind/scent/filling/coverage/controls.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { optionByWords } from '../../src/mind/scent/filling/coverage/options-by-words.ts';
import { pairedFits } from '../../src/mind/scent/filling/coverage/paired.ts';
import { companyTold } from '../../src/mind/scent/filling/place-told.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { monthDays } from '../../src/mind/scent/goal/wording/clock.ts';
import { failures } from './tasks/play.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');
const steps = (text: string) => parseGoal(text).steps;
const list = (question: string, options: readonly string[]) =>
  ({ kind: 'list', question, options, shown: '', items: [{ label: question } as Item] }) as unknown as Control;

test('a word stands only where a word begins', () => {
  expect(coverage(phrase('tile'), phrase('Hale Textiles'))).toBeLessThan(0.5);
  expect(coverage(phrase('book'), phrase('all bookings'))).toBe(1);
});

test('what one gets for oneself or arranges to see is taken', () => {
  expect(steps('Get yourself the cheapest boat to Skerra.')[0]).toMatchObject({ verb: 'buy' });
  expect(steps('Get yourself an overview of the boats.')[0]!.verb).not.toBe('buy');
  const [see, ...more] = steps(
    'You are after a small flat and have not got much to spend. Arrange to see the cheapest one.',
  );
  expect(see).toMatchObject({ verb: 'transact', text: 'Arrange to see the cheapest small flat' });
  expect(more).toEqual([]);
  expect(steps('Buy a ticket for a bus on which you do not have to change.')[0]!.text).toContain('direct');
});

test('how often something is to come, and what is to come no longer, are two things', () => {
  expect(steps('Get a report only once a month, and no longer be told about replies.')).toMatchObject([
    { verb: 'transact', pairs: [{ value: 'once a month' }] },
    { verb: 'untick', items: ['notifications about replies'] },
  ]);
});

test('a day of a month may be told in words', () => {
  expect(monthDays('from the second of May to the twenty-first of June')).toBe('from 2 May to 21 June');
  expect(monthDays('the second of them, in May')).toBe('the second of them, in May');
});

test('that nothing has been done yet is no yes', () => {
  const [step] = steps('Order three lamps.');
  expect(refused(['No payment has been taken yet.'], step!)).not.toBeNull();
  expect(refused(['Nothing was booked until you confirm.'], step!)).not.toBeNull();
  expect(refused(['Nothing else is needed.'], step!)).toBeNull();
});

test('a company is known by how its name ends or by the word before it', () => {
  expect(companyTold('A desk for the office of Brandt GmbH by May.')).toBe('Brandt GmbH');
  expect(companyTold('Tell Ann Lee that Peel & Sons will come.')).toBe('Peel & Sons');
  expect(companyTold('A desk for Ann Lee in May.')).toBeNull();
});

test('of lists with the same numbers each takes what is counted for it, in whatever words', () => {
  const wish = readWish('Two grown-ups and three kids come on Saturday', TODAY, true);
  const numbers = ['0', '1', '2', '3'];
  const { fits, left } = pairedFits([list('Adults', numbers), list('Children', numbers)], wish);
  expect(fits.map(({ control, value }) => `${control.question} ${value}`)).toEqual(['Children 3']);
  expect(left.size).toBe(0);
});

test('an option that begins with a no is not named by another no', () => {
  const wish = readWish('no letters about offers', TODAY, true);
  const sound = list('Sound', ['Bell', 'No sound']);
  expect(optionByWords(sound, 'No sound', wish, '', [])).toBeNull();
});

test('one of many is told by what it is of, and what is only shown once more is not done', async () => {
  test.setTimeout(90_000);
  const crates = ['Textiles', 'Paints', 'Lamps', 'Cables', 'Roof tiles', 'Fans'];
  const row = (name: string) =>
    `<div style="padding:30px;border:1px solid"><h3>${name}</h3><p>12 crates</p><button onclick="window.won=this.dataset.n==='Roof tiles';this.outerHTML='<b>Released</b>'" data-n="${name}">Release</button></div>`;
  const order = `<title>Lamps</title><h1>Order lamps</h1><div id=o><label>Lamps <input type=number id=n value=0></label><button onclick="show()">Review order</button></div>
  <script>function show(){const n=document.getElementById('n').value;o.innerHTML='<h2>Check your order</h2><p>'+n+' lamps</p><p>Nothing has been ordered yet.</p><button onclick="window.won='+(n==='3')+';o.innerHTML=\\'<h2>Thank you</h2><p>Your order is in.</p>\\'">Place order</button>'}</script>`;
  expect(
    await failures([
      {
        name: 'crates',
        instructions: 'Release the shipment of the tiles.',
        pages: { '/': `<title>Shipments</title><h1>Shipments</h1>${crates.map(row).join('')}` },
      },
      { name: 'lamps', instructions: 'Order three lamps.', pages: { '/': order } },
    ]),
  ).toEqual([]);
});

test('what a page tells ends with the act that was asked, and nothing that it refused is done', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  const page = (refuses: boolean) => `<title>Stalls</title><h1>Market stall</h1><p>Before you start:</p>
  <ol><li>Write the stall code in capitals.</li><li>Press “Check row” first.</li></ol>
  <label>Stall code <input id=c></label><p id=e role=alert></p>
  <button onclick="this.dataset.done=1;e.textContent='Row 4'" id=k>Check row</button>
  <button onclick="if(${refuses}){e.textContent='The stall code is not valid.';return}window.won=c.value==='QB4';document.body.innerHTML='<h1>Request sent</h1><p>Thank you, we have your request.</p>'">Send request</button>`;
  const told = 'Request a stall, following the directions on the page.';
  expect(
    await failures([
      {
        name: 'stall',
        instructions: told,
        knowledge: [{ name: 'stall code', value: 'qb4', secret: false }],
        pages: { '/': page(false) },
      },
      {
        name: 'refused',
        instructions: told,
        knowledge: [{ name: 'stall code', value: 'qb4', secret: false }],
        pages: { '/': page(true) },
        claim: 'gave_up',
      },
    ]),
  ).toEqual([]);
});

test('who joins under a name goes by that name', async () => {
  test.setTimeout(60_000);
  const form = `<title>Hill Runners</title><h1>Become a member</h1><label>Member name <input id=m></label><label>Town <input id=t></label>
  <button onclick="window.won=m.value==='ada_k'&&t.value==='Hull';document.body.innerHTML='<h1>Welcome, '+m.value+'!</h1>'">Join</button>`;
  expect(
    await failures([
      {
        name: 'join',
        instructions: 'I would like to become a member of Hill Runners as “ada_k”; please sign me up.',
        knowledge: [{ name: 'town', value: 'Hull', secret: false }],
        pages: { '/': form },
      },
    ]),
  ).toEqual([]);
});
