export default {
  site: 'Rabenstein Hut', path: '/',
  html: `<title>Rabenstein Hut, 2,318 m</title><style>body{font:16px/1.5 Arial;margin:0}.top{background:#3d4f60;color:#fff;padding:22px 28px}.top a{color:#fff;margin-right:14px}main{padding:18px 28px}.row{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #bbb;padding:4px 8px;text-align:left}.alert{background:#fde2c8;padding:10px}</style>
<div class=top><h1>Rabenstein Hut</h1><p>2,318 metres · run by Lena and Beat Caduff</p><nav><a href="/beds">Reserve beds</a><a href="/routes">Ways up and onward</a><a href="/kitchen">Kitchen</a><a href="/winter">Winter room</a><a href="/history">The hut since 1903</a><a href="/webcam">Webcam</a><a href="/supply">How we live up here</a><a href="/jobs">A summer with us</a></nav></div>
<main><p class=alert>The path by the Devil's Stairs is blocked by a rockfall. Come up through the Raven valley; it takes 40 minutes longer.</p>
<div class=row><div><h2>Season</h2><p>Summer: 14 June to 12 October</p><p>Ski tours: 1 March to 21 April</p><p>In between only the winter room is open, with 12 beds, wood and no water.</p></div><div><h2>Space</h2><p>64 beds: three rooms with four, the rest in dormitories of 8 to 14.</p><p>Boots stay below; slippers are there. Bring a sleeping bag liner, or buy one for 18.</p></div><div><h2>Water and power</h2><p>Shower: five francs for three minutes, till 20:30.</p><p>Telephones are charged at the counter, 2 francs. No Wi-Fi; signal on the terrace.</p></div></div>
<h2>Prices in francs</h2><table><tr><th></th><th>Club members</th><th>Others</th><th>Members under 18</th><th>Others under 18</th></tr><tr><td>Dormitory</td><td>26</td><td>38</td><td>14</td><td>22</td></tr><tr><td>Bed in a room for four</td><td>36</td><td>50</td><td>20</td><td>30</td></tr><tr><td>Half board (supper and breakfast)</td><td>46</td><td>46</td><td>34</td><td>34</td></tr><tr><td>Winter room</td><td>12</td><td>20</td><td>6</td><td>10</td></tr><tr><td>Tea for the flask, one litre</td><td>4</td><td>6</td><td>4</td><td>6</td></tr></table>
<h2>Walking times</h2><table><tr><th>From</th><th>Hours</th><th>Climb</th><th>Grade</th></tr><tr><td>Plaun, bus stop</td><td>3½</td><td>1,120 m</td><td>T2</td></tr><tr><td>Furka chairlift, top</td><td>1¾</td><td>310 m</td><td>T3</td></tr><tr><td>Sella Hut</td><td>5</td><td>780 m</td><td>T4</td></tr><tr><td>Piz Corv (summit)</td><td>2½</td><td>690 m up</td><td>T4, rope advised</td></tr><tr><td>Lai Nair (lake)</td><td>¾</td><td>90 m</td><td>T1</td></tr></table>
<h2>How things are done here</h2><ul><li>Supper is at 18:30 for all; tell us when you book if you eat no meat</li><li>Breakfast from 5:00 for summits, otherwise 6:30 to 8:00</li><li>Quiet from 22:00</li><li>Dogs sleep in the woodshed, 10 francs, only by arrangement</li><li>Take your rubbish down with you</li><li>We take francs, euros in notes and Twint; cards when the sun shines</li><li>Whoever does not come and does not cancel by 18:00 the day before pays 40 a head</li></ul>
<p>Hut telephone +41 81 555 01 44, best between 13:00 and 16:00. Rescue: 1414.</p>
<p><a href="/cancel">Change or cancel a booking</a> · <a href="/groups">School camps and groups</a> · <a href="/conditions">Snow and path report</a> · <a href="/photos">Pictures</a> · <a href="/guide">Find a mountain guide</a></p></main>`,
  asks: [
    { q: 'I am not in the club and 16. What is a night in the dormitory?', answer: 'Dormitory 26' },
    { q: 'How long is the walk from the chairlift?', answer: 'chairlift' },
    { q: 'We might not make it. By when do we have to call off so that it costs nothing?', answer: '40 a head' },
    { q: 'Can our dog stay the night?', answer: 'woodshed' },
    { q: 'What is the charge for a warm shower?', answer: 'Shower:' },
    { q: 'Do you have a cot for a baby?', answer: null },
  ],
  ways: [
    { need: 'Are there still patches of snow on the way to the pass?', link: 'Snow and path report' },
    { need: 'Sleep at the hut on 2 August with two friends', link: 'Reserve beds' },
    { need: 'I would like to be led up the summit on a rope', link: 'Find a mountain guide' },
    { need: 'We are one person fewer than we booked for', link: 'Change or cancel a booking' },
    { need: 'Work in the hut for a few months', link: 'A summer with us' },
    { need: 'Where do your electricity and your water come from?', link: 'How we live up here' },
  ],
};
