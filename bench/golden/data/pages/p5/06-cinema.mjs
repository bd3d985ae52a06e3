export default {
  site: 'Orpheum Cinema', path: '/',
  html: `<title>Orpheum Cinema – this week</title><style>body{font:15px/1.4 Arial;background:#111;color:#eee;margin:0}a{color:#ffcc55}header{padding:14px 24px;border-bottom:1px solid #444}header a{margin-right:14px}main{padding:14px 24px}.film{display:grid;grid-template-columns:90px 1fr 300px;gap:16px;border-bottom:1px solid #333;padding:12px 0}.poster{background:#345;height:90px}footer{padding:16px 24px;border-top:1px solid #444}</style>
<header><b>ORPHEUM</b> &nbsp;<a href="/week">This week</a><a href="/soon">Coming soon</a><a href="/series">Film clubs</a><a href="/prices">Prices</a><a href="/card">Orpheum Card</a><a href="/bar">Bar</a><a href="/private">Private screenings</a><a href="/about">The house</a></header>
<main><h1>This week, 16–22 October</h1>
<div class=film><div class=poster></div><div><h2>The Salt Road</h2><p>Drama, 128 minutes, from 12. A widow drives a lorry of salt across Anatolia. Turkish with subtitles.</p></div><div><p>Thu, Fri, Sat 20:15 · Sun 17:30</p><p>Screen 1</p><a href="/b/salt">Book The Salt Road</a></div></div>
<div class=film><div class=poster></div><div><h2>Otto and the Moon Cake</h2><p>Animation, 74 minutes, no age limit. A mole bakes for the moon. Dubbed.</p></div><div><p>Sat, Sun 14:00 · Wed 15:30</p><p>Screen 2</p><a href="/b/otto">Book Otto and the Moon Cake</a></div></div>
<div class=film><div class=poster></div><div><h2>Night Ferry</h2><p>Thriller, 101 minutes, from 16. Nobody on board is who the list says. In English.</p></div><div><p>Thu–Mon 22:30</p><p>Screen 1</p><a href="/b/ferry">Book Night Ferry</a></div></div>
<div class=film><div class=poster></div><div><h2>Hands of Clay</h2><p>Documentary, 87 minutes, from 6. Four potters in four countries. Director Signe Aalto answers questions after the Monday show.</p></div><div><p>Mon, Tue 19:00</p><p>Screen 2</p><a href="/b/clay">Book Hands of Clay</a></div></div>
<div class=film><div class=poster></div><div><h2>Casanova in Leipzig</h2><p>Comedy, 112 minutes, from 12. A hairdresser is taken for a poet. German with English subtitles on Tuesday.</p></div><div><p>Tue, Wed 20:45</p><p>Screen 1</p><a href="/b/casanova">Book Casanova in Leipzig</a></div></div>
<h2>At a glance</h2><ul><li>Every seat 9.50; Tuesdays 7.00; children under 14 pay 6.00; films longer than 150 minutes cost 1.00 more</li><li>The desk opens 30 minutes before the first show and shuts after the last has begun</li><li>Screen 1 has 164 seats, screen 2 has 58 and is up eleven steps without a lift</li><li>Tickets booked online can be cancelled up to 2 hours before the show</li><li>Babies' morning: first Wednesday of the month at 10:30, lights dimmed, sound low</li><li>Your own food stays outside; popcorn is 3.80 small and 5.20 large</li></ul>
<p><a href="/lost">Lost something?</a> · <a href="/mail">Weekly programme by mail</a> · <a href="/wish">Suggest a film</a></p></main>
<footer>Orpheum, Glover's Row 12 · Programme line 0555 71 71 · <a href="/way">Bus, tram, parking</a> · <a href="/jobs">Jobs</a> · <a href="/legal">Legal</a></footer>`,
  asks: [
    { q: 'Which film can I see with my three-year-old?', answer: 'no age limit' },
    { q: 'What do I pay for a ticket on a Tuesday?', answer: 'Tuesdays 7\\.00' },
    { q: 'Can I get a refund for tickets that I bought on the web?', answer: '2 hours before' },
    { q: 'I use a wheelchair. Can I get into the smaller room?', answer: 'eleven steps' },
    { q: 'Who will be there to talk with the audience after the potters film?', answer: 'Signe Aalto' },
    { q: 'What does the Orpheum Card cost a year?', answer: null },
  ],
  ways: [
    { need: 'Rent the cinema for our firm party', link: 'Private screenings' },
    { need: 'Which films will you show next month?', link: 'Coming soon' },
    { need: 'I left my scarf in screen 1 yesterday', link: 'Lost something?' },
    { need: 'Get two seats for the thriller', link: 'Book Night Ferry' },
    { need: 'You ought to show an old Kurosawa sometime', link: 'Suggest a film' },
    { need: 'Where can I leave my car near the cinema?', link: 'Bus, tram, parking' },
  ],
};
