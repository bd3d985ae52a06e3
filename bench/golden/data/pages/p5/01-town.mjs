export default {
  site: 'Town of Aldmoor', path: '/',
  html: `<title>Town of Aldmoor</title><style>body{font:16px/1.5 Arial,sans-serif;margin:0}header{background:#1d4e3a;color:#fff;padding:10px 20px}header a{color:#fff;margin-right:16px}main{padding:20px;display:grid;grid-template-columns:2fr 1fr;gap:30px}.card{border:1px solid #ccc;padding:10px;margin-bottom:10px}ul{padding-left:18px}footer{background:#eee;padding:14px 20px}</style>
<header><strong>Town of Aldmoor</strong><nav><a href="/living">Living here</a><a href="/council">Council</a><a href="/planning">Planning and building</a><a href="/waste">Rubbish and recycling</a><a href="/families">Schools and childcare</a><a href="/parking">Parking</a><a href="/visit">Visitors</a><a href="/jobs">Vacancies</a></nav></header>
<main><div><h1>Welcome to Aldmoor</h1><p>Aldmoor is a market town of 11,400 people on the river Wend. The town hall is in the former corn exchange, built in 1868.</p>
<h2>News</h2>
<div class=card><h3>Mill Bridge closed from 6 October</h3><p>The bridge will be closed to cars for about seven weeks while the joints are renewed. Pedestrians and cyclists may still cross. Buses 4 and 9 run by way of Station Road.</p></div>
<div class=card><h3>Saturday market moves</h3><p>During the bridge works the market is held on Priory Green, from 8 am to 1 pm as usual. The Wednesday market stays on Corn Square.</p></div>
<div class=card><h3>Grants for green roofs</h3><p>House owners can get up to £1,500 towards planting a flat roof. Work must not have begun before the grant is approved.</p></div>
<div class=card><h3>New mayor sworn in</h3><p>Councillor Hetty Brandreth took the chain from Oswin Lark on 2 September. She holds open surgery on the first Monday of each month.</p></div>
<p><a href="/news">All news</a></p>
<h2>Often needed</h2><ul><li><a href="/report">Report a problem</a> – potholes, lamps, litter</li><li><a href="/registrar">Births, marriages and deaths</a></li><li><a href="/tax">Council tax</a> – bills, discounts, direct debit</li><li><a href="/halls">Hire a hall</a></li><li><a href="/dogs">Dog licences</a></li><li><a href="/minutes">Agendas and minutes</a></li></ul></div>
<aside><h2>Town hall counter</h2><table><tr><td>Monday</td><td>9:00–16:00</td></tr><tr><td>Tuesday</td><td>9:00–16:30</td></tr><tr><td>Wednesday</td><td>closed</td></tr><tr><td>Thursday</td><td>10:00–18:30</td></tr><tr><td>Friday</td><td>9:00–12:30</td></tr></table><p>Passports and residents' cards by appointment only.</p><h2>Out of hours</h2><p>Burst water main or fallen tree: 01632 960 114 (day and night)</p><p>General enquiries: 01632 960 100</p><h2>Next council meeting</h2><p>Tuesday 14 October, 7 pm, Oak Room. The public is welcome; questions must be handed in by noon the day before.</p></aside></main>
<footer><a href="/contact">Contact</a> · <a href="/access">Accessibility</a> · <a href="/privacy">Privacy</a> · Corn Square 1, Aldmoor</footer>`,
  asks: [
    { q: 'I work all day. Which evening can I still get to the counter after five, and until when?', answer: '18:30' },
    { q: 'How long will Mill Bridge be shut for drivers?', answer: 'seven weeks' },
    { q: 'A tree has come down across our lane in the middle of the night. What number do I ring?', answer: '960 114' },
    { q: 'How much money can I get for greening the roof of my garage?', answer: '1,500' },
    { q: 'Where is the Saturday market at the moment?', answer: 'Priory Green' },
    { q: 'What does a dog licence cost?', answer: null },
  ],
  ways: [
    { need: 'The street lamp outside my house has been dark for a week', link: 'Report a problem' },
    { need: 'On what day are the bins emptied in my street?', link: 'Rubbish and recycling' },
    { need: 'Register our newborn daughter', link: 'Births, marriages and deaths' },
    { need: 'I live alone. Do I pay less council tax?', link: 'Council tax' },
    { need: 'Find a room for a birthday party for 60 people', link: 'Hire a hall' },
    { need: 'What did the councillors decide at the last meeting?', link: 'Agendas and minutes' },
  ],
};
