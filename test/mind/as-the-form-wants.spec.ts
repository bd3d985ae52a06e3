import { expect, test } from '@playwright/test';
import { phrase } from '../../src/mind/language/index.ts';
import type { Item } from '../../src/mind/perception/page.ts';
import type { Control } from '../../src/mind/scent/filling/coverage/controls.ts';
import { roleOf } from '../../src/mind/scent/filling/coverage/roles.ts';
import { mayHold } from '../../src/mind/scent/filling/holds.ts';
import { meaningOf } from '../../src/mind/scent/filling/known/meaning.ts';
import { inOrderAsked } from '../../src/mind/scent/filling/name-order.ts';
import { wordsToType } from '../../src/mind/scent/filling/word-to-type.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { goesWherePut } from '../../src/mind/scent/rules/gates/other-place.ts';
import { refusedHere } from '../../src/mind/scent/rules/setbacks/not-taken.ts';
import type { Blank } from '../../src/mind/scent/rules/sheet/blanks.ts';
import { fuller } from '../../src/mind/scent/rules/sheet/option-said.ts';
import { ranksFor } from '../../src/mind/scent/rules/sheet/ranks.ts';
import type { Proposal, Situation } from '../../src/mind/scent/situation.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** Something on a page, by its name and what it is. */
function item(label: string, kind = 'type', role = 'textbox', longest = 200): Item {
  const text = { type: 'string', maxLength: longest };
  return {
    ...{ name: label, label, raw: label, kind, role, said: phrase(label), context: phrase(''), group: '', box: null },
    ...{ placeholder: '', value: '', options: [], state: new Set<string>(), disabled: false },
    action: { name: label, description: '', parameters: { properties: { text } } },
  } as unknown as Item;
}

/** A person who is told something before a page of these lines and controls. */
function before(instructions: string, lines: readonly string[], items: readonly Item[] = []): Situation {
  const goal = parseGoal(instructions);
  const shown = lines.map((text) => ({ text, level: 0, box: null }));
  return {
    ...{ goal, step: goal.steps[0], asked: instructions, knowledge: [], items, dayFirst: true },
    page: { lines: shown, headings: [], items, marked: [] },
    request: { instructions, today: new Date('2026-11-02T00:00:00Z') },
  } as unknown as Situation;
}

const blank = (of: Item): Blank =>
  ({ kind: 'text', id: of.label, label: of.label, items: [of], options: [], shown: '' }) as unknown as Blank;

test('what somebody would like to do is no end of a way', () => {
  const asks = (question: string) => roleOf({ question, kind: 'radios' } as unknown as Control, []);
  expect(asks('How would you like to get it?')).toBe('');
  expect(asks('To')).toBe('end');
  expect(asks('Travelling to')).toBe('end');
});

test('of two answers the one that says all that is told is taken', () => {
  const answers = ['Female', 'Female, spayed', 'Male', 'Male, neutered'];
  expect(fuller('She is female and spayed.', 'Female', answers)).toBe('Female, spayed');
  expect(fuller('She is female.', 'Female', answers)).toBe('Female');
  expect(fuller('Her brother was spayed. She is female.', 'Female', answers)).toBe('Female');
});

test('who swims or rides is asked for by name', () => {
  for (const label of ['Swimmer', 'Rider', 'Hirer']) expect(meaningOf(label).what.has('fullname')).toBe(true);
  expect(meaningOf('Swimming').what.has('fullname')).toBe(false);
});

test('what is put in an order gets its place, and a box for a figure takes no words', () => {
  const boxes = ['Mill Lane', 'Quarry Bank', 'West Field'].map((label) => item(label, 'type', 'textbox', 1));
  const ranks = (told: string, line: string) =>
    ranksFor(before(told, [line], boxes), boxes.map(blank))
      .map((one) => `${one.blank.label} ${one.text}`)
      .sort();
  const told = 'I would like West Field best, and Mill Lane as second choice.';
  expect(ranks(told, 'Number the sites in the order you would like them.')).toEqual(['Mill Lane 2', 'West Field 1']);
  expect(ranks('Enter West Field, then Mill Lane.', 'Write 1 for your first choice.')).toEqual([
    'Mill Lane 2',
    'West Field 1',
  ]);
  expect(ranks('I have been to West Field.', 'Number the sites in order.')).toEqual([]);
  expect(ranks('I like West Field best.', 'Write your address in order to get the map.')).toEqual([]);
  expect(mayHold(before(told, []), boxes[0]!, 'Waiting list')).toBe(false);
  expect(mayHold(before(told, []), boxes[0]!, '2')).toBe(true);
});

test('the surname goes first where the page asks for that', () => {
  const name = item('Name');
  const written = (line: string) => inOrderAsked(before('Sign me up.', [line]), name, 'Theo Marlow');
  expect(written('Write your surname first, then a comma, then your first name.')).toBe('Marlow, Theo');
  expect(written('Tell us your first name and surname.')).toBe('Theo Marlow');
});

test('a word that is written only in some case goes into the field that is named, in that case', () => {
  const fields = [item('Name'), item('Remarks')];
  const { page } = before('', ['If you would like only half a plot, write the word HALF in the box for remarks.']);
  const put = (told: string) => [...wordsToType(page, fields, told)].map(([{ label }, word]) => `${label} ${word}`);
  expect(put('Put me on the list for a half plot.')).toEqual(['Remarks HALF']);
  expect(put('Put me on the list for a plot.')).toEqual([]);
});

test('what a site says that it does not take is not asked for there', () => {
  const line = 'Pianos, garden sheds, tyres with rims and anything that two people cannot lift.';
  const refused = (told: string, ...items: Item[]) => {
    const situation = before(told, ['What we do not take', line], items);
    return refusedHere(situation, situation.step!);
  };
  expect(refused('Book a collection for our old piano.')).toContain('Pianos');
  expect(refused('Book a collection for our old sofa.')).toBeNull();
  expect(refused('Book a collection for our old tyres.')).toBeNull();
  expect(refused('Book a collection for our old piano.', item('Piano', 'check', 'checkbox'))).toBeNull();
});

test('who can put a thing on a list here does not go to look at the list', () => {
  const list = item('My shortlist', 'click', 'link');
  const goes = (...items: Item[]) =>
    goesWherePut(before('Put the third one on my shortlist.', [], items), { item: list } as unknown as Proposal);
  expect(goes(list, item('Add to shortlist', 'click', 'button'))).toBe(true);
  expect(goes(list, item('Book now', 'click', 'button'))).toBe(false);
});

/** A permit whose cancelling asks for the reason, beside another one. */
const PERMITS = `<title>Permits</title><h1>My permits</h1><table><tr><th>Plate<th>Car<th></tr><tr><td>KT19 RVO<td>Fabia, blue<td><button onclick="ask(this)">Cancel permit</button></tr><tr><td>KT16 RVO<td>Octavia, grey<td><button onclick="ask(this)">Cancel permit</button></tr></table><dialog id=d><h2>Cancel permit?</h2><p><label>Reason <select id=w><option value="">Choose a reason<option>Car sold<option>Moving house<option>Other</select></label></p><button onclick="window.won=row==='KT16 RVO'&&w.value==='Car sold';d.close();document.querySelector('h1').textContent='The permit '+row+' is cancelled'">End this permit</button> <button onclick="d.close()">Keep it</button></dialog><script>let row='';function ask(b){row=b.closest('tr').cells[0].textContent;d.showModal()}</script>`;

/** Seats that are taken one by one, and the names after them. */
const SEATS = `<title>Seats</title><main id=m><h1>Choose your seats</h1>${'ABCDEFGH'
  .split('')
  .map(
    (row) =>
      `<p>${[1, 2, 3, 4, 5, 6, 7].map((n) => `<button aria-label="Row ${row} seat ${n}" aria-pressed=false style="height:60px" onclick="this.setAttribute('aria-pressed',true);(window.seats=window.seats||[]).push('${row}${n}')">${row}${n}</button>`).join(' ')}</p>`,
  )
  .join(
    '',
  )}<button onclick="m.innerHTML=f.innerHTML">Continue to your details</button></main><template id=f><h1>Your details</h1><p><label>Name <input id=n></label></p><button onclick="window.won=seats.join()==='D5,D6'&&n.value==='Ada Holm';m.innerHTML='<h1>Your seats D5 and D6 are booked</h1>'">Reserve</button></template>`;

const TASKS: Task[] = [
  {
    name: 'a reason that is told, and not the one for all others',
    instructions: 'I have sold my grey Octavia, KT16 RVO. Cancel its permit and leave the other permits alone.',
    pages: { '/': PERMITS },
  },
  {
    name: 'all the places that are told, and then what goes on with them',
    instructions: 'Book seats D5 and D6.',
    knowledge: knows({ name: 'Ada Holm' }),
    pages: { '/': SEATS },
  },
];

test('what is asked beside the act is answered as told, and what was taken is gone on with', async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});
