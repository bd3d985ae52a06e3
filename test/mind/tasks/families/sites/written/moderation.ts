import { written } from './written.ts';

const page = (title: string, now: string, body: string, script = '') => `<title>${title} - Moderation - Loomtalk</title>
<style>*{box-sizing:border-box}body{margin:0;font:14px/1.5 "Open Sans",Arial,sans-serif;background:#f4f6f9;color:#343a40}.wrap{display:flex}.sidebar{width:210px;min-height:100vh;background:#343a40;padding:14px 0}.sidebar a{display:block;padding:9px 20px;color:#c2c7d0;text-decoration:none}.sidebar a.active{background:#007bff;color:#fff}.content{flex:1;padding:20px}.card{background:#fff;border-radius:4px;box-shadow:0 0 1px #0003;margin-bottom:16px}.card-header{padding:12px 18px;border-bottom:1px solid #eee;font-weight:600}.card-body{padding:14px 18px}table{width:100%;border-collapse:collapse}th,td{padding:9px;border-top:1px solid #dee2e6;text-align:left;vertical-align:top}.btn{border:1px solid #ced4da;background:#fff;border-radius:4px;padding:4px 10px;font:inherit;cursor:pointer}.btn-danger{background:#dc3545;color:#fff;border-color:#dc3545}.btn-primary{background:#007bff;color:#fff;border-color:#007bff}.badge{background:#6c757d;color:#fff;border-radius:8px;padding:1px 8px;font-size:12px}.dropdown{position:relative;display:inline-block}.dropdown-menu{display:none;position:absolute;right:0;background:#fff;border:1px solid #ccc;z-index:9;min-width:150px}.dropdown-menu.show{display:block}.dropdown-menu a{display:block;padding:6px 14px;color:#333;text-decoration:none}.nav-tabs{display:flex;gap:4px;list-style:none;padding:0;border-bottom:1px solid #ccc}.nav-tabs li{padding:7px 14px;cursor:pointer}.nav-tabs li.active{background:#fff;border:1px solid #ccc;border-bottom:0}.modal{position:fixed;inset:0;background:#0008;display:flex;align-items:center;justify-content:center;z-index:20}.modal-box{background:#fff;padding:20px 24px;border-radius:5px;width:380px}.modal-box select,.modal-box textarea,.modal-box input{width:100%;margin:5px 0 12px;padding:6px;font:inherit;border:1px solid #ced4da}.alert{padding:9px 14px;background:#d4edda;margin-bottom:12px}</style>
<div class=wrap><div class=sidebar>${[
  ['Dashboard', '/'],
  ['Reported posts', '/reports'],
  ['Members', '/members'],
  ['Word filter', '/words'],
  ['Rules', '/rules'],
]
  .map(([t, h]) => `<a href="${h}" class="${t === now ? 'active' : ''}">${t}</a>`)
  .join(
    '',
  )}</div><div class=content><div id=flash></div>${body}</div></div><script>function flash(t){$('flash').innerHTML='<div class=alert role=status>'+t+'</div>'}function modal(h,f){var d=document.createElement('div');d.className='modal';d.innerHTML='<div class=modal-box role=dialog>'+h+'</div>';document.body.append(d);d.querySelector('.no').onclick=function(){d.remove()};d.querySelector('.yes').onclick=function(){if(f(d)!==false)d.remove()}}${script}</script>`;

/** The back room of a forum: reports, members with a menu each, a list of words. */
export const MODERATION = written(
  'moderation',
  {
    '/': page(
      'Dashboard',
      'Dashboard',
      `<h1>Dashboard</h1><div class=card><div class=card-header>Today</div><div class=card-body><p>New members: 14</p><p>Posts: 231</p><p>Open reports: <span id=n></span></p></div></div>`,
      `$('n').textContent=4-Object.keys(get('rep',{})).length`,
    ),
    '/reports': page(
      'Reported posts',
      'Reported posts',
      `<h1>Reported posts</h1><ul class=nav-tabs><li class=active onclick="tab(0,this)">Open</li><li onclick="tab(1,this)">Closed</li></ul><div class=card><table><thead><tr><th>Post</th><th>Author</th><th>Reason</th><th>Reported by</th><th></th></tr></thead><tbody id=b></tbody></table></div>`,
      `var P=[['Buy cheap watches at my site','fastdeal77','Spam','orla'],['You are an idiot, Tom','grumbler','Insult','tom_b'],['My loom squeaks, what now?','newbie_jo','Off topic','grumbler'],['Free wool, just send your password','woolfairy','Fraud','sanna']],at=0;function tab(n,e){at=n;document.querySelectorAll('.nav-tabs li').forEach(function(x){x.className=x===e?'active':''});draw()}function draw(){var r=get('rep',{});$('b').innerHTML=P.map(function(p,i){var c=r[i];if(!!c!==!!at)return '';return '<tr><td>'+p[0]+'</td><td>'+p[1]+'</td><td><span class=badge>'+p[2]+'</span></td><td>'+p[3]+'</td><td>'+(c?c:'<button class=btn onclick="act('+i+',\\'Dismissed\\')">Dismiss</button> <button class="btn btn-danger" onclick="del('+i+')">Remove post</button>')+'</td></tr>'}).join('')}function act(i,w){var r=get('rep',{});r[i]=w;put('rep',r);draw();flash('The report was closed.')}function del(i){modal('<h3>Remove this post?</h3><p>'+P[i][0]+'</p><label>Message to the author<textarea id=why></textarea></label><button class="btn no">Cancel</button> <button class="btn btn-danger yes">Remove</button>',function(){act(i,'Removed')})}draw()`,
    ),
    '/members': page(
      'Members',
      'Members',
      `<h1>Members</h1><div class=card><div class=card-body><input id=f class=btn placeholder="Filter by name" oninput="draw()"> <select id=g class=btn onchange="draw()"><option value="">All groups</option><option>Member</option><option>Moderator</option><option>Banned</option></select></div><table><thead><tr><th>Name</th><th>Group</th><th>Joined</th><th>Posts</th><th>Warnings</th><th></th></tr></thead><tbody id=b></tbody></table></div>`,
      `var M=get('mem',[['orla','Moderator','12 Mar 2019',1840,0],['tom_b','Member','2 Jan 2022',212,0],['grumbler','Member','30 Aug 2020',655,2],['newbie_jo','Member','28 Oct 2026',3,0],['fastdeal77','Member','1 Nov 2026',9,0],['sanna','Member','17 May 2021',401,0],['woolfairy','Member','31 Oct 2026',4,1]]);function draw(){var w=$('f').value.toLowerCase(),g=$('g').value;$('b').innerHTML=M.map(function(m,i){return m[0].indexOf(w)<0||(g&&m[1]!==g)?'':'<tr><td>'+m[0]+'</td><td>'+m[1]+'</td><td>'+m[2]+'</td><td>'+m[3]+'</td><td>'+m[4]+'</td><td><div class=dropdown><button class=btn aria-haspopup=true onclick="tog('+i+')">Actions &#9662;</button><div class=dropdown-menu id=m'+i+'><a href="#" onclick="warn('+i+');return false">Warn</a><a href="#" onclick="ban('+i+');return false">Ban</a><a href="#" onclick="grp('+i+',\\'Moderator\\');return false">Make moderator</a></div></div></td></tr>'}).join('')}function tog(i){document.querySelectorAll('.dropdown-menu').forEach(function(x){x.classList.toggle('show',x.id==='m'+i&&!x.classList.contains('show'))})}function keep(t){put('mem',M);draw();flash(t)}function grp(i,g){M[i][1]=g;keep(M[i][0]+' is now a '+g.toLowerCase()+'.')}function warn(i){modal('<h3>Warn '+M[i][0]+'</h3><label>Reason<textarea id=why></textarea></label><button class="btn no">Cancel</button> <button class="btn btn-primary yes">Send warning</button>',function(d){var w=d.querySelector('#why').value;if(!w){d.querySelector('h3').textContent='Please give a reason';return false}M[i][4]++;put('warned',{w:M[i][0],r:w});keep('The warning was sent.')})}function ban(i){modal('<h3>Ban '+M[i][0]+'</h3><label>For how long?<select id=len><option>1 day</option><option>1 week</option><option>1 month</option><option>For ever</option></select></label><button class="btn no">Cancel</button> <button class="btn btn-danger yes">Ban member</button>',function(d){M[i][1]='Banned';put('ban',{w:M[i][0],l:d.querySelector('#len').value});keep(M[i][0]+' is banned.')})}draw()`,
    ),
    '/words': page(
      'Word filter',
      'Word filter',
      `<h1>Word filter</h1><div class=card><div class=card-header>Posts with these words wait for a moderator</div><div class=card-body><div id=l></div><p><input id=w class=btn placeholder="New word"> <button class="btn btn-primary" onclick="var v=$('w').value.trim();if(!v)return;W.push(v);$('w').value='';save()">Add</button></p></div></div>`,
      `var W=get('words',['casino','lottery','pills']);function save(){put('words',W);draw()}function draw(){$('l').innerHTML=W.map(function(w,i){return '<span class=badge>'+w+' <a href="#" style="color:#fff" aria-label="Remove '+w+'" onclick="W.splice('+i+',1);save();return false">&times;</a></span> '}).join('')}draw()`,
    ),
    '/rules': page(
      'Rules',
      'Rules',
      `<h1>Rules for moderators</h1><ol><li>Warn before you ban.</li><li>A member with three warnings is banned for a week.</li><li>Spam is removed at once.</li><li>Closed reports are kept for 90 days.</li></ol>`,
    ),
  },
  [
    {
      name: 'spam goes',
      asks: 'Remove the reported post that advertises watches.',
      holds: "s.rep&&s.rep[0]==='Removed'&&Object.keys(s.rep).length===1",
    },
    {
      name: 'a ban for a week',
      asks: 'Ban the member woolfairy for one week.',
      holds: "s.ban&&s.ban.w==='woolfairy'&&s.ban.l==='1 week'",
    },
    {
      name: 'a word more',
      asks: 'Put the word "crypto" on the word filter and take "lottery" off it.',
      holds: "s.words&&s.words.indexOf('crypto')>=0&&s.words.indexOf('lottery')<0&&s.words.length===3",
    },
    { name: 'how long kept', asks: 'How long are closed reports kept?', says: /90/ },
    {
      name: 'a warning with a reason',
      asks: 'Warn grumbler and give as the reason that insults are not allowed.',
      holds: "s.warned&&s.warned.w==='grumbler'&&/insult/i.test(s.warned.r)",
    },
  ],
);
