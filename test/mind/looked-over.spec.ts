import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const form = (count: number) =>
  `<label>Seats <select id=n name=seats>${[1, 2, 3, 4].map((n) => `<option${n === count ? ' selected' : ''}>${n}</option>`).join('')}</select></label><br><label>Name <input id=who></label><br><button onclick="send()">Continue</button>`;
const shown = `function shown(){return '<dl><dt>Seats</dt><dd>'+(sessionStorage.n||'')+'</dd><dt>Name</dt><dd>'+(sessionStorage.who||'')+'</dd></dl>'}`;
/** Keeps one seat the first time, whatever was chosen. */
const KEEPS = `${shown};function send(){sessionStorage.n=sessionStorage.seen?n.value:'1';sessionStorage.seen=1;sessionStorage.who=who.value;location.href='/look'}`;
const villas = [
  { name: 'Hill villa', when: '2 May' },
  { name: 'Lake villa', when: '9 May' },
  { name: 'Old mill', when: '1 March' },
];

const TASKS: Task[] = [
  {
    name: 'what is shown once more otherwise than it was put in is changed before it is sent',
    instructions: 'Reserve three seats for the reading under the name in your data. Check it before you send it.',
    knowledge: knows({ Name: 'Vera Lind' }),
    pages: {
      '/': `<title>Reading</title><h1>Reserve seats</h1>${form(1)}<script>${KEEPS}</script>`,
      '/look': `<title>Check your reservation</title><h1>Check your reservation</h1><div id=d></div><a href="/">Edit</a> <button onclick="sessionStorage.won=sessionStorage.n==='3';location.href='/end'">Send reservation</button><script>${shown};d.innerHTML=shown()</script>`,
      '/end': '<title>Thank you</title><h1>Thank you, your seats are reserved.</h1>',
    },
    maxTurns: 12,
  },
  {
    name: 'a list is put in order before the first of it is opened',
    instructions: 'Sort the villas by newest first and open the newest one.',
    pages: {
      '/': `<title>Villas</title><h1>Villas</h1><label>Sort by <select onchange="location.href='/?s='+this.selectedIndex"><option>Name<option>Newest first</select></label><div id=l></div><script>var V=${JSON.stringify(villas)},s=/s=1/.test(location.search);document.querySelector('select').selectedIndex=s?1:0;if(s){sessionStorage.s=1;V=[V[1],V[0],V[2]]}l.innerHTML=V.map(function(v){return '<article><h3><a href="/v/'+v.name[0]+'">'+v.name+'</a></h3><p>Added on '+v.when+'</p></article>'}).join('')</script>`,
      '/v/L': '<title>Lake villa</title><h1>Lake villa</h1><script>window.won=sessionStorage.s==="1"</script>',
      '/v/H': '<title>Hill villa</title><h1>Hill villa</h1>',
    },
    maxTurns: 4,
  },
  {
    name: 'what is told to come after an order is still to be done',
    instructions:
      'Enter the autumn run with the name in your data. After that, buy two soup vouchers for it under the same name.',
    knowledge: knows({ Name: 'Tove Rask' }),
    pages: {
      '/': `<title>Runs</title><nav><a href="/">Runs</a> <a href="/soup">Soup vouchers</a></nav><h1>Autumn run</h1><label>Runner <input id=who></label> <button onclick="sessionStorage.run=who.value;location.href='/in'">Enter the run</button>`,
      '/in':
        '<title>Entered</title><nav><a href="/">Runs</a> <a href="/soup">Soup vouchers</a></nav><h1>Entry received</h1>',
      '/soup': `<title>Soup</title><nav><a href="/">Runs</a> <a href="/soup">Soup vouchers</a></nav><h1>Soup vouchers</h1><label>Vouchers <input id=n type=number></label> <label>Name <input id=who></label> <button onclick="sessionStorage.won=sessionStorage.run==='Tove Rask'&&n.value==='2'&&who.value==='Tove Rask';location.href='/had'">Order vouchers</button>`,
      '/had': '<title>Ordered</title><h1>Thank you for your order</h1>',
    },
    maxTurns: 8,
  },
];

test('what is shown is held against what is wanted before one goes on', async () => {
  expect(await failures(TASKS.slice(0, 1))).toEqual([]);
});

test('what is shown is held against what is wanted before one goes on: more of them', { tag: '@long' }, async () => {
  expect(await failures(TASKS.slice(1))).toEqual([]);
});
