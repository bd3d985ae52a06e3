export default {
  site: 'Lantern Picture House', path: '/this-week',
  html: `<title>This week at the Lantern</title><style>body{font:15px/1.5 Futura,Arial;margin:0;background:#161616;color:#eee}a{color:#ffcf5c}header{padding:14px 26px}header a{margin-right:16px}main{padding:0 26px;max-width:920px}.f{border-top:1px solid #444;padding:10px 0}.f h2{margin:0}.f p{margin:3px 0}</style>
<header><a href="/">Lantern</a><a href="/this-week">This week</a><a href="/coming">Coming soon</a><a href="/festival">Short film festival</a><a href="/members">Membership</a><a href="/gift">Gift vouchers</a><a href="/bar">Bar</a><a href="/hire">Hire a screen</a></header>
<main><h1>This week: 9 to 15 May</h1>
<div class="f"><h2><a href="/films/orchard">The Orchard Keeper's Wife</a></h2><p>Drama, 128 min, from 12. Directed by Noor Halabi.</p><p>Fri 18:00, Sat 18:00 and 20:45, Tue 20:30 · Screen 1</p></div>
<div class="f"><h2><a href="/films/moonpig">Captain Moonpig</a></h2><p>Animation, 84 min, for everyone.</p><p>Sat and Sun 11:00 and 14:00 · Screen 2</p></div>
<div class="f"><h2><a href="/films/salt">Salt Roads</a></h2><p>Documentary, 97 min, from 6. In Amharic with English subtitles.</p><p>Sun 17:15, Wed 19:00 · Screen 2. On Wednesday the director answers questions afterwards.</p></div>
<div class="f"><h2><a href="/films/night">Night Train to Oban</a></h2><p>Thriller, 112 min, from 16.</p><p>Daily 21:00 · Screen 2, not on Monday</p></div>
<div class="f"><h2><a href="/films/gold">The Gold of Fools (1936)</a></h2><p>Comedy, 79 min, with live piano by Hugo Stern.</p><p>Mon 19:30 · Screen 1</p></div>
<h2>Prices</h2><ul><li>Standard seat £9.80</li><li>Matinee before 16:00 £7.00</li><li>Members £6.50</li><li>Under 16 £5.50</li><li>Parents and babies, Thursday 10:30, £6.00 with a hot drink</li></ul>
<h2>Good to know</h2><p>The doors open half an hour before the first film. Advertisements run for about 12 minutes. Latecomers are let in until the film has begun, not after.</p><p>Tickets can be exchanged up to two hours before the screening at the box office, phone 020 7946 0102. We do not give refunds.</p><p>Screen 1 has four wheelchair spaces and a hearing loop. Screen 2 is up a flight of stairs.</p>
<p><a href="/book">Book seats</a></p></main><footer style="padding:16px 26px"><a href="/lost">Lost property</a> · <a href="/mailing">Weekly programme by e-mail</a> · <a href="/projectors">History of the house</a></footer>`,
  asks: [
    { q: 'When is Captain Moonpig on?', answer: '11:00 and 14:00' },
    { q: 'My nephew is 13. What does his seat cost?', answer: 'Under 16' },
    { q: 'I use a wheelchair. Which screen is right for me?', answer: 'four wheelchair' },
    { q: 'How long does the one about the train last?', answer: '112 min' },
    { q: 'On which evening is there live music with the old comedy?', answer: 'Mon 19:30' },
    { q: 'Where can I park near the cinema?', answer: null },
  ],
  ways: [
    { need: 'I left a glove in row F', link: 'Lost property' },
    { need: 'A present for my brother who loves the pictures', link: 'Gift vouchers' },
    { need: 'Which films will be shown next month?', link: 'Coming soon' },
    { need: 'Could I rent the hall for my birthday?', link: 'Hire a screen' },
    { need: 'Who plays the main part in Night Train to Oban?', link: 'Night Train to Oban' },
    { need: 'Get the list of screenings in my inbox', link: 'Weekly programme by e-mail' },
  ],
};
