export default {
  site: 'Nimbus Board', path: '/admin/workspace',
  html: `<title>Workspace settings – Nimbus Board</title><style>body{font:14px/1.5 Inter,Arial;margin:0;display:flex;color:#222}nav{width:190px;background:#f4f4fa;padding:14px;min-height:900px}nav a{display:block;padding:4px 0}main{padding:12px 26px;flex:1;max-width:760px}.row{display:flex;border-bottom:1px solid #eee;padding:6px 0}.row span:first-child{width:210px;color:#666}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:5px;border-bottom:1px solid #eee}button{margin:6px 8px 0 0}</style>
<nav><a href="/admin/workspace">Workspace</a><a href="/admin/members">Members</a><a href="/admin/roles">Roles and rights</a><a href="/admin/billing">Billing</a><a href="/admin/invoices">Invoices</a><a href="/admin/sso">Single sign-on</a><a href="/admin/audit">Audit log</a><a href="/admin/integrations">Integrations</a><a href="/admin/backup">Export and backup</a><a href="/profile">My profile</a><a href="/help">Help</a></nav>
<main><h1>Workspace settings</h1><h2>General</h2>
<div class="row"><span>Name</span><span>Kestrel Design</span></div><div class="row"><span>Address</span><span>kestrel.nimbusboard.example</span></div><div class="row"><span>Owner</span><span>Hanna Lindgren</span></div><div class="row"><span>Created</span><span>14 May 2021</span></div><div class="row"><span>Data region</span><span>Frankfurt (EU)</span></div><div class="row"><span>Time zone</span><span>Europe/Stockholm</span></div>
<h2>Plan and usage</h2><div class="row"><span>Plan</span><span>Team, billed yearly</span></div><div class="row"><span>Renews on</span><span>14 May 2025</span></div><div class="row"><span>Seats</span><span>23 of 30 in use</span></div><div class="row"><span>Guests</span><span>7 of 50</span></div><div class="row"><span>Storage</span><span>184 GB of 250 GB</span></div><div class="row"><span>Automations this month</span><span>3,912 of 5,000 runs</span></div>
<h2>Security</h2><div class="row"><span>Two-step sign-in</span><span>required for all members</span></div><div class="row"><span>Session length</span><span>12 hours</span></div><div class="row"><span>Password minimum</span><span>14 characters</span></div><div class="row"><span>Deleted boards</span><span>kept for 60 days</span></div><div class="row"><span>Public links</span><span>allowed for admins only</span></div>
<h2>Administrators</h2><table><tr><th>Name</th><th>Role</th><th>Last active</th></tr><tr><td>Hanna Lindgren</td><td>Owner</td><td>today, 8:14</td></tr><tr><td>Mikko Aalto</td><td>Admin</td><td>yesterday</td></tr><tr><td>Chidi Obi</td><td>Billing admin</td><td>3 weeks ago</td></tr></table>
<p><button>Edit settings</button><button>Transfer ownership</button><button>Delete workspace</button></p><p>Deleting takes effect after a waiting period of seven days, in which the owner can undo it.</p></main>`,
  asks: [
    { q: 'How many paid places have we taken up so far?', answer: '23 of 30' },
    { q: 'Where are our files physically kept?', answer: 'Frankfurt' },
    { q: 'When does our subscription renew?', answer: '14 May 2025' },
    { q: 'I threw away a board a month ago. How long can it be brought back?', answer: '60 days' },
    { q: 'After how many hours am I logged out?', answer: '12 hours' },
    { q: 'Which credit card is on file?', answer: null },
  ],
  ways: [
    { need: 'Who deleted the board "Autumn" last Friday?', link: 'Audit log' },
    { need: 'Invite a new colleague', link: 'Members' },
    { need: 'Hanna is leaving. Make Mikko the owner', link: 'Transfer ownership' },
    { need: 'Download a copy of everything we have', link: 'Export and backup' },
    { need: 'Connect our chat program', link: 'Integrations' },
    { need: 'Bookkeeping needs last year\'s bill as a PDF', link: 'Invoices' },
  ],
};
