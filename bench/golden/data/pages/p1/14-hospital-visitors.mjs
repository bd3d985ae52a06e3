export default {
  site: 'Queen Maud Hospital', path: '/visiting',
  html: `<title>Visiting a patient – Queen Maud Hospital</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#005eb8;color:#fff;padding:14px 30px}header a{color:#fff;margin-right:16px}main{padding:10px 30px;font-size:14px}table{border-collapse:collapse;margin:8px 0}td,th{border:1px solid #aac;padding:5px 10px;text-align:left}.note{border-left:6px solid #ffb81c;padding:4px 12px;background:#fff8e6}footer{background:#d8dde0;padding:12px 30px}footer a{margin-right:14px}</style>
<header><b>Queen Maud Hospital</b> <a href="/">Home</a><a href="/clinics">Clinics A to Z</a><a href="/coming-in">Coming in for treatment</a><a href="/visiting">Visiting</a><a href="/travel">Travel and parking</a><a href="/volunteer">Volunteering</a><a href="/donate">Donate</a><a href="/ae">Waiting times in A&amp;E</a></header>
<main><h1>Visiting someone</h1><div class=note>Ward 7 is closed to visitors until further notice because of norovirus.</div>
<table><tr><th>Ward</th><th>Where</th><th>Visiting time</th><th>People at the bed</th><th>Telephone</th></tr>
<tr><td>Cardiology</td><td>East wing, level 3</td><td>14:00 – 20:00</td><td>2</td><td>ext. 4310</td></tr>
<tr><td>Children's ward</td><td>Rainbow house</td><td>parents at any time, others 15:00 – 18:30</td><td>3</td><td>ext. 4420</td></tr>
<tr><td>Intensive care</td><td>East wing, level 1</td><td>11:00 – 12:00 and 16:00 – 19:00</td><td>1</td><td>ext. 4105</td></tr>
<tr><td>Maternity</td><td>West wing, level 2</td><td>partners 8:00 – 22:00, others 14:30 – 17:00</td><td>4</td><td>ext. 4270</td></tr>
<tr><td>Orthopaedics</td><td>West wing, level 4</td><td>13:00 – 20:30</td><td>2</td><td>ext. 4460</td></tr>
<tr><td>Palliative care</td><td>Garden pavilion</td><td>day and night</td><td>no limit</td><td>ext. 4390</td></tr></table>
<h2>Please remember</h2><p>Children under 12 may visit only with an adult, and not in intensive care.</p><p>Stay at home if you have had sickness or diarrhoea in the past 48 hours.</p><p>Flowers are not allowed in intensive care and cardiology. Home-cooked food is fine if the nurse agrees, but there is no way to reheat it.</p><p>You may use your phone except where a red sign is displayed.</p>
<h2>While you are here</h2><ul><li>Café Linden, main hall: 7:30 to 19:00, at weekends from 9:00</li><li>Shop with newspapers and toiletries: 8:00 to 18:00</li><li>Prayer room: level 0, beside the lifts, always open</li><li>Cash machine: at the main entrance, fee £1.99</li><li>Free Wi-Fi: network QM-Guest, no password</li></ul>
<p>Relatives who live more than 50 miles away can stay in our guest house for £32 a night.</p><p>If you have no one to take you, the volunteers' car fetches you for 45 pence a mile.</p></main>
<footer><a href="/pals">Patient advice service</a><a href="/card">Send a greeting to a patient</a><a href="/guesthouse">Guest house booking</a><a href="/lost">Lost property office</a><a href="/chaplain">Chaplaincy</a><a href="/press">Press</a></footer>`,
  asks: [
    { q: 'What are the visiting times in orthopaedics?', answer: '13:00 . 20:30' },
    { q: 'On which floor is cardiology?', answer: 'East wing, level 3' },
    { q: 'My father is in intensive care. May I bring him roses?', answer: 'Flowers' },
    { q: 'We live far away. What does a night in your house for relatives cost?', answer: '£32' },
    { q: 'I had a stomach bug yesterday. Should I come?', answer: 'past 48 hours' },
    { q: 'How much is the car park per hour?', answer: null },
  ],
  ways: [
    { need: 'Say get well to my aunt on the ward from abroad', link: 'Send a greeting to a patient' },
    { need: 'I have some free hours and would like to help', link: 'Volunteering' },
    { need: 'I would like to speak to a priest', link: 'Chaplaincy' },
    { need: 'What should I pack for my operation?', link: 'Coming in for treatment' },
    { need: 'How long would I sit in the emergency department today?', link: 'Waiting times in A&E' },
    { need: 'My glasses got left by the bed', link: 'Lost property office' },
  ],
};
