import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A month of a choir, with what is on at its days, and signs beside its name that leaf. */
const DIARY = `<title>Diary</title><div><button aria-label="Earlier" onclick="turn(-1)">‹</button> <b id=h></b> <button aria-label="Later" onclick="turn(1)">›</button></div><table border=1 id=t></table>
<script>const on={'2026-11-19':'Concert at the mill','2027-1-9':'Tuning day','2027-1-21':'Concert at the mill'};let y=2026,m=11;
const names=['January','February','March','April','May','June','July','August','September','October','November','December'];
function draw(){h.textContent=names[m-1]+' '+y;const first=(new Date(y,m-1,1).getDay()+6)%7,n=new Date(y,m,0).getDate();let s='<tr>'+'<td>'.repeat(first);for(let d=1;d<=n;d++){s+='<td><b>'+d+'</b><div>'+(on[y+'-'+m+'-'+d]||'')+'</div>';if((first+d)%7===0)s+='<tr>'}t.innerHTML=s}
function turn(k){m+=k;if(m>12){m=1;y++}if(m<1){m=12;y--}draw()}draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'the month that is asked for, two months further on, where another one has the same',
    instructions: 'On which day in January 2027 is the concert at the mill?',
    pages: { '/': DIARY },
    answer: /\b21(?:st)? (?:of )?January\b/,
    maxTurns: 4,
  },
];

test('a diary is leafed to the month that is asked for, and the day is read off it', async () => {
  expect(await failures(TASKS)).toEqual([]);
});
