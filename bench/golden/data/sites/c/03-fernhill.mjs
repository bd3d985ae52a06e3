const init = { d: {
  bw: { n: 'Brightwater Spa', st: 'Proposal', v: 16000, o: 'Dana Kirk' }, cc: { n: 'Cobalt Cycles', st: 'Negotiation', v: 42000, o: 'Imran Qureshi' },
  hl: { n: 'Hollis & Lane', st: 'Qualified', v: 7800, o: 'Dana Kirk' }, bs: { n: 'Brightside Schools', st: 'Proposal', v: 23400, o: 'Yara Costa' },
  mv: { n: 'Mount View Clinic', st: 'Qualified', v: 11250, o: 'Imran Qureshi' }, tt: { n: 'Tally Taxis', st: 'Won', v: 5600, o: 'Yara Costa' } } };
const acts = { cc: [['28 Oct 2026', 'Call', 'Imran Qureshi', 'Left a voicemail, no one picked up'], ['27 Oct 2026', 'E-mail', 'Dana Kirk', 'Sent the revised offer'], ['21 Oct 2026', 'Meeting', 'Yara Costa', 'Talked to the workshop manager about delivery dates'], ['14 Oct 2026', 'Meeting', 'Imran Qureshi', 'First demo in their shop']],
  bw: [['29 Oct 2026', 'E-mail', 'Dana Kirk', 'Proposal sent']], bs: [['26 Oct 2026', 'Call', 'Yara Costa', 'Budget confirmed by the head']], hl: [['19 Oct 2026', 'Call', 'Dana Kirk', 'Intro']], mv: [['30 Oct 2026', 'Meeting', 'Imran Qureshi', 'Needs list taken']], tt: [['2 Oct 2026', 'E-mail', 'Yara Costa', 'Contract signed']] };
const core = (key, init) => `<script>
var D=${JSON.stringify(init)},S=JSON.parse(sessionStorage.getItem('${key}')||'null')||JSON.parse(JSON.stringify(D));
function save(){sessionStorage.setItem('${key}',JSON.stringify(S))}
function diff(){var o=[];(function w(a,b,p){if(a===b)return;if(a&&b&&typeof a=='object'&&typeof b=='object'){Object.keys(Object.assign({},a,b)).sort().forEach(function(k){w(a[k],b[k],p?p+'.'+k:k)})}else o.push(p+'='+(typeof b=='object'?JSON.stringify(b):b))})(D,S,'');return o.join('|')}
</script>`;
const page = (title, body) => `<title>${title} · Fernhill CRM</title><style>
*{box-sizing:border-box}body{margin:0;font:14px/1.4 Verdana,sans-serif;background:#eef4ee;color:#203020}.top{background:#2f6b45;color:#fff;padding:11px 20px;display:flex;gap:20px}.top a{color:#e4f5e8;text-decoration:none}.wrap{padding:18px 20px}
.board{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;max-width:980px}.col{background:#dfeade;border-radius:8px;padding:10px;min-height:260px}.col h2{font-size:13px;margin:2px 0 8px}.card{background:#fff;border-radius:6px;padding:10px;margin-bottom:8px;cursor:pointer;box-shadow:0 1px 2px #0002}.card small{color:#667}
.panel{position:fixed;top:0;right:0;bottom:0;width:400px;background:#fff;box-shadow:-4px 0 18px #0003;padding:18px;overflow:auto}.panel .x{float:right;border:0;background:none;font-size:20px;cursor:pointer}.steps{display:flex;margin:12px 0}.steps div{flex:1;background:#dfeade;padding:7px 2px;text-align:center;font-size:11px;cursor:pointer;border-right:2px solid #fff}.steps div.on{background:#2f6b45;color:#fff}
.tabs{border-bottom:1px solid #ccd;display:flex;gap:14px;margin-bottom:12px}.tabs span{padding:6px 2px;cursor:pointer}.tabs .on{border-bottom:3px solid #2f6b45;font-weight:bold}.lnk{border:0;background:none;color:#2f6b45;text-decoration:underline;cursor:pointer;font:inherit}.ok{color:#2f6b45;font-size:12px}li{margin-bottom:8px}</style>${core('fern', init)}
<div class="top"><b>🌿 Fernhill CRM</b><a href="/">Deals</a><a href="/contacts">Contacts</a><a href="/goals">Goals</a></div><div class="wrap">${body}</div>`;
export default { name: 'Fernhill CRM', pages: {
'/': page('Deals', `<h1>Deals</h1><div class="board" id="board"></div><p><small>Click a deal to see its details.</small></p><div id="panel"></div>
<script>var A=${JSON.stringify(acts)},ST=['Qualified','Proposal','Negotiation','Won'],cur=null,tab='Details',edit=false,msg='';
function esc(s){return s.replace('&','&amp;')}function m(v){return '€ '+Number(v).toLocaleString('en-GB')}
function draw(){document.getElementById('board').innerHTML=ST.map(function(s){return '<div class="col"><h2>'+s+'</h2>'+Object.keys(S.d).filter(function(k){return S.d[k].st==s}).map(function(k){return '<div class="card" data-k="'+k+'"><b>'+esc(S.d[k].n)+'</b><br>'+m(S.d[k].v)+'<br><small>'+S.d[k].o+'</small></div>'}).join('')+'</div>'}).join('');
var p=document.getElementById('panel');if(!cur){p.className='';p.innerHTML='';return}var d=S.d[cur];p.className='panel';
p.innerHTML='<button class="x" aria-label="Close">×</button><h2>'+esc(d.n)+'</h2><div class="steps">'+ST.map(function(s){return '<div data-st="'+s+'" class="'+(s==d.st?'on':'')+'">'+s+'</div>'}).join('')+'</div><p class="ok" role="status">'+msg+'</p><div class="tabs">'+['Details','Activity','Files'].map(function(t){return '<span data-tab="'+t+'" class="'+(t==tab?'on':'')+'">'+t+'</span>'}).join('')+'</div>'+
(tab=='Details'?'<p>Owner: '+d.o+'</p><p>Value: '+(edit?'<input id="val" type="number" aria-label="Deal value" value="'+d.v+'"> <button class="okval">Save</button> <button class="noval">Cancel</button>':m(d.v)+' <button class="lnk edit">Edit value</button>')+'</p>':tab=='Activity'?'<ul>'+A[cur].map(function(a){return '<li><b>'+a[1]+'</b> - '+a[0]+'<br>'+a[3]+'<br><small>by '+a[2]+'</small></li>'}).join('')+'</ul>':'<p>No files yet.</p>')}
document.body.addEventListener('click',function(e){var t=e.target,c=t.closest('.card');if(c){cur=c.dataset.k;tab='Details';edit=false;msg=''}else if(t.matches('.x'))cur=null;else if(t.dataset.st){S.d[cur].st=t.dataset.st;msg='Moved to '+t.dataset.st;save()}else if(t.dataset.tab){tab=t.dataset.tab;edit=false}else if(t.matches('.edit'))edit=true;else if(t.matches('.noval'))edit=false;else if(t.matches('.okval')){S.d[cur].v=Number(document.getElementById('val').value);edit=false;msg='Value saved';save()}else return;draw()});draw()</script>`),
'/contacts': page('Contacts', `<h1>Contacts</h1><ul><li>Nell Harper, Brightwater Spa</li><li>Gus Okafor, Cobalt Cycles</li><li>Rita Hollis, Hollis &amp; Lane</li><li>Peter Sims, Brightside Schools</li></ul>`),
'/goals': page('Goals', `<h1>Goals</h1><p>Fourth quarter: € 120,000. Won so far: € 5,600.</p>`),
}, tasks: [
 { id: 'a', instructions: 'The Brightwater people want more treatments: their deal is now worth 18,500 and we have started negotiating. Bring both up to date.', data: {}, claim: 'completed', answer: null,
   won: `diff()==='d.bw.st=Negotiation|d.bw.v=18500'`,
   golden: [['click', '.card[data-k=bw]'], ['click', '.steps [data-st=Negotiation]'], ['click', '.panel .edit'], ['type', '#val', '18500'], ['click', '.okval']] },
 { id: 'b', instructions: 'Who had the meeting with Cobalt Cycles on 21 October? Look in the activity of the deal.', data: {}, claim: 'completed', answer: 'Yara( Costa)?', won: null,
   golden: [['click', '.card[data-k=cc]'], ['click', '.tabs [data-tab=Activity]']] },
] };
