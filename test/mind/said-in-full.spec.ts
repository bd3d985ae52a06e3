import { expect, test } from '@playwright/test';
import { daysInFigures } from '../../src/mind/language/index.ts';
import { frequencyIn } from '../../src/mind/scent/filling/coverage/frequency.ts';
import { inferValue } from '../../src/mind/scent/filling/infer.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const TODAY = new Date('2026-11-28T12:00:00Z');

test('a day told by another one, or by the end of its month, is written in full', () => {
  expect(daysInFigures('from 2 July 2027 and back four days later', TODAY)).toBe(
    'from 2 July 2027 and back on 6 July 2027',
  );
  expect(daysInFigures('apply by the end of February 2028', TODAY)).toBe('apply by 29 February 2028');
});

test('a day before is no day after day', () => {
  expect(frequencyIn('remind me a day before')).toBeNull();
  expect(frequencyIn('one tablet a day')?.every).toBe('day');
});

test('who made a thing and what it is called are told apart, where one thing is told so', () => {
  const wish = 'Your Norvik WM 640 washing machine leaks.';
  expect(inferValue('Brand', wish, TODAY, true)).toBe('Norvik');
  expect(inferValue('Model number', wish, TODAY, true)).toBe('WM 640');
  expect(inferValue('Make', 'the blue Skoda Fabia that you own', TODAY, true)).toBe('Skoda');
  expect(inferValue('Make', 'sell the Skoda Fabia and keep the Volvo Amazon', TODAY, true)).toBeNull();
});

const row = (label: string, field: string) => `<p><label>${label}<br>${field}</label></p>`;
const form = (title: string, fields: string, button: string, won: string) =>
  `<title>${title}</title><h1>${title}</h1><form id=f>${fields}<button>${button}</button></form><script>
f.onsubmit=(e)=>{e.preventDefault();const d=Object.fromEntries(new FormData(f));window.won=${won};document.body.innerHTML='<h1>Thank you</h1><p>It has been saved.</p>';};</script>`;
const text = (name: string, type = 'text') => `<input name=${name} type=${type}>`;

const TASKS: Task[] = [
  {
    name: 'what is the matter is told where that is asked',
    instructions: 'The lift in Harbour House has been stuck since Monday. Report it.',
    knowledge: knows({ name: 'Joan Tully', 'e-mail': 'joan@tully.example' }),
    pages: {
      '/': form(
        'Report a fault',
        `${row('Your name', text('name'))}${row('Your e-mail', text('mail', 'email'))}${row('Describe what is wrong', '<textarea name=what></textarea>')}`,
        'Send report',
        "d.name==='Joan Tully'&&d.mail==='joan@tully.example'&&/stuck since Monday/.test(d.what)",
      ),
    },
  },
  {
    name: 'what no field asks for goes where a form leaves room for it, and not what a field has taken',
    instructions:
      'Book a table for four on Friday 11 December at 19:30 in the name of Olsen. One of you uses a wheelchair.',
    pages: {
      '/': form(
        'Book a table',
        `${row('Date', text('date', 'date'))}${row('Time', text('time', 'time'))}${row('Guests', text('n', 'number'))}${row('Name', text('name'))}${row('Anything we should know?', '<textarea name=more></textarea>')}`,
        'Book',
        "d.n==='4'&&d.name==='Olsen'&&d.more==='One of us uses a wheelchair.'",
      ),
    },
  },
  {
    name: 'an address that is known as one is given part by part',
    instructions: 'Register with the surgery.',
    knowledge: knows({ name: 'Helen Marsh', address: '14 Castle Row, Ludlow, SY8 1AT', phone: '07700 900417' }),
    pages: {
      '/': form(
        'Your details',
        `${row('Given name', text('first'))}${row('Family name', text('last'))}${row('House number and street', text('street'))}${row('Town or city', text('town'))}${row('Postcode', text('code'))}${row('Contact number', text('tel', 'tel'))}`,
        'Register',
        "d.street==='14 Castle Row'&&d.town==='Ludlow'&&d.code==='SY8 1AT'&&d.last==='Marsh'",
      ),
    },
  },
  {
    name: 'when something ends is told by how long it takes',
    instructions:
      'Put the dentist into the calendar for 15 April 2027 at quarter past ten; it takes three quarters of an hour.',
    pages: {
      '/': form(
        'New event',
        `${row('Date', text('date', 'date'))}${row('Starts', text('from', 'time'))}${row('Ends', text('to', 'time'))}`,
        'Save',
        "d.date==='2027-04-15'&&d.from==='10:15'&&d.to==='11:00'",
      ),
    },
  },
  {
    name: 'where only the beginning is asked for, how long it takes moves nothing',
    instructions: 'Book the court on 15 April 2027 at 10:00 for 30 minutes.',
    pages: {
      '/': form(
        'Book a court',
        `${row('Date', text('date', 'date'))}${row('Time', '<select name=time><option value="">Choose<option>09:30<option>10:00<option>10:30<option>11:00</select>')}`,
        'Book',
        "d.date==='2027-04-15'&&d.time==='10:00'",
      ),
    },
  },
];

test('a form gets all that was told for it before it goes off', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
