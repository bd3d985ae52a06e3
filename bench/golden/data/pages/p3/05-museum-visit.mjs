export default {
  site: 'Museum of Glass and Light', path: '/visit',
  html: `<title>Plan your visit | Museum of Glass and Light</title><style>body{font:16px/1.5 "Helvetica Neue",Arial;margin:0}header{display:flex;gap:20px;padding:18px 40px;border-bottom:3px solid #0a7a80}main{padding:10px 40px;display:grid;grid-template-columns:1fr 1fr;gap:24px}table{border-collapse:collapse}td{padding:4px 14px 4px 0}footer{background:#073b3e;color:#fff;padding:16px 40px}footer a{color:#bff}</style>
<header><a href="/">Home</a><a href="/visit">Visit</a><a href="/exhibitions">Exhibitions</a><a href="/collection">Collection</a><a href="/learn">Schools</a><a href="/friends">Become a friend</a><a href="/shop">Shop</a></header>
<main><section><h1>Plan your visit</h1><h2>Opening hours</h2><table><tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday to Thursday</td><td>10:00 – 17:00</td></tr><tr><td>Friday</td><td>10:00 – 21:00</td></tr><tr><td>Saturday and Sunday</td><td>11:00 – 18:00</td></tr></table><p>Last entry is 45 minutes before closing. Closed on 24, 25 and 31 December.</p>
<h2>Admission</h2><table><tr><td>Adults</td><td>£13.50</td></tr><tr><td>Over 65</td><td>£10.00</td></tr><tr><td>Students with card</td><td>£7.50</td></tr><tr><td>Aged 6 to 15</td><td>£4.00</td></tr><tr><td>Under 6</td><td>free</td></tr><tr><td>Family (2 + 3)</td><td>£29.00</td></tr></table><p>On the first Friday of each month admission is free for everyone from 17:00.</p><p><a href="/tickets">Book tickets</a></p></section>
<section><h2>Getting here</h2><p>Tram 4 and bus 17 stop at Kiln Square, two minutes on foot. The car park on Foundry Lane charges £2.20 an hour.</p><h2>Good to know</h2><ul><li>Bags larger than A3 go in the lockers; you need a £1 coin.</li><li>Photographs without flash are welcome except in the Chapel Room.</li><li>Dogs must stay outside, assistance dogs excepted.</li><li>Pushchairs can be borrowed at the desk.</li><li>Glassblowing can be watched daily at 11:30 and 14:30.</li></ul><h2>Access</h2><p>All floors but the tower are reached by lift. Two wheelchairs can be reserved on 01632 960 441. A carer comes in free.</p><h2>Eat and drink</h2><p>The Furnace Café serves lunch from noon to 15:00 and cake all day.</p><p>Coming with ten or more? <a href="/groups">Group visits</a></p><p>Lost your umbrella? <a href="/contact">Write to us</a></p></section></main>
<footer><a href="/hire">Venue hire</a> · <a href="/press">Press</a> · <a href="/jobs">Work with us</a> · <a href="/newsletter">Newsletter</a></footer>`,
  asks: [
    { q: 'I can only come after work. On which day are you open in the evening?', answer: 'Friday\\s+10:00' },
    { q: 'I am 71. What do I pay to get in?', answer: '£10\\.00' },
    { q: 'At what times can one see the craftsmen at the oven?', answer: '11:30 and 14:30' },
    { q: 'What number do I call to reserve a wheelchair?', answer: '960 441' },
    { q: 'Do I need a coin for the lockers?', answer: '£1 coin' },
    { q: 'How long is the audio guide?', answer: null },
  ],
  ways: [
    { need: 'I left my scarf in the café yesterday', link: 'Write to us' },
    { need: 'Could we hold our wedding reception here?', link: 'Venue hire' },
    { need: 'I would like to bring my class of nine-year-olds', link: 'Schools' },
    { need: 'What special shows are on this autumn?', link: 'Exhibitions' },
    { need: 'Buy admission for Saturday in advance', link: 'Book tickets' },
    { need: 'Support the museum with a yearly membership', link: 'Become a friend' },
  ],
};
