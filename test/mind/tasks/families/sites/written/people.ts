import { written } from './written.ts';

const HR = `<title>PeoplePoint</title><style>*{box-sizing:border-box}body{margin:0;font:14px Inter,Arial,sans-serif;background:#eef1f6;color:#273044}#app{display:flex;min-height:100vh}aside{width:200px;background:#1f2a44;color:#c9d2e6;padding:18px 0}aside h2{color:#fff;font-size:17px;padding:0 20px}aside ul{list-style:none;margin:0;padding:0}aside li{padding:9px 20px;cursor:pointer}aside li.active{background:#33415f;color:#fff}section{flex:1;padding:24px 30px}.panel{background:#fff;border-radius:8px;padding:18px 22px;margin-bottom:18px;box-shadow:0 1px 3px #0001}.tiles{display:flex;gap:16px}.tiles .panel{flex:1}.big{font-size:28px;font-weight:600}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:8px 6px;border-bottom:1px solid #e6e9f0}.button{border:0;border-radius:6px;background:#3867d6;color:#fff;padding:8px 16px;cursor:pointer;font:inherit}.button.ghost{background:#fff;color:#3867d6;border:1px solid #3867d6}.tag{font-size:12px;border-radius:10px;padding:2px 9px;background:#ffe8b3}.tag.ok{background:#c9f0d4}.tag.no{background:#f8cfd0}.over{position:fixed;inset:0;background:#0007;display:grid;place-items:center}.over form{background:#fff;border-radius:10px;padding:22px 26px;width:400px}.over label{display:block;margin:10px 0}.over input,.over select,.over textarea{display:block;width:100%;padding:7px;font:inherit;border:1px solid #c4cbd9;border-radius:5px}.msg{color:#c0392b}.person{display:flex;gap:12px;padding:9px;border-bottom:1px solid #eee;cursor:pointer}.ava{width:34px;height:34px;border-radius:50%;background:#b8c6e4}</style><div id=app></div><script>
var nav=[['home','Overview'],['leave','Time off'],['team','My team'],['pay','Pay'],['people','Directory'],['me','Personal details']];
var R=get('reqs')||[{w:'Tomas Hruby',d:'9 - 13 November',s:'Pending'},{w:'Ines Duarte',d:'21 - 24 December',s:'Pending'},{w:'Leo Marchetti',d:'16 November',s:'Pending'}];
var P=[['Petra Novak','Payroll specialist','Finance','Gustav Lindqvist','Room 2.14'],['Gustav Lindqvist','Head of finance','Finance','Miriam Okoye','Room 2.01'],['Miriam Okoye','Managing director','Board','-','Room 4.01'],['Tomas Hruby','Support engineer','Support','Ada Brook','Room 1.07'],['Ines Duarte','Support engineer','Support','Ada Brook','Room 1.07'],['Leo Marchetti','Trainee','Support','Ada Brook','Room 1.09'],['Hana Sato','Designer','Product','Ola Berg','Room 3.11'],['Ola Berg','Head of product','Product','Miriam Okoye','Room 3.02']];
function esc(n){return '<span class="tag '+(n==='Approved'?'ok':n==='Declined'?'no':'')+'">'+n+'</span>'}
var V={home:function(){return '<h1>Good morning, Ada</h1><div class=tiles><div class=panel>Time off left<div class=big>11.5 days</div></div><div class=panel>Next pay day<div class=big>27 Nov</div></div><div class=panel>Tasks<div class=big>'+R.filter(function(r){return r.s==='Pending'}).length+'</div></div></div><div class=panel><h3>News</h3><p>The summer party is over, the winter party is on 11 December.</p></div>'},
leave:function(){var l=get('leave')||[];return '<h1>Time off</h1><p><button class=button onclick="ask()">Request time off</button></p><div class=panel><table><tr><th>Kind</th><th>Entitled</th><th>Taken</th><th>Left</th></tr><tr><td>Annual leave</td><td>28</td><td>16.5</td><td>11.5</td></tr><tr><td>Training days</td><td>5</td><td>2</td><td>3</td></tr><tr><td>Care days</td><td>10</td><td>1</td><td>9</td></tr></table></div><div class=panel><h3>My requests</h3>'+(l.map(function(x){return '<p>'+x.k+', '+x.f+' to '+x.t+' '+esc('Pending')+'</p>'}).join('')||'<p>None</p>')+'</div>'},
team:function(){return '<h1>My team</h1><div class=panel><h3>Requests waiting for you</h3><table>'+R.map(function(r,i){return '<tr><td>'+r.w+'</td><td>'+r.d+'</td><td>'+(r.s==='Pending'?'<button class=button onclick="set('+i+',\\'Approved\\')">Approve</button> <button class="button ghost" onclick="set('+i+',\\'Declined\\')">Decline</button>':esc(r.s))+'</td></tr>'}).join('')+'</table></div>'},
pay:function(){return '<h1>Pay</h1><div class=panel><label>Year <select id=yr onchange="slips()"><option>2026</option><option>2025</option></select></label><div id=sl></div></div>'},
people:function(){return '<h1>Directory</h1><div class=panel><input id=ps placeholder="Search by name" oninput="find()" style="padding:8px;width:260px"><div id=pl></div></div>'},
me:function(){return '<h1>Personal details</h1><div class=panel><table><tr><td>Name</td><td>Ada Brook</td></tr><tr><td>Emergency contact</td><td id=ec>'+get('ec','Nobody yet')+'</td></tr><tr><td>Address</td><td>4 Quay Road</td></tr></table><p><button class="button ghost" onclick="emc()">Edit emergency contact</button></p></div>'}};
function draw(){var r=location.hash.slice(2)||'home',n=r.split('/')[0];$('app').innerHTML='<aside><h2>PeoplePoint</h2><ul>'+nav.map(function(x){return '<li class="'+(x[0]===n?'active':'')+'" onclick="location.hash=\\'/'+x[0]+'\\'">'+x[1]+'</li>'}).join('')+'</ul></aside><section>'+(r.indexOf('people/')===0?card(+r.split('/')[1]):r.indexOf('slip/')===0?slip(r.split('/')[1]):V[n]())+'</section>';if(n==='people'&&r==='people')find();if(n==='pay')slips()}
function set(i,s){R[i].s=s;put('reqs',R);draw()}
function find(){var w=$('ps').value.toLowerCase();$('pl').innerHTML=P.map(function(p,i){return p[0].toLowerCase().indexOf(w)<0?'':'<div class=person onclick="location.hash=\\'/people/'+i+'\\'"><div class=ava></div><div><b>'+p[0]+'</b><br>'+p[1]+'</div></div>'}).join('')}
function card(i){var p=P[i];return '<p><a href="#/people">Directory</a> / '+p[0]+'</p><div class=panel><h1>'+p[0]+'</h1><p>'+p[1]+', '+p[2]+'</p><p>Reports to: '+p[3]+'</p><p>Office: '+p[4]+'</p></div>'}
function slips(){var y=$('yr').value,m=y==='2026'?['October','September','August','July']:['December','November','October','September'];$('sl').innerHTML='<table>'+m.map(function(x){return '<tr><td>'+x+' '+y+'</td><td><a href="#/slip/'+x+'-'+y+'">View</a></td></tr>'}).join('')+'</table>'}
function slip(k){var g={October:4100,September:4350,August:4100,July:4100,December:5200,November:4000}[k.split('-')[0]];return '<div class=panel><h1>Payslip '+k.replace('-',' ')+'</h1><table><tr><td>Gross pay</td><td>'+g+'.00</td></tr><tr><td>Tax</td><td>'+(g*.21).toFixed(2)+'</td></tr><tr><td>Pension</td><td>'+(g*.05).toFixed(2)+'</td></tr><tr><td>Net pay</td><td>'+(g*.74).toFixed(2)+'</td></tr></table></div>'}
function ov(h,f){var d=document.createElement('div');d.className='over';d.innerHTML='<form novalidate>'+h+'</form>';document.body.append(d);d.querySelector('form').onsubmit=function(e){e.preventDefault();f(d)};var c=d.querySelector('.x');if(c)c.onclick=function(){d.remove()}}
function ask(){ov('<h3>Request time off</h3><label>Kind of leave<select id=lk><option value="">Select...</option><option>Annual leave</option><option>Training days</option><option>Care days</option></select></label><label>First day<input type=date id=lf></label><label>Last day<input type=date id=lt></label><label>Note for your manager<textarea id=ln></textarea></label><p class=msg id=lm></p><button class=button>Submit</button> <button type=button class="button ghost x">Cancel</button>',function(d){var m=!$('lk').value?'Select a kind of leave.':!$('lf').value||!$('lt').value?'Enter the first and the last day.':$('lt').value<$('lf').value?'The last day is before the first day.':'';if(m){$('lm').textContent=m;return}put('leave',(get('leave')||[]).concat([{k:$('lk').value,f:$('lf').value,t:$('lt').value}]));d.remove();draw()})}
function emc(){ov('<h3>Emergency contact</h3><label>Name<input id=en></label><label>Relationship<select id=er><option>Partner</option><option>Parent</option><option>Sibling</option><option>Friend</option></select></label><label>Phone<input id=ep></label><p class=msg id=lm></p><button class=button>Save</button> <button type=button class="button ghost x">Cancel</button>',function(d){if(!$('en').value||!$('ep').value){$('lm').textContent='Name and phone are required.';return}put('ec',$('en').value+' ('+$('er').value+'), '+$('ep').value);d.remove();draw()})}
onhashchange=draw;draw();
</script>`;

/** A portal for staff, routed by the hash, with a side bar of list items and boxes that open over the page. */
export const STAFF = written('staff portal', { '/': HR }, [
  {
    name: 'annual leave',
    asks: 'Request annual leave from 21 to 23 December 2026.',
    holds:
      "s.leave&&s.leave.length===1&&s.leave[0].k==='Annual leave'&&s.leave[0].f==='2026-12-21'&&s.leave[0].t==='2026-12-23'",
  },
  {
    name: 'one approved, one declined',
    asks: "Approve Tomas Hruby's request for time off and decline that of Ines Duarte.",
    holds: "s.reqs&&s.reqs[0].s==='Approved'&&s.reqs[1].s==='Declined'&&s.reqs[2].s==='Pending'",
  },
  { name: 'who is the boss', asks: 'Who does Petra Novak report to?', says: /Gustav Lindqvist/ },
  { name: 'an old payslip', asks: 'How much was your net pay in November 2025?', says: /2960/ },
  {
    name: 'in an emergency',
    asks: 'Add your brother Milo Brook, 020 7946 0333, as your emergency contact.',
    holds: "/Milo Brook \\(Sibling\\), 020 7946 0333/.test(s.ec||'')",
  },
]);
