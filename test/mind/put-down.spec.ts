import { expect, test } from '@playwright/test';
import { comparable, impliedBy, stem } from '../../src/mind/language/index.ts';
import { optionFor } from '../../src/mind/scent/filling/option-for.ts';
import { townBehindStreet } from '../../src/mind/scent/filling/place-told.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { says } from '../../src/mind/scent/rules/sheet/told.ts';
import { askOf } from '../../src/mind/scent/things/ask.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const stepsOf = (text: string) => parseGoal(text).steps;
const namesOf = (text: string) => askOf(stepsOf(text)[0]!).names.map((name) => name.text);

test('who is put down for something by their name is not looked for in a list', () => {
  expect(stepsOf('Enrol Tom Hartnell in the pottery course.')[0]!.object).toBe('pottery course');
  expect(stepsOf('Sign up Ida Berg for the chess club.')[0]!.object).toBe('chess club');
  expect(namesOf('Enrol Tom Hartnell in the pottery course.')).toEqual([]);
  expect(namesOf('Order two oat loaves and collect them at Kingfisher in Mill Lane.')).not.toContain('Kingfisher');
});

test('at what price one takes part belongs to that, and what has happened is reported', () => {
  expect(stepsOf('Enrol Tom in the pottery course. Take the reduced fee.')).toHaveLength(1);
  expect(stepsOf('Report Mia absent on 6 November.')[0]!.verb).toBe('transact');
  expect(stepsOf('Order my 50 microgram tablets.')[0]!.constraints.quantity).toBeNull();
});

test('a word that is joined to another chooses nothing, and a lower fee is told in everyday words', () => {
  expect(says('She is a full-time student.', 'Full')).toBe(false);
  expect(says('She pays the full fee.', 'Full')).toBe(true);
  expect(says('Take the ferry Oslo-Kiel.', 'Oslo')).toBe(true);
  expect(impliedBy('Take the reduced fee.').names.has(stem('concession'))).toBe(true);
});

test('no sum of money rates anything, and the town stands behind the street', () => {
  expect(comparable('Villa Lind 8.9 €156 a night', 'rating')).toBe(8.9);
  expect(townBehindStreet('Water runs out of the pavement in Weir Lane, Upton, since noon.')).toBe('Upton');
  expect(townBehindStreet('The lamp in Mill Lane, Monday evening.')).toBeNull();
});

const TASKS: Task[] = [
  {
    name: 'an offer that lies over the page a link led to is shut, and the question under the act is answered',
    instructions: 'Add the 7-day Nordic pass to my card.',
    pages: {
      '/': '<title>Card</title><h1>My card</h1><p>Card 2210 of Lena.</p><a href="/passes">Passes</a> <a href="/help">Help</a>',
      '/passes': `<title>Passes</title><h1>Passes</h1>${['Alpine, 7 days', 'Nordic, 1 day', 'Nordic, 7 days'].map((pass) => `<div style="display:flex;gap:20px"><b>${pass}</b><button onclick="q.textContent='Buy “${pass}” for card 2210? It starts on its first use.';d.dataset.p='${pass}';d.showModal()">Add</button></div>`).join('')}<p role=status id=o></p><dialog id=d><p id=q></p><button onclick="d.close();window.won=d.dataset.p==='Nordic, 7 days'&&!window.took;o.textContent='Pass added.'">Buy pass</button> <button onclick="d.close()">Cancel</button></dialog><div id=p role=dialog aria-label=Offer style="position:fixed;inset:0;background:#fff8"><div style="background:#fed;margin:80px auto;width:360px;padding:20px"><button aria-label=Close onclick="p.remove()">×</button><h2>Go further!</h2><p>The year card costs only €10 more a month.</p><button onclick="window.took=true;p.remove()">Upgrade now</button></div></div>`,
      '/help': '<title>Help</title><h1>Help</h1><p>Ring us.</p>',
    },
  },
  {
    name: 'of boxes called alike the one whose figure is told, and a box that says how old one is',
    instructions: 'Order more of my 20 mg omeprazole and my salbutamol inhaler.',
    knowledge: knows({ name: 'Harold Quint' }),
    pages: {
      '/': `<title>Repeat prescription</title><h1>Order a repeat prescription</h1><form id=f>${['Omeprazole 10 mg capsules', 'Omeprazole 20 mg capsules', 'Ramipril 5 mg capsules', 'Salbutamol inhaler'].map((drug) => `<p><label><input type=checkbox name=m value="${drug}"> ${drug}</label></p>`).join('')}<p><label><input type=checkbox name=age> I am 16 or over</label></p><button>Send order</button></form><p role=status id=o></p><script>f.onsubmit=function(e){e.preventDefault();if(!f.age.checked){o.textContent='Please tell us that you are 16 or over.';return}var m=[].filter.call(f.m,function(x){return x.checked}).map(function(x){return x.value});window.won=m.join()==='Omeprazole 20 mg capsules,Salbutamol inhaler';f.remove();o.textContent='Thank you, your order has been sent.'}</script>`,
    },
  },
];

test('what lies over a page, and boxes that are told by a figure', async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('a bare number is answered by the range in which it lies', () => {
  expect(optionFor('7', ['0', '1', '2', '5 or more'])?.option).toBe('5 or more');
  expect(optionFor('7000', ['Up to 5,000', '5,001 to 8,000', 'More than 8,000'])?.option).toBe('5,001 to 8,000');
  expect(optionFor('2', ['0', '1', '2', '5 or more'])?.option).toBe('2');
});
