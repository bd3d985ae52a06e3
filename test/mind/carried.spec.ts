import { expect, test } from '@playwright/test';
import { carriedIn, valueAmong, valueIn } from '../../src/mind/scent/goal/carried.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const nav =
  '<nav><a href="/">Start</a> <a href="/berths">Berths</a> <a href="/pass">My pass</a> <a href="/extend">Extend</a></nav>';

const TASKS: Task[] = [
  {
    name: 'a number that is read on one page and put in on another',
    instructions: 'First read my pass number in “My pass”. Then extend it by a season with that on the page “Extend”.',
    pages: {
      '/': `<title>Quay club</title>${nav}<h1>Quay club</h1><p>Moorings since 1931.</p>`,
      '/berths': `<title>Berths</title>${nav}<h1>Berths</h1><p>Berth 12 is 14 m long.</p>`,
      '/pass': `<title>My pass</title>${nav}<h1>My pass</h1><dl><dt>Holder<dd>Ann Reed<dt>Pass number<dd>55-3021<dt>Member since<dd>2017</dl>`,
      '/extend': `<title>Extend</title>${nav}<h1>Extend</h1><form onsubmit="event.preventDefault();this.hidden=true;window.won=n.value==='55-3021';o.textContent='Thank you, your pass is extended.'"><label>Pass number <input id=n></label> <button>Extend by a season</button></form><p id=o role=status></p>`,
    },
  },
];

test('what is to be read in one place and put in elsewhere is read first, and put in as it is written', async () => {
  expect(await failures(TASKS)).toEqual([]);
});

test('where something is read and where it goes is told in any order', () => {
  expect(carriedIn('Redeem the code for May on the page “Gifts”. You can read it under “Notices”.')).toMatchObject({
    what: 'code for May',
    from: 'Notices',
  });
  expect(carriedIn('Open “Notices” and press “Next” on the page “Gifts”.')).toBeNull();
  expect(valueIn('largest group size', 'Groups may have up to 6 people')).toBe('6');
  expect(valueAmong('code', ['The code is FERN7.', 'The code was OAK12.'])).toBe('');
});
