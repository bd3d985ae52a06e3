import { written } from './written.ts';

const MAIL = `<title>Inbox - Postern</title><style>html,body{height:100%;margin:0}body{font:14px/1.45 "Segoe UI",Arial,sans-serif;display:grid;grid-template-rows:52px 1fr;grid-template-columns:190px 1fr;color:#222}.top{grid-column:1/3;background:#f3f4f8;border-bottom:1px solid #ddd;display:flex;align-items:center;gap:20px;padding:0 16px}.top b{width:160px;font-size:18px;color:#5b3cc4}.top input{flex:1;max-width:420px;padding:7px 12px;border-radius:16px;border:1px solid #ccc}.side{padding:12px;border-right:1px solid #e5e5e5}.side div{padding:6px 12px;border-radius:14px;cursor:pointer}.side div.on{background:#e5defa;font-weight:600}.side .new{background:#5b3cc4;color:#fff;text-align:center;margin-bottom:14px}.n{float:right;color:#777;font-size:12px}.main{overflow:auto;padding:10px 18px}.line{display:flex;gap:14px;padding:9px 4px;border-bottom:1px solid #eee;cursor:pointer}.line.unread{font-weight:700}.line .who{width:150px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.line .sub{flex:1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.line .pre{color:#888;font-weight:400}.bar{display:flex;gap:8px;margin:8px 0;position:relative}.tool{padding:5px 12px;border:1px solid #ccc;border-radius:4px;cursor:pointer;background:#fff}.menu{position:absolute;background:#fff;border:1px solid #bbb;box-shadow:0 3px 10px #0002;z-index:3}.menu div{padding:7px 18px;cursor:pointer}.menu div:hover{background:#eee}.box{border:1px solid #bbb;border-radius:8px;padding:12px;margin-top:12px}.box input,.box textarea{display:block;width:100%;margin:6px 0;padding:6px;font:inherit;border:1px solid #ddd}.box [contenteditable]{min-height:90px;border:1px solid #ddd;padding:6px}.toast{position:fixed;left:20px;bottom:20px;background:#333;color:#fff;padding:10px 18px;border-radius:4px}.dim{position:fixed;inset:0;background:#0006;display:flex;align-items:center;justify-content:center}.dim>div{background:#fff;padding:20px 26px;border-radius:8px;max-width:380px}table td{padding:6px 10px}</style>
<div class=top><b>Postern</b><input id=s placeholder="Search mail" onkeydown="if(event.key==='Enter')show('search')"><span style="flex:1"></span><span class=tool title="Settings" onclick="show('settings')">&#9881;</span></div><div class=side id=side></div><div class=main id=main></div>
<script>
var M=get('mails')||[{id:1,from:'Marta Lind',sub:'Boiler inspection',body:'Hello, the technician can come on Thursday at 9 or on Friday at 14. Which one suits you? Marta',in:'Inbox',u:1},{id:2,from:'Kestrel Energy',sub:'Invoice 3391',body:'Your invoice 3391 over 84.20 EUR is due on 30 November.',in:'Inbox',u:0},{id:3,from:'Jonas Weber',sub:'Planning for the fair',body:'Let us meet on Tuesday at 15:30 in room Linde. Bring the samples.',in:'Inbox',u:1},{id:4,from:'Penfield News',sub:'The week in gardens',body:'Frost is coming. Ten tips for your roses.',in:'Inbox',u:1},{id:5,from:'Jonas Weber',sub:'Train tickets',body:'The tickets are attached. Coach 12, seats 61 and 62.',in:'Inbox',u:0},{id:6,from:'Dr. Aylin Sonmez',sub:'Your results',body:'All values are normal. See you in the spring.',in:'Inbox',u:0},{id:7,from:'Lucky Draw',sub:'You have won!!!',body:'Click now.',in:'Spam',u:1},{id:8,from:'Rolex outlet',sub:'-90% today',body:'Buy.',in:'Spam',u:1},{id:9,from:'Kestrel Energy',sub:'Invoice 3120',body:'Your invoice 3120 over 79.90 EUR is paid.',in:'Receipts',u:0}];
var F=['Inbox','Starred','Sent','Drafts','Receipts','Newsletters','Spam','Bin'],cur='Inbox';
function keep(){put('mails',M);side()}
function toast(t){var d=document.createElement('div');d.className='toast';d.textContent=t;document.body.append(d);setTimeout(function(){d.remove()},6000)}
function side(){$('side').innerHTML='<div class=new onclick="compose()">Compose</div>'+F.map(function(f){var n=M.filter(function(m){return m.in===f&&m.u}).length;return '<div class="'+(f===cur?'on':'')+'" onclick="show(\\''+f+'\\')">'+f+(n?'<span class=n>'+n+'</span>':'')+'</div>'}).join('')}
function line(m){return '<div class="line '+(m.u?'unread':'')+'" onclick="read('+m.id+')"><input type=checkbox aria-label="Select" onclick="event.stopPropagation()"><span class=who>'+m.from+'</span><span class=sub>'+m.sub+' <span class=pre>- '+m.body+'</span></span></div>'}
function show(f){cur=f;side();if(f==='settings')return settings();var w=$('s').value.toLowerCase(),L=M.filter(function(m){return f==='search'?(m.from+m.sub+m.body).toLowerCase().indexOf(w)>=0:f==='Starred'?m.star:m.in===f});$('main').innerHTML='<h2>'+(f==='search'?'Results for '+w:f)+'</h2>'+(f==='Spam'&&L.length?'<div class=bar><span class=tool onclick="ask()">Empty spam</span></div>':'')+(L.map(line).join('')||'<p>Nothing here.</p>')}
function by(id){return M.filter(function(m){return m.id===id})[0]}
function read(id){var m=by(id);m.u=0;keep();$('main').innerHTML='<div class=bar><span class=tool onclick="show(cur)">&larr; Back</span><span class=tool onclick="reply('+id+')">Reply</span><span class=tool onclick="mv('+id+')">Move to</span><span class=tool onclick="by('+id+').star=1;keep();toast(\\'Starred\\')" title="Star">&#9734;</span><span class=tool onclick="by('+id+').in=\\'Bin\\';keep();show(\\'Inbox\\');toast(\\'Moved to bin\\')">Delete</span></div><h2>'+m.sub+'</h2><p><b>'+m.from+'</b> <small>to me</small></p><p>'+m.body+'</p><div id=r></div>'}
function mv(id){if($('mm')){$('mm').remove();return}var d=document.createElement('div');d.className='menu';d.id='mm';d.style.cssText='left:150px;top:34px';d.innerHTML=F.filter(function(f){return f!=='Starred'&&f!=='Drafts'&&f!=='Sent'}).map(function(f){return '<div onclick="by('+id+').in=\\''+f+'\\';keep();show(\\'Inbox\\');toast(\\'Conversation moved to '+f+'.\\')">'+f+'</div>'}).join('');document.querySelector('.bar').append(d)}
function reply(id){$('r').innerHTML='<div class=box><div>To: '+by(id).from+'</div><div contenteditable id=b role=textbox aria-label="Message body"></div><p><button class=tool onclick="put(\\'sent\\',{to:\\''+by(id).from+'\\',t:$(\\'b\\').innerText});show(\\'Inbox\\');toast(\\'Message sent.\\')">Send</button></p></div>'}
function compose(){$('main').innerHTML='<h2>New message</h2><div class=box><input placeholder=Recipients id=to><input placeholder=Subject id=su><textarea id=tx rows=6></textarea><button class=tool onclick="if(!/@/.test($(\\'to\\').value)){toast(\\'Please specify at least one recipient.\\');return}put(\\'sent\\',{to:$(\\'to\\').value,s:$(\\'su\\').value,t:$(\\'tx\\').value});show(\\'Inbox\\');toast(\\'Message sent.\\')">Send</button></div>'}
function ask(){var d=document.createElement('div');d.className='dim';d.innerHTML='<div role=dialog aria-modal=true><h3>Empty spam?</h3><p>All messages in this folder will be deleted forever.</p><button class=tool id=no>Cancel</button> <button class=tool id=yes>Delete all</button></div>';document.body.append(d);$('no').onclick=function(){d.remove()};$('yes').onclick=function(){M=M.filter(function(m){return m.in!=='Spam'});keep();d.remove();show('Spam')}}
function settings(){$('main').innerHTML='<h2>Settings</h2><p><label><input type=checkbox id=vac> Vacation responder</label></p><p><label>Signature <input id=sig></label></p><h3>Filters</h3><table id=ft></table><p><span class=tool onclick="filt()">Create a new filter</span></p><div id=ff></div><p><button class=tool onclick="put(\\'sig\\',$(\\'sig\\').value);put(\\'vac\\',$(\\'vac\\').checked);toast(\\'Your preferences have been saved.\\')">Save changes</button></p>';fl()}
function fl(){$('ft').innerHTML=(get('filters')||[]).map(function(f){return '<tr><td>From '+f.from+'</td><td>'+f.to+'</td></tr>'}).join('')||'<tr><td>No filters yet</td></tr>'}
function filt(){$('ff').innerHTML='<div class=box><label>From <input id=ffrom></label><label>Has the words <input id=fw></label><label>Move to folder <select id=fto><option>Choose...</option>'+F.map(function(f){return '<option>'+f+'</option>'}).join('')+'</select></label><p><button class=tool onclick="if(!$(\\'ffrom\\').value&&!$(\\'fw\\').value){toast(\\'Say which messages you mean.\\');return}put(\\'filters\\',(get(\\'filters\\')||[]).concat([{from:$(\\'ffrom\\').value,to:$(\\'fto\\').value}]));$(\\'ff\\').innerHTML=\\'\\';fl();toast(\\'Filter created.\\')">Create filter</button></p></div>'}
show('Inbox');
</script>`;

/** Webmail in one page, of boxes without roles. */
export const WEBMAIL = written('webmail', { '/': MAIL }, [
  {
    name: 'a reply',
    asks: "Answer Marta's mail about the boiler: Friday at 14 suits you.",
    holds: "s.sent&&s.sent.to==='Marta Lind'&&/friday/i.test(s.sent.t)",
  },
  {
    name: 'into a folder',
    asks: 'Move the mail with invoice 3391 into the folder Receipts.',
    holds:
      "(s.mails||[]).some(m=>m.id===2&&m.in==='Receipts')&&s.mails.filter(m=>m.id!==2&&m.id!==9&&m.in==='Receipts').length===0",
  },
  {
    name: 'what a message says',
    asks: 'Which seats did Jonas get on the train?',
    says: /61/,
  },
  {
    name: 'a filter',
    asks: 'Set up a filter so that everything from news@penfield.example goes to the Newsletters folder.',
    holds: "(s.filters||[]).some(f=>f.from==='news@penfield.example'&&f.to==='Newsletters')",
  },
  {
    name: 'empty the spam',
    asks: 'Empty the spam folder.',
    holds: "s.mails&&s.mails.length===7&&!s.mails.some(m=>m.in==='Spam')",
  },
]);
