export default {
  site: 'Brightwell Energy', path: '/account',
  html: `<title>Your account | Brightwell Energy</title><style>body{font:14px/1.4 "Segoe UI",Arial;margin:0;background:#f5f5f0}.bar{background:#fff;padding:10px 22px;display:flex;gap:14px}.lay{display:grid;grid-template-columns:190px 1fr;gap:16px;padding:14px 22px}.lay nav a{display:block;padding:5px 0}.panel{background:#fff;padding:8px 16px;margin-bottom:12px;border-radius:6px}table{border-collapse:collapse;width:100%}td,th{padding:4px 8px;border-bottom:1px solid #ddd;text-align:left}dl{display:grid;grid-template-columns:200px 1fr;gap:3px}dd{margin:0}</style>
<div class=bar><b>Brightwell</b><a href="/help">Help centre</a><a href="/msgs">Messages (2)</a><button>Log out</button></div>
<div class=lay><nav><a href="/account">Overview</a><a href="/usage">My usage</a><a href="/invoices">Bills</a><a href="/meter">Enter meter reading</a><a href="/tariff">Switch tariff</a><a href="/move">I'm moving</a><a href="/solar">Solar and feed-in</a><a href="/ev">Charging at home</a><a href="/profile">Personal details</a><a href="/bank">Bank account</a></nav>
<main><h1>Good morning, Ms Adeyemi</h1><div class=panel><h2>Contract</h2><dl><dt>Customer number</dt><dd>8841 2207</dd><dt>Tariff</dt><dd>Brightwell Fix 24</dd><dt>Price per kWh</dt><dd>26.4 pence</dd><dt>Standing charge</dt><dd>51 pence a day</dd><dt>Price guaranteed until</dt><dd>31 August 2027</dd><dt>Notice period</dt><dd>six weeks</dd><dt>Meter number</dt><dd>K19 M 005518</dd><dt>Supply address</dt><dd>Flat 4, 17 Copper Lane</dd><dt>Energy source</dt><dd>78 % wind, 22 % hydro</dd></dl></div>
<div class=panel><h2>Payments</h2><p>Your monthly instalment is £84. The next one is taken on 28 November.</p><p>You are £112.40 in credit. We settle it with your annual statement in February.</p><table><tr><th>Date</th><th>What</th><th>Amount</th><th>State</th></tr><tr><td>28 October</td><td>Instalment</td><td>£84.00</td><td>paid</td></tr><tr><td>28 September</td><td>Instalment</td><td>£84.00</td><td>paid</td></tr><tr><td>10 September</td><td>Returned debit fee</td><td>£6.50</td><td>waived</td></tr><tr><td>28 August</td><td>Instalment</td><td>£79.00</td><td>paid</td></tr><tr><td>14 February</td><td>Annual statement</td><td>£38.15</td><td>refunded</td></tr></table></div>
<div class=panel><h2>Usage</h2><p>You used 214 kWh in October, 9 per cent less than a year ago. Flats like yours use 240 kWh on average.</p><p>Last reading: 40,872, sent by you on 1 November.</p></div>
<div class=panel><h2>For you</h2><p>Recommend us to a friend and you both receive £50.</p><p>Your engineer visit to swap the meter is planned for 9 December between 12:00 and 15:00. Someone over 18 must be at home.</p><p><a href="/refer">Invite a friend</a> · <a href="/visit">Move the visit</a> · <a href="/outage">No electricity?</a></p></div></main></div>
<footer style="padding:10px 22px"><a href="/terms">Terms</a> <a href="/privacy">Privacy</a> <a href="/vulnerable">Support for vulnerable customers</a></footer>`,
  asks: [
    { q: 'When will the next payment leave my bank?', answer: '28 November' },
    { q: 'How long is my price fixed?', answer: '31 August 2027' },
    { q: 'What do I pay for a kilowatt hour?', answer: '26[.]4 pence' },
    { q: 'On what day does somebody come to change my meter?', answer: '9 December' },
    { q: 'How much money do I have in my favour?', answer: '£112[.]40' },
    { q: 'What does it cost me to leave the contract early?', answer: null },
  ],
  ways: [
    { need: 'I cannot be at home for the engineer on that day', link: 'Move the visit' },
    { need: 'I have changed banks and want the debit taken from the new one', link: 'Bank account' },
    { need: 'The lights went out in the whole flat', link: 'No electricity?' },
    { need: 'I got an electric car. What do you offer?', link: 'Charging at home' },
    { need: 'Update my email address', link: 'Personal details' },
    { need: 'How much power did I use in March?', link: 'My usage' },
  ],
};
