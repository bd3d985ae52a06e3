import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** What looks like the end, the answer, or the place for something, and is not yet or not at all. */
const TASKS: Task[] = [
  {
    name: 'the day that a choice names',
    instructions: 'You cannot come on Monday. Move your fitting to Tuesday instead.',
    pages: {
      '/': `<title>Tailor</title><h1>Your fitting</h1><p id=o role=status></p><p>Monday 15 February, 10:00</p><button onclick="m.hidden=false;this.hidden=true">Move it</button><div id=m hidden><h2>When suits you?</h2><p><label><input type=radio name=d value=w> Wednesday 17 February, 9:30</label></p><p><label><input type=radio name=d value=t> Tuesday 16 February, 14:00</label></p><p><label><input type=radio name=d value=f> Friday 19 February, 11:00</label></p><button onclick="var x=document.querySelector('[name=d]:checked');window.won=x&&x.value==='t';o.textContent='Your fitting has been moved.';m.hidden=true">Confirm the day</button></div>`,
    },
  },
  {
    name: 'looked up by number before it is answered',
    instructions: 'When is your shoe repair ready?',
    knowledge: knows({ ticket: 'S-771' }),
    pages: {
      '/': `<title>Cobbler</title><h1>Heel &amp; Sole</h1><p>Most repairs are ready within three days; on Saturdays we close at noon.</p><form id=f><label>Ticket <input id=n></label> <button>Look up</button></form><section id=r></section><script>f.onsubmit=function(e){e.preventDefault();window.won=n.value==='S-771';r.innerHTML=n.value==='S-771'?'<h2>Brown boots</h2><p>Ready on Thursday 12 November</p>':'<p>No such ticket.</p>'}</script>`,
    },
    answer: /12 November/,
  },
  {
    name: 'what is told for when it is gone',
    instructions: 'Get one seat for The Lighthouse. If that is sold out, take one for Harbour Songs.',
    pages: {
      '/': `<title>Old Mill stage</title><h1>This week</h1><ul><li><a href="/light">The Lighthouse</a></li><li><a href="/songs">Harbour Songs</a></li><li><a href="/wolf">Wolf Night</a></li></ul>`,
      '/light': `<title>The Lighthouse</title><h1>The Lighthouse</h1><p>Sorry, this evening is sold out.</p><p><a href="/">All of the week</a></p>`,
      '/songs': `<title>Harbour Songs</title><h1>Harbour Songs</h1><p id=o role=status></p><p>£12</p><button onclick="sessionStorage.won='true';o.textContent='One seat is yours.'">Get a seat</button>`,
      '/wolf': `<title>Wolf Night</title><h1>Wolf Night</h1><p>£9</p><button onclick="sessionStorage.won='false'">Get a seat</button>`,
    },
  },
  {
    name: 'greeted and not done',
    instructions: 'End your subscription to the print edition.',
    knowledge: [...knows({ 'e-mail': 'rosa@mail.example' }), { name: 'password', value: 'blue-Door-4', secret: true }],
    pages: {
      '/': `<title>The Courier</title><h1>The Courier</h1><p id=o role=status></p><main id=m><form id=f><p><label>E-mail <input id=u type=email></label></p><p><label>Password <input id=p type=password></label></p><button>Log in</button></form></main><script>f.onsubmit=function(e){e.preventDefault();o.textContent='Good to see you again, Rosa!';m.innerHTML='<ul><li><a href="#l" onclick="l()">Reading list</a><li><a href="#s" onclick="s()">Subscriptions</a></ul><div id=q></div>'};function l(){q.innerHTML='<p>Empty.</p>'}function s(){q.innerHTML='<h2>Print edition</h2><p>Six days a week</p><button onclick="window.won=true;q.innerHTML=\\'<p>Your print edition has ended.</p>\\'">End it</button><h2>Digital</h2><button onclick="window.won=false">End</button>'}</script>`,
    },
  },
  {
    name: 'renewed and not begun',
    instructions: 'Extend your library card for another year.',
    pages: {
      '/': `<title>Library</title><h1>Branch library</h1><p id=o role=status></p><p><button onclick="window.stir=1;o.textContent='Welcome as a new reader.'">Join the library</button></p><nav><a href="#a" onclick="a()">My account</a> <a href="#h" onclick="q.textContent='Open from nine to six.'">Opening hours</a></nav><section id=q></section><script>function a(){q.innerHTML='<h2>Your card</h2><p>Valid until 30 November 2026</p><button onclick="window.won=!window.stir;o.textContent=\\'Your card is valid until 30 November 2027.\\'">Extend by a year</button>'}</script>`,
    },
  },
  {
    name: 'an order number is no phone number',
    instructions: 'Report that a plate of your order arrived broken.',
    knowledge: knows({ 'order number': '40118', name: 'Rosa Delgado' }),
    pages: {
      '/': `<title>Pottery</title><h1>Something broke?</h1><form id=f><p><label>Phone number (optional) <input id=t></label></p><p><label>Number of your order <input id=n></label></p><p><label>Name <input id=a></label></p><p><label>What happened? <textarea id=w></textarea></label></p><button>Send report</button></form><p id=o role=status></p><script>f.onsubmit=function(e){e.preventDefault();window.won=n.value==='40118'&&t.value===''&&a.value==='Rosa Delgado';o.textContent='Thank you, we have your report.'}</script>`,
    },
  },
  {
    name: 'told by e-mail and no question',
    instructions:
      'A tile has come off the roof of the bus shelter at Mill Cross. Let me know by e-mail at rosa@mail.example.',
    pages: {
      '/': `<title>Town works</title><h1>Report damage</h1><form id=f><p><label>What is damaged? <textarea id=w></textarea></label></p><p><label>Where is it? <input id=l></label></p><p><label>Your e-mail <input id=e type=email></label></p><button>Send report</button></form><p id=o role=status></p><script>f.onsubmit=function(e){e.preventDefault();window.won=/tile/.test(w.value)&&/Mill Cross/.test(l.value)&&document.getElementById('e').value==='rosa@mail.example';o.textContent='Thank you. We have your report.'}</script>`,
    },
  },
];

test('nothing counts for done, answered or asked for before its time', async () => {
  test.setTimeout(180_000);
  expect(await failures(TASKS)).toEqual([]);
});
