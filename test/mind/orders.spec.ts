import { expect, test } from '@playwright/test';
import { framesOf } from '../../src/mind/scent/operate/frame.ts';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

test('an order says which thing, what is to be done with it or which property is to be what, and where it is kept', () => {
  const read: Record<string, object[]> = {
    "Mute the thread 'Roof repair' from Ada Bell.": [{ act: 'Mute', names: ['Roof repair'], kind: 'thread' }],
    "Rename the 'Bills' tag to 'Paid bills'.": [{ act: 'Rename', names: ['Bills'], kind: 'tag', value: 'Paid bills' }],
    'Set the weight of the torn sail order to 3.': [{ field: 'weight', thing: 'torn sail order', value: '3' }],
    "Add Ned Carr as a reviewer to the draft 'Tides'.": [{ field: 'reviewer', value: 'Ned Carr', names: ['Tides'] }],
    'Move the Hall lease matter to the Signed stage.': [
      { field: 'stage', value: 'Signed', thing: 'Hall lease matter' },
    ],
    'Put the Marsh boundary case on hold.': [{ thing: 'Marsh boundary case', status: 'on hold' }],
    "Change the heading font to 'Lora' in the Type settings.": [
      { thing: '', field: 'heading font', value: 'Lora', places: ['Type settings'] },
    ],
    "Revoke the key 'Kiosk' on the Security & Access page.": [{ names: ['Kiosk'], places: ['Security & Access page'] }],
    "Open the label 'old' and change its title to 'older'.": [{ names: ['old'], field: 'title', value: 'older' }],
  };
  for (const [task, frames] of Object.entries(read)) expect.soft(framesOf(task), task).toMatchObject(frames);
  const others = [
    'How much is a day ticket?',
    'Buy two mugs and send them to Ned.',
    'Close all open cases.',
    'Set the badge name to Ned, meeting place to Mill.',
    'Set the sliders to 4 and submit.',
  ];
  for (const task of others) expect.soft(framesOf(task), task).toBeNull();
});

/** An application in one page that one handler serves: threads, tags and keys, and parts of what is set. */
const APP = `<title>Post</title><style>body{margin:0;font:15px Arial;display:flex;height:680px}nav{width:150px}nav div,.row,.tab,.list,.item{padding:7px;cursor:pointer}
main{flex:1;overflow:auto;padding:8px}.row{display:flex;gap:8px;border-bottom:1px solid #ccc}.row b{width:90px}.grow{flex:1}.line{display:flex;gap:8px;padding:9px}</style>
<nav><div data-a="go" data-v="threads">Inbox</div><div data-a="go" data-v="sent">Sent</div><div data-a="go" data-v="set">Settings</div></nav><main id=m></main><script>
const T=[['Ada Bell','Lunch on Friday'],['Ned Carr','Keys to the hut'],['Ada Bell','Roof repair'],['Ida Holm','Minutes'],...Array.from({length:16},(_,i)=>['Desk '+i,'Notice '+(i+1)]),['Ned Carr','Sail order']];
const S={muted:[],tags:['Home','Bills','Boat'],keys:['Office','Kiosk','Museum'],sound:true,digest:true,undo:'5 seconds',stage:{}};let v='threads',at='',tab='General',menu=false,edit='',list=false;
const row=t=>'<div class=row data-a=open data-v="'+t[1]+'"><span data-a=star>★</span><b>'+t[0]+'</b><span class=grow>'+t[1]+'</span></div>';
const line=(a,b)=>'<div class=line><span class=grow>'+a+'</span>'+b+'</div>';
const sw=(k,n)=>line(n,'<span role=switch tabindex=0 aria-checked='+S[k]+' aria-label="'+n+'" data-a=flip data-v='+k+' style="width:30px;height:16px;background:#888"></span>');
const fill='<p style="height:620px">About what is set here.</p>';
const V={threads:()=>T.map(row).join(''),sent:()=>'<h2>Sent</h2>',
 open:()=>'<h2>'+at+'</h2><button data-a=reply>Reply</button> <button data-a=forward>Forward</button> <button data-a=menu>More</button>'+(menu?'<div class=item data-a=unread>Mark as unread</div><div class=item data-a=mute>Mute</div>':'')+'<p>Stage</p><div class=list data-a=list style="width:120px;border:1px solid">'+(S.stage[at]||'New')+' ▾</div>'+(list?['New','Waiting','Signed'].map(x=>'<div class=item data-a=stage data-v='+x+'>'+x+'</div>').join(''):''),
 set:()=>'<h2>Settings</h2><div style="display:flex">'+['General','Tags','Access'].map(x=>'<div class=tab data-a=tab data-v='+x+'>'+x+'</div>').join('')+'</div>'+({General:()=>sw('sound','Play a sound')+fill+sw('digest','Weekly digest'),
  Tags:()=>S.tags.map(x=>line(x,edit===x?'<input id=e value="'+x+'"><button data-a=keep>Save</button>':'<button data-a=edit data-v="'+x+'">Edit</button><button data-a=drop data-v="'+x+'">Remove</button>')).join(''),
  Access:()=>'<h3>Sessions</h3>'+line('This browser','<button data-a=end>Revoke</button>')+fill+'<h3>Keys</h3>'+S.keys.map(x=>line(x,'<button data-a=revoke data-v='+x+'>Revoke</button>')).join('')})[tab]()};
const A={go(x){v=x},open(x){v='open';at=x;menu=list=false},star(){},reply(){window.won=false},forward(){window.lost=true},menu(){menu=!menu},unread(){},mute(){S.muted.push(at);menu=false},list(){list=!list},stage(x){S.stage[at]=x;list=false},tab(x){tab=x},flip(x){S[x]=!S[x]},edit(x){edit=x},drop(x){S.tags=S.tags.filter(t=>t!==x)},keep(){S.tags[S.tags.indexOf(edit)]=document.getElementById('e').value;edit=''},end(){window.lost=true},revoke(x){S.keys=S.keys.filter(k=>k!==x)}};
const first=JSON.stringify(S);const draw=()=>{m.innerHTML=V[v]();window.won=!window.lost&&first!==JSON.stringify(S)&&WON()};
document.addEventListener('click',e=>{const a=e.target.closest('[data-a]');if(a){A[a.dataset.a](a.dataset.v);draw()}});
const WON=()=>SAID;draw()</script>`;

const app = (won: string): Task['pages'] => ({ '/': APP.replace('SAID', won) });

const TASKS: Task[] = [
  {
    name: 'a thread is opened by its name, and muted in its menu',
    instructions: "Mute the thread 'Roof repair' from Ada Bell.",
    pages: app("S.muted.join()==='Roof repair'&&S.tags.length===3"),
  },
  {
    name: 'a thing further down is moved by the drawn list under the name of the property',
    instructions: "Move the thread 'Sail order' to the Signed stage.",
    pages: app('JSON.stringify(S.stage)===\'{"Sail order":"Signed"}\''),
  },
  {
    name: 'what is set up has its place among what is set',
    instructions: "Rename the 'Bills' tag to 'Paid bills'.",
    pages: app("S.tags.join()==='Home,Paid bills,Boat'"),
  },
  {
    name: 'the place that is named is read to its end',
    instructions: "Revoke the key 'Kiosk' in the Access settings.",
    pages: app("S.keys.join()==='Office,Museum'"),
  },
  {
    name: 'a switch in a part that is open at first stands further down',
    instructions: "Turn off the 'Weekly digest' in Settings.",
    pages: app('!S.digest&&S.sound'),
  },
  {
    name: 'what nothing does is not done',
    instructions: "Archive the thread 'Minutes' from Ida Holm.",
    pages: app('false'),
    claim: 'gave_up',
  },
];

test('an order about one thing is followed by the words that stand with that thing, and nothing else is done', async () => {
  test.slow();
  expect(await failures(TASKS)).toEqual([]);
});

/** The same application, where muting is refused, or said to go on for ever. */
const failing = (says: string): Task['pages'] => ({
  '/': APP.replace(
    'S.muted.push(at);menu=false',
    `menu=false;setTimeout(()=>m.insertAdjacentHTML('afterbegin','${says}'))`,
  ).replace('SAID', 'true'),
});

test('an act that the page refuses, or never comes to the end of, is not done', { tag: '@long' }, async () => {
  test.slow();
  const instructions = "Mute the thread 'Roof repair' from Ada Bell.";
  const refused = '<p role=alert>Could not mute this thread. Please try again later.</p>';
  const tasks: Task[] = [
    { name: 'refused', instructions, pages: failing(refused), claim: 'gave_up' },
    { name: 'never ready', instructions, pages: failing('<p role=status>Muting…</p>'), claim: 'gave_up' },
  ];
  expect(await failures(tasks)).toEqual([]);
});
