import { expect, test } from '@playwright/test';
import { daysInFigures } from '../../src/mind/language/index.ts';
import { clausesIn } from '../../src/mind/scent/meaning/clauses.ts';
import { isGoodNews } from '../../src/mind/scent/meaning/confirmation.ts';
import type { Blank } from '../../src/mind/scent/rules/sheet/blanks.ts';
import { bySample } from '../../src/mind/scent/rules/sheet/by-sample.ts';
import { optionsTold, optionTold } from '../../src/mind/scent/rules/sheet/prose/choices.ts';
import { personsIn } from '../../src/mind/scent/rules/sheet/prose/persons.ts';
import { sideTold, twoSides } from '../../src/mind/scent/rules/sheet/prose/sides.ts';
import { weekdaysFor } from '../../src/mind/scent/rules/sheet/prose/weekdays.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');

/** A question with its answers, as a form has it. */
const question = (label: string, options: readonly string[], role = 'radio'): Blank =>
  ({
    kind: 'choice',
    id: label,
    label,
    options: [...options],
    items: [{ role, group: '' }],
    shown: '',
    required: false,
    order: 0,
  }) as unknown as Blank;

const told = (task: string, label: string, options: readonly string[]) =>
  optionTold(question(label, options), clausesIn(task), task, TODAY)?.text ?? null;

test('an answer is told by what it means, and not by what is ruled out', () => {
  const meals = ['Any', 'Vegetarian', 'Kosher'];
  expect(told('My aunt comes too. She eats no meat, fish is fine.', 'Meal', meals)).toBe('Vegetarian');
  const ways = ['Phone', 'E-mail', 'Letter'];
  expect(told('Tell me how it went by letter, please don’t ring.', 'How shall we reach you?', ways)).toBe('Letter');
  expect(told('Write to kay@mill.example.', 'How shall we reach you?', ways)).toBe('E-mail');
  const faults = ['Late', 'Damaged', 'Wrong item', 'Other'];
  expect(told('The vase was in pieces when I opened the box.', 'What went wrong?', faults)).toBe('Damaged');
  // Nothing of it is told.
  expect(told('The vase is blue.', 'What went wrong?', faults)).toBe(null);
});

test('figures tell an answer: hours, how often, ages, a place in a row, a sum that is not offered', () => {
  expect(told('Come after lunch.', 'When?', ['8–12 h', '13–17 h', '18–21 h'])).toBe('13–17 h');
  expect(told('He can pay once a year.', 'Payment', ['Monthly', 'Yearly'])).toBe('Yearly');
  expect(told('For my daughter, born on 3 May 2019.', 'Ticket', ['Adult', 'Child (under 12)', 'Over 65'])).toBe(
    'Child (under 12)',
  );
  expect(told('We only come on the second day.', 'Ticket', ['Both days', 'Day 1 · £9', 'Day 2 · £9'])).toBe(
    'Day 2 · £9',
  );
  expect(told('Give 35 € to it.', 'Amount', ['10 €', '20 €', '50 €', 'Other'])).toBe('Other');
});

test('a length of time tells an answer in whatever unit, and a denial rules one out', () => {
  expect(told('They need a fortnight to leave the flat.', 'Notice', ['7 days', '14 days', '30 days'])).toBe('14 days');
  const since = ['Less than a year', '1 to 3 years', 'More than 3 years', 'Never'];
  expect(told('He never rode a horse. His last lesson was five years ago.', 'Last lesson', since)).toBe(
    'More than 3 years',
  );
  expect(told('The parcel is for the third floor.', 'Storey', ['Ground floor', '1st', '2nd', '3rd'])).toBe('3rd');
  const ways = ['We fetch it ourselves', 'Send it to the house'];
  expect(told('We would rather fetch it than have it sent.', 'How do you get it?', ways)).toBe(ways[0]);
});

test('days of the week that are told together are taken together, however their boxes are called', () => {
  const chips = question('Lessons', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 'button');
  const days = (task: string) => weekdaysFor(task, [chips]).map(({ text }) => text);
  expect(days('She can come from Tuesday to Thursday.')).toEqual(['Tue', 'Wed', 'Thu']);
  expect(days('He comes on Mondays and Fridays, from 12 January on.')).toEqual(['Mon', 'Fri']);
  expect(days('He was here on Monday.')).toEqual([]);
});

test('an answer that denies the other one is the other side, whatever they say', () => {
  expect(twoSides(question('The trip', ['Must not come along', 'Must come along']))).toEqual({
    yes: 'Must come along',
    no: 'Must not come along',
  });
  expect(twoSides(question('Any pets?', ['Yes', 'None at all']))).toEqual({ yes: 'Yes', no: 'None at all' });
  expect(twoSides(question('Room', ['Single', 'Double']))).toBe(null);
  expect(twoSides(question('Who pays?', ['I do', 'My company']))).toBe(null);
});

test('of answers that do not exclude each other all that are told are taken', () => {
  const chips = question('Suits', ['Vegan', 'Gluten-free', 'Spicy', 'Low in salt'], 'button');
  const all = optionsTold(chips, clausesIn('It is all plant-based and there is no wheat in it either.'));
  expect(all.map(({ text }) => text)).toEqual(['Vegan', 'Gluten-free']);
});

test('a question with two sides is answered by the part of the task that speaks of it', () => {
  const side = (task: string, label: string) => sideTold(label, clausesIn(task))?.side ?? null;
  expect(side('She has asthma, and nobody got hurt.', 'Was anyone injured?')).toBe('no');
  expect(side('All her jabs are in order.', 'Vaccinations up to date?')).toBe('yes');
  expect(side('You have never been here before.', 'For the first time')).toBe('yes');
  expect(side('He wants no newsletter.', 'Send me the monthly newsletter')).toBe('no');
  expect(side('He likes tea.', 'Send me the monthly newsletter')).toBe(null);
});

test('people are known by their names, at the head of a sentence too, and streets and days are none', () => {
  const names = (task: string) => personsIn(clausesIn(task)).map(({ name }) => name);
  expect(names('Ruth Abel comes on Friday. Her uncle Ian van Dam picks her up in Mill Lane.')).toEqual([
    'Ruth Abel',
    'Ian van Dam',
  ]);
  expect(names('Enrol Ruth Abel. The son of Ian Dam comes too, from the University of New Elm.')).toEqual([
    'Ruth Abel',
    'Ian Dam',
  ]);
});

test('days that are told by others are read', () => {
  const read = (text: string) => daysInFigures(text, TODAY);
  expect(read('I saw it last Thursday.')).toBe('I saw it on 29 October 2026.');
  expect(read('It went on Friday night, the 30th.')).toBe('It went on 30 October 2026.');
  expect(read('From the first of next month.')).toBe('From 1 December 2026.');
  expect(read('From 20 November until the Sunday after, please.')).toBe(
    'From 20 November until on 22 November 2026, please.',
  );
  expect(read('The Friday of next week.')).toBe('on 13 November 2026.');
  expect(read('A week tomorrow suits me.')).toBe('on 10 November 2026 suits me.');
  expect(read('Not before the first Monday in March.')).toBe('Not before on 1 March 2027.');
  expect(read('I paid on the last day of September.')).toBe('I paid on 30 September.');
  expect(read('It is to go out on the tenth.')).toBe('It is to go out on 10 November 2026.');
  expect(read('She sits on the tenth floor.')).toBe('She sits on the tenth floor.');
});

test('what is written like the sample at a field goes there', () => {
  const field = (placeholder: string): Blank => {
    const item = { placeholder, label: 'Registration', raw: 'Registration', context: { text: '' }, action: {} };
    return { ...question('Registration', []), kind: 'text', items: [item] } as unknown as Blank;
  };
  const asked = 'The boat bears KX 4471 and lies at berth B2.';
  const put = (sample: string) =>
    bySample({ asked, items: [] } as unknown as Situation, [field(sample)]).map(({ text }) => text);
  expect(put('For example, AB 1234')).toEqual(['KX 4471']);
  expect(put('For example, 1234 AB')).toEqual([]);
});

test('what something needs is no news of its being done', () => {
  expect(isGoodNews('A crew needs at least one registered boat.')).toBe(false);
  expect(isGoodNews('Your boat is registered.')).toBe(true);
});

const FORM = (title: string, rows: string, button: string, right: string) =>
  `<title>${title}</title><style>body{font:14px sans-serif}p{margin:6px 0}</style><h1>${title}</h1><form id=form>${rows}<p><button>${button}</button></form>
<script>var form=document.querySelector('form');form.onsubmit=function(e){e.preventDefault();var d=Object.fromEntries(new FormData(form));window.won=!!(${right});document.body.innerHTML='<h1>Thank you</h1><p>We have received your form.</p>'}</script>`;
const row = (label: string, name: string, type = 'text') =>
  `<p><label for=${name}>${label}</label> <input type=${type} id=${name} name=${name}>`;
const list = (label: string, name: string, options: readonly string[]) =>
  `<p><label for=${name}>${label}</label> <select id=${name} name=${name}><option value="">Choose…</option>${options.map((option) => `<option>${option}`).join('')}</select>`;
const radios = (label: string, name: string, options: readonly string[]) =>
  `<fieldset><legend>${label}</legend>${options.map((option) => `<label><input type=radio name=${name} value="${option}"> ${option}</label>`).join(' ')}</fieldset>`;
const box = (label: string, name: string, more = '') =>
  `<p><label><input type=checkbox name=${name} ${more}> ${label}</label>`;

const TASKS: Task[] = [
  {
    name: 'a claim told as people tell it',
    instructions:
      'My canoe was stolen from the boathouse on Saturday night, the 24th. The officers have it on file. It was locked up, and nobody got hurt. I paid 480 euros for it. Let me know by post at 9 Weir Street, 10115 Berlin, please no phone calls.',
    pages: {
      '/': FORM(
        'Report a loss',
        `${list('What happened?', 'w', ['Storm', 'Theft', 'Fire', 'Accident'])}${row('When did it happen?', 'd', 'date')}${radios('Was it secured?', 's', ['Yes', 'No'])}${radios('Have the police been told?', 'p', ['Yes', 'No'])}${radios('Was anybody injured?', 'i', ['Yes', 'No'])}${row('Price when bought (€)', 'v', 'number')}${list('How may we reach you?', 'c', ['Phone', 'Letter', 'E-mail'])}${row('Street', 'a')}${row('Postcode', 'z')}${row('Town', 't')}`,
        'Send report',
        "d.w==='Theft'&&d.d==='2026-10-24'&&d.s==='Yes'&&d.p==='Yes'&&d.i==='No'&&d.v==='480'&&d.c==='Letter'&&d.a==='9 Weir Street'&&d.z==='10115'&&d.t==='Berlin'",
      ),
    },
  },
  {
    name: 'a sign-up in which most is told in other words than the form’s',
    instructions:
      'Ada Holm would like to come to the camp. She is coeliac, she cannot swim yet, and she has an inhaler for her asthma. Her gran takes her home on the last day. You pay in cash. Please no photos of her anywhere.',
    pages: {
      '/': FORM(
        'Summer camp',
        `${row('Child’s name', 'n')}${list('Food', 'f', ['Everything', 'Vegetarian', 'Gluten-free', 'Halal'])}${radios('Swimming', 's', ['Non-swimmer', 'Swims a little', 'Swims well'])}${radios('Does the child have a medical condition?', 'm', ['Yes', 'No'])}${list('Who collects the child?', 'w', ['Parent', 'Grandparent', 'Friend of the family'])}${radios('Payment', 'p', ['Bank transfer', 'Cash at the gate'])}${box('You may publish photos of the child', 'o', 'checked')}`,
        'Sign up',
        "d.n==='Ada Holm'&&d.f==='Gluten-free'&&d.s==='Non-swimmer'&&d.m==='Yes'&&d.w==='Grandparent'&&d.p==='Cash at the gate'&&!d.o",
      ),
    },
  },
  {
    name: 'a long form of which the answers scroll out of sight, with one question of which nothing is told',
    instructions:
      'Get Ivo Lind a berth in the harbour. His boat is called Petrel, and it has an engine that runs on diesel. He comes from Monday to Wednesday. Reach him on 0171 555 900.',
    pages: {
      '/': FORM(
        'Berth',
        `<style>p,fieldset{margin:70px 0}</style>${radios('Engine', 'e', ['Petrol', 'Diesel', 'Electric'])}${row('Skipper’s name', 'n')}${row('Name of the boat', 'b')}${box('Monday 8', 'd1')}${box('Tuesday 9', 'd2')}${box('Wednesday 10', 'd3')}${box('Thursday 11', 'd4')}${radios('Berth for', 'w', ['A guest', 'A member']).replaceAll('type=radio', 'type=radio required')}${row('Remarks', 'm')}${row('Phone', 't', 'tel')}`,
        'Ask for a berth',
        "d.e==='Diesel'&&d.n==='Ivo Lind'&&d.d1&&d.d2&&d.d3&&!d.d4&&d.w&&!/555/.test(d.m)&&/555/.test(d.t)",
      ),
    },
  },
];

test('a form is filled in by what a task tells in its own words', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});
