export default {
  site: 'Rollo Car Sharing', path: '/rates',
  html: `<title>Rates – Rollo Car Sharing</title><style>body{font:15px/1.5 Verdana;margin:0}.top{background:#0a5c8a;padding:14px 24px;display:flex;gap:18px;align-items:center}.top a{color:#fff;text-decoration:none}.top .cta{background:#ffd23f;color:#111;padding:8px 14px;border-radius:20px;margin-left:auto}main{padding:10px 40px}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:8px;text-align:left}thead{background:#e6f1f7}footer{background:#f2f2f2;padding:16px 40px}footer a{margin-right:18px}</style>
<div class="top"><a href="/"><b>Rollo</b></a><a href="/how">How it works</a><a href="/cars">Our cars</a><a href="/stations">Stations</a><a href="/rates">Rates</a><a href="/business">For companies</a><a href="/help">Help</a><a class="cta" href="/join">Become a member</a></div>
<main><h1>What driving with Rollo costs</h1><p>You pay for time and distance. Fuel, electricity and insurance are included.</p>
<table><thead><tr><th>Car class</th><th>per hour</th><th>per day</th><th>per week</th><th>per km</th></tr></thead><tbody><tr><td>Mini (Fiat 500, e-Up)</td><td>€2.10</td><td>€25</td><td>€140</td><td>€0.21</td></tr><tr><td>Compact (Golf, Corolla)</td><td>€2.80</td><td>€32</td><td>€185</td><td>€0.24</td></tr><tr><td>Estate (Octavia)</td><td>€3.40</td><td>€39</td><td>€228</td><td>€0.27</td></tr><tr><td>Nine-seater bus</td><td>€5.20</td><td>€62</td><td>€365</td><td>€0.36</td></tr><tr><td>Van (Transit)</td><td>€4.60</td><td>€55</td><td>€320</td><td>€0.33</td></tr></tbody></table>
<p>Between 23:00 and 6:00 hours are free with every car class.</p>
<h2>Membership</h2><ul><li>Basic: €4 a month, joining fee €29</li><li>Frequent: €15 a month, 20 per cent off the hourly rate</li><li>Young driver under 25: €6 a month, no joining fee</li></ul><p>A refundable deposit of €150 applies to all memberships.</p>
<h2>Other fees</h2><table><tr><td>Cancelling less than 12 hours before the start</td><td>half of the booked time</td></tr><tr><td>Bringing the car back late</td><td>€10 plus the time</td></tr><tr><td>Lost access card</td><td>€18</td></tr><tr><td>Cleaning after smoking in the car</td><td>€120</td></tr><tr><td>Passing on a parking fine</td><td>€9 for each letter</td></tr><tr><td>Excess in case of damage</td><td>up to €900</td></tr></table>
<p>The excess falls to €200 with the <a href="/protect">Safety package</a>. Trips abroad: see the <a href="/abroad">list of countries</a>.</p></main>
<footer><a href="/damage">Report damage</a><a href="/app">Get the app</a><a href="/terms">Terms</a><a href="/login">My bookings</a><a href="/leave">End membership</a></footer>`,
  asks: [
    { q: 'How much is the Octavia for a whole week?', answer: '€228' },
    { q: 'I am 22. What would membership cost me each month?', answer: '€6 a month' },
    { q: 'I have mislaid my access card. What do I owe?', answer: '€18(?!\\d)' },
    { q: 'When at night do I pay nothing for the hours?', answer: '23:00' },
    { q: 'How large is the deposit, and do I get it back?', answer: '€150' },
    { q: 'How long must I have held my driving licence?', answer: null },
  ],
  ways: [
    { need: 'May I take the car to Italy?', link: 'list of countries' },
    { need: 'I scratched the bumper. Tell the company about it', link: 'Report damage' },
    { need: 'Sign up', link: 'Become a member' },
    { need: 'Where is the nearest place with cars to my flat?', link: 'Stations' },
    { need: 'I no longer drive and want to quit', link: 'End membership' },
    { need: 'Pay less if there is an accident', link: 'Safety package' },
  ],
};
