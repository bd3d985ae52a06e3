import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const RIVER: ReadonlyArray<readonly [path: string, name: string, about: string, full?: boolean]> = [
  ['/dusk', 'Paddling at dusk', 'Two hours by lantern. £18', true],
  ['/row', 'Oarsmanship', 'Rowing for those who never held a blade. £30'],
  ['/knots', 'Ropes', 'Knots and splices for every crew. £12'],
  ['/picnic', 'Family picnic day', 'Bring your children. £5'],
];

/** A boat school: what it offers stands on a list, and each has a page of its own with a form. */
function river(won: string): Task['pages'] {
  const nav = '<nav><a href="/">On the water</a> <a href="/find">How to find us</a></nav>';
  const list = RIVER.map(
    ([path, name, about, full]) =>
      `<article><h3><a href="${path}">${name}</a></h3><p>${about}</p><p>${full ? 'Fully booked' : 'Places left'}</p></article>`,
  ).join('');
  const page = ([path, name, about, full]: (typeof RIVER)[number]) =>
    `<title>River school</title>${nav}<main id=m><h1>${name}</h1><p>${about}</p>${
      full
        ? '<p>This is fully booked.</p>'
        : `<form onsubmit="event.preventDefault();window.won=['${path}',n.value,e.value,p.value].join()==='${won}';m.innerHTML='<h1>You are on the list</h1><p>We have booked '+p.value+' place(s).</p>'"><p><label>Name <input id=n></label></p><p><label>Email <input id=e></label></p><p><label>Number of places <select id=p><option value="">Choose<option>1<option>2<option>3</select></label></p><button>Book</button></form>`
    }</main>`;
  return {
    '/': `<title>River school</title>${nav}<h1>On the water</h1>${list}`,
    '/find': `<title>River school</title>${nav}<h1>How to find us</h1><p>By the old mill.</p>`,
    ...Object.fromEntries(RIVER.map((one) => [one[0], page(one)])),
  };
}

/** A router with a form that stays, and empties only what is secret, once it has taken what was sent. */
const ROUTER = `<title>My line</title><h1>My line</h1><form onsubmit="event.preventDefault();window.won=(window.sent=(window.sent||0)+1)===1&&n.value==='Heron'&&a.value==='mill-pond-9';a.value=b.value='';o.textContent='The box restarts with what you have set.'"><p id=o></p><p><label>Network name <input id=n value=LINE-7></label></p><p><label>New network password <input id=a type=password></label></p><p><label>Repeat the new network password <input id=b type=password></label></p><button>Apply to the box</button></form>`;

/** The free hours of a workshop, day by day in columns, and a form for who comes from where to where. */
const HOURS = `<title>Tow service</title><main id=m><h1>Free hours</h1><table><tr><th></th><th>Wed 9 Dec</th><th>Thu 10 Dec</th></tr>${[
  '8:15',
  '9:45',
  '13:00',
]
  .map(
    (time, i) =>
      `<tr><th>${time}</th>${['Wed 9 Dec', 'Thu 10 Dec'].map((day, j) => `<td>${i + j === 1 ? 'taken' : `<button aria-label="${day} at ${time}" onclick="take(this)">${time}</button>`}</td>`).join('')}</tr>`,
  )
  .join(
    '',
  )}</table></main><form id=g hidden onsubmit="event.preventDefault();window.won=[w.textContent,n.value,f.value,t.value].join()==='Thu 10 Dec at 9:45,Ada Holm,Mill Bridge,East Quay';g.innerHTML='<h1>Your hour is booked</h1>'"><h1>Your details</h1><p id=w></p><p><label>Your name <input id=n></label></p><p><label>From <input id=f></label></p><p><label>To <input id=t></label></p><button>Confirm</button></form><script>function take(b){w.textContent=b.getAttribute('aria-label');m.remove();g.hidden=false}</script>`;

const who = knows({ name: 'Ada Holm', email: 'ada@holm.example' });
const TASKS: Task[] = [
  {
    name: 'what is told by what it is for, and two who go together',
    instructions: 'You and your brother want to learn to row. Sign the two of you up for it.',
    knowledge: who,
    pages: river('/row,Ada Holm,ada@holm.example,2'),
  },
  {
    name: 'what is taken in place of what is full',
    instructions:
      'You would love to go paddling at dusk. If there is no room left there, take one place where knots are taught instead.',
    knowledge: who,
    pages: river('/knots,Ada Holm,ada@holm.example,1'),
  },
  {
    name: 'a form that was taken is not sent again',
    instructions: 'Give your wireless network its new name and its new password.',
    knowledge: knows({ 'new network name': 'Heron', 'new network password': 'mill-pond-9' }),
    pages: { '/': ROUTER },
  },
  {
    name: 'the first hour that is free on a day, from one place to another',
    instructions: 'Get the first appointment on the Thursday.',
    knowledge: knows({ name: 'Ada Holm', from: 'Mill Bridge', to: 'East Quay' }),
    pages: { '/': HOURS },
  },
];

test('the thing that the task plainly tells of is gone for, or what is told in its place, and done once', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});
