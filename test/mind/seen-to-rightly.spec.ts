import { expect, test } from '@playwright/test';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

/** A mailbox: rows with a box each, what is done with those that are ticked over them, and the places beside them that bear the same names as where things are moved to. */
const mail = (
  won: string,
) => `<title>Post</title><style>nav div{padding:8px;cursor:pointer}.r{display:flex;width:420px;border-bottom:1px solid #ccc;padding:8px;cursor:pointer}.r div{flex:1}</style><div style="display:flex;gap:20px"><nav style="width:140px"><div onclick="cur='Inbox';draw()">Inbox <span>2</span></div><div onclick="cur='House';draw()">House</div><div onclick="cur='Club';draw()">Club</div></nav><div id=l></div></div><script>
var M=[['Ann Brook','Leaking tap'],['City Pool','Closed in June'],['Per Holm','Slides for Monday'],['Ann Brook','New contract'],['Dad','Sunday?']].map(function(m,i){return{id:i,f:m[0],s:m[1],d:'Inbox'}}),S={},menu=false,cur='Inbox';
function draw(){var any=Object.keys(S).length;l.innerHTML='<div><button onclick="menu=!menu;draw()" '+(any?'':'disabled')+'>Move to ▾</button> <button '+(any?'':'disabled')+' onclick="for(var k in S)M[k].d=\\'Bin\\';S={};draw()">Delete</button>'+(menu?'<div role=menu>'+['House','Club'].map(function(f){return '<div role=menuitem style="cursor:pointer" onclick="for(var k in S)M[k].d=\\''+f+'\\';S={};menu=false;draw()">'+f+'</div>'}).join('')+'</div>':'')+'</div>'+M.filter(function(m){return m.d===cur}).map(function(m){return '<div class=r onclick="1"><input type=checkbox aria-label="Select '+m.s+'" '+(S[m.id]?'checked':'')+' onclick="event.stopPropagation();S['+m.id+']?delete S['+m.id+']:S['+m.id+']=1;draw()"><div><div>'+m.f+'</div><div>'+m.s+'</div></div><small>'+(m.id+3)+' May</small></div>'}).join('');window.won=M.map(function(m){return m.d[0]}).join('')==='${won}'}draw()</script>`;

/** Requests of several people, each with two ways to answer it. */
const REQUESTS = `<title>Requests</title><h1>Requests</h1><div id=t></div><script>
var R=[['R-11','Paint','Kim Lund'],['R-12','Screws','Eva Moss'],['R-13','Ladder','Kim Lund'],['R-14','Gloves','Bo Reed']].map(function(r){return r.concat('Open')});
function draw(){t.innerHTML='<table border=1><tr><th>No.<th>What<th>From<th>State<th></tr>'+R.map(function(r,i){return '<tr><td>'+r.join('<td>')+'<td>'+(r[3]==='Open'?'<button onclick="R['+i+'][3]=\\'Approved\\';draw()">Approve</button> <button onclick="R['+i+'][3]=\\'Refused\\';draw()">Refuse</button>':'')+'</tr>'}).join('')+'</table>';window.won=R.map(function(r){return r[3][0]}).join('')==='OOAO'}draw()</script>`;

/** A list in which figures are changed where they stand; each row begins with a code. */
const LARDER = `<title>Larder</title><h1>Larder</h1><div role=grid id=g style="width:640px"></div><p id=m role=status></p><script>
var A=[['B-1','Red lentils 1 kg',12,5],['B-2','Olive oil 1 l',7,3],['B-404','Rice 5 kg',4,2]],ed=null,row='style="display:grid;grid-template-columns:80px 240px 100px 100px"';
function draw(){g.innerHTML='<div role=row '+row+'><div role=columnheader>Code</div><div role=columnheader>Item</div><div role=columnheader>On hand</div><div role=columnheader>Minimum</div></div>'+A.map(function(a,i){return '<div role=row '+row+'>'+a.map(function(c,j){return '<div role=gridcell'+(j>1?' tabindex=0 style="cursor:cell" onclick="if(event.target.tagName!==\\'INPUT\\'){ed=['+i+','+j+'];draw()}"':'')+'>'+(ed&&ed[0]===i&&ed[1]===j?'<input id=x value="'+c+'" aria-label="'+(j===2?'On hand':'Minimum')+'" onkeydown="if(event.key===\\'Enter\\'){A['+i+']['+j+']=+x.value;ed=null;m.textContent=\\'Saved\\';draw()}">':c)+'</div>'}).join('')+'</div>'}).join('');if(ed)x.focus();window.won=A.map(function(a){return a[2]+'/'+a[3]}).join()==='12/5,3/3,4/2'}draw()</script>`;

/** What somebody has told of themselves, shown as text until it is to be changed. */
const DETAILS = `<title>Rowing club</title><nav><a href="#1">Boats</a> <a href="#2">Fees</a></nav><h1>My details</h1><div id=d></div><script>
var S={street:'Mill Lane 12',post:'CB4 1XA',town:'Cambridge'},N={street:'Street and number',post:'Postcode',town:'Town'},ed=false;
function draw(){d.innerHTML=Object.keys(N).map(function(k){return ed?'<p><label>'+N[k]+' <input id='+k+' value="'+S[k]+'"></label></p>':'<p><b>'+N[k]+'</b><br>'+S[k]+'</p>'}).join('')+(ed?'<button onclick="for(var k in N)S[k]=document.getElementById(k).value;ed=false;window.won=S.street===\\'Quay 5\\'&&S.post===\\'EX1 2AB\\'&&S.town===\\'Exeter\\';draw();o.textContent=\\'Your details were saved.\\'">Save changes</button>':'<button onclick="ed=true;draw()">Edit</button>')+'<p id=o role=status></p>'}draw()</script>`;

/** A week of appointments, of which a box shows one and lets it be changed or thrown away. */
const week = (
  won: string,
) => `<title>Planner</title><h1>10 – 16 March 2025</h1><div id=w style="display:flex;gap:10px"></div><div id=m></div><p id=o role=status></p><script>
var E=[['Stand-up','2025-03-10','09:00'],['Dentist','2025-03-11','14:30'],['Budget review','2025-03-12','10:00'],['Swimming','2025-03-14','16:00']];
function draw(){w.innerHTML=E.map(function(e,i){return '<div style="border:1px solid;padding:8px;cursor:pointer;width:110px" onclick="show('+i+')"><div>'+e[0]+'</div><div>'+e[2]+'</div></div>'}).join('');window.won=E.map(function(e){return e[1].slice(8)}).join()==='${won}'}
function show(i){m.innerHTML='<div role=dialog aria-modal=true style="position:fixed;top:90px;left:300px;background:#fff;border:2px solid;padding:20px"><h2>'+E[i][0]+'</h2><p>'+E[i][1]+'</p><button onclick="edit('+i+')">Edit</button> <button onclick="E.splice('+i+',1);m.innerHTML=\\'\\';o.textContent=\\'Deleted\\';draw()">Delete</button> <button onclick="m.innerHTML=\\'\\'">Close</button></div>'}
function edit(i){m.innerHTML='<div role=dialog aria-modal=true style="position:fixed;top:90px;left:300px;background:#fff;border:2px solid;padding:20px"><h2>Edit</h2><label>Title <input value="'+E[i][0]+'"></label><label>Date <input type=date id=dt value="'+E[i][1]+'"></label><button onclick="E['+i+'][1]=dt.value;m.innerHTML=\\'\\';o.textContent=\\'Saved\\';draw()">Save</button></div>'}draw()</script>`;

const TASKS: Task[] = [
  {
    name: 'all of one sender are ticked and moved by the menu over them, and no place beside them is gone to',
    instructions: 'Move both mails from Ann Brook to the folder House.',
    pages: { '/': mail('HIIHI') },
  },
  {
    name: 'what is put into a place is moved there, however that is called',
    instructions: 'Put the mail of the City Pool into Club.',
    pages: { '/': mail('ICIII') },
  },
  {
    name: 'of all that somebody has asked for the one is taken that is told in small letters',
    instructions: 'Approve the ladder that Kim Lund has asked for.',
    pages: { '/': REQUESTS },
  },
  {
    name: 'a row that begins with a code is called by what stands behind that',
    instructions: 'There are only 3 bottles of olive oil left. Put the list right.',
    pages: { '/': LARDER },
  },
  {
    name: 'what is shown as it was is opened to be changed',
    instructions: 'You have moved. Make sure that the club has your new address.',
    knowledge: knows({ street: 'Quay 5', postcode: 'EX1 2AB', town: 'Exeter' }),
    pages: { '/': DETAILS },
  },
  {
    name: 'a day is told by the one that stands there, and once saved that is all',
    instructions: 'Move the dentist appointment to Thursday of the same week, at the same time.',
    pages: { '/': week('10,13,12,14') },
  },
  {
    name: 'what the task says no word of is not thrown away',
    instructions: "I can't make it to the haircut this week. Take it off my planner.",
    claim: 'gave_up',
    pages: { '/': week('10,11,12,14') },
  },
];

test('the very thing is acted upon, where it stands, and nothing else instead', { tag: '@long' }, async () => {
  test.setTimeout(240_000);
  expect(await failures(TASKS)).toEqual([]);
});

test('who could bring in the most money is told by sums of money', () => {
  const [step] = parseGoal('Which company brings in the most money?').steps;
  expect(step?.superlative).toMatchObject({ dimension: 'price', highest: true });
});
