import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const TASKS: Task[] = [
  {
    name: 'what a briefing behind a link asks for is done there',
    instructions: 'You steward at the regatta. Read the safety briefing for stewards and do everything it asks of you.',
    pages: {
      '/': '<title>Regatta</title><h1>Regatta</h1><p>Sails up on 4 June.</p><a href="/news">News</a> <a href="/brief">Safety briefing for stewards</a> <a href="/map">Map</a>',
      '/news': '<title>News</title><h1>News</h1><p>The pier is being mended.</p><a href="/">Regatta</a>',
      '/map': '<title>Map</title><h1>Map</h1><a href="/">Regatta</a>',
      '/brief': `<title>Safety briefing</title><h1>Safety briefing for stewards</h1><ol><li>Choose the blue jacket.</li><li>Enter the code MARLIN.</li><li>Press Confirm.</li></ol><label>Jacket <select id=j><option>Red<option>Blue<option>Green</select></label> <label>Code <input id=c></label> <label>Boat <input id=b></label><button onclick="window.won=j.value==='Blue'&&c.value==='MARLIN'&&b.value==='';p.textContent='Thank you, all set.'">Confirm</button><p id=p role=status></p>`,
    },
  },
  {
    name: 'what was returned with a reason is put right as that says, and sent in again',
    instructions: 'Your application for a stall at the fair was returned. See why, put it right and send it in again.',
    pages: {
      '/': '<title>Fair</title><h1>Your applications</h1><ul><li>Stall at the fair – returned <a href="/stall">View</a></li><li>Parking permit – granted <a href="/permit">View</a></li></ul>',
      '/permit': '<title>Permit</title><h1>Parking permit</h1><p>Granted.</p><a href="/">Your applications</a>',
      '/stall': `<title>Stall</title><h1>Stall at the fair</h1><p>Returned: the width of the stall should be 3 metres, and the number of helpers is missing (your letter says 2). Please correct this.</p><form id=f><label>Goods <input id=g value="Jam"></label> <label>Width of the stall (m) <input id=w value="8"></label> <label>Number of helpers <input id=h></label> <button>Send again</button></form><p id=p role=status></p><script>f.onsubmit=e=>{e.preventDefault();window.won=g.value==='Jam'&&w.value==='3'&&h.value==='2';p.textContent='Thank you, your application was received.';f.remove()}</script>`,
    },
  },
];

test('what is read behind a link is done as it asks', { tag: '@long' }, async () => {
  test.slow();
  expect(await failures(TASKS)).toEqual([]);
});
