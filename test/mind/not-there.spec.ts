import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}.card{border:1px solid #999;padding:10px;margin:8px}</style>';
const NAV = '<nav><a href="/">Plots</a> <a href="/tools">Tool shed</a> <a href="/people">Plot holders</a></nav>';

const TAKEN_AWAY: Task = {
  name: 'who may not do it leaves it at that',
  instructions: 'Delete the plot holder Irma Voss.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Allotment</title>${STYLE}${NAV}<h1>Plots</h1><p>Plot 4, plot 5, plot 6.</p><button onclick="window.lost=1;m.textContent='Plot 6 was deleted.'">Delete plot 6</button><p id="m" role="status"></p>`,
    '/tools': `<title>Tool shed</title>${STYLE}${NAV}<h1>Tool shed</h1><p>Two barrows and a mower.</p>`,
    '/people': `<title>Plot holders</title>${STYLE}${NAV}<h1>Plot holders</h1><p>Only the chair can add or delete plot holders.</p><ul><li>Irma Voss</li><li>Jon Hale</li></ul>`,
  },
};

const SHUT: Task = {
  name: 'what is over is not joined, and no other one in its place',
  instructions: 'Enter for the race "Round the Tarn".',
  knowledge: knows({ name: 'Lea Ford', age: '31' }),
  claim: 'gave_up',
  pages: {
    '/': `<title>Races</title>${STYLE}<h1>Races</h1><ul><li><a href="/tarn">Round the Tarn</a></li><li><a href="/ridge">Along the Ridge</a></li></ul>`,
    '/tarn': `<title>Race</title>${STYLE}<a href="/">Races</a><h1>Round the Tarn</h1><p>12 km, 300 m of climb.</p><p>Entries for this race are closed.</p>`,
    '/ridge': `<title>Race</title>${STYLE}<a href="/">Races</a><h1>Along the Ridge</h1><p>9 km, 500 m of climb.</p><p><label>Name <input id="n"></label> <label>Age <input id="a"></label></p><button onclick="window.lost=1;m.textContent='You are entered.'">Enter this race</button><p id="m" role="status"></p>`,
  },
};

const NOT_HERE: Task = {
  name: 'a form is not sent for what is said beside it not to be done',
  instructions: 'Ask the workshop to tune your piano.',
  knowledge: knows({ name: 'Ada Lind', telephone: '01632 960 771' }),
  claim: 'gave_up',
  pages: {
    '/': `<title>Strings</title>${STYLE}<h1>Strings and bows</h1><p>Violins, cellos and guitars, since 1961.</p><p><a href="/ask">Ask the workshop</a> <a href="/way">How to find us</a></p>`,
    '/ask': `<title>Ask</title>${STYLE}<a href="/">Home</a><h1>Ask the workshop</h1><p>We do not tune or mend pianos.</p><p><label>Name <input id="n"></label></p><p><label>Telephone <input id="t"></label></p><button onclick="window.lost=1;m.textContent='Thank you. We will ring you.'">Send</button><p id="m" role="status"></p>`,
    '/way': `<title>Way</title>${STYLE}<a href="/">Home</a><h1>How to find us</h1><p>Behind the mill.</p>`,
  },
};

/** The same site for what can be had: what is closed or refused there is of something else. */
const STILL_OPEN: Task = {
  name: 'what is closed or refused for others is no end',
  instructions: 'Enter for the race "Along the Ridge".',
  knowledge: knows({ name: 'Lea Ford', age: '31' }),
  pages: {
    '/': `<title>Races</title>${STYLE}<h1>Races</h1><p>The office is closed on Mondays.</p><ul><li><a href="/tarn">Round the Tarn</a></li><li><a href="/ridge">Along the Ridge</a></li></ul>`,
    '/tarn': `<title>Race</title>${STYLE}<a href="/">Races</a><h1>Round the Tarn</h1><p>Entries for this race are closed.</p>`,
    '/ridge': `<title>Race</title>${STYLE}<a href="/">Races</a><h1>Along the Ridge</h1><p>Dogs cannot take part. Fees are not paid back.</p><p><a href="/form">To the entry form</a></p>`,
    '/form': `<title>Entry</title>${STYLE}<a href="/">Races</a><h1>Entry form: Along the Ridge</h1><p><label>Name <input id="n"></label></p><p><label>Age <input id="a"></label></p><button onclick="window.won=n.value==='Lea Ford'&&a.value==='31';m.textContent='You are entered.'">Enter</button><p id="m" role="status"></p>`,
  },
};

const SITTINGS = [
  ['Silver', 'Ms Hale', 'Mon 18:00', '6'],
  ['Copper', 'Mr Ode', 'Tue 18:00', '4'],
  ['Silver', 'Ms Hale', 'Wed 10:00', '0'],
  ['Enamel', 'Mr Ode', 'Thu 18:00', '9'],
];
const FULL: Task = {
  name: 'the row that is meant is full, and the others are not meant',
  instructions: 'Join the Wednesday group of Silver.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Bench</title>${STYLE}<nav><a href="/">Groups</a> <a href="/fees">Fees</a></nav><h1>Groups</h1><table><tr><th>Group<th>Led by<th>When<th>Places<th></tr>${SITTINGS.map(
      ([name, by, when, left]) =>
        `<tr><td>${name}<td>${by}<td>${when}<td>${left}<td>${left === '0' ? 'Full' : `<button aria-label="Join ${name}, ${when}" onclick="window.lost=1;m.textContent='You have joined ${name}.'">Join</button>`}`,
    ).join('')}</table><p id="m" role="status"></p>`,
    '/fees': `<title>Fees</title>${STYLE}<nav><a href="/">Groups</a> <a href="/fees">Fees</a></nav><h1>Fees</h1><p>£12 a time.</p>`,
  },
};

const USED_UP: Task = {
  name: 'where all are used there is none for one more',
  instructions: 'Add a new locker key called "Ottilie" to the club card.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Club</title>${STYLE}<nav><a href="/">Home</a> <a href="/card">Club card</a></nav><h1>Rowing club</h1><p>Boats go out at nine.</p>`,
    '/card': `<title>Club card</title>${STYLE}<nav><a href="/">Home</a> <a href="/card">Club card</a></nav><h1>Club card</h1><h2>Locker keys (3 of 3 used)</h2><p>Ada <a href="/key">Hours</a></p><p>Bo <a href="/key">Hours</a></p><p>Cem <a href="/key">Hours</a></p><button disabled>Add a key</button>`,
    '/key': `<title>Hours</title>${STYLE}<nav><a href="/">Home</a> <a href="/card">Club card</a></nav><h1>Hours of this key</h1><p>From 6 to 22.</p>`,
  },
};

const WOOL = ['Cap', 'Scarf', 'Jersey'];
const card = (name: string) =>
  `<div class="card"><h3>${name}</h3><button onclick="window.lost=1;this.textContent='In the basket'">Add to basket</button></div>`;
const UNSTOCKED: Task = {
  name: 'what the search does not have is not had in some other form',
  instructions: 'Search for a hammock and put it in the basket.',
  claim: 'gave_up',
  pages: Object.fromEntries(
    ['/', '/find'].map((path) => [
      path,
      `<title>Wool</title>${STYLE}<form action="/find"><input type="search" name="q" aria-label="Search"><button>Search</button></form><a href="/">Outdoors</a> <a href="/basket">Basket</a>${
        path === '/'
          ? `<h1>All of wool</h1>${WOOL.map(card).join('')}`
          : '<h1>No items match “hammock”</h1><p>Try another word.</p>'
      }`,
    ]),
  ),
};

test('what the site says not to be had is not looked for any longer', async () => {
  test.setTimeout(240_000);
  expect(await failures([TAKEN_AWAY, SHUT, NOT_HERE, FULL, USED_UP, UNSTOCKED, STILL_OPEN])).toEqual([]);
});

const ELSEWHERE: Task = {
  name: 'nobody takes another country than the one that is told',
  instructions: 'Have a parcel label made for Peru.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Parcels</title>${STYLE}<nav><a href="/">Parcels</a> <a href="/rates">Rates</a></nav><h1>Parcels</h1><h2>Parcel label</h2><label>Country <select id="c" required><option value="">Choose</option><option>Austria</option><option>Chile</option><option>Denmark</option></select></label> <button onclick="if(c.value){window.lost=1;m.textContent='Your label for '+c.value+' is ready.'}else m.textContent='Choose a country.'">Make label</button><p id="m" role="status"></p>`,
    '/rates': `<title>Rates</title>${STYLE}<nav><a href="/">Parcels</a> <a href="/rates">Rates</a></nav><h1>Rates</h1><p>From €9.</p>`,
  },
};

const ROOM_FOR_NONE: Task = {
  name: 'where all are used one of them can be changed all the same',
  instructions: 'Rename the locker key "Bo" to "Bodil".',
  pages: {
    '/': `<title>Club card</title>${STYLE}<h1>Club card</h1><h2>Locker keys (2 of 2 used)</h2><p>Ada <button onclick="edit(this,'Ada')">Rename Ada</button></p><p>Bo <button onclick="edit(this,'Bo')">Rename Bo</button></p><button disabled>Add a key</button><p id="m" role="status"></p>
<script>function edit(b,who){b.parentNode.innerHTML='<label>New name <input id=n value="'+who+'"></label> <button onclick="window.won=n.value===\\'Bodil\\'&&\\''+who+'\\'===\\'Bo\\';m.textContent=\\'The key is now called \\'+n.value+\\'.\\'">Save name</button>'}</script>`,
  },
};

test('a country that a list does not have is not had, and what is full can be changed', async () => {
  test.setTimeout(90_000);
  expect(await failures([ELSEWHERE, ROOM_FOR_NONE])).toEqual([]);
});
