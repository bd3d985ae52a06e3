const perms = ['View pages', 'Edit pages', 'Publish pages', 'Upload media', 'Delete media', 'Manage users'];
const init = { m: { Editor: [1, 1, 0, 1, 1, 0], Author: [1, 1, 0, 1, 0, 0], Viewer: [1, 0, 0, 0, 0, 0] }, inv: [] };
const core = (key, init) => `<script>
var D=${JSON.stringify(init)},S=JSON.parse(sessionStorage.getItem('${key}')||'null')||JSON.parse(JSON.stringify(D));
function save(){sessionStorage.setItem('${key}',JSON.stringify(S))}
function diff(){var o=[];(function w(a,b,p){if(a===b)return;if(a&&b&&typeof a=='object'&&typeof b=='object'){Object.keys(Object.assign({},a,b)).sort().forEach(function(k){w(a[k],b[k],p?p+'.'+k:k)})}else o.push(p+'='+(typeof b=='object'?JSON.stringify(b):b))})(D,S,'');return o.join('|')}
</script>`;
const page = (title, body) => `<title>${title} | Gatekeep</title><style>
body{margin:0;font:15px/1.5 Georgia,serif;background:#fbf9f4;color:#2d2a24}header{background:#fff;border-bottom:3px solid #8a5a2b;padding:14px 30px;display:flex;gap:24px;align-items:baseline}header strong{font-size:20px}header a{color:#6d4520}
main{max-width:880px;margin:24px auto;padding:0 20px 90px}table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #e5ded1;padding:8px 12px}td.c{text-align:center}.savebar{position:fixed;bottom:0;left:0;right:0;background:#3b2a18;color:#fff;padding:12px 30px;display:flex;gap:14px;align-items:center}
button,.btn{font:inherit;padding:5px 14px;cursor:pointer}.note{background:#f3e9d5;padding:10px 14px;border-left:4px solid #c9962f}.ok{background:#dff0dc;padding:8px 14px}dialog{border:1px solid #8a5a2b;padding:22px;width:360px}dialog label{display:block;margin:8px 0}dialog input,dialog select{width:100%;font:inherit;box-sizing:border-box}[hidden]{display:none!important}footer{color:#8b8272;text-align:center;padding:20px}</style>${core('gate', init)}
<header><strong>Gatekeep</strong><a href="/">Members</a><a href="/roles">Roles &amp; permissions</a><a href="/activity">Activity</a></header><main>${body}</main><footer>Workspace: Northfield Museum · Plan: Team</footer>`;
const roles = [['Owner', 'Full access to everything, billing included.', 1], ['Editor', 'Looks after the pages of the site.', 4], ['Author', 'Writes pages that an editor checks.', 7], ['Viewer', 'Reads only.', 12]];
export default { name: 'Gatekeep', pages: {
'/': page('Members', `<h1>Members</h1><p><button id="invite">Invite a member</button></p><div id="msg" class="ok" role="status" hidden></div>
<table><tr><th>Name<th>E-mail<th>Role<th>Last seen</tr><tr><td>Ingrid Solberg<td>ingrid@northfield.example<td>Owner<td>Today</tr><tr><td>Ben Achebe<td>ben@northfield.example<td>Editor<td>30 October</tr><tr><td>Lucie Marchand<td>lucie@northfield.example<td>Author<td>28 October</tr><tr><td>Otto Frey<td>otto@northfield.example<td>Viewer<td>11 September</tr></table><ul id="pending"></ul>
<dialog id="dlg"><form><h2>Invite a member</h2><label>E-mail address<input type="email" name="mail" required></label><label>Role<select name="role"><option>Viewer<option>Author<option>Editor</select></label><p><button>Send invitation</button> <button type="button" id="no">Cancel</button></p></form></dialog>
<script>var d=document.getElementById('dlg');document.getElementById('invite').onclick=function(){d.showModal()};document.getElementById('no').onclick=function(){d.close()};
function list(){document.getElementById('pending').innerHTML=S.inv.map(function(i){return '<li>Invited: '+i.replace('|',' as ')+'</li>'}).join('')}
d.querySelector('form').onsubmit=function(e){e.preventDefault();S.inv.push(this.mail.value+'|'+this.role.value);save();d.close();list();var m=document.getElementById('msg');m.textContent='Invitation sent to '+this.mail.value;m.hidden=false};list()</script>`),
'/roles': page('Roles & permissions', `<h1>Roles &amp; permissions</h1><div id="msg" class="ok" role="status" hidden>Permissions saved.</div>
<table id="matrix"><thead><tr><th>Permission<th>Owner<th>Editor<th>Author<th>Viewer</tr></thead><tbody></tbody></table>
<h2>Role details</h2><ul>${roles.map(r => `<li><a href="/roles/${r[0].toLowerCase()}">${r[0]}</a> - ${r[2]} member${r[2] > 1 ? 's' : ''}</li>`).join('')}</ul>
<div class="savebar" hidden><span>You have unsaved changes</span><button id="save">Save changes</button><button id="discard">Discard</button></div>
<script>var P=${JSON.stringify(perms)},W;
function draw(){W=JSON.parse(JSON.stringify(S.m));document.querySelector('#matrix tbody').innerHTML=P.map(function(p,i){return '<tr><th scope="row" style="text-align:left">'+p+'</th><td class="c"><input type="checkbox" checked disabled aria-label="'+p+': Owner"></td>'+Object.keys(W).map(function(r){return '<td class="c"><input type="checkbox" data-r="'+r+'" data-i="'+i+'" aria-label="'+p+': '+r+'"'+(W[r][i]?' checked':'')+'></td>'}).join('')+'</tr>'}).join('');document.querySelector('.savebar').hidden=true}
document.getElementById('matrix').onchange=function(e){var c=e.target;W[c.dataset.r][c.dataset.i]=c.checked?1:0;document.querySelector('.savebar').hidden=JSON.stringify(W)==JSON.stringify(S.m);document.getElementById('msg').hidden=true};
document.getElementById('save').onclick=function(){S.m=W;save();draw();document.getElementById('msg').hidden=false};document.getElementById('discard').onclick=draw;draw()</script>`),
...Object.fromEntries(roles.map(r => ['/roles/' + r[0].toLowerCase(), page(r[0], `<p><a href="/roles">← All roles</a></p><h1>${r[0]}</h1><p>${r[1]} ${r[2]} member${r[2] > 1 ? 's' : ''}.</p>${r[0] === 'Owner' ? '<p class="note">Owner is a system role. System roles cannot be renamed or deleted.</p><p><button disabled>Rename role</button> <button disabled>Delete role</button></p>' : '<p class="note">This role has members. Its permissions are changed in the table of all roles.</p>'}`)])),
'/activity': page('Activity', `<h1>Activity</h1><ul><li>30 October - Ben Achebe edited "Opening times"</li><li>28 October - Lucie Marchand uploaded 4 photos</li><li>1 October - Ingrid Solberg changed the plan to Team</li></ul>`),
}, tasks: [
 { id: 'a', instructions: 'Allow the Editor role to publish pages, take away its right to delete media, and save the changes.', data: {}, claim: 'completed', answer: null,
   won: `diff()==='m.Editor.2=1|m.Editor.4=0'`,
   golden: [['click', 'header a[href="/roles"]'], ['check', 'input[data-r=Editor][data-i="2"]'], ['uncheck', 'input[data-r=Editor][data-i="4"]'], ['click', '#save']] },
 { id: 'b', instructions: 'We no longer want a role called Owner. Get rid of it.', data: {}, claim: 'gave_up', answer: null, won: null,
   golden: [['click', 'header a[href="/roles"]'], ['click', 'main a[href="/roles/owner"]']] },
] };
