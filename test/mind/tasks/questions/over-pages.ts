import { doc } from '../lists/page.ts';
import type { Task } from '../types.ts';
import { cards, page, paged, table, terms } from './page.ts';

const bank: ReadonlyArray<readonly [string, string]> = [
  ['/', 'Overview'],
  ['/account', 'Account'],
  ['/cards', 'Cards'],
];
const money = ['Date', 'What', 'Amount'];
const shop: ReadonlyArray<readonly [string, string]> = [
  ['/', 'Home'],
  ['/orders', 'My orders'],
  ['/help', 'Help'],
];
const library: ReadonlyArray<readonly [string, string]> = [
  ['/', 'Catalogue'],
  ['/news', 'News'],
];
const found = (books: ReadonlyArray<readonly [string, string, string]>) =>
  `<p>Results for "<span id=q></span>"</p><ul>${books.map(([name, by, year], i) => `<li><h3><a href="/b${i}">${name}</a></h3><p>${by} · ${year}</p></li>`).join('')}</ul><script>q.textContent=new URLSearchParams(location.search).get('q')</script>`;
const lookUp =
  '<form action=/results><label>Search the catalogue <input name=q></label> <button>Search</button></form>';

/** Questions whose answer stands on another page of a list, behind a filter, a tab, a search or on the page of each thing. */
export const OVER_PAGES: readonly Task[] = [
  {
    name: 'question: an older payment of a kind',
    instructions: 'At the end of May 2026 you paid by cheque. Find out how much that payment was.',
    answer: /97\.35/,
    pages: {
      '/': page('Cobalt Bank', 'Overview', '<p>Balance: €1,204.10</p>', bank),
      '/cards': page('Cobalt Bank', 'Cards', '<p>One card.</p>', bank),
      ...paged(
        'Cobalt Bank',
        'Account',
        '/account',
        [
          table(money, [
            ['24 Sep 2026', 'Cheque', '€51.00'],
            ['2 Sep 2026', 'Transfer', '€400.00'],
            ['21 Aug 2026', 'Card', '€18.60'],
          ]),
          table(money, [
            ['30 Jul 2026', 'Cheque', '€33.15'],
            ['4 Jun 2026', 'Cheque', '€62.80'],
            ['31 May 2026', 'Transfer', '€400.00'],
          ]),
          table(money, [
            ['28 May 2026', 'Cheque', '€97.35'],
            ['2 May 2026', 'Cheque', '€12.00'],
            ['1 May 2026', 'Transfer', '€400.00'],
          ]),
        ],
        ['Newer entries', 'Older entries'],
        bank,
      ),
    },
  },
  {
    name: 'question: how many over several pages',
    instructions: 'How many of your orders were cancelled?',
    answer: /\b(?:4|four)\b/i,
    pages: {
      '/': page('Lamp Works', 'Welcome', '<p>Light for every room.</p>', shop),
      '/help': page('Lamp Works', 'Help', '<p>Write to us.</p>', shop),
      ...paged(
        'Lamp Works',
        'My orders',
        '/orders',
        [
          table(
            ['Order', 'Day', 'State'],
            [
              ['L-908', '20 Oct 2026', 'Sent'],
              ['L-871', '2 Sep 2026', 'Cancelled'],
              ['L-866', '30 Aug 2026', 'Delivered'],
            ],
          ),
          table(
            ['Order', 'Day', 'State'],
            [
              ['L-790', '11 May 2026', 'Cancelled'],
              ['L-774', '3 May 2026', 'Cancelled'],
              ['L-702', '12 Mar 2026', 'Delivered'],
            ],
          ),
          table(
            ['Order', 'Day', 'State'],
            [
              ['L-655', '1 Feb 2026', 'Delivered'],
              ['L-640', '28 Jan 2026', 'Cancelled'],
            ],
          ),
        ],
        ['Previous', 'Next'],
        shop,
      ),
    },
  },
  {
    name: 'question: what gifts of a year come to, over pages',
    instructions: 'How much did you give to the Sea Rescue in 2025 altogether?',
    answer: /\b85\b/,
    pages: paged(
      'Givewell Box',
      'Your gifts',
      '/',
      [
        table(
          ['Date', 'To', 'Amount'],
          [
            ['14 Feb 2026', 'Sea Rescue', '€20'],
            ['24 Dec 2025', 'Sea Rescue', '€50'],
            ['1 Dec 2025', 'Bird Trust', '€15'],
          ],
        ),
        table(
          ['Date', 'To', 'Amount'],
          [
            ['9 Jul 2025', 'Sea Rescue', '€35'],
            ['2 Mar 2025', 'Bird Trust', '€15'],
            ['30 Nov 2024', 'Sea Rescue', '€25'],
          ],
        ),
      ],
      ['Newer', 'Older'],
    ),
  },
  {
    name: 'question: an extension on a later page',
    instructions: 'What is the extension of Viktor Lang?',
    answer: /\b417\b/,
    pages: paged(
      'Ember Insurance',
      'Directory',
      '/',
      [
        table(
          ['Name', 'Department', 'Extension'],
          [
            ['Anna Abel', 'Claims', '204'],
            ['Hugo Lang', 'Claims', '233'],
            ['Mara Klein', 'Post', '118'],
          ],
        ),
        table(
          ['Name', 'Department', 'Extension'],
          [
            ['Viktor Lange', 'Sales', '350'],
            ['Nils Orth', 'Sales', '351'],
            ['Viktoria Lang', 'Legal', '602'],
          ],
        ),
        table(
          ['Name', 'Department', 'Extension'],
          [
            ['Ute Vogt', 'Legal', '610'],
            ['Viktor Lang', 'Cellar', '417'],
          ],
        ),
      ],
      ['‹ Previous', 'Next ›'],
    ),
  },
  {
    name: 'question: the highest over pages',
    instructions: 'Which of the listed mountains is the highest?',
    answer: /Great Tarn Peak/,
    pages: paged(
      'Summits of Norra',
      'Mountains',
      '/',
      [
        table(
          ['Mountain', 'Height', 'First climbed'],
          [
            ['Bell Top', '2,310 m', '1881'],
            ['Crow Seat', '2,045 m', '1902'],
            ['Low Horn', '1,870 m', '1874'],
          ],
        ),
        table(
          ['Mountain', 'Height', 'First climbed'],
          [
            ['Great Tarn Peak', '2,764 m', '1911'],
            ['Saddle', '2,101 m', '1890'],
          ],
        ),
      ],
      ['Previous page', 'Next page'],
    ),
  },
  {
    name: 'question: a year further back',
    instructions: 'Who won the lake race in 2009?',
    answer: /Ingrid Falk/,
    pages: paged(
      'Lake race',
      'Winners',
      '/',
      [
        table(
          ['Year', 'Winner', 'Time'],
          [
            ['2025', 'Pia Berg', '1:12'],
            ['2024', 'Jon Sand', '1:09'],
            ['2019', 'Pia Berg', '1:15'],
          ],
        ),
        table(
          ['Year', 'Winner', 'Time'],
          [
            ['2014', 'Leif Holm', '1:20:09'],
            ['2009', 'Ingrid Falk', '1:18'],
            ['2008', 'Jon Sand', '1:17'],
          ],
        ),
      ],
      ['Later years', 'Earlier years'],
    ),
  },
  {
    name: 'question: the latest book by somebody, found by searching',
    instructions:
      'Which is the most recently published book by the author Runa Sole that the library has? Tell its title and its year.',
    answer: /(?=.*The Tin Orchard)(?=.*2021)/,
    pages: {
      '/': page('Dale Library', 'Catalogue', lookUp, library),
      '/news': page('Dale Library', 'News', '<p>We are closed on Monday.</p>', library),
      '/results': page(
        'Dale Library',
        'Search',
        found([
          ['A Winter of Wolves', 'Runa Sole', '2012'],
          ['The Tin Orchard', 'Runa Sole', '2021'],
          ['Conversations with Runa Sole', 'Kai Brandt', '2024'],
          ['Salt Letters', 'Runa Sole', '2017'],
        ]),
        library,
      ),
      ...Object.fromEntries(
        [0, 1, 2, 3].map((i) => [
          `/b${i}`,
          page('Dale Library', 'A book', '<p>Three copies. On the shelf.</p>', library),
        ]),
      ),
    },
  },
  {
    name: 'question: what only the page of the thing tells',
    instructions: 'How many pages has the book "The Glass Harbour"?',
    answer: /\b352\b/,
    pages: {
      '/': page('Dale Library', 'Catalogue', lookUp, library),
      '/news': page('Dale Library', 'News', '<p>12 new books this week.</p>', library),
      '/results': page(
        'Dale Library',
        'Search',
        found([
          ['The Glass Harbour', 'Nils Ode', '2015'],
          ['The Glass House', 'Ada Finn', '2003'],
        ]),
        library,
      ),
      '/b0': page(
        'Dale Library',
        'The Glass Harbour',
        terms([
          ['Author', 'Nils Ode'],
          ['Published', '2015'],
          ['Pages', '352'],
        ]),
        library,
      ),
      '/b1': page(
        'Dale Library',
        'The Glass House',
        terms([
          ['Author', 'Ada Finn'],
          ['Pages', '211'],
        ]),
        library,
      ),
    },
  },
  {
    name: 'question: a season of a plant, on its own page',
    instructions: 'You own a Bishop Cap cactus. Find out how often it should be watered in summer.',
    answer: /every (?:10|ten) days/i,
    pages: {
      '/': page(
        'Thorn & Leaf',
        'Our plants',
        cards([
          ['<a href=/a>Aloe</a>', '6 €'],
          ['<a href=/b>Bishop Cap</a>', '9 €'],
          ['<a href=/c>Crown Cactus</a>', '7 €'],
        ]),
        [
          ['/', 'Plants'],
          ['/water', 'Watering in general'],
        ],
      ),
      '/water': page('Thorn & Leaf', 'Watering in general', '<p>Most plants want water once a week in summer.</p>'),
      '/a': page('Thorn & Leaf', 'Aloe', terms([['Water in summer', 'once a week']])),
      '/b': page(
        'Thorn & Leaf',
        'Bishop Cap',
        terms([
          ['Light', 'Much'],
          ['Water in summer', 'every 10 days'],
          ['Water in winter', 'not at all'],
        ]),
      ),
      '/c': page('Thorn & Leaf', 'Crown Cactus', terms([['Water in summer', 'every two weeks']])),
    },
  },
  {
    name: 'question: which one, told only on the page of each',
    instructions: 'Which of the cottages allows dogs?',
    answer: /Heron/,
    pages: {
      '/': page(
        'Marsh Cottages',
        'Our cottages',
        cards([
          ['<a href=/o>Otter Cottage</a>', 'Sleeps 4', '€95 a night'],
          ['<a href=/h>Heron Cottage</a>', 'Sleeps 2', '€80 a night'],
          ['<a href=/t>Teal Cottage</a>', 'Sleeps 6', '€130 a night'],
        ]),
      ),
      '/o': page('Marsh Cottages', 'Otter Cottage', '<p>Sleeps 4. No pets, please.</p><a href=/>All cottages</a>'),
      '/h': page('Marsh Cottages', 'Heron Cottage', '<p>Sleeps 2. Dogs are welcome.</p><a href=/>All cottages</a>'),
      '/t': page('Marsh Cottages', 'Teal Cottage', '<p>Sleeps 6. Dogs are not allowed.</p><a href=/>All cottages</a>'),
    },
  },
  {
    name: 'question: the dish of a day behind tabs',
    instructions: 'What is the vegetarian dish in the canteen on Thursday?',
    answer: /pumpkin/i,
    pages: {
      '/': doc(
        'Canteen',
        `<main><h1>This week in the canteen</h1><div role=tablist>${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((d, i) => `<button role=tab aria-selected=${i === 0} onclick="r(${i})">${d}</button>`).join('')}</div><div id=o></div></main><script>const M=[['Roast chicken','Lentil curry'],['Fish pie','Spinach lasagne'],['Goulash','Cheese dumplings'],['Pork chop','Pumpkin risotto'],['Cod','Bean burger']];function r(i){document.querySelectorAll('[role=tab]').forEach((b,j)=>b.setAttribute('aria-selected',i===j));o.innerHTML='<dl><dt>With meat or fish<dd>'+M[i][0]+'<dt>Vegetarian<dd>'+M[i][1]+'</dl>'}r(0)</script>`,
      ),
    },
  },
  {
    name: 'question: a price by the season that is chosen',
    instructions: 'What does a pitch for a caravan cost per night in the high season?',
    answer: /\b41\b/,
    pages: {
      '/': doc(
        'Camping Dune',
        `<main><h1>Camping Dune: prices per night</h1><label>Season <select id=s onchange="r()"><option>Low season<option>Mid season<option>High season</select></label><div id=o></div></main><script>const P={'Low season':[14,22],'Mid season':[18,30],'High season':[25,41]};function r(){const p=P[s.value];o.innerHTML='<table><tr><th>Pitch<th>Price<tr><td>Tent<td>'+p[0]+' €<tr><td>Caravan<td>'+p[1]+' €</table>'}r()</script>`,
      ),
    },
  },
  {
    name: 'question: how many of somebody, where one list shows all',
    instructions: 'How many open tickets does Jonas Kerr have, over all teams?',
    answer: /\b(?:3|three)\b/i,
    pages: {
      '/': page('Helpdesk', 'Teams', '<ul><li><a href=/n>Network</a><li><a href=/p>Printers</a></ul>', [
        ['/', 'Teams'],
        ['/all', 'All tickets'],
      ]),
      '/n': page(
        'Helpdesk',
        'Network',
        table(
          ['Ticket', 'Assigned to', 'State'],
          [
            ['Slow line', 'Jonas Kerr', 'Open'],
            ['New cable', 'Ida Moll', 'Open'],
          ],
        ),
        [
          ['/', 'Teams'],
          ['/all', 'All tickets'],
        ],
      ),
      '/p': page(
        'Helpdesk',
        'Printers',
        table(
          ['Ticket', 'Assigned to', 'State'],
          [
            ['Paper jam', 'Jonas Kerr', 'Open'],
            ['No ink', 'Jonas Kerr', 'Closed'],
            ['Loud noise', 'Jonas Kerr', 'Open'],
          ],
        ),
        [
          ['/', 'Teams'],
          ['/all', 'All tickets'],
        ],
      ),
      '/all': page(
        'Helpdesk',
        'All tickets',
        table(
          ['Ticket', 'Team', 'Assigned to', 'State'],
          [
            ['Slow line', 'Network', 'Jonas Kerr', 'Open'],
            ['New cable', 'Network', 'Ida Moll', 'Open'],
            ['Paper jam', 'Printers', 'Jonas Kerr', 'Open'],
            ['No ink', 'Printers', 'Jonas Kerr', 'Closed'],
            ['Loud noise', 'Printers', 'Jonas Kerr', 'Open'],
          ],
        ),
        [
          ['/', 'Teams'],
          ['/all', 'All tickets'],
        ],
      ),
    },
  },
  {
    name: 'question: behind a fold',
    instructions: 'How much is the deposit for a key to the bicycle cellar?',
    answer: /\b30\b/,
    pages: {
      '/': page(
        'Elm Court',
        'House rules',
        '<details><summary>Rubbish</summary><p>Bins are emptied on Tuesdays.</p></details><details><summary>Keys</summary><p>Deposit for a key to the house: €50. Deposit for a key to the bicycle cellar: €30.</p></details><details><summary>Quiet hours</summary><p>From 22:00 to 7:00.</p></details>',
      ),
    },
  },
  {
    name: 'question: the hours of one branch',
    instructions: 'At what time does the branch in Elm Street open on Saturdays?',
    answer: /10[:.]30|half past ten/,
    pages: {
      '/': page('Bread & Son', 'Welcome', '<p>Open daily from 6:30 in our main shop.</p>', [
        ['/', 'Home'],
        ['/shops', 'Our shops'],
        ['/jobs', 'Jobs'],
      ]),
      '/jobs': page('Bread & Son', 'Jobs', '<p>None at present.</p>'),
      '/shops': page(
        'Bread & Son',
        'Our shops',
        `<h2>High Street</h2>${terms([
          ['Monday to Friday', '6:30 to 18:00'],
          ['Saturday', '7:00 to 13:00'],
        ])}<h2>Elm Street</h2>${terms([
          ['Monday to Friday', '7:30 to 17:00'],
          ['Saturday', '10:30 to 14:00'],
        ])}`,
      ),
    },
  },
  {
    name: 'question: the oldest message of somebody, after loading more',
    instructions: 'On what day did Paula write her first message?',
    answer: /4 August/,
    pages: {
      '/': doc(
        'Board',
        `<main><h1>Messages</h1><ul id=l></ul><button id=m onclick="n+=3;r()">Load more</button></main><script>const A=[['Paula','21 October 2026','Thanks!'],['Ivo','12 October 2026','Done.'],['Paula','3 October 2026','Who has the key?'],['Mina','9 September 2026','Hello all'],['Paula','4 August 2026','Welcome to the garden'],['Ivo','1 July 2026','Test']];let n=3;function r(){l.innerHTML=A.slice(0,n).map(a=>'<li><b>'+a[0]+'</b> <span>'+a[1]+'</span><p>'+a[2]+'</p></li>').join('');m.hidden=n>=A.length}r()</script>`,
      ),
    },
  },
  {
    name: 'question: what was not answered yet, behind a filter',
    instructions: 'How many of the archived notes are about the roof?',
    answer: /\b(?:2|two)\b/i,
    pages: {
      '/': doc(
        'Notes',
        `<main><h1>Notes</h1><label>Show <select id=s onchange="r()"><option>Current<option>Archived</select></label><ul id=l></ul></main><script>const N=[['Roof: ask for offers','Current'],['Roof: old photographs','Archived'],['Garden plan','Archived'],['Boiler','Current'],['Roof: bill of 2019','Archived']];function r(){l.innerHTML=N.filter(n=>n[1]===s.value).map(n=>'<li>'+n[0]+'</li>').join('')}r()</script>`,
      ),
    },
  },
  {
    name: 'choice: the cheapest with a part that only some have',
    instructions: 'Put the cheapest chair with armrests into the basket.',
    pages: {
      '/': page(
        'Sit',
        'Chairs',
        `${cards(
          [
            ['Plain', '29 €', 'No armrests'],
            ['Elbow', '74 €', 'With armrests'],
            ['Throne', '140 €', 'With armrests'],
            ['Stool', '19 €', 'Without a back'],
          ].map(([name, ...lines], i) => [
            name!,
            ...lines,
            `<button onclick="win(${i === 1});o.textContent='${name} is in your basket'">Add to basket</button>`,
          ]),
        )}<p id=o></p>`,
      ),
    },
  },
  {
    name: 'choice: of two alike the one nobody has taken',
    instructions: 'The task "Call the plumber" is there twice. Delete the one that nobody is assigned to.',
    pages: {
      '/': page(
        'Chores',
        'This week',
        `<div class=l>${[
          ['Call the plumber', 'Dina Ross'],
          ['Sweep the yard', 'Unassigned'],
          ['Call the plumber', 'Unassigned'],
          ['Feed the hens', 'Kim Ode'],
        ]
          .map(
            ([name, who], i) =>
              `<div style="display:flex;gap:30px;padding:8px;border-bottom:1px solid #ddd"><span style="width:200px">${name}</span><span style="width:160px">${who}</span><button onclick="this.parentNode.remove();win(${i === 2})">Delete</button></div>`,
          )
          .join('')}</div>`,
      ),
    },
  },
  {
    name: 'choice: the newest with a condition',
    instructions: 'Open the newest advertisement for a flat with a balcony.',
    pages: {
      '/': page(
        'Notice board',
        'Flats',
        cards([
          ['<a href=/1>Two rooms by the park</a>', 'Balcony', 'Since 12 October 2026'],
          ['<a href=/2>Attic flat</a>', 'No balcony', 'Since 30 October 2026'],
          ['<a href=/3>Bright corner flat</a>', 'Balcony', 'Since 25 October 2026'],
          ['<a href=/4>Ground floor flat</a>', 'Garden', 'Since 28 October 2026'],
        ]),
      ),
      '/3': doc('Bright corner flat', '<main><h1>Bright corner flat</h1><p>Balcony</p></main><script>win()</script>'),
      ...Object.fromEntries(
        [1, 2, 4].map((i) => [`/${i}`, doc('A flat', '<main><h1>A flat</h1></main><script>win(false)</script>')]),
      ),
    },
  },
  {
    name: 'choice: the quickest of a kind, by the filter',
    instructions: 'Save the vegetarian main course that takes the least time.',
    pages: {
      '/': page(
        'Pan & Pot',
        'Recipes',
        `${cards(
          [
            ['Tomato salad', 'Side dish · vegetarian', '10 min'],
            ['Steak', 'Main course', '20 min'],
            ['Leek tart', 'Main course · vegetarian', '50 min'],
            ['Egg curry', 'Main course · vegetarian', '30 min'],
          ].map(([name, ...lines], i) => [
            name!,
            ...lines,
            `<button onclick="this.textContent='Saved';win(${i === 3})">Save</button>`,
          ]),
        )}`,
      ),
    },
  },
  {
    name: 'choice: the cheapest that suits, told only on the page of each',
    instructions: 'Put the cheapest lamp that may hang in a bathroom into the basket.',
    maxTurns: 30,
    pages: {
      '/': page(
        'Glow',
        'Hanging lamps',
        cards([
          ['<a href=/1>Dew</a>', '24 €'],
          ['<a href=/2>Moth</a>', '31 €'],
          ['<a href=/3>Comet</a>', '39 €'],
        ]),
      ),
      ...Object.fromEntries(
        [
          ['Dew', 'Not for damp rooms such as bathrooms'],
          ['Moth', 'May hang in a bathroom'],
          ['Comet', 'May hang in a bathroom'],
        ].map(([name, said], i) => [
          `/${i + 1}`,
          page(
            'Glow',
            name!,
            `<p>${[24, 31, 39][i]} €</p><p>${said}</p><button onclick="win(${i === 1});o.textContent='${name} was put into the basket'">Add to basket</button><p id=o></p><a href=/>All lamps</a>`,
          ),
        ]),
      ),
    },
  },
];
