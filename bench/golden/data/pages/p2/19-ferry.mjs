export default {
  site: 'Inselfähre Wangeroe', path: '/fares',
  html: `<title>Fares and luggage – Wangeroe Ferry</title><style>body{font:16px/1.45 Arial;margin:0}header{background:linear-gradient(#0b4f6c,#01baef);padding:20px 36px}header a{color:#fff;margin-right:18px;font-weight:bold}main{padding:8px 36px;display:grid;grid-template-columns:1fr 1fr;gap:34px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px dotted #999;padding:6px 4px;text-align:left}footer{padding:14px 36px;background:#eef}footer a{margin-right:18px}</style>
<header><a href="/">Wangeroe Ferry</a><a href="/timetable">Timetable</a><a href="/fares">Fares</a><a href="/tickets">Buy tickets</a><a href="/parking">Parking at the port</a><a href="/trips">Seal trips</a><a href="/today">Today's sailings</a></header>
<main><div><h1>Fares</h1><table><tr><th></th><th>Single</th><th>Return</th><th>Day return</th></tr><tr><td>Adults</td><td>€19.50</td><td>€36.00</td><td>€27.00</td></tr><tr><td>Children 6–15</td><td>€9.70</td><td>€18.00</td><td>€13.50</td></tr><tr><td>Children up to 5</td><td>free</td><td>free</td><td>free</td></tr><tr><td>Families, two adults and up to four children</td><td>€49.00</td><td>€88.00</td><td>€68.00</td></tr><tr><td>Islanders with card</td><td>€4.20</td><td>€8.40</td><td>–</td></tr><tr><td>Dogs</td><td>€7.00</td><td>€13.00</td><td>€10.00</td></tr><tr><td>Bicycles</td><td>€11.00</td><td>€20.00</td><td>€16.00</td></tr></table><p>The island is closed to cars. Visitor's tax of €3.80 a day is added for overnight guests.</p><p>Groups of 15 or more travel at 20 per cent less if they book a week ahead.</p></div>
<div><h2>Luggage</h2><p>One case and one piece of hand luggage are included. Each further case costs €4.50.</p><p>Hand cases in at shed 2 at least 40 minutes before sailing; they go to your lodgings in a container and arrive within three hours.</p><p>Surfboards and kites travel as freight only.</p>
<h2>Good to know</h2><ul><li>The crossing takes 55 minutes, in low water up to 80.</li><li>Tickets are valid for two months from the first trip.</li><li>Unused tickets are refunded less €5.</li><li>If we cancel a sailing because of storm you travel on the next one, or get all your money back.</li><li>The café on the upper deck takes cash only.</li><li>Wheelchairs board over the ramp; please ring 04464 94 940 the day before.</li></ul>
<p><a href="/luggage/door">Luggage from your home</a></p><p><a href="/islander">Apply for an islander card</a></p><p><a href="/freight">Freight</a></p></div></main>
<footer><a href="/lost">Lost property office</a><a href="/webcam">Harbour webcam</a><a href="/ships">Our ships</a><a href="/charter">Private charter</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'Two parents and three children, there and back on the same day. What do we pay?', answer: '€68\\.00' },
    { q: 'How long are we on the water?', answer: '55 minutes' },
    { q: 'We did not use our tickets. Do we get the money back?', answer: 'less €5' },
    { q: 'Can I go there by car?', answer: 'closed to cars' },
    { q: 'How early do I have to give up my suitcases?', answer: '40 minutes' },
    { q: 'When does the last ferry leave on Sunday?', answer: null },
  ],
  ways: [
    { need: 'Where can I leave my car while I am on the island?', link: 'Parking at the port' },
    { need: 'It is stormy. Is the noon boat going?', link: "Today's sailings" },
    { need: 'Have my suitcase fetched at my house', link: 'Luggage from your home' },
    { need: 'I forgot my jacket on deck', link: 'Lost property office' },
    { need: 'Hire a whole boat for our company party', link: 'Private charter' },
    { need: 'See seals with the children', link: 'Seal trips' },
  ],
};
