import { expect, test } from '@playwright/test';
import { says, spoken } from '../../src/mind/scent/rules/records/says.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const SHEEP = [
  ['Shear the flock', 'T-41', 'Nobody yet'],
  ['Shear the flock', 'T-44', 'Bram'],
  ['Mend the north fence', 'T-47', 'Nobody yet'],
  ['Order winter feed', 'T-50', 'Dora'],
  ['Count the lambs', 'T-53', 'Bram'],
] as const;

/** Cards of which two are called alike; each has a menu that lies over the card below it. */
const cards = `<title>Farm jobs</title><style>.c{position:relative;width:260px;border:1px solid #999;margin:8px;padding:8px}.m{position:absolute;right:8px;top:34px;z-index:5;background:#fff;border:1px solid #555;width:140px}.m div{padding:8px}.t{display:flex;justify-content:space-between}</style><h1>Farm</h1><h2>Jobs 5</h2><main id=l></main><p role=status id=o></p><script>var J=${JSON.stringify(SHEEP)},at=null;function draw(){l.innerHTML=J.map(function(j){return '<article class=c><div class=t><span>Job</span><button aria-haspopup=menu aria-expanded='+(at===j[1])+' aria-label="More for '+j[1]+'" data-j="'+j[1]+'">⋯</button></div><h4>'+j[0]+'</h4><div class=t><code>'+j[1]+'</code><span>'+j[2]+'</span></div>'+(at===j[1]?'<div class=m role=menu><div role=menuitem tabindex=0>Edit title</div><div role=menuitem tabindex=0>Duplicate</div><div role=menuitem tabindex=0 id=d>Delete</div></div>':'')+'</article>'}).join('');document.querySelectorAll('[data-j]').forEach(function(b){b.onclick=function(){at=at===b.dataset.j?null:b.dataset.j;draw()}});var x=document.getElementById('d');if(x)x.onclick=function(){J=J.filter(function(j){return j[1]!==at});o.textContent=at+' deleted';at=null;draw();window.won=J.length===4&&J.every(function(j){return j[1]!=='T-44'})}}draw()</script>`;

/** Settings under several heads, with one bar below them that comes up once something is changed. */
const settings = `<title>Alarm</title><style>.b{position:fixed;bottom:0;left:0;right:0;background:#eee;padding:12px}</style><h1>Alarm</h1><h3>In the house</h3><p><label><input type=checkbox checked data-k=siren> Siren when a door is opened</label></p><p><label><input type=checkbox checked data-k=lights> Lights in the hall</label></p><h3>By text message</h3><p><label for=r>Send the report on</label> <select id=r data-k=day><option>Monday</option><option>Tuesday</option><option>Sunday</option></select></p><h3>Holidays</h3><p><label for=f>Away from</label> <select id=f><option>08:00</option><option>09:00</option></select></p><div id=x></div><p role=status id=o></p><script>document.querySelectorAll('[data-k]').forEach(function(e){e.onchange=function(){x.innerHTML='<div class=b>Not saved yet. <button id=u>Undo</button> <button id=s>Save changes</button></div>';u.onclick=function(){location.reload()};s.onclick=function(){x.innerHTML='';o.textContent='Settings saved.';window.won=r.value==='Sunday'&&!document.querySelector('[data-k=siren]').checked&&document.querySelector('[data-k=lights]').checked}}})</script>`;

const MAIL = [
  [
    'Post',
    'Nell Ford',
    'Boat for the regatta',
    'Two boats are left: the blue one or the red one. Which do you want?',
    0,
  ],
  ['Post', 'Nell Ford', 'Minutes of Tuesday', 'Here are the minutes.', 0],
  ['Post', 'Harbour office', 'Water is off', 'No water until noon.', 1],
  ['Dealers', 'Keel and Co', 'Your order', 'It is on its way.', 1],
  ['Dealers', 'Keel and Co', 'Rope prices', 'See the list.', 0],
  ['Dealers', 'Sailmaker Roe', 'A quote', 'We ask 300.', 1],
  ['Dealers', 'Keel and Co', 'Bill 77', 'Due in May.', 1],
] as const;

const mail = `<title>Letters</title><style>.p{display:grid;grid-template-columns:140px 320px 1fr}.i{padding:9px;border-bottom:1px solid #ddd;cursor:pointer}.i b{display:block}</style><b>Letters</b><div class=p><div id=n></div><div id=l role=listbox aria-label=Letters></div><div id=r></div></div><script>var M=${JSON.stringify(MAIL)},f='Post',c=null,w=false,told='';function draw(){n.innerHTML=['Post','Dealers'].map(function(x){return '<p><a href="#'+x+'" data-f='+x+'>'+x+'</a></p>'}).join('');l.innerHTML=M.map(function(m,i){return m[0]===f?'<div class=i tabindex=0 role=option data-m='+i+' aria-label="'+(m[4]?'Unread, ':'')+m[1]+', '+m[2]+'"><b>'+m[1]+'</b><span>'+m[2]+'</span></div>':''}).join('');r.innerHTML=w?'<h2>Answer</h2><label>To <input id=t value="'+M[c][1]+'"></label><textarea id=b aria-label=Message></textarea><p><button id=s>Send</button></p>':c===null?'<p>Choose a letter to read it.</p>':'<h2>'+M[c][2]+'</h2><p>From <b>'+M[c][1]+'</b> to you</p><p>'+M[c][3]+'</p><div><button id=a>Reply</button> <button>Archive</button></div><p role=status>'+told+'</p>';document.querySelectorAll('[data-f]').forEach(function(e){e.onclick=function(){f=e.dataset.f;c=null;w=false;draw()}});document.querySelectorAll('[data-m]').forEach(function(e){e.onclick=function(){c=+e.dataset.m;M[c][4]=0;w=false;draw()}});var a=document.getElementById('a'),s=document.getElementById('s');if(a)a.onclick=function(){w=true;draw()};if(s)s.onclick=function(){var x=b.value;w=false;told='Message sent';window.won=c===0&&/red boat/i.test(x)&&!/Nell/.test(x);draw()}}draw()</script>`;

/** A job with a list for where it stands and a field for a remark, each with its own button. */
const job = `<title>Fix the gate – Estate jobs</title><h1>Fix the gate</h1><p>In: Asked for</p><form onsubmit="event.preventDefault();o.textContent='Moved';window.won=this.to.value==='Being done'"><label>Put it under <select name=to><option>Asked for<option>Being done<option>Ready</select></label> <button>Put</button></form><h3>Remark</h3><form onsubmit="event.preventDefault();o.textContent='Saved'"><textarea aria-label=Remark></textarea><br><button>Save remark</button></form><p role=status id=o></p>`;

/** Questions of customers, each of which is opened by its line and answered in a box below it. */
const QUESTIONS = [
  ['Ivo Lund', 'Does the lamp come with a bulb?'],
  ['Ivo Lund', 'Thank you for the vase'],
  ['Rita Sand', 'Is the rug washable?'],
] as const;
const questions = `<title>Shop desk</title><h1>Shop desk</h1><ul id=l>${QUESTIONS.map(([who, what], i) => `<li><a href="#q${i}" data-q=${i}>${who}: ${what}</a></li>`).join('')}</ul><section id=r></section><script>var Q=${JSON.stringify(QUESTIONS)};document.querySelectorAll('[data-q]').forEach(function(e){e.onclick=function(v){v.preventDefault();var q=Q[+e.dataset.q];r.innerHTML='<h2>'+q[0]+'</h2><p>'+q[1]+'</p><button id=w>Answer</button> <button>Mark as read</button>';w.onclick=function(){r.innerHTML='<h2>To '+q[0]+'</h2><textarea aria-label="Your answer"></textarea><p><button id=s>Send answer</button></p>';s.onclick=function(){window.won=q[1]===Q[0][1]&&/bulb/i.test(r.querySelector('textarea').value);r.innerHTML='<p role=status>Your answer was sent.</p>'}}}})</script>`;

/** A report of damage that asks back, and is commented on another page. */
const damage = {
  '/': '<title>Harbour works</title><h1>Open reports</h1><ul><li><a href=/r/1>Broken cleat at jetty 4</a></li><li><a href=/r/2>Lamp out at jetty 2</a></li></ul>',
  '/r/1':
    '<title>Broken cleat at jetty 4</title><h1>Broken cleat at jetty 4</h1><p>Which side of the jetty is it on?</p><p><a href=/r/1/c>Comment</a> <a href=/>All reports</a></p>',
  '/r/2': '<title>Lamp</title><h1>Lamp out at jetty 2</h1><p>Being mended.</p><p><a href=/r/2/c>Comment</a></p>',
  '/r/1/c': `<title>Comment</title><h1>Comment on: Broken cleat at jetty 4</h1><form onsubmit="event.preventDefault();window.won=/north/i.test(c.value);document.body.innerHTML='<h1>Comment added</h1>'"><label>Comment<br><textarea id=c></textarea></label><p><button>Add comment</button></p></form>`,
};

const TASKS: Task[] = [
  {
    name: 'a list that has its own button beside it, with another one that saves something else',
    instructions: 'Put the job "Fix the gate" under Being done.',
    pages: {
      '/': '<title>Estate jobs</title><h1>Estate jobs</h1><h2>Asked for</h2><ul><li><a href=/j/1>Fix the gate</a></li><li><a href=/j/2>Clear the ditch</a></li></ul><h2>Being done</h2><p>None</p><h2>Ready</h2><ul><li><a href=/j/3>Paint the shed</a></li></ul>',
      '/j/1': job,
    },
  },
  {
    name: 'the one of two called alike, whose menu hides what told it',
    instructions: 'There are two jobs called "Shear the flock". Delete the one that Bram has.',
    pages: { '/': cards },
  },
  {
    name: 'two settings, kept by the one bar below all of them',
    instructions: 'Have the report sent on Sunday, and turn off the siren when a door is opened.',
    pages: { '/': settings },
  },
  {
    name: 'a letter that is answered to one alone, and not another of theirs',
    instructions: 'Nell Ford asks which boat you want for the regatta. Answer only her that the red boat suits you.',
    pages: { '/': mail },
  },
  {
    name: 'a customer who asks something is answered below their question',
    instructions: 'Ivo Lund asks whether the lamp comes with a bulb. Answer him that the bulb is included.',
    pages: { '/': questions },
  },
  {
    name: 'a report that asks something back is commented on a page of its own',
    instructions: 'Comment on the report "Broken cleat at jetty 4" that it is on the north side.',
    pages: damage,
  },
  {
    name: 'counted in the folder that was opened',
    instructions: 'How many unread letters from Keel and Co are there in the Dealers folder?',
    answer: /\b2\b|two/i,
    pages: { '/': mail },
  },
];

test('what is to be done is done with the very record, message or part that is meant', { tag: '@long' }, async () => {
  test.setTimeout(120_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('what somebody has is named by its noun, and is no act', () => {
  expect(says('Rent', spoken('your rent of the barn is over'))).toBe(0);
  expect(says('Rent', spoken('please rent the barn'))).toBeGreaterThan(0.9);
  expect(says('Return', spoken('start your return of the drill'))).toBeGreaterThan(0.9);
});
