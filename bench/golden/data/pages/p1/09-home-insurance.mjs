export default {
  site: 'Larkspur Insurance', path: '/home/compare',
  html: `<title>Home contents cover | Larkspur</title><style>body{font:15px/1.45 Calibri,Arial;margin:0;color:#2b2b2b}header{padding:12px 26px;background:#5b2a86;color:#fff}header a{color:#fff;margin-right:14px}main{padding:8px 26px}.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.card{border:1px solid #cbb9da;border-radius:8px;padding:8px 14px}table{border-collapse:collapse;width:100%;margin-top:12px}td,th{border-bottom:1px solid #ddd;padding:5px 9px;text-align:left}footer{padding:12px 26px;background:#f3eef7}footer a{margin-right:13px}</style>
<header><b>Larkspur</b> <a href="/car">Car</a><a href="/home">Home</a><a href="/travel">Travel</a><a href="/pet">Pet</a><a href="/life">Life</a><a href="/claims">Make a claim</a><a href="/login">My policies</a></header>
<main><h1>Contents insurance: three levels</h1><div class=cards><div class=card><h3>Basic</h3><p>from £6.40 a month</p><p>For a first flat.</p><a href="/q/b">Quote for Basic</a></div><div class=card><h3>Plus</h3><p>from £9.90 a month</p><p>Our most chosen cover.</p><a href="/q/p">Quote for Plus</a></div><div class=card><h3>Complete</h3><p>from £15.75 a month</p><p>For valuables and home offices.</p><a href="/q/c">Quote for Complete</a></div></div>
<table><tr><th></th><th>Basic</th><th>Plus</th><th>Complete</th></tr>
<tr><td>Sum insured</td><td>£25,000</td><td>£60,000</td><td>£120,000</td></tr>
<tr><td>Excess per claim</td><td>£250</td><td>£150</td><td>£75</td></tr>
<tr><td>Bicycles away from home</td><td>not covered</td><td>£500</td><td>£2,500</td></tr>
<tr><td>Cash in the house</td><td>£150</td><td>£300</td><td>£1,000</td></tr>
<tr><td>Jewellery, single item</td><td>£750</td><td>£1,500</td><td>£6,000</td></tr>
<tr><td>Food in a failed freezer</td><td>not covered</td><td>£200</td><td>unlimited</td></tr>
<tr><td>Lost keys, new locks</td><td>not covered</td><td>£400</td><td>£1,200</td></tr>
<tr><td>Hotel if the home cannot be lived in</td><td>14 nights</td><td>30 nights</td><td>180 nights</td></tr></table>
<h2>Before you decide</h2><p>Accidental damage is an extra for £2.30 a month on any level. It covers a wine stain on the carpet as well as a dropped laptop.</p><p>Homes left empty for more than 45 days in a row are not insured against burst pipes.</p><p>You can cancel within 21 days of the start and get everything back. Later, one month's notice is enough.</p><p>No claim in five years earns you 20 per cent off. Paying yearly saves 4 per cent.</p><p>Shared flats: every tenant needs a policy of their own, and your door must have a lock.</p></main>
<footer><a href="/calc">Work out what my things are worth</a><a href="/docs">Policy wording</a><a href="/broker">Advisers near you</a><a href="/address">Change of address</a><a href="/ombud">Complaints and ombudsman</a><a href="/fraud">Report fraud</a></footer>`,
  asks: [
    { q: 'How much of a claim do I have to pay myself with Plus?', answer: 'Excess.*£150|£150$' },
    { q: 'What is the monthly price of Complete?', answer: '£15[.]75' },
    { q: 'My bike was stolen at the station and I have Complete. Up to what amount am I paid?', answer: '£2,500' },
    { q: 'We will be travelling for two months. Does that matter for the cover?', answer: '45 days' },
    { q: 'Till when can I withdraw and have all my money returned?', answer: '21 days' },
    { q: 'Are e-scooters insured?', answer: null },
  ],
  ways: [
    { need: 'We had a break-in last night', link: 'Make a claim' },
    { need: 'I have no idea what sum I need', link: 'Work out what my things are worth' },
    { need: 'I moved house last week and must tell you', link: 'Change of address' },
    { need: 'Talk to someone in person in my town', link: 'Advisers near you' },
    { need: 'Read the full terms and conditions', link: 'Policy wording' },
    { need: 'Insure my cat', link: 'Pet' },
  ],
};
