export default {
  site: 'Boulderhalle Kante', path: '/courses',
  html: `<title>Courses | Kante climbing hall</title><style>body{font:15px/1.45 Arial;margin:0;background:#fafafa}header{background:#222;padding:14px 28px}header a{color:#ffb703;margin-right:18px}main{padding:8px 28px}.k{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.k section{background:#fff;border-top:4px solid #ffb703;padding:12px}.k p{margin:4px 0}table{border-collapse:collapse;width:100%;background:#fff}td,th{padding:6px 8px;border:1px solid #ddd;text-align:left}footer{padding:14px 28px}footer a{margin-right:14px}</style>
<header><a href="/">Kante</a><a href="/hall">The hall</a><a href="/entry">Entry prices</a><a href="/courses">Courses</a><a href="/kids">Kids</a><a href="/hire">Shoe hire</a><a href="/bistro">Bistro</a><a href="/live">How full is it?</a></header>
<main><h1>Courses</h1><div class="k"><section><h2>Taster</h2><p>90 minutes, up to 8 people</p><p>€25 with shoes and entry</p><p>Every Saturday at 10:00</p><a href="/book/taster">Book taster</a></section><section><h2>Technique 1</h2><p>3 evenings of 2 hours, up to 6 people</p><p>€95, members €80</p><p>For those who climb grade 4 safely</p><a href="/book/t1">Book Technique 1</a></section><section><h2>Rope and belay</h2><p>2 days of 4 hours, up to 6 people</p><p>€130 with certificate, members €110</p><p>From 14 years of age</p><a href="/book/rope">Book rope course</a></section></div>
<h2>Dates</h2><table><tr><th>Course</th><th>Date</th><th>Time</th><th>Coach</th><th>Places</th></tr><tr><td>Technique 1</td><td>4, 11, 18 November</td><td>19:00–21:00</td><td>Leonie Farr</td><td>2 left</td></tr><tr><td>Technique 1</td><td>2, 9, 16 December</td><td>18:30–20:30</td><td>Milan Horvat</td><td>free</td></tr><tr><td>Rope and belay</td><td>9 and 10 November</td><td>09:30–13:30</td><td>Sanne de Wit</td><td>full, waiting list</td></tr><tr><td>Rope and belay</td><td>7 and 8 December</td><td>14:00–18:00</td><td>Leonie Farr</td><td>5 left</td></tr><tr><td>Women's morning</td><td>Every Tuesday</td><td>09:00–11:00</td><td>Sanne de Wit</td><td>no booking needed</td></tr><tr><td>Over-55s group</td><td>Every Thursday</td><td>10:30–12:00</td><td>Milan Horvat</td><td>no booking needed</td></tr></table>
<h2>Before you come</h2><p>Cut your fingernails and bring comfortable trousers. Harness and rope are lent to you without charge during courses.</p><p>You can withdraw up to seven days before at no cost; later we keep half, on the day everything.</p><p>We hold a course once three people have signed up. If it falls through you hear from us two days before.</p><p>Under-18s need a <a href="/consent.pdf">form signed by a parent</a>.</p><p>Private lessons by arrangement: one person €60 an hour, two people €80.</p></main>
<footer><a href="/waiting">Waiting list</a><a href="/teams">Company outings</a><a href="/party">Birthday parties</a><a href="/coaches">Our coaches</a><a href="/rules">Hall rules</a><a href="/contact">Contact</a></footer>`,
  asks: [
    { q: 'My son is 13. Is he old enough for the rope course?', answer: 'From 14' },
    { q: 'I am 60. On which day can I climb with people my age?', answer: 'Over-55s' },
    { q: 'Until when can I back out without losing money?', answer: 'seven days' },
    { q: 'Who gives the technique course in December?', answer: '2, 9, 16 December' },
    { q: 'How much is an hour with a coach of my own?', answer: '€60' },
    { q: 'What does it cost to borrow climbing shoes?', answer: null },
  ],
  ways: [
    { need: 'Celebrate my daughter\'s ninth birthday in the hall', link: 'Birthday parties' },
    { need: 'November is full, let me know if someone drops out', link: 'Waiting list' },
    { need: 'Is there a crowd at the moment?', link: 'How full is it?' },
    { need: 'Reserve a place to try climbing for the first time', link: 'Book taster' },
    { need: 'Come with 18 colleagues after work', link: 'Company outings' },
    { need: 'How much is a day ticket?', link: 'Entry prices' },
  ],
};
