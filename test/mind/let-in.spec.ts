import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const TASKS: Task[] = [
  {
    name: 'who was let in by a number and a password goes on to what is asked, whatever the first page tells',
    instructions: 'Sign in and find out how many hours of court time you have left.',
    knowledge: knows({ 'Card number': '55210', Password: 'blue-Otter-4' }),
    pages: {
      '/': `<title>Harbour Baths</title><h1>Harbour Baths</h1><form onsubmit="location=n.value==='55210'?'/in':'/';return false"><label>Card number <input id=n></label><label>Password <input type=password></label><button>Sign in</button></form>`,
      '/in': `<title>Today</title><h1>Good to swim</h1><p>The sauna is shut on Monday. Lanes for the gala have been set to 6.</p><a href="/cards">Court time and sauna</a> <a href="/gala">The gala</a>`,
      '/cards': `<title>Your cards</title><h1>Your cards</h1><table><tr><th>For</th><th>Bought</th><th>Used</th><th>Left</th></tr><tr><td>Court time</td><td>40 hours</td><td>23 hours</td><td>17 hours</td></tr><tr><td>Sauna time</td><td>10 hours</td><td>1 hour</td><td>9 hours</td></tr></table>`,
      '/gala': '<title>The gala</title><h1>The gala</h1><p>In June.</p>',
    },
    answer: /\b17\b/,
    maxTurns: 6,
  },
];

test('to be let in is a step of its own, done once the form for it is gone, and no more than that', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
