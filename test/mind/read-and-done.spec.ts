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
];

test('what is read behind a link is done as it asks', async () => {
  test.slow();
  expect(await failures(TASKS)).toEqual([]);
});
