import { expect, test } from '@playwright/test';
import { renderInstructions } from '../../src/contract/index.ts';
import { isHeadOfNamesake } from '../../src/mind/scent/meaning/namesake.ts';
import { framesOf } from '../../src/mind/scent/operate/frame.ts';
import { boundsIn } from '../../src/mind/scent/rules/records/targets.ts';
import { saysOption } from '../../src/mind/scent/rules/sheet/option-said.ts';
import { parsed } from '../../src/mind/scent/whole.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('a page is of a namesake where its head shares a part of a name in its place, and names nobody else', () => {
  const told = 'Block the card of Ruth Alden.';
  expect(isHeadOfNamesake(told, 'Ruth Olsen', 'Ruth Olsen Card 4')).toBe(true);
  expect(isHeadOfNamesake(told, 'Nora Alden', 'Nora Alden Card 9')).toBe(true);
  expect(isHeadOfNamesake(told, 'Ruth Alden', 'Ruth Alden Card 2')).toBe(false);
  expect(isHeadOfNamesake(told, 'Nora Alden', 'Nora Alden, formerly Ruth Alden')).toBe(false);
  expect(isHeadOfNamesake(told, 'Alden House', 'Alden House Cards')).toBe(false);
});

test('orders that a comma parts are orders of their own', () => {
  const orders = framesOf('Find the note “Spare keys”, pin it, and then mute it.') ?? [];
  expect(orders.map(({ act, thing }) => [act, thing])).toEqual([
    ['pin', 'note Spare keys'],
    ['mute', 'note Spare keys'],
  ]);
});

test('what only counts sets no bound', () => {
  expect(boundsIn('Take the lightest tent for at least 4 people.').map(({ least }) => least)).toEqual([4]);
  expect(boundsIn('Take the lightest tent.')).toEqual([]);
});

test('several entries of the data that are each named are not said outright', () => {
  const data = knows({ Title: 'Spring walk', Text: 'We meet at nine.' });
  const asks = (text: string) => parsed(renderInstructions(text, data)).instructions;
  expect(asks('Write a new notice with the title and the text in your data.')).not.toContain('Spring walk');
  expect(asks('Write a notice with the title in your data.')).toContain('Spring walk');
});

test('how many there are of what has a price for one is told, whatever it is counted in', () => {
  const many = (text: string) => parsed(text).goal.steps[0]?.constraints.quantity;
  expect(many('Write a new bill for the Mill: 6 nights of boarding at 20 pounds each.')).toBe(6);
  expect(many('Write a new bill for the Mill, due in 6 weeks.')).toBeNull();
});

test('what a form lets one say of oneself is told as it is said to somebody', () => {
  expect(saysOption('Start a list that only you can read.', 'Only me')).toBe(true);
  expect(saysOption('Start a list that you can read.', 'Only me')).toBe(false);
});

const MONTHS = ['June 2026', 'May 2026', 'April 2026', 'March 2026', 'February 2026', 'January 2026'];
const PAYSLIPS = `<title>Payslips</title><h1>Payslips</h1><table><tr><th>Month<th>Net<th></tr>${MONTHS.map((month) => `<tr><td>${month}<td>£1,840<td><a href="#" aria-label="Save payslip of ${month}" onclick="document.getElementById('o').textContent='Payslip saved.';window.won=false;return false">Save</a></tr>`).join('')}</table><p role=status id=o></p>`;

const TENTS = [
  ['Marten', 80, 1],
  ['Otter', 240, 6],
  ['Badger', 190, 4],
  ['Hare', 60, 2],
  ['Lynx', 320, 8],
] as const;

const CARDS = ['Sand the hull', 'Order varnish', 'Book the crane', 'Fit the mast', 'Sew the sails', 'Paint the name'];
/** A board on which each card has a menu of its own, and the button for something new stands over it. */
const BOARD = `<title>Boatyard</title><header><b>Boatyard</b> <button id=n>+ New board</button></header><p id=s>Boards: Winter</p><div>${CARDS.map((card) => `<div style="display:inline-block;width:200px;margin:8px;padding:8px;border:1px solid #999">${card} <button aria-haspopup=true aria-label="Card menu: ${card}" onclick="window.opened=(window.opened||0)+1;window.won=false">…</button></div>`).join('')}</div><div id=d></div><script>n.onclick=function(){d.innerHTML='<form role=dialog aria-modal=true aria-label="New board"><h2>New board</h2><label>Board name<input name=b required></label><button>Create board</button></form>';d.firstChild.onsubmit=function(e){e.preventDefault();window.made=(window.made||0)+1;s.textContent+=' · '+this.b.value;d.innerHTML='';window.won=made===1&&!window.opened}}</script>`;

const ROOMS = ['hall', 'harbour', 'harbour-news', 'tides'];
/** Rooms to write in, in an editor whose words are read on the page while they are written. */
const CHAT = `<title>Crew talk</title><style>nav a{display:block}.on{background:#124;color:#fff}</style><nav id=n></nav><p id=h></p><div id=l></div><div id=e contenteditable=true role=textbox style="border:1px solid #888;min-height:24px"></div><button id=g aria-label="Send message">➤</button><script>var r='hall',m={},sent=[];function draw(){n.innerHTML=${JSON.stringify(ROOMS)}.map(function(x){return '<a href="#" class="'+(x===r?'on':'')+'" data-r="'+x+'"># '+x+'</a>'}).join('');h.textContent='# '+r;e.setAttribute('aria-label','Message #'+r);l.innerHTML=(m[r]||[]).map(function(t){return '<p><b>Rosa</b><br>'+t+'</p>'}).join('')}document.onclick=function(v){var to=v.target.dataset&&v.target.dataset.r;if(to){v.preventDefault();r=to;draw()}};g.onclick=function(){var t=e.textContent.trim();if(!t)return;e.textContent='';(m[r]=m[r]||[]).push(t);sent.push(r+': '+t);draw();window.won=sent.join('|')==='harbour: The pump is mended.|tides: High water is at six.'};draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'the payslip of a month that is not there',
    instructions: 'Save the payslip for October 2024.',
    pages: { '/': PAYSLIPS },
    claim: 'gave_up',
  },
  {
    name: 'the cheapest of those that keep to a bound',
    instructions: 'Switch to the cheapest tent for at least 4 people.',
    pages: {
      '/': `<title>Tents</title><h1>Your tent</h1><p role=status id=o></p>${TENTS.map(([name, price, people]) => `<section style="display:inline-block;width:180px;margin:6px;padding:8px;border:1px solid #999"><h3>${name}</h3><b>€${price}</b><ul><li>${people} people</ul><button onclick="o.textContent='You now have ${name}.';window.won=${name === 'Badger'}">Take ${name}</button></section>`).join('')}<h2>Questions</h2><details><summary>Can I switch again?</summary><p>Yes.</details>`,
    },
  },
  {
    name: 'something new over a board whose cards have menus',
    instructions: 'Create a new board called "Regatta".',
    pages: { '/': BOARD },
  },
  {
    name: 'two messages in two rooms, each once',
    instructions:
      'Post "The pump is mended." in the harbour channel, and then post "High water is at six." in the tides channel.',
    pages: { '/': CHAT },
    maxTurns: 14,
  },
];

const STAFF = ['Ruth Olsen', 'Nora Alden', 'Piet Visser', 'Ana Prado'];
const staff = (title: string, body: string) =>
  `<title>${title}</title><nav><a href=/>Cards</a></nav><h1>${title}</h1>${body}`;

const PLOTS = ['Mira Kent', 'Sam Holt', 'Ada Wirth', 'Jon Bray', 'Lea Moor'];
const GUESTS = ['Tom Shaw', 'Ida Reed', 'Lou Park', 'Kim Vale'];

const OTHERS: Task[] = [
  {
    name: 'a tenant who is not there, where the plots of two others bear half of her name',
    instructions: 'End the tenancy of Mira Holt.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Plots</title><h1>Plots</h1>${PLOTS.map((name, i) => `<section style="padding:8px"><h2>Plot ${i + 3}</h2><p>Tenant: ${name}</p><a href=/p${i}>Details</a></section>`).join('')}`,
      ...Object.fromEntries(
        PLOTS.map((name, i) => [
          `/p${i}`,
          `<title>Plot ${i + 3}</title><h1>Plot ${i + 3}</h1><p>Tenant: ${name}</p><button onclick="o.textContent='The tenancy has ended.'">End tenancy</button> <a href=/>All plots</a><p role=status id=o></p>`,
        ]),
      ),
    },
  },
  {
    name: 'a guest who is not there, on a list of names that are links',
    instructions: 'Cancel the booking of Tom Reed.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Bookings</title><h1>Bookings</h1><table><tr><th>Guest<th>Room</tr>${GUESTS.map((name, i) => `<tr><td><a href=/g${i}>${name}</a><td>${i + 11}</tr>`).join('')}</table>`,
      ...Object.fromEntries(
        GUESTS.map((name, i) => [
          `/g${i}`,
          `<title>${name}</title><h1>${name}</h1><p>Room ${i + 11}</p><button onclick="o.textContent='The booking is cancelled.'">Cancel booking</button> <a href=/>All bookings</a><p role=status id=o></p>`,
        ]),
      ),
    },
  },
  {
    name: 'one who is not on the list, and two who share a name with her',
    instructions: 'Block the card of Ruth Alden.',
    claim: 'gave_up',
    maxTurns: 20,
    pages: {
      '/': staff(
        'Cards',
        `<table><tr><th>Holder<th>Card<th></tr>${STAFF.map((name, i) => `<tr><td>${name}<td>41${i}<td><a href=/c${i}>Edit</a></tr>`).join('')}</table>`,
      ),
      ...Object.fromEntries(
        STAFF.map((name, i) => [
          `/c${i}`,
          staff(
            name,
            `<label>Limit <input value=200></label> <button onclick="o.textContent='Card blocked.'">Block card</button><p role=status id=o></p>`,
          ),
        ]),
      ),
    },
  },
  {
    name: 'how many, where the figure stands under its name and another view is shown',
    instructions: 'How many new readers did Westbury have in W3?',
    answer: /\b412\b/,
    pages: {
      '/': `<title>Branches</title><h1>Branches</h1><div role=group aria-label=Week id=w>${['W1', 'W2', 'W3', 'W4'].map((week) => `<button aria-pressed=${week === 'W4'}>${week}</button>`).join('')}</div><label>Branch <select id=b><option>All<option>Westbury<option>Northam</select></label><div style="display:flex;gap:40px"><div><span style="display:block">New readers</span><strong id=n>980</strong></div><div><span style="display:block">Loans</span><strong>5,310</strong></div></div><script>var at='W4';function draw(){n.textContent=b.value==='Westbury'?(at==='W3'?412:377):980;for(var x of w.children)x.setAttribute('aria-pressed',x.textContent===at)}w.onclick=function(e){if(e.target!==w){at=e.target.textContent;draw()}};b.onchange=draw</script>`,
    },
  },
  {
    name: 'a new letter with what is in the data, begun by the one button that begins anything',
    instructions: 'Send a new letter with the addressee, the subject and the text in your data.',
    knowledge: knows({ Addressee: 'ida@mill.example', Subject: 'Flour', Text: 'Two sacks, please.' }),
    pages: {
      '/': `<title>Letters</title><input type=search aria-label="Search letters"><button id=c>✎ Compose</button><nav><a href="#in">Inbox</a> <a href="#out">Sent</a></nav><div id=l><p>Ida: The wheel turns again</p><p>Tom: Sacks for the mill</p></div><div id=d></div><script>c.onclick=function(){d.innerHTML='<form role=dialog aria-label="New letter"><input placeholder=To type=email required><input placeholder=Subject><textarea aria-label="Letter text"></textarea><button>Send</button></form>';d.firstChild.onsubmit=function(e){e.preventDefault();var f=[].map.call(d.querySelectorAll('input,textarea'),function(x){return x.value});window.won=f.join('|')==='ida@mill.example|Flour|Two sacks, please.';d.innerHTML='<p role=status>Letter sent</p>'}}</script>`,
    },
  },
];

test('who is not there is not taken for another, and what is asked is looked for where it stands', {
  tag: '@long',
}, async () => {
  test.setTimeout(120_000);
  expect(await failures(OTHERS)).toEqual([]);
});

test('of several that are alike only the one that is meant is acted on, and once', async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});
