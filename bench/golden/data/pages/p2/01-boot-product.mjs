export default {
  site: 'Fellside Outdoor', path: '/p/ridge-gtx',
  html: `<title>Ridge GTX walking boot – Fellside Outdoor</title><style>body{font:15px/1.45 Arial;margin:0;color:#222}header,footer{background:#24392f;padding:12px 30px}header a,footer a{color:#fff;margin-right:16px;text-decoration:none}main{display:grid;grid-template-columns:340px 1fr;gap:30px;padding:24px 30px}.pic{height:300px;background:#c9d3c3;border-radius:6px}table{border-collapse:collapse}th{text-align:left;padding:4px 18px 4px 0;font-weight:normal;color:#666}td{padding:4px 0}.price{font-size:26px}.buy{background:#d9642a;color:#fff;border:0;padding:11px 26px;font-size:16px}</style>
<header><a href="/">Fellside Outdoor</a><a href="/women">Women</a><a href="/men">Men</a><a href="/kids">Kids</a><a href="/tents">Tents &amp; packs</a><a href="/outlet">Outlet</a><a href="/stores">Our stores</a><a href="/account">Sign in</a><a href="/basket">Basket (0)</a></header>
<main><div><div class="pic"></div><p><a href="/p/ridge-gtx/photos">All 8 photos</a></p><p>4.6 of 5 stars · <a href="/p/ridge-gtx/reviews">212 reviews</a></p></div>
<div><p><a href="/men/boots">Men's boots</a></p><h1>Ridge GTX walking boot</h1><p class="price">£164.00</p><p>Was £189.00 until 2 March.</p>
<p>A sturdy three-season boot for rocky paths and multi-day walks with a full pack.</p>
<p>Colours: Peat, Slate. Sizes EU 39 to 48, half sizes up to 46. <a href="/size-guide">Size guide</a></p>
<p><button class="buy">Add to basket</button> <button>Save for later</button></p>
<p>In stock. Leaves our warehouse within 24 hours. Standard delivery £3.95, free on orders over £60.</p>
<h2>Details</h2><table><tr><th>Weight (pair, EU 42)</th><td>1,240 g</td></tr><tr><th>Upper</th><td>2.4 mm nubuck leather</td></tr><tr><th>Lining</th><td>Gore-Tex membrane, waterproof</td></tr><tr><th>Sole</th><td>Vibram Fuorn, can be replaced</td></tr><tr><th>Crampons</th><td>Suitable for flexible crampons with straps only</td></tr><tr><th>Made in</th><td>Slovenia</td></tr><tr><th>Article number</th><td>FS-40718</td></tr></table>
<h2>Care</h2><p>Brush off mud once dry and treat the leather with wax after about every ten outings. Do not dry on a radiator.</p>
<h2>Guarantee</h2><p>We repair faults in material or stitching free of charge for three years from purchase.</p>
<h2>Try at home</h2><p>Send unworn boots back within 60 days; we pay the postage.</p></div></main>
<footer><a href="/repairs">Repair workshop</a><a href="/contact">Contact</a><a href="/gift-cards">Gift cards</a><a href="/jobs">Careers</a><a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'How heavy are these boots?', answer: '1,240 ?g' },
    { q: 'Where are they manufactured?', answer: 'Slovenia' },
    { q: 'I might find they do not fit. How long do I have to return them?', answer: '60 days' },
    { q: 'How often should I wax the leather?', answer: 'every ten outings' },
    { q: 'For how many years is a defect repaired for nothing?', answer: 'three years' },
    { q: 'Is there a vegan version of the boot?', answer: null },
  ],
  ways: [
    { need: 'I do not know which size I take. How do I measure my foot?', link: 'Size guide' },
    { need: 'What do other buyers say about the boot?', link: '212 reviews' },
    { need: 'Have the worn soles on my old boots replaced', link: 'Repair workshop' },
    { need: 'Is there a shop near Kendal where I can try things on?', link: 'Our stores' },
    { need: 'Buy a voucher for a friend', link: 'Gift cards' },
    { need: 'Apply for a job', link: 'Careers' },
  ],
};
