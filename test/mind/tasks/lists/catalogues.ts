import type { Task } from '../types.ts';
import { doc } from './page.ts';

/** Catalogues, timetables and comparisons. */
export const CATALOGUES: readonly Task[] = [
  {
    name: 'lists: recipes filter',
    instructions: 'Open a vegan recipe that takes less than 30 minutes.',
    pages: {
      '/': doc(
        'Recipes',
        `<main><h1>Weeknight recipes</h1><div class=g>${[
          ['Lentil soup', '45 min', 'vegan'],
          ['Cheese omelette', '15 min', 'vegetarian'],
          ['Peanut noodles', '20 min', 'vegan'],
          ['Fish pie', '60 min', ''],
        ]
          .map(
            ([n, t, v], i) =>
              `<a class=c href="/r${i}"><div class=ph></div><div><b>${n}</b></div><div class=muted>${t}${v ? ` · ${v}` : ''}</div></a>`,
          )
          .join('')}</div></main>`,
        '.g{display:grid;grid-template-columns:repeat(2,300px);gap:16px}.c{border:1px solid #ddd;text-decoration:none;color:#222;padding:10px}.ph{height:60px;background:#fed}',
      ),
      '/r2': doc('Peanut noodles', '<main><h1>Peanut noodles</h1></main><script>win()</script>'),
      '/r0': doc('x', '<main><h1>Lentil soup</h1></main>'),
      '/r1': doc('x', '<main><h1>Cheese omelette</h1></main>'),
      '/r3': doc('x', '<main><h1>Fish pie</h1></main>'),
    },
  },
  {
    name: 'lists: bus times',
    instructions: 'When does the last bus to Harbour leave?',
    answer: /23:10/,
    pages: {
      '/': doc(
        'Stop Elm Park',
        `<main><h1>Departures from Elm Park</h1><table><tr><th>Line<th>To<th>Leaves<tr><td>4<td>Harbour<td>22:40<tr><td>9<td>Airport<td>22:52<tr><td>4<td>Harbour<td>23:10<tr><td>2<td>Zoo<td>23:31</table></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: cheapest discounted',
    instructions: 'Put the cheapest headphones in the cart.',
    pages: {
      '/': doc(
        'Headphones',
        `<main><h1>Headphones</h1><div class=r>${[
          ['Aria', '<s>89 €</s> 59 €'],
          ['Bolt', '64 €'],
          ['Cove', '<s>120 €</s> 99 €'],
          ['Dot', '72 €'],
        ]
          .map(
            ([n, p]) =>
              `<div class=c><p>${n}</p><p>${p}</p><button onclick="win('${n}'==='Aria');k.textContent='Cart: 1'">Add to cart</button></div>`,
          )
          .join('')}</div><p id=k>Cart: 0</p></main>`,
        '.r{display:flex;gap:14px}.c{border:1px solid #ccc;padding:12px;width:150px}',
      ),
    },
  },
  {
    name: 'lists: glossary',
    instructions: 'What does the glossary say about "ballast"?',
    answer: /heavy|stab/i,
    pages: {
      '/': doc(
        'Glossary',
        `<main><h1>Sailing words</h1><dl><dt>Aft<dd>Towards the back.<dt>Ballast<dd>Heavy material that keeps a boat stable.<dt>Bow<dd>The front of a boat.<dt>Keel<dd>The long beam at the bottom.</dl></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: books borrow',
    instructions: 'Borrow the e-book by Ursula Crane.',
    pages: {
      '/': doc(
        'Library',
        `<main><h1>Results for “Crane”</h1>${[
          ['The Low Tide', 'Ursula Crane', 'Audiobook', 'Borrow'],
          ['The Low Tide', 'Ursula Crane', 'E-book', 'Borrow'],
          ['Cranes of the world', 'U. Berg', 'E-book', 'Borrow'],
          ['High water', 'Ursula Crane', 'Print', 'Place a hold'],
        ]
          .map(
            ([t, a, f, b], i) =>
              `<div class=k><div><h4>${t}</h4><div>${a}</div><div class=muted>${f}</div></div><button onclick="win(${i}===1);this.textContent='On loan until 23 Nov'">${b}</button></div>`,
          )
          .join('')}</main>`,
        '.k{display:flex;justify-content:space-between;width:420px;border-bottom:1px solid #ccc;padding:8px}.k h4{margin:0}',
      ),
    },
  },
  {
    name: 'lists: sold out show',
    instructions: 'Reserve the pottery workshop on 21 November.',
    claim: 'gave_up',
    pages: {
      '/': doc(
        'Workshops',
        `<main><h1>Workshops</h1><div class=w><h3>Pottery</h3><p>14 November, 10:00</p><button onclick="win(false)">Reserve</button></div><div class=w><h3>Pottery</h3><p>21 November, 10:00</p><button disabled>Fully booked</button></div><div class=w><h3>Weaving</h3><p>21 November, 14:00</p><button onclick="win(false)">Reserve</button></div></main><script>win()</script>`,
        '.w{border:1px solid #ddd;padding:10px;margin:8px;width:260px}',
      ),
    },
  },
  {
    name: 'lists: compare most',
    instructions: 'Which phone has the biggest battery?',
    answer: /orion/i,
    pages: {
      '/': doc(
        'Compare',
        `<main><h1>Compare phones</h1><table><tr><th><th>Nova 3<th>Orion<th>Pixelette<tr><th>Screen<td>6.1 in<td>6.4 in<td>5.8 in<tr><th>Battery<td>4200 mAh<td>5100 mAh<td>3900 mAh<tr><th>Weight<td>172 g<td>201 g<td>158 g</table></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: load more',
    instructions: 'Open the profile of the seller Wim Aalto.',
    pages: {
      '/': doc(
        'Sellers',
        `<main><h1>Sellers</h1><ul id=u></ul><button id=b onclick="n+=4;r()">Show more</button></main><script>const S=['Ada Aalto','Bo Lee','Cleo Fox','Dan Ray','Eli Aalto','Fay Kim','Gil Orr','Hue Vo','Wim Alto','Wim Aalto','Xa Yu'];let n=4;function r(){u.innerHTML=S.slice(0,n).map(s=>'<li><a href="/p?'+encodeURIComponent(s)+'">'+s+'</a>').join('');b.hidden=n>=S.length}r()</script>`,
      ),
      '/p': doc(
        'Seller',
        '<main><h1 id=h></h1></main><script>h.textContent=decodeURIComponent(location.search.slice(1));win(h.textContent==="Wim Aalto")</script>',
      ),
    },
  },
  {
    name: 'lists: schedule filter',
    instructions: 'Join the yoga class that starts after 18:00 on Thursday.',
    pages: {
      '/': doc(
        'Classes',
        `<main><h1>Classes</h1><table><tr><th>Day<th>Time<th>Class<th>Teacher<th>${[
          ['Wed', '18:30', 'Yoga', 'Ann'],
          ['Thu', '17:00', 'Yoga', 'Ben'],
          ['Thu', '18:30', 'Pilates', 'Cy'],
          ['Thu', '19:15', 'Yoga', 'Ann'],
          ['Fri', '18:30', 'Yoga', 'Ben'],
        ]
          .map(
            (r, i) =>
              `<tr>${r.map((c) => `<td>${c}`).join('')}<td><button onclick="win(${i}===3);this.textContent='Joined'">Join</button>`,
          )
          .join('')}</table></main>`,
      ),
    },
  },
];
