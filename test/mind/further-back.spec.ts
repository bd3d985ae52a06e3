import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** Gifts to a museum, the latest first, with those of longer ago behind a button; `more` says whether there is one. */
const gifts = (more: boolean) =>
  `<title>Gifts</title>${more ? '<nav><a href="/">The museum</a> <a href="/visit">Visit the museum</a></nav>' : ''}<h1>Who gave</h1><div id=l></div>${more ? '<p><button id=b>Show older entries</button></p>' : ''}<script>let n=5;const all=['Oct','Sep','Aug'].flatMap((m,i)=>[['27 '+m,'Ropewalk Trust',[310,75.5,120][i]],['20 '+m,'Harbour Fund',[40,85,60][i]],['14 '+m,'Ropewalk Bakery',[12,18,16][i]],['9 '+m,'Tin in the hall',[33,21,47][i]],['2 '+m,'Friends of the ferry',[250,250,250][i]]]);
const draw=()=>{l.innerHTML=all.slice(0,n).map(([d,who,sum])=>'<div style="display:flex;gap:20px"><span>'+d+'</span><span>'+who+'</span><span>€'+sum.toFixed(2)+'</span></div>').join('');if(window.b)b.hidden=n>=all.length};if(window.b)b.onclick=()=>{n+=5;draw()};draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'what lies further back is behind a button that shows what is older',
    instructions: 'How much did the museum get from the Ropewalk Trust in August?',
    pages: { '/': gifts(true), '/visit': '<title>Visit</title><h1>Visit the museum</h1><p>Open in August.</p>' },
    answer: /120[.,]00/,
    maxTurns: 6,
  },
  {
    name: 'what was given in another month is no answer',
    instructions: 'How much did the museum get from the Ropewalk Trust in May?',
    pages: { '/': gifts(false) },
    claim: 'gave_up',
    maxTurns: 6,
  },
];

test('a list is followed back to the month that is asked for', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
