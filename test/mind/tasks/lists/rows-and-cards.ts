import type { Task } from '../types.ts';
import { doc } from './page.ts';

const jobs = [
  ['Data engineer', 'Leeds', '£52,000', 'Permanent'],
  ['Office manager', 'York', '£31,500', 'Part-time'],
  ['Data analyst', 'Leeds', '£38,000', 'Permanent'],
  ['Warehouse lead', 'Hull', '£33,000', 'Permanent'],
  ['Data scientist', 'London', '£64,000', 'Contract'],
  ['Support engineer', 'Leeds', '£41,000', 'Permanent'],
];
const trains = [
  ['07:12', '09:58', '2 h 46 min', '1 change', '38 €'],
  ['09:40', '12:05', '2 h 25 min', 'direct', '54 €'],
  ['11:12', '13:58', '2 h 46 min', '1 change', '29 €'],
  ['14:40', '17:05', '2 h 25 min', 'direct', '61 €'],
  ['16:12', '18:50', '2 h 38 min', 'direct', '47 €'],
];

/** One of several rows or cards is meant, and acted on. */
export const ROWS_AND_CARDS: readonly Task[] = [
  {
    name: 'lists: job board',
    instructions: 'Apply for the best paid job in Leeds.',
    pages: {
      '/': doc(
        'Northjobs',
        `<header><strong>Northjobs</strong></header><main><h1>6 open positions</h1><ul style="list-style:none;padding:0">${jobs.map(([t, p, s, k], i) => `<li style="border:1px solid #ddd;border-radius:6px;padding:14px;margin:8px 0;display:flex;justify-content:space-between"><div><a href="/j?${i}" style="font-weight:600">${t}</a><div class=muted>${p} · ${k}</div></div><div><div>${s}</div><button onclick="win(${i}===0);this.textContent='Applied';this.disabled=true">Quick apply</button></div></li>`).join('')}</ul></main>`,
      ),
      '/j': doc('Job', '<main><h1>Job</h1><p>Details follow.</p></main>'),
    },
  },
  {
    name: 'lists: timetable grid',
    instructions: 'Book the cheapest direct train.',
    pages: {
      '/': doc(
        'Trains to Basel',
        `<main><h2>Tue 3 Nov: Mulhouse to Basel</h2><div class=g><div class=h>Departure</div><div class=h>Arrival</div><div class=h>Duration</div><div class=h>Changes</div><div class=h>From</div><div></div>${trains.map((r, i) => `${r.map((c) => `<div>${c}</div>`).join('')}<div><button onclick="win(${i}===4);m.textContent='Seat held on the ${r[0]} train. Booking reference QX${i}7.'">Book</button></div>`).join('')}</div><p id=m role=status></p></main>`,
        '.g{display:grid;grid-template-columns:repeat(5,110px) 80px;gap:10px 16px}.h{font-weight:700;font-size:13px}',
      ),
    },
  },
  {
    name: 'lists: inbox delete',
    instructions: 'Delete the message about the parking permit.',
    pages: {
      '/': doc(
        'Inbox',
        `<header><b>Mailbox</b></header><main><h1>Inbox (4)</h1><div id=l>${[
          ['Anna Berg', 'Minutes of Monday', 'Attached as promised'],
          ['City hall', 'Your parking permit is ready', 'Please collect it'],
          ['Leo Marsh', 'Lunch?', 'How about Thursday'],
          ['Paper & Co', 'Invoice 3381', 'Due in 14 days'],
        ]
          .map(
            ([a, b, c]) =>
              `<div class=row><input type=checkbox aria-label="Select"><span class=from>${a}</span><span class=sub>${b}</span><span class=muted>${c}</span><button title="Archive">🗄</button><button title="Delete" onclick="const r=this.closest('.row');win(r.textContent.includes('parking'));r.remove();t.textContent='Message moved to the bin'">🗑</button></div>`,
          )
          .join('')}</div><p id=t role=status></p></main>`,
        '.row{display:flex;gap:14px;align-items:center;border-bottom:1px solid #ddd;padding:8px}.from{width:110px}.sub{width:230px;font-weight:600}',
      ),
    },
  },
  {
    name: 'lists: files sort',
    instructions: 'Open the largest file in the folder.',
    pages: {
      '/': doc(
        'Files',
        `<main><h1>Project folder</h1><table><thead><tr><th>Name<th>Modified<th>Size</thead><tbody>${[
          ['budget.xlsx', '12 Oct 2026', '84 KB'],
          ['film.mp4', '3 Sep 2026', '1.2 GB'],
          ['photos.zip', '28 Oct 2026', '640 MB'],
          ['notes.txt', '1 Nov 2026', '912 KB'],
        ]
          .map(([n, d, s], i) => `<tr><td><a href="/f${i}">${n}</a><td>${d}<td>${s}`)
          .join('')}</tbody></table></main>`,
      ),
      '/f1': doc('film', '<main><h1>film.mp4</h1><script>win()</script></main>'),
      '/f0': doc('x', '<main>budget</main>'),
      '/f2': doc('x', '<main>photos</main>'),
      '/f3': doc('x', '<main>notes</main>'),
    },
  },
  {
    name: 'lists: kanban',
    instructions: 'Move the card "Fix the login page" to Done.',
    pages: {
      '/': doc(
        'Board',
        `<main><h1>Sprint 12</h1><div style="display:flex;gap:16px">${['To do', 'In progress', 'Done'].map((c, i) => `<section style="width:250px;background:#f6f6f6;padding:10px"><h3>${c}</h3><div class=c id=c${i}></div></section>`).join('')}</div></main><script>const C=[['Write release notes',0],['Fix the login page',1],['Fix the logout page',1],['Set up backups',2]];function r(){for(let i=0;i<3;i++)document.getElementById('c'+i).innerHTML=C.map((c,k)=>c[1]===i?'<div style="background:#fff;border:1px solid #ccc;padding:8px;margin:6px 0"><p style="margin:0">'+c[0]+'</p><select aria-label="Move card" onchange="C['+k+'][1]=+this.value;r()">'+['To do','In progress','Done'].map((n,j)=>'<option value='+j+(j===i?' selected':'')+'>'+n+'</option>').join('')+'</select></div>':'').join('');win(C[1][1]===2&&C[2][1]===1&&C[0][1]===0)}r()</script>`,
      ),
    },
  },
  {
    name: 'lists: users admin',
    instructions: 'Deactivate the user Marta Kowalska.',
    pages: {
      '/': doc(
        'Admin',
        `<nav><a href="/">Users</a><a href="/g">Groups</a></nav><main><h1>Users</h1><table><tr><th>Name<th>Role<th>Last login<th></tr>${[
          ['Martin Kowalski', 'Editor', 'yesterday'],
          ['Marta Nowak', 'Viewer', '2 days ago'],
          ['Marta Kowalska', 'Editor', 'never'],
          ['Piotr Zieliński', 'Admin', 'today'],
        ]
          .map(
            ([n, r, l]) =>
              `<tr><td>${n}<td>${r}<td>${l}<td><button onclick="ask(this)">Deactivate</button> <button>Reset password</button>`,
          )
          .join(
            '',
          )}</table><div id=d hidden style="position:fixed;left:300px;top:200px;background:#fff;border:1px solid #888;padding:20px;box-shadow:0 0 0 2000px #0006"><p id=q></p><button onclick="d.hidden=true">Keep</button> <button onclick="d.hidden=true;cur.cells[3].textContent='Inactive';win(cur.cells[0].textContent==='Marta Kowalska')">Deactivate</button></div></main><script>let cur;function ask(b){cur=b.closest('tr');q.textContent='Deactivate '+cur.cells[0].textContent+'? They will not be able to sign in.';d.hidden=false}</script>`,
      ),
      '/g': doc('Groups', '<main>Groups</main>'),
    },
  },
  {
    name: 'lists: library available',
    instructions: 'Reserve a copy of "The Summer Book" that is available at the Central library.',
    pages: {
      '/': doc(
        'Catalogue',
        `<main><h1>The Summer Book</h1><p>Tove Jansson, 1972</p><h2>Copies</h2><dl class=l>${[
          ['Harbour branch', 'Paperback', 'On loan until 9 November'],
          ['Central library', 'Large print', 'On loan until 2 December'],
          ['Central library', 'Paperback', 'Available'],
          ['Old Town branch', 'Hardback', 'Available'],
        ]
          .map(
            ([b, f, s], i) =>
              `<dt>${b}</dt><dd>${f}, ${s} ${s === 'Available' ? `<button onclick="win(${i}===2);this.outerHTML='<b>Reserved for you</b>'">Reserve</button>` : ''}</dd>`,
          )
          .join('')}</dl></main>`,
      ),
    },
  },
  {
    name: 'lists: events newest',
    instructions: 'Get a ticket for the next concert in the Blue Hall.',
    pages: {
      '/': doc(
        'What’s on',
        `<main><h1>November</h1>${[
          ['5 Nov', 'Jazz breakfast', 'Foyer'],
          ['7 Nov', 'Film: Playtime', 'Blue Hall'],
          ['12 Nov', 'Concert: Trio Aurora', 'Blue Hall'],
          ['14 Nov', 'Concert: Brass for all', 'Red Hall'],
          ['19 Nov', 'Concert: Songs of the sea', 'Blue Hall'],
        ]
          .map(
            ([d, t, h], i) =>
              `<div class=ev><time>${d}</time><h3>${t}</h3><p>${h}</p><a href="/t?${i}">Tickets</a></div>`,
          )
          .join('')}</main>`,
        '.ev{display:grid;grid-template-columns:70px 260px 120px 80px;align-items:center;border-bottom:1px solid #ccc}.ev h3{font-size:16px}',
      ),
      '/t': doc(
        'Tickets',
        `<main><h1>Ticket</h1><p id=w></p><button onclick="win(location.search==='?2');this.outerHTML='<p>Your ticket is booked. See you there!</p>'">Get ticket</button></main><script>w.textContent=['Jazz breakfast','Film: Playtime','Concert: Trio Aurora','Concert: Brass for all','Concert: Songs of the sea'][+location.search.slice(1)]</script>`,
      ),
    },
  },
  {
    name: 'lists: second cheapest',
    instructions: 'Add the second cheapest kettle to the basket.',
    pages: {
      '/': doc(
        'Kettles',
        `<main><h1>Kettles</h1><div class=cards>${[
          ['Brook', '34.90 €'],
          ['Lava', '22.50 €'],
          ['Mist', '27.00 €'],
          ['Peak', '49.00 €'],
          ['Dune', '61.00 €'],
          ['Fog', '29.90 €'],
        ]
          .map(
            ([n, p]) =>
              `<div class=p><div class=img></div><div class=n>${n}</div><div>${p}</div><button onclick="win('${n}'==='Mist');document.getElementById('b').textContent='Basket (1)'">Add to basket</button></div>`,
          )
          .join('')}</div></main><a id=b href="#" style="position:absolute;right:20px;top:10px">Basket (0)</a>`,
        '.cards{display:grid;grid-template-columns:repeat(3,200px);gap:20px}.p{border:1px solid #ddd;padding:12px}.img{height:80px;background:#dde}',
      ),
    },
  },
  {
    name: 'lists: faq tabs',
    instructions: 'Find out how long a refund takes.',
    answer: /five|5/,
    pages: {
      '/': doc(
        'Help',
        `<main><h1>Help centre</h1><div role=tablist>${['Orders', 'Payments', 'Returns'].map((t, i) => `<button role=tab aria-selected=${i === 0} onclick="s(${i})">${t}</button>`).join(' ')}</div>${[
          ['Where is my order?', 'Track it in your account.'],
          ['Which cards do you take?', 'Visa and Mastercard.'],
          [
            'How do I send something back?',
            'Print the label in your account.',
            'When will I get my money back?',
            'Refunds reach your account within five working days of arrival at our warehouse.',
          ],
        ]
          .map(
            (q, i) =>
              `<div class=pn ${i ? 'hidden' : ''}>${q.map((x, k) => (k % 2 ? `<p>${x}</p>` : `<h3>${x}</h3>`)).join('')}</div>`,
          )
          .join(
            '',
          )}</main><script>function s(i){document.querySelectorAll('.pn').forEach((p,k)=>p.hidden=k!==i);document.querySelectorAll('[role=tab]').forEach((p,k)=>p.ariaSelected=String(k===i));if(i===2)win()}</script>`,
      ),
    },
  },
  {
    name: 'lists: trail council',
    instructions: 'When is the recycling collected in Elm Street?',
    answer: /thursday/i,
    pages: {
      '/': doc(
        'Council',
        `<nav><b>Marlow Council</b></nav><main><h1>How can we help?</h1><ul><li><a href=/tax>Council tax</a><li><a href=/waste>Bins and recycling</a><li><a href=/plan>Planning</a></ul></main>`,
      ),
      '/tax': doc('Tax', '<main>Tax</main>'),
      '/plan': doc('Plan', '<main>Plan</main>'),
      '/waste': doc(
        'Bins',
        `<main><h1>Bins and recycling</h1><p><a href=/days>Collection days</a></p><p><a href=/tip>Recycling centre</a></p></main>`,
      ),
      '/tip': doc('Tip', '<main><h1>Recycling centre</h1><p>Open Saturday and Sunday.</p></main>'),
      '/days': doc(
        'Collection days',
        `<main><h1>Collection days</h1><table><tr><th>Street<th>Rubbish<th>Recycling<th>Garden<tr><td>Ash Road<td>Monday<td>Tuesday<td>Friday<tr><td>Elm Close<td>Tuesday<td>Wednesday<td>Friday<tr><td>Elm Street<td>Monday<td>Thursday<td>Wednesday<tr><td>Oak Lane<td>Tuesday<td>Friday<td>Monday</table></main><script>win()</script>`,
      ),
    },
  },
];
