const init = { t: {
  4827: { s: 'Cannot log in after password change', c: 'Orchard Foods', st: 'Open', as: 'Unassigned', pr: 'High' },
  4821: { s: 'Printer module shows blank page', c: 'Hartley Dental', st: 'Open', as: 'Unassigned', pr: 'Normal' },
  4819: { s: '5,000 real followers for your brand - only $9!!', c: 'growth-kings.example', st: 'Open', as: 'Unassigned', pr: 'Low' },
  4818: { s: 'Invoice copy for September', c: 'Blue Anchor Inn', st: 'Open', as: 'Marcus Webb', pr: 'Low' },
  4815: { s: 'Appointment reminders sent twice', c: 'Hartley Dental', st: 'Open', as: 'Unassigned', pr: 'High' },
  4810: { s: 'How do I add a second location?', c: 'Pine & Co', st: 'Waiting', as: 'Priya Nair', pr: 'Normal' },
  4806: { s: 'Export stops at 500 rows', c: 'Orchard Foods', st: 'Open', as: 'Unassigned', pr: 'Normal' } }, auto: true };
const core = (key, init) => `<script>
var D=${JSON.stringify(init)},S=JSON.parse(sessionStorage.getItem('${key}')||'null')||JSON.parse(JSON.stringify(D));
function save(){sessionStorage.setItem('${key}',JSON.stringify(S))}
function diff(){var o=[];(function w(a,b,p){if(a===b)return;if(a&&b&&typeof a=='object'&&typeof b=='object'){Object.keys(Object.assign({},a,b)).sort().forEach(function(k){w(a[k],b[k],p?p+'.'+k:k)})}else o.push(p+'='+(typeof b=='object'?JSON.stringify(b):b))})(D,S,'');return o.join('|')}
</script>`;
const page = (title, body) => `<title>${title} - Deskwave</title><style>
body{margin:0;font:14px/1.45 system-ui,sans-serif;color:#1f2a37;background:#f3f5f8;display:flex;min-height:100vh}
nav{width:170px;background:#14324a;color:#fff;padding:18px 0;flex:none}nav b{display:block;padding:0 18px 16px;font-size:18px}nav a{display:block;padding:9px 18px;color:#cfe0ee;text-decoration:none}nav a:hover{background:#1e4564}
main{flex:1;padding:22px 26px}h1{font-size:21px;margin:0 0 14px}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #dde3ea}th,td{text-align:left;padding:9px 10px;border-bottom:1px solid #e8ecf1}th{font-size:12px;color:#67788a}
.kebab{border:0;background:none;font-size:18px;cursor:pointer;padding:2px 8px}.menuwrap{position:relative;display:inline-block}.menu{position:absolute;right:0;top:100%;background:#fff;border:1px solid #cfd7e0;box-shadow:0 4px 14px #0002;z-index:5;min-width:160px;padding:4px 0}.menu button{display:block;width:100%;text-align:left;border:0;background:none;padding:7px 14px;cursor:pointer;font:inherit}.menu button:hover{background:#eef3f8}
.bulk{background:#e3eefb;padding:9px 12px;margin-bottom:10px;border-radius:6px}.bulk .menu{left:0;right:auto}.bulk button{font:inherit}.toast{position:fixed;bottom:20px;right:20px;background:#1f2a37;color:#fff;padding:10px 16px;border-radius:6px}.pill{background:#e8ecf1;border-radius:9px;padding:1px 8px;font-size:12px}footer{margin-top:24px;color:#7a8794;font-size:12px}
[hidden]{display:none!important}</style>${core('deskwave', init)}
<nav><b>🌊 Deskwave</b><a href="/">Queue</a><a href="/reports">Reports</a><a href="/settings">Settings</a></nav><main>${body}<footer>Deskwave 7.2 · Status: all systems normal</footer></main><div class="toast" role="status" hidden></div>
<script>function toast(m){var t=document.querySelector('.toast');t.textContent=m;t.hidden=false}</script>`;
export default { name: 'Deskwave', pages: {
'/': page('Queue', `<h1>Ticket queue</h1>
<div class="bulk" hidden><span id="count"></span> selected &nbsp; <span class="menuwrap"><button id="bulk-assign" aria-haspopup="menu">Assign to ▾</button><div class="menu" role="menu" id="bulk-menu" hidden><button role="menuitem" data-who="Marcus Webb">Marcus Webb</button><button role="menuitem" data-who="Priya Nair">Priya Nair</button><button role="menuitem" data-who="Sunniva Dahl">Sunniva Dahl</button><button role="menuitem" data-who="Unassigned">Nobody</button></div></span> <button id="bulk-close">Close tickets</button></div>
<table><thead><tr><th><th>No.<th>Subject<th>Customer<th>Status<th>Priority<th>Assignee<th></tr></thead><tbody id="rows"></tbody></table>
<script>
var sel={},open=null;
function render(){var h='';Object.keys(S.t).reverse().forEach(function(id){var t=S.t[id];if(t.st=='Spam'||t.st=='Closed')return;
h+='<tr data-id="'+id+'"><td><input type="checkbox" aria-label="Select ticket '+id+'"'+(sel[id]?' checked':'')+'><td>#'+id+'<td>'+t.s+'<td>'+t.c.replace('&','&amp;')+'<td><span class="pill">'+t.st+'</span><td>'+t.pr+'<td>'+t.as+'<td><span class="menuwrap"><button class="kebab" aria-label="More actions for ticket '+id+'" aria-haspopup="menu">⋮</button>'+(open==id?'<div class="menu" role="menu"><button role="menuitem" data-a="me">Assign to me</button><button role="menuitem" data-a="up">Raise priority</button><button role="menuitem" data-a="close">Close ticket</button><button role="menuitem" data-a="spam">Mark as spam</button></div>':'')+'</span></tr>'});
document.getElementById('rows').innerHTML=h;var n=Object.keys(sel).filter(function(k){return sel[k]}).length;document.querySelector('.bulk').hidden=!n;document.getElementById('count').textContent=n}
document.getElementById('rows').addEventListener('change',function(e){sel[e.target.closest('tr').dataset.id]=e.target.checked;render()});
document.getElementById('rows').addEventListener('click',function(e){var tr=e.target.closest('tr'),id=tr.dataset.id;if(e.target.matches('.kebab')){open=open==id?null:id;render()}
var a=e.target.dataset.a;if(a){var t=S.t[id];if(a=='me')t.as='Sunniva Dahl';if(a=='up')t.pr=t.pr=='Low'?'Normal':'High';if(a=='close')t.st='Closed';if(a=='spam')t.st='Spam';open=null;delete sel[id];save();render();toast(a=='spam'?'Ticket #'+id+' moved to spam':'Ticket #'+id+' updated')}});
document.getElementById('bulk-assign').onclick=function(){var m=document.getElementById('bulk-menu');m.hidden=!m.hidden};
function each(f){var n=0;Object.keys(sel).forEach(function(k){if(sel[k]){f(S.t[k]);n++}});sel={};save();render();return n}
document.getElementById('bulk-menu').onclick=function(e){var w=e.target.dataset.who;if(!w)return;this.hidden=true;var n=each(function(t){t.as=w});toast(n+' tickets assigned to '+w)};
document.getElementById('bulk-close').onclick=function(){toast(each(function(t){t.st='Closed'})+' tickets closed')};
render();</script>`),
'/reports': page('Reports', `<h1>Reports</h1><p>First reply time last week: <b>2 h 14 min</b>. Tickets solved: <b>63</b>.</p><p>Satisfaction was 94 % in October.</p>`),
'/settings': page('Settings', `<h1>Settings</h1><label><input type="checkbox" id="auto"> Send an automatic reply to new tickets</label><script>var a=document.getElementById('auto');a.checked=S.auto;a.onchange=function(){S.auto=a.checked;save();setTimeout(function(){toast('Saved')})}</script>`),
}, tasks: [
 { id: 'a', instructions: 'Select both tickets from Hartley Dental and assign them to Priya Nair.', data: {}, claim: 'completed', answer: null,
   won: `diff()==='t.4815.as=Priya Nair|t.4821.as=Priya Nair'`,
   golden: [['check', 'tr[data-id="4821"] input'], ['check', 'tr[data-id="4815"] input'], ['click', '#bulk-assign'], ['click', '#bulk-menu [data-who="Priya Nair"]']] },
 { id: 'b', instructions: 'Somebody is trying to sell us followers through the support queue. Flag that message as junk so that it disappears from the list.', data: {}, claim: 'completed', answer: null,
   won: `diff()==='t.4819.st=Spam'`,
   golden: [['click', 'tr[data-id="4819"] .kebab'], ['click', 'tr[data-id="4819"] [data-a=spam]']] },
] };
