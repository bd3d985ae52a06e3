export default {
  site: 'Fourth Rank Chess Club', path: '/',
  html: `<title>Fourth Rank Chess Club</title><style>body{font:14px/1.5 'Courier New',monospace;max-width:980px;margin:auto;padding:12px}h1{border-bottom:6px dashed #000}nav a{margin-right:12px}table{border-collapse:collapse}td,th{border:1px solid #000;padding:3px 9px}.w{display:grid;grid-template-columns:1fr 1fr;gap:24px}</style>
<h1>Fourth Rank Chess Club</h1><nav><a href="/teams">Teams</a> <a href="/league">League results</a> <a href="/youth">Youth</a> <a href="/women">Women's evening</a> <a href="/open">Harvest Open</a> <a href="/games">Games archive</a> <a href="/puzzle">Puzzle of the week</a> <a href="/join">Join</a> <a href="/members">Members' area</a></nav>
<main><p>We play on Fridays from 19:30 in the upper room of the Railway Institute, Vane Street 9. Guests can play three evenings for nothing. Sets and clocks are there; just bring yourself.</p>
<div class=w><div><h2>Club championship after round 4</h2><table><tr><th>Place</th><th>Name</th><th>Rating</th><th>Points</th></tr><tr><td>1</td><td>Katalin Varga</td><td>2104</td><td>4</td></tr><tr><td>2</td><td>Desmond Akers</td><td>1987</td><td>3½</td></tr><tr><td>3</td><td>Rui Teixeira</td><td>2050</td><td>3</td></tr><tr><td>4</td><td>Flora Munk</td><td>1765</td><td>2½</td></tr><tr><td>5</td><td>Abel Sorensen</td><td>1822</td><td>2</td></tr><tr><td>6</td><td>Nils Hartog</td><td>1640</td><td>1½</td></tr></table><p>Round 5 is on 14 November. Games can be put off once, by a week at most.</p></div>
<div><h2>Dates</h2><ul><li>Fri 24 October: blitz, five minutes, entry 2 euros</li><li>Sun 26 October, 10:00: first team away at Torrbridge</li><li>Fri 31 October: closed, the Institute has its dance</li><li>Sat 8 November: simul by grandmaster Irina Belova, 25 boards, 10 euros</li><li>Fri 5 December: general meeting, then soup</li></ul></div></div>
<h2>What it costs</h2><table><tr><th>Member</th><th>Year</th><th>From July</th></tr><tr><td>Adult</td><td>84 €</td><td>42 €</td></tr><tr><td>Student, unemployed</td><td>48 €</td><td>24 €</td></tr><tr><td>Under 18</td><td>36 €</td><td>18 €</td></tr><tr><td>Family</td><td>120 €</td><td>60 €</td></tr><tr><td>Friend (no league games)</td><td>30 €</td><td>15 €</td></tr></table><p>Leaving is possible at the end of the year, with a note by 30 November.</p>
<h2>Who does what</h2><dl><dt>President</dt><dd>Hugh Bannerman</dd><dt>Treasurer</dt><dd>Flora Munk</dd><dt>Captain of the first team</dt><dd>Rui Teixeira</dd><dt>Youth trainer</dt><dd>Katalin Varga, Wednesdays 16:30 to 18:00, from age 7</dd><dt>Books and boards</dt><dd>Abel Sorensen lends books for four weeks</dd><dt>Website</dt><dd>Nils Hartog</dd></dl>
<h2>Good manners</h2><p>Phones are off in league games; if yours rings, you lose. Analyse in the bar, not in the hall. The room is locked at 23:45. No smoking on the stairs.</p>
<p><a href="/rules">Rules of the championship</a> | <a href="/simul">Put your name down for the simul</a> | <a href="/lessons">Lessons for adults</a> | <a href="/sponsors">Sponsors</a></p></main>
<footer><hr><a href="/mail">Write to the committee</a> <a href="/where">Where to find us</a></footer>`,
  asks: [
    { q: 'Who coaches the children?', answer: 'Wednesdays 16:30' },
    { q: 'I study. What is the fee for a whole year?', answer: '48 €' },
    { q: 'What happens if my mobile rings during a team match?', answer: 'you lose' },
    { q: 'Who looks after the money of the club?', answer: '^Flora Munk' },
    { q: 'How often can I come along before I have to join?', answer: 'three evenings' },
    { q: 'How many members does the club have?', answer: null },
  ],
  ways: [
    { need: 'I want to sit at one of the boards against the grandmaster', link: 'Put your name down for the simul' },
    { need: 'How did the second team do last weekend?', link: 'League results' },
    { need: 'Become a member', link: 'Join' },
    { need: 'I am 45 and hardly know how the knight moves. Is there teaching?', link: 'Lessons for adults' },
    { need: 'Play through an old game between two members', link: 'Games archive' },
    { need: 'What decides if two players end with the same points?', link: 'Rules of the championship' },
  ],
};
