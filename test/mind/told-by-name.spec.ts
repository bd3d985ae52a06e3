import { expect, test } from '@playwright/test';
import { phrase, similarity } from '../../src/mind/language/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { inPlace } from '../../src/mind/scent/answering/query/in-place.ts';
import { queryOf } from '../../src/mind/scent/answering/query/query.ts';
import { askOf } from '../../src/mind/scent/answering/stated/ask.ts';
import { stated } from '../../src/mind/scent/answering/stated/stated.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { actsAtAGuess } from '../../src/mind/scent/meaning/idle-act.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';
import { asked, read } from './asked.ts';
import { tabled } from './tabled.ts';

const SHEEP = tabled(
  [['Bred in: Cumberland'], ['Owner: Ruth Ashby'], ['Weeks to weaning: 14'], ['Shearing day: 4 June 2026']],
  'Flossie',
  200,
);

test('what stands behind a name is told by the words of that name, whatever kind of thing is asked for', () => {
  expect(read(SHEEP, 'In which county was Flossie bred?')).toContain('Cumberland');
  expect(read(SHEEP, 'In which village is Flossie sold?')).toBeNull();
});

test('a bare number is of the unit that its name tells', () => {
  expect(read(SHEEP, 'How many weeks does Flossie take to weaning?')).toContain('14');
  expect(read(SHEEP, 'How many hours does Flossie take to weaning?')).toBeNull();
});

test('verbs that go with everything are near to nothing in particular, and what is got rid of is waste', () => {
  expect(similarity(phrase('get rid of old oil'), phrase('Come and see us'))).toBeLessThan(0.25);
  expect(similarity(phrase('get rid of old paint'), phrase('Waste and recycling'))).toBeGreaterThan(0.4);
});

test('who only asks presses nothing that buys, gives or books, however often it is called by the thing', () => {
  const button = (label: string) =>
    ({ kind: 'click', role: 'button', label, raw: label, said: phrase(label), state: new Set() }) as unknown as Item;
  const step = parseGoal('What does the slate wall dial weigh?').steps[0]!;
  expect(actsAtAGuess(step, button('Add slate wall dial to basket'), 0.6)).toBe(true);
  expect(actsAtAGuess(step, button('Details of the slate wall dial'), 0.6)).toBe(false);
});

/** What a page states in the words of the question. */
function states(page: Page, question: string): string | null {
  const { situation, step } = asked(page, question);
  return stated(situation, step)?.line ?? null;
}

test('what is asked is stated behind a name that sites give it, and told of the thing that is named', () => {
  const classes = tabled(
    [
      ['Class', 'Tutor', 'Room', 'Every'],
      ['Weaving', 'L. Ostrom', 'B2', 'two weeks'],
      ['Pottery', 'P. Quill', 'Cellar', 'week'],
    ],
    'Evening classes',
  );
  expect(states(classes, 'Who teaches weaving?')).toContain('Ostrom');
  expect(states(classes, 'In which room is pottery held?')).toContain('Cellar');
  expect(states(classes, 'Who teaches juggling?')).toBeNull();
});

test('a sentence that says all of the question and more is its answer, whatever form its verb has', () => {
  const ship = tabled(
    [['In 1941 the Tern ran aground off Fidra.'], ['The repairs took eleven weeks.'], ['The Tern carried coal.']],
    'SS Tern',
  );
  expect(states(ship, 'Where did the Tern run aground?')).toContain('Fidra');
  expect(states(ship, 'How long did the repairs take?')).toContain('eleven');
  expect(states(ship, 'Where was the Tern built?')).toBeNull();
});

test('how many there are is told by a number at their name or before it, and by no other number', () => {
  const soup = tabled([['4 leeks'], ['150 g barley'], ['Beds: 28 in two rooms'], ['Price: £19']], 'Hut soup');
  expect(states(soup, 'How many leeks does it take?')).toContain('4');
  expect(states(soup, 'How many beds are there?')).toContain('28');
  expect(states(soup, 'How many onions does it take?')).toBeNull();
});

test('one of several is asked for by its place in the list', () => {
  const trams = tabled(
    [
      ['City', 'Fleet no.', 'Built'],
      ['Leeds', 'L 12', '1901'],
      ['Hull', 'H 40', '1911'],
    ],
    'Trams',
  );
  const place = (question: string) => {
    const { situation, step } = asked(trams, question);
    const whole = { ...situation, request: { today: '2026-05-01' }, dayFirst: true } as unknown as Situation;
    return inPlace(whole, queryOf(whole, step))?.answer?.line ?? null;
  };
  expect(place('Which fleet number is then at the top?')).toBe('L 12');
  expect(place('Which city comes second in the list?')).toBe('Hull');
  expect(place('Which city is the oldest?')).toBeNull();
});

test('what the page itself calls the nearest is told, and what is the most of its kind elsewhere is compared', () => {
  const way = tabled(
    [['The nearest railway station is Marlow Halt.'], ['Bus 44 stops at the gate.']],
    'Getting to the mill',
  );
  expect(states(way, 'Which railway station is closest to the mill?')).toContain('Marlow Halt');
  expect(states(way, 'Which bus is the fastest?')).toBeNull();
});

test('what is asked by a light verb alone is told behind that verb', () => {
  expect(states(tabled([['Found at: Whitby'], ['Age: Jurassic']], 'Horn'), 'Where was it found?')).toContain('Whitby');
});

test('of several that stand behind one name the one is told of which the question speaks', () => {
  const talks = tabled([['Speakers: Ada Monk (moths), Ivo Stern (frost), Lise Holm (bells)']], 'Winter talks');
  const told = states(talks, 'Who speaks about frost?');
  expect(told === null || (told.includes('Ivo') && !told.includes('Ada'))).toBe(true);
  expect(
    states(tabled([['Conductor: Maud Selby'], ['Pianist: Ivor Lane']], 'Choir'), 'Who plays the piano?'),
  ).toContain('Ivor');
});

test('of what the money is asked has to be said where a price stands', () => {
  const of = askOf(parseGoal('Find out what express delivery costs.').steps[0]!)?.of.map(({ word }) => word);
  expect(of).toEqual(['express', 'delivery']);
});
