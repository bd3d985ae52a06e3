import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** A list of cards, each with one button that does the same. */
const cards = (things: readonly (readonly [name: string, told: string, button: string])[], button: string) =>
  things
    .map(
      ([name, told, act]) =>
        `<div style="border:1px solid #bbb;margin:8px;padding:10px;min-height:90px"><h3>${name}</h3><p>${told}</p><button onclick="${act}">${button}</button></div>`,
    )
    .join('');
const said = (text: string, won: boolean) => `o.textContent='${text}';sessionStorage.won=${won}`;

const RANKED: Task = {
  name: 'the cheapest of those that have it is taken, and the kind is no name',
  instructions: 'Rent the cheapest boat with a cabin.',
  pages: {
    '/': `<title>Boats</title><h1>Boats for rent</h1><p id=o role=status style="position:sticky;top:0;background:#fff"></p>${cards(
      [
        ['Boat Great Heron', 'cabin · stove</p><p>€140', said('Great Heron is yours for €140.', false)],
        ['Small Otter', 'sail</p><p>€35', said('Small Otter is yours for €35.', false)],
        ['Marsh Lady', 'cabin · sail</p><p>€95', said('Marsh Lady is yours for €95.', false)],
        ['Old Pike', 'stove</p><p>€60', said('Old Pike is yours for €60.', false)],
        ['Reed Warbler', 'cabin · sail · stove</p><p>€120', said('Reed Warbler is yours for €120.', false)],
        ['River Tern', 'cabin · stove</p><p>€80', said('River Tern is yours for €80.', true)],
        ['Mill Duck', 'sail</p><p>€45', said('Mill Duck is yours for €45.', false)],
      ],
      'Rent',
    )}`,
  },
};

const NONE: Task = {
  name: 'of dogs and cats none is a canary',
  instructions: 'Put a canary on hold.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Shelter</title><h1>Looking for a home</h1><p id=o role=status></p><script>sessionStorage.won=true</script>${cards(
      [
        ['Bella', 'Dog, 3 years, likes children', said('Bella is on hold for you.', false)],
        ['Minka', 'Cat, 5 years, wants a garden', said('Minka is on hold for you.', false)],
        ['Rex', 'Dog, 7 years, calm', said('Rex is on hold for you.', false)],
        ['Tiger', 'Cat, 1 year, playful', said('Tiger is on hold for you.', false)],
      ],
      'Put on hold',
    )}`,
  },
};

const show = (day: string, time: string, name: string, won: string) =>
  `<tr><td>${day} ${time}</td><td>${name}</td><td><button onclick="pick(${won})">Tickets</button></td></tr>`;
const TICKETS: Task = {
  name: 'the day and its part tell the row, and counters are turned to what is told of each',
  instructions: 'Buy two adult tickets and one child ticket for Hamlet on Friday evening.',
  pages: {
    '/': `<title>Mill theatre</title><div id=m><h1>May</h1><table>${show('Thu 6 May', '7.30 pm', 'Hamlet', 'false')}${show('Fri 7 May', '2.30 pm', 'Hamlet', 'false')}${show('Fri 7 May', '7.30 pm', 'Hamlet', 'true')}${show('Sat 8 May', '7.30 pm', 'Hamlet', 'false')}${show('Sat 8 May', '5.00 pm', 'The Gull', 'false')}</table></div>
      <script>const n={Adult:0,Child:0,Student:0};let right;
      function pick(r){right=r;draw()}
      function draw(){m.innerHTML='<h1>Hamlet</h1>'+Object.keys(n).map(k=>'<p>'+k+' <button aria-label="'+k+' fewer" onclick="n.'+k+'=Math.max(0,n.'+k+'-1);draw()">−</button> <b>'+n[k]+'</b> <button aria-label="One more '+k+'" onclick="n.'+k+'++;draw()">+</button></p>').join('')+'<p><button onclick="buy()">Buy tickets</button></p>'}
      function buy(){sessionStorage.won=right&&n.Adult===2&&n.Child===1&&n.Student===0;m.innerHTML='<h1>Thank you</h1><p>Your tickets are on their way.</p>'}</script>`,
  },
};

const SHELF = (
  more: string,
) => `<title>Kitchen shop</title><nav><a href="/">Shop</a> <a href="/basket" id=k></a></nav><h1>For the kitchen</h1><p id=o role=status></p>
  <script>const held=()=>JSON.parse(sessionStorage.held||'[]');const draw=()=>{k.textContent='Basket ('+held().length+')'};function put(x){sessionStorage.held=JSON.stringify([...held(),x]);o.textContent=x+' has been added to your basket.';draw();${more}}draw()</script>${cards(
    [
      ['Red cup', '£4', `put('Red cup')`],
      ['Green cup', '£4', `put('Green cup')`],
      ['Kettle', '£31', `put('Kettle')`],
      ['White bowl', '£6', `put('White bowl')`],
    ],
    'Add to basket',
  )}`;
const TWO: Task = {
  name: 'of two things that are told both are taken',
  instructions: 'Add a kettle and a red cup to the basket, but do not order yet.',
  pages: {
    '/': SHELF(`sessionStorage.won=held().sort().join()==='Kettle,Red cup'`),
    '/basket': '<title>Basket</title><h1>Basket</h1>',
  },
};
const ORDER: Task = {
  name: 'what is wanted twice is put in twice, and what lies in the basket is not ordered yet',
  instructions: 'Put two red cups in the basket, use the voucher code MAY10 and check out as a guest.',
  knowledge: knows({ name: 'Ida Venn', email: 'ida@venn.example' }),
  pages: {
    '/': SHELF(''),
    '/basket': `<title>Basket</title><nav><a href="/">Shop</a></nav><h1>Basket</h1><p id=l></p><form onsubmit="event.preventDefault();sessionStorage.code=c.value;s.textContent='Voucher '+c.value+': −£0.80'"><label>Voucher code <input id=c></label> <button>Apply</button></form><p id=s role=status></p><p><a href="/out">Checkout</a></p><script>l.textContent=sessionStorage.held</script>`,
    '/out': `<title>Checkout</title><h1>Checkout</h1><form onsubmit="event.preventDefault();sessionStorage.won=sessionStorage.held==='[&quot;Red cup&quot;,&quot;Red cup&quot;]'&&sessionStorage.code==='MAY10'&&n.value==='Ida Venn';document.body.innerHTML='<h1>Thank you for your order!</h1>'"><h2>As a guest</h2><p><label>Name <input id=n required></label></p><p><label>E-mail <input type=email required></label></p><button>Place order</button></form>`,
  },
};

/** The same at another shop, where the bag leads on by a button, and what a code brings is told in other words. */
const SNUG: Task = {
  name: 'what a code brings is no order yet',
  instructions: 'Put two wool blankets in your bag, redeem the promo code SNUG20 and place the order.',
  knowledge: knows({ name: 'Odo Hart', street: '3 Weir Lane' }),
  pages: {
    '/': `<title>Warm things</title><nav><a href="/">All</a> <a href="/bag" id=k></a></nav><h1>Warm things</h1><p id=o role=status></p><script>const held=()=>JSON.parse(sessionStorage.held||'[]');const draw=()=>{k.textContent='Bag ('+held().length+')'};function put(x){sessionStorage.held=JSON.stringify([...held(),x]);o.textContent='Now in your bag: '+x;draw()}draw()</script>${cards(
      [
        ['Felt slippers', '£22', `put('Felt slippers')`],
        ['Wool blanket', '£48', `put('Wool blanket')`],
        ['Cotton blanket', '£30', `put('Cotton blanket')`],
      ],
      'Put in bag',
    )}`,
    '/bag': `<title>Your bag</title><nav><a href="/">All</a></nav><h1>Your bag</h1><p id=l></p><form onsubmit="event.preventDefault();sessionStorage.code=c.value;s.textContent='20% off: you save £19.20.'"><label>Promo code <input id=c></label> <button>Redeem</button></form><p id=s role=status></p><button onclick="location='/send'">Go to delivery</button><script>l.textContent=sessionStorage.held</script>`,
    '/send': `<title>Delivery</title><h1>Delivery</h1><form onsubmit="event.preventDefault();sessionStorage.won=sessionStorage.held==='[&quot;Wool blanket&quot;,&quot;Wool blanket&quot;]'&&sessionStorage.code==='SNUG20'&&n.value==='Odo Hart';document.body.innerHTML='<h1>Your order is on its way</h1>'"><p><label>Name <input id=n required></label></p><p><label>Street and number <input required></label></p><button>Place order</button></form>`,
  },
};

/** A place on a course, for which a code is taken on the page where it is booked. */
const LACE: Task = {
  name: 'what a code brings books no place yet',
  instructions: 'Book a place on the lace course, use the discount code LACE5 and pay on the day.',
  pages: {
    '/': '<title>Courses</title><h1>Courses</h1><ul><li><a href="/felt">Felt for beginners</a></li><li><a href="/lace">Bobbin lace course</a></li><li><a href="/dye">Dyeing with plants</a></li></ul>',
    '/lace': `<title>Bobbin lace course</title><h1>Bobbin lace course</h1><p>Four Mondays, £60.</p><p><label>Discount code <input id=c></label> <button onclick="sessionStorage.code=c.value;s.textContent='£3.00 has been taken off.'">Use code</button></p><p id=s role=status></p><h2>How would you like to pay?</h2><p><label><input type=radio name=p> By card now</label> <label><input type=radio name=p id=d> On the day</label></p><button onclick="sessionStorage.won=sessionStorage.code==='LACE5'&&d.checked;document.body.innerHTML='<h1>See you on Monday</h1><p>Your place is booked.</p>'">Book a place</button>`,
    '/felt': '<title>Felt</title><h1>Felt for beginners</h1><button>Book a place</button>',
    '/dye': '<title>Dyeing</title><h1>Dyeing with plants</h1><button>Book a place</button>',
  },
};

const MARKED: Task = {
  name: 'what a thing is to become is done at the thing, and not in what narrows the list',
  instructions: 'Mark order 2207 as sent.',
  pages: {
    '/': `<title>Orders</title><h1>Orders</h1><p><label>Status <select onchange="sessionStorage.won=false"><option>All</option><option>Open</option><option>Sent</option></select></label></p><p id=o role=status></p><table><thead><tr><th>Order</th><th>Customer</th><th>Status</th><th></th></tr></thead><tbody>${[
      ['2205', 'Ada Holm', 'Sent'],
      ['2206', 'Max Roe', 'Open'],
      ['2207', 'Tom Ash', 'Open'],
      ['2208', 'Ann Lee', 'Open'],
    ]
      .map(
        ([no, who, state]) =>
          `<tr><td>${no}</td><td>${who}</td><td>${state}</td><td>${state === 'Open' ? `<button onclick="this.closest('tr').cells[2].textContent='Sent';o.textContent='Order ${no} marked as sent.';sessionStorage.won=${no === '2207'};this.remove()">Mark as sent</button>` : ''}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  },
};

const OFF: Task = {
  name: 'what is to be switched off is not left on',
  instructions: 'Turn off the notices about new books.',
  pages: {
    '/': `<title>Notices</title><h1>Notices</h1><form onsubmit="event.preventDefault();o.textContent='Your choices have been saved.';sessionStorage.won=!b.checked&&d.checked"><fieldset><legend>Notices</legend><p><label><input type=checkbox id=b checked> New books</label></p><p><label><input type=checkbox id=d checked> Due dates</label></p><p><label><input type=checkbox> Readings</label></p></fieldset><button>Save changes</button></form><p id=o role=status></p>`,
  },
};

const LISTS = (
  won: string,
) => `<title>Lists</title><h1 id=h></h1><p id=ls></p><ul id=u></ul><form onsubmit="event.preventDefault();d[cur].push(t.value);t.value='';draw()"><label>New task <input id=t></label> <button>Add</button></form>
  <script>const d={Home:['Water the herbs','Call the roofer'],Office:['Sort the post','Book a room'],Kitchen:['Clean the oven','Descale the kettle']};let cur='Home';const before=JSON.stringify(d);
  function draw(){h.textContent=cur;ls.innerHTML=Object.keys(d).map(k=>'<button'+(k===cur?' aria-current="true"':'')+' onclick="cur=\\''+k+'\\';draw()">'+k+' ('+d[k].length+')</button>').join(' ');
  u.innerHTML=d[cur].map((x,i)=>'<li><label><input type=checkbox> '+x+'</label> <button aria-label="Edit '+x+'">Edit</button> <button aria-label="Delete '+x+'" onclick="d[cur].splice('+i+',1);draw()">Delete</button></li>').join('');sessionStorage.won=${won}}draw()</script>`;
const PUT_IN: Task = {
  name: 'the list into which something new is to be put is opened first, and what is there now is not ticked off',
  instructions: 'Add the task "Buy string" to the Office list.',
  pages: {
    '/': LISTS(
      `JSON.stringify(d)===before.replace('"Book a room"','"Book a room","Buy string"')&&!document.querySelector(':checked')`,
    ),
  },
};
const TAKE_OUT: Task = {
  name: 'what is to go is looked for in the list in which it stands, and nothing is made there',
  instructions: 'Delete "Clean the oven" from the kitchen list.',
  pages: { '/': LISTS(`JSON.stringify(d)===before.replace('"Clean the oven",','')`) },
};

/** The same ways of saying it, in other matters and on other pages. */
const ELSEWHERE: Task[] = [
  {
    name: 'the dearest of those that have it is booked',
    instructions: 'Book the longest tour that has a guide.',
    pages: {
      '/': `<title>Tours</title><h1>Tours of the marsh</h1><p id=o role=status style="position:sticky;top:0;background:#fff"></p>${cards(
        [
          ['Reed path', 'guide · tea</p><p>2 hours', said('Reed path: your place is booked.', false)],
          ['Long dyke', 'map only</p><p>6 hours', said('Long dyke: your place is booked.', false)],
          ['Bittern round', 'guide</p><p>4 hours', said('Bittern round: your place is booked.', true)],
          ['Sluice walk', 'guide · boat</p><p>3 hours', said('Sluice walk: your place is booked.', false)],
        ],
        'Book',
      )}`,
    },
  },
  {
    name: 'of strings none is a trumpet',
    instructions: 'Borrow a trumpet for the summer.',
    claim: 'gave_up',
    pages: {
      '/': `<title>Instruments</title><h1>Instruments to borrow</h1><p id=o role=status></p><script>sessionStorage.won=true</script>${cards(
        [
          ['Blue Anna', 'Violin, three quarters', said('Blue Anna is yours until September.', false)],
          ['Old Tom', 'Cello, full size', said('Old Tom is yours until September.', false)],
          ['Greta', 'Viola, with a case', said('Greta is yours until September.', false)],
          ['Little Max', 'Violin, half size', said('Little Max is yours until September.', false)],
        ],
        'Borrow',
      )}`,
    },
  },
  {
    name: 'the day and its part tell the walk, and each kind of person is counted',
    instructions: 'Reserve three adult places and two child places on the otter walk on Sunday morning.',
    pages: {
      '/': `<title>River walks</title><div id=m><h1>Walks in June</h1><table>${show('Sat 5 June', '9.30 am', 'Otter walk', 'false')}${show('Sun 6 June', '9.30 am', 'Otter walk', 'true')}${show('Sun 6 June', '4.00 pm', 'Otter walk', 'false')}${show('Sun 6 June', '10.00 am', 'Bat walk', 'false')}</table></div>
      <script>const n={Child:0,Adult:0,Dog:0};let right;
      function pick(r){right=r;draw()}
      function draw(){m.innerHTML='<h1>Otter walk</h1>'+Object.keys(n).map(k=>'<p>'+k+' <button aria-label="'+k+' fewer" onclick="n.'+k+'=Math.max(0,n.'+k+'-1);draw()">−</button> <b>'+n[k]+'</b> <button aria-label="'+k+' more" onclick="n.'+k+'++;draw()">+</button></p>').join('')+'<p><button onclick="buy()">Reserve</button></p>'}
      function buy(){sessionStorage.won=right&&n.Adult===3&&n.Child===2&&n.Dog===0;m.innerHTML='<h1>See you there</h1><p>Your places are reserved.</p>'}</script>`.replaceAll(
        '>Tickets<',
        '>Places<',
      ),
    },
  },
  {
    name: 'what has come is marked at its own row',
    instructions: 'Mark parcel 88 as arrived.',
    pages: {
      '/': `<title>Parcels</title><h1>Parcels</h1><p><label>Show <select onchange="sessionStorage.won=false"><option>All</option><option>On the way</option><option>Arrived</option></select></label></p><p id=o role=status></p><ul>${[
        '86',
        '87',
        '88',
        '188',
      ]
        .map(
          (no) =>
            `<li>Parcel ${no} <i>on the way</i> <button onclick="this.previousElementSibling.textContent='arrived';o.textContent='Parcel ${no}: arrived.';sessionStorage.won=${no === '88'};this.remove()">Arrived</button></li>`,
        )
        .join('')}</ul>`,
    },
  },
  {
    name: 'one of several reminders is switched off, and kept so',
    instructions: 'I do not want the reminders about my rota any more.',
    pages: {
      '/': `<title>Reminders</title><h1>Reminders</h1><form onsubmit="event.preventDefault();o.textContent='Saved.';sessionStorage.won=!b.checked&&d.checked&&!e.checked"><p><label><input type=checkbox id=d checked> Meetings</label></p><p><label><input type=checkbox id=b checked> Rota</label></p><p><label><input type=checkbox id=e> Birthdays</label></p><button>Save</button></form><p id=o role=status></p>`,
    },
  },
  {
    name: 'a thing is put on the list that is named, though another one is open',
    instructions: 'Put "Descale the urn" on the Kitchen list.',
    pages: {
      '/': LISTS(
        `JSON.stringify(d)===before.replace('"Descale the kettle"','"Descale the kettle","Descale the urn"')&&!document.querySelector(':checked')`,
      ),
    },
  },
  {
    name: 'what is done with is taken off the list in which it stands',
    instructions: 'Take "Sort the post" off the office list, it is done with.',
    pages: { '/': LISTS(`JSON.stringify(d)===before.replace('"Sort the post",','')`) },
  },
];

test('of a list the one that is told is taken, whatever it is told by', { tag: '@long' }, async () => {
  expect(await failures([RANKED, NONE, TICKETS])).toEqual([]);
});

test('in a shop all that is told is taken, and ordered where that is told', { tag: '@long' }, async () => {
  expect(await failures([TWO, ORDER, SNUG, LACE])).toEqual([]);
});

test('of settings and lists only what is told is changed', { tag: '@long' }, async () => {
  expect(await failures([MARKED, OFF, PUT_IN, TAKE_OUT])).toEqual([]);
});

test('the same is done in other matters', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  expect(await failures(ELSEWHERE)).toEqual([]);
});
