export default {
  site: 'Stridemate', path: '/activity/99120',
  html: `<title>Sunday long run | Stridemate</title><style>body{margin:0;font:15px/1.45 system-ui;color:#222}header{display:flex;gap:16px;padding:12px 20px;border-bottom:4px solid #fc5200}header a{color:#333;text-decoration:none}main{max-width:900px;margin:auto;padding:14px}.st{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.st p{margin:0;background:#fff3ec;padding:10px}table{border-collapse:collapse;width:60%}td,th{padding:4px 8px;border-bottom:1px solid #eee;text-align:left}</style>
<header><b>Stridemate</b><a href="/feed">Feed</a><a href="/train">Training log</a><a href="/plan">My plan</a><a href="/routes">Routes</a><a href="/clubs">Clubs</a><a href="/chal">Challenges</a><a href="/gear">My gear</a><a href="/goals">Goals</a><a href="/sync">Devices</a><a href="/priv">Privacy controls</a></header>
<main><h1>Sunday long run</h1><p>Tamsin Wray · 8 June, 7:42 · Exe Estuary Trail · sunny, 16 °C</p><p><button>Edit</button> <button>Share</button> <button>Download GPX</button> <button>Flag activity</button></p>
<div class=st><p>Distance: 18.3 km</p><p>Moving time: 1:44:09</p><p>Elapsed time: 1:51:30</p><p>Average pace: 5:41 /km</p><p>Elevation gain: 126 m</p><p>Calories: 1,215</p><p>Average heart rate: 148</p><p>Maximum heart rate: 171</p><p>Cadence: 168 steps a minute</p></div>
<h2>Splits</h2><table><tr><th>Km</th><th>Pace</th><th>Climb</th><th>Heart rate</th></tr><tr><td>1–5</td><td>5:52</td><td>22 m</td><td>139</td></tr><tr><td>6–10</td><td>5:44</td><td>41 m</td><td>147</td></tr><tr><td>11–15</td><td>5:31</td><td>38 m</td><td>153</td></tr><tr><td>16–18</td><td>5:36</td><td>25 m</td><td>158</td></tr></table>
<h2>Best efforts</h2><ul><li>1 km: 5:12, third best this year</li><li>5 km: 27:24</li><li>10 km: 55:48, personal record</li></ul><p>Shoes: Aster Cloud 3, 612 km so far – we advise a new pair at 700 km.</p><p>Recovery: rest for 38 hours before the next hard session.</p><p>You need 24.7 more kilometres to complete the June challenge.</p><h2>Comments (2)</h2><p>Gareth: Strong finish! See you at the club run on Wednesday, 18:30 at the quay.</p><p>Mei: Which gels did you take?</p><p><a href="/activity/99120/hr">Heart rate analysis</a> · <a href="/activity/99120/map">Full map</a> · <a href="/premium">Try Premium free for 30 days</a></p></main><footer style="padding:12px 20px"><a href="/sup">Support</a> <a href="/jobs">Careers</a></footer>`,
  asks: [
    { q: 'How far did I run?', answer: '18\\.3 km' },
    { q: 'What was the highest pulse I reached?', answer: '171' },
    { q: 'When should I buy new running shoes?', answer: '700 km' },
    { q: 'How long should I take it easy now?', answer: '38 hours' },
    { q: 'What time does the club meet on Wednesday?', answer: '18:30' },
    { q: 'How many litres did I sweat on this run?', answer: null },
  ],
  ways: [
    { need: 'Nobody should see where I live on my runs', link: 'Privacy controls' },
    { need: 'Connect my new watch', link: 'Devices' },
    { need: 'What do I have to run next Tuesday in preparation for the marathon?', link: 'My plan' },
    { need: 'Find a group of runners near me', link: 'Clubs' },
    { need: 'How many minutes was I in each pulse zone?', link: 'Heart rate analysis' },
    { need: 'Get the track as a file for my sat nav', link: 'Download GPX' },
  ],
};
