export default {
  site: 'Dr. Quill & Partners, Family Practice', path: '/practice',
  html: `<title>Family Practice Quill</title><style>body{font:15px/1.5 Verdana,sans-serif;max-width:960px;margin:0 auto;padding:0 16px}nav a{margin-right:14px}dl{display:grid;grid-template-columns:220px 1fr}dd{margin:0}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:4px 10px}.team{display:flex;gap:14px}.team div{border:1px solid #ddd;padding:10px;flex:1}</style>
<header><h2>Family Practice Quill & Partners</h2><nav><a href="/">Home</a><a href="/book">Book an appointment</a><a href="/repeat">Repeat prescriptions</a><a href="/vaccines">Vaccinations</a><a href="/travel">Travel medicine</a><a href="/results">Test results</a><a href="/register">New patients</a><a href="/jobs">Careers</a></nav></header>
<main><h1>The practice</h1><p>We look after about 6,200 patients in Linden and the villages around. The practice has been here since 1987; the lift and the ramp were added two years ago.</p>
<h2>Surgery hours</h2><table><tr><th>Day</th><th>Morning</th><th>Afternoon</th><th>Telephone answered</th></tr><tr><td>Monday</td><td>8:00–12:00</td><td>15:00–18:00</td><td>from 7:30</td></tr><tr><td>Tuesday</td><td>8:00–12:00</td><td>14:00–17:00</td><td>from 7:45</td></tr><tr><td>Wednesday</td><td>8:00–13:00</td><td>closed</td><td>from 7:45</td></tr><tr><td>Thursday</td><td>8:30–12:00</td><td>16:00–20:00</td><td>from 8:00</td></tr><tr><td>Friday</td><td>7:00–12:00</td><td>closed</td><td>from 6:45</td></tr></table>
<h2>Who is who</h2><div class=team><div><h3>Dr. Marian Quill</h3><p>General medicine, diabetes care, ultrasound</p></div><div><h3>Dr. Tobias Renn</h3><p>General medicine, sports injuries</p></div><div><h3>Dr. Ayla Demir</h3><p>Children up to 14, allergies; speaks Turkish and German</p></div><div><h3>Nurse Jo Pell</h3><p>Blood samples, dressings, ear rinsing</p></div></div>
<h2>Good to know</h2><dl><dt>Blood samples</dt><dd>Weekdays before 9:30, come without having eaten</dd><dt>Sick note</dt><dd>By phone for up to five days if we know you</dd><dt>Missed appointment</dt><dd>25 euros if not cancelled 24 hours before</dd><dt>Home visits</dt><dd>Ask before 10:00 on the day</dd><dt>Waiting time without appointment</dt><dd>Usually 60 to 90 minutes</dd><dt>Parking</dt><dd>Four places in the yard, two of them for wheelchair users</dd></dl>
<h2>When we are closed</h2><p>The on-call doctor answers at 116 117. For danger to life, dial 112. The nearest open pharmacy is named on <a href="/pharmacies">Pharmacies on duty</a>.</p>
<p><a href="/records">Copy of your records</a> · <a href="/complaints">Praise and complaints</a> · <a href="/courses">Courses: stop smoking, back training</a></p></main>
<footer><a href="/find">How to find us</a> · <a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'My little boy has hay fever. Which doctor should see him?', answer: 'allergies' },
    { q: 'Until what time do you see patients on Thursday evening?', answer: '20:00' },
    { q: 'What do I have to pay when I forget an appointment?', answer: '25 euros' },
    { q: 'My mother cannot leave her bed. By when must I ask for the doctor to come to her?', answer: 'Ask before 10:00' },
    { q: 'Must I be fasting when my blood is taken?', answer: 'without having eaten' },
    { q: 'How much does an ultrasound cost for private patients?', answer: null },
  ],
  ways: [
    { need: 'I am running out of my blood pressure tablets and need more of the same', link: 'Repeat prescriptions' },
    { need: 'Which jabs do I need for a trip to Kenya?', link: 'Travel medicine' },
    { need: 'I have just moved to Linden and need a family doctor', link: 'New patients' },
    { need: 'What did the lab find last week?', link: 'Test results' },
    { need: 'It is Sunday and I need cough medicine; who is open?', link: 'Pharmacies on duty' },
    { need: 'I was treated rudely at the desk and want to say so', link: 'Praise and complaints' },
  ],
};
