import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** What people ask for outright, each on a site of another make. */
const TASKS: Task[] = [
  {
    name: 'close the pop-up and go on',
    instructions: 'Close the pop-up and open the tide table.',
    pages: {
      '/': `<title>Harbour</title><h1>Harbour office</h1><nav><a href="/tide">Tide table</a> <a href="/fees">Fees</a></nav><div id=d role=dialog aria-modal=true style="position:fixed;inset:80px;background:#fff;border:2px solid"><h2>Our letter</h2><p>Get news of the harbour by mail.</p><input placeholder="Your e-mail"><button onclick="window.sub=1">Subscribe</button> <button aria-label="Close" onclick="d.remove();sessionStorage.closed=1">×</button></div>`,
      '/tide': `<title>Tide table</title><h1>Tide table</h1><p>High water 6:10</p><script>sessionStorage.won=sessionStorage.closed==='1'</script>`,
      '/fees': `<title>Fees</title><h1>Fees</h1>`,
    },
  },
  {
    name: 'third of the list',
    instructions: 'Play the third recording in the list.',
    pages: {
      '/': `<title>Archive</title><h1>Sound archive</h1><p id=o role=status></p><ol>${['Rain on tin', 'Mill race', 'Owls at dusk', 'Ferry horn'].map((n, i) => `<li>${n} <small>${2 + i}:1${i}</small> <button onclick="window.won=${i === 2};o.textContent='Now playing: ${n}'">Play</button></li>`).join('')}</ol>`,
    },
  },
  {
    name: 'count who took part',
    instructions: 'How many adults took part in the beach clean?',
    answer: /\b14\b/,
    pages: {
      '/': `<title>Clean coast</title><h1>Clean coast</h1><h2>Beach clean, 3 October</h2><p>It rained until ten, and still 23 people came: 14 adults and 9 children. We filled 41 bags.</p><h2>River walk, 12 September</h2><p>31 people came: 22 adults and 9 children.</p>`,
    },
  },
  {
    name: 'not there in index',
    instructions: 'Open the page about Elderflower in the plant index.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Plants</title><h1>Plant index</h1><ul>${['Angelica', 'Borage', 'Chervil', 'Dill', 'Fennel', 'Hyssop', 'Lovage', 'Marjoram', 'Rue', 'Sorrel', 'Tansy', 'Yarrow'].map((n) => `<li><a href="/p">${n}</a>`).join('')}</ul><script>sessionStorage.won=true</script>`,
      '/p': `<title>A plant</title><h1>A plant</h1><script>sessionStorage.won=false</script>`,
    },
  },
  {
    name: 'rename each',
    instructions: 'Rename the album Trip to Spain and the album Kids to Children.',
    pages: {
      '/': `<title>Albums</title><h1>Albums</h1><p id=o role=status></p><ul id=l></ul><script>const a=['Garden','Trip','Kids'];function draw(){l.innerHTML=a.map((n,i)=>'<li><span>'+n+'</span> <button aria-label="Rename '+n+'" onclick="ed('+i+')">Rename</button></li>').join('')}function ed(i){l.children[i].innerHTML='<input aria-label="Album name" value="'+a[i]+'"> <button onclick="sv('+i+',this)">Save</button>'}function sv(i,b){a[i]=b.previousElementSibling.value.trim();o.textContent='Saved.';window.won=a.join()==='Garden,Spain,Children';draw()}draw()</script>`,
    },
  },
  {
    name: 'both mute and pin',
    instructions: 'Mute the conversation with Bea and pin the one with Ole.',
    pages: {
      '/': `<title>Chats</title><h1>Conversations</h1><p id=o role=status></p><ul>${['Ana', 'Bea', 'Ole', 'Finn'].map((n) => `<li><b>${n}</b> <button onclick="t(this,'${n}','m')">Mute</button> <button onclick="t(this,'${n}','p')">Pin</button></li>`).join('')}</ul><script>const s=new Set();function t(b,n,w){s.add(n+w);o.textContent=n+(w==='m'?' is muted.':' is pinned.');b.disabled=true;window.won=[...s].sort().join()==='Beam,Olep'}</script>`,
    },
  },
  {
    name: 'cheaper of two',
    instructions: 'Take the cheaper of the two canoes.',
    pages: {
      '/': `<title>Canoes</title><h1>For hire</h1><p id=o role=status></p>${[
        ['Canoe Otter', 28],
        ['Rowing boat Tern', 19],
        ['Canoe Heron', 24],
        ['Kayak Pike', 16],
      ]
        .map(
          ([n, p]) =>
            `<article style="border:1px solid;margin:6px"><h3>${n}</h3><p>€${p} a day</p><button onclick="window.won='${n}'==='Canoe Heron';o.textContent='${n} is yours.'">Take it</button></article>`,
        )
        .join('')}`,
    },
  },
  {
    name: 'except',
    instructions: 'Archive all notes except the one about the roof.',
    pages: {
      '/': `<title>Notes</title><h1>Notes</h1><p id=o role=status></p><ul>${['Call the plumber', 'Roof: two slates are loose', 'Paint for the hall', 'Seeds for spring'].map((n, i) => `<li>${n} <button aria-label="Archive ${n}" onclick="g(this,${i})">Archive</button></li>`).join('')}</ul><script>const s=new Set();function g(b,i){s.add(i);b.parentNode.remove();o.textContent='Archived.';window.won=[...s].sort().join()==='0,2,3'}</script>`,
    },
  },
  {
    name: 'setting by other words',
    instructions: 'Stop the shop from sending you text messages about offers.',
    pages: {
      '/': `<title>Account</title><h1>Messages from us</h1><p id=o role=status></p><form id=f><fieldset><legend>Offers</legend><label><input type=checkbox id=a checked> By e-mail</label><br><label><input type=checkbox id=b checked> By SMS</label></fieldset><fieldset><legend>Your orders</legend><label><input type=checkbox id=c checked> By e-mail</label><br><label><input type=checkbox id=d checked> By SMS</label></fieldset><button>Save</button></form><script>f.onsubmit=e=>{e.preventDefault();window.won=a.checked&&!b.checked&&c.checked&&d.checked;o.textContent='Saved.'}</script>`,
    },
  },
  {
    name: 'date in calendar and time',
    instructions: 'Book the tennis court on 18 November at 17:00.',
    pages: {
      '/': `<title>Court</title><h1>Tennis court</h1><p id=o role=status></p><table><caption>November 2026</caption><tr>${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((d) => `<th>${d}</th>`).join('')}</tr>${Array.from(
        { length: 5 },
        (_, w) =>
          `<tr>${Array.from({ length: 7 }, (_, d) => {
            const n = w * 7 + d;
            return n < 1 || n > 30 ? '<td></td>' : `<td><button onclick="day(${n})">${n}</button></td>`;
          }).join('')}</tr>`,
      ).join(
        '',
      )}</table><div id=h></div><script>let dd;function day(n){dd=n;h.innerHTML='<h2>'+n+' November</h2>'+['16:00','17:00','18:00'].map(t=>'<button onclick="pick(\\''+t+'\\')">'+t+'</button>').join(' ')}function pick(t){h.innerHTML='<p>'+dd+' November, '+t+'</p><button onclick="window.won='+(true)+'&&dd===18&&\\''+t+'\\'===\\'17:00\\';o.textContent=\\'Your court is booked.\\';h.innerHTML=\\'\\'">Confirm booking</button>'}</script>`,
    },
  },
  {
    name: 'gift note',
    instructions: 'Order the candle set as a gift with the note "Happy birthday, Ole".',
    knowledge: knows({ name: 'Rosa Delgado', address: 'Calle Mayor 4, 28013 Madrid' }),
    pages: {
      '/': `<title>Candles</title><h1>Candle set</h1><p>€18</p><form id=f><label><input type=checkbox id=g onchange="n.hidden=!g.checked"> This is a gift</label><p id=n hidden><label>Gift note <textarea id=t></textarea></label></p><p><label>Name <input id=a></label></p><p><label>Address <input id=b></label></p><button>Order now</button></form><p id=o role=status></p><script>f.onsubmit=e=>{e.preventDefault();window.won=g.checked&&t.value==='Happy birthday, Ole'&&a.value==='Rosa Delgado'&&/Calle Mayor 4/.test(b.value);o.textContent='Thank you, your order is placed.';f.remove()}</script>`,
    },
  },
];

const MORE: Task[] = [
  {
    name: 'three acts',
    instructions: 'Pause the alarm clock, delete the old reminder about the dentist, and add a reminder "Buy bulbs".',
    pages: {
      '/': `<title>Day</title><h1>My day</h1><p id=o role=status></p><section><h2>Alarm clock</h2><p>6:45</p><button id=p onclick="this.textContent='Resume';s.p=1;o.textContent='The alarm is paused.';c()">Pause</button></section><section><h2>Reminders</h2><ul id=l><li>Dentist on 3 September <button aria-label="Delete Dentist on 3 September" onclick="s.d=1;this.parentNode.remove();o.textContent='Deleted.';c()">✕</button></li><li>Water the ferns <button aria-label="Delete Water the ferns" onclick="s.x=1;this.parentNode.remove();c()">✕</button></li></ul><label>New reminder <input id=n></label> <button onclick="s.a=n.value;l.insertAdjacentHTML('beforeend','<li>'+n.value+'</li>');n.value='';o.textContent='Added.';c()">Add</button></section><script>const s={};function c(){window.won=!!s.p&&!!s.d&&s.a==='Buy bulbs'&&!s.x}</script>`,
    },
  },
  {
    name: 'filter two ways',
    instructions: 'Show only used bicycles under 200 euros.',
    pages: {
      '/': `<title>Bikes</title><h1>Bicycles</h1><form><fieldset><legend>Condition</legend><label><input type=radio name=c value=all checked onchange="r()"> All</label><label><input type=radio name=c value=new onchange="r()"> New</label><label><input type=radio name=c value=used onchange="r()"> Used</label></fieldset><label>Price up to <select id=p onchange="r()"><option value=9999>Any<option value=100>€100<option value=200>€200<option value=500>€500</select></label></form><ul id=l></ul><script>const b=[['Gull','used',180],['Tern','new',450],['Lark','used',260],['Wren','new',190],['Crow','used',90]];function r(){const c=document.querySelector('[name=c]:checked').value;l.innerHTML=b.filter(x=>(c==='all'||x[1]===c)&&x[2]<=+p.value).map(x=>'<li>'+x[0]+' · '+x[1]+' · €'+x[2]).join('');window.won=c==='used'&&p.value==='200'}r()</script>`,
    },
  },
  {
    name: 'sort then nth',
    instructions: 'Sort the paintings by year, oldest first, and like the second one.',
    pages: {
      '/': `<title>Gallery</title><h1>Paintings</h1><p id=o role=status></p><label>Sort by <select id=s onchange="d()"><option>Title<option>Newest first<option>Oldest first</select></label><div id=l></div><script>const a=[['Boats',1921],['Cliffs',1888],['Dunes',1954],['Elms',1902]];function d(){const v=s.value;const x=[...a].sort((m,n)=>v==='Title'?m[0]<n[0]?-1:1:v==='Newest first'?n[1]-m[1]:m[1]-n[1]);l.innerHTML=x.map(q=>'<article style="border:1px solid #bbb;margin:5px"><h3>'+q[0]+'</h3><p>'+q[1]+'</p><button onclick="window.won=s.value===\\'Oldest first\\'&&\\''+q[0]+'\\'===\\'Elms\\';o.textContent=\\'You like '+q[0]+'.\\'">Like</button></article>').join('')}d()</script>`,
    },
  },
  {
    name: 'change number in basket',
    instructions: 'Change the number of lemon tarts in the basket to 6.',
    pages: {
      '/': `<title>Basket</title><h1>Your basket</h1><p id=o role=status></p><table><tr><th>Item</th><th>Number</th><th></th></tr><tr><td>Rye loaf</td><td><input type=number value=1 aria-label="Number of Rye loaf" onchange="s.r=this.value;c()"></td><td><button>Remove</button></td></tr><tr><td>Lemon tart</td><td><input type=number value=2 aria-label="Number of Lemon tart" onchange="s.l=this.value;c()"></td><td><button onclick="s.x=1">Remove</button></td></tr></table><button onclick="o.textContent='Basket updated.';s.u=1;c()">Update basket</button> <button onclick="s.b=1;o.textContent='Order placed.';c()">Order</button><script>const s={};function c(){window.won=s.l==='6'&&s.u===1&&!s.r&&!s.x&&!s.b}</script>`,
    },
  },
  {
    name: 'yes or no',
    instructions: 'Is the swimming pool open on Sundays?',
    answer: /\b(?:no|closed|not)\b/i,
    pages: {
      '/': `<title>Pool</title><h1>Mill pool</h1><table><tr><td>Monday to Friday</td><td>7:00–21:00</td></tr><tr><td>Saturday</td><td>9:00–18:00</td></tr><tr><td>Sunday</td><td>closed</td></tr></table>`,
    },
  },
  {
    name: 'language',
    instructions: 'Switch the site to German.',
    pages: {
      '/': `<title>Inn</title><h1 id=h>Welcome to the inn</h1><nav><a href="#r">Rooms</a> <button aria-haspopup=true aria-expanded=false onclick="m.hidden=!m.hidden;this.setAttribute('aria-expanded',!m.hidden)">EN</button><ul id=m hidden><li><button onclick="h.textContent='Bienvenue';m.hidden=true">Français</button></li><li><button onclick="h.textContent='Willkommen im Gasthof';window.won=true;m.hidden=true">Deutsch</button></li></ul></nav>`,
    },
  },
  {
    name: 'address change',
    instructions: 'Your flat number has changed from 3 to 5. Update your address.',
    pages: {
      '/': `<title>Account</title><h1>My details</h1><p id=o role=status></p><form id=f><p><label>Street <input id=s value="Mill Lane 12"></label></p><p><label>Flat <input id=a value="3"></label></p><p><label>Postcode <input id=p value="EH6 7QT"></label></p><button>Save</button></form><script>f.onsubmit=e=>{e.preventDefault();window.won=a.value==='5'&&s.value==='Mill Lane 12'&&p.value==='EH6 7QT';o.textContent='Saved.'}</script>`,
    },
  },
  {
    name: 'gift card balance',
    instructions: 'How much is left on the gift card with the code GC-5521?',
    answer: /17\.40/,
    pages: {
      '/': `<title>Shop</title><h1>Gift cards</h1><p>Our gift cards start at €10.00.</p><form id=f><label>Code <input id=n></label> <button>Check the balance</button></form><p id=r></p><script>f.onsubmit=e=>{e.preventDefault();r.textContent=n.value==='GC-5521'?'Balance: €17.40':'We do not know this code.'}</script>`,
    },
  },
  {
    name: 'only if',
    instructions: 'If breakfast costs less than 10 euros, add it to the booking; otherwise leave it.',
    pages: {
      '/': `<title>Booking</title><h1>Your booking</h1><p id=o role=status></p><p>Double room, 2 nights</p><label><input type=checkbox id=b onchange="window.won=b.checked"> Breakfast, €8 a person</label><br><label><input type=checkbox id=p> Parking, €6 a night</label><p><button onclick="o.textContent='Booking saved.';window.won=b.checked&&!p.checked">Save booking</button></p>`,
    },
  },
  {
    name: 'longest',
    instructions: 'Which of the walks is the longest?',
    answer: /Ridge/,
    pages: {
      '/': `<title>Walks</title><h1>Walks</h1>${[
        ['Lake round', '2 h 30 min'],
        ['Ridge way', '4 h'],
        ['Mill path', '45 min'],
        ['Wood loop', '95 min'],
      ]
        .map(([n, t]) => `<article><h3>${n}</h3><p>${t}</p><a href="#">More</a></article>`)
        .join('')}`,
    },
  },
];

const HELD_BACK: Task[] = [
  {
    name: 'museum has no such',
    instructions: 'Find out whether the museum has a car park.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Town museum</title><nav><a href="/visit">Visit</a> <a href="/ex">Exhibitions</a> <a href="/about">About us</a></nav><h1>Welcome</h1><p>Five rooms of the town's past.</p><script>window.won=true</script>`,
      '/visit': `<title>Visit</title><nav><a href="/visit">Visit</a> <a href="/ex">Exhibitions</a> <a href="/about">About us</a></nav><h1>Visit</h1><p>Open Tuesday to Sunday, 10:00 to 17:00. Adults €6, children free.</p><script>window.won=true</script>`,
      '/ex': `<title>Exhibitions</title><h1>Exhibitions</h1><p>Potters of the valley, until May.</p><script>window.won=true</script>`,
      '/about': `<title>About us</title><h1>About us</h1><p>Founded in 1921 by two teachers.</p><script>window.won=true</script>`,
    },
  },
  {
    name: 'booked heading',
    instructions: 'Book a night at the Harbour Inn in Whitby.',
    pages: {
      '/': `<title>Inns</title><main id=m><h1>Inns by the sea</h1>${[
        ['Harbour Inn', 'Whitby'],
        ['Harbour Inn', 'Seaham'],
        ['The Gull', 'Whitby'],
      ]
        .map(
          ([n, t], i) =>
            `<article style="border:1px solid;margin:6px"><h3>${n}</h3><p>${t}, from £64</p><button onclick="b('${n}',${i})">Book</button></article>`,
        )
        .join(
          '',
        )}</main><script>function b(n,i){window.won=i===0;m.innerHTML='<h1>Booked: '+n+'</h1><p>One night, £64. See you soon.</p>'}</script>`,
    },
  },
  {
    name: 'close account',
    instructions: 'Close your account.',
    pages: {
      '/': `<title>Account</title><h1>Close your account</h1><p>All photos will be gone.</p><label><input type=checkbox id=c onchange="b.disabled=!c.checked"> I understand that my data will be deleted</label><p><button id=b disabled onclick="window.won=true;document.body.innerHTML='<h1>Goodbye</h1><p>Your account is closed.</p>'">Close account</button></p>`,
    },
  },
  {
    name: 'sign somebody up',
    instructions: 'Sign Jo Wicks up for the pottery evening.',
    pages: {
      '/': `<title>Pottery evening</title><h1>Pottery evening</h1><form id=f><p><label>Name <input id=n></label></p><button>Sign up</button></form><p id=o role=status></p><script>f.onsubmit=x=>{x.preventDefault();window.won=n.value==='Jo Wicks';o.textContent='You are on the list.'}</script>`,
    },
  },
];

test('what is asked outright is done to just that, and to all of it', async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('several acts, what has changed, and what is told by a number are seen to as they are told', async () => {
  test.setTimeout(240_000);
  expect(await failures(MORE)).toEqual([]);
});

test('what is held back is agreed to, somebody else is signed up, and what is nowhere is not made out of what is', async () => {
  test.setTimeout(240_000);
  expect(await failures(HELD_BACK)).toEqual([]);
});
