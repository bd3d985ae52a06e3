export default {
  site: 'Pipewell CRM', path: '/contacts/4471',
  html: `<title>Marta Oyelaran · Pipewell CRM</title><style>body{margin:0;font:14px/1.5 system-ui;color:#223;display:grid;grid-template-columns:190px 1fr;grid-template-rows:48px 1fr}header{grid-column:1/3;background:#1d2b4f;color:#fff;display:flex;gap:18px;align-items:center;padding:0 18px}header a{color:#cfe}aside{background:#f2f4f9;padding:14px}aside a{display:block;padding:5px 0;color:#334}main{padding:18px 26px}dl{display:grid;grid-template-columns:150px 1fr 150px 1fr;gap:6px 12px}dt{color:#778}dd{margin:0}.bar{display:flex;gap:8px;margin:10px 0}button{padding:5px 12px}table{border-collapse:collapse;width:100%}td,th{text-align:left;border-bottom:1px solid #dde;padding:5px}</style>
<header><b>Pipewell</b><a href="/home">Home</a><a href="/inbox">Inbox (12)</a><a href="/help">Help centre</a><a href="/me">Jonas K.</a></header>
<aside><a href="/contacts">Contacts</a><a href="/companies">Companies</a><a href="/deals">Deals</a><a href="/tasks">Tasks</a><a href="/campaigns">Campaigns</a><a href="/forecast">Forecast</a><a href="/import">Import</a><a href="/settings">Settings</a></aside>
<main><h1>Marta Oyelaran</h1><p>Head of Procurement at <a href="/companies/88">Brackwater Foods Ltd</a></p>
<div class=bar><button>Log a call</button><button>Write email</button><button>Merge duplicates</button><button>Change owner</button><button>Delete</button></div>
<dl><dt>Mobile</dt><dd>+44 7700 900 318</dd><dt>Office</dt><dd>+44 20 7946 0551 ext. 14</dd><dt>Email</dt><dd>m.oyelaran@brackwater.example</dd><dt>Assistant</dt><dd>Colin Frayne</dd><dt>Owner</dt><dd>Sandrine Petit</dd><dt>Lead source</dt><dd>Trade fair Cologne</dd><dt>Created</dt><dd>9 Feb 2023</dd><dt>Last contacted</dt><dd>27 May 2025</dd><dt>Birthday</dt><dd>14 November</dd><dt>Preferred language</dt><dd>French</dd></dl>
<h2>Open deals</h2><table><tr><th>Deal</th><th>Stage</th><th>Value</th><th>Expected close</th></tr><tr><td><a href="/deals/1">Cold store shelving</a></td><td>Negotiation</td><td>£48,200</td><td>30 June</td></tr><tr><td><a href="/deals/2">Forklift lease renewal</a></td><td>Proposal sent</td><td>£17,900</td><td>15 August</td></tr><tr><td><a href="/deals/3">Dock levellers</a></td><td>Qualified</td><td>£9,450</td><td>1 October</td></tr></table>
<h2>Recent activity</h2><ul><li>27 May – Call, 18 min: wants a split payment over three invoices for the shelving.</li><li>19 May – Email opened: spring catalogue.</li><li>6 May – Meeting in Leeds with Sandrine; asked for fire rating certificate.</li><li>22 April – Note: do not call before 10 am, school run.</li></ul><p><a href="/contacts/4471/timeline">Show full timeline</a></p></main>
<footer>Pipewell 2025 · <a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'How early in the day may I ring Marta?', answer: 'before 10 am' },
    { q: 'Who in our team is responsible for this customer?', answer: 'Sandrine Petit' },
    { q: 'What is the dock levellers deal worth?', answer: '9,450' },
    { q: 'Where did we first get to know her?', answer: 'Cologne' },
    { q: 'I am on the road and need her cell number.', answer: '7700 900 318' },
    { q: 'What credit limit does Brackwater Foods have?', answer: null },
  ],
  ways: [
    { need: 'I just phoned her and want to note what we discussed', link: 'Log a call' },
    { need: 'What did we talk about with her back in 2023?', link: 'Show full timeline' },
    { need: 'Upload a spreadsheet with addresses from the fair', link: 'Import' },
    { need: 'How much will we probably sell next quarter?', link: 'Forecast' },
    { need: 'This person is in the system twice, put both records together', link: 'Merge duplicates' },
    { need: 'How many employees does Brackwater Foods have?', link: 'Brackwater Foods Ltd' },
  ],
};
