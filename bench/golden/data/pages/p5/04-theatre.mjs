export default {
  site: 'Lantern Street Theatre', path: '/visit',
  html: `<title>Your visit – Lantern Street Theatre</title><style>body{font:17px/1.5 Georgia,serif;background:#fbf7f2;margin:0}header{background:#400d1c;color:#fff;padding:16px 30px}header a{color:#f4d9a8;margin-right:18px}main{max-width:860px;margin:0 auto;padding:20px}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:5px;border-bottom:1px solid #ccb}footer{padding:20px 30px;background:#eadfd0}</style>
<header><b>Lantern Street Theatre</b><br><a href="/programme">What's on</a><a href="/ensemble">Ensemble</a><a href="/tickets">Tickets</a><a href="/seasons">Season tickets</a><a href="/youth">Youth theatre</a><a href="/tours">Behind the scenes</a><a href="/foyer">Foyer bar</a><a href="/friends">Friends of the theatre</a></header>
<main><h1>Your visit</h1><p>The house opens an hour before each performance, the auditorium twenty-five minutes before. Latecomers are let in at the first break; there may be none before the interval.</p>
<h2>What a seat costs</h2><table><tr><th>Rows</th><th>Full price</th><th>Pensioners</th><th>Students and pupils</th><th>Premieres</th></tr><tr><td>Stalls, rows 1–6</td><td>38 €</td><td>33 €</td><td>15 €</td><td>48 €</td></tr><tr><td>Stalls, rows 7–15</td><td>31 €</td><td>27 €</td><td>12 €</td><td>40 €</td></tr><tr><td>Circle</td><td>24 €</td><td>20 €</td><td>10 €</td><td>32 €</td></tr><tr><td>Gallery (restricted view)</td><td>13 €</td><td>13 €</td><td>7 €</td><td>17 €</td></tr></table><p>Whatever is left fifteen minutes before the curtain goes to anyone under 28 for 6 € at the evening desk.</p>
<h2>Box office</h2><p>Tuesday to Friday 11 am to 6.30 pm, Saturday 10 am to 2 pm, telephone 0555 20 40 60. The evening desk sells only tickets for that night. Reserved tickets are held for seven days.</p>
<h2>Hearing, seeing, wheelchairs</h2><p>Four wheelchair places are in row 8; a companion comes in free. Borrow a hearing loop receiver from the cloakroom against a deposit of 20 €. Performances with audio description are marked with an eye in the programme.</p>
<h2>In the house</h2><ul><li>Cloakroom: 1.50 € an item, umbrellas free</li><li>Babies and children under 5 are admitted to family shows only</li><li>Photographs are allowed at the curtain call, without flash</li><li>Drinks in plastic cups may be taken into the circle, not into the stalls</li><li>Lost things are kept for three months at the stage door</li></ul>
<h2>Getting here</h2><p>Tram 3 and 7 stop at Lantern Street; the last tram leaves at 0.12. The car park under the opera costs a flat 5 € from 6 pm with a stamped ticket.</p>
<p>More: <a href="/groups">Groups and school classes</a>, <a href="/plan">Seating plan</a>, <a href="/gift">Give a voucher</a>, <a href="/swap">Exchange or return tickets</a></p></main>
<footer><a href="/press">Press</a> · <a href="/auditions">Auditions</a> · <a href="/hire">Hire our stage</a> · <a href="/newsletter">Newsletter</a></footer>`,
  asks: [
    { q: 'I am a student and would like to sit in the circle. What will it cost me?', answer: '24 €' },
    { q: 'My father needs a device to hear better. Must we leave a deposit?', answer: 'hearing loop' },
    { q: 'May I take pictures during the show?', answer: 'curtain call' },
    { q: 'How long do you keep tickets that I reserved?', answer: 'seven days' },
    { q: 'What do we pay for leaving the car nearby for the evening?', answer: 'flat 5 €' },
    { q: 'How long is the interval?', answer: null },
  ],
  ways: [
    { need: 'I cannot go on Friday after all and want to give my seats back', link: 'Exchange or return tickets' },
    { need: 'My daughter is 13 and wants to act', link: 'Youth theatre' },
    { need: 'Which actors belong to the company?', link: 'Ensemble' },
    { need: 'Bring 28 pupils to a matinee', link: 'Groups and school classes' },
    { need: 'See the workshops and stand on the stage once', link: 'Behind the scenes' },
    { need: 'Support the house with a yearly donation', link: 'Friends of the theatre' },
  ],
};
