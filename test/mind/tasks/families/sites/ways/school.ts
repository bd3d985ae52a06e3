import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const bare = (title: string, body: string, script = ''): string => `<title>${title} · Elm Grove School</title>${PAGES}
<style>*{box-sizing:border-box}body{margin:0;font:15px/1.5 "Open Sans",Arial,sans-serif;color:#1f2a44;background:#f4f6fb}.bar{background:#27408b;color:#fff;padding:12px 24px;display:flex;gap:20px}.bar a{color:#fff;text-decoration:none}main{background:#fff;max-width:880px;margin:20px auto;padding:20px 26px;border-radius:8px}.tile{display:inline-block;border:1px solid #ccd4ea;border-radius:8px;padding:14px 18px;margin:6px;width:190px}.ed{border:0;background:none;font-size:15px;cursor:pointer}.p{background:#27408b;color:#fff;border:0;border-radius:6px;padding:8px 14px}tr td,tr th{padding:6px 12px;border-bottom:1px solid #dde;text-align:left}</style>${body}<script>${script}</script>`;
const page = (title: string, body: string, script = ''): string =>
  bare(
    title,
    `<div class=bar><b>Elm Grove</b><a href="/home">Home</a><a href="/timetable">Timetable</a><a href="/marks">Marks</a><a href="/inbox">Inbox <span>2</span></a><a href="/absences">Absences</a><a href="/lunch">Lunch</a><a href="/family">Our family</a></div><main><h1>${title}</h1>${body}</main>`,
    `if(!get('in',0))location.replace('/');${script}`,
  );
const letter = (title: string, from: string, body: string): string =>
  page(
    title,
    `<p>From: ${from}</p><p>${body}</p><button class=p onclick="stir('reply')">Reply</button> <button onclick="stir('bin')">Delete</button><p><a href="/inbox">Back to the inbox</a></p>`,
  );

/** The portal of a school: it begins with signing in, and has letters, marks by child and details with pencils beside them. */
export const SCHOOL = written(
  'school portal',
  {
    '/': bare(
      'Sign in',
      `<main><h1>Parents' portal</h1><form class=in><p><label>User name<br><input name=u></label></p><p><label>Password<br><input type=password name=p></label></p><p id=wrong role=alert></p><button class=p>Sign in</button></form><p><a href="/forgotten">Forgotten your password?</a></p></main>`,
      signIn('delgado.r', 'three-Owls-8', '/home'),
    ),
    '/forgotten': bare('Forgotten', `<main><h1>Forgotten your password?</h1><p>Ask the school office.</p></main>`),
    '/home': page(
      'Welcome, Ms Delgado',
      `<div class=tile><a href="/timetable">Timetable of the week</a></div><div class=tile><a href="/inbox">2 new letters</a></div><div class=tile><a href="/lunch">Lunch: pasta today</a></div><div class=tile><a href="/calendar">School calendar</a></div>`,
    ),
    '/timetable': page(
      'Timetable',
      `<table><tr><th>Mon</th><th>Tue</th></tr><tr><td>Maths</td><td>Art</td></tr></table>`,
    ),
    '/calendar': page(
      'School calendar',
      `<ul><li>20 November: concert<li>18 December: last day before the holidays</ul>`,
    ),
    '/inbox': page(
      'Inbox',
      `<button class=p onclick="stir('new')">New letter</button><table><tr><td>Ms Harlow</td><td><a href="/l1">Head lice again</a></td></tr><tr><td>Mr Oduya</td><td><a href="/l2">Three days in Elmstead</a></td></tr><tr><td>Office</td><td><a href="/l3">Lockers</a></td></tr></table>`,
    ),
    '/l1': letter('Head lice again', 'Ms Harlow', 'Please look at the hair of your children.'),
    '/l2': letter(
      'Three days in Elmstead',
      'Mr Oduya',
      'We leave on 9 June at 7:30 from the gate. Everything together comes to £64, to be paid by Easter.',
    ),
    '/l3': letter('Lockers', 'Office', 'Lockers cost £12 a year.'),
    '/marks': page(
      'Marks',
      `<p><button id=nina>Nina</button> <button id=theo>Theo</button></p><div id=m></div>`,
      `var M={nina:[['Maths','B'],['English','A-'],['Biology','A']],theo:[['Maths','C+'],['English','B-'],['History','A']]};function show(k){$('m').innerHTML='<h2>'+(k==='nina'?'Nina, 7b':'Theo, 5a')+'</h2><table><tr><th>Subject</th><th>Last test</th></tr>'+M[k].map(function(r){return '<tr><td>'+r[0]+'</td><td>'+r[1]+'</td></tr>'}).join('')+'</table>'}$('nina').onclick=function(){show('nina')};$('theo').onclick=function(){show('theo')};show('nina')`,
    ),
    '/absences': page(
      'Absences',
      `<p>Tell us before 8 o'clock.</p><table id=a></table>`,
      `function draw(){var L=get('ill',[]);$('a').innerHTML=['Nina','Theo'].map(function(n){return '<tr><td>'+n+'</td><td>'+(L.indexOf(n)>=0?'Absent today, thank you':'<button class=p data-n="'+n+'">Absent today</button>')+'</td></tr>'}).join('');$('a').querySelectorAll('button').forEach(function(b){b.onclick=function(){put('ill',get('ill',[]).concat(b.dataset.n));draw()}})}draw()`,
    ),
    '/lunch': page(
      'Lunch',
      `<p>Balance: £14.20 <button onclick="stir('lunch')">Top up</button></p><p>Today: pasta.</p>`,
    ),
    '/family': page(
      'Our family',
      `<table><tr><td>Address</td><td>8 Mill Lane</td><td><button class=ed aria-label="Edit address" onclick="stir('address')">✎</button></td></tr><tr><td>Telephone</td><td id=t>0555 800 11</td><td><button class=ed aria-label="Edit telephone" onclick="$('f').hidden=false">✎</button></td></tr><tr><td>E-mail</td><td>rosa@example.org</td><td><button class=ed aria-label="Edit e-mail" onclick="stir('mail')">✎</button></td></tr><tr><td>Allergies</td><td>Nuts (Theo)</td><td><button class=ed aria-label="Edit allergies" onclick="stir('food')">✎</button></td></tr></table><form id=f hidden><label>Telephone <input name=t></label> <button class=p>Save</button></form><p id=k role=status></p>`,
      `$('f').onsubmit=function(e){e.preventDefault();put('tel',this.t.value);$('t').textContent=this.t.value;this.hidden=true;$('k').textContent='Saved'}`,
    ),
  },
  [
    {
      name: 'what a trip costs',
      asks: 'Mr Oduya has written to you about a trip. Find out how much it costs.',
      knows: { userName: 'delgado.r', password: 'three-Owls-8' },
      says: /64/,
    },
    {
      name: 'ill today',
      asks: 'Your daughter Nina is ill and stays at home today. Let the school know.',
      knows: { userName: 'delgado.r', password: 'three-Owls-8' },
      holds: "s.ill&&s.ill.length===1&&s.ill[0]==='Nina'&&!s.stirred",
    },
    {
      name: 'a new number',
      asks: 'You have a new phone number. Change it at the school.',
      knows: { userName: 'delgado.r', password: 'three-Owls-8', newPhoneNumber: '0555 812 40' },
      holds: "s.tel&&s.tel.replace(/ /g,'')==='055581240'",
    },
    {
      name: 'a mark',
      asks: 'Which mark did your son Theo get in his last maths test?',
      knows: { userName: 'delgado.r', password: 'three-Owls-8' },
      says: /\bC\+/,
    },
  ],
);
