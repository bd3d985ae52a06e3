import { expect, test } from '@playwright/test';
import type { Item } from '../../src/mind/perception/page.ts';
import { withoutCare } from '../../src/mind/scent/goal/wording/care.ts';
import { rewritten } from '../../src/mind/scent/rules/form/written/index.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

const situation = {
  request: { today: new Date('2026-11-02T00:00:00Z'), person: {} },
  asked: '',
  dayFirst: true,
  items: [],
} as unknown as Situation;

/** A value as it is written once a site has complained of it. */
function again(value: string, label: string, complaint: string): string | null {
  const item = { label, placeholder: '', context: { text: '' }, action: {}, role: 'textbox', kind: 'type' };
  return rewritten(situation, value, complaint, { ...item, state: new Set() } as unknown as Item);
}

test('a day is written as the words of a complaint tell', () => {
  const day = (complaint: string) => again('2027-04-06', 'First day', complaint);
  expect(day('Two digits for the day, two for the month and four for the year, with hyphens')).toBe('06-04-2027');
  expect(day('Please enter the date as day/month/year')).toBe('06/04/2027');
  expect(day('The year comes first: year, month, day, separated by slashes')).toBe('2027/04/06');
  expect(day('Write the month in words, for example 3 May 2026')).toBe('6 April 2027');
  expect(day('Enter the date as 8 digits: DDMMYYYY')).toBe('06042027');
  expect(again('06-04-2027', 'First day', 'Day, month and year with hyphens, like 31-12-2026')).toBeNull();
});

test('a telephone number is written as it is dialled at home, or from abroad', () => {
  const call = (value: string, complaint: string) => again(value, 'Mobile number', complaint);
  expect(call('+44 7700 900123', 'Write it with 0 at the start instead of +44, and without spaces')).toBe(
    '07700900123',
  );
  expect(call('+44 7700 900123', 'Must start with 07')).toBe('07700 900123');
  expect(call('07700 900231', 'Mobile number with country code, no spaces, e.g. +447700900000')).toBe('+447700900231');
  expect(call('07700 900231', 'The end has to be later than the beginning.')).toBeNull();
  expect(call('01632 960417', 'Must begin with +44 in place of the first 0')).toBe('+44 1632 960417');
});

test('letters stay where letters and digits are taken, and decimals come where they are shown', () => {
  expect(again('GB29 NWBK', 'Account', 'Use letters and numbers only, no spaces')).toBe('GB29NWBK');
  expect(again('1250', 'Amount', 'Enter the amount with two decimals, e.g. 100.00')).toBe('1250.00');
  expect(again('HX42TR', 'Postcode', 'There is a space missing before the last three characters')).toBe('HX4 2TR');
  expect(again('SW1A1AA', 'Postcode', 'There is a space before the last three letters')).toBe('SW1A 1AA');
  expect(again('1017XR', 'Postcode', 'Please put a space between the four digits and the letters')).toBe('1017 XR');
  expect(again('AB1234', 'Plot', 'A hyphen is needed after the first two letters')).toBe('AB-1234');
  expect(again('123456789', 'Account', 'Write it in groups of three, with a space between them')).toBe('123 456 789');
});

test('letters come before a number where a complaint names or shows them, and go where it wants none', () => {
  const code = (value: string, complaint: string) => again(value, 'Account number', complaint);
  expect(code('204518', 'The number must start with the letters HX followed by the six digits, like HX123456')).toBe(
    'HX204518',
  );
  expect(code('204518', 'Account numbers begin with "LB-"')).toBe('LB-204518');
  expect(code('77120', 'Please put the letters TR in front of the number')).toBe('TR77120');
  expect(code('HX-204518', 'Leave out the letters')).toBe('204518');
  expect(code('HX-204518', 'Digits only, please')).toBe('204518');
  expect(code('4821', 'The number has 6 digits. Add leading zeros.')).toBe('004821');
  expect(code('4312 m3', 'A reading has six digits: fill it up with zeros in front and leave out kWh or m3.')).toBe(
    '004312',
  );
  expect(code('118263P', 'We do not know this number. It begins with BW and is written in capitals.')).toBe(
    'BW118263P',
  );
  expect(code('4120', 'It has to be CC- and four digits.')).toBe('CC-4120');
  expect(code('12', 'End time: use the 24-hour clock, for example 18:30')).toBeNull();
  expect(code('AB12 CDE', 'Start with a capital letter')).toBeNull();
});

test('a measure is told in the unit that is asked for, and alone where no unit is taken', () => {
  const weigh = (value: string, complaint: string) => again(value, 'Weight', complaint);
  expect(weigh('12.5 kg', 'Please give it in grams, as a whole number without a unit (1 kg is 1000 grams)')).toBe(
    '12500',
  );
  expect(weigh('12.5 kg', 'Numbers only')).toBe('12.5');
  expect(weigh('12.5', 'Please enter a whole number')).toBe('13');
  expect(weigh('1.72 m', 'Enter your height in centimetres')).toBe('172');
  expect(weigh('1 hour 30 minutes', 'Tell us the length in minutes')).toBe('90');
  expect(weigh('£4.50', 'Leave out the £ sign')).toBe('4.50');
  expect(weigh('12,5', 'Use a point, not a comma')).toBe('12.5');
  expect(weigh('two', 'Please enter a number')).toBe('2');
});

test('the advice to mend what a form complains of is no step', () => {
  expect(withoutCare('Apply for a permit. If the form complains, put it right and send it again.')).toBe(
    'Apply for a permit.',
  );
  expect(withoutCare('Ask for a skip. Mend whatever the form says is wrong until it is sent.')).toBe('Ask for a skip.');
  expect(withoutCare('Send the claim and fix any errors the page shows.')).toBe('Send the claim.');
  expect(
    withoutCare('Report the reading. Should the form be rejected, correct what it asks for and send it again.'),
  ).toBe('Report the reading.');
  expect(withoutCare('Join the club. If the page finds fault with the entry, put it right until it is saved.')).toBe(
    'Join the club.',
  );
  expect(withoutCare('Register. The form may complain; in that case change what it says.')).toBe('Register.');
  for (const task of [
    'When the error appears, read the code and type it into the box.',
    'If there is no problem with the order, keep it.',
    'Correct what is wrong and place the order.',
    'Move house. If the form rejects the postcode, change it to AB1 2CD.',
    'If the site shows something cheaper, change the booking.',
    'If something is missing, put it on the list.',
  ])
    expect(withoutCare(task)).toBe(task);
});

test('decimals are left away or rounded, as a site asks for it', () => {
  const whole = (complaint: string) => again('3127.6', 'Meter reading', complaint);
  expect(whole('Please enter whole cubic metres only, without the digits after the decimal point.')).toBe('3127');
  expect(whole('Round to a whole number.')).toBe('3128');
});
