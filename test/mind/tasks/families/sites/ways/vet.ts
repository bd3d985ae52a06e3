import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const page = (title: string, body: string, script = ''): string => `<title>${title} | Hollybank Vets</title>${PAGES}
<style>body{margin:0;font:15px/1.5 Verdana,sans-serif;display:grid;grid-template-columns:200px 1fr;min-height:100vh}aside{background:#e4f2ea;padding:16px}aside a{display:block;padding:5px 0;color:#064}main{padding:16px 28px}summary{font-weight:bold;padding:6px 0}table{border-collapse:collapse}td,th{border:1px solid #9b9;padding:5px 10px;text-align:left}button{padding:5px 12px}</style>
<aside><h3>Hollybank Vets</h3><nav><a href="/">Home</a><a href="/team">Our team</a><a href="/services">Services</a><a href="/prices">Prices</a><a href="/emergency">Emergencies</a><a href="/owners">Pet owners' area</a><a href="/find">Find us</a></nav></aside><main>${body}</main><script>${script}</script>`;
const own = (title: string, body: string, script = ''): string =>
  page(
    title,
    `<p><a href="/owners">Overview</a> | <a href="/owners/pets">My pets</a> | <a href="/owners/medicines">Medicines</a> | <a href="/owners/visits">Visits</a> | <a href="/owners/contact-details">Contact details</a></p><h1>${title}</h1>${body}`,
    `signed();${script}`,
  );
const pet = (name: string, kind: string, next: string): string =>
  own(
    name,
    `<p>${kind} <button onclick="stir('name')">Edit name</button> <button onclick="stir('photo')">Change photo</button></p><h2>Vaccinations</h2><table><tr><th>Last</th><th>Next due</th></tr><tr><td>${next.replace(/\d+$/, (year) => String(Number(year) - 1))}</td><td>${next}</td></tr></table><h2>Weight</h2><p>4.2 kg <button onclick="stir('weight')">+</button></p>`,
  );

/** A vet: a side bar of pages, folded services, and an area for owners with one page for each animal. */
export const VET = written(
  'vet',
  {
    '/': page(
      'Welcome',
      `<h1>Good care for small animals</h1><p>Open Monday to Friday 8:30 to 18:30, Saturday 9:00 to 12:00.</p><button onclick="stir('visit')">Request a visit</button>`,
    ),
    '/team': page('Our team', `<h1>Our team</h1><ul><li>Dr Maya Frost, surgery<li>Dr Idris Cole, skin and eyes</ul>`),
    '/services': page(
      'Services',
      `<h1>Services</h1><details><summary>Check-ups</summary><p>Once a year, with a look at the teeth.</p></details><details><summary>Microchips</summary><p>Done without an appointment on Wednesdays.</p></details><details><summary>Travelling abroad</summary><p>Papers for travelling take us three working days. Bring the animal's passport.</p></details><details><summary>Boarding</summary><p>We do not take animals for the holidays.</p></details>`,
    ),
    '/prices': page(
      'Prices',
      `<h1>Prices</h1><table><tr><th></th><th>Dog</th><th>Cat</th><th>Rabbit</th></tr><tr><td>Consultation</td><td>£42</td><td>£38</td><td>£30</td></tr><tr><td>Vaccination</td><td>£55</td><td>£48</td><td>£41</td></tr><tr><td>Neutering</td><td>£240</td><td>£110</td><td>£85</td></tr></table>`,
    ),
    '/emergency': page(
      'Emergencies',
      `<h1>When we are closed</h1><p>At night and on Sundays the animal hospital in Larch Road is there for you: <b>0555 019 4477</b>.</p>`,
    ),
    '/find': page(
      'Find us',
      `<h1>Find us</h1><p>8 Hollybank Lane. Telephone 0555 019 1200. Parking behind the house.</p>`,
    ),
    '/signin': page(
      'Sign in',
      `<h1>Pet owners' area</h1><form class=in><p><label for=u>Client number</label><br><input id=u name=u></p><p><label for=p>PIN</label><br><input id=p name=p type=password></p><p id=wrong role=alert></p><button>Continue</button></form><p>You find your client number on every bill.</p>`,
      signIn('HB-2207', '4831', '/owners'),
    ),
    '/owners': own('Overview', `<p>Hello Ms Delgado. You have two animals with us.</p>`),
    '/owners/pets': own(
      'My pets',
      `<p><a href="/owners/biscuit">Biscuit</a> (dog)</p><p><a href="/owners/juno">Juno</a> (cat)</p><button onclick="stir('pet')">Add a pet</button>`,
    ),
    '/owners/biscuit': pet('Biscuit', 'Dog, Beagle, born 2017', '3 February 2027'),
    '/owners/juno': pet('Juno', 'Cat, born 2021', '14 May 2027'),
    '/owners/medicines': own(
      'Medicines',
      `<table id=l></table>`,
      `var M=[['Biscuit','Cardisan heart tablets'],['Biscuit','Ear drops'],['Juno','Worm paste']];function draw(){var r=get('again',[]);$('l').innerHTML=M.map(function(m,i){return '<tr><td>'+m[0]+'</td><td>'+m[1]+'</td><td>'+(r.indexOf(m[1])>=0?'Ordered, ready tomorrow':'<button data-i='+i+'>Order again</button>')+'</td></tr>'}).join('');$('l').querySelectorAll('button').forEach(function(b){b.onclick=function(){put('again',get('again',[]).concat(M[b.dataset.i][1]));draw()}})}draw()`,
    ),
    '/owners/visits': own(
      'Visits',
      `<p>Biscuit: 9 December 2026, 10:20, Dr Cole <button onclick="stir('move')">Move</button></p><button onclick="stir('visit')">New visit</button>`,
    ),
    '/owners/contact-details': own(
      'Contact details',
      `<p>Phone: 0555 800 11 <button onclick="stir('phone')">Edit</button></p>`,
    ),
  },
  [
    {
      name: 'the next vaccination',
      asks: "When is your cat Juno's next vaccination due?",
      knows: { clientNumber: 'HB-2207', pin: '4831' },
      says: /14 May 2027/,
    },
    {
      name: 'tablets ordered again',
      asks: 'Your dog Biscuit is running out of his heart tablets. Order more of them.',
      knows: { clientNumber: 'HB-2207', pin: '4831' },
      holds: 's.again&&s.again.length===1&&/Cardisan/.test(s.again[0])',
    },
    {
      name: 'an emergency on Sunday',
      asks: 'It is Sunday night and your cat has been run over. Find the number to call.',
      says: /0555 019 4477/,
    },
    { name: 'a price for a rabbit', asks: 'What does it cost to have a rabbit neutered?', says: /£ ?85/ },
  ],
);
