export default {
  site: 'Holm Furniture', path: '/sofas/arden-3',
  html: `<title>Arden sofa, 3 seats | Holm</title><style>body{font:15px/1.5 Futura,Arial;margin:0;color:#333}header{padding:18px 44px;display:flex;gap:20px}header a{color:#333;text-decoration:none}.hero{height:180px;background:#d9cfc1;margin:0 44px}main{display:grid;grid-template-columns:1fr 1fr;gap:40px;padding:16px 44px}table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:normal;color:#777;padding:5px 0}td{text-align:right;padding:5px 0;border:0}tr{border-bottom:1px solid #eee}.btn{background:#333;color:#fff;padding:12px 24px;display:inline-block;text-decoration:none}footer{padding:18px 44px;background:#f5f1ec}footer a{margin-right:16px}</style>
<header><a href="/"><b>HOLM</b></a><a href="/sofas">Sofas</a><a href="/tables">Tables</a><a href="/beds">Beds</a><a href="/lamps">Lamps</a><a href="/showrooms">Showrooms</a><a href="/planner">Room planner</a><a href="/cart">Cart</a></header><div class="hero"></div>
<main><div><h1>Arden sofa, 3 seats</h1><p>€1,390 in fabric, €1,980 in leather</p><p>Made to order in our workshop near Aalborg. Ready in 7 to 9 weeks; the colours Sand and Moss in two weeks from stock.</p><p><a class="btn" href="/sofas/arden-3/configure">Choose cover and legs</a></p><p><a href="/samples">Order fabric samples</a> up to five, free</p><p><a href="/finance">Pay monthly</a> 0 % for 12 months</p>
<h2>Delivery</h2><p>€79 to the kerb, €129 into the room of your choice including unpacking. We take your old sofa for €45.</p><p>Our drivers ring half an hour before they arrive. The stairwell must be at least 85 cm wide.</p>
<h2>Warranty</h2><p>Frame 10 years, springs 5 years, covers 2 years.</p></div>
<div><h2>Measurements</h2><table><tr><th>Width</th><td>214 cm</td></tr><tr><th>Depth</th><td>92 cm</td></tr><tr><th>Height of back</th><td>81 cm</td></tr><tr><th>Height of seat</th><td>44 cm</td></tr><tr><th>Depth of seat</th><td>58 cm</td></tr><tr><th>Gap below</th><td>14 cm, fits robot vacuums</td></tr><tr><th>Weight</th><td>63 kg</td></tr><tr><th>Largest load</th><td>360 kg</td></tr></table>
<h2>Materials</h2><table><tr><th>Frame</th><td>Solid beech and plywood</td></tr><tr><th>Legs</th><td>Oiled oak, screwed on without tools</td></tr><tr><th>Seat</th><td>Cold foam on pocket springs</td></tr><tr><th>Cover</th><td>Removable, wash at 30 °C, do not tumble</td></tr><tr><th>Abrasion</th><td>60,000 rubs (Martindale)</td></tr></table>
<h2>Goes with it</h2><p><a href="/stools/arden">Arden footstool</a> €340</p><p><a href="/sofas/arden-2">Arden sofa, 2 seats</a> €1,120</p><p><a href="/chairs/arden">Arden armchair</a> €690</p></div></main>
<footer><a href="/assembly">Assembly instructions</a><a href="/stains">Removing stains</a><a href="/spares">Spare parts and covers</a><a href="/return">Return furniture</a><a href="/contact">Contact</a></footer>`,
  asks: [
    { q: 'How high do I sit?', answer: '44 cm' },
    { q: 'Can I put the covers in the washing machine?', answer: '30 °C' },
    { q: 'Will you take away my old couch, and what do you charge?', answer: '€45' },
    { q: 'My staircase is narrow. How wide must it be?', answer: '85 cm' },
    { q: 'What is the wooden frame made of?', answer: 'beech' },
    { q: 'Is there a version with a bed in it?', answer: null },
  ],
  ways: [
    { need: 'My child spilt red wine on the seat. What can I do?', link: 'Removing stains' },
    { need: 'Feel the materials at home before I decide', link: 'Order fabric samples' },
    { need: 'I broke a leg of my Holm chair and want a new one', link: 'Spare parts and covers' },
    { need: 'Where can I sit on one to try it?', link: 'Showrooms' },
    { need: 'See how it would look in my living room', link: 'Room planner' },
    { need: 'Buy it in small instalments', link: 'Pay monthly' },
  ],
};
