export default {
  site: 'Borough of Kingsmere', path: '/parking/permits',
  html: `<title>Parking permits - Borough of Kingsmere</title><style>body{font:17px/1.45 Arial;margin:0}header{background:#111;color:#fff;padding:10px 34px}header a{color:#fff;margin-right:16px;font-size:14px}.crumb{padding:8px 34px;font-size:13px}main{padding:0 34px;max-width:800px;font-size:15px}.go{background:#00703c;color:#fff;padding:8px 16px;text-decoration:none;display:inline-block;margin:6px 8px 6px 0}footer{background:#f3f2f1;padding:14px 34px;font-size:14px}footer a{margin-right:14px}</style>
<header><b>Kingsmere</b> <a href="/menu">All services</a><a href="/pay">Pay</a><a href="/report">Report</a><a href="/apply">Apply</a><a href="/news">Newsroom</a><a href="/search">Search</a></header><div class=crumb><a href="/">Start</a> › <a href="/streets">Streets and parking</a> › Permits</div>
<main><h1>Park on your street</h1><p>If you live inside a controlled zone, you need a permit to leave a vehicle at the kerb during its hours.</p>
<h2>Zones and their hours</h2><ul><li>Zone A (Old Town): every day, 8:00 to 22:00</li><li>Zone B (Station): Monday to Saturday, 7:30 to 19:00</li><li>Zone C (Hospital): Monday to Friday, 9:00 to 17:30</li><li>Zone D (Stadium): match days only, from three hours before kick-off</li></ul>
<h2>What it costs</h2><ul><li>First car: £64 a year</li><li>Second car: £128 a year</li><li>Electric car: £20 a year</li><li>Motorcycle: no permit needed</li><li>Visitor vouchers: £11 for a book of ten, at most eight books a year</li><li>Tradesperson: £9 a day</li><li>Diesel surcharge: £45 on top</li></ul>
<h2>What you need</h2><p>Have the vehicle's registration document and a tenancy agreement or council tax bill at hand. If it is a company car, add a letter from your employer.</p><p>A permit is issued within four working days. Until then you can print a temporary one, which is good for 14 days.</p>
<p>Vehicles longer than 5.6 metres or higher than 2.3 metres cannot get a permit. Caravans are excluded.</p><p>Each household may hold no more than two permits.</p><p>When you sell the car, we refund the full months that remain, less £12 for our work.</p>
<p><a class=go href="/permits/new">Start an application</a><a class=go href="/permits/renew">Renew a permit</a></p>
<h2>Related</h2><ul><li><a href="/badge">Blue Badge</a></li><li><a href="/fine">Challenge a parking fine</a></li><li><a href="/zone-map">Look up your zone</a></li><li><a href="/suspend">Suspend a bay for a removal van</a></li><li><a href="/garages">Rent a garage</a></li><li><a href="/abandoned">Abandoned vehicles</a></li></ul></main>
<footer><a href="/offices">Our offices</a><a href="/language">Other languages</a><a href="/feedback">Give feedback on this page</a><p>Parking team: 01632 960 540, weekdays 9:00 to 13:00</p></footer>`,
  asks: [
    { q: 'During which hours are restrictions in force in the Old Town?', answer: '22:00' },
    { q: 'We have two cars already. How much does the second cost us?', answer: '£128' },
    { q: 'How long does it take until I have my permit?', answer: 'four working days' },
    { q: 'What number can I ring to reach the parking team?', answer: '960 540' },
    { q: 'I ride a scooter with an engine. Must I buy one too?', answer: 'Motorcycle' },
    { q: 'What is the fine for parking without a permit?', answer: null },
  ],
  ways: [
    { need: 'I got a ticket though I had paid', link: 'Challenge a parking fine' },
    { need: 'The movers come on Friday and need room in front of the house', link: 'Suspend a bay for a removal van' },
    { need: 'A car without plates has stood here for weeks', link: 'Abandoned vehicles' },
    { need: 'My permit runs out next month', link: 'Renew a permit' },
    { need: 'I can hardly walk. May I park closer to shops?', link: 'Blue Badge' },
    { need: 'Which zone do I live in?', link: 'Look up your zone' },
  ],
};
