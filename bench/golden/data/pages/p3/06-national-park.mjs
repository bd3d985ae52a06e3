export default {
  site: 'Varrow Hills National Park', path: '/camping',
  html: `<title>Camping – Varrow Hills National Park</title><style>body{font:15px/1.5 Verdana;margin:0;background:#fbfaf4}header{background:#3b5323;padding:12px 24px}header a{color:#fff;margin-right:16px}main{padding:10px 24px;max-width:960px}table{width:100%;border-collapse:collapse;background:#fff}th,td{border:1px solid #cdc9b0;padding:6px;text-align:left}.note{background:#fff3cd;padding:8px}</style>
<header><a href="/">Park home</a><a href="/trails">Trails</a><a href="/camping">Camping</a><a href="/wildlife">Wildlife</a><a href="/conditions">Current conditions</a><a href="/rangers">Ranger programmes</a><a href="/maps">Maps</a><a href="/fees">Entrance fees</a></header>
<main><h1>Camping in the park</h1><p class="note">Fire ban: until 15 September no open fires are allowed anywhere in the park. Gas stoves may be used.</p>
<table><tr><th>Campground</th><th>Altitude</th><th>Pitches</th><th>Per night</th><th>Season</th><th>Water</th></tr><tr><td>Larch Meadow</td><td>740 m</td><td>86</td><td>$24</td><td>1 May – 31 October</td><td>taps and showers</td></tr><tr><td>Otter Bend</td><td>510 m</td><td>42</td><td>$18</td><td>all year</td><td>taps</td></tr><tr><td>Stonecrop</td><td>1,320 m</td><td>15</td><td>$9</td><td>15 June – 20 September</td><td>stream, must be boiled</td></tr><tr><td>Heron Lake</td><td>620 m</td><td>60</td><td>$28</td><td>1 April – 15 November</td><td>taps and showers</td></tr></table>
<h2>Rules</h2><ul><li>At most six people and two tents on one pitch.</li><li>Arrive after 14:00 and leave before 11:00.</li><li>Quiet hours are from 22:00 to 6:00; generators stay off.</li><li>Food belongs in the bear boxes, even during the day.</li><li>Dogs on a leash are welcome at Otter Bend and Heron Lake only.</li><li>No stay may be longer than 14 nights in a calendar year.</li></ul>
<h2>Caravans</h2><p>Vehicles up to 9 metres fit at Heron Lake. The road to Stonecrop is closed to trailers.</p>
<h2>Wild camping</h2><p>Off the campgrounds you need a backcountry permit, which the ranger station at Pell Bridge hands out free of charge. Pitch at least 60 metres away from any lake or stream.</p>
<h2>In an emergency</h2><p>Ring the park dispatch on 555-0142, day and night. There is no mobile signal above Stonecrop.</p>
<p><a href="/reserve">Reserve a pitch</a> <a href="/permits">Backcountry permits</a></p></main>
<footer style="padding:16px 24px"><a href="/volunteer">Volunteer</a> · <a href="/contact">Contact the rangers</a> · <a href="/access">Accessibility</a></footer>`,
  asks: [
    { q: 'Which campground can I use in January?', answer: 'all year' },
    { q: 'We travel with a spaniel. Where can we camp?', answer: 'Dogs on a leash' },
    { q: 'How many nights a year may I stay at most?', answer: '14 nights' },
    { q: 'By when must I have cleared my pitch on the last morning?', answer: 'before 11:00' },
    { q: 'Which number do I call in an emergency?', answer: '555-0142' },
    { q: 'Can I rent a tent in the park?', answer: null },
  ],
  ways: [
    { need: 'Is the pass road open after yesterday\'s snow?', link: 'Current conditions' },
    { need: 'Book a spot at Heron Lake for next weekend', link: 'Reserve a pitch' },
    { need: 'What do I pay to drive into the park?', link: 'Entrance fees' },
    { need: 'Take part in a guided walk with someone who knows the area', link: 'Ranger programmes' },
    { need: 'Which animals live here?', link: 'Wildlife' },
    { need: 'I would like to help repair paths in my free time', link: 'Volunteer' },
  ],
};
