export default {
  site: 'Moorline Coaches', path: '/lines/7',
  html: `<title>Line 7 Ashby – Thornwick – Moorline Coaches</title><style>body{font:15px/1.4 Arial;margin:0}header{background:#a11;padding:12px 26px}header a{color:#fff;margin-right:18px}main{padding:8px 26px}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:5px 12px;text-align:center}td:first-child{text-align:left}footer{padding:14px 26px;border-top:1px solid #aaa}footer a{margin-right:16px}</style>
<header><a href="/">Moorline</a><a href="/lines">All lines</a><a href="/fares">Fares</a><a href="/map">Network map</a><a href="/live">Live departures</a><a href="/hire">Hire a coach</a><a href="/contact">Contact</a></header>
<main><h1>Line 7: Ashby – Harrow Cross – Thornwick</h1><p>Timetable from 2 September, Monday to Saturday</p>
<table><tr><th>Stop</th><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th></tr><tr><td>Ashby, Market Square</td><td>06:20</td><td>08:05</td><td>11:05</td><td>15:35</td><td>18:10</td></tr><tr><td>Ashby, Hospital</td><td>06:27</td><td>08:13</td><td>11:12</td><td>15:43</td><td>18:17</td></tr><tr><td>Lower Dene, Church</td><td>06:41</td><td>08:28</td><td>11:26</td><td>15:58</td><td>18:31</td></tr><tr><td>Harrow Cross, Railway station</td><td>06:55</td><td>08:44</td><td>11:40</td><td>16:14</td><td>18:45</td></tr><tr><td>Fox Hill, on request</td><td>07:04</td><td>–</td><td>11:49</td><td>–</td><td>18:54</td></tr><tr><td>Thornwick, Quay</td><td>07:19</td><td>09:06</td><td>12:04</td><td>16:36</td><td>19:09</td></tr></table>
<p>D waits up to ten minutes at Harrow Cross for the train from York.</p><p>B runs on school days only. In the holidays use line 9.</p><p>No service on Sundays, 25 and 26 December and 1 January.</p>
<h2>On board</h2><ul><li>Buy from the driver with card or coins, notes up to £10.</li><li>Two bicycles fit on the rear rack from April to October, £2 each.</li><li>Folded pushchairs travel free; one open pushchair at a time.</li><li>Dogs on a lead pay a child's fare.</li><li>For Fox Hill press the bell, or ring 01947 550 316 an hour ahead to be picked up.</li></ul>
<h2>Changes</h2><p>From 6 to 17 October the stop at Lower Dene moves to the village hall because of road works.</p>
<h2>More</h2><ul><li><a href="/lines/7/back">Thornwick to Ashby</a> the way back</li><li><a href="/lines/7/pdf">Timetable to print</a></li><li><a href="/passes">Season tickets</a></li></ul></main>
<footer><a href="/lost">Lost something?</a><a href="/delay">Delay refunds</a><a href="/assist">Help for disabled passengers</a><a href="/jobs">Become a driver</a><a href="/legal">Legal</a></footer>`,
  asks: [
    { q: 'I take the first coach from the market square. When am I at Thornwick Quay?', answer: '07:19' },
    { q: 'Can I take my bike with me?', answer: 'bicycles' },
    { q: 'My train from York is late. Will the coach wait?', answer: 'ten minutes' },
    { q: 'On which days is there no coach?', answer: 'No service' },
    { q: 'What number do I call to be picked up at Fox Hill?', answer: '01947' },
    { q: 'What does a single to Thornwick cost?', answer: null },
  ],
  ways: [
    { need: 'I left my umbrella on the coach this morning', link: 'Lost something?' },
    { need: 'When does the last coach go home from Thornwick?', link: 'Thornwick to Ashby' },
    { need: 'I commute every day. Is there a monthly pass?', link: 'Season tickets' },
    { need: 'We came an hour late and want money back', link: 'Delay refunds' },
    { need: 'Book a bus with driver for our club outing', link: 'Hire a coach' },
    { need: 'Is my coach on time right now?', link: 'Live departures' },
  ],
};
