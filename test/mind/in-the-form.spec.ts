import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const MENU =
  '<header><strong>Allotments</strong> <a href="#start">Start</a> <a href="#advice">Advice</a> <a href="#mine">My plot</a></header>';
const field = (id: string, label: string, rest = '') =>
  `<p style="margin:0 0 60px"><label for=${id}>${label}</label><br><input id=${id} ${rest}></p>`;
/** Counts what is pressed in the menu, and how often a list is opened. */
const COUNTS = `var opened=0,strayed=0;document.addEventListener('click',function(e){if(e.target.closest('header a,footer a'))strayed++});`;

/** A list whose entries are drawn over the whole page once it is pressed. */
const LIST = `<p style="margin:0 0 60px"><span id=ll>Site</span><br><span role=combobox tabindex=0 id=site aria-haspopup=listbox aria-expanded=false aria-labelledby=ll style="display:inline-block;border:1px solid;padding:6px 40px">Please choose</span></p>`;
const OPENS = `site.onclick=function(){opened++;var p=document.createElement('div');p.style='position:fixed;inset:0;background:#fff9';
p.innerHTML='<ul role=listbox aria-labelledby=ll style="margin:80px;background:#fff">'+['Mill Lane','Quarry Field','Station Road'].map(function(x){return '<li role=option tabindex=-1 aria-selected=false style="padding:6px">'+x+'</li>'}).join('')+'</ul>';
site.setAttribute('aria-expanded',true);document.body.append(p);p.onclick=function(e){var o=e.target.closest('li');if(o)site.textContent=o.textContent;p.remove();site.setAttribute('aria-expanded',false)}};`;

const TASKS: Task[] = [
  {
    name: 'a list that the page draws holds what was taken of it, whatever else is asked',
    instructions:
      'Apply for a plot on the Quarry Field site for Ines Marlow with the details given. Bram Oosting told us of it on 9 July 2026.',
    knowledge: knows({ name: 'Ines Marlow', email: 'ines@mail.example', phone: '07700 900 144' }),
    pages: {
      '/': `<title>Apply for a plot</title>${MENU}<main><h1>Apply for a plot</h1><form id=f novalidate>${field('n', 'Full name')}${LIST}${field('m', 'Email', 'type=email')}${field('t', 'Phone', 'type=tel')}<p id=e role=alert></p><button>Apply</button></form></main>
<script>${COUNTS}${OPENS}f.onsubmit=function(e){e.preventDefault();if(!n.value||!m.value||!t.value){window.e.textContent='Please complete all fields.';return}
window.won=site.textContent==='Quarry Field'&&opened===1&&strayed===0;f.parentNode.innerHTML='<h1>Thank you</h1><p role=status>We have received your application.</p>'}</script>`,
    },
  },
  {
    name: 'what comes back is gone through from where it begins, and not left by the menu',
    instructions: 'Book the shredder for Thursday, 12 November 2026. Two hours will do. Details are given.',
    knowledge: knows({ plotNumber: 'B-41', phone: '07700 900 144', email: 'ines@mail.example' }),
    pages: {
      '/': `<title>Borrow a machine</title>${MENU}<main><h1>Borrow the shredder</h1><form id=f novalidate>${field('pl', 'Plot number')}
<div style="margin:0 0 500px" id=us role=group aria-labelledby=ul><span id=ul>Have you worked with it before?</span><br><button type=button aria-pressed=false>I have</button> <button type=button aria-pressed=false>Never</button></div>
${field('d', 'Day', 'type=date')}${field('h', 'Hours', 'type=number min=1 max=8')}${field('t', 'Phone', 'type=tel')}${field('m', 'Email', 'type=email')}<button>Request</button></form></main><footer><a href="#rules">Rules</a></footer>
<script>${COUNTS}us.onclick=function(e){var b=e.target.closest('button');if(b)us.querySelectorAll('button').forEach(function(x){x.setAttribute('aria-pressed',x===b)})};f.onsubmit=function(e){e.preventDefault();document.querySelectorAll('.x').forEach(function(x){x.remove()});
if(!us.querySelector('[aria-pressed=true]')){us.insertAdjacentHTML('beforeend','<p class=x style="color:#b00">This is still open.</p>');f.insertAdjacentHTML('afterbegin','<p class=x role=alert><a href="#us">This is still open.</a></p>');scrollTo(0,0);return}
window.won=strayed===0&&pl.value==='B-41'&&d.value==='2026-11-12'&&h.value==='2';f.parentNode.innerHTML='<h1>Thank you</h1><p role=status>Your request has been received.</p>'}</script>`,
    },
  },
];

test('who is in the middle of a form stays with it, works each list once, and puts right what it misses', {
  tag: '@long',
}, async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});
