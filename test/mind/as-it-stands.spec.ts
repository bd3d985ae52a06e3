import { expect, test } from '@playwright/test';
import { byFigures } from '../../src/mind/scent/meaning/by-figures.ts';
import { commitWord } from '../../src/mind/scent/meaning/commit-word.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('a lighthouse is not light, and a lighter one is', () => {
  const prices = ['Normal, €9.50', 'Reduced (under 16), €7.00'];
  expect(byFigures('Buy two tickets for The Lighthouse Keeper.', prices)).toBeNull();
  expect(byFigures('Take the lightest tent.', ['Marten, 900 g', 'Otter, 2400 g'])).toBe(0);
});

test('what is to be done now is done by the button that says so, and looking now is only looking', () => {
  expect(commitWord('Give now')).toBeGreaterThanOrEqual(0.8);
  expect(commitWord('See now')).toBeLessThan(0.8);
});

const kennel = (title: string, body: string) =>
  `<title>${title} – Heath Kennels</title><nav><a href=/>Home</a> <a href=/stay>Our kennels</a> <a href=/jobs>Work with us</a> <a href=/call>Call me back</a> <a href=/price>Get a price</a></nav><h1>${title}</h1>${body}`;

const SESSIONS: Record<string, string[]> = {
  Monday: ['07:00 Knots', '18:30 Signals', '19:30 Charts'],
  Tuesday: ['07:00 Signals', '18:30 Rowing'],
  Thursday: ['07:00 Rowing', '12:15 Knots', '18:30 Signals', '18:30 Rowing', '19:45 Charts'],
};

const CHAPTERS = ['The empty well', 'A cart of salt', 'Night on the pass', 'The ferry', 'Home'];
const JAMS = ['Plum jam', 'Quince jelly', 'Fig jam', 'Pear butter'];
const jam = (title: string, body: string) =>
  `<title>${title}</title><nav><a href=/>Jars</a> <span id=b>Basket (0)</span></nav><h1>${title}</h1>${body}`;

const TASKS: Task[] = [
  {
    name: 'a label of which every word is said somewhere in the sentence',
    instructions: 'Ask the kennel to call back in the morning.',
    pages: {
      '/': kennel('Dogs on holiday', '<p>Forty runs on the heath.</p>'),
      '/stay': kennel('Our kennels', '<p>Heated in winter.</p>'),
      '/jobs': kennel('Work with us', '<p>We look for walkers.</p>'),
      '/price': kennel('Get a price', '<form><label>Dogs<input name=n></label><button>Show price</button></form>'),
      '/call': kennel(
        'Call me back',
        "<form onsubmit=\"window.won=this.w.value==='Morning';this.innerHTML='We will call you.';return false\"><label>Name<input required></label><label>Phone<input type=tel required></label><label>When<select name=w><option>Afternoon<option>Morning</select></label><button>Call me</button></form>",
      ),
    },
  },
  {
    name: 'the day that is named is opened first, and of two of one name the one at the hour is taken',
    instructions: 'Book the Rowing session on Thursday at 18:30.',
    pages: {
      '/': `<title>Sea school</title><h1>Sessions</h1><div role=tablist id=t></div><div id=l></div><p role=status id=o></p><script>var S=${JSON.stringify(SESSIONS)};function show(d){for(var x of t.children)x.setAttribute('aria-selected',x.textContent===d);l.innerHTML=S[d].map(function(s){var a=s.split(' ');return '<div style="display:flex;gap:20px;width:500px;border-bottom:1px solid #ccc;padding:8px"><b>'+a[0]+'</b><span style="flex:1">'+a[1]+' <small>45 min</small></span><button>Book</button></div>'}).join('');l.querySelectorAll('button').forEach(function(b,i){b.onclick=function(){o.textContent='You are booked on '+S[d][i]+', '+d+'.';window.made=(window.made||0)+1;window.won=made===1&&d==='Thursday'&&S[d][i]==='18:30 Rowing'}})}for(var d in S){var x=document.createElement('button');x.setAttribute('role','tab');x.textContent=d;t.append(x)}t.onclick=function(e){if(e.target!==t)show(e.target.textContent)};show('Monday')</script>`,
    },
  },
  {
    name: 'the one that is counted to, on the page of what is named',
    instructions: 'Play the third chapter of The Salt Road.',
    pages: {
      '/': '<title>Read aloud</title><h1>Books to hear</h1><ul><li><a href=/1>Winter Bees</a> <li><a href=/2>The Salt Road</a> <li><a href=/3>Low Water</a></ul>',
      '/1': '<title>Winter Bees</title><h1>Winter Bees</h1>',
      '/2': `<title>The Salt Road</title><h1>The Salt Road</h1><p role=status id=o></p>${CHAPTERS.map((name, i) => `<div style="display:flex;width:400px;border:1px solid #ddd"><span style="flex:1">${name}</span><button onclick="o.textContent='Now playing: ${name}';window.n=(window.n||0)+1;window.won=n===1&&${i === 2}">Play</button></div>`).join('')}`,
      '/3': '<title>Low Water</title><h1>Low Water</h1>',
    },
  },
  {
    name: 'how a thing is to be is asked on its own page @long',
    instructions: 'Put four jars of plum jam, with a red lid, into the basket.',
    pages: {
      '/': jam(
        'Jars',
        JAMS.map(
          (name) =>
            `<div style="display:inline-block;width:180px;margin:8px;border:1px solid #ccc"><h3><a href=/${name === 'Plum jam' ? 'plum' : 'other'}>${name}</a></h3><p>£4.20</p><button onclick="b.textContent='Basket (1)';window.won=false">Add to basket</button></div>`,
        ).join(''),
      ),
      '/other': jam('Another jar', '<p>Sold out</p>'),
      '/plum': jam(
        'Plum jam',
        `<fieldset><legend>Lid</legend><label><input type=radio name=l checked value=g>Green</label><label><input type=radio name=l value=r>Red</label></fieldset><p>Jars <button aria-label="Fewer jars" onclick="q.textContent=Math.max(1,q.textContent-1)">−</button> <output id=q>1</output> <button aria-label="More jars" onclick="q.textContent=+q.textContent+1">+</button></p><button onclick="window.n=(window.n||0)+1;var c=document.querySelector('[name=l]:checked').value;window.won=n===1&&q.textContent==='4'&&c==='r';b.textContent='Basket ('+q.textContent*n+')';s.textContent=q.textContent+' jars added to your basket.'">Add to basket</button><p role=status id=s></p>`,
      ),
    },
  },
  {
    name: 'sections of one form that bear no word of the task are still of it',
    instructions: 'Choose only the topics Tides and Boats, once a month, and save.',
    pages: {
      '/': `<title>Letters</title><h1>What we send you</h1><form><h3>Topics</h3>${['Tides', 'Weather of the month', 'Boats', 'Shop'].map((name) => `<label style="display:block"><input type=checkbox name=t value="${name}" ${name === 'Shop' || name === 'Boats' ? 'checked' : ''}> ${name}</label>`).join('')}<h3>How often</h3>${['At once', 'Once a week', 'Once a month'].map((name) => `<label><input type=radio name=f value="${name}" ${name === 'At once' ? 'checked' : ''}> ${name}</label>`).join('')}<h3>Format</h3><select name=x aria-label=Format><option>With pictures<option>Plain</select><br><button>Save preferences</button></form><p role=status id=o></p><script>document.forms[0].onsubmit=function(e){e.preventDefault();var d=new FormData(this);window.won=d.getAll('t').join()==='Tides,Boats'&&d.get('f')==='Once a month';o.textContent='Your preferences have been saved.'}</script>`,
    },
  },
  {
    name: 'what the instructions of a page tell to put into a field of that name @long',
    instructions: 'Ask for a boat pass: follow the instructions on the page.',
    knowledge: knows({ 'First name': 'Ada', 'Family name': 'Brook' }),
    pages: {
      '/': `<title>Boat pass</title><h1>Boat pass</h1><p>Follow these steps.</p><ol><li>Type your family name in the first box.<li>Choose <b>Sail</b> as your kind.<li>Type the word <b>KEEL</b> in the box "Pass word of the day".<li>Press "Ask for my pass".</ol><form><label>Family name<input name=f></label><label>Kind<select name=k><option>Oar<option>Sail<option>Motor</select></label><label>Pass word of the day<input name=w></label><button>Ask for my pass</button></form><p role=status id=o></p><script>document.forms[0].onsubmit=function(e){e.preventDefault();window.won=this.f.value==='Brook'&&this.k.value==='Sail'&&this.w.value==='KEEL';o.textContent='Your pass is on its way.'}</script>`,
    },
  },
  {
    name: 'letters to come by post are asked for beside a gift, and are no part of it',
    instructions: 'Give 35 pounds just once.',
    knowledge: knows({ Name: 'Helen Marsh', Email: 'helen.marsh@example.org' }),
    pages: {
      '/': `<title>Wells</title><h1>Give</h1><form id=g><fieldset><legend>How</legend><label><input type=radio name=h value=m checked>Every month</label><label><input type=radio name=h value=o>Just once</label></fieldset><label>Amount in pounds<input name=a required></label><label>Name<input name=n required></label><button>Give now</button></form><footer><h3>Keep in touch</h3><form id=k><label>Email address<input type=email required></label><label>How often?<select><option>Once a month<option>Once a year</select></label><button>Subscribe</button></form></footer><p role=status id=o></p><script>g.onsubmit=function(e){e.preventDefault();window.won=g.h.value==='o'&&g.a.value==='35'&&window.won!==false;o.textContent='Thank you for your gift.'};k.onsubmit=function(e){e.preventDefault();window.won=false;o.textContent='You are on the list.'}</script>`,
    },
  },
  {
    name: 'a yes where nobody else could have what is asked for @long',
    instructions: 'Apply for the post of night porter.',
    knowledge: knows({ Name: 'Daniel Okoro', Email: 'daniel@example.org' }),
    pages: {
      '/': `<title>Post</title><h1>Night porter</h1><form><label>Name<input name=n required></label><label>Email<input type=email name=e required></label><fieldset><legend>Do you have the right to work in this country?</legend><label><input type=radio name=r value=y required>Yes</label><label><input type=radio name=r value=n required>No</label></fieldset><button>Send application</button></form><p role=status id=o></p><script>document.forms[0].onsubmit=function(e){e.preventDefault();window.won=this.r.value==='y'&&this.n.value==='Daniel Okoro';o.textContent='Application sent.'}</script>`,
    },
  },
];

const LONG = TASKS.filter(({ name }) => name.endsWith(' @long'));

test('what is said is taken as it stands', async () => {
  test.setTimeout(180_000);
  expect(await failures(TASKS.filter((task) => !LONG.includes(task)))).toEqual([]);
});

test('what is said is taken as it stands, more of it', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  expect(await failures(LONG)).toEqual([]);
});
