export default {
  site: 'Auto Lisboa Rent', path: '/booking/RX4471',
  html: `<title>Booking RX4471</title><style>body{font:15px/1.5 Arial;margin:0;background:#eef2f5}header{background:#fff;padding:14px 30px;box-shadow:0 1px 4px #aaa}header a{margin-right:18px;color:#06508b}main{padding:14px 30px;display:grid;grid-template-columns:1fr 1fr;gap:16px}.b{background:#fff;padding:14px 18px}.b h2{margin-top:0}.row{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:4px 0}footer{padding:14px 30px}footer a{margin-right:14px}</style>
<header><a href="/">Auto Lisboa Rent</a><a href="/fleet">Fleet</a><a href="/offices">Offices</a><a href="/deals">Deals</a><a href="/longterm">Long-term hire</a><a href="/faq">FAQ</a><a href="/me">My bookings</a></header>
<main><div class="b"><h1>Booking RX4471</h1><p>Confirmed for Nils Aronsson</p><div class="row"><span>Car</span><span>Seat Ibiza or similar, manual</span></div><div class="row"><span>Seats and doors</span><span>5 seats, 5 doors</span></div><div class="row"><span>Boot</span><span>2 large cases</span></div><div class="row"><span>Fuel</span><span>Petrol, return it full</span></div><div class="row"><span>Distance</span><span>250 km a day, then €0.18 each</span></div></div>
<div class="b"><h2>Pick-up and return</h2><p>Pick-up: Friday 6 September, 11:30, Lisbon Airport, level P2, desk 14</p><p>Return: Friday 13 September, 09:00, Porto Campanhã station</p><p>We keep the car for two hours if your flight is late.</p><p>Outside opening hours put the keys in the red box by the entrance.</p></div>
<div class="b"><h2>Price</h2><div class="row"><span>7 days</span><span>€196.00</span></div><div class="row"><span>One-way fee</span><span>€45.00</span></div><div class="row"><span>Additional driver</span><span>€28.00</span></div><div class="row"><span>Child seat 9–18 kg</span><span>€35.00</span></div><div class="row"><span>Already paid</span><span>€60.80</span></div><div class="row"><span>To pay at the desk</span><span>€243.20</span></div></div>
<div class="b"><h2>At the desk you need</h2><ul><li>A credit card in the driver's own name; we block €900 on it</li><li>A licence held for at least one year</li><li>Passport or identity card</li></ul><p>Drivers below 23 pay €12 a day more.</p></div>
<div class="b"><h2>Insurance</h2><p>Damage cover with an excess of €900. Glass, tyres and the underside are not covered.</p><p>Breakdown help: +351 21 555 0440, all hours</p><p>Motorway tolls are taken by a device behind the mirror, €1.85 a day of use plus tolls.</p></div>
<div class="b"><h2>Your options</h2><p>Free to cancel until 4 September, 11:30.</p><p><a href="/booking/RX4471/change">Change dates or place</a></p><p><a href="/booking/RX4471/extras">Add extras</a> sat-nav, roof rack, full cover</p><p><a href="/booking/RX4471/voucher">Voucher to print</a></p><p><button>Cancel booking</button></p><p><a href="/booking/RX4471/checkin">Check in online</a> and skip the queue</p></div></main>
<footer><a href="/accident">After an accident</a><a href="/border">Driving to Spain</a><a href="/fines">Fines and tolls</a><a href="/contact">Contact</a><a href="/terms">Terms</a></footer>`,
  asks: [
    { q: 'How much do I still have to pay when I fetch the car?', answer: '243\\.20' },
    { q: 'My plane may be delayed. How long will they hold the car?', answer: 'two hours' },
    { q: 'Where do I give the car back?', answer: 'Campanhã' },
    { q: 'The engine died on the motorway. Whom do I call?', answer: '555 0440' },
    { q: 'I am 21. Is there a surcharge for me?', answer: 'below 23' },
    { q: 'Are winter tyres fitted?', answer: null },
  ],
  ways: [
    { need: 'I would like to cross the border to Seville', link: 'Driving to Spain' },
    { need: 'We need something to carry skis or surfboards on top', link: 'Add extras' },
    { need: 'Come two days later than planned', link: 'Change dates or place' },
    { need: 'I ran into another car. What now?', link: 'After an accident' },
    { need: 'I want a car for half a year', link: 'Long-term hire' },
    { need: 'We are not travelling after all, call everything off', link: 'Cancel booking' },
  ],
};
