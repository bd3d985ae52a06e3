const init = { r: { r1: 'pending', r2: 'pending', r3: 'pending', r4: 'approved' }, why: {} };
const core = (key, init) => `<script>
var D=${JSON.stringify(init)},S=JSON.parse(sessionStorage.getItem('${key}')||'null')||JSON.parse(JSON.stringify(D));
function save(){sessionStorage.setItem('${key}',JSON.stringify(S))}
function diff(){var o=[];(function w(a,b,p){if(a===b)return;if(a&&b&&typeof a=='object'&&typeof b=='object'){Object.keys(Object.assign({},a,b)).sort().forEach(function(k){w(a[k],b[k],p?p+'.'+k:k)})}else o.push(p+'='+(typeof b=='object'?JSON.stringify(b):b))})(D,S,'');return o.join('|')}
</script>`;
const page = (title, body) => `<title>${title} - Peoplepath HR</title><style>
body{margin:0;font:15px/1.5 "Trebuchet MS",sans-serif;background:#fff;color:#33304a}.hd{background:linear-gradient(90deg,#6246a8,#a04696);color:#fff;padding:16px 32px}.hd nav a{color:#fff;margin-right:20px}.hd h3{margin:0 0 6px}
main{padding:22px 32px;max-width:900px}.req{border:1px solid #ddd6ee;border-radius:10px;padding:14px 18px;margin-bottom:12px;display:flex;justify-content:space-between;align-items:center}.req p{margin:0}.btn{border:0;border-radius:16px;padding:7px 16px;cursor:pointer;font:inherit;background:#ece6f8}.btn.p{background:#6246a8;color:#fff}.tabs{display:flex;gap:6px;margin-bottom:16px}[role=tab]{border:0;background:#f3f0fa;padding:8px 18px;border-radius:8px 8px 0 0;cursor:pointer;font:inherit}[role=tab][aria-selected=true]{background:#6246a8;color:#fff}
.ov{position:fixed;inset:0;background:#0006;display:flex;align-items:center;justify-content:center}.ov>div{background:#fff;border-radius:12px;padding:24px;width:400px}textarea{width:100%;box-sizing:border-box;font:inherit}table{border-collapse:collapse}td,th{padding:6px 16px 6px 0;text-align:left}[hidden]{display:none!important}.ok{background:#e5f6e8;padding:9px 14px;border-radius:8px}footer{padding:20px 32px;color:#8a86a0}</style>${core('pp', init)}
<div class="hd"><h3>Peoplepath HR</h3><nav><a href="/">Home</a><a href="/leave">Leave requests</a><a href="/people">People</a><a href="/policies">Policies</a></nav></div><main>${body}</main><footer>Signed in as Helen Ruiz (team lead)</footer>`;
const people = [['aisha', 'Aisha Bello', 'Buyer', 28, 16.5, 3], ['tomasz', 'Tomasz Wolski', 'Warehouse assistant', 26, 11, 5], ['greta', 'Greta Olsen', 'Planner', 28, 24, 0], ['kwame', 'Kwame Mensah', 'Driver', 26, 19, 2]];
export default { name: 'Peoplepath HR', pages: {
'/': page('Home', `<h1>Good morning, Helen</h1><p>You have three leave requests waiting. Two people in your team have their work anniversary this week.</p><p>Payroll closes on 20 November.</p>`),
'/leave': page('Leave requests', `<h1>Leave requests</h1><div class="ok" id="msg" role="status" hidden></div><div class="tabs" role="tablist"><button role="tab" data-t="pending">Pending</button><button role="tab" data-t="approved">Approved</button><button role="tab" data-t="declined">Declined</button></div><div id="list"></div>
<div class="ov" hidden><div role="dialog" aria-modal="true" aria-labelledby="dt"><h2 id="dt">Decline request</h2><p id="who"></p><label>Reason (the employee will see it)<textarea id="why" rows="3"></textarea></label><p><button class="btn p" id="confirm">Decline request</button> <button class="btn" id="back">Cancel</button></p></div></div>
<script>var R={r1:['Greta Olsen','23 - 24 November 2026','2 days'],r2:['Tomasz Wolski','7 - 11 December 2026','5 days'],r3:['Tomasz Wolski','13 November 2026','1 day'],r4:['Kwame Mensah','5 - 6 November 2026','2 days']},tab='pending',cur;
function $(q){return document.querySelector(q)}
function draw(){document.querySelectorAll('[role=tab]').forEach(function(b){b.setAttribute('aria-selected',b.dataset.t==tab)});var ks=Object.keys(R).filter(function(k){return S.r[k]==tab});
$('#list').innerHTML=ks.map(function(k){return '<div class="req" id="'+k+'"><p><b>'+R[k][0]+'</b><br>'+R[k][1]+' · '+R[k][2]+(S.why[k]?'<br>Reason: '+S.why[k]:'')+'</p>'+(tab=='pending'?'<p><button class="btn p yes">Approve</button> <button class="btn no">Decline</button></p>':'')+'</div>'}).join('')||'<p>Nothing here.</p>'}
function say(m){$('#msg').textContent=m;$('#msg').hidden=false}
$('.tabs').onclick=function(e){if(e.target.dataset.t){tab=e.target.dataset.t;draw()}};
$('#list').onclick=function(e){var q=e.target.closest('.req');if(!q)return;if(e.target.matches('.yes')){S.r[q.id]='approved';save();say('Approved for '+R[q.id][0]+'.');draw()}if(e.target.matches('.no')){cur=q.id;$('#who').textContent=R[cur][0]+', '+R[cur][1];$('#why').value='';$('.ov').hidden=false}};
$('#back').onclick=function(){$('.ov').hidden=true};$('#confirm').onclick=function(){S.r[cur]='declined';if($('#why').value.trim())S.why[cur]=$('#why').value.trim();save();$('.ov').hidden=true;say('Request of '+R[cur][0]+' declined.');draw()};draw()</script>`),
'/people': page('People', `<h1>People</h1><ul>${people.map(p => `<li><a href="/people/${p[0]}">${p[1]}</a>, ${p[2]}</li>`).join('')}</ul>`),
...Object.fromEntries(people.map(p => ['/people/' + p[0], page(p[1], `<h1>${p[1]}</h1><div class="tabs" role="tablist"><button role="tab" aria-selected="true" data-p="job">Job</button><button role="tab" aria-selected="false" data-p="bal">Time off</button><button role="tab" aria-selected="false" data-p="doc">Documents</button></div>
<section id="job"><p>${p[2]}, full time, reports to Helen Ruiz.</p></section><section id="bal" hidden><table><tr><th>Yearly holiday<td>${p[3]} days</tr><tr><th>Taken or booked<td>${p[4]} days</tr><tr><th>Remaining<td>${p[3] - p[4]} days</tr><tr><th>Sick days this year<td>${p[5]} days</tr></table></section><section id="doc" hidden><p>Contract (PDF), signed.</p></section>
<script>document.querySelector('.tabs').onclick=function(e){var p=e.target.dataset.p;if(!p)return;document.querySelectorAll('[data-p]').forEach(function(b){b.setAttribute('aria-selected',b.dataset.p==p);document.getElementById(b.dataset.p).hidden=b.dataset.p!=p})}</script>`)])),
'/policies': page('Policies', `<h1>Policies</h1><p>Holiday requests should be answered within five working days. Up to five days may be carried over until 31 March.</p>`),
}, tasks: [
 { id: 'a', instructions: 'Decline the leave request of Tomasz Wolski for 7 - 11 December, with the reason given.', data: { reason: 'Stocktaking week' }, claim: 'completed', answer: null,
   won: `diff()==='r.r2=declined|why.r2=Stocktaking week'`,
   golden: [['click', 'nav a[href="/leave"]'], ['click', '#r2 .no'], ['type', '#why', 'Stocktaking week'], ['click', '#confirm']] },
 { id: 'b', instructions: 'How many days of holiday can Aisha still take this year?', data: {}, claim: 'completed', answer: '\\b11[.,]5\\b', won: null,
   golden: [['click', 'nav a[href="/people"]'], ['click', 'main a[href="/people/aisha"]'], ['click', '[data-p=bal]']] },
] };
