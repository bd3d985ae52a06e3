export default {
  site: 'Sound Ferries', path: '/routes/skerry',
  html: `<title>Oban Head – Skerry Isle | Sound Ferries</title><style>body{font:15px/1.4 Arial;margin:0}header{background:#0b2545;padding:12px 24px}header a{color:#fff;margin-right:14px}main{padding:8px 24px;font-size:14px}.two{display:grid;grid-template-columns:1fr 1fr;gap:20px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #bcd;padding:4px 8px;text-align:left}footer{background:#eef4f8;padding:12px 24px}footer a{margin-right:14px}</style>
<header><a href="/">Sound Ferries</a><a href="/book">Book a crossing</a><a href="/routes">Routes</a><a href="/status">Sailing status</a><a href="/fleet">Our ships</a><a href="/freight">Freight</a><a href="/holidays">Island holidays</a><a href="/my">Manage booking</a></header>
<main><h1>Oban Head to Skerry Isle</h1><p>Aboard MV Guillemot, which takes 38 cars and 240 passengers. The crossing lasts 55 minutes.</p>
<div class=two><section><h2>From the mainland</h2><table><tr><th>Departs</th><th>Days</th><th>Season</th></tr><tr><td>7:15</td><td>Mon – Sat</td><td>all year</td></tr><tr><td>10:40</td><td>daily</td><td>all year</td></tr><tr><td>14:20</td><td>Fri – Sun</td><td>April to October</td></tr><tr><td>18:05</td><td>daily</td><td>all year</td></tr></table></section>
<section><h2>From the island</h2><table><tr><th>Leaves</th><th>Days</th><th>Season</th></tr><tr><td>8:50</td><td>Mon – Sat</td><td>all year</td></tr><tr><td>12:25</td><td>daily</td><td>all year</td></tr><tr><td>16:00</td><td>Fri – Sun</td><td>April to October</td></tr><tr><td>19:30</td><td>daily</td><td>all year</td></tr></table></section></div>
<h2>Fares, one way</h2><table><tr><th></th><th>Summer</th><th>Winter</th><th>Islander</th></tr><tr><td>Adult</td><td>£7.80</td><td>£6.10</td><td>£3.00</td></tr><tr><td>Child 5 to 15</td><td>£3.90</td><td>£3.05</td><td>£1.50</td></tr><tr><td>Car up to 5 m</td><td>£28.40</td><td>£22.00</td><td>£11.00</td></tr><tr><td>Motorhome up to 8 m</td><td>£46.50</td><td>£36.00</td><td>£18.00</td></tr><tr><td>Motorcycle</td><td>£14.20</td><td>£10.90</td><td>£5.50</td></tr><tr><td>Bicycle</td><td>free</td><td>free</td><td>free</td></tr><tr><td>Dog</td><td>£2.50</td><td>£2.25</td><td>free</td></tr></table>
<h2>Checking in</h2><p>With a vehicle, be in the lanes 30 minutes before sailing; on foot, ten minutes are enough.</p><p>Bring photo identification if you are over 16. Gas bottles have to be shut and declared.</p><p>Dogs are allowed on the outer deck and in the rear saloon. You cannot stay in the car during the crossing.</p><p>If the wind is above force 8 the ship does not sail; we send a text message by 6:00 and rebook you without charge.</p><p>The galley serves hot breakfast on the first two sailings only.</p></main>
<footer><a href="/refunds">Refunds</a><a href="/mobility">Reduced mobility</a><a href="/islander">Islander card</a><a href="/harbour">Harbour parking</a><a href="/complain">Complain</a><a href="/crew">Work on board</a></footer>`,
  asks: [
    { q: 'How long is the trip across?', answer: '55 minutes' },
    { q: 'What does a motorhome cost in winter?', answer: '£36[.]00' },
    { q: 'When is the last boat back from the island?', answer: '19:30' },
    { q: 'I come without a car. How early should I be there?', answer: 'on foot, ten minutes' },
    { q: 'Where may my dog be on the ship?', answer: 'rear saloon' },
    { q: 'Is there a lift on the ship?', answer: null },
  ],
  ways: [
    { need: 'Will the boat go in spite of the storm today?', link: 'Sailing status' },
    { need: 'I moved to Skerry. How do I get the cheap rate?', link: 'Islander card' },
    { need: 'Leave my car on the mainland for a week', link: 'Harbour parking' },
    { need: 'Send a lorry load of timber across', link: 'Freight' },
    { need: 'Put a different number plate on my reservation', link: 'Manage booking' },
    { need: 'Could I work as a deckhand?', link: 'Work on board' },
  ],
};
