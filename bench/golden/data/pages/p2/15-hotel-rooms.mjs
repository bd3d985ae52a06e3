export default {
  site: 'The Anchor Inn', path: '/rooms',
  html: `<title>Rooms at the Anchor Inn</title><style>body{font:16px/1.45 Palatino,serif;margin:0;color:#22313f}header{text-align:center;padding:20px}header a{margin:0 12px;color:#22313f}article{display:grid;grid-template-columns:200px 1fr 150px;gap:20px;border-top:1px solid #ccd;padding:12px 40px}.i{background:#b9c8d4;min-height:110px}article p{margin:3px 0}article h2{margin:0}.n{padding:10px 40px}footer{background:#22313f;padding:16px 40px}footer a{color:#fff;margin-right:18px}</style>
<header><h1>The Anchor Inn</h1><a href="/">Welcome</a><a href="/rooms">Rooms</a><a href="/bar">Bar and kitchen</a><a href="/weddings">Weddings</a><a href="/around">Walks and outings</a><a href="/find">How to find us</a></header>
<main><article><div class="i"></div><div><h2>The Crow's Nest</h2><p>Under the roof, double bed 140 cm wide, shower</p><p>Up 42 narrow stairs, no lift</p><p>18 m², view of the harbour</p></div><div><p>from £85</p><a href="/rooms/crows-nest">See the Crow's Nest</a></div></article>
<article><div class="i"></div><div><h2>Captain's Room</h2><p>First floor, four-poster bed 180 cm wide, bath tub and shower</p><p>Balcony and open fire, logs provided</p><p>31 m², view of the harbour</p></div><div><p>from £145</p><a href="/rooms/captain">See the Captain's Room</a></div></article>
<article><div class="i"></div><div><h2>The Bunkhouse</h2><p>Ground floor, one double and two bunk beds, shower</p><p>Fridge and microwave, own door to the yard</p><p>27 m², dogs welcome</p></div><div><p>from £120</p><a href="/rooms/bunkhouse">See the Bunkhouse</a></div></article>
<article><div class="i"></div><div><h2>Garden Room</h2><p>Ground floor, twin beds, wet room with grab rails</p><p>Step-free from the car park, doors 90 cm wide</p><p>22 m², quiet side</p></div><div><p>from £98</p><a href="/rooms/garden">See the Garden Room</a></div></article>
<div class="n"><p>Prices are per room and night with a cooked breakfast for two.</p><p>At weekends from May to September the shortest stay is two nights.</p><p>Single travellers get £15 off from Sunday to Thursday.</p><p>Check in between 2 and 9 pm at the bar.</p><p>Smoking is only permitted in the yard.</p><p>There is live music below on Friday nights until 11.30 pm; light sleepers should ask for the quiet side.</p><p>Your hosts: Morwenna and Jack Pascoe, 01326 555 019</p></div></main>
<footer><a href="/book">Check dates</a><a href="/book/manage">Manage a booking</a><a href="/menu">Breakfast menu</a><a href="/faq">Questions</a><a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'Which room has wide doors for a wheelchair?', answer: 'Step-free' },
    { q: 'I travel alone on a Tuesday. Is it cheaper?', answer: '£15 off' },
    { q: 'Can we stay for one night only on a Saturday in July?', answer: 'two nights' },
    { q: 'How many stairs are there to the top room?', answer: '42' },
    { q: 'Who runs the inn?', answer: 'Pascoe' },
    { q: 'What is the cancellation charge?', answer: null },
  ],
  ways: [
    { need: 'We would like to marry at the inn', link: 'Weddings' },
    { need: 'Is there something without meat in the morning?', link: 'Breakfast menu' },
    { need: 'See pictures of the family room with bunk beds', link: 'See the Bunkhouse' },
    { need: 'Are you free on the second weekend in August?', link: 'Check dates' },
    { need: 'I have reserved and want to add a night', link: 'Manage a booking' },
    { need: 'What is there to do nearby on foot?', link: 'Walks and outings' },
  ],
};
