import { expect, test } from '@playwright/test';
import { languageNamed, languageOf, reckon } from '../../src/mind/language/index.ts';
import { addressPart } from '../../src/mind/scent/filling/address.ts';
import { correctedText } from '../../src/mind/scent/filling/correct.ts';
import { readWish } from '../../src/mind/scent/filling/coverage/demands.ts';
import { inferValue } from '../../src/mind/scent/filling/infer.ts';
import { messageOf } from '../../src/mind/scent/filling/say.ts';
import { parseCommands, parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { bareSum } from '../../src/mind/scent/rules/form/written/amount.ts';
import { asSample, sampleIn } from '../../src/mind/scent/rules/form/written/sample.ts';
import { spanOf } from '../../src/mind/scent/rules/several/narrow.ts';
import { TODAY } from './tasks/play.ts';

const said = (text: string): string => {
  const goal = parseGoal(text);
  return messageOf(goal, goal.steps[0]);
};

test('what is written to somebody is what the task gives for it', () => {
  expect(said("Answer Marta's mail about the boiler: Friday at 14 suits you.")).toBe('Friday at 14 suits you.');
  expect(said('Reply to Ann, saying that you will be late.')).toBe('I will be late.');
  expect(said('Warn karl and give as the reason that insults are not allowed.')).toBe('Insults are not allowed.');
});

test('a value that is refused is written as the sample is, where it fits the sample', () => {
  expect(sampleIn('e.g. HH-123456')).toBe('HH-123456');
  expect(asSample('hh204417', 'HH-123456')).toBe('HH-204417');
  expect(asSample('hh2044', 'HH-123456')).toBeNull();
  expect(asSample('20441hh7', 'HH-123456')).toBeNull();
  expect(bareSum('£1,250', 'Enter an amount without commas')).toBe('1250');
  expect(bareSum('£1,250', 'Enter your name')).toBeNull();
});

test('a text is corrected in one place, and left alone where it could be several', () => {
  const text = 'The bridge was opened in 1911. It has nine arches.';
  expect(correctedText(text, { from: null, to: '1912' })).toBe('The bridge was opened in 1912. It has nine arches.');
  expect(correctedText(`${text} It was widened in 1954.`, { from: null, to: '1912' })).toBeNull();
  expect(correctedText(text, { from: 'nine', to: 'ten' })).toContain('ten arches');
});

test('fields get the time, span, count and sum that the wish tells for them', () => {
  const get = (label: string, wish: string) => inferValue(label, wish, TODAY, true);
  expect(get('Starts', 'A meeting from 14:00 to 15:30')).toBe('14:00');
  expect(get('Ends', 'A meeting from 14:00 to 15:30')).toBe('15:30');
  expect(get('For how long?', 'Ban the member for one week')).toBe('1 week');
  expect(get('Bedrooms', 'Find a three-bedroom house')).toBe('3');
  expect(get('Estimated amount', 'It was worth £1,250.')).toBe('1,250');
  expect(get('Last day', 'Leave from 21 to 23 December')).toContain('23');
});

test('a span of times is told from a time', () => {
  expect(spanOf('the train after 11:00 and before 15:00')).toEqual([660, 900]);
  expect(spanOf('the train at 11:00')).toBeNull();
});

test('steps are read as what they do to the site', () => {
  const verbs = (text: string) => parseGoal(text).steps.map((step) => step.verb);
  expect(verbs('Report a claim: a pipe burst.')).toEqual(['transact']);
  expect(verbs('Report how many there are.')).toEqual(['learn']);
  expect(verbs('Move the mail from Ann into the folder Bills.')).toEqual(['transact']);
  expect(verbs('Move the slider to 40.')).not.toEqual(['transact']);
  expect(parseGoal('Find the cheapest flat in Eastgate and save it.').steps).toMatchObject([
    { verb: 'transact', superlative: { dimension: 'price', highest: false } },
  ]);
  expect(parseGoal('Your phone number has changed to 0123 456. Update it.').steps[0]!.pairs).toEqual([
    { field: 'phone number', value: '0123 456' },
  ]);
});

test('a language is known by its name in any tongue, by its code, and beside a country', () => {
  expect(languageNamed('Switch the site to German.')).toBe('de');
  expect(languageNamed('Find Germany on the map')).toBeNull();
  expect(['Deutsch', 'DE', 'Español (España)', 'pt-BR', 'DE Deutsch', '🇫🇷 Français'].map(languageOf)).toEqual([
    'de',
    'de',
    'es',
    'pt',
    'de',
    'fr',
  ]);
  expect(['Delete', 'OK', 'Info', 'German cars', ''].map(languageOf)).toEqual([null, null, null, null, null]);
});

test('a page tells what to do in commands; questions on it and what only tells something are none', () => {
  const verbs = (text: string) => parseCommands(text).steps.map((step) => step.verb);
  expect(verbs('Four centuries of seafaring in one building.')).toEqual([]);
  expect(verbs('Add 7 and 5 and type the result into the box, then press Verify.')).toEqual(['enter', 'press']);
  const box = parseCommands('Type the word pineapple in the second box and leave the first box empty.');
  expect(box.steps.map((step) => step.pairs[0]?.value)).toEqual(['pineapple']);
  expect(box.avoid).toEqual(['the first box']);
  expect(reckon('Subtract 3 from 10')).toBe('7');
  expect(reckon('the product of 3 and 4')).toBe('12');
});

test('a wish is read as the values in it, with what they count and which end they are told for', () => {
  const values = (text: string) =>
    readWish(text, TODAY, true).demands.flatMap(({ kind, number, time, day, role, weak }) =>
      weak && kind === 'number'
        ? []
        : [[kind, number ?? time ?? (day ? `${day.day}.${day.month}.` : ''), role].join(' ').trim()],
    );
  expect(values('Reserve the room on 27 November 2026 from 10:00 to 11:30.')).toEqual([
    'date 27.11.',
    'time 10:00 start',
    'time 11:30 end',
  ]);
  expect(values('Book a table for four on Friday 4 December at half past seven in the evening.')).toEqual([
    'number 4',
    'date 4.12.',
    'time 19:30',
  ]);
  expect(values('Stay from 12 to 15 May 2027 with two adults and one child.')).toEqual([
    'date 12.5. start',
    'date 15.5. end',
    'number 2',
    'number 1',
  ]);
  expect(values('Send the reading: 48,213.')).toEqual(['number 48213']);
});

test('an address is taken apart into what forms ask for', () => {
  const text = 'Add an address: Lena Vogt, Ahornweg 7, 04109 Leipzig, Germany.';
  expect(addressPart(text, 'name')).toBe('Lena Vogt');
  expect(addressPart(text, 'street-address')).toBe('Ahornweg 7');
  expect(addressPart(text, 'postal-code')).toBe('04109');
  expect(addressPart(text, 'city')).toBe('Leipzig');
  expect(addressPart('Call Ann Lee.', 'city')).toBeNull();
  const plain = 'Buy two lamps. Ship to Ida Kern, 4 Mill Lane, Oslo, and use the coupon SAVE10.';
  expect(addressPart(plain, 'name')).toBe('Ida Kern');
  expect(addressPart(plain, 'street-address')).toBe('4 Mill Lane');
  expect(addressPart(plain, 'city')).toBe('Oslo');
});

test('what costs least of a kind is found out and taken in one, and what it is for is not looked for first', () => {
  const said =
    'You want to sand a wooden floor. Find out which floor sander costs least per day and put it in the basket for one day. Say which one it is.';
  const { steps } = parseGoal(said);
  expect(steps.map(({ text }) => text)).toEqual(['put the cheapest floor sander in the basket for one day']);
  expect(steps[0]).toMatchObject({
    verb: 'add',
    object: 'floor sander',
    superlative: { dimension: 'price', highest: false },
  });
});
