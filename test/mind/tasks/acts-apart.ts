import type { Task } from './types.ts';

const PEOPLE = [
  ['Adler, Ruth', 'Flute', '555 100'],
  ['Berg, Tom', 'Cello', '555 200'],
  ['Lund, Ida', 'Harp', '555 300'],
  ['Novak, Jan', 'Drums', '555 400'],
];
/** A list of people who can be changed on a form that holds what is known of them, and taken off after a question. */
const MUSICIANS: Task['pages'] = Object.fromEntries(
  [
    ['/', 'show()'],
    ['/edit', 'edit()'],
    ['/off', 'off()'],
  ].map(([path, run]) => [
    path!,
    `<title>Orchestra</title><h1 id=h>Members</h1><p id=o></p><div id=l></div><script>
const P=JSON.parse(sessionStorage.p||'null')||${JSON.stringify(PEOPLE)};const keep=()=>sessionStorage.p=JSON.stringify(P);const at=+new URLSearchParams(location.search).get('n');
sessionStorage.won=String(P.length===3&&!P.some(p=>p[0]==='Berg, Tom')&&P.some(p=>p.join()==='Lund, Ida,Harp,555 019'));
function show(){o.textContent=sessionStorage.said||'';sessionStorage.said='';l.innerHTML='<table><tr><th>Name<th>Instrument<th>Phone<th></tr>'+P.map((p,n)=>'<tr><td>'+p.join('<td>')+'<td><a href="/edit?n='+n+'">Edit</a> <a href="/off?n='+n+'">Delete</a></tr>').join('')+'</table>'}
function edit(){h.textContent='Edit member';l.innerHTML='<form><label>Full name <input name=a></label><label>Instrument <input name=b></label><label>Phone <input name=c></label><button>Save</button></form>';const f=document.forms[0];['a','b','c'].forEach((k,i)=>f[k].value=P[at][i]);f.onsubmit=e=>{e.preventDefault();P[at]=['a','b','c'].map(k=>f[k].value);keep();sessionStorage.said='Saved.';location='/'}}
function off(){h.textContent='Delete '+P[at][0]+'?';l.innerHTML='<button id=y>Delete for good</button> <a href="/">Keep</a>';y.onclick=()=>{sessionStorage.said='Deleted: '+P[at][0];P.splice(at,1);keep();location='/'}}
${run}</script>`,
  ]),
);

/** Bookings that can be cancelled, on a page of their own behind a form that finds new ones. */
const BOOKED = `<script>const B=JSON.parse(sessionStorage.b||'["Harbour hall, 4 May","Garden room, 9 May"]');sessionStorage.won=String(B.join()==='Harbour hall, 4 May')</script>`;
const ROOMS: Task['pages'] = {
  '/': `${BOOKED}<title>Rooms</title><h1>Rooms for your party</h1><nav><a href=/>Rooms</a> <a href=/mine>My bookings</a></nav><form action=/found><label>Room <select name=r><option>Any</option><option>Harbour hall</option><option>Garden room</option></select></label><label>Day <select name=d><option>4 May</option><option>9 May</option></select></label><button>Find rooms</button></form>`,
  '/found': `${BOOKED}<title>Rooms</title><h1>Garden room</h1><nav><a href=/>Rooms</a> <a href=/mine>My bookings</a></nav><button>Book it</button>`,
  '/mine': `${BOOKED}<title>Rooms</title><nav><a href=/>Rooms</a> <a href=/mine>My bookings</a></nav><h1>My bookings</h1><div id=l></div><script>l.innerHTML=B.map((b,n)=>'<section><b>'+b+'</b><br><a href="/end?n='+n+'">Cancel this booking</a></section>').join('')</script>`,
  '/end': `${BOOKED}<title>Rooms</title><nav><a href=/>Rooms</a> <a href=/mine>My bookings</a></nav><div id=l></div><script>const n=+new URLSearchParams(location.search).get('n');l.innerHTML='<h1>Cancel '+B[n]+'?</h1><button id=y>Cancel booking</button> <a href=/mine>Keep booking</a>';y.onclick=()=>{const was=B[n];B.splice(n,1);sessionStorage.b=JSON.stringify(B);sessionStorage.won=String(B.join()==='Harbour hall, 4 May');l.innerHTML='<h1>Booking cancelled</h1><p>The money is on its way.</p>'}</script>`,
};

/** Two acts of which each has its own thing, and what is ended among what one has. */
export const ACTS_APART: readonly Task[] = [
  {
    name: 'acts: one is changed where it is told, and another one goes',
    instructions:
      'Ida Lund has a new number, 555 019, so put that in. And the one with the cello has left; delete him.',
    pages: MUSICIANS,
  },
  {
    name: 'acts: what is cancelled is looked for among what one has, and done once',
    instructions: 'Give the booking of the garden room back.',
    pages: ROOMS,
  },
];
