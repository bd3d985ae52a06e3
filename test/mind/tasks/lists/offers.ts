import type { Task } from '../types.ts';
import { doc } from './page.ts';

const rooms = [
  ['Maple', '8', 'Whiteboard', '2nd floor'],
  ['Cedar', '14', 'Projector', '3rd floor'],
  ['Birch', '20', 'Projector, video', '1st floor'],
  ['Rowan', '12', 'Screen', '2nd floor'],
];

/** Offers, rooms and messages, some of which are not to be had. */
export const OFFERS: readonly Task[] = [
  {
    name: 'lists: meeting room',
    instructions: 'Book a room for at least 12 people with a projector on the third floor.',
    pages: {
      '/': doc(
        'Rooms',
        `<main><h1>Rooms free today</h1><div class=l>${rooms.map((r, i) => `<div class=it><div class=nm>${r[0]}</div><div>Seats ${r[1]}</div><div>${r[2]}</div><div>${r[3]}</div><button onclick="win(${i}===1);this.textContent='Booked';this.disabled=true">Book</button></div>`).join('')}</div></main>`,
        '.it{display:flex;gap:24px;padding:10px;border-bottom:1px solid #ddd}.nm{font-weight:700;width:80px}',
      ),
    },
  },
  {
    name: 'lists: invoice pay',
    instructions: 'Pay the invoice that is overdue.',
    pages: {
      '/': doc(
        'Billing',
        `<nav><a href="/">Invoices</a><a href="/m">Payment methods</a></nav><main><h1>Invoices</h1><table><thead><tr><th>Number<th>Amount<th>Due<th>Status<th></thead><tbody>${[
          ['2026-091', '84.00 €', '1 Dec 2026', 'Open'],
          ['2026-077', '129.50 €', '14 Oct 2026', 'Overdue'],
          ['2026-060', '84.00 €', '1 Sep 2026', 'Paid'],
        ]
          .map(
            ([n, a, d, s]) =>
              `<tr><td>${n}<td>${a}<td>${d}<td><span>${s}</span><td>${s === 'Paid' ? '<a href="#">Receipt</a>' : `<button onclick="this.closest('tr').cells[3].textContent='Paid';this.remove();win('${n}'==='2026-077')">Pay</button>`}`,
          )
          .join('')}</table></main>`,
      ),
      '/m': doc('m', '<main>Cards</main>'),
    },
  },
  {
    name: 'lists: podcast episodes',
    instructions: 'Play the longest episode.',
    pages: {
      '/': doc(
        'Field Notes',
        `<main><h1>Field Notes, the podcast</h1>${[
          ['Peat', '28 min'],
          ['Tides and time', '1 h 12 min'],
          ['Swifts', '41 min'],
          ['Hedges', '56 min'],
        ]
          .map(
            ([t, d], i) =>
              `<article><h3>${t}</h3><p class=muted>${d} · published in 2026</p><button aria-label="Play" onclick="win(${i}===1);now.textContent='Now playing: ${t}'">▶</button></article>`,
          )
          .join('')}<p id=now></p></main>`,
      ),
    },
  },
  {
    name: 'lists: parts shop',
    instructions: 'Add the bolt M8 with a length of 60 mm to the order.',
    pages: {
      '/': doc(
        'Fasteners',
        `<main><h1>Hexagon bolts</h1><table><tr><th>Thread<th>Length<th>Pack<th>Price<th>${[
          ['M6', '40 mm'],
          ['M6', '60 mm'],
          ['M8', '40 mm'],
          ['M8', '60 mm'],
          ['M10', '60 mm'],
        ]
          .map(
            ([m, l], i) =>
              `<tr><td>${m}<td>${l}<td>50<td>${(4 + i).toFixed(2)} €<td><button onclick="win(${i}===3);n.textContent='1 item in your order'">Add</button>`,
          )
          .join('')}</table><p id=n></p></main>`,
      ),
    },
  },
  {
    name: 'lists: course fees',
    instructions: 'How much does the evening course in Italian for beginners cost?',
    answer: /145/,
    pages: {
      '/': doc(
        'Courses',
        `<main><h1>Language courses</h1><ul>${['English', 'Italian', 'Spanish'].map((l) => `<li><a href="/${l}">${l}</a>`).join('')}</ul></main>`,
      ),
      '/English': doc('English', '<main><h1>English</h1><p>Full.</p></main>'),
      '/Spanish': doc('Spanish', '<main><h1>Spanish</h1></main>'),
      '/Italian': doc(
        'Italian',
        `<main><h1>Italian</h1><h2>Beginners</h2><dl><dt>Morning course<dd>Mon and Wed 9:30, 120 €<dt>Evening course<dd>Tue 18:30, 145 €</dl><h2>Advanced</h2><dl><dt>Morning course<dd>Thu 9:30, 130 €<dt>Evening course<dd>Wed 19:00, 165 €</dl></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: mailbox star',
    instructions: 'Star the latest email from Nadia.',
    pages: {
      '/': doc(
        'Mail',
        `<main><h1>Inbox</h1><div role=list>${[
          ['Oskar', 'Slides', '10:41'],
          ['Nadia', 'Re: Budget', '9:15'],
          ['Nadia', 'Budget', 'Yesterday'],
          ['Nikolai', 'Hello', 'Yesterday'],
          ['Nadia', 'Trip', '28 Oct'],
        ]
          .map(
            ([f, s, w], i) =>
              `<div role=listitem style="display:flex;gap:16px;padding:8px;border-bottom:1px solid #eee"><span style="width:80px">${f}</span><span style="width:200px">${s}</span><span>${w}</span><button aria-label="Star" onclick="this.textContent=this.textContent==='☆'?'★':'☆';win(${i}===1)">☆</button></div>`,
          )
          .join('')}</div></main>`,
      ),
    },
  },
  {
    name: 'lists: flats no match',
    instructions: 'Request a viewing of a flat with 4 rooms.',
    claim: 'gave_up',
    pages: {
      '/': doc(
        'Flats',
        `<main><h1>Flats to rent</h1>${[
          ['Quay 3', '2 rooms', '780 €'],
          ['Mill 9', '3 rooms', '990 €'],
          ['Hill 22', '1 room', '560 €'],
        ]
          .map(
            ([n, r, p]) =>
              `<div style="border:1px solid #ccc;padding:12px;margin:8px 0"><h2 style="font-size:18px">${n}</h2><p>${r}, ${p}</p><button onclick="win(false);this.textContent='Requested'">Request viewing</button></div>`,
          )
          .join('')}</main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: store finder',
    instructions: 'Which shop in Graz is open on Sundays?',
    answer: /bahnhof|station/i,
    pages: {
      '/': doc(
        'Shops',
        `<main><h1>Our shops</h1><table><tr><th>Shop<th>City<th>Mon to Sat<th>Sunday<tr><td>Herrengasse<td>Graz<td>8 to 19<td>closed<tr><td>Hauptbahnhof<td>Graz<td>7 to 22<td>8 to 21<tr><td>Südpark<td>Linz<td>9 to 19<td>10 to 18<tr><td>Murpark<td>Graz<td>9 to 20<td>closed</table></main><script>win()</script>`,
      ),
    },
  },
  {
    name: 'lists: team remove',
    instructions: 'Remove Bea Frost from the team.',
    pages: {
      '/': doc(
        'Team',
        `<main><h1>Team members</h1><ul class=t>${['Al Frost', 'Bea Frost', 'Bea Moss', 'Cy Reed'].map((n) => `<li><img alt="" width=20 height=20><b>${n}</b> <button aria-label="More actions" onclick="document.querySelectorAll('.mn').forEach(x=>x.remove());this.insertAdjacentHTML('afterend','<div class=mn><button onclick=al()>Change role</button><button onclick=rm(this)>Remove from team</button></div>')">⋯</button></li>`).join('')}</ul><p id=o role=status></p></main><script>function al(){}function rm(b){const l=b.closest('li');const n=l.querySelector('b').textContent;l.remove();o.textContent=n+' was removed';win(n==='Bea Frost')}</script>`,
        '.t{list-style:none;padding:0}.t li{padding:8px;border-bottom:1px solid #ddd;position:relative}.mn{position:absolute;right:0;background:#fff;border:1px solid #999;z-index:2}',
      ),
    },
  },
];
