export default {
  site: 'Music School Weir Valley', path: '/instruments/cello',
  html: `<title>Cello – Music School Weir Valley</title><style>body{font:16px/1.5 Verdana;font-size:15px;margin:0}header{background:#40356f;padding:12px 20px}header a{color:#fff;margin-right:13px}.crumb{padding:8px 20px;color:#555}main{padding:0 20px 20px;display:grid;grid-template-columns:2fr 1fr;gap:26px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;text-align:left;padding:5px}.card{border:1px solid #bbb;padding:10px;margin-bottom:10px}footer{padding:14px 20px;background:#efedf7}</style>
<header><a href="/">Weir Valley Music School</a><a href="/instruments">Instruments</a><a href="/early">From 18 months</a><a href="/choirs">Choirs</a><a href="/orchestras">Orchestras and bands</a><a href="/theory">Theory and ear</a><a href="/concerts">Concerts</a><a href="/fees">All fees</a><a href="/enrol">Enrol</a></header>
<div class=crumb>Instruments › Strings › Cello</div>
<main><div><h1>Cello</h1><p>The cello has the range of the human voice and is played sitting. Children can begin at about six, on an instrument of a quarter size; grown-ups at any age.</p>
<table><tr><th>Lesson</th><th>Minutes a week</th><th>Under 18</th><th>Adults</th></tr><tr><td>Alone</td><td>30</td><td>€74 a month</td><td>€98 a month</td></tr><tr><td>Alone, long</td><td>45</td><td>€108 a month</td><td>€141 a month</td></tr><tr><td>In twos</td><td>45</td><td>€56 a month</td><td>€75 a month</td></tr><tr><td>Group of four</td><td>60</td><td>€38 a month</td><td>–</td></tr><tr><td>Card with ten lessons</td><td>30 each</td><td>–</td><td>€330</td></tr></table>
<p>The second child of a family pays 15 per cent less, the third half. There are no lessons in the school holidays; the fee is spread over twelve months.</p>
<h2>Borrowing an instrument</h2><p>We lend cellos of all sizes for €14 a month, for two years at most. Insurance is included, strings are not. A bow hair costs about €60 every second year.</p>
<h2>At home</h2><p>Ten minutes a day in the first year are enough. Thick carpets swallow the sound; a board with a strap keeps the spike from slipping and costs €12.</p>
<h2>Playing together</h2><ul><li>Cello Frogs, from the second year, Tuesdays 16:00</li><li>Little Strings, Thursdays 17:15, led by Viktor Salo</li><li>Youth Symphony, by audition in September</li><li>Late Starters, for adults, every other Sunday at 11:00</li></ul>
<h2>Next chances to listen</h2><p>Pupils' evening on 13 November at 18:30 in the Old Weir; try-out day for all instruments on 28 March, no booking needed.</p></div>
<div><h2>Teachers</h2><div class=card><h3>Henrike Stolz</h3><p>Monday and Tuesday in Weirbridge. Studied in Lübeck. Waiting time about five months.</p></div><div class=card><h3>Viktor Salo</h3><p>Thursday in Upper Weir, room 6. Jazz and baroque cello. Places free.</p></div><div class=card><h3>Mei-Lin Zhou</h3><p>Friday and Saturday in Weirbridge. Teaches by the Suzuki method; a parent sits in.</p></div>
<h2>Notice</h2><p>Lessons can be ended on 31 January and 31 July, in writing, six weeks before.</p><h2>Missed lessons</h2><p>If the teacher is ill, the third cancelled lesson and all after it are refunded. If the pupil is ill, from four weeks on with a doctor's note.</p><p><a href="/trial">Book a trial lesson</a></p><p><a href="/loan">Ask for a loan instrument</a></p><p><a href="/social">Help with the fees</a></p></div></main>
<footer>Office: Weirbridge, Mill Yard 3 · 0555 91 91 91 · <a href="/contact">Contact</a> · <a href="/calendar">Holidays and term dates</a> · <a href="/rooms">Practice rooms</a> · <a href="/hire">Musicians for your party</a></footer>`,
  asks: [
    { q: 'I am 52 and would share the lesson with my neighbour. What do I pay each month?', answer: 'In twos' },
    { q: 'Which teacher has room for a pupil now?', answer: 'Places free' },
    { q: 'How much is it to borrow a cello?', answer: '€14 a month' },
    { q: 'How long should my daughter practise daily when she begins?', answer: 'Ten minutes' },
    { q: 'Is it cheaper when both my children have lessons?', answer: '15 per cent less' },
    { q: 'Do you teach on Sundays by video?', answer: null },
  ],
  ways: [
    { need: 'My girl would like to try it once before we sign up', link: 'Book a trial lesson' },
    { need: 'We have little money; is there support?', link: 'Help with the fees' },
    { need: 'Is there something for my two-year-old?', link: 'From 18 months' },
    { need: 'When do lessons begin again after Easter?', link: 'Holidays and term dates' },
    { need: 'We want a string quartet for our wedding', link: 'Musicians for your party' },
    { need: 'A place where I can practise without disturbing anyone', link: 'Practice rooms' },
  ],
};
