export default {
  site: 'Ticketbarn', path: '/e/nightjar-quartet-leeds',
  html: `<title>Nightjar Quartet, Leeds – Ticketbarn</title><style>body{font:15px/1.5 Helvetica;margin:0}header{background:#3b1f5b;padding:12px 26px}header a{color:#fff;margin-right:16px}.hero{background:#e8def2;padding:20px 26px}main{padding:0 26px}table{border-collapse:collapse;width:640px}td,th{text-align:left;padding:6px 10px;border-bottom:1px solid #ccc}footer{padding:16px 26px;background:#f4f4f4}footer a{margin-right:14px}</style>
<header><a href="/">Ticketbarn</a><a href="/music">Music</a><a href="/stage">Stage</a><a href="/comedy">Comedy</a><a href="/sport">Sport</a><a href="/venues">Venues</a><a href="/resale">Resale</a><a href="/tickets">My tickets</a></header>
<div class="hero"><h1>Nightjar Quartet: Songs without a Lamp</h1><p>Saturday 19 October, Old Corn Exchange, Leeds</p><p>Doors 7.00 pm, support act 7.45 pm, Nightjar Quartet 8.40 pm, end about 10.30 pm</p></div>
<main><h2>Tickets</h2><table><tr><th>Area</th><th>Price</th><th>Fee</th><th>Left</th></tr><tr><td>Stalls, rows A–H</td><td>£46.00</td><td>£4.10</td><td>12</td></tr><tr><td>Stalls, rows J–T</td><td>£38.00</td><td>£3.60</td><td>88</td></tr><tr><td>Balcony</td><td>£29.00</td><td>£2.90</td><td>140</td></tr><tr><td>Balcony, restricted view</td><td>£18.00</td><td>£1.90</td><td>35</td></tr><tr><td>Wheelchair space, companion free</td><td>£29.00</td><td>none</td><td>4</td></tr></table>
<p><a href="/e/nightjar-quartet-leeds/seats">Choose seats</a> <a href="/e/nightjar-quartet-leeds/notify">Tell me about more dates</a></p>
<h2>Before you buy</h2><ul><li>No more than six tickets for each household.</li><li>Under-14s must be with an adult; under-5s are not admitted.</li><li>Tickets come to your phone; posting costs £2.75.</li><li>Bags larger than A4 have to go to the cloakroom, £1.50 an item.</li><li>If the date is cancelled we repay the full price including fees within 14 days.</li><li>Latecomers are let in at the first interval only.</li></ul>
<h2>The band</h2><p>Formed in Bergen in 2011, the four have released five records. The new one was made by the producer Ines Aldana in an empty lighthouse. <a href="/a/nightjar-quartet">More about the band</a></p>
<h2>Other nights</h2><ul><li><a href="/e/2">Thursday 17 October, Glasgow</a> few left</li><li><a href="/e/3">Monday 21 October, Bristol</a></li><li><a href="/e/4">Wednesday 23 October, London</a> sold out</li></ul>
<p><a href="/venues/corn-exchange">Venue, parking and access</a></p></main>
<footer><a href="/help/refund">Refunds</a><a href="/help">Help</a><a href="/gift">Gift vouchers</a><a href="/sell">Sell a ticket</a><a href="/promoters">For promoters</a><a href="/terms">Terms</a></footer>`,
  asks: [
    { q: 'When does the main band come on stage?', answer: '8\\.40' },
    { q: 'Can I bring my four-year-old?', answer: 'under-5s' },
    { q: 'How many tickets may I buy at most?', answer: 'six tickets' },
    { q: 'Who produced the latest album?', answer: 'Ines Aldana' },
    { q: 'What do seats with a restricted view cost?', answer: '£18\\.00' },
    { q: 'Is there a bar that sells food?', answer: null },
  ],
  ways: [
    { need: 'I am ill and cannot go. Get rid of my ticket to someone else', link: 'Sell a ticket' },
    { need: 'Where can I leave the car near the hall?', link: 'Venue, parking and access' },
    { need: 'Pick places in the balcony', link: 'Choose seats' },
    { need: 'Hear of it when they add another concert', link: 'Tell me about more dates' },
    { need: 'See the same show in Bristol', link: 'Monday 21 October, Bristol' },
    { need: 'Show the barcode of what I have bought', link: 'My tickets' },
  ],
};
