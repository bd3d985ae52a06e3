export default {
  site: 'Stallkeeper', path: '/dashboard',
  html: `<title>Dashboard – Stallkeeper</title><style>body{margin:0;font:14px/1.4 system-ui;background:#f6f6f7;display:grid;grid-template-columns:200px 1fr}nav{background:#ebebeb;padding:16px}nav a{display:block;color:#303030;padding:6px 8px;text-decoration:none}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:12px}.tile{background:#fff;border-radius:10px;padding:12px}.tile b{font-size:22px;display:block}main{padding:20px}.panel{background:#fff;border-radius:10px;padding:14px;margin-top:14px}table{width:100%}td,th{text-align:left;padding:4px}</style>
<nav><a href="/d">Dashboard</a><a href="/o">Orders</a><a href="/p">Products</a><a href="/cu">Customers</a><a href="/m">Marketing</a><a href="/di">Discount codes</a><a href="/pay">Payouts</a><a href="/sh">Shipping zones</a><a href="/th">Theme editor</a><a href="/st">Staff accounts</a><a href="/se">Settings</a></nav>
<main><h1>Good morning, Fern &amp; Thistle</h1><p>Figures for Sunday, 8 June, compared with the Sunday before.</p><div class=tiles><div class=tile>Sales<b>$1,284.60</b>up 12 %</div><div class=tile>Orders<b>31</b>up 4</div><div class=tile>Visitors<b>902</b>down 7 %</div><div class=tile>Returns<b>2</b>unchanged</div></div>
<div class=panel><h2>To do</h2><ul><li><a href="/o?f=unshipped">9 orders to ship</a></li><li><a href="/o?f=risk">1 order with fraud warning</a></li><li><a href="/q">3 customer questions</a></li><li><a href="/pay/verify">Confirm your bank account</a></li></ul></div>
<div class=panel><h2>Running low</h2><table><tr><th>Product</th><th>In stock</th><th>Sold in 30 days</th><th>Next delivery</th></tr><tr><td>Beeswax candle, tall</td><td>4</td><td>58</td><td>12 June</td></tr><tr><td>Fern print tea towel</td><td>11</td><td>37</td><td>20 June</td></tr><tr><td>Lavender soap bar</td><td>0</td><td>96</td><td>17 June</td></tr><tr><td>Ceramic seed pot</td><td>6</td><td>14</td><td>not ordered</td></tr></table></div>
<div class=panel><h2>Money</h2><p>Next payout: $3,410.75 on Wednesday, 11 June.</p><p>Transaction fee on your plan: 1.9 % + 25 cents.</p><p>Plan: Market, renews on 3 July for $29.</p><a href="/plan">Compare plans</a></div>
<div class=panel><h2>News from Stallkeeper</h2><p>Maintenance on Thursday night from 2:00 to 3:30: checkout will be unavailable. <a href="/news/maint">Read more</a></p><p>Gift cards are now available in all shops. <a href="/gift">Set up gift cards</a></p></div></main><footer><a href="/help">Help</a></footer>`,
  asks: [
    { q: 'How many people looked at the shop on Sunday?', answer: '^902|Visitors.*902' },
    { q: 'When will lavender soap be back in?', answer: '17 June' },
    { q: 'How much money will I get on Wednesday?', answer: '3,410\\.75' },
    { q: 'What do you take from me for each sale?', answer: '1\\.9 %' },
    { q: 'When can nobody buy anything this week because you are working on the system?', answer: '2:00 to 3:30' },
    { q: 'How many newsletter subscribers do I have?', answer: null },
  ],
  ways: [
    { need: 'Make a voucher for 10 percent off for friends', link: 'Discount codes' },
    { need: 'I hired someone who needs to see the orders too', link: 'Staff accounts' },
    { need: 'Which purchase looks suspicious, and why?', link: '1 order with fraud warning' },
    { need: 'Change the colours and the front page of my shop', link: 'Theme editor' },
    { need: 'Charge more for parcels to Canada', link: 'Shipping zones' },
    { need: 'Is there a cheaper subscription for me?', link: 'Compare plans' },
  ],
};
