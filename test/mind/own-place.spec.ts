import { expect, test } from '@playwright/test';
import { daysInFigures } from '../../src/mind/language/index.ts';
import { wantedSpan } from '../../src/mind/scent/filling/windows.ts';
import { eitherIn } from '../../src/mind/scent/goal/either.ts';
import { clausesIn } from '../../src/mind/scent/meaning/clauses.ts';
import type { Blank } from '../../src/mind/scent/rules/sheet/blanks.ts';
import { bySample } from '../../src/mind/scent/rules/sheet/by-sample.ts';
import { codesFor } from '../../src/mind/scent/rules/sheet/codes.ts';
import { numbersIn } from '../../src/mind/scent/rules/sheet/numbers-in.ts';
import { optionSaid } from '../../src/mind/scent/rules/sheet/option-said.ts';
import { optionsTold, optionTold } from '../../src/mind/scent/rules/sheet/prose/choices.ts';
import { namesOfThings, placesFor } from '../../src/mind/scent/rules/sheet/prose/named.ts';
import { sideTold } from '../../src/mind/scent/rules/sheet/prose/sides.ts';
import { valuesOf } from '../../src/mind/scent/rules/sheet/told.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const TODAY = new Date('2026-11-02T00:00:00Z');

const situation = (asked: string): Situation =>
  ({
    asked,
    request: { today: TODAY },
    knowledge: [],
    dayFirst: true,
    items: [],
    fresh: [],
    key: 'page',
    goal: { steps: [] },
    page: { headings: [], items: [], lines: [], outcome: '', error: '' },
    memory: { filled: {}, sheet: { engaged: true, put: [] }, complained: [] },
  }) as unknown as Situation;

function blank(kind: Blank['kind'], label: string, more: object = {}, own: object = {}): Blank {
  const item = { label, raw: label, group: '', role: 'textbox', placeholder: '', state: new Set(), ...own };
  const rest = { context: { text: '' }, action: {}, options: [], name: label };
  return {
    kind,
    id: label,
    label,
    options: [],
    items: [{ ...rest, ...item }],
    shown: '',
    required: false,
    order: 0,
    ...more,
  } as unknown as Blank;
}

test('nothing else is no other way', () => {
  const asked = 'We want the tent and a lamp, nothing else. It is a short stay. I would rather pay if it gets torn.';
  expect(eitherIn(asked)).toBe(null);
});

test('the next day follows the one before it, and what happened on a day of the week was on the last one', () => {
  const read = (text: string) => daysInFigures(text, TODAY);
  expect(read('We take it on Saturday the 14th and bring it back the next day.')).toBe(
    'We take it on 14 November 2026 and bring it back on 15 November 2026.',
  );
  expect(read('I saw it last Friday, the 30th. The morning after I rang you.')).toBe(
    'I saw it 30 October 2026. on 31 October 2026 I rang you.',
  );
  expect(read('I was out on Saturday when you rang.')).toBe('I was out on 31 October 2026 when you rang.');
  for (const same of ['I was told to come on Saturday.', 'Ring me the day after the party.'])
    expect(read(same)).toBe(same);
});

test('what only the question says tells no answer', () => {
  const told = (task: string, label: string, options: string[]) =>
    optionTold(blank('choice', label, { options }), clausesIn(task), task, TODAY)?.text ?? null;
  const where = ['At home', 'At my place of work', 'In the street', 'On a train or bus'];
  const asked = 'Somebody took my bike on Friday. It stood before the office where I work.';
  expect(told(asked, 'Where was the bicycle?', where)).toBe('At my place of work');
  const ways = ['Email', 'Letter', 'Telephone'];
  expect(told('Please post me a note rather than ring or email me.', 'How shall we answer?', ways)).toBe('Letter');
  const hours = ['08:00 and 12:00', '12:00 and 15:00', '15:00 and 18:00'];
  expect(told('She is in from four till half past five.', 'Between', hours)).toBe(hours[2]);
  expect(wantedSpan('between a quarter to nine and ten')).toEqual([8.75, 10]);
});

test('each part of a task tells its own answer, and one of several that are listed is a yes', () => {
  const goals = blank(
    'choice',
    'Aims',
    { options: ['A healthy back', 'Endurance', 'Less stress'] },
    { role: 'button' },
  );
  const asked = 'My back needs care and I would like more stamina for running.';
  expect(optionsTold(goals, clausesIn(asked)).map(({ text }) => text)).toEqual(['A healthy back', 'Endurance']);
  const label = 'Any injury, operation or illness our guides should know of?';
  expect(sideTold(label, clausesIn('I had an operation on my hip in May.'))?.side).toBe('yes');
});

test('what is named for two lists alike goes where the task speaks of it, and what is ruled out is not said', () => {
  const options = ['Alora', 'Getafe', 'Toledo'];
  const at = (asked: string, label: string) =>
    optionSaid(situation(asked), blank('list', label, { options }), [])?.text;
  const asked = 'We collect it in Getafe and return it to Toledo.';
  expect(at('We collect it in Getafe in the morning, and bring it to Toledo.', 'Collect from')).toBe('Getafe');
  expect(placesFor([blank('text', 'Collect from', {}, { role: 'combobox' })], clausesIn(asked), [])[0]?.text).toBe(
    'Getafe',
  );
  const ways = blank('choice', 'Answer by', { options: ['Email', 'Post'] });
  expect(optionSaid(situation('Write a card rather than ring or email me.'), ways, [])?.text).not.toBe('Email');
});

test('what something is called goes where the name of such a thing is asked for', () => {
  const name = (label: string, asked: string) => namesOfThings([blank('text', label)], asked)[0]?.text;
  expect(name('Your animal’s name', 'A place for Bruno, our old dog. Write on Signal.')).toBe('Bruno');
  expect(name('Rule name', 'Set up a rule named Slow nights: it is to ring.')).toBe('Slow nights');
  expect(name('Boat name', 'Set up a rule named Slow nights: it is to ring.')).toBe(undefined);
});

test('each of several codes goes where the words that stand with it are asked for', () => {
  const told = situation('The police keep it under 2231/26. KX-55120 is what stands on my policy.');
  const fields = [blank('text', 'Policy number'), blank('text', 'Police report')];
  const put = codesFor(told, fields, valuesOf(told));
  expect(put.map(({ text, blank: { label } }) => [label, text])).toEqual([
    ['Policy number', 'KX-55120'],
    ['Police report', '2231/26'],
  ]);
  const channel = blank('text', 'Channel', {}, { placeholder: '#channel' });
  expect(bySample(situation('Post it to #night-desk.'), [channel]).map(({ text }) => text)).toEqual(['#night-desk']);
});

test('a number goes with the unit that can be chosen behind it, and the last one where one is missing', () => {
  const told = situation('Warn us when it was over 640 ms for ten minutes.');
  const units = blank('list', 'Unit', { options: ['seconds', 'minutes'] });
  const fields = [blank('number', 'Threshold'), blank('number', 'For at least', { shown: '5' }), units];
  const put = numbersIn(told, fields, valuesOf(told)).map(({ text, blank: { label } }) => `${label}: ${text}`);
  expect(put.sort()).toEqual(['For at least: 10', 'Threshold: 640', 'Unit: minutes']);
});

const TASKS: Task[] = [
  {
    name: 'a page that is nothing but its form, of which the task tells less than half',
    instructions:
      "Take the boat out of Alder Quay on Saturday the 14th and bring it back the next day. It is the red one, and we want the dry bag, nothing else. We have no need of a guide of our own, and please don't send me advertising. I would rather pay more now if it gets wet.",
    pages: {
      '/': `<title>Hire a boat</title><style>body{font:14px sans-serif}p,fieldset{margin:60px 0}</style><h1>Hire a boat</h1><form novalidate>
<p><label for=q>Quay</label> <select id=q name=q><option value="">Choose…<option>Alder Quay<option>Beech Quay</select>
<p><label for=o>Out on</label> <input type=date id=o name=o><p><label for=b>Back on</label> <input type=date id=b name=b>
<fieldset><legend>Colour</legend><label><input type=radio name=c value=blue> Blue</label> <label><input type=radio name=c value=red> Red</label></fieldset>
<fieldset><legend>Extras</legend><label><input type=checkbox name=d> Dry bag</label> <label><input type=checkbox name=m> Map</label> <label><input type=checkbox name=s> Sail</label></fieldset>
<p><label><input type=checkbox name=g> Private guide</label><p><label><input type=checkbox name=n checked> Yes, send me offers and the newsletter</label>
<p><label for=r>Remarks (optional)</label> <input id=r name=r><p><button>Hire</button></form>
<script>document.querySelector('form').onsubmit=function(e){e.preventDefault();var d=Object.fromEntries(new FormData(e.target));window.won=d.q==='Alder Quay'&&d.o==='2026-11-14'&&d.b==='2026-11-15'&&d.c==='red'&&!!d.d&&!d.m&&!d.s&&!d.g&&!d.n;document.body.innerHTML='<h1>Thank you</h1><p>The boat is yours.</p>'}</script>`,
    },
  },
];

test('a form is filled in from its first field on, and what is not wanted is left off', { tag: '@long' }, async () => {
  test.setTimeout(60_000);
  expect(await failures(TASKS)).toEqual([]);
});
