const css = `<style>body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#eaf6fb;color:#12324a}.t{background:#fff;padding:14px 24px;border-bottom:4px solid #2a9dc9}.t a{margin-left:18px;color:#1673a0}.w{max-width:720px;margin:18px auto;padding:0 16px}.dose{background:#fff;border-radius:12px;padding:14px;margin:10px 0;display:flex;justify-content:space-between;align-items:center}.dose button{font:inherit;padding:6px 14px;border-radius:8px;border:2px solid #2a9dc9;background:#fff}.dose.taken{border-left:8px solid #45a96a}.dose.skipped{border-left:8px solid #d08c2f}.acc{background:#fff;border-radius:12px;margin:10px 0}.acc>h3{margin:0}.acc>h3 button{width:100%;text-align:left;font:inherit;font-weight:600;padding:14px;border:0;background:none}.acc .bd{padding:0 16px 14px}.acc .bd button{font:inherit;padding:6px 14px;border-radius:8px;border:2px solid #2a9dc9;background:#fff}.live{background:#d8f0df;padding:10px;border-radius:8px}.live:empty{display:none}</style>`;
const top = `<div class=t><b>💊 Pillow</b><a href="/">Today</a><a href="/plan">Medicines</a><a href="/refills">Refills</a></div>`;
const data = `var st=JSON.parse(localStorage.pill||'{}');function put(k,v,d){if(v===d)delete st[k];else st[k]=v;localStorage.pill=JSON.stringify(st,Object.keys(st).sort())}function $(i){return document.getElementById(i)}
var M=[['iron','Iron tablet','20 mg, with orange juice','07:30'],['d','Vitamin D','1 capsule','08:00'],['bp','Ramipril','5 mg','08:00'],['nose','Nasal spray','one puff each side','21:30']];function tm(m){return st[m[0]+'.time']||m[3]}`;
export default {
  name: 'Pillow medicine planner',
  pages: {
    '/': `<title>Today - Pillow</title>${css}${top}<div class=w><h1>Monday, 2 November</h1><p class=live role=status id=s></p><div id=l></div></div><script>${data}
function draw(){$('l').innerHTML=M.map(function(m){var x=st[m[0]+'.today']||'';return '<div class="dose '+x+'" data-m='+m[0]+'><span><b>'+tm(m)+'</b> '+m[1]+'<br><small>'+m[2]+'</small></span><span>'+(x?(x==='taken'?'✔ Taken':'– Skipped')+' <button data-x="">Undo</button>':'<button data-x=taken>Taken</button> <button data-x=skipped>Skipped</button>')+'</span></div>'}).join('')}
$('l').onclick=function(e){var x=e.target.dataset.x;if(x===undefined)return;var id=e.target.closest('.dose').dataset.m,n=M.find(function(m){return m[0]===id})[1];put(id+'.today',x,'');$('s').textContent=x?n+' recorded as '+x+'.':n+' reset.';draw()};draw()</script>`,
    '/plan': `<title>Medicines - Pillow</title>${css}${top}<div class=w><h1>Medicines</h1><p class=live role=status id=s></p><div id=l></div></div><script>${data}
var open='',ed=0;function draw(){$('l').innerHTML=M.map(function(m){var o=open===m[0];return '<div class=acc data-m='+m[0]+'><h3><button class=hd aria-expanded='+o+'>'+(o?'▾ ':'▸ ')+m[1]+'</button></h3>'+(o?'<div class=bd><p>'+m[2]+'</p>'+(ed?'<form><label>Reminder at <input type=time name=t value='+tm(m)+'></label> <button class=sv>Save</button> <button type=button class=cx>Cancel</button></form>':'<p>Reminder every day at <b>'+tm(m)+'</b> <button class=ch>Change time</button></p><p><button class=pz>'+(st[m[0]+'.paused']?'Resume':'Pause reminders')+'</button></p>')+'</div>':'')+'</div>'}).join('');var f=document.querySelector('form');if(f)f.onsubmit=function(e){e.preventDefault();var m=M.find(function(x){return x[0]===open});put(open+'.time',f.t.value,m[3]);ed=0;$('s').textContent='You will be reminded of '+m[1]+' at '+tm(m)+'.';draw()}}
$('l').addEventListener('click',function(e){var a=e.target.closest('.acc');if(!a)return;var c=e.target.className,id=a.dataset.m;if(c==='hd'){open=open===id?'':id;ed=0;draw()}else if(c==='ch'){ed=1;draw()}else if(c==='cx'){ed=0;draw()}else if(c==='pz'){put(id+'.paused',!st[id+'.paused'],false);$('s').textContent=st[id+'.paused']?'Reminders paused.':'Reminders resumed.';draw()}});draw()</script>`,
    '/refills': `<title>Refills - Pillow</title>${css}${top}<div class=w><h1>Refills</h1><p>Ramipril: 12 tablets left. Iron: 40 tablets left. Your pharmacy is Green Cross, High Street.</p></div>`,
  },
  tasks: [
    { id: 'a', instructions: 'You left out the iron tablet this morning. Mark it as skipped.', data: {}, claim: 'completed', answer: null,
      won: `localStorage.pill === '{"iron.today":"skipped"}'`,
      golden: [['click', '[data-m=iron] [data-x=skipped]']] },
    { id: 'b', instructions: 'From now on you want to be reminded of Vitamin D at nine in the evening.', data: {}, claim: 'completed', answer: null,
      won: `localStorage.pill === '{"d.time":"21:00"}'`,
      golden: [['click', '.t a[href="/plan"]'], ['click', '[data-m=d] .hd'], ['click', '.ch'], ['type', 'input[name=t]', '21:00'], ['click', '.sv']] },
  ],
};
