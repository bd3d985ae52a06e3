export default {
  site: 'Camping Seewiese', path: '/prices',
  html: `<title>Prices and pitches – Camping Seewiese</title><style>body{font:15px/1.5 'Gill Sans',Arial;margin:0;background:#f2f8f5}header{padding:16px 40px;background:#2c7a5b}header a{color:#fff;margin-right:18px}main{padding:6px 40px}table{border-collapse:collapse;background:#fff}td,th{padding:6px 16px;border:1px solid #cfe0d8;text-align:left}footer{padding:16px 40px}footer a{margin-right:16px}</style>
<header><a href="/">Seewiese</a><a href="/pitches">Pitches</a><a href="/cabins">Cabins</a><a href="/prices">Prices</a><a href="/lake">Lake &amp; beach</a><a href="/programme">What's on</a><a href="/route">Route</a><a href="/book">Book</a></header>
<main><h1>Prices per night</h1><table><tr><th></th><th>Low season<br>1 April – 14 June</th><th>High season<br>15 June – 31 August</th><th>Autumn<br>1 September – 15 October</th></tr><tr><td>Adult</td><td>€7.50</td><td>€9.80</td><td>€6.90</td></tr><tr><td>Child 3–14</td><td>€4.00</td><td>€5.50</td><td>€3.60</td></tr><tr><td>Tent, one or two people</td><td>€6.00</td><td>€8.40</td><td>€5.80</td></tr><tr><td>Large tent or caravan</td><td>€10.50</td><td>€14.20</td><td>€9.40</td></tr><tr><td>Motor home</td><td>€13.00</td><td>€17.60</td><td>€12.30</td></tr><tr><td>Dog</td><td>€2.50</td><td>€3.80</td><td>€2.00</td></tr><tr><td>Cabin for four</td><td>€58.00</td><td>€84.00</td><td>€52.00</td></tr></table>
<p>Electricity is metered at €0.65 per kWh. Hot showers are included.</p><p>Every seventh night is free in low season.</p><p>Residents of the district get 10 per cent off with their pass.</p>
<h2>Arrival and stay</h2><p>Pitches can be taken from 1 pm and are to be cleared by 11 am; cabins from 4 pm until 10 am.</p><p>The barrier stays closed from 1 to 3 pm at lunch and from 10 pm to 7 am.</p><p>Camp fires are allowed at the two fire pits by the shore. Charcoal grills on legs are fine everywhere.</p><p>The shop sells fresh rolls from 7.30 am; order them the evening before.</p><p>A washing machine costs €4 and the dryer €3, tokens at reception.</p><p>We ask for a deposit of 30 per cent when you book, the rest on arrival.</p>
<h2>Boats</h2><p>Canoe €8 an hour, pedalo €12 an hour, stand-up board €10 an hour. Own boats may be launched free of charge.</p>
<p><a href="/plan">Map of the site</a> · <a href="/rules">Camp rules</a> · <a href="/long-stay">Pitches for the whole season</a> · <a href="/groups">Scouts and school classes</a></p></main>
<footer><a href="/cancel">Cancel or change a stay</a><a href="/reviews">Guest book</a><a href="/water">Water quality</a><a href="/contact">Contact</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'What does a motor home cost per night in July?', answer: '17\\.60' },
    { q: 'May we light a fire?', answer: 'Camp fires' },
    { q: 'When can we get fresh bread in the morning?', answer: '7\\.30 am' },
    { q: 'How much do I have to pay in advance?', answer: '30 per cent' },
    { q: 'What is the price of doing a load of washing?', answer: 'washing machine' },
    { q: 'Is there wireless internet on the site?', answer: null },
  ],
  ways: [
    { need: 'Is the lake clean enough for my baby to swim in?', link: 'Water quality' },
    { need: 'I want to leave my caravan there from spring to autumn', link: 'Pitches for the whole season' },
    { need: 'We cannot come after all', link: 'Cancel or change a stay' },
    { need: 'Which motorway exit do I take?', link: 'Route' },
    { need: 'I am a teacher and want to come with 24 pupils', link: 'Scouts and school classes' },
    { need: 'Is there any entertainment for the children this week?', link: "What's on" },
  ],
};
