import { site } from './site.ts';
import { knows, type Task } from './types.ts';

const libNav = `<div class=nav><span class=brand>Northgate Library</span><a href="/catalogue">Catalogue</a><a href="/events">What's on</a><a href="/visit">Visit us</a><a href="/account">My account</a></div>`;
const L = (t: string, b: string) => site(t, `${libNav}<div class=wrap>${b}</div>`);
const books: [string, string, string, string][] = [
  ['dune', 'Dune', 'Frank Herbert', 'On loan'],
  ['emma', 'Emma', 'Jane Austen', 'Available'],
  ['persuasion', 'Persuasion', 'Jane Austen', 'Available'],
  ['beloved', 'Beloved', 'Toni Morrison', 'Available'],
];
const library = (check: string) => ({
  '/': L(
    'Northgate Library',
    '<h1>Welcome</h1><div class=grid><div class=card><h3>Borrow</h3><p>Books, films and games.</p></div><div class=card><h3>Study</h3><p>120 desks, quiet floors.</p></div><div class=card><h3>Meet</h3><p>Clubs for all ages.</p></div></div>',
  ),
  '/catalogue': L(
    'Catalogue',
    `<h1>Catalogue</h1><form action="/results"><input name=q placeholder="Title, author or ISBN" size=40> <button class=btn>Search</button></form><p class=muted>Over 80,000 items</p>`,
  ),
  '/results': L(
    'Results',
    `<h1>Search results</h1><div id=r></div><script>const B=${JSON.stringify(books)};const q=(new URLSearchParams(location.search).get('q')||'').toLowerCase();const f=B.filter(b=>q.split(/\\s+/).some(w=>w.length>2&&(b[1]+' '+b[2]).toLowerCase().includes(w)));r.innerHTML=f.length?f.map(b=>'<div class=card><h3><a href="/book?'+b[0]+'">'+b[1]+'</a></h3><p>'+b[2]+'</p><p class=muted>'+b[3]+'</p></div>').join(''):'<p>Nothing matched your search.</p>'</script>`,
  ),
  '/book': L(
    'Book',
    `<div id=b></div><script>const B=${JSON.stringify(books)};const k=B.find(x=>x[0]===location.search.slice(1));document.title=k[1];b.innerHTML='<h1>'+k[1]+'</h1><p>by '+k[2]+'</p><p>Status: '+k[3]+'</p><p>Shelf: '+({dune:'SF 12',emma:'F 03',persuasion:'F 03',beloved:'F 17'})[k[0]]+'</p>'+(k[3]==='Available'?'<button class=btn onclick="rs(\\''+k[0]+'\\')">Reserve</button>':'<button class=btn onclick="rs(\\''+k[0]+'\\')">Join waiting list</button>')+'<div id=m></div>';function rs(id){m.innerHTML='<label>Pick up at</label><select id=pl><option>Main desk<option>Riverside branch<option>Hill branch</select><p><button class=btn onclick="ok(\\''+id+'\\')">Confirm reservation</button></p>'}function ok(id){const p=pl.value;m.innerHTML='<p class=alert>Reserved. We will tell you when it is ready at '+p+'.</p>';(${check})('reserve',id,p)}</script>`,
  ),
  '/events': L(
    "What's on",
    `<h1>What's on</h1>${[
      ['Chess club', 'Every Monday, 17:00', 'all ages'],
      ['Poetry evening', 'Thursday 19 November, 19:30', 'adults'],
      ['Story time', 'Saturdays, 10:30', 'under 5'],
      ['Robot workshop', 'Saturday 5 December, 14:00', 'ages 8 to 12'],
    ]
      .map(
        (e) =>
          `<div class=card><h3>${e[0]}</h3><p>${e[1]} · ${e[2]}</p><a class="btn sec" href="/event?${e[0]!.replace(/ /g, '+')}">Details</a></div>`,
      )
      .join('')}`,
  ),
  '/event': L(
    'Event',
    `<h1 id=h></h1><p>Free of charge.</p><form onsubmit="event.preventDefault();if(!n.value||!a.value){e.textContent='Tell us the name and the age of the child.';return}(${check})('event',h.textContent,n.value+'|'+a.value);this.outerHTML='<p class=alert>A place is yours. Bring a drink.</p>'"><label for=n>Name of the participant</label><input id=n><label for=a>Age</label><input id=a size=3><p class=err id=e></p><p><button class=btn>Sign up</button></p></form><script>h.textContent=decodeURIComponent(location.search.slice(1)).replace(/\\+/g,' ')</script>`,
  ),
  '/visit': L(
    'Visit us',
    '<h1>Visit us</h1><div class=card><h2>Main library</h2><p>4 Castle Street</p><table><tr><td>Mon to Fri<td>9:00 to 20:00<tr><td>Sat<td>9:00 to 17:00<tr><td>Sun<td>closed</table></div><div class=card><h2>Riverside branch</h2><p>88 Quay Road</p><table><tr><td>Tue and Thu<td>13:00 to 18:00<tr><td>Sat<td>10:00 to 13:00</table></div>',
  ),
  '/account': L(
    'My account',
    `<h1>My account</h1><form onsubmit="event.preventDefault();if(c.value.replace(/ /g,'')==='20447781'&&p.value==='4821')location='/loans';else e.textContent='We do not know this card number and PIN.'"><label for=c>Card number</label><input id=c><label for=p>PIN</label><input id=p type=password><p class=err id=e></p><button class=btn>Enter</button></form>`,
  ),
  '/loans': L(
    'Loans',
    `<h1>Your loans</h1><p id=m></p><table cellpadding=8 id=t><tr><th align=left>Title<th align=left>Due<th>${[
      ['The Waves', '24 November'],
      ['Mountains of Japan', '2 December'],
      ['Bread for beginners', '30 November'],
    ]
      .map(
        ([a, b]) =>
          `<tr><td>${a}<td>${b}<td><button class="btn sec" onclick="this.parentElement.previousElementSibling.textContent='21 December';this.disabled=true;m.className='alert';m.textContent='${a} is yours until 21 December.';(${check})('renew','${a}','')">Renew</button>`,
      )
      .join('')}</table><p><a href="/fines">Fees</a> · <a href="/pin">Change PIN</a></p>`,
  ),
  '/fines': L('Fees', '<h1>Fees</h1><p>You owe 1.40 €.</p>'),
  '/pin': L(
    'PIN',
    `<h1>Change PIN</h1><form onsubmit="event.preventDefault();if(o.value!=='4821')e.textContent='Your old PIN is not right.';else if(n.value!==r.value)e.textContent='The new PINs differ.';else{(${check})('pin',n.value,'');this.outerHTML='<p class=alert>Your PIN is changed.</p>'}"><label for=o>Old PIN</label><input id=o type=password><label for=n>New PIN</label><input id=n type=password><label for=r>New PIN once more</label><input id=r type=password><p class=err id=e></p><button class=btn>Change</button></form>`,
  ),
});
const K = knows({ 'card number': '2044 7781', PIN: '4821' });

/** A public library: catalogue, events, opening hours, and loans behind a card and a PIN. */
export const LIBRARY: Task[] = [
  {
    name: 'library: reserve',
    instructions: 'Reserve the novel Persuasion for pick-up at the Riverside branch.',
    pages: library(`(k,a,b)=>win(k==='reserve'&&a==='persuasion'&&b==='Riverside branch')`),
  },
  {
    name: 'library: hours',
    instructions: 'Until when is the Riverside branch open on Thursdays?',
    answer: /18:00|6 ?pm/,
    pages: (() => {
      const p: Record<string, string> = library('()=>{}');
      p['/visit'] += '<script>win()</script>';
      return p;
    })(),
  },
  {
    name: 'library: renew',
    instructions: 'Renew the loan of "Bread for beginners".',
    knowledge: K,
    pages: library(`(k,a)=>win(k==='renew'&&a==='Bread for beginners')`),
  },
  {
    name: 'library: pin',
    instructions: 'Change the PIN of my library card to 9036.',
    knowledge: K,
    pages: library(`(k,a)=>win(k==='pin'&&a==='9036')`),
  },
  {
    name: 'library: event',
    instructions: 'Sign my daughter Nora, who is 9, up for the robot workshop.',
    pages: library(`(k,a,b)=>win(k==='event'&&a==='Robot workshop'&&/Nora.*\\|9$/.test(b))`),
  },
  {
    name: 'library: shelf',
    instructions: 'Find out on which shelf the library keeps Beloved.',
    answer: /F 17/,
    pages: (() => {
      const p: Record<string, string> = library('()=>{}');
      p['/book'] += '<script>win(location.search==="?beloved")</script>';
      return p;
    })(),
  },
  {
    name: 'library: missing',
    instructions: 'Reserve the book "A Gentleman in Moscow".',
    claim: 'gave_up',
    pages: (() => {
      const p: Record<string, string> = library('()=>win(false)');
      p['/results'] += '<script>win()</script>';
      return p;
    })(),
  },
  {
    name: 'library: fees',
    instructions: 'How much do I owe the library?',
    knowledge: K,
    answer: /1[.,]40/,
    pages: (() => {
      const p: Record<string, string> = library('()=>{}');
      p['/fines'] += '<script>win()</script>';
      return p;
    })(),
  },
];
