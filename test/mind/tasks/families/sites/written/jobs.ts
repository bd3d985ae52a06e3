import { written } from './written.ts';

const JOBS = `var J=[{i:11,t:'Ward nurse',c:'St. Brigid Hospital',l:'Galway',k:'Full time',s:41000,e:'2026-11-20',d:'Nights every third week. Parking is free for staff.',q:'Registered nurse'},{i:12,t:'Community nurse',c:'Atlantic Care',l:'Galway',k:'Part time',s:28500,e:'2026-12-04',d:'You visit people at home. A company car is provided.',q:'Driving licence'},{i:13,t:'Data analyst',c:'Merrow Analytics',l:'Dublin',k:'Full time',s:52000,e:'2026-11-30',d:'Two days a week from home.',q:'SQL'},{i:14,t:'Baker',c:'Crumb & Sons',l:'Cork',k:'Full time',s:31000,e:'2026-11-15',d:'Work starts at four in the morning.',q:'Apprenticeship'},{i:15,t:'School nurse',c:'Kilmore College',l:'Dublin',k:'Part time',s:26000,e:'2026-11-25',d:'In term time only.',q:'Registered nurse'},{i:16,t:'Senior data analyst',c:'Quayline Bank',l:'Cork',k:'Full time',s:64000,e:'2026-12-10',d:'You lead a team of four.',q:'Five years of experience'}];function job(){return J.filter(function(j){return j.i===+q('id')})[0]}`;
const page = (title: string, body: string, script = '') => `<title>${title} :: Workfinder</title>
<style>body{font:15px/1.5 Verdana,sans-serif;margin:0;background:#fff;color:#2b2b2b}.topbar{background:#ffd23f;padding:10px 5%}.topbar a{color:#222;margin-right:20px;font-weight:bold;text-decoration:none}.inner{padding:18px 5%}.job{border-left:4px solid #ffd23f;padding:8px 14px;margin:14px 0;background:#fafafa}.job h3{margin:0}.job h3 a{color:#1a5fb4}.meta{color:#666;font-size:13px}.chips span{display:inline-block;border:1px solid #bbb;border-radius:14px;padding:3px 12px;margin:3px;cursor:pointer;font-size:13px}.chips span.on{background:#222;color:#fff}dl{display:grid;grid-template-columns:150px 1fr}dt{color:#666}label.l{display:block;margin:12px 0}label.l input,label.l textarea,label.l select{display:block;width:380px;padding:6px;font:inherit;border:1px solid #bbb}.bt{background:#1a5fb4;color:#fff;border:none;padding:9px 20px;font:inherit;border-radius:3px;cursor:pointer}.bad{color:#c01c28}</style>
<div class=topbar><a href="/">Workfinder</a><a href="/saved">Saved jobs</a><a href="/alerts">Job alerts</a><a href="/employers">For employers</a></div><div class=inner>${body}</div><script>${JOBS}${script}</script>`;

/** Vacancies: chips that narrow the list, details, an application, alerts by mail. */
export const JOB_BOARD = written(
  'job board',
  {
    '/': page(
      'Jobs',
      `<h1>Find work you like</h1><form onsubmit="event.preventDefault();draw()"><input id=w placeholder="Job title or employer" style="padding:7px;width:260px"> <button class=bt>Find jobs</button></form><div class=chips id=ch><b>Place:</b> <span data-f=l>Dublin</span><span data-f=l>Cork</span><span data-f=l>Galway</span> <b>Hours:</b> <span data-f=k>Full time</span><span data-f=k>Part time</span></div><div id=r></div>`,
      `var on={};function draw(){var w=$('w').value.toLowerCase(),L=J.filter(function(j){return (!on.l||j.l===on.l)&&(!on.k||j.k===on.k)&&(j.t+' '+j.c).toLowerCase().indexOf(w)>=0});$('r').innerHTML='<p>'+L.length+' vacancies</p>'+L.map(function(j){return '<div class=job><h3><a href="/job?id='+j.i+'">'+j.t+'</a></h3><div>'+j.c+', '+j.l+'</div><div class=meta>'+j.k+' | &euro;'+j.s.toLocaleString('en')+' a year</div></div>'}).join('')}$('ch').onclick=function(ev){var e=ev.target,f=e.dataset.f;if(!f)return;on[f]=on[f]===e.textContent?'':e.textContent;document.querySelectorAll('.chips span').forEach(function(x){x.className=on[x.dataset.f]===x.textContent?'on':''});draw()};draw()`,
    ),
    '/job': page(
      'Vacancy',
      `<h1 id=t></h1><dl id=d></dl><p id=x></p><p><a class=bt id=ap>Apply for this job</a> <button class=bt style="background:#666" id=sv>Save job</button></p>`,
      `var j=job();$('t').textContent=j.t;document.title=j.t+' at '+j.c;$('d').innerHTML='<dt>Employer</dt><dd>'+j.c+'</dd><dt>Place</dt><dd>'+j.l+'</dd><dt>Hours</dt><dd>'+j.k+'</dd><dt>Salary</dt><dd>&euro;'+j.s.toLocaleString('en')+'</dd><dt>Apply by</dt><dd>'+new Date(j.e).toLocaleDateString('en-GB',{day:'numeric',month:'long',year:'numeric'})+'</dd><dt>You need</dt><dd>'+j.q+'</dd>';$('x').textContent=j.d;$('ap').href='/apply?id='+j.i;var s=get('saved',[]);$('sv').textContent=s.indexOf(j.i)>=0?'Saved':'Save job';$('sv').onclick=function(){var s=get('saved',[]);if(s.indexOf(j.i)<0)s.push(j.i);put('saved',s);$('sv').textContent='Saved'}`,
    ),
    '/apply': page(
      'Apply',
      `<h1 id=t></h1><form onsubmit="event.preventDefault();go()" novalidate><label class=l>Full name<input id=n></label><label class=l>Email<input id=e></label><label class=l>Phone<input id=p></label><label class=l>When could you start?<select id=s><option value="">Please choose</option><option>At once</option><option>In one month</option><option>In three months</option></select></label><label class=l>Why you?<textarea id=m rows=4 placeholder="A few sentences"></textarea></label><p><label><input type=checkbox id=c> I agree that my data are passed on to the employer</label></p><p class=bad id=b></p><button class=bt>Send application</button></form>`,
      `var j=job();$('t').textContent='Apply: '+j.t+', '+j.c;function go(){var b=!$('n').value?'Your name is missing.':!/@/.test($('e').value)?'Your email address is missing or wrong.':!$('s').value?'Tell us when you could start.':$('m').value.length<15?'Please write a little more about yourself (15 characters at least).':!$('c').checked?'Without your agreement we cannot pass on your application.':'';$('b').textContent=b;if(b)return;put('applied',{id:j.i,n:$('n').value,s:$('s').value,m:$('m').value});location.href='/applied'}`,
    ),
    '/applied': page('Applied', `<h1>Good luck!</h1><p>Your application is on its way to the employer.</p>`),
    '/saved': page(
      'Saved jobs',
      `<h1>Saved jobs</h1><div id=l></div>`,
      `$('l').innerHTML=get('saved',[]).map(function(i){var j=J.filter(function(x){return x.i===i})[0];return '<p><a href="/job?id='+i+'">'+j.t+'</a>, '+j.c+'</p>'}).join('')||'<p>No jobs saved so far.</p>'`,
    ),
    '/alerts': page(
      'Job alerts',
      `<h1>Job alerts</h1><p>We send you new vacancies by mail.</p><label class=l>Keyword<input id=k></label><label class=l>Place<select id=l><option>Anywhere</option><option>Dublin</option><option>Cork</option><option>Galway</option></select></label><fieldset><legend>How often?</legend><label><input type=radio name=o value=daily> Daily</label> <label><input type=radio name=o value=weekly checked> Weekly</label></fieldset><label class=l>Email<input id=e></label><p class=bad id=b></p><button class=bt onclick="go()">Create alert</button><ul id=u></ul>`,
      `function show(){$('u').innerHTML=get('alerts',[]).map(function(a){return '<li>'+a.k+' in '+a.l+', '+a.o+'</li>'}).join('')}function go(){if(!$('k').value||!/@/.test($('e').value)){$('b').textContent='We need a keyword and your email address.';return}$('b').textContent='';put('alerts',get('alerts',[]).concat([{k:$('k').value,l:$('l').value,o:document.querySelector('[name=o]:checked').value}]));show()}show()`,
    ),
    '/employers': page('For employers', `<h1>For employers</h1><p>An advertisement costs &euro;190 for 30 days.</p>`),
  },
  [
    {
      name: 'an application',
      asks: 'Apply for the job as community nurse at Atlantic Care. You can start in one month, and you have been a nurse for twelve years.',
      knows: { name: 'Rosa Delgado', email: 'rosa@example.org', phone: '+353 91 555 0142' },
      holds: "s.applied&&s.applied.id===12&&s.applied.s==='In one month'&&/Rosa Delgado/.test(s.applied.n)",
    },
    {
      name: 'the best paid in a place',
      asks: 'Save the best paid full-time job in Cork.',
      holds: 's.saved&&s.saved.length===1&&s.saved[0]===16',
    },
    { name: 'until when', asks: 'Until when can you apply for the job at Kilmore College?', says: /25 November/ },
    {
      name: 'an alert',
      asks: 'Set up a daily job alert for "nurse" in Galway.',
      knows: { email: 'rosa@example.org' },
      holds:
        "s.alerts&&s.alerts.length===1&&/nurse/i.test(s.alerts[0].k)&&s.alerts[0].l==='Galway'&&s.alerts[0].o==='daily'",
    },
    {
      name: 'no such work',
      asks: 'Apply for a job as a gardener in Galway.',
      knows: { name: 'Rosa Delgado', email: 'rosa@example.org' },
      absent: true,
    },
  ],
);
