export default {
  site: 'Voltaire Energy', path: '/my/contract',
  html: `<title>My contract – Voltaire Energy</title><style>body{margin:0;font:16px/1.5 Nunito,Arial;background:#fffdf5}header{background:#ffd54a;padding:14px 26px}header a{margin-right:16px;color:#333}main{padding:16px 26px;display:grid;grid-template-columns:1fr 1fr;gap:18px}.b{background:#fff;border:2px solid #f3e3ab;border-radius:12px;padding:12px 18px}.b p{margin:5px 0}.full{grid-column:1/3}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:5px;border-bottom:1px solid #f0e6c0}</style>
<header><b>Voltaire</b> <a href="/o">Overview</a><a href="/c">My contract</a><a href="/m">Meter readings</a><a href="/b">Bills</a><a href="/p">Payments</a><a href="/mv">I'm moving</a><a href="/ref">Recommend a friend</a><a href="/faq">Questions and answers</a><a href="/ct">Contact</a></header>
<main><div class=b><h2>Electricity: Wind Plus 24</h2><p>Customer number 5 503 118</p><p>Unit price: 29.8 cents per kWh</p><p>Standing charge: €11.40 a month</p><p>Price guaranteed until 31 January 2027</p><p>Monthly instalment: €74</p><p>Notice: 4 weeks before the end of the term</p><p>Meter number: 1EMH-00771</p><a href="/c/change">Switch tariff</a></div>
<div class=b><h2>Gas: Cosy Basic</h2><p>Customer number 5 503 119</p><p>Unit price: 10.2 cents per kWh</p><p>Standing charge: €9.10 a month</p><p>No price guarantee</p><p>Monthly instalment: €121</p><p>Notice: 2 weeks at any time</p><p>Meter number: 7GAS-41290</p><a href="/c/end">Cancel gas contract</a></div>
<div class="b full"><h2>Consumption</h2><table><tr><th>Year</th><th>Electricity</th><th>Gas</th><th>Refund or extra payment</th></tr><tr><td>2022</td><td>2,910 kWh</td><td>13,480 kWh</td><td>extra payment €212.60</td></tr><tr><td>2023</td><td>2,745 kWh</td><td>12,020 kWh</td><td>refund €38.15</td></tr><tr><td>2024</td><td>2,602 kWh</td><td>11,655 kWh</td><td>refund €96.70</td></tr></table><p>Next reading: please send your figures between 1 and 14 December.</p><p>Annual bill arrives by 25 January.</p></div>
<div class="b full"><h2>Good news</h2><p>For every friend who signs up you get a bonus of €50.</p><p>Rent a wallbox from €15 a month. <a href="/wb">See wallboxes</a></p><p>Trouble paying? We agree on instalments for up to six months. <a href="/hard">Payment help</a></p><p>Power cut? Network operator hotline: 0800 772 4400. Smell of gas? Leave the house, then 0800 772 4499.</p><p><a href="/inst">Adjust instalment</a> · <a href="/mix">Where our power comes from</a></p></div></main><footer style="padding:12px 26px"><a href="/terms">Terms and conditions</a> <a href="/ombud">Dispute resolution</a></footer>`,
  asks: [
    { q: 'How much is a kilowatt-hour of gas?', answer: '10\\.2 cents' },
    { q: 'The lights are out in the whole street. Where do I ring?', answer: '772 4400' },
    { q: 'How much power did we use in 2023?', answer: '2,745' },
    { q: 'What do I get if my neighbour becomes a customer?', answer: '€50' },
    { q: 'Until when will the electricity price stay as it is?', answer: '31 January 2027' },
    { q: 'How long does it take to install a smart meter?', answer: null },
  ],
  ways: [
    { need: 'Pay less every month because we use less', link: 'Adjust instalment' },
    { need: 'We get a new flat in October, what about our electricity?', link: "I'm moving" },
    { need: 'Tell you what the meter says', link: 'Meter readings' },
    { need: 'How much of it is from coal?', link: 'Where our power comes from' },
    { need: 'We now have a heat pump and no longer want gas', link: 'Cancel gas contract' },
    { need: 'I cannot afford the bill', link: 'Payment help' },
  ],
};
