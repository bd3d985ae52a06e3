import { expect, test } from '@playwright/test';
import { isGoodNews } from '../../src/mind/scent/meaning/confirmation.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

test('what holds on a site anyway is no news of what was done', () => {
  const read: Record<string, boolean> = {
    'Fields have to be completed unless they are marked as optional.': false,
    'Parcels can be returned within a month.': false,
    'Your entry has been saved. It can be changed until Friday.': true,
    'Thank you. Your lamp should be delivered by Monday.': true,
  };
  for (const [line, good] of Object.entries(read)) expect.soft(isGoodNews(line), line).toBe(good);
});

const row = (label: string, field: string) => `<p><label>${label}<br>${field}</label></p>`;
const way = (value: string, label: string) =>
  `<p><label><input type=radio name=pay value=${value}> ${label}</label></p>`;
const CLUB = `<title>Rowing club</title><h1>Become a member</h1><p id=note></p>
<form id=f>${row('First name', '<input name=first>')}${row('Surname', '<input name=last>')}${row('Email', '<input name=mail type=email>')}${row('Mobile', '<input name=tel>')}
<p><b>How would you like to pay?</b></p>${way('once', 'All at once')}${way('parts', 'In monthly instalments')}${way('boss', 'My employer pays')}
<button>Join the club</button></form><script>
f.onsubmit=(e)=>{e.preventDefault();const d=Object.fromEntries(new FormData(f));
 if(!/^\\+44/.test(d.tel)){note.innerHTML='<b role=alert>Enter the mobile number with the country code, like +44 7700 900000</b><br>Every field has to be filled in unless it is marked as optional.';return;}
 window.won=d.first==='Nadia'&&d.last==='Farrow'&&d.pay==='parts';document.body.innerHTML='<h1>Thank you</h1><p>You are a member now.</p>';};</script>`;

const shelf = (title: string, rows: Array<[string, number]>, more: string) =>
  `<title>${title}</title><h1>${title}</h1><table><tr><th>Kite</th><th>Price</th></tr>${rows
    .map(([name, price]) => `<tr><td><a href="/${name.toLowerCase()}">${name}</a></td><td>£${price}</td></tr>`)
    .join('')}</table>${more}`;
const kite = (name: string) =>
  `<title>${name}</title><h1>${name}</h1><button onclick="sessionStorage.won=${name === 'Sparrow'};document.body.innerHTML='<h1>${name} is reserved for you</h1>'">Reserve</button>`;

/** Boats of a lake, each on a card with its length, and each with a page of its own. */
const boats = (rows: Array<[string, string]>, more: string) =>
  `<title>Boats for hire</title><h1>Boats for hire</h1><ul>${rows.map(([name, long]) => `<li style="padding:12px"><a href="/${name.toLowerCase()}">${name}</a><p>Length: ${long}</p></li>`).join('')}</ul>${more}`;
const boat = (name: string, right: boolean) =>
  `<title>${name}</title><h1>${name}</h1><p>Lies at the north pier.</p><button onclick="sessionStorage.won=${right};document.body.innerHTML='<h1>Thank you</h1><p>${name} is yours for the day.</p>'">Hire now</button>`;

const TASKS: Task[] = [
  {
    name: 'somebody signs up under a name of their own and pays bit by bit',
    instructions: 'Sign up as Nadia Farrow and choose to pay in instalments.',
    knowledge: knows({ email: 'nadia@mail.example', mobile: '07700 900311' }),
    pages: { '/': CLUB },
  },
  {
    name: 'the cheapest is on a page before the last, which holds one and leads nowhere back',
    instructions: 'Reserve the cheapest kite.',
    pages: {
      '/': shelf(
        'Kites',
        [
          ['Heron', 40],
          ['Sparrow', 15],
          ['Falcon', 60],
        ],
        '<p><a href="/further">More kites</a></p>',
      ),
      '/further': shelf('Kites', [['Condor', 90]], ''),
      ...Object.fromEntries(
        ['Heron', 'Sparrow', 'Falcon', 'Condor'].map((name) => [`/${name.toLowerCase()}`, kite(name)]),
      ),
    },
  },
  {
    name: 'the longest is on the first of three pages, and bears no word of what it is',
    instructions: 'Hire the longest boat.',
    pages: {
      '/': boats(
        [
          ['Plover', '5.2 m'],
          ['Curlew', '9.8 m'],
        ],
        '<a href="/2">Next page</a>',
      ),
      '/2': boats(
        [
          ['Dunlin', '4.1 m'],
          ['Knot', '6 m'],
        ],
        '<a href="/">Previous page</a> <a href="/3">Next page</a>',
      ),
      '/3': boats([['Ruff', '7.5 m']], '<a href="/2">Previous page</a>'),
      ...Object.fromEntries(
        ['Plover', 'Curlew', 'Dunlin', 'Knot', 'Ruff'].map((name) => [
          `/${name.toLowerCase()}`,
          boat(name, name === 'Curlew'),
        ]),
      ),
    },
  },
  {
    name: 'the second cheapest, whose page bears its name alone',
    instructions: 'Reserve the second cheapest kite.',
    pages: {
      '/': shelf(
        'Kites',
        [
          ['Heron', 40],
          ['Sparrow', 15],
          ['Falcon', 60],
        ],
        '',
      ),
      ...Object.fromEntries(
        ['Heron', 'Sparrow', 'Falcon'].map((name) => [
          `/${name.toLowerCase()}`,
          kite(name)
            .replace('false', `${name === 'Heron'}`)
            .replace('=true', `=${name === 'Heron'}`),
        ]),
      ),
    },
  },
];

test('a form is filled in as told until the site takes it, and lists are gone back in', { tag: '@long' }, async () => {
  expect(await failures(TASKS)).toEqual([]);
});
