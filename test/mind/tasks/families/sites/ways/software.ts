import { written } from '../written/written.ts';
import { PAGES } from './common.ts';

const SITE = `<title>Quillmark</title>${PAGES}<style>body{margin:0;font:15px/1.6 Inter,Arial,sans-serif;color:#1c1c28}.n{display:flex;gap:22px;padding:14px 30px;border-bottom:1px solid #e4e4ee}.n a{color:#333;text-decoration:none}#v{padding:20px 30px;min-height:420px}.s{display:grid;grid-template-columns:210px 1fr;gap:30px}.s a{display:block;padding:2px 0 2px 12px}.s button{border:0;background:none;font:inherit;font-weight:600;cursor:pointer}.g{background:#4338ca;color:#fff;border:0;border-radius:6px;padding:8px 14px;font:inherit}td,th{padding:6px 14px 6px 0;text-align:left;border-bottom:1px solid #e4e4ee}</style>
<div class=n><a href="#/"><b>Quillmark</b></a><a href="#/features">Features</a><a href="#/pricing">Pricing</a><a href="#/docs">Docs</a><a href="#/support">Support</a><span style="flex:1"></span><a href="#/account" id=who>Log in</a></div><div id=v></div>
<script>
var D={'First steps':[['install','Installing','Run the installer. It takes two minutes.'],['tour','A short tour','Open a document and press F1.']],'Files':[['formats','File formats','Quillmark saves .qm2. From version 4.2 on it opens the old .qm1 files as well; before that they have to be converted.'],['backup','Backups','A copy is kept every ten minutes.']],'Printing':[['paper','Paper sizes','A3 to A6.'],['booklet','Booklets','Choose Booklet in the print window.']]};
var K=[['Printing stops after the first page','Version 4.5','Mended in 4.5.1, which comes on 12 December 2026.'],['Fonts look thin','Version 4.4','Mended in 4.5.'],['Slow start','Version 4.5','We are looking into it.']];
function side(){return '<div>'+Object.keys(D).map(function(k,i){return '<button aria-expanded=false onclick="var u=this.nextElementSibling;u.hidden=!u.hidden;this.setAttribute(\\'aria-expanded\\',!u.hidden)">'+k+'</button><div hidden>'+D[k].map(function(p){return '<a href="#/doc/'+p[0]+'">'+p[1]+'</a>'}).join('')+'</div><br>'}).join('')+'</div>'}
function mine(h){return '<div class=s><div><a href="#/account">Profile</a><a href="#/devices">Devices</a><a href="#/billing">Billing</a><a href="#/team">Team</a></div><div>'+h+'</div></div>'}
function login(){return '<h1>Log in</h1><form onsubmit="event.preventDefault();if(this.m.value===\\'rosa@example.org\\'&&this.p.value===\\'Ink-well-33\\'){put(\\'in\\',1);draw()}else $(\\'e\\').textContent=\\'Wrong e-mail or password.\\'"><p><label>E-mail<br><input name=m></label></p><p><label>Password<br><input name=p type=password></label></p><p id=e role=alert></p><button class=g>Log in</button></form><p>No account yet? <a href="#/pricing">See our plans</a></p>'}
function own(h){return function(){return get('in',0)?mine(h()):login()}}
var V={'':function(){return '<h1>Write books, not files</h1><p>The editor for long texts.</p><button class=g onclick="stir(\\'trial\\')">Try it free</button>'},
features:function(){return '<h1>Features</h1><ul><li>Chapters</li><li>Footnotes</li><li>Printing and booklets</li></ul>'},
pricing:function(){return '<h1>Pricing</h1><p>£60 a year, for three devices.</p><button class=g onclick="put(\\'buy\\',1)">Buy</button>'},
docs:function(){return '<div class=s>'+side()+'<div><h1>Documentation</h1><p>Choose a topic on the left.</p></div></div>'},
doc:function(n){var f;Object.keys(D).forEach(function(k){D[k].forEach(function(p){if(p[0]===n)f=p})});return '<div class=s>'+side()+'<div><h1>'+f[1]+'</h1><p>'+f[2]+'</p><button onclick="stir(\\'rate\\')">👍</button> <button onclick="stir(\\'rate\\')">👎</button></div></div>'},
support:function(){return '<h1>Support</h1><p><a href="#/known">Known problems</a></p><p><a href="#/ticket">Ask us</a></p><p><a href="#/forum">Forum</a></p>'},
known:function(){return '<h1>Known problems</h1>'+K.map(function(k){return '<details><summary>'+k[0]+'</summary><p>'+k[1]+'. '+k[2]+'</p></details>'}).join('')},
ticket:function(){return '<h1>Ask us</h1><textarea oninput="stir(\\'ticket\\')"></textarea><button class=g>Send</button>'},
forum:function(){return '<h1>Forum</h1><p>Closed for maintenance.</p>'},
account:own(function(){return '<h1>Profile</h1><p>Rosa Delgado <button onclick="stir(\\'name\\')">Edit</button></p><p>rosa@example.org <button onclick="stir(\\'mail\\')">Edit</button></p>'}),
devices:own(function(){var x=get('gone',[]);return '<h1>Devices</h1><table>'+['Desk PC','Old laptop','Tablet'].map(function(d){return '<tr><td>'+d+'</td><td>'+(x.indexOf(d)>=0?'signed out':'<button onclick="put(\\'gone\\',get(\\'gone\\',[]).concat(\\''+d+'\\'));draw()">Deactivate</button>')+'</td><td><button onclick="stir(\\'rename\\')">Rename</button></td></tr>'}).join('')+'</table>'}),
billing:own(function(){return '<h1>Billing</h1><table><tr><th>Invoice</th><th>Amount</th><th></th></tr>'+['August 2026','September 2026','October 2026'].map(function(m){return '<tr><td>'+m+'</td><td>£5.00</td><td><button onclick="put(\\'bill\\',get(\\'bill\\',[]).concat(\\''+m+'\\'));this.textContent=\\'Saved to your computer\\'">Download</button></td></tr>'}).join('')+'</table><button onclick="stir(\\'card\\')">Change card</button>'}),
team:own(function(){return '<h1>Team</h1><p>Only you.</p><button onclick="stir(\\'invite\\')">Invite</button>'})};
function draw(){var h=location.hash.replace(/^#\\/?/,'').split('/');$('v').innerHTML=(V[h[0]]||V[''])(h[1]);$('who').textContent=get('in',0)?'Account':'Log in';scrollTo(0,0)}addEventListener('hashchange',draw);draw()
</script>`;

/** A maker of software in one page: documents behind folds at the side, known problems, and devices and bills behind an account. */
export const SOFTWARE = written('software', { '/': SITE }, [
  { name: 'old files', asks: 'From which version of Quillmark on can it open old .qm1 files?', says: /4\.2/ },
  {
    name: 'one device less',
    asks: 'You have sold your old laptop. Take it off the devices that you use Quillmark on.',
    knows: { email: 'rosa@example.org', password: 'Ink-well-33' },
    holds: "s.gone&&s.gone.length===1&&s.gone[0]==='Old laptop'&&!s.buy",
  },
  {
    name: 'a known problem',
    asks: 'Your printer stops after the first page when you print from Quillmark. When will that be mended?',
    says: /12 December/,
  },
  {
    name: 'a bill',
    asks: 'Download the invoice for October 2026.',
    knows: { email: 'rosa@example.org', password: 'Ink-well-33' },
    holds: "s.bill&&s.bill.length===1&&s.bill[0]==='October 2026'&&!s.buy",
  },
]);
