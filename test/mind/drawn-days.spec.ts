import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** Forms side by side, each with days that are taken in a month that opens under the field; one takes a span, one several days, one an hour as well. */
const FORMS = `<title>Sheep wash – Fell Farm</title><style>form{width:300px;float:left;margin-right:30px}.m{position:absolute;background:#fff;border:1px solid #888;width:240px;padding:6px}.m button.d{width:30px}</style><h1>Welcome back</h1>
<form id=a><h2>Grazing</h2><label>Period <input readonly id=p></label><p><label>Field <select id=f><option>Top field<option>Lower meadow</select></label><p><button>Book grazing</button></form>
<form id=b><h2>Shearing</h2><label>Date and time <input readonly id=d></label><p><label>Flock <select id=k><option>Ewes<option>Rams</select></label><p><button>Book shearing</button></form>
<form id=c><h2>Market days</h2><label>Days <input readonly id=y></label><p><button>Book market days</button></form><p id=m role=status style="clear:both"></p><div class=m id=w hidden></div>
<script>var at=null,got=[],names=['January','February','March','April','May','June','July','August','September','October','November','December'];
function two(n){return (n<10?'0':'')+n}function said(t){return two(t.d)+'/'+two(t.m)+'/'+t.y}
function open(i){at=i;got=[];w.style.left=i.getBoundingClientRect().left+'px';w.style.top=i.getBoundingClientRect().bottom+'px';w.hidden=false;draw(11,2026)}
function draw(mo,y){var n=new Date(y,mo,0).getDate(),h='<b>'+names[mo-1]+' '+y+'</b> <button type=button id=x>›</button><br>';for(var i=1;i<=n;i++)h+='<button type=button class=d>'+i+'</button>';
if(at===d)h+='<p><label>Hour <input type=number id=hh value=9></label><label>Minute <input type=number id=mm value=0></label><p><button type=button id=ok>Done</button>';if(at===y2())h+='<p><button type=button id=ok>Done</button>';w.innerHTML=h;
w.querySelector('#x').onclick=function(){draw(mo%12+1,y+(mo===12?1:0))};
w.querySelectorAll('.d').forEach(function(b){b.onclick=function(){var t={d:+b.textContent,m:mo,y:y};got.push(t);if(at===p){if(got.length===2){p.value=got.map(said).join(' to ');w.hidden=true}}else if(at===d){d.value=said(t)+' 09:00'}else{at.value=got.map(said).join(', ')}}});
var o=w.querySelector('#ok');if(o)o.onclick=function(){if(at===d)d.value=d.value.slice(0,10)+' '+two(+w.querySelector('#hh').value)+':'+two(+w.querySelector('#mm').value);w.hidden=true}}
function y2(){return document.getElementById('y')}
[p,d,y2()].forEach(function(i){i.onclick=function(){open(i)}});
function end(form,word,value){form.onsubmit=function(e){e.preventDefault();if(!value()){m.textContent='Please pick a day.';return}m.textContent=word+' booked.';(window.sent=window.sent||[]).push(word+'|'+value());window.won=sent.length===1&&sent[0]===window.wanted}}
end(a,'Grazing',function(){return p.value&&p.value+'|'+f.value});end(b,'Shearing',function(){return d.value&&d.value+'|'+k.value});end(c,'Market days',function(){return y2().value})</script>`;

const page = (wanted: string) => ({ '/': `${FORMS}<script>window.wanted=${JSON.stringify(wanted)}</script>` });

/** One form with a day and its hour that are taken in a month below the field, in other words each time. */
const hired = (told: {
  head: string;
  field: string;
  list: string;
  options: string[];
  hour: string;
  keep: string;
  end: string;
  wanted: string;
}) => ({
  '/': `<title>${told.head}</title><style>#w{position:absolute;background:#fff;border:1px solid #777;width:260px;padding:8px;z-index:2}.d{width:32px}</style><nav><a href="/">Home</a> <a href="/prices">Prices</a></nav><h1>${told.head}</h1><form id=f><p><label>${told.field} <input readonly id=d></label></p><p><label>${told.list} <select id=k>${told.options.map((one) => `<option>${one}`).join('')}</select></label></p><p><button>${told.end}</button></p></form><p id=m role=status></p><div id=w hidden></div>
<script>var N=['January','February','March','April','May','June','July','August','September','October','November','December'],day='';
function two(n){return (n<10?'0':'')+n}
function draw(mo,y){var n=new Date(y,mo,0).getDate(),h='<button type=button id=b>‹</button> <b>'+N[mo-1]+' '+y+'</b> <button type=button id=x>›</button><br>';for(var i=1;i<=n;i++)h+='<button type=button class=d>'+i+'</button>';w.innerHTML=h+'<p>${told.hour}</p><button type=button id=ok>${told.keep}</button>';
w.querySelector('#x').onclick=function(){draw(mo%12+1,y+(mo===12?1:0))};w.querySelector('#b').onclick=function(){draw((mo+10)%12+1,y-(mo===1?1:0))};
w.querySelectorAll('.d').forEach(function(e){e.onclick=function(){day=two(+e.textContent)+'/'+two(mo)+'/'+y;d.value=day}});
ok.onclick=function(){d.value=day+' '+two(+w.querySelector('#hh').value)+':'+two(+w.querySelector('#mm').value);w.hidden=true}}
d.onclick=function(){w.hidden=false;draw(11,2026)};
f.onsubmit=function(e){e.preventDefault();if(!d.value){m.textContent='When is it to be?';return}window.won=d.value+'|'+k.value===${JSON.stringify(told.wanted)};f.hidden=w.hidden=true;m.textContent='Thank you, we have noted it.'}</script>`,
  '/prices': '<title>Prices</title><h1>Prices</h1><p>£12 an hour.</p>',
});

const TASKS: Task[] = [
  {
    name: 'a span',
    instructions: 'Book grazing in the lower meadow from 3 to 9 December 2026.',
    pages: page('Grazing|03/12/2026 to 09/12/2026|Lower meadow'),
  },
  {
    name: 'a day and its hour',
    instructions: 'Book the shearing of the rams on 12 November 2026 at 14:30.',
    pages: page('Shearing|12/11/2026 14:30|Rams'),
  },
  {
    name: 'several days',
    instructions: 'Book market days on 6, 13 and 20 November 2026.',
    pages: page('Market days|06/11/2026, 13/11/2026, 20/11/2026'),
  },
  {
    name: 'a day of the next month, with its hour, for a hall',
    instructions: 'Reserve the hall for a rehearsal on 9 December 2026 at 19:15.',
    pages: hired({
      head: 'Hire our hall',
      field: 'Start date and time',
      list: 'What for?',
      options: ['Meeting', 'Party', 'Rehearsal'],
      hour: '<label>Hours <input type=number id=hh value=12></label> <label>Minutes <input type=number id=mm value=0></label>',
      keep: 'Apply',
      end: 'Reserve',
      wanted: '09/12/2026 19:15|Rehearsal',
    }),
  },
  {
    name: 'a day with its hour out of lists, for a piano',
    instructions: 'Have the grand piano tuned on 18 November 2026 at 10:30.',
    pages: hired({
      head: 'Book a tuner',
      field: 'Date of the visit',
      list: 'Instrument',
      options: ['Upright piano', 'Grand piano', 'Harpsichord'],
      hour: `<label>Hour <select id=hh>${[8, 9, 10, 11, 12].map((one) => `<option>${one}`).join('')}</select></label> <label>Minute <select id=mm><option>00<option>15<option>30<option>45</select></label>`,
      keep: 'Set',
      end: 'Book visit',
      wanted: '18/11/2026 10:30|Grand piano',
    }),
  },
];

/** Two fields for the ends of a stay, each with its own month below it; the second may show the month of the first. */
const stay = (told: {
  head: string;
  from: string;
  to: string;
  list: string;
  options: string[];
  end: string;
  wanted: string;
}) => ({
  '/': `<title>${told.head}</title><style>.m{position:absolute;background:#fff;border:1px solid #777;width:250px;padding:8px;z-index:2}.d{width:32px}</style><h1>${told.head}</h1><form id=f><p><label>${told.list} <select id=k>${told.options.map((one) => `<option>${one}`).join('')}</select></label></p><p><label>${told.from} <input readonly id=a></label> <label>${told.to} <input readonly id=b></label></p><button>${told.end}</button></form><p id=m role=status></p><div class=m id=w hidden></div>
<script>var N=['January','February','March','April','May','June','July','August','September','October','November','December'],at=null;
function two(n){return (n<10?'0':'')+n}
function draw(mo,y){var n=new Date(y,mo,0).getDate(),h='<button type=button id=p>‹</button> <b>'+N[mo-1]+' '+y+'</b> <button type=button id=x>›</button><br>';for(var i=1;i<=n;i++)h+='<button type=button class=d>'+i+'</button>';w.innerHTML=h;
w.querySelector('#x').onclick=function(){draw(mo%12+1,y+(mo===12?1:0))};w.querySelector('#p').onclick=function(){draw((mo+10)%12+1,y-(mo===1?1:0))};
w.querySelectorAll('.d').forEach(function(e){e.onclick=function(){at.value=two(+e.textContent)+'/'+two(mo)+'/'+y;w.hidden=true}})}
[a,b].forEach(function(i){i.onclick=function(){at=i;w.style.left=i.getBoundingClientRect().left+'px';w.style.top=i.getBoundingClientRect().bottom+'px';w.hidden=false;draw(11,2026)}});
f.onsubmit=function(e){e.preventDefault();if(!a.value||!b.value){m.textContent='Please give both days.';return}window.won=[a.value,b.value,k.value].join('|')===${JSON.stringify(told.wanted)};f.hidden=true;m.textContent='Thank you, we look forward to it.'}</script>`,
});

const ELSEWHERE: Task[] = [
  {
    name: 'two days for a tent, each in its own month',
    instructions: 'Rent the bell tent from 28 November to 2 December 2026.',
    pages: stay({
      head: 'Rent a tent',
      from: 'From',
      to: 'Until',
      list: 'Tent',
      options: ['Yurt', 'Bell tent', 'Dome'],
      end: 'Rent tent',
      wanted: '28/11/2026|02/12/2026|Bell tent',
    }),
  },
  {
    name: 'nights for a cat',
    instructions: 'Your cat needs a place in the quiet room for 3 nights from 14 December 2026. Ask for it.',
    pages: stay({
      head: 'Cat hotel',
      from: 'Day of arrival',
      to: 'Day of departure',
      list: 'Room',
      options: ['Sunny room', 'Quiet room'],
      end: 'Send request',
      wanted: '14/12/2026|17/12/2026|Quiet room',
    }),
  },
  {
    name: 'several mornings of the next month',
    instructions: 'Book market days on 4 and 11 December 2026.',
    pages: page('Market days|04/12/2026, 11/12/2026'),
  },
];

test('days are picked in the calendar of the form that is meant: a span, a day with its hour, or several', {
  tag: '@long',
}, async () => {
  expect(await failures(TASKS)).toEqual([]);
});

test('the days of a stay, of nights and of another month are picked', { tag: '@long' }, async () => {
  expect(await failures(ELSEWHERE)).toEqual([]);
});
