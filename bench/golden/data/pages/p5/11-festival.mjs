export default {
  site: 'Reedbank Festival', path: '/info',
  html: `<title>Reedbank Festival – practical</title><style>body{font:16px/1.5 'Arial Black',Arial,sans-serif;font-family:Arial;margin:0;background:#fffbe8}header{background:#e5482d;padding:18px}header a{color:#fff;margin-right:15px;font-weight:bold}main{padding:20px;columns:2;column-gap:34px}h2{break-after:avoid;margin-top:0}section{break-inside:avoid;margin-bottom:18px}footer{background:#222;color:#ddd;padding:18px}footer a{color:#ffd}</style>
<header><a href="/lineup">Line-up</a><a href="/tickets">Tickets</a><a href="/info">Practical</a><a href="/camping">Camping</a><a href="/kids">Kids' meadow</a><a href="/volunteer">Lend a hand</a><a href="/map">Site map</a><a href="/shop">Merchandise</a></header>
<main><section><h2>Dates</h2><p>Friday 10 July to Sunday 12 July. Gates open on Friday at 14:00, on the other days at 10:00. Music ends at 01:00, on Sunday at 23:00.</p></section>
<section><h2>Entry</h2><p>Change your ticket for a wristband at the blue tent. Wristbands that have been cut are void. Under-16s come with an adult; one adult can answer for three of them. Children up to 9 are free.</p></section>
<section><h2>Getting here by train</h2><p>Shuttle buses run between Reedbank station and the gate every 20 minutes and cost £2. The last leaves the site at 02:15.</p></section>
<section><h2>By car</h2><p>Parking in the stubble field is £12 a car for the weekend, £5 with four or more on board. Blue badge holders park beside the gate for nothing.</p></section>
<section><h2>Bags</h2><p>Only bags smaller than A3. Lockers with a socket: £9 a day, £20 for the weekend.</p></section>
<section><h2>Leave at home</h2><p>Glass, cans, fireworks, drones, large umbrellas, camp fires, animals apart from guide dogs. Folding chairs are fine behind the sound desk.</p></section>
<section><h2>Money</h2><p>All bars and stalls take cards only. There is a £1.50 deposit on each cup. A pint is £5.80, tap water is free at nine points.</p></section>
<section><h2>Food</h2><p>Thirty-one stalls, at least half of them without meat. Stall 17 cooks without gluten. Breakfast from 7:30 in the camping field.</p></section>
<section><h2>Quiet and help</h2><p>A tent with beanbags and low light is beside the first aid post. Earplugs are given away at every bar; ear defenders for children can be borrowed for a £10 deposit. First aid: 01632 960 999.</p></section>
<section><h2>Rain</h2><p>The festival goes on in rain. In a thunderstorm we stop the music and ask you to go to your cars or the barn. Money back only if a whole day is called off.</p></section>
<section><h2>Camping in short</h2><p>A tent pitch is in the weekend ticket. Campervans need a pass for £45. Showers are £1 and are open from 6:00 to 22:00.</p></section>
<section><h2>More</h2><p><a href="/resale">Pass on your ticket</a><br><a href="/access">Wheelchairs, platforms, companions</a><br><a href="/stalls">Run a stall</a><br><a href="/bands">Play at Reedbank</a></p></section></main>
<footer>Reedbank Festival Ltd · <a href="/lostfound">Lost and found</a> · <a href="/neighbours">For our neighbours</a> · <a href="/press">Press passes</a> · <a href="/archive">Past years</a></footer>`,
  asks: [
    { q: 'There will be five of us in the car. What does parking cost then?', answer: 'four or more' },
    { q: 'May I bring a little camping chair?', answer: 'Folding chairs' },
    { q: 'When does the last bus to the station go?', answer: '02:15' },
    { q: 'I eat no gluten. Where can I get food?', answer: 'Stall 17' },
    { q: 'How long does the music play on Sunday?', answer: 'Sunday at 23:00' },
    { q: 'How much is a weekend ticket?', answer: null },
  ],
  ways: [
    { need: 'I have fallen ill and would like to sell my ticket to someone else', link: 'Pass on your ticket' },
    { need: 'Which bands play on Saturday?', link: 'Line-up' },
    { need: 'I live next door. Whom do I ring about the noise?', link: 'For our neighbours' },
    { need: 'Work a few shifts and get in free', link: 'Lend a hand' },
    { need: 'Our band would like a slot next summer', link: 'Play at Reedbank' },
    { need: 'I write for a music magazine and need accreditation', link: 'Press passes' },
  ],
};
