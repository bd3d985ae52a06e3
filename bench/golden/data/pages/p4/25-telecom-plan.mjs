export default {
  site: 'Ringo Mobile', path: '/account/plan',
  html: `<title>My plan – Ringo Mobile</title><style>body{margin:0;font:15px/1.5 Poppins,Arial}header{background:#e6007e;padding:12px 22px}header a{color:#fff;margin-right:13px;text-decoration:none}main{padding:14px 22px;display:grid;grid-template-columns:210px 1fr;gap:22px}.m a{display:block;padding:6px 0;border-bottom:1px solid #eee;color:#90004f}section{margin-bottom:16px}table{border-collapse:collapse;width:100%}td,th{padding:5px;border-bottom:1px solid #eee;text-align:left}</style>
<header><b style="color:#fff">Ringo</b> <a href="/sh">Shop</a><a href="/my">My account</a><a href="/cov">Coverage map</a><a href="/hlp">Help</a><a href="/sto">Find a store</a></header>
<main><div class=m><a href="/pl">Plan and usage</a><a href="/bi">Bills</a><a href="/op">Add-ons</a><a href="/sim">SIM cards</a><a href="/num">Keep your number</a><a href="/roam">Roaming</a><a href="/dev">Device instalments</a><a href="/fam">Family numbers</a><a href="/rep">Repair service</a><a href="/can">Leave Ringo</a></div>
<div><h1>Ringo L 20 GB</h1><p>Number 0175 555 0143, holder Annika Sjöberg</p>
<section><h2>This month</h2><p>Data: 13.6 of 20 GB used</p><p>Calls: 214 minutes, unlimited</p><p>Text messages: 18, unlimited</p><p>Abroad: 1.2 of 9 GB used</p><p>The counters start again on the 23rd.</p><p><button>Buy extra data</button> <button>Set usage alert</button></p></section>
<section><h2>Contract</h2><p>Monthly price: €24.99, from the 13th month €29.99</p><p>Minimum term ends on 22 February 2026</p><p>Notice period: one month</p><p>Top speed: 300 Mbit/s, after the allowance 64 kbit/s</p><p>Handset: Nimbus 9, 11 of 24 instalments of €17.50 paid</p><p>Bill is debited on the 5th of each month.</p><p>PUK: <a href="/puk">Show PUK</a></p></section>
<section><h2>Calls outside the plan</h2><table><tr><th>To</th><th>Per minute</th><th>Per text</th></tr><tr><td>EU countries</td><td>19 cents</td><td>6 cents</td></tr><tr><td>Switzerland</td><td>49 cents</td><td>15 cents</td></tr><tr><td>USA and Canada</td><td>29 cents</td><td>20 cents</td></tr><tr><td>Other countries</td><td>€1.49</td><td>35 cents</td></tr><tr><td>Service numbers 0900</td><td>up to €3</td><td>–</td></tr></table></section>
<section><h2>Questions?</h2><p>Hotline 0800 746 4600, daily 7 to 22. A new SIM costs €9.95 and arrives in two working days. Changing to a bigger plan is possible at any time, to a smaller one only at the end of the term.</p><p><a href="/blk">Block my SIM</a> · <a href="/chg">Change plan</a> · <a href="/third">Block premium services</a></p></section></div></main><footer style="padding:10px 22px"><a href="/imp">Imprint</a> · <a href="/dis">Network disruptions</a></footer>`,
  asks: [
    { q: 'What do I pay per minute when I phone my aunt in Zurich?', answer: '49 cents' },
    { q: 'How much internet have I already used up?', answer: '13\\.6' },
    { q: 'When is the earliest I get out of the contract?', answer: '22 February 2026' },
    { q: 'What is the charge for a replacement SIM?', answer: '9\\.95' },
    { q: 'On what day is the money taken from my account?', answer: 'on the 5th' },
    { q: 'Can I use my phone on a plane?', answer: null },
  ],
  ways: [
    { need: 'My phone was stolen, nobody should be able to use it for calls', link: 'Block my SIM' },
    { need: 'The screen is cracked', link: 'Repair service' },
    { need: 'I had no signal all morning. Is something broken?', link: 'Network disruptions' },
    { need: 'I want a bit more internet until the end of the month', link: 'Buy extra data' },
    { need: 'Will I have reception in our holiday village in the mountains?', link: 'Coverage map' },
    { need: 'I typed the wrong PIN three times', link: 'Show PUK' },
  ],
};
