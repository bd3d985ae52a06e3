export default {
  site: 'Brackenford Recycling Centre', path: '/centre',
  html: `<title>Recycling centre Brackenford</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#2c7a4b;padding:12px 20px}header a{color:#fff;margin-right:13px}main{padding:16px 20px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #bcd;padding:4px 8px;text-align:left}.g{display:grid;grid-template-columns:1fr 1fr;gap:24px}footer{background:#eee;padding:14px 20px}</style>
<header><a href="/">Brackenford Waste</a><a href="/centre">Recycling centre</a><a href="/calendar">Collection calendar</a><a href="/bulky">Bulky waste at your door</a><a href="/bins">Order or change a bin</a><a href="/az">A–Z of waste</a><a href="/reuse">Reuse shop</a><a href="/fees">Fee notice</a><a href="/business">Trade waste</a></header>
<main><h1>Recycling centre, Quarry Road</h1><p>For people who live in Brackenford and the six parishes. Have your residents' card or a fee notice ready at the barrier. Trailers up to 750 kg; vans with a permit only.</p>
<div class=g><div><h2>Open</h2><table><tr><th></th><th>March to October</th><th>November to February</th></tr><tr><td>Monday</td><td>closed</td><td>closed</td></tr><tr><td>Tuesday</td><td>9:00–18:00</td><td>9:00–16:30</td></tr><tr><td>Wednesday</td><td>13:00–19:00</td><td>12:00–17:00</td></tr><tr><td>Thursday, Friday</td><td>8:00–17:00</td><td>9:00–16:00</td></tr><tr><td>Saturday</td><td>8:30–15:30</td><td>9:00–14:00</td></tr></table></div><div><h2>Before you come</h2><ul><li>The gate closes 15 minutes earlier</li><li>Quietest on Wednesdays after 5</li><li>Staff help to unload heavy things but do not climb on trailers</li><li>Children and dogs stay in the car</li><li>Nothing may be taken away from the skips</li></ul></div></div>
<h2>What goes where, and what it costs</h2><table><tr><th>Material</th><th>Bay</th><th>Amount</th><th>Price</th></tr><tr><td>Paper and cardboard</td><td>1</td><td>any</td><td>free</td></tr><tr><td>Garden waste</td><td>2</td><td>up to 1 m³ a day</td><td>free, then £8 a m³</td></tr><tr><td>Tree stumps</td><td>2</td><td>up to 50 cm across</td><td>£5 each</td></tr><tr><td>Untreated wood</td><td>3</td><td>up to 2 m³</td><td>£6 a m³</td></tr><tr><td>Painted wood, window frames</td><td>4</td><td>up to 1 m³</td><td>£14 a m³</td></tr><tr><td>Rubble, tiles</td><td>5</td><td>up to ten buckets</td><td>£2 a bucket</td></tr><tr><td>Plasterboard</td><td>5a</td><td>up to five sheets</td><td>£4 a sheet</td></tr><tr><td>Fridges, freezers</td><td>6</td><td>two a year</td><td>free</td></tr><tr><td>Televisions, computers</td><td>6</td><td>any</td><td>free</td></tr><tr><td>Car tyres without rim</td><td>7</td><td>four a year</td><td>£3.50 each</td></tr><tr><td>Car tyres with rim</td><td>7</td><td>four a year</td><td>£5.50 each</td></tr><tr><td>Mattresses</td><td>8</td><td>two a visit</td><td>£7 each</td></tr><tr><td>Engine oil</td><td>hazard hut</td><td>up to 10 litres</td><td>£1 a litre</td></tr><tr><td>Paint, solvents</td><td>hazard hut</td><td>up to 20 kg</td><td>free</td></tr><tr><td>Asbestos</td><td>–</td><td>not taken here</td><td>–</td></tr></table>
<p>Please pay by card. The hazard hut is staffed on Tuesdays and on the first Saturday of the month only. Gas bottles go back to where they were sold. Compost from our heap is £3 a 40-litre bag, or £22 a trailer.</p>
<h2>Last year</h2><p>38,400 visits, 6,120 tonnes; 71 per cent was recycled, 22 per cent burnt for heat.</p>
<p><a href="/permit">Apply for a van permit</a> · <a href="/asbestos">Getting rid of asbestos</a> · <a href="/tour">Visit with a school class</a> · <a href="/containers">Bottle banks near you</a></p></main>
<footer>01632 960 377 · <a href="/missed">Bin not emptied</a> · <a href="/flytip">Report dumped rubbish</a> · <a href="/contact">Contact</a> · <a href="/leaflet">Leaflets in other languages</a></footer>`,
  asks: [
    { q: 'What do you charge for an old mattress?', answer: 'Mattresses' },
    { q: 'It is January. Until what time can I come on a Saturday?', answer: '9:00–14:00' },
    { q: 'How much rubble may I bring?', answer: 'ten buckets' },
    { q: 'On which days can I hand in poison and leftover paint?', answer: 'staffed' },
    { q: 'What papers must I show at the entrance?', answer: 'ready at the barrier' },
    { q: 'How do I get rid of a dead pet?', answer: null },
  ],
  ways: [
    { need: 'I have a sofa that I cannot carry. Could you fetch it?', link: 'Bulky waste at your door' },
    { need: 'They left my bin full this morning', link: 'Bin not emptied' },
    { need: 'I want to come with my firm\'s Transit', link: 'Apply for a van permit' },
    { need: 'Somebody has tipped old tyres in the woods', link: 'Report dumped rubbish' },
    { need: 'We are now five and need a larger bin', link: 'Order or change a bin' },
    { need: 'Where can I buy used furniture cheaply?', link: 'Reuse shop' },
  ],
};
