export default {
  site: 'Camping Les Aulnes', path: '/en/tariffs',
  html: `<title>Les Aulnes – tariffs</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#2f6b3a;padding:12px 22px}header a{color:#fff;margin-right:14px}main{padding:16px 22px}table{border-collapse:collapse;width:100%;margin-bottom:12px}th{background:#dfeedd}td,th{border:1px solid #9b9;padding:5px 8px}td+td{text-align:center}.two{display:grid;grid-template-columns:1fr 1fr;gap:24px}dt{font-weight:bold}</style>
<header><a href="/en">Les Aulnes</a><a href="/en/pitches">Pitches</a><a href="/en/huts">Huts and safari tents</a><a href="/en/tariffs">Tariffs</a><a href="/en/pool">Pool and lake</a><a href="/en/todo">Things to do around</a><a href="/en/book">Check availability</a><a href="/fr">Français</a></header>
<main><h1>Tariffs</h1><p>Prices in euros a night. Arrival from 14:00 to 20:00, departure by 11:00; huts by 10:00.</p>
<table><tr><th></th><th>5 April – 13 June</th><th>14 June – 4 July</th><th>5 July – 23 August</th><th>24 August – 11 October</th></tr><tr><td>Pitch with two people, without electricity</td><td>17.00</td><td>22.00</td><td>31.00</td><td>18.00</td></tr><tr><td>Pitch with two people and 10 ampere</td><td>21.50</td><td>26.50</td><td>35.50</td><td>22.50</td></tr><tr><td>Hiker or cyclist with small tent</td><td>9.00</td><td>11.00</td><td>14.00</td><td>9.00</td></tr><tr><td>Further adult</td><td>4.50</td><td>5.50</td><td>7.50</td><td>4.50</td></tr><tr><td>Child 3 to 12</td><td>2.50</td><td>3.50</td><td>5.00</td><td>2.50</td></tr><tr><td>Dog</td><td>2.00</td><td>2.00</td><td>3.50</td><td>2.00</td></tr><tr><td>Hut for four</td><td>54.00</td><td>68.00</td><td>95.00</td><td>56.00</td></tr><tr><td>Safari tent for five</td><td>62.00</td><td>79.00</td><td>112.00</td><td>64.00</td></tr></table>
<div class=two><div><h2>Extras</h2><dl><dt>Tourist tax</dt><dd>0.70 for each person over 18 and night</dd><dt>Washing machine</dt><dd>5.00 a load, powder 0.50</dd><dt>Dryer</dt><dd>3.00 for 40 minutes</dd><dt>Fridge hire</dt><dd>4.00 a day, 22.00 a week</dd><dt>Bed linen</dt><dd>9.00 a bed</dd><dt>Canoe</dt><dd>8.00 an hour, 30.00 a day</dd><dt>Fresh bread</dt><dd>order at the bar before 19:00, fetch it from 8:00</dd></dl></div>
<div><h2>House rules in short</h2><ul><li>Nothing on wheels moves between 22:30 and 7:00</li><li>Gas barbecues only; charcoal at the communal hearth by the lake</li><li>Dogs on a lead; fighting breeds are not admitted</li><li>Visitors sign in at reception and leave by 22:00</li><li>Bathers in the pool wear trunks, not shorts</li><li>Wi-Fi around the bar is free, on the pitches 3.00 a day</li></ul><h2>Deposit and cancelling</h2><p>A third is due when you book, the rest on arrival. Cancel up to 30 days ahead and we keep 20.00; later than that we keep the deposit.</p></div></div>
<p>With the ACSI card you pay 19.00 for a pitch in the first and last season. Holiday vouchers (ANCV) are welcome; cheques are not.</p>
<p><a href="/en/plan">Map of the site</a> · <a href="/en/longstay">Stay all season</a> · <a href="/en/winter">Winter storage for caravans</a> · <a href="/en/reviews">Guest book</a></p></main>
<footer style="padding:12px 22px;background:#eee">Reception +33 5 55 01 02 03, 8:30–12:00 and 14:00–20:00 · <a href="/en/route">Route</a> · <a href="/en/contact">Write to us</a> · <a href="/en/jobs">Seasonal jobs</a></footer>`,
  asks: [
    { q: 'I walk the pilgrims\' way and bring a tiny tent in May. What do I pay?', answer: 'Hiker' },
    { q: 'What is the price of the safari tent in August?', answer: 'Safari tent for five' },
    { q: 'May we grill with coal at our pitch?', answer: 'charcoal' },
    { q: 'What does it cost to wash our clothes?', answer: '5\\.00 a load' },
    { q: 'How much of the money must we send in advance?', answer: 'A third is due' },
    { q: 'How warm is the pool?', answer: null },
  ],
  ways: [
    { need: 'Is there still room for us from 2 to 9 August?', link: 'Check availability' },
    { need: 'Leave our caravan with you until spring', link: 'Winter storage for caravans' },
    { need: 'Which castles and markets are close by?', link: 'Things to do around' },
    { need: 'What did other campers think of it?', link: 'Guest book' },
    { need: 'I am a student looking for work in July and August', link: 'Seasonal jobs' },
    { need: 'See what the wooden cabins look like inside', link: 'Huts and safari tents' },
  ],
};
