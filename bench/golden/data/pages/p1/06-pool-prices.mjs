export default {
  site: 'Lakeside Baths', path: '/prices',
  html: `<title>Admission – Lakeside Baths</title><style>body{font:15px/1.4 "Trebuchet MS",sans-serif;margin:0;background:#eaf6fc}header{padding:14px 26px;background:#0277bd;color:#fff;display:flex;gap:16px;flex-wrap:wrap}header a{color:#fff}main{padding:8px 26px}table{background:#fff;border-collapse:collapse;width:100%;font-size:14px}td,th{padding:5px 10px;border:1px solid #b3d9ec;text-align:left}ul{padding-left:18px;font-size:14px}footer{padding:12px 26px;background:#fff}footer a{margin-right:14px}.btn{background:#ff8f00;color:#fff;padding:7px 14px;text-decoration:none;border:0;font:inherit}</style>
<header><b>Lakeside Baths</b><a href="/">Home</a><a href="/pools">Pools and slides</a><a href="/sauna">Sauna</a><a href="/courses">Courses</a><a href="/prices">Admission</a><a href="/times">Opening times</a><a href="/party">Children's birthdays</a><a href="/bistro">Bistro</a></header>
<main><h1>Admission</h1><table><tr><th></th><th>2 hours</th><th>4 hours</th><th>All day</th><th>Ten visits</th></tr>
<tr><td>Adults</td><td>€6.20</td><td>€8.90</td><td>€11.50</td><td>€56.00</td></tr>
<tr><td>Children 4 to 15</td><td>€3.10</td><td>€4.40</td><td>€5.80</td><td>€28.00</td></tr>
<tr><td>Students, over 65s</td><td>€4.70</td><td>€6.80</td><td>€8.60</td><td>€42.00</td></tr>
<tr><td>Family (2 + 3)</td><td>€15.00</td><td>€19.90</td><td>€25.50</td><td>–</td></tr>
<tr><td>Early birds, before 8:00</td><td>€3.90</td><td>–</td><td>–</td><td>€35.00</td></tr>
<tr><td>Pool and sauna</td><td>–</td><td>€17.40</td><td>€22.80</td><td>€160.00</td></tr></table>
<p><a class=btn href="/shop">Buy tickets</a> <a class=btn href="/voucher">Gift vouchers</a></p>
<h2>The small print</h2><ul><li>Children under four come in free.</li><li>Overstaying costs €0.80 for each started quarter of an hour.</li><li>Carers of a person with a severe disability (mark B) do not pay.</li><li>Ten-visit cards stay valid for three years and can be passed on to anyone.</li><li>A lost wristband costs €20.</li><li>The evening rate starts two hours before closing: one euro off every ticket.</li></ul>
<h2>For hire at the desk</h2><ul><li>Towel: €3.00, deposit €10</li><li>Bathrobe: €5.50, deposit €30</li><li>Swimming armbands: free, deposit €5</li><li>Goggles (for sale only): €12.95</li></ul>
<h2>House rules in brief</h2><p>Children below eight must be with an adult in the water area. Swimming shorts must end above the knee. Photos are not allowed anywhere in the building. The diving tower is open at each full hour for fifteen minutes.</p><p>Lockers take your wristband, so you need no coin.</p></main>
<footer><a href="/accessible">Accessibility</a><a href="/found">Found items</a><a href="/clubs">For clubs and schools</a><a href="/water">Water quality</a><a href="/contact">Contact</a><a href="/jobs">Lifeguards wanted</a></footer>`,
  asks: [
    { q: 'I am 70 and would like to stay the whole day. What do I pay?', answer: '€8[.]60' },
    { q: 'How much is a four hour ticket for a family?', answer: '€19[.]90' },
    { q: 'What happens if I stay longer than I paid for?', answer: 'Overstaying' },
    { q: 'Up to what age must a child be accompanied?', answer: 'below eight' },
    { q: 'How long can I use a ten-visit card?', answer: 'three years' },
    { q: 'How warm is the water?', answer: null },
  ],
  ways: [
    { need: 'My son wants to learn the crawl', link: 'Courses' },
    { need: 'A present for a friend who loves swimming', link: 'Gift vouchers' },
    { need: 'Celebrate my daughter turning nine at the baths', link: "Children's birthdays" },
    { need: 'I forgot my watch in the changing room', link: 'Found items' },
    { need: 'Reserve lanes for our school class', link: 'For clubs and schools' },
    { need: 'When do you close on Sundays?', link: 'Opening times' },
  ],
};
