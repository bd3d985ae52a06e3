import { expect, test } from '@playwright/test';
import { toldBesides } from '../../src/mind/scent/filling/told-besides.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('what somebody is to be told with what is asked for is told apart from what is read, added and asked', () => {
  const words = (asked: string) => toldBesides(asked)?.words ?? null;
  expect(words('Book the loft for Ida and let the host know that she is bringing a cello.')).toBe(
    'She is bringing a cello.',
  );
  expect(words('Hire the bus, pointing out that one of us sits in a wheelchair.')).toBe(
    'One of us sits in a wheelchair.',
  );
  expect(words('Order the plums; ask the driver to ring twice.')).toBe('Please ring twice.');
  expect(words('Order six rolls and add that they must not be sliced.')).toBe('They must not be sliced.');
  expect(words('Add that lamp to my basket.')).toBe(null);
  expect(words('Find out whether they say that dogs may come.')).toBe(null);
  expect(words('Tell me that it is done.')).toBe(null);
});

/** A form with room for words; `won` is true once it was sent with just these in there. */
function form(room: string, wanted: RegExp): Task['pages'] {
  return {
    '/': `<title>Sail loft</title><h1>Book a course</h1><form onsubmit="event.preventDefault();window.won=${wanted}.test(document.getElementById('w').value)&&n.value==='Ida Falk';this.hidden=true;o.textContent='Your place is booked.'"><p><label>Course <select><option value="">Choose</option><option>Knots</option><option>Splicing</option></select></label></p><p><label>Name <input id=n></label></p><p><label>Phone <input type=tel></label></p><p>${room}</p><p><button>Book place</button></p></form><p id=o role=status></p>`,
  };
}
const knowledge = [
  { name: 'name', value: 'Ida Falk', secret: false },
  { name: 'phone', value: '0611 203040', secret: false },
];

const TASKS: Task[] = [
  {
    name: 'in a field that asks for anything else',
    instructions: 'Book a place on the knots course and mention that she is left-handed.',
    knowledge,
    pages: form('<label>Is there anything else? <textarea id=w></textarea></label>', /left-handed/),
  },
  {
    name: 'in a line for wishes',
    instructions: 'Book the splicing course. Let the people of the loft know that she arrives by ferry at ten.',
    knowledge,
    pages: form('<label>Special requests <input id=w></label>', /ferry at ten/),
  },
];

test('what somebody is to be told goes where a form has room for words before it is sent', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  expect(await failures(TASKS)).toEqual([]);
});
