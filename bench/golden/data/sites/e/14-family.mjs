const css = `<style>body{margin:0;font:15px "Comic Neue","Segoe UI",sans-serif;background:#fff7e6;color:#3d2c5e}.tp{background:#7b5ea7;color:#fff;padding:14px 26px;border-radius:0 0 22px 22px}.tp a{color:#ffe9a8;margin-right:16px}.in{padding:16px 26px;max-width:980px}.kan{display:grid;grid-template-columns:repeat(4,1fr);gap:12px}.col{background:#fff;border-radius:14px;padding:10px;min-height:200px}.chore{background:#f1eaff;border-radius:10px;padding:8px;margin:8px 0;position:relative}.chore button{border:1px solid #7b5ea7;background:#fff;border-radius:8px;font:inherit;font-size:13px;cursor:pointer}.ls{list-style:none;margin:6px 0 0;padding:0;background:#fff;border-radius:8px;border:1px solid #c8b6e6}.ls li{padding:5px 8px;cursor:pointer}.ls li:hover{background:#ffe9a8}.mem{background:#fff;border-radius:12px;padding:10px 14px;margin:8px 0;display:flex;justify-content:space-between}.nt{background:#ffe9a8;padding:10px;border-radius:10px}</style>`;
const top = `<div class=tp><b>🪺 Nest - the Alders family</b><br><a href="/">Chores</a><a href="/meals">Meals</a><a href="/week">This week</a><a href="/members">Family members</a></div>`;
export default {
  name: 'Nest family planner',
  pages: {
    '/': `<title>Chores - Nest</title>${css}${top}<div class=in><h1>Chores this week</h1><p id=m role=status></p><div class=kan id=k></div></div><script>var st=JSON.parse(sessionStorage.st||'{}');function put(k,v,d){if(v===d)delete st[k];else st[k]=v;sessionStorage.st=JSON.stringify(st,Object.keys(st).sort())}
var W=['Ines','Leo','Maya','You'],C=[['bins','Take the bins out','Leo'],['dish','Empty the dishwasher','Maya'],['dog','Walk the dog in the morning','You'],['dog2','Walk the dog in the evening','You'],['bath','Clean the bathroom','Ines'],['plants','Water the plants','Leo']],open='';
function who(c){return st[c[0]]||c[2]}function draw(){document.getElementById('k').innerHTML=W.map(function(w){return '<div class=col data-w='+w+'><b>'+w+'</b>'+C.filter(function(c){return who(c)===w}).map(function(c){return '<div class=chore data-c='+c[0]+'>'+c[1]+'<br><button class=pass aria-expanded='+(open===c[0])+'>Pass on to…</button>'+(open===c[0]?'<ul class=ls role=listbox aria-label="Pass on to">'+W.filter(function(x){return x!==w}).map(function(x){return '<li role=option tabindex=0 data-to='+x+'>'+x+'</li>'}).join('')+'</ul>':'')+'</div>'}).join('')+'</div>'}).join('')}
document.getElementById('k').onclick=function(e){var c=e.target.closest('.chore');if(!c)return;var id=c.dataset.c,t=C.find(function(x){return x[0]===id});if(e.target.classList.contains('pass')){open=open===id?'':id;draw()}var to=e.target.dataset.to;if(to){put(id,to,t[2]);open='';document.getElementById('m').textContent='“'+t[1]+'” now belongs to '+to+'.';draw()}};draw()</script>`,
    '/meals': `<title>Meals - Nest</title>${css}${top}<div class=in><h1>Meals</h1><p>Mon: lentil soup · Tue: fish fingers · Wed: leftovers · Thu: pizza · Fri: pasta bake</p></div>`,
    '/week': `<title>This week - Nest</title>${css}${top}<div class=in><h1>This week</h1><p>Tuesday 16:00 Leo swimming · Thursday 17:00 Maya piano · Saturday: Grandpa visits</p></div>`,
    '/members': `<title>Family members - Nest</title>${css}${top}<div class=in><h1>Family members</h1><p class=nt>You are signed in as a <b>member</b>. Only the organiser (Ines) can invite or remove people.</p><div class=mem><span>Ines</span><span>Organiser</span></div><div class=mem><span>You</span><span>Member</span></div><div class=mem><span>Leo</span><span>Child</span></div><div class=mem><span>Maya</span><span>Child</span></div><div class=mem><span>Grandpa Walter</span><span>Guest</span></div></div>`,
  },
  tasks: [
    { id: 'a', instructions: 'You will be home late this week. Let Maya go out with the dog in the evenings in your place.', data: {}, claim: 'completed', answer: null,
      won: `sessionStorage.st === '{"dog2":"Maya"}'`,
      golden: [['click', '[data-c=dog2] .pass'], ['click', '[data-to=Maya]']] },
    { id: 'b', instructions: 'Remove Grandpa Walter from the family members.', data: {}, claim: 'gave_up', answer: null, won: null,
      golden: [['click', '.tp a[href="/members"]']] },
  ],
};
