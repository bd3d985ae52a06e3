import { expect, test } from '@playwright/test';
import { withoutLeft, withoutSpared } from '../../src/mind/scent/goal/wording/left-alone.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('what is told to stay where it is asks for nothing', () => {
  expect(withoutLeft('Move the bills to Paid and leave all other letters where they are.')).toMatch(
    /^Move the bills to Paid ?\.$/,
  );
  expect(withoutSpared('Bin the flyer about tiles, but keep the plan of the roof.').trim()).toMatch(
    /^Bin the flyer about tiles\s*\.$/,
  );
});

/** A list of letters whose rows open them, with a box in each; the acts stand over it. */
const letters = (
  won: string,
): string => `<title>Letters</title><style>body{margin:0;font:15px Arial}ul{list-style:none;margin:0;padding:0}li{display:grid;grid-template-columns:36px 190px 1fr 80px;padding:9px 14px;border-bottom:1px solid #ddd;cursor:pointer}</style>
<h1>Letters</h1><main id=m></main><p role=status id=s></p><script>
const L=[['Harbour Office','Berth fees','Your fees for May are due'],['Ida Holm','Regatta','Who brings the buoys?'],['Sail loft Kern','New spinnaker','Ten per cent off all sails this week'],['Harbour Office','Dredging','The east basin is shut in June'],['Sail loft Kern','Invoice 311','For mending the jib'],['Ida Holm','Keys','I left them at the hut'],['Ned Carr','Lift-out','Crane on the 9th'],['Harbour Office','New lamps','The pier is lit from now on']].map((l,i)=>({l,i,at:'In'}));
let open=null;const sel=new Set();
const draw=()=>{const here=L.filter(x=>x.at==='In');m.innerHTML=open===null?'<div>'+['File away','Delete'].map(a=>'<button data-a="'+a+'" '+(sel.size?'':'disabled')+'>'+a+'</button>').join(' ')+'</div><ul>'+here.map(x=>'<li data-i='+x.i+'><input type=checkbox aria-label="Select '+x.l[1]+'" '+(sel.has(x.i)?'checked':'')+'><b>'+x.l[0]+'</b><span>'+x.l[1]+' <i>– '+x.l[2]+'</i></span><span>'+(x.i+1)+' May</span></li>').join('')+'</ul>':'<button data-b>Back</button><h2>'+L[open].l[1]+'</h2><p>'+L[open].l[2]+'</p>'};
m.onclick=e=>{const t=e.target;if(t.dataset.a){for(const i of sel)L[i].at=t.dataset.a;s.textContent=sel.size+' letters: '+t.dataset.a+' done';sel.clear()}else if('b' in t.dataset)open=null;else{const i=t.closest('li')&&+t.closest('li').dataset.i;if(i===null||i===undefined)return;if(t.type==='checkbox')sel.has(i)?sel.delete(i):sel.add(i);else open=i}draw();window.won=L.map(x=>x.at[0]).join('')==='${won}'};draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'all of one sender are ticked, and the act over the list is pressed',
    instructions: 'File away everything that the Harbour Office has sent and leave the other letters where they are.',
    pages: { '/': letters('FIIFIIIF') },
  },
  {
    name: 'one row is told by most of its words, and the one that is to stay is let be',
    instructions: 'Throw away the advertisement for a spinnaker from the sail loft, but keep their invoice.',
    pages: { '/': letters('IIDIIIII') },
  },
];

test('rows that open as a whole are ticked by their boxes for the act over the list', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  expect(await failures(TASKS)).toEqual([]);
});
