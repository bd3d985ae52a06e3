const core = (key, init) => `<script>
var D=${JSON.stringify(init)},S=JSON.parse(sessionStorage.getItem("${key}")||"null")||JSON.parse(JSON.stringify(D));
function save(){sessionStorage.setItem("${key}",JSON.stringify(S))}
function diff(){var o=[];(function w(a,b,p){if(a===b)return;if(a&&b&&typeof a=="object"&&typeof b=="object"){Object.keys(Object.assign({},a,b)).sort().forEach(function(k){w(a[k],b[k],p?p+"."+k:k)})}else o.push(p+"="+(typeof b=="object"?JSON.stringify(b):b))})(D,S,"");return o.join("|")}
function $(q,r){return (r||document).querySelector(q)}
</script>`;
const types = ['Laptop', 'Monitor', 'Headset', 'Projector', 'Tablet'], out = { };
const rooms = ['Oak', 'Elm', 'Maple'];
const A = [];
for (let i = 0; i < 36; i++) { const t = types[i % 5]; const n = t.slice(0, 1) + t.slice(2, 3).toUpperCase() + '-' + String(131 + i * 4).padStart(4, '0'); A.push([n, t, t === 'Projector' ? 'Epson EB-' + (900 + i) : t === 'Laptop' ? (i % 2 ? 'ThinkPad T14' : 'Latitude 7450') : t === 'Monitor' ? 'Dell 27"' : t === 'Headset' ? 'Jabra 65' : 'Galaxy Tab', t === 'Projector' ? 'Room ' + rooms[i % 3] : 'Store', 'SN' + (48211 + i * 37)]); }
A[2][0]; const free = Object.fromEntries(A.map((a, i) => [a[0], a[1] === 'Projector' ? 'fixed' : i % 7 === 3 ? 'Paul Ahrens' : '']));
const init = { o: free, until: {} };
const page = (title, body) => `<title>${title} - Kitroom</title><style>
body{margin:0;font:14px/1.4 Arial,sans-serif;background:#e9ecef;color:#212529}.navbar{background:#343a40;padding:12px 20px;color:#fff}.navbar a{color:#adb5bd;margin-left:18px}.container{max-width:940px;margin:18px auto;background:#fff;padding:18px 22px;border-radius:4px}.form-row{display:flex;gap:12px;margin-bottom:12px}input,select{padding:6px 9px;border:1px solid #ced4da;border-radius:4px;font:inherit}.table{width:100%;border-collapse:collapse}.table td,.table th{padding:7px;border-top:1px solid #dee2e6;text-align:left}.btn{border:1px solid #0d6efd;background:#fff;color:#0d6efd;border-radius:4px;padding:4px 11px;cursor:pointer;font:inherit}.btn-primary{background:#0d6efd;color:#fff}.pagination{display:flex;gap:4px;margin-top:12px}.pagination a{border:1px solid #dee2e6;padding:5px 11px;text-decoration:none}.pagination .active{background:#0d6efd;color:#fff}.offcanvas{position:fixed;right:0;top:0;bottom:0;width:330px;background:#fff;box-shadow:-3px 0 12px #0003;padding:20px}.alert{background:#d1e7dd;padding:9px 14px}.badge{background:#ffc107;border-radius:4px;padding:1px 6px;font-size:12px}[hidden]{display:none!important}</style>${core('kit', init)}
<div class="navbar"><b>Kitroom</b><a href="/">Assets</a><a href="/rooms">Rooms</a><a href="/repairs">Repairs</a></div><div class="container">${body}</div>`;
const people = ['Ana Lindqvist', 'Paul Ahrens', 'Ravi Menon', 'Rosa Lind', 'Rosalie Denk'];
export default { name: 'Kitroom', pages: {
'/': page('Assets', `<h1>Assets</h1><div class="form-row"><input id="q" type="search" placeholder="Search tag, model, serial" aria-label="Search"><select id="ty" aria-label="Type"><option value="">All types</option>${types.map(t => `<option value="${t}">${t}s</option>`).join('')}</select><span id="ct"></span></div><div class="alert" role="status" hidden></div><table class="table"><thead><tr><th>Tag<th>Type<th>Model<th>Place<th>Serial no.<th>Borrowed by<th></tr></thead><tbody></tbody></table><div class="pagination"></div>
<div class="offcanvas" hidden role="dialog" aria-labelledby="ot"><h2 id="ot"></h2><p><label>Person<br><select id="pe"><option value="">Choose a person</option>${people.map(p => `<option>${p}</option>`).join('')}</select></label></p><p><label>Return by<br><input type="date" id="un"></label></p><p id="er" role="alert"></p><button class="btn btn-primary" id="go">Check out</button> <button class="btn" id="no">Cancel</button></div>
<script>var A=${JSON.stringify(A)},pg=1,cur;function hits(){var q=$('#q').value.trim().toLowerCase(),t=$('#ty').value;return A.filter(function(a){return (!t||a[1]==t)&&(!q||a.join(' ').toLowerCase().indexOf(q)>=0)})}
function draw(){var h=hits(),n=Math.max(1,Math.ceil(h.length/8));if(pg>n)pg=1;$('#ct').textContent=h.length+' assets';$('tbody').innerHTML=h.slice(pg*8-8,pg*8).map(function(a){var o=S.o[a[0]];return '<tr data-tag="'+a[0]+'"><td>'+a[0]+'<td>'+a[1]+'<td>'+a[2]+'<td>'+a[3]+'<td>'+a[4]+'<td>'+(o=='fixed'?'':o)+(S.until[a[0]]?'<br><small>until '+S.until[a[0]]+'</small>':'')+'<td>'+(o=='fixed'?'<span class="badge">fixed</span>':o?'<button class="btn in">Check in</button>':'<button class="btn out">Check out</button>')+'</tr>'}).join('');var s='';for(var i=1;i<=n;i++)s+='<a href="#" data-p="'+i+'" class="'+(i==pg?'active':'')+'">'+i+'</a>';$('.pagination').innerHTML=s}
$('#q').oninput=$('#ty').onchange=function(){pg=1;draw()};$('.pagination').onclick=function(e){e.preventDefault();if(e.target.dataset.p){pg=Number(e.target.dataset.p);draw()}};
function say(m){$('.alert').textContent=m;$('.alert').hidden=false}
$('tbody').onclick=function(e){var tr=e.target.closest('tr'),t=tr.dataset.tag;if(e.target.matches('.in')){S.o[t]='';delete S.until[t];save();say(t+' is back in the store.');draw()}if(e.target.matches('.out')){cur=t;$('#ot').textContent='Check out '+t;$('#pe').value='';$('#un').value='';$('#er').textContent='';$('.offcanvas').hidden=false}};$('#no').onclick=function(){$('.offcanvas').hidden=true};
$('#go').onclick=function(){if(!$('#pe').value||!$('#un').value){$('#er').textContent='Choose a person and a return date.';return}S.o[cur]=$('#pe').value;S.until[cur]=$('#un').value;save();$('.offcanvas').hidden=true;say(cur+' is checked out to '+$('#pe').value+'.');draw()};draw()</script>`),
'/rooms': page('Rooms', `<h1>Rooms</h1><ul>${rooms.map(r => `<li>Room ${r}: projectors ${A.filter(a => a[3] === 'Room ' + r).map(a => a[0]).join(', ')}</li>`).join('')}</ul><p>These are all the rooms that have equipment of ours.</p>`),
'/repairs': page('Repairs', `<h1>Repairs</h1><p>Nothing is out for repair at the moment.</p>`),
}, tasks: [
 { id: 'a', instructions: 'Check out the laptop with the tag LP-0191 to Rosa Lind until 30 November 2026.', data: {}, claim: 'completed', answer: null,
   won: `diff()==='o.LP-0191=Rosa Lind|until.LP-0191=2026-11-30'`,
   golden: [['type', '#q', 'LP-0191'], ['click', 'tr[data-tag="LP-0191"] .out'], ['choose', '#pe', 'Rosa Lind'], ['type', '#un', '2026-11-30'], ['click', '#go']] },
 { id: 'b', instructions: 'The projector in room Birch is broken and the manufacturer wants its serial number. What is it?', data: {}, claim: 'gave_up', answer: null, won: null,
   golden: [['choose', '#ty', 'Projectors']] },
] };
