export default {
  site: 'Gatewarden', path: '/admin/users',
  html: `<title>Users – Gatewarden Admin</title><style>body{margin:0;font:13px/1.5 Inter,Arial;display:grid;grid-template-columns:190px 1fr}nav{background:#0f2a2e;min-height:100vh;padding:14px}nav a{display:block;color:#bfe6e0;margin:8px 0;text-decoration:none}main{padding:16px 22px}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #dde;padding:6px;text-align:left}.bar button{margin-right:6px}.s{background:#eef7f6;padding:8px 14px;margin-top:14px}</style>
<nav><a href="/ov">Overview</a><a href="/us">Users</a><a href="/gr">Groups</a><a href="/ro">Roles</a><a href="/ap">Applications</a><a href="/si">Single sign-on</a><a href="/pw">Password policy</a><a href="/au">Audit log</a><a href="/ap2">API keys</a><a href="/li">Licences</a><a href="/br">Branding</a></nav>
<main><h1>Users</h1><p>46 of 50 licences in use. 3 accounts locked.</p><div class=bar><button>Invite user</button><button>Import CSV</button><button>Export list</button><button>Bulk edit</button></div>
<p>Rows 1 to 8 of 46 <a href="?p=2">Next page</a></p><table><tr><th>Name</th><th>Email</th><th>Role</th><th>Two-factor</th><th>Last login</th><th>State</th></tr>
<tr><td><a href="/u/1">Abara, Chidi</a></td><td>c.abara@fenwick.example</td><td>Administrator</td><td>App</td><td>10 June 08:51</td><td>Active</td></tr>
<tr><td><a href="/u/2">Bright, Tessa</a></td><td>t.bright@fenwick.example</td><td>Editor</td><td>SMS</td><td>9 June 17:20</td><td>Active</td></tr>
<tr><td><a href="/u/3">Cole, Martin</a></td><td>m.cole@fenwick.example</td><td>Viewer</td><td>None</td><td>14 January 10:02</td><td>Locked: 5 wrong passwords</td></tr>
<tr><td><a href="/u/4">Dvorak, Jana</a></td><td>j.dvorak@fenwick.example</td><td>Billing</td><td>App</td><td>6 June 12:44</td><td>Active</td></tr>
<tr><td><a href="/u/5">Eide, Stian</a></td><td>s.eide@contractor.example</td><td>Guest, expires 31 August</td><td>SMS</td><td>3 June 09:15</td><td>Active</td></tr>
<tr><td><a href="/u/6">Fujita, Ren</a></td><td>r.fujita@fenwick.example</td><td>Editor</td><td>Security key</td><td>10 June 07:30</td><td>Active</td></tr>
<tr><td><a href="/u/7">Grau, Helene</a></td><td>h.grau@fenwick.example</td><td>Owner</td><td>Security key</td><td>8 June 22:09</td><td>Active</td></tr>
<tr><td><a href="/u/8">Hussain, Omar</a></td><td>o.hussain@fenwick.example</td><td>Viewer</td><td>None</td><td>never</td><td>Invited on 5 June</td></tr></table>
<div class=s><p>Invitations are valid for 7 days.</p><p>Deleted users can be restored for 30 days. <a href="/us/deleted">Deleted users</a></p><p>Sessions end after 8 hours without activity.</p><p>Only owners may change the role of an administrator.</p><p>Each licence beyond the 50 costs $6 a month.</p></div></main><footer style="grid-column:1/3;padding:6px 22px"><a href="/docs">Admin guide</a> · <a href="/support">Open a support case</a></footer>`,
  asks: [
    { q: 'Why can Martin Cole not get in?', answer: '5 wrong passwords' },
    { q: 'How long does an invitation work?', answer: '7 days' },
    { q: 'What would another seat cost us?', answer: '\\$6' },
    { q: 'When was Jana Dvorak last logged in?', answer: '6 June 12' },
    { q: 'Until when does the outside contractor have access?', answer: '31 August' },
    { q: 'Which phone number has Tessa Bright registered?', answer: null },
  ],
  ways: [
    { need: 'We have a new employee who needs an account', link: 'Invite user' },
    { need: 'Who changed the settings last Friday?', link: 'Audit log' },
    { need: 'How many characters must a password have?', link: 'Password policy' },
    { need: 'Bring back an account that I removed last week', link: 'Deleted users' },
    { need: 'Put our logo on the login screen', link: 'Branding' },
    { need: 'Let people in with their company account, without another password', link: 'Single sign-on' },
  ],
};
