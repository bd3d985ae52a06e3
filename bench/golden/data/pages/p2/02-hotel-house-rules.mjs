export default {
  site: 'Hotel Lindenhof', path: '/good-to-know',
  html: `<title>Good to know – Hotel Lindenhof</title><style>body{font:16px/1.5 Georgia,serif;margin:0;background:#fbf8f2}header{display:flex;justify-content:space-between;padding:20px 48px;border-bottom:2px solid #8a6d3b}nav a{margin-left:18px;color:#5a4520}main{max-width:820px;margin:0 auto;padding:16px}dt{font-weight:bold;margin-top:12px}dd{margin:0 0 0 24px}footer{text-align:center;padding:20px;font-size:14px}footer a{margin:0 10px}</style>
<header><b>Hotel Lindenhof</b><nav><a href="/rooms">Rooms &amp; suites</a><a href="/table">Restaurant</a><a href="/spa">Sauna and pool</a><a href="/meetings">Meetings</a><a href="/offers">Offers</a><a href="/getting-here">Getting here</a><a href="/book">Book</a></nav></header>
<main><h1>Good to know</h1><p>Everything our guests ask at the front desk, from A to Z.</p>
<dl><dt>Arrival</dt><dd>Your room is ready from 3 pm. If you come after 10 pm, please ring us and we will leave the key in the safe beside the door.</dd>
<dt>Breakfast</dt><dd>Served from 6.45 to 10.30 in the garden room, on Sundays until 11.30. Children under six eat free.</dd>
<dt>Cancellation</dt><dd>Free of charge up to 48 hours before arrival; after that we charge 80 per cent of the first night.</dd>
<dt>Car park</dt><dd>The underground garage costs €14 a night. Headroom is 1.95 m. Two charging points, please reserve.</dd>
<dt>City tax</dt><dd>€2.20 per adult and night, payable on departure.</dd>
<dt>Cots and extra beds</dt><dd>Cots are free. An extra bed costs €32 a night including breakfast.</dd>
<dt>Departure</dt><dd>Please leave your room by 11 am. A late check-out until 2 pm is €25, if the room is not needed.</dd>
<dt>Dogs</dt><dd>Welcome in rooms on the ground floor for €12 a night, but not in the restaurant.</dd>
<dt>Laundry</dt><dd>Hand your bag in by 9 am and have it back the same evening, Monday to Friday.</dd>
<dt>Luggage</dt><dd>We look after your bags free of charge on the day you leave.</dd>
<dt>Quiet hours</dt><dd>Between 22.00 and 7.00.</dd>
<dt>Wi-Fi</dt><dd>Free throughout the house. The password is on your key card.</dd></dl>
<p>Something missing? <a href="/ask">Ask the front desk</a> or see the <a href="/access">step-free access</a> page.</p></main>
<footer><a href="/vouchers">Vouchers</a><a href="/newsletter">Newsletter</a><a href="/imprint">Imprint</a><a href="/press">Press</a><a href="/my-booking">Change my booking</a></footer>`,
  asks: [
    { q: 'We would like to bring our dog. What does that cost?', answer: '€12 a night' },
    { q: 'My roof box makes the car 2 metres high. Does it fit in the garage?', answer: '1\\.95 m' },
    { q: 'By what time do I have to check out?', answer: '11 am' },
    { q: 'Until when can I cancel without paying?', answer: '48 hours' },
    { q: 'How much is the tourist tax?', answer: '€2\\.20' },
    { q: 'What does a massage cost?', answer: null },
  ],
  ways: [
    { need: 'My mother uses a wheelchair. Can she get into all rooms?', link: 'step-free access' },
    { need: 'Which tram goes from the station to the hotel?', link: 'Getting here' },
    { need: 'Move my stay to another weekend', link: 'Change my booking' },
    { need: 'Give someone a night at the hotel as a present', link: 'Vouchers' },
    { need: 'Hire a room for a seminar with 20 people', link: 'Meetings' },
    { need: 'How warm is the water in the pool?', link: 'Sauna and pool' },
  ],
};
