import { site } from './site.ts';
import type { Task } from './types.ts';

const tracker = (check: string) => ({
  '/': site(
    'Tracker',
    `<div class=nav><span class=brand>Beacon</span><button class=btn id=new>New issue</button><select id=fs aria-label="Status"><option value="">All<option value=open selected>Open<option value=closed>Closed</select><select id=fl aria-label="Label"><option value="">Any label<option>bug<option>design<option>docs</select><input id=q placeholder="Filter by title"></div><div class=wrap><div id=list></div><div id=det></div></div><dialog id=dlg><form method=dialog><h2>New issue</h2><label>Title <input id=nt></label><label>Description <textarea id=nd rows=3></textarea></label><label>Label <select id=nl><option>bug<option>design<option>docs</select></label><label>Assign to <select id=na><option value="">Nobody<option>Mei<option>Tomas<option>Aisha</select></label><p><button class=btn id=ok value=ok>Create</button> <button class="btn sec" value=no>Cancel</button></p></form></dialog><script>let I=[{id:11,t:'Crash when saving an empty file',l:'bug',a:'Mei',s:'open',c:[],d:3},{id:12,t:'Logo is blurred on phones',l:'design',a:'',s:'open',c:[],d:1},{id:13,t:'Explain how to export',l:'docs',a:'Aisha',s:'open',c:[],d:7},{id:14,t:'Login fails with long names',l:'bug',a:'Tomas',s:'closed',c:[],d:20},{id:15,t:'Crash on second start',l:'bug',a:'',s:'open',c:[],d:2}];const C=${check};function draw(){det.innerHTML='';list.innerHTML='';for(const i of I){if(fs.value&&i.s!==fs.value)continue;if(fl.value&&i.l!==fl.value)continue;if(q.value&&!i.t.toLowerCase().includes(q.value.toLowerCase()))continue;const e=document.createElement('div');e.className='card';e.style.cursor='pointer';e.innerHTML='<b>'+i.t+'</b><div class=muted>#'+i.id+' · '+i.l+' · '+(i.a||'unassigned')+' · '+i.d+' days old</div>';e.onclick=()=>open_(i);list.append(e)}C(I,{fs:fs.value,fl:fl.value})}function open_(i){list.innerHTML='';det.innerHTML='<p><a href="#" id=bk>All issues</a></p><h1>'+i.t+'</h1><p>#'+i.id+' · '+i.l+' · <span id=st>'+i.s+'</span></p><p>Assignee: <select id=as aria-label="Assignee"><option value="">Nobody<option>Mei<option>Tomas<option>Aisha</select></p><div id=cm>'+i.c.map(x=>'<div class=card>'+x+'</div>').join('')+'</div><textarea id=ct rows=3 cols=50 placeholder="Leave a comment"></textarea><p><button class=btn id=cb>Comment</button> <button class="btn sec" id=cl>'+(i.s==='open'?'Close issue':'Reopen')+'</button></p>';as.value=i.a;bk.onclick=()=>{draw();return false};as.onchange=()=>{i.a=as.value;C(I,{})};cb.onclick=()=>{if(ct.value.trim()){i.c.push(ct.value.trim());open_(i);C(I,{})}};cl.onclick=()=>{i.s=i.s==='open'?'closed':'open';open_(i);C(I,{})}}document.getElementById('new').onclick=()=>dlg.showModal();dlg.onclose=()=>{if(dlg.returnValue==='ok'&&nt.value.trim()){I.unshift({id:16,t:nt.value.trim(),l:nl.value,a:na.value,s:'open',c:[nd.value].filter(Boolean),d:0});draw()}};for(const e of[fs,fl])e.onchange=draw;q.oninput=draw;draw()</script>`,
  ),
});

/** A tracker of issues in one page: rows that open, filters, a dialog, comments. */
export const TRACKER: Task[] = [
  {
    name: 'tracker: create',
    instructions: 'Create a bug "Menu opens twice" and assign it to Tomas.',
    pages: tracker(`I=>win(I.some(i=>i.t==='Menu opens twice'&&i.l==='bug'&&i.a==='Tomas'))`),
  },
  {
    name: 'tracker: close',
    instructions: 'Close the issue about the blurred logo.',
    pages: tracker(`I=>win(I.find(i=>i.id===12).s==='closed'&&I.filter(i=>i.s==='closed').length===2)`),
  },
  {
    name: 'tracker: comment',
    instructions: 'Comment on the issue "Explain how to export" with: I can write this.',
    pages: tracker(`I=>win(/^I can write this\\.?$/.test(I.find(i=>i.id===13).c[0]||''))`),
  },
  {
    name: 'tracker: assign',
    instructions: 'Assign the oldest open bug to Aisha.',
    pages: tracker(`I=>win(I.find(i=>i.id===11).a==='Aisha'&&I.find(i=>i.id===15).a==='')`),
  },
  {
    name: 'tracker: filter',
    instructions: 'Show only the closed issues.',
    pages: tracker(`(I,f)=>win(f.fs==='closed')`),
  },
  {
    name: 'tracker: reopen',
    instructions: 'Reopen the issue about long names at login.',
    pages: tracker(`I=>win(I.find(i=>i.id===14).s==='open')`),
  },
  {
    name: 'tracker: who',
    instructions: 'Who is working on the crash when saving?',
    answer: /Mei/,
    pages: (() => {
      const p: Record<string, string> = tracker('()=>{}');
      p['/'] += '<script>win()</script>';
      return p;
    })(),
  },
];
