export default {
  site: 'Bergzeit Holiday Homes', path: '/flats/enzian',
  html: `<title>Flat Enzian, Oberau – Bergzeit</title><style>body{font:16px/1.5 'Lucida Grande',Arial;margin:0}header{background:#31572c;padding:14px 34px}header a{color:#fff;margin-right:16px}main{padding:8px 34px}.f{display:flex;flex-wrap:wrap;gap:8px;list-style:none;padding:0}.f li{background:#ecf39e;padding:4px 12px;border-radius:14px}table{border-collapse:collapse}td,th{padding:6px 18px 6px 0;border-bottom:1px solid #ccc;text-align:left}blockquote{border-left:4px solid #90a955;margin:8px 0;padding-left:14px}footer{padding:16px 34px;background:#f3f3f3}footer a{margin-right:16px}</style>
<header><a href="/">Bergzeit</a><a href="/search">All homes</a><a href="/map">Map</a><a href="/last-minute">Last minute</a><a href="/owners">For owners</a><a href="/about">About us</a><a href="/login">My trips</a></header>
<main><h1>Flat Enzian in Oberau</h1><p>For four people, 62 m², two bedrooms, second floor of a farmhouse at 940 m above the sea.</p>
<ul class="f"><li>Tiled stove</li><li>Dishwasher</li><li>South balcony</li><li>Ski room</li><li>No pets</li><li>Non-smoking</li></ul>
<h2>Prices per night</h2><table><tr><th>From</th><th>To</th><th>Two people</th><th>Each further</th><th>Least stay</th></tr><tr><td>7 January</td><td>28 March</td><td>€98</td><td>€14</td><td>4 nights</td></tr><tr><td>29 March</td><td>30 June</td><td>€76</td><td>€11</td><td>3 nights</td></tr><tr><td>1 July</td><td>15 September</td><td>€92</td><td>€13</td><td>5 nights</td></tr><tr><td>16 September</td><td>19 December</td><td>€70</td><td>€10</td><td>2 nights</td></tr><tr><td>20 December</td><td>6 January</td><td>€138</td><td>€20</td><td>7 nights</td></tr></table>
<p>Final cleaning €65. Bed linen and towels are included; firewood costs €6 a basket.</p>
<h2>Where it is</h2><p>Bakery 350 m, supermarket 2.4 km, bus stop at the door, chair lift 1.1 km, nearest station Murnau 17 km.</p>
<h2>Arriving</h2><p>Keys from Mrs Neuner on the ground floor between 15.00 and 19.00. She speaks German and Italian.</p><p>On the day you leave the flat must be empty by 9.30.</p><p>One parking space belongs to the flat; in winter you need snow chains for the last 600 m.</p>
<h2>Payment</h2><p>A fifth on booking, the rest three weeks before you arrive. Free withdrawal until 42 days before, then 60 per cent is due.</p>
<h2>What guests say</h2><blockquote>The bells of the cows woke us at six, the view made up for it. Family Bosch, July</blockquote><blockquote>Kitchen has everything but a sharp knife. Per and Lone, February</blockquote><p><a href="/flats/enzian/reviews">Read all 37 opinions</a></p>
<p><a href="/flats/enzian/calendar">Free dates</a> <a href="/flats/enzian/plan">Floor plan</a> <button>Ask the landlady</button></p></main>
<footer><a href="/insurance">Travel insurance</a><a href="/oberau">Things to do in Oberau</a><a href="/change">Change or cancel</a><a href="/owners/list">Let your own flat</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'How many nights must I stay at least in August?', answer: '5 nights|1 July' },
    { q: 'Do I have to bring my own sheets?', answer: 'Bed linen' },
    { q: 'How far is it to the nearest station?', answer: '17 km' },
    { q: 'Who gives me the keys?', answer: 'Neuner' },
    { q: 'We come in January by car. Is there anything we need for the road?', answer: 'snow chains' },
    { q: 'Is there a cot for a baby?', answer: null },
  ],
  ways: [
    { need: 'Is it still available over Easter?', link: 'Free dates' },
    { need: 'I own a chalet and want to offer it here', link: 'Let your own flat' },
    { need: 'How are the rooms arranged?', link: 'Floor plan' },
    { need: 'Protect ourselves in case someone falls ill before the trip', link: 'Travel insurance' },
    { need: 'What could we do there when it rains?', link: 'Things to do in Oberau' },
    { need: 'Find out from the owner whether there is a hair dryer', link: 'Ask the landlady' },
  ],
};
