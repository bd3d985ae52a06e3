import { written } from './written.ts';

const HOMES = `var H=[{i:1,k:'Flat',a:'14 Mill Lane',p:'Eastgate',b:2,r:980,m:64,y:1998,pet:'No pets',f:'Gas'},{i:2,k:'Flat',a:'7 Quay Street',p:'Eastgate',b:2,r:1040,m:71,y:1974,pet:'Pets welcome',f:'District heating'},{i:3,k:'House',a:'3 Orchard Row',p:'Northfield',b:4,r:1850,m:142,y:1931,pet:'Pets welcome',f:'Oil'},{i:4,k:'Flat',a:'22 Station Road',p:'Eastgate',b:2,r:1120,m:76,y:2016,pet:'Pets welcome',f:'Heat pump'},{i:5,k:'Studio',a:'5 Bell Yard',p:'Old Town',b:1,r:690,m:31,y:1962,pet:'No pets',f:'Electric'},{i:6,k:'Flat',a:'90 Castle Street',p:'Old Town',b:3,r:1390,m:98,y:1905,pet:'No pets',f:'Gas'},{i:7,k:'House',a:'11 Fern Close',p:'Northfield',b:3,r:1480,m:110,y:2004,pet:'No pets',f:'Gas'},{i:8,k:'Flat',a:'2 Dyer Court',p:'Eastgate',b:1,r:760,m:45,y:1988,pet:'Pets welcome',f:'Gas'},{i:9,k:'House',a:'28 Hillside',p:'Westbury',b:3,r:1320,m:104,y:1967,pet:'Pets welcome',f:'Oil'}];function home(i){return H.filter(function(h){return h.i===+i})[0]}function eur(n){return '\\u20ac'+n.toLocaleString('en')}`;
const page = (title: string, body: string, script = '') => `<title>${title} - Hearthside Lettings</title>
<style>body{margin:0;font:15px/1.45 "Helvetica Neue",Arial,sans-serif;background:#faf8f5;color:#333}.hd{background:#fff;border-bottom:3px solid #c0653a;padding:12px 30px;display:flex;align-items:center}.hd a{color:#333;text-decoration:none;margin-right:26px}.hd .name{font:bold 22px Georgia,serif;color:#c0653a}.wrap{display:flex;gap:24px;padding:22px 30px;max-width:1080px}.filters{width:210px;flex:none}.filters select,.filters input[type=text]{width:100%;padding:5px;margin:2px 0 12px}.grid{display:grid;grid-template-columns:repeat(2,1fr);gap:16px;flex:1}.tile{background:#fff;border:1px solid #e2dcd3;border-radius:4px;overflow:hidden;text-decoration:none;color:inherit;display:block}.tile .pic{height:70px;background:linear-gradient(120deg,#d9c7b0,#a7b8a8)}.tile .tx{padding:10px 12px}.price{font-weight:bold;color:#c0653a}.b{background:#c0653a;color:#fff;border:0;padding:8px 16px;border-radius:3px;cursor:pointer;font:inherit}.heart{border:1px solid #c0653a;background:#fff;color:#c0653a;padding:7px 14px;border-radius:3px;cursor:pointer;font:inherit}.acc{border:1px solid #e2dcd3;background:#fff;margin:6px 0}.acc>button{display:block;width:100%;text-align:left;padding:10px;border:0;background:#f3eee7;font:inherit;cursor:pointer}.acc>div{padding:10px;display:none}.acc.open>div{display:block}.slots span{display:inline-block;border:1px solid #999;padding:6px 12px;margin:4px;cursor:pointer;border-radius:3px}.slots span.sel{background:#c0653a;color:#fff}.slots span.full{color:#bbb;text-decoration:line-through;cursor:default}</style>
<div class=hd><a class=name href="/">Hearthside</a><a href="/homes">Homes to rent</a><a href="/saved">Saved homes</a><a href="/tenants">For tenants</a><a href="/about">About us</a></div><div class=wrap>${body}</div><script>${HOMES}${script}</script>`;

const LET = { name: 'Ada Brook', email: 'ada@example.org', phone: '020 7946 0101' };

/** Homes to rent: filters, tiles, details in folds, viewings. */
export const HOMES_TO_RENT = written(
  'lettings',
  {
    '/': page(
      'Home',
      `<div><h1>Find a place that feels like yours</h1><form action="/homes"><input name=q placeholder="Street or area" style="padding:8px;width:280px"> <button class=b>Search</button></form><p>Nine homes in four areas today.</p></div>`,
    ),
    '/homes': page(
      'Homes to rent',
      `<form class=filters><label>Area<select name=area><option value="">All areas</option><option>Eastgate</option><option>Northfield</option><option>Old Town</option><option>Westbury</option></select></label><label>Bedrooms<select name=beds><option value="">Any</option><option>1</option><option>2</option><option>3</option><option>4</option></select></label><label>Type<select name=type><option value="">Any</option><option>Flat</option><option>House</option><option>Studio</option></select></label><p><label><input type=checkbox name=pets value=1> Pets welcome</label></p><label>Sort by<select name=sort><option value="">Newest</option><option value=up>Rent (low to high)</option><option value=down>Rent (high to low)</option><option value=size>Size (largest)</option></select></label><button class=b>Apply</button></form><div style="flex:1"><h1 id=n></h1><div class=grid id=g></div></div>`,
      `document.querySelectorAll('.filters [name]').forEach(function(e){if(e.type==='checkbox')e.checked=!!q('pets');else e.value=q(e.name)});var w=q('q').toLowerCase(),L=H.filter(function(h){return (!q('area')||h.p===q('area'))&&(!q('beds')||h.b===+q('beds'))&&(!q('type')||h.k===q('type'))&&(!q('pets')||h.pet==='Pets welcome')&&(!w||(h.a+' '+h.p).toLowerCase().indexOf(w)>=0)});if(q('sort'))L.sort(function(a,b){return q('sort')==='up'?a.r-b.r:q('sort')==='down'?b.r-a.r:b.m-a.m});$('n').textContent=L.length===1?'1 home':L.length+' homes';$('g').innerHTML=L.map(function(h){return '<a class=tile href="/home?id='+h.i+'"><div class=pic></div><div class=tx><b>'+h.a+'</b><br>'+h.k+' in '+h.p+'<br>'+h.b+' bed &middot; '+h.m+' m&sup2;<br><span class=price>'+eur(h.r)+' a month</span></div></a>'}).join('')||'<p>No homes match your search.</p>'`,
    ),
    '/home': page(
      'Home',
      `<div style="flex:1"><h1 id=t></h1><p id=d></p><p><button class=heart id=hb>&#9825; Save</button> <button class=b onclick="location.href='/viewing?id='+q('id')">Book a viewing</button></p><div class=acc><button>The building</button><div id=bu></div></div><div class=acc><button>Rules of the house</button><div id=ru></div></div><div class=acc><button>Costs</button><div id=co></div></div></div>`,
      `var h=home(q('id'));$('t').textContent=h.a;document.title=h.a;$('d').innerHTML=h.k+' in '+h.p+', '+h.b+' bedrooms, '+h.m+' square metres. <span class=price>'+eur(h.r)+'</span> a month.';$('bu').innerHTML='Built in '+h.y+'. Heating: '+h.f+'.';$('ru').textContent=h.pet+'. No smoking indoors.';$('co').textContent='Deposit: two months of rent ('+eur(2*h.r)+'). Service charge: '+eur(Math.round(h.m*1.5))+' a month.';document.querySelectorAll('.acc>button').forEach(function(b){b.onclick=function(){b.parentNode.classList.toggle('open')}});function dr(){var on=get('saved',[]).indexOf(h.i)>=0;$('hb').innerHTML=on?'&#9829; Saved':'&#9825; Save'}$('hb').onclick=function(){var s=get('saved',[]),k=s.indexOf(h.i);if(k<0)s.push(h.i);else s.splice(k,1);put('saved',s);dr()};dr()`,
    ),
    '/saved': page(
      'Saved homes',
      `<div><h1>Saved homes</h1><div id=l></div></div>`,
      `$('l').innerHTML=get('saved',[]).map(function(i){return '<p><a href="/home?id='+i+'">'+home(i).a+'</a></p>'}).join('')||'<p>You have not saved any homes yet.</p>'`,
    ),
    '/viewing': page(
      'Book a viewing',
      `<div><h1 id=t></h1><p>Choose a time.</p><div class=slots id=s></div><div id=f style="display:none"><p><label>Name<br><input id=nm></label></p><p><label>Email<br><input id=em></label></p><p><label>Phone (optional)<br><input id=ph></label></p><p id=e style="color:#b00"></p><button class=b onclick="send()">Request viewing</button></div><p id=ok></p></div>`,
      `var h=home(q('id')),sel;$('t').textContent='A viewing of '+h.a;$('s').innerHTML=['Wednesday 4 November, 17:30','Thursday 5 November, 9:30','Thursday 5 November, 16:00','Saturday 7 November, 11:00'].map(function(x,i){return '<span class="'+(i===0?'full':'')+'">'+x+'</span>'}).join('');$('s').onclick=function(ev){var e=ev.target;if(e.tagName!=='SPAN'||e.className==='full')return;document.querySelectorAll('.slots span').forEach(function(x){x.classList.remove('sel')});e.classList.add('sel');sel=e.textContent;$('f').style.display='block'};function send(){if(!$('nm').value||!/@/.test($('em').value)){$('e').textContent='We need your name and an email address.';return}put('viewing',{id:h.i,at:sel,nm:$('nm').value});$('f').style.display='none';$('s').style.display='none';$('ok').textContent='Thank you! We have noted your viewing on '+sel+'.'}`,
    ),
    '/tenants': page(
      'For tenants',
      `<div><h1>For tenants</h1><p>Repairs: call 020 7946 0777 at any hour.</p><p>Notice: two months to the end of a month.</p></div>`,
    ),
    '/about': page('About us', `<div><h1>About us</h1><p>A family firm since 1987, at 12 Bridge Street.</p></div>`),
  },
  [
    {
      name: 'cheapest with a pet',
      asks: 'Find the cheapest two-bedroom flat in Eastgate where pets are welcome, and save it.',
      holds: 's.saved&&s.saved.length===1&&s.saved[0]===2',
    },
    {
      name: 'which is larger',
      asks: 'Which flat is larger, the one at 14 Mill Lane or the one in Quay Street?',
      says: /Quay/,
    },
    {
      name: 'a viewing',
      asks: 'Arrange to view the flat at 14 Mill Lane on Thursday morning.',
      knows: LET,
      holds: 's.viewing&&s.viewing.id===1&&/9:30/.test(s.viewing.at)&&/Brook/.test(s.viewing.nm)',
    },
    { name: 'how it is heated', asks: 'How is the house at 3 Orchard Row heated?', says: /\boil\b/i },
    {
      name: 'none so cheap',
      asks: 'Save a three-bedroom house in Westbury that costs less than €1,200 a month.',
      absent: true,
    },
  ],
);
