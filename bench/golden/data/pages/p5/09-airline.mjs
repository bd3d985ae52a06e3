export default {
  site: 'Kittiwake Air', path: '/baggage',
  html: `<title>Baggage – Kittiwake Air</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#0a5f8a;padding:12px 24px}header a{color:#fff;margin-right:16px}main{padding:18px 24px;max-width:980px}table{border-collapse:collapse;width:100%}th{background:#e4f1f8}td,th{border:1px solid #b8cfdc;padding:6px;text-align:left}aside{background:#f4f4f4;padding:12px;margin-top:14px}</style>
<header><b style="color:#fff">Kittiwake Air</b> &nbsp; <a href="/book">Book a flight</a><a href="/manage">My booking</a><a href="/checkin">Check in</a><a href="/status">Arrivals and departures</a><a href="/baggage">Baggage</a><a href="/special">Help at the airport</a><a href="/club">Kittiwake Club</a><a href="/contact">Contact</a></header>
<main><h1>Baggage</h1><p>What you may take along depends on your fare. Children of two and above have the same allowance as adults.</p>
<table><tr><th>Fare</th><th>Under the seat</th><th>Cabin bag</th><th>Hold</th><th>Changes</th></tr><tr><td>Light</td><td>40 × 30 × 15 cm</td><td>none</td><td>none</td><td>not possible</td></tr><tr><td>Standard</td><td>40 × 30 × 15 cm</td><td>one, 8 kg</td><td>one, 20 kg</td><td>£45</td></tr><tr><td>Flex</td><td>40 × 30 × 15 cm</td><td>one, 10 kg</td><td>one, 23 kg</td><td>free</td></tr><tr><td>Islander (residents)</td><td>40 × 30 × 15 cm</td><td>one, 8 kg</td><td>two, 20 kg each</td><td>£10</td></tr></table>
<h2>More luggage</h2><table><tr><th>Item</th><th>When booking</th><th>Later online</th><th>At the airport</th></tr><tr><td>Extra case, up to 20 kg</td><td>£28</td><td>£35</td><td>£55</td></tr><tr><td>Each kilo too many (up to 32 kg)</td><td>–</td><td>–</td><td>£9</td></tr><tr><td>Bicycle, packed</td><td>£40</td><td>£45</td><td>£60</td></tr><tr><td>Golf bag</td><td>£25</td><td>£30</td><td>£45</td></tr><tr><td>Surfboard up to 2.5 m</td><td>£40</td><td>£50</td><td>£75</td></tr></table>
<h2>Good to know</h2><ul><li>Pushchairs and a child's car seat travel free of charge</li><li>Crutches and wheelchairs are carried free; tell us about batteries two days ahead</li><li>Guitars may come into the cabin if a seat is bought for them</li><li>Small dogs and cats up to 7 kg with their bag travel in the cabin for £50; four animals a flight</li><li>Power banks belong in hand luggage, never in the hold</li><li>Liquids: bottles of 100 ml at most, all in one clear bag of a litre</li><li>Bag drop closes 40 minutes before take-off, at Fair Isle 20 minutes</li></ul>
<h2>Lost or damaged</h2><p>Report a missing case at the desk before you leave the airport. Damage must be reported in writing within seven days, delay within 21 days. We pay up to £1,300 a passenger.</p>
<aside><p><a href="/trace">Trace a missing bag</a> – with the number on your tag</p><p><a href="/claim">Claim for delay or cancellation</a></p><p><a href="/forbidden">What may not fly</a> – knives, gas, fireworks</p><p><a href="/lostproperty">Things left on board</a></p></aside></main>
<footer style="padding:14px 24px;background:#eee"><a href="/unaccompanied">Children travelling alone</a> · <a href="/groups">Groups of ten or more</a> · <a href="/careers">Careers</a> · <a href="/carbon">Environment</a></footer>`,
  asks: [
    { q: 'I have a Flex ticket. How heavy can my checked suitcase be?', answer: '23 kg' },
    { q: 'What is it if I only pay for my bike at the desk?', answer: 'Bicycle' },
    { q: 'Do you charge for a buggy?', answer: 'Pushchairs' },
    { q: 'My suitcase arrived broken. How soon do I have to tell you?', answer: 'within seven days' },
    { q: 'May my cat sit with me in the cabin?', answer: 'up to 7 kg' },
    { q: 'How much is a seat with more leg room?', answer: null },
  ],
  ways: [
    { need: 'My plane was five hours late. I want money back', link: 'Claim for delay or cancellation' },
    { need: 'My rucksack did not come out on the belt in Kirkwall; where is it now?', link: 'Trace a missing bag' },
    { need: 'I left my headphones in the seat pocket', link: 'Things left on board' },
    { need: 'Is the plane from Aberdeen on time today?', link: 'Arrivals and departures' },
    { need: 'My niece is 9 and flies to her grandmother by herself', link: 'Children travelling alone' },
    { need: 'I need someone to push me to the gate in a wheelchair', link: 'Help at the airport' },
  ],
};
