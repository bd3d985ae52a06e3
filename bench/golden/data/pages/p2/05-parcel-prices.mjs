export default {
  site: 'Swiftpost', path: '/send/prices',
  html: `<title>Parcel prices | Swiftpost</title><style>body{font:16px/1.4 Helvetica,Arial;margin:0;background:#f6f6f6}header{background:#ffcb05;padding:14px 32px}header a{color:#222;margin-right:20px;font-weight:bold;text-decoration:none}main{padding:10px 32px}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:14px}.c{background:#fff;border:1px solid #ddd;padding:14px}.c b{font-size:20px;display:block}footer{background:#333;padding:16px 32px}footer a{color:#ddd;margin-right:16px}</style>
<header><a href="/">Swiftpost</a><a href="/track">Track</a><a href="/send">Send</a><a href="/receive">Receive</a><a href="/shops">Parcel shops</a><a href="/business">Business</a><a href="/service">Service</a><a href="/login">Log in</a></header>
<main><h1>Prices inside the country</h1><div class="g"><div class="c"><h3>Packet S</h3><b>€4.29</b><p>up to 2 kg, 35 × 25 × 10 cm, no tracking</p></div><div class="c"><h3>Parcel M</h3><b>€6.19</b><p>up to 5 kg, 60 × 30 × 15 cm</p></div><div class="c"><h3>Parcel L</h3><b>€8.79</b><p>up to 10 kg, 120 × 60 × 60 cm</p></div><div class="c"><h3>Parcel XL</h3><b>€17.49</b><p>up to 31.5 kg, 120 × 60 × 60 cm</p></div></div>
<p>Labels bought online are 10 per cent cheaper than at the counter and stay valid for 18 months.</p>
<h2>Extras</h2><dl><dt>Insurance above €500</dt><dd>€6.00 up to a value of €2,500</dd><dt>Collection from your door</dt><dd>€3.90 for each address, not per parcel</dd><dt>Signature on delivery</dt><dd>€1.45</dd><dt>Age check of the recipient</dt><dd>€2.60</dd><dt>Bulky goods</dt><dd>€23.50, for tyres, rolls and everything that is not box-shaped</dd></dl>
<h2>Delivery times</h2><p>Parcels handed in by 4 pm normally arrive on the second working day. To islands please allow one more day.</p>
<p>If nobody is at home, the parcel waits in the nearest shop for seven working days and then goes back to the sender.</p>
<h2>Next steps</h2><p><a href="/send/label">Print a label</a></p><p><a href="/send/abroad">Sending abroad</a> prices for 220 countries and customs forms</p><p><a href="/send/forbidden">What you may not send</a></p><p><a href="/send/packing">Packing tips</a> boxes, padding and tape</p></main>
<footer><a href="/claims">Damaged or lost</a><a href="/redirect">Redirect a parcel</a><a href="/drivers">Drive for us</a><a href="/contact">Contact</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'My box weighs 8 kilos. What is the postage?', answer: '€8\\.79|10 kg' },
    { q: 'How long can I use a label that I bought online?', answer: '18 months' },
    { q: 'Can someone fetch the parcel at my home, and for how much?', answer: '€3\\.90' },
    { q: 'By when must I hand in the parcel for delivery in two days?', answer: '4 pm' },
    { q: 'I am on holiday when it comes. How long is it kept for me at the shop?', answer: 'seven working days' },
    { q: 'How much is it to send a parcel to Norway?', answer: null },
  ],
  ways: [
    { need: 'My parcel arrived with a broken vase in it. How do I get my money back?', link: 'Damaged or lost' },
    { need: 'Have a delivery sent to my office instead', link: 'Redirect a parcel' },
    { need: 'May I post perfume or batteries?', link: 'What you may not send' },
    { need: 'Where has my shipment got to?', link: 'Track' },
    { need: 'Send a present to my aunt in Canada', link: 'Sending abroad' },
    { need: 'Find a shop nearby where I can drop it off', link: 'Parcel shops' },
  ],
};
