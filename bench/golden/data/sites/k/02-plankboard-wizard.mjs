const css = `<style>*{box-sizing:border-box}body{margin:0;font-family:Inter,Helvetica,sans-serif;background:linear-gradient(160deg,#eef0ff,#fdf3ff);min-height:100vh;color:#27215c}.top{padding:18px 40px;display:flex;justify-content:space-between}.top a{color:#5346d6;text-decoration:none;margin-left:18px}.panel{width:680px;margin:20px auto;background:#fff;border-radius:18px;padding:32px;box-shadow:0 10px 40px #5346d622}.dots{display:flex;gap:8px;list-style:none;padding:0}.dots li{flex:1;height:6px;border-radius:3px;background:#ddd8ff;font-size:0}.dots li.on{background:#5346d6}.tiles{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin:18px 0}.tile{border:2px solid #e2ddff;border-radius:12px;padding:16px;cursor:pointer}.tile[aria-checked=true]{border-color:#5346d6;background:#f3f1ff}.tile b{display:block}.nav{display:flex;justify-content:space-between;margin-top:24px}button{font:inherit;padding:10px 22px;border-radius:10px;border:1px solid #5346d6;background:#fff;color:#5346d6;cursor:pointer}button.pri{background:#5346d6;color:#fff}input[type=text]{width:100%;padding:10px;border:1px solid #bbb3f0;border-radius:8px;font:inherit}.hint{color:#7a749f;font-size:14px}.err{color:#c2185b}footer{text-align:center;color:#8a85a8;padding:24px;font-size:14px}</style>`;
const top = `<div class=top><strong>◧ Plankboard</strong><nav><a href="/">Setup</a><a href="/templates">Templates</a><a href="/help">Help</a></nav></div>`;
const foot = `<footer>Plankboard is free for teams of up to five. · <a href="/help">Questions?</a></footer>`;
export default {
  name: 'Plankboard onboarding',
  pages: {
    '/': `<title>Set up your workspace – Plankboard</title>${css}${top}<div class=panel id=app></div>${foot}<script>
const S={step:1,use:'',name:'',view:'board',members:'',sample:true};const app=document.getElementById('app');
const opts={use:[['product','Product development','Roadmaps, sprints and bugs'],['marketing','Marketing','Campaigns and content calendars'],['ops','Operations','Requests, stock and checklists'],['personal','Just me','To-do lists and private plans']],
view:[['board','Board','Columns of cards'],['list','List','One line for each task'],['calendar','Calendar','Tasks by their due day'],['timeline','Timeline','Bars from start to end']]};
function tiles(k){return '<div class=tiles role=radiogroup>'+opts[k].map(o=>'<div class=tile tabindex=0 role=radio data-v='+o[0]+' aria-checked='+(S[k]===o[0])+'><b>'+o[1]+'</b><span class=hint>'+o[2]+'</span></div>').join('')+'</div>'}
function dots(){return '<ol class=dots>'+[1,2,3,4].map(i=>'<li class="'+(i<=S.step?'on':'')+'">'+i+'</li>').join('')+'</ol><p class=hint>Step '+S.step+' of 4</p>'}
function nav(last){return '<p class=err role=alert id=err></p><div class=nav>'+(S.step>1?'<button id=back>Back</button>':'<span></span>')+'<button class=pri id=next>'+(last?'Create workspace':'Continue')+'</button></div>'}
function draw(){let h=dots();
if(S.step===1)h+='<h1>What will you use Plankboard for?</h1>'+tiles('use')+nav();
if(S.step===2)h+='<h1>Name your workspace</h1><label for=wn>Workspace name</label><input type=text id=wn maxlength=40><p class=hint>Your team sees this name at the top of every page.</p>'+nav();
if(S.step===3)h+='<h1>How do you like to see your work?</h1>'+tiles('view')+nav();
if(S.step===4)h+='<h1>Invite your team</h1><label for=inv>E-mail addresses, separated by commas (optional)</label><input type=text id=inv><p><label><input type=checkbox id=sample '+(S.sample?'checked':'')+'> Add sample tasks so that I can try things out</label></p>'+nav(true);
app.innerHTML=h;if(S.step===2)document.getElementById('wn').value=S.name;if(S.step===4)document.getElementById('inv').value=S.members;
app.querySelectorAll('.tile').forEach(t=>{const pick=()=>{S[S.step===1?'use':'view']=t.dataset.v;app.querySelectorAll('.tile').forEach(x=>x.setAttribute('aria-checked',x===t))};t.onclick=pick;t.onkeydown=e=>{if(e.key===' '||e.key==='Enter'){e.preventDefault();pick()}}});
const keep=()=>{if(S.step===2)S.name=document.getElementById('wn').value.trim();if(S.step===4){S.members=document.getElementById('inv').value.trim();S.sample=document.getElementById('sample').checked}};
const b=document.getElementById('back');if(b)b.onclick=()=>{keep();S.step--;draw()};
document.getElementById('next').onclick=()=>{keep();const er=document.getElementById('err');if(S.step===1&&!S.use)return er.textContent='Please pick one.';if(S.step===2&&!S.name)return er.textContent='Please give your workspace a name.';
if(S.step<4){S.step++;return draw()}sessionStorage.workspace=[S.use,S.name,S.view,S.members.replace(/ /g,''),S.sample].join('|');app.innerHTML='<h1>🎉 Your workspace is ready</h1><p role=status></p><p><a href="/templates">Browse templates</a></p>';app.querySelector('[role=status]').textContent=S.name+' has been created'+(S.members?' and your invitations have been sent.':'.')}}
draw();</script>`,
    '/templates': `<title>Templates – Plankboard</title>${css}${top}<div class=panel><h1>Templates</h1><p>Editorial calendar, bug triage, office move, weekly meal plan, hiring pipeline. Templates can be added once your workspace exists.</p><p><a href="/">Back to setup</a></p></div>${foot}`,
    '/help': `<title>Help – Plankboard</title>${css}${top}<div class=panel><h1>Help</h1><h3>How many people can I invite?</h3><p>Up to five on the free plan, any number on Team.</p><h3>Can I change the view later?</h3><p>Yes, each project can be shown as board, list, calendar or timeline at any time.</p><h3>Where is my data kept?</h3><p>In Frankfurt and Dublin.</p></div>${foot}`,
  },
  tasks: [
    { id: 'a', instructions: 'Set up a workspace for marketing called "Autumn Push" with the calendar view. Invite nobody and leave out the sample tasks.', data: {}, claim: 'completed', answer: null, won: `sessionStorage.workspace === 'marketing|Autumn Push|calendar||false'`,
      golden: [['click', '.tile[data-v=marketing]'], ['click', '#next'], ['type', '#wn', 'Autumn Push'], ['click', '#next'], ['click', '.tile[data-v=calendar]'], ['click', '#next'], ['uncheck', '#sample'], ['click', '#next']] },
    { id: 'b', instructions: 'How many colleagues can you bring in without paying anything?', data: {}, claim: 'completed', answer: '(?<![0-9])5(?![0-9])|\\b[Ff]ive\\b', won: null, golden: [['click', '.top a[href="/help"]']] },
  ],
};
