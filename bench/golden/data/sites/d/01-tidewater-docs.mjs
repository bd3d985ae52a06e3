const css = `<style>body{margin:0;font:15px/1.6 system-ui;color:#1c2733}header{background:#0b3954;color:#fff;padding:10px 20px;display:flex;gap:20px;align-items:center}header a{color:#fff;text-decoration:none;font-weight:600}header .sp{flex:1}.wrap{display:flex}.side{width:220px;padding:16px;border-right:1px solid #dde;min-height:560px}.side button{display:block;width:100%;text-align:left;background:none;border:0;font:600 14px system-ui;padding:6px 0;cursor:pointer}.side ul{list-style:none;padding-left:12px;margin:0}.side a{color:#33658a;text-decoration:none;display:block;padding:3px 0}main{padding:16px 32px;max-width:680px}table{border-collapse:collapse}td,th{border:1px solid #cdd;padding:6px 12px;text-align:left}pre{background:#f2f5f7;padding:10px}.fb{margin-top:40px;border-top:1px solid #dde;padding-top:12px}.fb button{margin-left:8px}footer{padding:14px 32px;border-top:1px solid #dde;color:#678}</style>`;
const nav = [['start', 'Getting started', [['/install', 'Install the CLI'], ['/first', 'Your first deploy']]], ['operate', 'Operate', [['/logs', 'Logs and metrics'], ['/rollback', 'Rolling back'], ['/secrets', 'Secrets']]], ['ref', 'Reference', [['/cli', 'CLI commands'], ['/quotas', 'Quotas'], ['/regions', 'Regions']]]];
const page = (id, title, body) => `<title>${title} – Tidewater docs</title>${css}<header><a href="/">🌊 Tidewater docs</a><span class="sp"></span><label>Version <select id="ver"><option value="3">3 (current)</option><option value="2">2</option></select></label></header>
<div class="wrap"><nav class="side" aria-label="Documentation">${nav.map(([k, n, l]) => `<button aria-expanded="false" aria-controls="g-${k}" id="b-${k}">▸ ${n}</button><ul id="g-${k}" hidden>${l.map(([h, t]) => `<li><a href="${h}">${t}</a></li>`).join('')}</ul>`).join('')}</nav>
<main><h1>${title}</h1>${body}${id === 'home' ? '' : `<div class="fb">Was this page helpful?<button class="yes">👍 Yes</button><button class="no">👎 No</button> <span role="status" id="fbmsg"></span></div>`}</main></div><footer>© 2026 Tidewater Systems · Docs are licensed CC BY 4.0</footer>
<script>
document.querySelectorAll('.side button').forEach(b=>b.onclick=()=>{const u=document.getElementById(b.getAttribute('aria-controls'));u.hidden=!u.hidden;b.setAttribute('aria-expanded',String(!u.hidden));b.textContent=(u.hidden?'▸':'▾')+b.textContent.slice(1)});
const v=document.getElementById('ver');v.value=sessionStorage.ver||'3';function show(){document.querySelectorAll('[data-v]').forEach(e=>e.hidden=e.dataset.v!==v.value)}v.onchange=()=>{sessionStorage.ver=v.value;show()};show();
document.querySelectorAll('.fb button').forEach(b=>b.onclick=()=>{const f=JSON.parse(sessionStorage.fb||'{}');f['${id}']=b.className;sessionStorage.fb=JSON.stringify(f);document.getElementById('fbmsg').textContent=b.className==='yes'?'Thank you, glad it helped!':'Thank you, we will look into it.'});
</script>`;
const rows = (v, a) => `<table data-v="${v}"><tr><th>What</th><th>Free</th><th>Team</th></tr>${a.map((r) => `<tr><td>${r[0]}</td><td>${r[1]}</td><td>${r[2]}</td></tr>`).join('')}</table>`;
export default {
  name: 'Tidewater docs',
  pages: {
    '/': page('home', 'Tidewater documentation', `<p>Tidewater builds your repository and puts it online. Choose a topic at the left.</p><h2>Popular</h2><ul><li><a href="/install">Install the CLI</a></li><li><a href="/first">Your first deploy</a></li></ul><h2>What is new in 3</h2><p>Larger artifacts, faster cold starts, one more region.</p>`),
    '/install': page('install', 'Install the CLI', `<p>Use your package manager.</p><pre>brew install tidewater</pre><p>On Windows use the installer from the releases page.</p>`),
    '/first': page('first', 'Your first deploy', `<p>Sign in, link your project, then run:</p><pre>tide deploy</pre><p>The deploy is given a number, starting with 1.</p>`),
    '/logs': page('logs', 'Logs and metrics', `<p>Logs are kept for 7 days, metrics for 30.</p><pre>tide logs --follow</pre>`),
    '/rollback': page('rollback', 'Rolling back', `<p>If a deploy went wrong, return to any of the last twenty releases. Traffic moves within seconds; nothing is rebuilt.</p><pre>tide rollback --to 41</pre><p>Database migrations are not undone.</p>`),
    '/secrets': page('secrets', 'Secrets', `<p>Secrets are encrypted at rest and given to your app as environment variables.</p>`),
    '/cli': page('cli', 'CLI commands', `<table><tr><th>Command</th><th>Does</th></tr><tr><td>deploy</td><td>Builds and publishes</td></tr><tr><td>logs</td><td>Shows logs</td></tr><tr><td>rollback</td><td>Goes to an earlier release</td></tr></table>`),
    '/quotas': page('quotas', 'Quotas', `<p>Limits apply for each project.</p>${rows(3, [['Build artifact size', '1 GB', '4 GB'], ['Builds a day', '50', '500'], ['Build time', '20 min', '60 min'], ['Secrets', '100', '1000']])}${rows(2, [['Build artifact size', '256 MB', '768 MB'], ['Builds a day', '30', '300'], ['Build time', '15 min', '45 min'], ['Secrets', '50', '400']])}`),
    '/regions': page('regions', 'Regions', `<p>Tidewater runs in Dublin, Frankfurt, Ohio, Osaka and, new in 3, São Paulo.</p>`),
  },
  tasks: [
    { id: 'a', instructions: 'We are still on version 2 with the Team plan. How large may a build artifact be?', data: {}, claim: 'completed', answer: '768\\s*(MB|mega)', won: null, golden: [['click', '#b-ref'], ['click', '.side a[href="/quotas"]'], ['choose', '#ver', '2']] },
    { id: 'b', instructions: 'Find the page that explains how to get back to an earlier release after a bad deploy, and tell the authors that it was useful.', data: {}, claim: 'completed', answer: null, won: `sessionStorage.fb === '{"rollback":"yes"}'`, golden: [['click', '#b-operate'], ['click', '.side a[href="/rollback"]'], ['click', '.fb .yes']] },
  ],
};
