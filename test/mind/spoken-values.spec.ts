import { expect, test } from '@playwright/test';
import { daysInFigures } from '../../src/mind/language/index.ts';
import { demandsIn } from '../../src/mind/scent/filling/coverage/told.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** A Saturday. */
const TODAY = new Date('2026-11-28T12:00:00Z');

test('days told in words are written in figures, and nothing else is', () => {
  const said: Record<string, string> = {
    'starting on the first of February': 'starting on 1 February',
    'on May the 3rd, 2027': 'on 3 May 2027',
    'from the 3rd to the seventh of May': 'from 3 to 7 May',
    'on the twenty-first of June': 'on 21 June',
    'on Wednesday the 2nd': 'on 2 December 2026',
    'on the 19th': 'on 19 December 2026',
    'on Monday week': 'on 7 December 2026',
    'a week on Monday': 'on 7 December 2026',
    'the Friday after next': 'on 11 December 2026',
    'in a fortnight': 'on 12 December 2026',
    "in three weeks' time": 'on 19 December 2026',
  };
  for (const [text, written] of Object.entries(said)) expect.soft(daysInFigures(text, TODAY), text).toBe(written);
  for (const text of [
    'on the 19th floor',
    'on the third of the month',
    'you may first look around',
    'in March third place was free',
    'in the first week of May',
    'Write “on the first of May” into it',
  ])
    expect.soft(daysInFigures(text, TODAY), text).toBe(text);
});

test('amounts told in several words are one number', () => {
  const said: Record<string, [number, string]> = {
    'two hundred and fifty flyers': [250, 'flyers'],
    'a thousand leaflets': [1000, 'leaflets'],
    'two dozen eggs': [24, 'eggs'],
    'half a dozen rolls': [6, 'rolls'],
    'two and a half litres': [2.5, 'litres'],
    'for an hour and a half': [90, 'minutes'],
    'for three quarters of an hour': [45, 'minutes'],
    'half a kilo of cheese': [0.5, 'kilo'],
    'minus five degrees': [-5, 'degrees'],
    'thirty or so people': [30, 'people'],
  };
  for (const [text, [number, noun]] of Object.entries(said)) {
    const told = demandsIn(text, TODAY, true);
    expect.soft(told.length, text).toBe(1);
    expect.soft(told[0]).toMatchObject({ number, nouns: expect.arrayContaining([noun]) });
  }
  expect(demandsIn('twelve pounds fifty', TODAY, true)).toMatchObject([{ kind: 'money', number: 12.5 }]);
  expect(demandsIn('two hours and 15 guests', TODAY, true).map(({ number }) => number)).toEqual([2, 15]);
  expect(demandsIn('ten pounds and two books', TODAY, true).map(({ number }) => number)).toEqual([10, 2]);
});

test('the hours of a day are told in words too, and both ends of a week', () => {
  const times = (text: string) => demandsIn(text, TODAY, true).map(({ time }) => time);
  expect(times('at seven thirty')).toEqual(['07:30']);
  expect(times('at half eight')).toEqual(['08:30']);
  expect(times('until midnight')).toEqual(['00:00']);
  expect(demandsIn('from Monday to Thursday', TODAY, true).map(({ day }) => day?.day)).toEqual([30, 3]);
});

const row = (label: string, field: string) => `<p><label>${label}<br>${field}</label></p>`;
const form = (title: string, fields: string, button: string, won: string) =>
  `<title>${title}</title><h1>${title}</h1><form id=f>${fields}<button>${button}</button></form><script>
f.onsubmit=(e)=>{e.preventDefault();const d=Object.fromEntries(new FormData(f));window.won=${won};document.body.innerHTML='<h1>Thank you</h1><p>It has been saved.</p>';};</script>`;

const TASKS: Task[] = [
  {
    name: 'hours are written into a diary that counts minutes',
    instructions:
      'Add to your training diary that you rowed twelve and a half kilometres in two hours on the first of February 2027.',
    pages: {
      '/': form(
        'Training diary',
        `${row('Sport', '<select name=sport><option>Running<option>Rowing<option>Cycling</select>')}${row('Date (DD/MM/YYYY)', '<input name=date>')}${row('Distance (km)', '<input name=km>')}${row('Duration (minutes)', '<input name=min type=number>')}`,
        'Add',
        "d.sport==='Rowing'&&d.date==='01/02/2027'&&d.km==='12.5'&&d.min==='120'",
      ),
    },
  },
  {
    name: 'a print run is ordered in words',
    instructions: 'Order two hundred and fifty flyers for the show, to be delivered on the third of May 2027.',
    knowledge: knows({ email: 'ines@mail.example' }),
    pages: {
      '/': form(
        'Order flyers',
        `${row('Number of flyers', '<input name=n type=number min=50 max=5000>')}${row('Delivery date', '<input name=date type=date>')}${row('Email', '<input name=mail type=email>')}`,
        'Place the order',
        "d.n==='250'&&d.date==='2027-05-03'",
      ),
    },
  },
  {
    name: 'kilograms go into a field for grams',
    instructions: 'Add a new article: a walnut board for £34.50, weight 0.9 kg, in the kitchen category.',
    pages: {
      '/': form(
        'Add an article',
        `${row('Price (£)', '<input name=price type=number step=any>')}${row('Category', '<select name=c><option value="">Please choose<option>Bathroom<option>Kitchen</select>')}${row('Weight (g)', '<input name=g type=number step=any>')}`,
        'Save',
        "Number(d.price)===34.5&&d.c==='Kitchen'&&d.g==='900'",
      ),
    },
  },
];

test('what is told in words is put in as a site writes it', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
