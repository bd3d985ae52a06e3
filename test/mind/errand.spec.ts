import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A shop for seeds: a shelf, a page for each thing, a basket with a code, and a form for the order. `held` is what its basket holds at first. */
function shop(won: string, held = '{}', folded = false): Task['pages'] {
  const script = `var T={'Bean Cobra':['£2.40',1],'Bean Moonlight':['£1.90',1],'Leek Musselburgh':['£3.10',0]},held=${held},off=0,note='';
function num(){return Object.values(held).reduce(function(a,x){return a+x[1]},0)}
function sum(){return Object.keys(held).reduce(function(a,k){return a+held[k][1]*+T[k][0].slice(1)},0)-off}
function go(h){location.hash=h;show()}
function buy(k){var q=+document.getElementById('q').value;held[k]=[document.querySelector('[name=p]:checked')?.value,q];note=k+' is in the basket now';go('basket')}
function out(k){delete held[k];note=k+' was taken out';show()}
function use(){off=c.value==='SPRING3'?.5:0;note=off?'Your code was taken':'We do not know this code';show()}
function done(e){e.preventDefault();window.ordered=[n.value,s.value];note='Thank you, your order is on its way';held={};go('home')}
function show(){var h=decodeURIComponent(location.hash.slice(1))||'home',m='';
if(h==='home')m='<h1>Welcome</h1><p>Seeds since 1911.</p>';
else if(h==='seeds')m='<h1>Seeds</h1><ul>'+Object.keys(T).map(function(k){return '<li><a href="#'+k+'">'+k+'</a> '+T[k][0]+'</li>'}).join('')+'</ul>';
else if(h==='basket')m='<h1>Your basket</h1>'+Object.keys(held).map(function(k){return '<p>'+k+', '+held[k][0]+', '+held[k][1]+' <button aria-label="Remove '+k+'" onclick="out(\\''+k+'\\')">Remove</button></p>'}).join('')+'<p><label>Code <input id=c></label> <button onclick="use()">Use it</button></p><p>Total: £'+sum().toFixed(2)+'</p><p><a href="#pay">Go to checkout</a></p>';
else if(h==='pay')m='<h1>Checkout</h1><form onsubmit="done(event)"><label>Name <input id=n required></label> <label>Street <input id=s required></label> <button>Place the order</button></form>';
else if(T[h])m='<h1>'+h+'</h1><p>'+T[h][0]+'</p>'+(T[h][1]?'<fieldset><legend>Pack</legend><label><input type=radio name=p value=Small>Small</label> <label><input type=radio name=p value=Large>Large</label></fieldset><label>How many <select id=q><option>1<option>2<option>3</select></label> <button onclick="buy(\\''+h+'\\')">Add to basket</button>':'<p>Sold out until March.</p><button disabled>Add to basket</button>');
document.getElementById('m').innerHTML='<p role=status>'+note+'</p>'+m;note='';b.textContent='Basket ('+num()+')';document.title=(document.querySelector('h1')||{}).textContent+' – Hollow Farm';window.won=${won}}
window.onhashchange=show;show()`;
  return {
    '/': `<title>Hollow Farm</title><header><a href="#home">Hollow Farm</a> ${folded ? '<button aria-expanded=false onclick="var o=v.hidden;v.hidden=!o;this.setAttribute(\'aria-expanded\',o)">Menu</button>' : ''}<span id=v ${folded ? 'hidden' : ''}><a href="#seeds">Seeds</a> <a id=b href="#basket">Basket (0)</a></span></header><main id=m></main><footer><a href="#home">Imprint</a></footer><script>${script}</script>`,
  };
}

/** An allotment club with accounts: orders of several years, one with acts of its own, and what is kept of a member. */
function club(won: string): Task['pages'] {
  const script = `var inside=0,kept={Phone:'030 111 2233',Shed:'North'},did=[],note='';
function go(h){location.hash=h;show()}
function enter(e){e.preventDefault();if(m1.value==='ida@holm.example'&&p1.value==='Rake_77'){inside=1;go('me')}else{note='Wrong address or password';show()}}
function save(e){e.preventDefault();kept={Phone:f.value,Shed:[].find.call(document.getElementsByName('d'),function(x){return x.checked}).value};note='Your details are saved.';go('me')}
function act(a,n){if(confirm(a+' '+n+'?')){did.push(a+' '+n);note=n+': '+a.toLowerCase()+' is on its way, thank you.';show()}}
function show(){var h=location.hash.slice(1)||'home',m='';
if(h!=='home'&&h!=='in'&&!inside)h='in';
if(h==='home')m='<h1>Welcome</h1><p>Thirty plots by the river.</p>';
if(h==='in')m='<h1>Sign in</h1><form onsubmit="enter(event)"><label>Email <input id=m1 type=email></label> <label>Password <input id=p1 type=password></label> <button>Sign in</button></form>';
if(h==='me')m='<h1>My account</h1><p><a href="#orders">My orders</a></p><p><a href="#data">My details</a></p><p><button onclick="inside=0;go(\\'home\\')">Sign out</button></p>';
if(h==='orders')m='<h1>My orders</h1><table><tr><th>Number</th><th>Day</th><th></th></tr>'+[['H-3','4 May 2026'],['H-9','30 October 2026'],['H-5','12 July 2026']].map(function(o){return '<tr><td>'+o[0]+'</td><td>'+o[1]+'</td><td><button onclick="act(\\'Return\\',\\''+o[0]+'\\')">Return</button> <button onclick="act(\\'Order again\\',\\''+o[0]+'\\')">Order again</button></td></tr>'}).join('')+'</table>';
if(h==='data')m='<h1>My details</h1><form onsubmit="save(event)"><label>Phone <input id=f value="'+kept.Phone+'"></label><fieldset><legend>Shed</legend>'+['North','South','River'].map(function(x){return '<label><input type=radio name=d value='+x+(kept.Shed===x?' checked':'')+'>'+x+'</label> '}).join('')+'</fieldset><button>Save</button></form>';
document.getElementById('m').innerHTML='<p role=status>'+note+'</p>'+m;note='';k.textContent=inside?'My account':'Sign in';k.href=inside?'#me':'#in';document.title=document.querySelector('h1').textContent+' – Plot club';window.won=${won}}
window.onhashchange=show;show()`;
  return {
    '/': `<title>Plot club</title><header><a href="#home">Plot club</a> <a id=k href="#in">Sign in</a></header><main id=m></main><script>${script}</script>`,
  };
}

/** A boathouse: shelves that are rented with extras, and a list of repairs to which something can be added. */
function boathouse(won: string): Task['pages'] {
  const script = `var rented='',R=[['Oar lock loose','Stern','Open'],['Torn cover','Bow','Open']],note='';
function go(h){location.hash=h;show()}
function rent(e,k){e.preventDefault();rented=[k,[].filter.call(document.querySelectorAll('[type=checkbox]'),function(b){return b.checked}).map(function(b){return b.value}).join('+'),n.value,a.value].join();note='Welcome! '+k+' is yours from today.';go('home')}
function add(e){e.preventDefault();R.push([t.value,w.value,'Open']);note='“'+t.value+'” was added.';go('repairs')}
function mark(i){R[i][2]='Urgent';note=R[i][0]+': marked.';show()}
function show(){var h=decodeURIComponent(location.hash.slice(1))||'home',m='';
if(h==='home')m='<h1>Welcome</h1><p>Boats and shelves.</p>';
if(h==='shelves')m='<h1>Shelf plans</h1>'+['Low shelf','High shelf'].map(function(k){return '<section><h3>'+k+'</h3><p>£9 a month</p><a href="#'+k+'">Choose '+k+'</a></section>'}).join('');
if(/ shelf$/.test(h))m='<h1>'+h+'</h1><form onsubmit="rent(event,\\''+h+'\\')"><p>'+['Cover','Padlock'].map(function(x){return '<label><input type=checkbox value='+x+'>'+x+' + £2.00</label> '}).join('')+'</p><label>Name <input id=n required></label> <label>Email <input id=a type=email required></label> <button>Rent it</button></form>';
if(h==='repairs')m='<h1>Repairs</h1><p><a href="#new">New repair</a></p><table><tr><th>What</th><th>Place</th><th>State</th><th></th></tr>'+R.map(function(r,i){return '<tr><td>'+r.join('</td><td>')+'</td><td><button onclick="mark('+i+')">Mark as urgent</button></td></tr>'}).join('')+'</table>';
if(h==='new')m='<h1>New repair</h1><form onsubmit="add(event)"><label>Title <input id=t required></label> <label>Place <select id=w><option>Bow<option>Stern<option>Keel</select></label> <button>Add</button></form>';
document.getElementById('m').innerHTML='<p role=status>'+note+'</p>'+m;note='';document.title=document.querySelector('h1').textContent+' – Boathouse';window.won=${won}}
window.onhashchange=show;show()`;
  return {
    '/': `<title>Boathouse</title><header><a href="#home">Boathouse</a> <a href="#shelves">Shelf plans</a> <a href="#repairs">Repairs</a></header><main id=m></main><script>${script}</script>`,
  };
}

/** A small shop of pages: prints in two kinds, a cart that takes a coupon, and what is left to pay. */
const prints = (won: string, put = 'false'): Task['pages'] => {
  const head =
    '<header><a href="/">Quay prints</a> <a href="/prints">Prints</a> <a href="/cart">Cart</a> <a href="/about">About</a></header>';
  const print = (name: string, price: number) =>
    `<title>${name} – Quay prints</title>${head}<h1>${name}</h1><p>£${price}.00</p><p><label>Finish <select id=f><option>Unframed<option>Framed (+£20)</select></label> <label>Quantity <input id=q type=number value=1></label></p><button onclick="sessionStorage.held=JSON.stringify({n:'${name}',q:+q.value,p:${price}+(f.selectedIndex?20:0)});sessionStorage.won=${put.replaceAll('h.', 'JSON.parse(sessionStorage.held).')};o.textContent='${name} is in your cart.'">Add to cart</button><p id=o role=status></p>`;
  return {
    '/': `<title>Quay prints</title>${head}<h1>Printed by the water</h1><p>On thick paper.</p>`,
    '/about': `<title>About – Quay prints</title>${head}<h1>About us</h1><p>Two presses.</p>`,
    '/prints': `<title>Prints – Quay prints</title>${head}<h1>Prints</h1><ul><li><a href="/dawn">Harbour Dawn</a> £35</li><li><a href="/dusk">Harbour Dusk</a> £40</li><li><a href="/crane">The Crane</a> £28</li></ul>`,
    '/dawn': print('Harbour Dawn', 35),
    '/dusk': print('Harbour Dusk', 40),
    '/crane': print('The Crane', 28),
    '/cart': `<title>Cart – Quay prints</title>${head}<h1>Your cart</h1><p id=l></p><p><label>Coupon <input id=c></label> <button onclick="x=c.value==='WALL15'?.85:1;draw();s.textContent=x<1?'Coupon applied.':'This coupon is not valid.'">Apply coupon</button></p><p id=s role=status></p><p id=t></p><button onclick="window.bought=true">Place order</button><script>var h=JSON.parse(sessionStorage.held||'null'),x=1;function draw(){l.textContent=h?h.q+' × '+h.n:'Nothing yet.';t.textContent='Amount to pay: £'+(h?h.q*h.p*x:0).toFixed(2);sessionStorage.won=!window.bought&&h&&x<1&&${won}}draw()</script>`,
  };
};

const TASKS: Task[] = [
  {
    name: 'the cheaper of two, in the pack and the number that are told',
    instructions:
      'Compare Bean Cobra with Bean Moonlight. Whichever costs less goes into the basket: Large, quantity 2.',
    pages: shop(`JSON.stringify(held)==='{"Bean Moonlight":["Large",2]}'`),
  },
  {
    name: 'a thing is bought with the data that is given',
    instructions: 'Our neighbour wants to buy 3 Bean Cobra, Small. Order it for her with the given data.',
    knowledge: [
      { name: 'Name', value: 'Ida Holm', secret: false },
      { name: 'Street', value: '4 Mill Lane', secret: false },
    ],
    pages: shop(`JSON.stringify(window.ordered)==='["Ida Holm","4 Mill Lane"]'`),
  },
  {
    name: 'one thing of the basket for another',
    instructions: 'In my basket I would like the Bean Moonlight, Small, instead of the Bean Cobra.',
    pages: shop(`JSON.stringify(held)==='{"Bean Moonlight":["Small",1]}'`, '{"Bean Cobra":["Small",1]}'),
  },
  {
    name: 'what it comes to with a code',
    instructions: 'What is the total for one Bean Cobra, Large, with the voucher SPRING3? Nothing is to be ordered.',
    answer: /1\.90/,
    pages: shop('num()===1&&off>0'),
  },
  {
    name: 'what a framed one comes to with a coupon',
    instructions: 'How much would one Harbour Dusk, framed, be with the coupon WALL15? Do not buy it yet.',
    answer: /51\.00/,
    pages: prints("h.n==='Harbour Dusk'&&h.p===60"),
  },
  {
    name: 'what several come to with a code',
    instructions: 'Find out what 3 prints of The Crane come to with the coupon WALL15, but order nothing.',
    answer: /71\.40/,
    pages: prints("h.n==='The Crane'&&h.q===3"),
  },
  {
    name: 'what is behind the menu of a small screen',
    instructions: 'Please put one Bean Cobra, Small, into my basket.',
    pages: shop(`JSON.stringify(held)==='{"Bean Cobra":["Small",1]}'`, '{}', true),
  },
  {
    name: 'one setting of an account, and no other',
    instructions: 'My account still has North as the Shed, please make that River. Login: ida@holm.example / Rake_77',
    pages: club(`JSON.stringify(kept)==='{"Phone":"030 111 2233","Shed":"River"}'`),
  },
  {
    name: 'the latest order, wherever it stands',
    instructions: 'Log in and send the most recent order back.',
    knowledge: [
      { name: 'Email', value: 'ida@holm.example', secret: false },
      { name: 'Password', value: 'Rake_77', secret: false },
    ],
    pages: club(`did.join()==='Return H-9'`),
  },
  {
    name: 'a plan with what is added to it',
    instructions:
      'Go to the Shelf plans and take the plan High shelf with the Padlock, for Ida Holm, email ida@holm.example.',
    pages: boathouse(`rented==='High shelf,Padlock,Ida Holm,ida@holm.example'`),
  },
  {
    name: 'something new on a list, and an act on just that',
    instructions: 'In the Repairs, enter a new repair "Seat cracked" at the Keel; then mark it as urgent.',
    pages: boathouse(`JSON.stringify(R[2])==='["Seat cracked","Keel","Urgent"]'&&R[0][2]+R[1][2]==='OpenOpen'`),
  },
  {
    name: 'what is sold out is not bought, and nothing else in its place',
    instructions: 'Put one Leek Musselburgh into the basket.',
    claim: 'gave_up',
    pages: shop('false'),
  },
];

/** The same errands for other things and in other words. */
const ELSEWHERE: Task[] = [
  {
    name: 'the dearer of two goes into the cart, as it is told',
    instructions: 'Compare Harbour Dawn and Harbour Dusk and put the dearer one into my cart: framed, quantity 2.',
    pages: prints('true', "h.n==='Harbour Dusk'&&h.q===2&&h.p===60"),
  },
  {
    name: 'what is to be swapped is taken out, and the other put in',
    instructions: 'Swap the Bean Moonlight in my basket for one Bean Cobra, Large.',
    pages: shop(`JSON.stringify(held)==='{"Bean Cobra":["Large",1]}'`, '{"Bean Moonlight":["Small",1]}'),
  },
  {
    name: 'a number that is out of date is set right, and nothing else',
    instructions:
      'The phone number in my account is out of date. It should be 030 555 1212. Login: ida@holm.example / Rake_77',
    pages: club(`JSON.stringify(kept)==='{"Phone":"030 555 1212","Shed":"North"}'`),
  },
  {
    name: 'the latest order is had again',
    instructions: 'Sign in and have the latest order sent again.',
    knowledge: [
      { name: 'Email', value: 'ida@holm.example', secret: false },
      { name: 'Password', value: 'Rake_77', secret: false },
    ],
    pages: club(`did.join()==='Order again H-9'`),
  },
  {
    name: 'another plan, with something else',
    instructions: 'Under Shelf plans, take the Low shelf with a Cover. It is for Ada Finch, ada@finch.example.',
    pages: boathouse(`rented==='Low shelf,Cover,Ada Finch,ada@finch.example'`),
  },
  {
    name: 'one of those on the list is marked, and nothing new made',
    instructions: 'The torn cover is urgent now. Please mark it so in the Repairs.',
    pages: boathouse(`R.length===2&&R[1][2]==='Urgent'&&R[0][2]==='Open'`),
  },
];

test('an errand at a shop or at one’s account is seen through to what is asked, and no further', async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('the same errands are done in other matters', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  expect(await failures(ELSEWHERE)).toEqual([]);
});
