import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('what is listed is read in whole names, and what goes into the bin is removed', () => {
  const read: Record<string, string[]> = {
    'Order one of each item: Fish and Chips, Lemon tart': ['add Fish and Chips', 'add Lemon tart', 'buy '],
    'Order one of each item: Lemon tart, Rye and Tea': ['add Lemon tart', 'add Rye', 'add Tea', 'buy '],
    'Put the letter from Odile in the trash.': ['remove letter'],
    'Trash the old sketch.': ['remove old sketch'],
    'Put the mug in the basket.': ['add mug'],
  };
  for (const [text, steps] of Object.entries(read))
    expect
      .soft(
        parseGoal(text, false).steps.map(({ verb, object }) => `${verb} ${object}`),
        text,
      )
      .toEqual(steps);
});

const dish = (name: string) =>
  `<div class=dish style="border-top:1px solid #999;padding:70px 0"><b>${name}</b> <span class=n>0</span> <button onclick="this.previousElementSibling.textContent++">Add +</button></div>`;
const MENU = ['Pea soup', 'Fish and Chips', 'Rice and Beans', 'Lemon tart', 'Plum cake', 'Oat bun'];
const RESULTS = ['Heron', 'Reed', 'Otter', 'Heron', 'Marsh', 'Newt', 'Heron', 'Vole', 'Pike'];
const ICONS = (who: string) =>
  ['reply', 'again', 'like', 'more']
    .map(
      (act, i) =>
        `<span onclick="act('${who}','${act}',this)" style="display:inline-block;width:14px;height:14px;margin-right:14px;cursor:pointer;background:hsl(${i * 70} 60% 40%)"></span>`,
    )
    .join('');
const entry = (who: string) =>
  `<div style="border-bottom:1px solid #ccc"><div><b>${who}</b> <span>@${who.toLowerCase()}</span></div><div>A walk by the river.</div><div>${ICONS(who)}</div><ul hidden><li style="cursor:pointer" onclick="act('${who}','copy')">Copy link</li></ul></div>`;
const AREAS = ['Low water at noon.', 'The ferry is late today.', 'Bring a coat.'];

const planner = (span: string) =>
  `<title>Planner</title><p><input id=n placeholder="Event name"></p><p>${span}</p><button onclick="n.value=''">Clear</button> <button onclick="window.won=n.value==='Choir'">Create</button>`;

const TASKS: Task[] = [
  {
    name: 'a password in capital and small letters, and a button that is called otherwise',
    instructions: 'Enter the username "odile" and the password "ffJ" into the text fields and press login.',
    pages: {
      '/': '<title>Door</title><p><label>Username <input id=u></label></p><p><label>Password <input type=password id=p></label></p><button onclick="window.won=u.value+p.value===\'odileffJ\'">OK</button>',
    },
  },
  {
    name: 'several dishes, and then the whole',
    instructions: 'Order one of each item: Rice and Beans, Lemon tart',
    pages: {
      '/': `<title>Canteen</title><h2>Today</h2>${MENU.map(dish).join('')}<button onclick="window.won=[...document.querySelectorAll('.n')].map(n=>n.textContent).join('')==='001100'">Order!</button>`,
    },
  },
  {
    name: 'the eighth of a list, each page of which begins with the same name',
    instructions: 'Press "Search", then find and click the 8th search result.',
    pages: {
      '/': `<title>Finder</title><button id=s>Search</button><div id=r></div><ul id=p></ul><script>
const R=${JSON.stringify(RESULTS)};
function show(n){r.innerHTML=R.slice(n*3-3,n*3).map((t,i)=>'<div><a href="#" onclick="window.won='+(n*3-3+i===7)+';return false">'+t+'</a><div>Note '+(n*3+i)+' of the water meadow.</div></div>').join('');p.innerHTML=[1,2,3].map(i=>'<li style="display:inline;margin:4px"><a href="#" onclick="show('+i+');return false">'+i+'</a></li>').join('')}
s.onclick=()=>show(1)</script>`,
    },
  },
  {
    name: 'a guess that is right and met with silence',
    instructions: 'Guess the number between 0-9 and press Submit. Use the feedback below to find the right number.',
    pages: {
      '/': `<title>Guess</title><input type=number id=n> <button id=b>Submit</button><p id=f>Waiting.</p><script>
b.onclick=()=>{const v=+n.value;if(v===7)return void(window.won=true);f.textContent='The number is '+(v<7?'higher':'lower')+' than '+v+'.';n.value=''}</script>`,
    },
  },
  {
    name: 'what is read in one place is put in at another once',
    instructions: 'Copy the text from the 2nd text area below and paste it into the text input, then press Submit.',
    pages: {
      '/': `<title>Notes</title>${AREAS.map((text) => `<textarea>${text}</textarea>`).join('')}<p><input id=t></p><button onclick="window.won=t.value==='${AREAS[1]}'&&window.won===undefined">Submit</button>`,
    },
  },
  {
    name: 'what is opened is thrown away, and not sent on',
    instructions: 'Put the letter from Odile in the trash.',
    pages: {
      '/': `<title>Letters</title><div id=l></div><script>
let all=['Odile','Bruno','Ines'];
function list(){l.innerHTML=all.map((who)=>'<div style="cursor:pointer;padding:6px" onclick="read(&quot;'+who+'&quot;)"><b>'+who+'</b> <span>Letter of today</span></div>').join('')}
function read(who){l.innerHTML='<b>Letter of today</b><div>'+who+'</div><div>to me</div><p>The letter is long.</p>'+['Delete','Reply','Forward'].map((a)=>'<span style="cursor:pointer;padding:6px" onclick="does(&quot;'+a+'&quot;,&quot;'+who+'&quot;)">'+a+'</span>').join(' ')}
function does(a,who){window.won=window.won===undefined&&a+who==='DeleteOdile';all=all.filter((one)=>a!=='Delete'||one!==who);list()}
list()</script>`,
    },
  },
  {
    name: 'what stands in the menu of the last sign of an entry',
    instructions: 'For the user @ines, click on the "Copy link" button.',
    pages: {
      '/': `<title>Stream</title>${['Odile', 'Bruno', 'Ines', 'Marek'].map(entry).join('')}<script>
function act(who,what,sign){if(what==='more'){sign.parentNode.nextElementSibling.hidden^=1;return}window.won=window.won===undefined&&who+what==='Inescopy'}</script>`,
    },
  },
  {
    name: 'the one text over the one field is what is to be typed',
    instructions: 'Type the text below into the text field and press Submit.',
    pages: {
      '/': `<title>Copy</title><div style="font-size:25px;margin:10px 40px"><span>q</span><span>Z</span><span>4</span><span>k</span></div><div style="margin-left:20px"><input id=t> <button onclick="window.won=t.value==='qZ4k'">Submit</button></div>`,
    },
  },
  {
    name: 'the only thing that can be had here',
    instructions: 'Buy BLT shares when the price is less than $45.00.',
    pages: {
      '/': `<title>Board</title><div><label>Company:</label> <b>BLT</b></div><div><label>Share price:</label> <b id=p>$47.00</b></div><button onclick="window.won=window.won===undefined&&p.textContent==='$44.00'">Buy</button><script>setTimeout(()=>p.textContent='$44.00',2500)</script>`,
    },
  },
  {
    name: 'a place that nothing tells from another',
    instructions: 'Find and click on the WARM area.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Warm or cool</title><div onclick="d.textContent='QUITE COOL'" style="cursor:pointer;height:100px;width:150px;border:1px solid"></div><div id=d onclick="0" style="cursor:pointer;height:30px;width:150px"></div>`,
    },
  },
  {
    name: 'nothing is made for another time than is told',
    instructions: 'Create a 30 mins event named "Choir", between 8AM and 12PM.',
    claim: 'gave_up',
    pages: { '/': planner('8:30am to 1pm') },
  },
  {
    name: 'what is made is of the time that is told',
    instructions: 'Create a 30 mins event named "Choir", between 8AM and 12PM.',
    pages: { '/': planner('9am to 9:30am') },
  },
  {
    name: 'what bears a sign is called by it',
    instructions: 'Click on the "♥♥" button.',
    pages: {
      '/': `<title>Signs</title>${['♥♥', '☂☂', 'OK'].map((sign) => `<button onclick="if(this.textContent==='♥♥')window.won=true">${sign}</button> `).join('')}`,
    },
  },
];

test('what was told is seen through to its end', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
