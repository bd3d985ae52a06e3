export default {
  site: 'Tamar Valley Buses', path: '/lines/47',
  html: `<title>Line 47 – Tamar Valley Buses</title><style>body{font:14px/1.4 Helvetica,Arial;margin:0}header{background:#ffcf00;padding:10px 20px}header a{margin-right:14px;color:#111}main{padding:10px 20px}table{border-collapse:collapse;font-size:13px}td,th{padding:4px 10px;border:1px solid #ddd;text-align:right}td:first-child{text-align:left;font-weight:bold}aside{background:#fff6cf;padding:8px 14px;margin:10px 0}footer{border-top:3px solid #ffcf00;padding:10px 20px}footer a{margin-right:12px}</style>
<header><b>Tamar Valley Buses</b> <a href="/plan">Journey planner</a><a href="/lines">All lines</a><a href="/fares">Tickets and fares</a><a href="/live">Live departures</a><a href="/changes">Diversions</a><a href="/app">Get the app</a><a href="/group">Group travel</a></header>
<main><h1>47 Calstock – Gunnislake – Tavistock</h1><p>Monday to Friday, valid from 1 September. No service on public holidays.</p>
<table><tr><th>Stop</th><th>1</th><th>2</th><th>3 S</th><th>4</th><th>5</th><th>6</th></tr>
<tr><td>Calstock, Quay</td><td>6:12</td><td>7:25</td><td>8:05</td><td>11:40</td><td>15:10</td><td>18:35</td></tr>
<tr><td>Albaston, Post Office</td><td>6:21</td><td>7:34</td><td>8:14</td><td>11:49</td><td>15:19</td><td>18:44</td></tr>
<tr><td>Gunnislake, Station</td><td>6:28</td><td>7:43</td><td>8:22</td><td>11:56</td><td>15:27</td><td>18:51</td></tr>
<tr><td>Gulworthy, Cross</td><td>6:39</td><td>–</td><td>8:33</td><td>12:07</td><td>–</td><td>19:02</td></tr>
<tr><td>Tavistock, Hospital</td><td>–</td><td>7:58</td><td>–</td><td>12:14</td><td>15:42</td><td>–</td></tr>
<tr><td>Tavistock, Bus Station</td><td>6:50</td><td>8:04</td><td>8:45</td><td>12:20</td><td>15:48</td><td>19:13</td></tr></table>
<p>S = runs on school days only.</p>
<aside><b>Until 30 October:</b> the stop Albaston, Post Office is moved 150 metres to the chapel because of gas works.</aside>
<h2>On board</h2><ul><li>Up to two bicycles fit on the rear rack; it costs £1.50 each and cannot be reserved.</li><li>One wheelchair or two pushchairs can be carried. A wheelchair has priority.</li><li>Dogs travel free if they stay on the floor.</li><li>Drivers give change for notes up to £10 only.</li><li>There is free Wi-Fi, but no USB sockets on this line.</li></ul>
<h2>Evenings and Sundays</h2><p>After 20:00 the on-call minibus replaces the line. Ring 01822 555 047 at least 45 minutes beforehand. On Sundays, line 79 serves Gunnislake every two hours.</p></main>
<footer><a href="/lost">Lost property</a><a href="/refund">Delay refunds</a><a href="/feedback">Praise and criticism</a><a href="/pass">Concession passes</a><a href="/drive">Become a driver</a></footer>`,
  asks: [
    { q: 'When does the last bus leave from Calstock Quay?', answer: '18:35' },
    { q: 'I have an appointment at the hospital at quarter past eight. When does the bus get there?', answer: '7:58' },
    { q: 'What do I pay to take my bike?', answer: '£1[.]50' },
    { q: 'Which number do I call for the minibus at night?', answer: '01822 555 047' },
    { q: 'Can I pay with a fifty pound note?', answer: 'notes up to' },
    { q: 'How much is a single ticket to Tavistock?', answer: null },
  ],
  ways: [
    { need: 'I left my umbrella on the bus yesterday', link: 'Lost property' },
    { need: 'The bus was an hour late. Do I get money back?', link: 'Delay refunds' },
    { need: 'How much is a monthly pass?', link: 'Tickets and fares' },
    { need: 'Where is my bus right now?', link: 'Live departures' },
    { need: 'I am 68. How do I apply to travel free?', link: 'Concession passes' },
    { need: 'Tell you that the driver was very kind', link: 'Praise and criticism' },
  ],
};
