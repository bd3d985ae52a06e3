import { expect, test } from '@playwright/test';
import { readPage } from '../../src/mind/perception/index.ts';
import type { Item, Page } from '../../src/mind/perception/page.ts';
import { mayAnswer } from '../../src/mind/scent/answering/question/gate.ts';
import { isUntold } from '../../src/mind/scent/done/against/unmet.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { clockTimes } from '../../src/mind/scent/goal/wording/clock.ts';
import { isNamesake } from '../../src/mind/scent/meaning/namesake.ts';
import { wandersOff } from '../../src/mind/scent/rules/gates/boilerplate.ts';
import { lesserOnes } from '../../src/mind/scent/rules/gates/lesser.ts';
import type { Proposal } from '../../src/mind/scent/situation.ts';
import { thingsOf } from '../../src/mind/scent/things/index.ts';
import { asked, read } from './asked.ts';
import { tabled } from './tabled.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** Lines of a page, each at its place. */
function placed(lines: ReadonlyArray<readonly [x: number, y: number, text: string]>): Page {
  return readPage({
    frame: { bytes: new Uint8Array(), mediaType: 'image/png', width: 1000, height: 700 },
    texts: [
      { label: 'page_text', text: lines.map(([, , text]) => text).join('\n') },
      { label: 'text_places', text: lines.map(([x, y, text]) => `${x},${y},${7 * text.length},18,18`).join('\n') },
    ],
    actions: [],
    frameAgeMs: 0,
  });
}

test('a row of filters over a table is no row of it', () => {
  const cells = (y: number, ...texts: string[]) => texts.map((text, i) => [30 + 200 * i, y, text] as const);
  const page = placed([
    [20, 100, 'Decks:'],
    [80, 100, 'One'],
    [130, 100, 'Two'],
    [180, 100, 'Three'],
    ...cells(150, 'Ship', 'Built', 'Length'),
    ...cells(190, 'Petrel', '1998', '31 m'),
    ...cells(230, 'Gannet', '2004', '44 m'),
    ...cells(270, 'Puffin', '2011', '27 m'),
  ]);
  const rows = thingsOf(page).find(({ from, things }) => from === 'rows' && things.length > 1);
  expect(rows?.things.map(({ name }) => name)).toEqual(['Petrel', 'Gannet', 'Puffin']);
  expect(rows?.things[0]?.properties.map(({ head }) => head)).toEqual(['Ship', 'Built', 'Length']);
});

test('who shares but a part of a name is somebody else', () => {
  const told = 'Suspend the card of Ruth Alden.';
  expect(isNamesake(told, 'Ruth Olsen · card 4')).toBe(true);
  expect(isNamesake(told, 'Nora Alden')).toBe(true);
  expect(isNamesake(told, 'Ruth Alden')).toBe(false);
  expect(isNamesake(told, 'Mrs Alden')).toBe(false);
  expect(isNamesake('Suspend the card of Ruth.', 'Ruth Olsen')).toBe(false);
});

const GUESS = { rule: 'satisfice', args: null, status: 'continue' } as unknown as Proposal;

test('of several that do the same none is taken that is called by less of what is told', () => {
  const labels = ['Rent Canoe 1, 9:00', 'Rent Canoe 2, 9:00', 'Rent Canoe 2, 10:00', 'Rent Rowing boat, 10:00'];
  const items = labels.map((raw, i) => ({ kind: 'click', role: 'button', name: `b${i}`, raw, label: raw }) as Item);
  const { situation, step } = asked({ items, all: { tokens: [] } } as unknown as Page, 'Rent canoe 2 from 10 to 11.');
  const more = { asked: step.text, knowledge: [], request: { today: new Date(2026, 2, 2) }, dayFirst: true };
  Object.assign(situation, more);
  expect(lesserOnes(situation, { ...GUESS, item: items[3]! }).map(({ name }) => name)).toEqual(['b0', 'b1', 'b3']);
  expect(lesserOnes(situation, { ...GUESS, item: items[2]! })).toEqual([]);
});

test('who wants to get in touch with somebody looks at how that is done, and who wants a price does not', () => {
  const link = (label: string) => ({ kind: 'click', role: 'link', name: label, raw: label, label }) as Item;
  const items = [link('Contact'), link('Prices')];
  const goesOff = (task: string) => {
    const { situation } = asked({ items } as unknown as Page, task);
    Object.assign(situation, { asked: task, items });
    return wandersOff(situation, { ...GUESS, item: items[0]! });
  };
  expect(goesOff('Find the telephone number of the office.')).toBe(false);
  expect(goesOff('What does a day ticket cost?')).toBe(true);
});

test('how large a file may be is told by an amount of data, at what is named', () => {
  const page = tabled(
    [
      ['Account', 'Biggest upload', 'Uploads a day'],
      ['Basic', '5 MB', '20'],
      ['Studio', '2 GB', '400'],
    ],
    'Uploads',
    160,
  );
  expect(read(page, 'What is the maximum upload size with a Studio account?')).toContain('2 GB');
});

test('who charges for it need not be said where it is told, and when something meets is not when it was founded', () => {
  const vets = placed([
    [20, 80, 'Travelling with pets'],
    [20, 120, 'A ferry jab costs £55 and is given three weeks before you go.'],
    [20, 160, 'Worm treatment is £15.'],
  ]);
  expect(read(vets, 'How much would the vets charge you for a ferry vaccination?')).toContain('£55');
  const choir = tabled([['Every Sunday at ten']], 'Penford Choir');
  const { situation, step } = asked(choir, 'When was the choir founded?');
  expect(mayAnswer(situation, step, 'Every Sunday at ten')).toBe(false);
});

test('what somebody needs is what they speak of next', () => {
  const { steps } = parseGoal('You are going on a tour of Malta and need a new suitcase. How much is it?');
  expect(steps.at(-1)?.text).toBe('How much is the new suitcase?');
});

test('what was not understood is not done because one is somewhere, and what is kept among favourites is added to them', () => {
  const [step] = parseGoal('Open the page about sheds.').steps;
  expect(isUntold({ ...step!, verb: 'reach', text: 'You hope for a shed. Keep to the budget then.' })).toBe(true);
  expect(isUntold({ ...step!, verb: 'reach', text: 'the page about sheds' })).toBe(false);
  expect(parseGoal('Save the blue shed in my wish list.').steps[0]?.verb).toBe('add');
});

test('noon is an hour, and both ends of a span are of one part of the day', () => {
  expect(clockTimes('Come at noon.')).toBe('Come at 12:00.');
  expect(clockTimes('Hire it from 2 to 3 in the afternoon.')).toBe('Hire it from 14:00 to 15:00.');
});

const SHOP = `<title>Clay</title><style>.t{display:inline-block;border:1px solid #888;padding:8px 14px;margin:4px}.t.on{background:#333;color:#fff}nav{display:flex;gap:20px;padding:12px}#a{padding-top:30px}</style><nav><a href="#">Clay</a><a href="#bag" id=b>Basket (0)</a></nav><div id=a></div>
<script>var s={},m='',k=[];function chips(q,o){return '<h3>'+q+': '+(s[q]||'choose')+'</h3>'+o.map(function(v){return '<span class="t'+(s[q]===v?' on':'')+'" role=button tabindex=0 data-q="'+q+'">'+v+'</span>'}).join('')}
function draw(){b.textContent='Basket ('+k.length+')';var h=location.hash;a.innerHTML=h==='#jug'?'<h1>Moor jug</h1><p>£30</p>'+chips('Glaze',['Green','Blue','White'])+chips('Size',['S','M','L'])+'<p><button id=add>Add to basket</button><p role=alert>'+m:h==='#bag'?'<h1>Your basket</h1>'+k.map(function(v){return '<p>'+v}).join(''):'<h1>Pots</h1>'+[['jug','Moor jug',30],['jar','Fen jar',22],['cup','Tarn cup',9],['bowl','Beck bowl',18]].map(function(v){return '<div class=c style="cursor:pointer;padding:8px" onclick="location.hash=\\''+v[0]+'\\'"><div>'+v[1]+'</div><div>£'+v[2]+'</div></div>'}).join('');
document.querySelectorAll('.t').forEach(function(e){e.onclick=function(){s[e.dataset.q]=e.textContent;m='';draw()}});if(window.add)add.onclick=function(){if(!s.Glaze||!s.Size)m='Please pick a '+(s.Glaze?'size':'glaze')+'.';else{k.push(s.Glaze+s.Size);m='In your basket.'}window.won=k.join()==='BlueL';draw()}}onhashchange=draw;draw()</script>`;

const SETTINGS = `<title>Settings</title><h1>Settings</h1><div id=t></div><div id=p></div><script>var v={lang:'English',frost:true},tab='General',open=false;function draw(){t.innerHTML=['General','Alerts'].map(function(x){return '<button role=tab aria-selected='+(x===tab)+'>'+x+'</button>'}).join('');t.querySelectorAll('button').forEach(function(e){e.onclick=function(){tab=e.textContent;draw()}});
p.innerHTML=tab==='General'?'<p>Language <button id=o aria-haspopup=listbox aria-expanded='+open+' aria-label="Language: '+v.lang+'">'+v.lang+'</button>'+(open?'<ul role=listbox>'+['English','Deutsch','Italiano'].map(function(x){return '<li role=option>'+x}).join('')+'</ul>':''):'<p><label><input type=checkbox id=f '+(v.frost?'checked':'')+'> Frost alerts</label>';
if(window.o)o.onclick=function(){open=!open;draw()};document.querySelectorAll('li').forEach(function(e){e.onclick=function(){v.lang=e.textContent;open=false;draw();check()}});var f=document.getElementById('f');if(f)f.onchange=function(){v.frost=f.checked;check()}}function check(){window.won=v.lang==='Deutsch'&&!v.frost}draw()</script>`;

const BOATS = `<title>Boats</title><h1>Hire a boat</h1><div id=t></div><div id=l></div><script>var day='Sat',ok='';function draw(){t.innerHTML=['Fri','Sat','Sun'].map(function(x){return '<button aria-pressed='+(x===day)+'>'+x+'</button>'}).join('');t.querySelectorAll('button').forEach(function(e){e.onclick=function(){day=e.textContent;ok='';draw()}});
l.innerHTML='<p>'+ok+[12,13,14,15].map(function(h){return '<p><b>'+h+':00</b> '+['Kestrel','Heron','Pedalo 1','Pedalo 2'].map(function(b,i){return (h+i)%5===1?'<i>out</i>':'<button data-h="'+h+'">Hire '+b+'</button>'}).join(' ')}).join('');
l.querySelectorAll('button').forEach(function(e){e.onclick=function(){ok='See you on '+day+' at '+e.dataset.h+':00, '+e.textContent.slice(5)+' is yours.';window.all=(window.all||'')+ok;window.won=window.all==='See you on Sun at 14:00, Heron is yours.';draw()}})}draw()</script>`;

/** Hours of a day that is chosen above them, each with a button for every one of a few things that can be had then. */
const hours = (head: string, act: string, days: readonly string[], names: readonly string[], right: string) =>
  `<title>${head}</title><h1>${head}</h1><p id=t></p><div id=l></div><p id=o role=status></p><script>var D=${JSON.stringify(days)},N=${JSON.stringify(names)},day=D[0];function draw(){t.innerHTML=D.map(function(x){return '<button aria-pressed='+(x===day)+'>'+x+'</button>'}).join(' ');t.querySelectorAll('button').forEach(function(e){e.onclick=function(){day=e.textContent;draw()}});l.innerHTML=[16,17,18].map(function(h){return '<p>'+h+':00 '+N.map(function(n){return '<button data-h="'+h+':00">${act} '+n+'</button>'}).join(' ')}).join('');l.querySelectorAll('button').forEach(function(e){e.onclick=function(){var s=day+' '+e.dataset.h+' '+e.textContent.slice(${act.length + 1});window.all=(window.all||'')+s;window.won=all===${JSON.stringify(right)};o.textContent='It is yours: '+s+'.'}})}draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'a court of several, at an hour of a day that is chosen above them',
    instructions: 'Book the court Oak for Wednesday from 5 to 6 in the afternoon.',
    pages: {
      '/': hours('Book a court', 'Book', ['Mon', 'Tue', 'Wed', 'Thu'], ['Elm', 'Oak', 'Ash'], 'Wed 17:00 Oak'),
    },
  },
  {
    name: 'a washing machine of several, at an hour of a day that is chosen above them',
    instructions: 'Reserve the washer Nora for Tuesday at 18:00.',
    pages: {
      '/': hours('Reserve a washer', 'Reserve', ['Mon', 'Tue', 'Wed'], ['Nora', 'Bella'], 'Tue 18:00 Nora'),
    },
  },
  {
    name: 'of several buttons in one row the one is pressed that is called by what is meant',
    instructions: 'Hire the boat Heron for Sunday from 2 to 3 in the afternoon.',
    pages: { '/': BOATS },
  },
  {
    name: 'what a thing comes in is chosen before it is taken',
    instructions: 'Put a blue moor jug in size L in the basket.',
    pages: { '/': SHOP },
  },
  {
    name: 'a language is set by its own name, and the rest is seen to',
    instructions: 'Set the language to German and turn off the frost alerts.',
    pages: { '/': SETTINGS },
  },
];

test('what is told of a thing and of settings is chosen under the names of the page', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
