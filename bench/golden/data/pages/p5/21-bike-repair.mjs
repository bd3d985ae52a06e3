export default {
  site: 'Spoke & Mirror Bike Repair', path: '/order/4471',
  html: `<title>Repair 4471 – Spoke & Mirror</title><style>body{font:15px/1.5 Arial;margin:0;background:#f6f7f9}header{background:#12343b;padding:12px 24px}header a{color:#fff;margin-right:14px}main{padding:18px 24px;display:grid;grid-template-columns:3fr 2fr;gap:22px}.panel{background:#fff;border:1px solid #d5d9de;padding:14px;margin-bottom:14px}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:4px 6px;border-bottom:1px solid #eee}dl{display:grid;grid-template-columns:150px 1fr;margin:0}dd{margin:0}footer{padding:14px 24px}</style>
<header><a href="/">Spoke & Mirror</a><a href="/prices">Price list</a><a href="/book">Bring your bike in</a><a href="/used">Used bikes</a><a href="/parts">Parts</a><a href="/mobile">Mobile workshop</a><a href="/jobbike">Bikes for companies</a><a href="/me">My bikes</a><a href="/logout">Sign out</a></header>
<main><div><h1>Repair 4471</h1><div class=panel><dl><dt>Bike</dt><dd>Kestrel Tour, green, 2019</dd><dt>Frame number</dt><dd>KT19-88213</dd><dt>Handed in</dt><dd>Monday 13 October, 9:12</dd><dt>Mechanic</dt><dd>Femke Dral</dd><dt>State</dt><dd>Waiting for a part</dd><dt>Ready</dt><dd>probably Tuesday 21 October after 15:00</dd><dt>Shelf</dt><dd>C 14</dd></dl></div>
<div class=panel><h2>Work and parts</h2><table><tr><th>Item</th><th>Quantity</th><th>Price</th><th>State</th></tr><tr><td>Chain, 9-speed</td><td>1</td><td>€27.00</td><td>fitted</td></tr><tr><td>Sprocket cassette 11–34</td><td>1</td><td>€43.50</td><td>on its way</td></tr><tr><td>Brake pads, rear</td><td>2</td><td>€18.00</td><td>fitted</td></tr><tr><td>Gear cable with housing</td><td>1</td><td>€9.80</td><td>fitted</td></tr><tr><td>True the front wheel</td><td>–</td><td>€16.00</td><td>done</td></tr><tr><td>Labour, 70 minutes</td><td>–</td><td>€77.00</td><td>60 done</td></tr><tr><td>Total</td><td></td><td>€191.30</td><td></td></tr></table><p>You agreed to costs of up to €210. Above that we ring you first.</p></div>
<div class=panel><h2>Notes by the workshop</h2><p>13 Oct, 10:40 – Chain worn to 1.2 %, cassette teeth like shark fins.</p><p>14 Oct, 8:55 – Rear rim has a hairline crack. Can be ridden, but should be replaced within 500 km; would be €95.</p><p>15 Oct, 16:20 – Cassette ordered from Velocentrum, comes on Monday.</p></div></div>
<div><div class=panel><h2>Courtesy bike</h2><p>You have the blue Otter no. 6. Bring it back with the lock on the day you fetch yours; each day later costs €8.</p></div><div class=panel><h2>When you fetch it</h2><ul><li>Open Tue–Fri 9:00–18:30, Sat 10:00–15:00, Monday 9:00–12:00</li><li>Bring the yellow slip or your ID</li><li>Card, phone or cash; no invoices for private people</li><li>From the eighth day we charge €3 a day for storage</li><li>Twelve months' guarantee on parts, six on labour</li></ul></div>
<div class=panel><button>Approve the new rim</button> <button>Write to the mechanic</button> <a href="/order/4471/fetch">Let someone else fetch it</a> <a href="/order/4471/deliver">Have it delivered</a></div><div class=panel><h2>Earlier repairs</h2><p>3102 – tyre and tube, March 2024, €58.40</p><p>2644 – spring check, April 2023, €69.00</p><a href="/history">All bills</a></div></div></main>
<footer>Tannery Lane 2 · 0555 47 11 47 · <a href="/complain">Not happy with a repair?</a> · <a href="/courses">Learn to mend it yourself</a> · <a href="/theft">Bike stolen?</a> · <a href="/settings">Messages and settings</a></footer>`,
  asks: [
    { q: 'Who is working on my bike?', answer: 'Femke' },
    { q: 'Which piece has not arrived yet?', answer: 'on its way|Cassette ordered' },
    { q: 'When will I probably get my bike back?', answer: '21 October' },
    { q: 'What would the new rim cost me?', answer: '€95' },
    { q: 'I can only fetch it two weeks later. What do you charge for keeping it?', answer: 'storage' },
    { q: 'How much would a new saddle cost?', answer: null },
  ],
  ways: [
    { need: 'My husband should pick the bike up in my place', link: 'Let someone else fetch it' },
    { need: 'Tell the workshop to replace the cracked rim', link: 'Approve the new rim' },
    { need: 'The brakes still squeal after you mended them', link: 'Not happy with a repair?' },
    { need: 'A mechanic who comes to my home', link: 'Mobile workshop' },
    { need: 'Somebody took my other bike last night', link: 'Bike stolen?' },
    { need: 'Buy a cheap second-hand bike for my son', link: 'Used bikes' },
  ],
};
