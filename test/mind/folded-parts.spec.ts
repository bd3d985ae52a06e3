import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const PARTS: ReadonlyArray<[string, string]> = [
  ['Date', '<label>Day <select id=d><option>Friday</option><option>Saturday</option></select></label>'],
  [
    'Meals',
    '<label><input type=checkbox value=breakfast> Breakfast</label><br><label><input type=checkbox value=soup> Soup</label>',
  ],
  [
    'Technical',
    '<label><input type=checkbox value=mic> Microphone</label><br><label><input type=checkbox value=beamer> Beamer</label>',
  ],
];

/** A hall that is hired, of which all but the first part is folded up; `won` is true once it was sent as told. */
function hall(wanted: string, part: (head: string, body: string, open: boolean) => string): Task['pages'] {
  const parts = PARTS.map(([head, body], i) => part(head, body, i === 0)).join('');
  return {
    '/': `<title>Old granary</title><h1>Hire the granary</h1>${parts}<p><button onclick="window.won=d.value+[].map.call(document.querySelectorAll('input:checked'),function(x){return '/'+x.value}).join('')==='${wanted}';document.getElementById('o').textContent='Your booking is sent.'">Send booking</button></p><p id=o role=status></p>`,
  };
}
const details = (head: string, body: string, open: boolean) =>
  `<details ${open ? 'open' : ''}><summary>${head}</summary>${body}</details>`;
const button = (head: string, body: string, open: boolean) =>
  `<h2><button aria-expanded=${open} onclick="var p=this.parentNode.nextElementSibling;p.hidden=!p.hidden;this.setAttribute('aria-expanded',!p.hidden)">${head}</button></h2><div ${open ? '' : 'hidden'}>${body}</div>`;

const TASKS: Task[] = [
  {
    name: 'a part that is near in meaning',
    instructions: 'Hire the granary for Saturday, and breakfast is wanted as well.',
    pages: hall('Saturday/breakfast', details),
  },
  {
    name: 'a part that says nothing of it',
    instructions: 'We need the granary on Saturday together with a microphone. Send the booking.',
    pages: hall('Saturday/mic', button),
  },
];

test('what is told and not accounted for is looked for in the parts that are folded up, before anything is sent', {
  tag: '@long',
}, async () => {
  test.setTimeout(90_000);
  expect(await failures(TASKS)).toEqual([]);
});
