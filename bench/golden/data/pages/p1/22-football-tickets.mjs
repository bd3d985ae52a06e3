export default {
  site: 'Rovers of Dunmere FC', path: '/tickets/home',
  html: `<title>Tickets | Dunmere Rovers</title><style>body{font:15px/1.4 Impact,Arial;font-family:Arial;margin:0;background:#101820;color:#eee}a{color:#ffd23f}header{padding:12px 24px}header a{margin-right:15px}main{padding:6px 24px;font-size:14px}table{border-collapse:collapse;width:100%;margin-bottom:10px}td,th{border-bottom:1px solid #445;padding:5px 9px;text-align:left}footer{padding:14px 24px;border-top:1px solid #445}footer a{margin-right:14px}</style>
<header><b>DUNMERE ROVERS</b> <a href="/news">News</a><a href="/fixtures">Fixtures</a><a href="/squad">First team</a><a href="/women">Women</a><a href="/academy">Academy</a><a href="/shop">Fan shop</a><a href="/vip">Hospitality</a><a href="/stadium">Stadium tours</a></header>
<main><h1>Home matches</h1><table><tr><th>Opponent</th><th>Date</th><th>Kick-off</th><th>Category</th><th>General sale</th><th></th></tr>
<tr><td>Hartley Town</td><td>Sat 6 September</td><td>15:00</td><td>C</td><td>on sale</td><td><a href="/b/1">Buy: Hartley</a></td></tr>
<tr><td>Port Wells</td><td>Tue 16 September</td><td>19:45</td><td>B</td><td>on sale</td><td><a href="/b/2">Buy: Port Wells</a></td></tr>
<tr><td>Union Cray</td><td>Sun 28 September</td><td>13:30</td><td>A</td><td>sold out</td><td><a href="/b/3">Waiting list</a></td></tr>
<tr><td>Stoke Abbey</td><td>Sat 11 October</td><td>17:30</td><td>B</td><td>from 8 September</td><td></td></tr>
<tr><td>Rexham Athletic (Cup)</td><td>Wed 22 October</td><td>20:00</td><td>Cup</td><td>from 1 October</td><td></td></tr></table>
<h2>Prices</h2><table><tr><th>Stand</th><th>A</th><th>B</th><th>C</th><th>Cup</th></tr><tr><td>Mill End (standing)</td><td>£22</td><td>£18</td><td>£15</td><td>£12</td></tr><tr><td>East</td><td>£31</td><td>£27</td><td>£23</td><td>£17</td></tr><tr><td>West upper</td><td>£38</td><td>£34</td><td>£29</td><td>£20</td></tr><tr><td>Family block F</td><td>£25</td><td>£21</td><td>£16</td><td>£10</td></tr><tr><td>Away</td><td>£30</td><td>£26</td><td>£24</td><td>£19</td></tr></table>
<p>Under 12s pay £5 in every stand when with an adult; in block F one child is free.</p><p>Students and over 65s get a third off, except for category A.</p><p>Wheelchair places are in front of the East stand. The companion's ticket is free of charge; write to Gemma Hale.</p>
<h2>Match day</h2><ul><li>Gates open 90 minutes before kick-off.</li><li>Bags must be no bigger than 30 by 20 cm.</li><li>The ticket includes trams and buses for three hours before and after.</li><li>Drinks are paid for by card only; the cup deposit is £2.</li><li>The ticket office on Foundry Road closes at half time.</li><li>Flags up to 1.5 metres are allowed, drums only in the Mill End.</li></ul></main>
<footer><a href="/season">Season tickets</a><a href="/resale">Resell your seat</a><a href="/member">Become a member</a><a href="/fanwork">Fan liaison</a><a href="/ball">Matchday ball kids</a><a href="/lost">Lost and found</a></footer>`,
  asks: [
    { q: 'When does the match against Port Wells start?', answer: '19:45' },
    { q: 'How much is standing for a top category match?', answer: '£22' },
    { q: 'From when can anyone buy tickets for Stoke Abbey?', answer: 'from 8 September' },
    { q: 'I come with my rucksack straight from work. How large may it be?', answer: '30 by 20' },
    { q: 'Do I need a separate ticket for the tram?', answer: 'trams and buses' },
    { q: 'How many people fit into the stadium?', answer: null },
  ],
  ways: [
    { need: 'I cannot go on Saturday and would like somebody else to have my place', link: 'Resell your seat' },
    { need: 'My daughter, 10, wants to join a youth team', link: 'Academy' },
    { need: 'Get a scarf for my brother', link: 'Fan shop' },
    { need: 'See the dressing rooms and the pitch from inside', link: 'Stadium tours' },
    { need: 'Take clients to a match with dinner', link: 'Hospitality' },
    { need: 'See every home match of the year for one price', link: 'Season tickets' },
  ],
};
