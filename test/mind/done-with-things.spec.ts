import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

/** A list of things under tabs of which some are called after acts; each thing is `name|what stands at it|part`. */
function tabbed(title: string, tabs: string, rows: string[], acts: string, check: string): string {
  return `<title>${title}</title><h1>${title}</h1><div role=tablist>${tabs
    .split(' ')
    .map((tab, i) => `<button role=tab data-t="${tab}" aria-selected=${i === 0}>${tab}</button>`)
    .join(
      ' ',
    )}</div><div id=bar hidden><span id=c></span> ${acts}</div><div id=l></div><div id=m></div><p id=o role=status></p><script>
var R=${JSON.stringify(rows)}.map(function(r){r=r.split('|');return {n:r[0],v:r[1],s:r[2]}}),view='${tabs.split(' ')[0]}',on={};
function at(n){return R.find(function(r){return r.n===n}).s}
function draw(){document.querySelectorAll('[role=tab]').forEach(function(t){t.setAttribute('aria-selected',t.dataset.t===view)});
l.innerHTML=R.filter(function(r){return r.s===view}).map(function(r){return '<div style="display:flex;gap:14px;padding:6px">'+(view===R.first?'<input type=checkbox aria-label="Select '+r.n+'"'+(on[r.n]?' checked':'')+'>':'')+'<b>'+r.n+'</b><span>'+r.v.split(';').join('</span><span>')+'</span><button class=k data-n="'+r.n+'" aria-label="More actions" aria-haspopup=menu>⋮</button></div>'}).join('')||'<p>Nothing here.</p>';
var k=Object.keys(on).length;bar.hidden=!k||view!==R.first;c.textContent=k+' selected';m.innerHTML='';window.won=${check};
l.querySelectorAll('input').forEach(function(x){x.onchange=function(){var n=x.getAttribute('aria-label').slice(7);if(x.checked)on[n]=1;else delete on[n];draw()}});
l.querySelectorAll('.k').forEach(function(b){b.onclick=function(){var r=R.find(function(x){return x.n===b.dataset.n});m.innerHTML='<div role=menu>'+(view===R.first?['Archive','Delete']:['Restore','Delete']).map(function(a){return '<button role=menuitem>'+a+'</button>'}).join(' ')+'</div>';m.querySelectorAll('button').forEach(function(a){a.onclick=function(){put([r.n],a.textContent==='Restore'?R.first:a.textContent==='Archive'?'Archive':'Bin')}})}})}
function put(ns,s){ns.forEach(function(n){R.find(function(r){return r.n===n}).s=s});on={};draw();o.textContent=ns.length+' moved to '+s+'.'}
function ticked(s){put(Object.keys(on),s)}
R.first=view;document.querySelectorAll('[role=tab]').forEach(function(t){t.onclick=function(){view=t.dataset.t;on={};draw()}});draw()</script>`;
}

const BULK = `<button onclick="ticked('Archive')">Archive selected</button> <button onclick="ticked('Bin')">Delete selected</button>`;

const PAPERS = [
  'Slipway rota|Ines;Draft|Files',
  'Oar inventory|Ines;Final|Files',
  'Insurance letter|Tom;Draft|Files',
  'Regatta budget|Sade;Draft|Files',
  'Kit order|Ines;Final|Archive',
  'Coaching plan|Tom;Draft|Archive',
];

const MAIL = [
  'Boiler check|Letting agent;Unread|Inbox',
  'Rent for May|Letting agent;Read|Inbox',
  'Choir on Friday|Maud;Unread|Inbox',
  'Cake stall|Maud;Read|Inbox',
  'Bus pass|Council;Read|Archive',
];

/** What a tab is called, and what is spared. */
const RECORDS: Task[] = [
  {
    name: 'a tab that is called like the things is no act',
    instructions: 'Archive all of Ines’s files. Leave everybody else’s where they are.',
    pages: {
      '/': tabbed(
        'Club papers',
        'Files Archive Bin',
        PAPERS,
        BULK,
        `at('Slipway rota')==='Archive'&&at('Oar inventory')==='Archive'&&at('Insurance letter')==='Files'&&at('Regatta budget')==='Files'`,
      ),
    },
  },
  {
    name: 'a tab that is called like an act is none',
    instructions: 'Get rid of the kit order – it is somewhere in the archive.',
    pages: {
      '/': tabbed(
        'Club papers',
        'Files Archive Bin',
        PAPERS,
        BULK,
        `at('Kit order')==='Bin'&&at('Coaching plan')==='Archive'`,
      ),
    },
  },
  {
    name: 'all of a kind but one, into the bin',
    instructions: 'Put all the drafts in the bin except for the regatta budget.',
    pages: {
      '/': tabbed(
        'Club papers',
        'Files Archive Bin',
        PAPERS,
        BULK,
        `at('Slipway rota')==='Bin'&&at('Insurance letter')==='Bin'&&at('Oar inventory')==='Files'&&at('Regatta budget')==='Files'`,
      ),
    },
  },
  {
    name: 'all from somebody but one',
    instructions: 'Throw everything from the letting agent in the bin, except the boiler check.',
    pages: {
      '/': tabbed(
        'Mail',
        'Inbox Archive Bin',
        MAIL,
        BULK,
        `at('Rent for May')==='Bin'&&at('Boiler check')==='Inbox'&&at('Choir on Friday')==='Inbox'&&at('Cake stall')==='Inbox'`,
      ),
    },
  },
  {
    name: 'all that are read but one',
    instructions: 'Archive every message that is read but not the cake stall.',
    pages: {
      '/': tabbed(
        'Mail',
        'Inbox Archive Bin',
        MAIL,
        BULK,
        `at('Rent for May')==='Archive'&&at('Boiler check')==='Inbox'&&at('Choir on Friday')==='Inbox'&&at('Cake stall')==='Inbox'`,
      ),
    },
  },
];

/** A form that takes one address at a time. */
const MEMBERS = (check: string) =>
  `<title>Choir board</title><h1>Members of the board</h1><ul id=l><li>Rosa Delgado – owner</ul><form id=f><label>Invite by e-mail <input type=email id=e></label> <button>Send invitation</button></form><p id=o role=status></p><script>var I=[];f.onsubmit=function(v){v.preventDefault();if(!e.value)return;I.push(e.value);l.innerHTML+='<li>'+e.value+' – invited';o.textContent='Invitation sent to '+e.value+'.';e.value='';window.won=${check}}</script>`;

/** The same is done for each of several people. */
const EACH: Task[] = [
  {
    name: 'two are invited',
    instructions: 'Invite ana@x.example and ben@x.example to the choir board.',
    pages: { '/': MEMBERS(`I.length===2&&I.indexOf('ana@x.example')>=0&&I.indexOf('ben@x.example')>=0`) },
  },
  {
    name: 'three are invited, by their names',
    instructions: 'Please get Ana (ana@x.example), Ben Orr (ben@x.example) and Cy (cy@x.example) invited to the board.',
    pages: { '/': MEMBERS(`I.length===3&&I.indexOf('cy@x.example')>=0&&I.indexOf('ben@x.example')>=0`) },
  },
  {
    name: 'a box for each',
    instructions: 'Add mia@club.example, joe@club.example and una@club.example as editors of the match calendar.',
    pages: {
      '/': `<title>Match calendar – sharing</title><h1>Match calendar</h1><table><tr><th>Person<th>Role</tr><tbody id=b><tr><td>Rosa Delgado<td>Owner</tr></tbody></table><button id=n>Add person</button><dialog id=d><h2>Add person</h2><label>E-mail <input id=e type=email></label><label>Role <select id=r><option>Viewer<option>Editor</select></label><button id=ok>Add</button> <button id=no>Cancel</button></dialog><script>var P=[];n.onclick=function(){e.value='';d.showModal()};no.onclick=function(){d.close()};ok.onclick=function(){if(!e.value)return;P.push([e.value,r.value]);b.innerHTML+='<tr><td>'+e.value+'<td>'+r.value+'</tr>';d.close();window.won=P.length===3&&P.every(function(p){return p[1]==='Editor'})}</script>`,
    },
  },
  {
    name: 'a letter to two',
    instructions: 'Write to ana@x.example and ben@x.example that practice starts at 7.',
    pages: {
      '/': `<title>Mail</title><h1>New message</h1><form id=f><p><label>To <input id=t></label></p><p><label>Subject <input id=s></label></p><p><label>Message <textarea id=m></textarea></label></p><button>Send</button></form><p id=o role=status></p><script>var N=[];f.onsubmit=function(v){v.preventDefault();N.push(t.value);window.won=/ana@/.test(N.join())&&/ben@/.test(N.join())&&/7/.test(m.value);o.textContent='Message sent.';f.reset()}</script>`,
    },
  },
];

/** A board of columns with cards that are moved one column on or back at a time; each card is `name|who|column`. */
function board(title: string, columns: string[], cards: string[], [back, on]: [string, string], won: string): string {
  return `<title>${title}</title><style>#b{display:flex;gap:12px}section{width:220px;background:#eee;padding:6px}article{background:#fff;margin:6px 0;padding:6px}</style><h1>${title}</h1><div id=b></div><script>
var C=${JSON.stringify(columns)},K=${JSON.stringify(cards)}.map(function(k){k=k.split('|');return {n:k[0],w:k[1],c:+k[2]}}),start=K.map(function(k){return k.c});
function others(n){return K.every(function(k,i){return n.indexOf(k.n)>=0||k.c===start[i]})}
function at(n){return C[K.find(function(k){return k.n===n}).c]}
function draw(){b.innerHTML=C.map(function(c,i){return '<section><h2>'+c+'</h2>'+K.map(function(k,j){return k.c!==i?'':'<article><strong>'+k.n+'</strong><br><small>'+k.w+'</small><br>'+(i>0?'<button data-j='+j+' data-d=-1>${back}</button> ':'')+(i<C.length-1?'<button data-j='+j+' data-d=1>${on}</button> ':'')+'<button>Note</button></article>'}).join('')+'</section>'}).join('');
b.querySelectorAll('[data-d]').forEach(function(x){x.onclick=function(){K[+x.dataset.j].c+=+x.dataset.d;draw()}});window.won=${won}}
draw()</script>`;
}

const JOBS = [
  'Toaster – Mrs Abel|Hanna|0',
  'Bike lamp – Oskar|Piet|0',
  'Kettle – Joan|Piet|2',
  'Wall clock – Oskar|Hanna|3',
];
const BENCH = ['Waiting', 'On the bench', 'To be tested', 'Ready'];
const PATIENTS = ['Ida Kern|Dr Sand|0', 'Bo Falk|Dr Sand|1', 'Una Reed|Dr Moor|2'];

/** Cards that buttons move one column at a time. */
const ALONG: Task[] = [
  {
    name: 'two columns to the right',
    instructions: 'The toaster of Mrs Abel has been mended but nobody has tried it yet. Put it under “To be tested”.',
    pages: {
      '/': board(
        'Repair jobs',
        BENCH,
        JOBS,
        ['←', '→'],
        `at('Toaster – Mrs Abel')==='To be tested'&&others(['Toaster – Mrs Abel'])`,
      ),
    },
  },
  {
    name: 'two columns back',
    instructions: 'Move the wall clock back to On the bench.',
    pages: {
      '/': board(
        'Repair jobs',
        BENCH,
        JOBS,
        ['Left', 'Right'],
        `at('Wall clock – Oskar')==='On the bench'&&others(['Wall clock – Oskar'])`,
      ),
    },
  },
  {
    name: 'from one column to another',
    instructions: 'Ida Kern has come in. Move her card from Booked to With the doctor.',
    pages: {
      '/': board(
        'Surgery today',
        ['Booked', 'Waiting room', 'With the doctor', 'Gone home'],
        PATIENTS,
        ['Move left', 'Move right'],
        `at('Ida Kern')==='With the doctor'&&others(['Ida Kern'])`,
      ),
    },
  },
  {
    name: 'on and on to the last column',
    instructions: 'The brochure for Mill Farm is out. It belongs in Printed now.',
    pages: {
      '/': board(
        'Print shop',
        ['Ideas', 'Layout', 'Proof', 'Printed'],
        ['Brochure Mill Farm|Ann|1', 'Poster Harbour Fair|Leo|2', 'Menu Old Inn|Ann|0'],
        ['Back', 'Forward'],
        `at('Brochure Mill Farm')==='Printed'&&others(['Brochure Mill Farm'])`,
      ),
    },
  },
];

/** What is told to stay, beside what is to be done. */
const STAYS: Task[] = [
  {
    name: 'reminders should stay',
    instructions: 'Turn off the text messages, the e-mail reminders should stay.',
    pages: {
      '/': `<title>Settings</title><h1>Notifications</h1><p><label><input type=checkbox id=a checked> Text messages about classes</label></p><p><label><input type=checkbox id=b checked> E-mail reminders</label></p><p><label><input type=checkbox id=c checked> Weekly letter</label></p><button onclick="o.textContent='Your settings are saved.';window.won=!a.checked&&b.checked&&c.checked">Save</button><p id=o role=status></p>`,
    },
  },
  {
    name: 'reminders should stay on',
    instructions: 'Switch off the weekly letter but the e-mail reminders should stay on.',
    pages: {
      '/': `<title>Settings</title><h1>Notifications</h1><p><label><input type=checkbox id=a checked> Text messages about classes</label></p><p><label><input type=checkbox id=b checked> E-mail reminders</label></p><p><label><input type=checkbox id=c checked> Weekly letter</label></p><button onclick="o.textContent='Your settings are saved.';window.won=a.checked&&b.checked&&!c.checked">Save</button><p id=o role=status></p>`,
    },
  },
  {
    name: 'the parking space should stay',
    instructions: 'Untick breakfast, the parking space should stay, and save.',
    pages: {
      '/': `<title>Stay</title><h1>Your stay</h1><label><input type=checkbox id=a checked> Breakfast</label> <label><input type=checkbox id=b checked> Parking space</label> <label><input type=checkbox id=c> Late check-out</label> <button onclick="window.won=!a.checked&&b.checked&&!c.checked;o.textContent='Saved.'">Save</button><p id=o role=status></p>`,
    },
  },
];

test('what is done with things of a list is done with those that are meant, and by what does it', async () => {
  test.setTimeout(300_000);
  expect(await failures(RECORDS)).toEqual([]);
});

test('what is done for several people is done for each of them', async () => {
  test.setTimeout(300_000);
  expect(await failures(EACH)).toEqual([]);
});

test('a card is moved from column to column until it stands in the one that is told', async () => {
  test.setTimeout(300_000);
  expect(await failures(ALONG)).toEqual([]);
});

test('what is told to stay is let be', async () => {
  test.setTimeout(240_000);
  expect(await failures(STAYS)).toEqual([]);
});
