import { written } from './written.ts';

const CALENDAR = `<title>Tidewater Calendar</title><style>*{box-sizing:border-box}body{margin:0;font:14px/1.4 "Nunito Sans",Arial,sans-serif;color:#233}header{display:flex;align-items:center;gap:12px;padding:10px 18px;border-bottom:1px solid #dde}header h1{font-size:18px;margin:0 20px 0 0}.b{border:1px solid #bcc;background:#fff;border-radius:5px;padding:5px 12px;font:inherit;cursor:pointer}.b.p{background:#00796b;color:#fff;border-color:#00796b}.days{display:grid;grid-template-columns:repeat(7,1fr);min-height:420px}.day{border-right:1px solid #e3e8ea;padding:6px}.day h3{font-size:13px;margin:0 0 8px;color:#567}.ev{background:#e0f2f1;border-left:4px solid #00796b;border-radius:3px;padding:5px 7px;margin-bottom:6px;cursor:pointer}.ev small{display:block;color:#567}.pop{position:fixed;top:70px;left:50%;transform:translateX(-50%);width:400px;background:#fff;border:1px solid #ccd;border-radius:8px;box-shadow:0 8px 30px #0003;padding:18px 22px;z-index:5}.pop label{display:block;margin:8px 0}.pop input,.pop select{display:block;width:100%;padding:6px;border:1px solid #ccd;border-radius:4px;font:inherit}.pop .pair{display:flex;gap:10px}.pop .pair label{flex:1}.x{position:absolute;right:12px;top:8px;border:0;background:none;font-size:18px;cursor:pointer}.w{color:#b71c1c}#t{position:fixed;bottom:16px;left:16px;background:#233;color:#fff;padding:8px 16px;border-radius:4px;display:none}</style>
<header><h1>Tidewater</h1><button class=b onclick="go(0)">Today</button><button class=b aria-label="Previous week" onclick="go(-1)">&lsaquo;</button><button class=b aria-label="Next week" onclick="go(1)">&rsaquo;</button><b id=m></b><span style="flex:1"></span><input id=s class=b placeholder="Search events" onkeydown="if(event.key==='Enter')find()"><button class="b p" onclick="edit(null)">New event</button></header><div class=days id=d></div><div id=t role=status></div>
<script>
var W=0,E=get('ev',[{i:1,t:'Stand-up',d:'2026-11-02',a:'09:00',z:'09:15',w:'Online',g:['Team']},{i:2,t:'Dentist',d:'2026-11-03',a:'16:30',z:'17:00',w:'12 Bridge Street',g:[]},{i:3,t:'Budget review',d:'2026-11-05',a:'10:00',z:'11:30',w:'Room Heron',g:['Lucia Prats','Ben Okafor']},{i:4,t:'Lunch with Ben',d:'2026-11-06',a:'12:30',z:'13:30',w:'Cafe Nord',g:['Ben Okafor']},{i:5,t:'Interview: designer',d:'2026-11-10',a:'14:00',z:'15:00',w:'Room Heron',g:['Lucia Prats']},{i:6,t:'Stand-up',d:'2026-11-09',a:'09:00',z:'09:15',w:'Online',g:['Team']},{i:7,t:'Release party',d:'2026-11-13',a:'18:00',z:'22:00',w:'Roof terrace',g:['Everybody']}]);
function day(n){var d=new Date(Date.UTC(2026,10,2+W*7+n));return d}
function iso(d){return d.toISOString().slice(0,10)}
function toast(x){$('t').textContent=x;$('t').style.display='block'}
function keep(){put('ev',E);draw()}
function go(n){W=n?W+n:0;draw()}
function ev(e){return '<div class=ev onclick="show('+e.i+')"><b>'+e.t+'</b><small>'+e.a+' - '+e.z+'</small></div>'}
function draw(){$('m').textContent=day(0).toLocaleDateString('en-GB',{month:'long',year:'numeric',timeZone:'UTC'});var h='';for(var n=0;n<7;n++){var d=day(n);h+='<div class=day><h3>'+d.toLocaleDateString('en-GB',{weekday:'short',day:'numeric',month:'short',timeZone:'UTC'})+'</h3>'+E.filter(function(e){return e.d===iso(d)}).sort(function(a,b){return a.a<b.a?-1:1}).map(ev).join('')+'</div>'}$('d').innerHTML=h}
function by(i){return E.filter(function(e){return e.i===i})[0]}
function shut(){var p=document.querySelector('.pop');if(p)p.remove()}
function pop(h){shut();var p=document.createElement('div');p.className='pop';p.setAttribute('role','dialog');p.innerHTML='<button class=x aria-label=Close onclick="shut()">&times;</button>'+h;document.body.append(p)}
function show(i){var e=by(i);pop('<h2>'+e.t+'</h2><p>'+new Date(e.d).toLocaleDateString('en-GB',{weekday:'long',day:'numeric',month:'long'})+', '+e.a+' to '+e.z+'</p><p>Where: '+e.w+'</p><p>Guests: '+(e.g.join(', ')||'none')+'</p><button class=b onclick="edit('+i+')">Edit</button> <button class=b onclick="if(confirm(\\'Delete this event?\\')){E=E.filter(function(x){return x.i!=='+i+'});shut();keep();toast(\\'Event deleted\\')}">Delete</button>')}
function edit(i){var e=i?by(i):{t:'',d:'',a:'',z:'',w:'',g:[]};pop('<h2>'+(i?'Edit event':'New event')+'</h2><label>Title<input id=et value="'+e.t+'"></label><label>Date<input type=date id=ed value="'+e.d+'"></label><div class=pair><label>Starts<input type=time id=ea value="'+e.a+'"></label><label>Ends<input type=time id=ez value="'+e.z+'"></label></div><label>Place<select id=ew><option>'+(e.w||'No place')+'</option><option>Room Heron</option><option>Room Plover</option><option>Online</option></select></label><label>Guests<input id=eg value="'+e.g.join(', ')+'" placeholder="Names, with commas between"></label><p class=w id=ee></p><button class="b p" onclick="save('+i+')">Save</button>')}
function save(i){var m=!$('et').value?'Give the event a title.':!$('ed').value?'Choose a date.':!$('ea').value||!$('ez').value?'Say when it starts and ends.':$('ez').value<=$('ea').value?'It ends before it starts.':'';if(m){$('ee').textContent=m;return}var n={i:i||Date.now(),t:$('et').value,d:$('ed').value,a:$('ea').value,z:$('ez').value,w:$('ew').value,g:$('eg').value.split(/\\s*,\\s*/).filter(Boolean)};E=E.filter(function(x){return x.i!==i}).concat([n]);shut();keep();toast(i?'Changes saved':'Event created')}
function find(){var w=$('s').value.toLowerCase(),L=E.filter(function(e){return (e.t+e.w+e.g.join()).toLowerCase().indexOf(w)>=0});pop('<h2>'+L.length+' found</h2>'+L.map(function(e){return '<div class=ev onclick="show('+e.i+')"><b>'+e.t+'</b><small>'+e.d+'</small></div>'}).join(''))}
draw();
</script>`;

/** A calendar by the week in one page, with boxes that open over it. */
export const WEEK = written('calendar', { '/': CALENDAR }, [
  {
    name: 'a new meeting',
    asks: 'Create an event "Roof inspection" on Wednesday 4 November 2026 from 14:00 to 15:30 in Room Plover.',
    holds:
      "(s.ev||[]).some(e=>e.t==='Roof inspection'&&e.d==='2026-11-04'&&e.a==='14:00'&&e.z==='15:30'&&e.w==='Room Plover')",
  },
  { name: 'where next week', asks: 'Where does the interview with the designer take place next week?', says: /Heron/ },
  {
    name: 'an hour later',
    asks: 'Move the dentist appointment to 5 November at 17:00. It ends at 17:30.',
    holds: "(s.ev||[]).some(e=>e.i===2&&e.d==='2026-11-05'&&e.a==='17:00'&&e.z==='17:30')",
  },
  {
    name: 'called off',
    asks: 'Lunch with Ben is off. Delete it from the calendar.',
    holds: 's.ev&&s.ev.length===6&&!s.ev.some(e=>e.i===4)',
  },
  {
    name: 'one guest more',
    asks: 'Invite Mara Holt to the budget review as well.',
    holds: "(s.ev||[]).some(e=>e.i===3&&e.g.length===3&&e.g.indexOf('Mara Holt')>=0)",
  },
]);
