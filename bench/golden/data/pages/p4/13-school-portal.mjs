export default {
  site: 'Wexcombe School Portal', path: '/parents/child/elin',
  html: `<title>Elin Sorrell, Year 8 – Wexcombe School Portal</title><style>body{font:15px/1.5 Calibri,sans-serif;margin:0}header{background:#6b1d2a;color:#fff;padding:12px 22px}header a{color:#ffe;margin-right:14px}main{display:grid;grid-template-columns:2fr 1fr;gap:22px;padding:16px 22px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:5px 8px;text-align:left}.box{background:#faf3ee;padding:10px 14px;margin-bottom:12px}</style>
<header><b>Wexcombe School</b> <a href="/h">Start</a><a href="/tt">Timetable</a><a href="/att">Attendance</a><a href="/rep">Reports</a><a href="/beh">Behaviour log</a><a href="/meals">Lunch account</a><a href="/trips">Trips</a><a href="/clubs">After-school clubs</a><a href="/let">Letters home</a><a href="/out">Log out</a></header>
<main><div><h1>Elin Sorrell, class 8K</h1><p>Form tutor: Mr Adeyemi, room H6. Attendance this term: 96.4 %.</p><h2>Marks this term</h2><table><tr><th>Subject</th><th>Teacher</th><th>Last test</th><th>Average</th><th>Next test</th></tr><tr><td>Mathematics</td><td>Mrs Lowry</td><td>71 %</td><td>68 %</td><td>17 June</td></tr><tr><td>English</td><td>Mr Penhale</td><td>84 %</td><td>81 %</td><td>20 June</td></tr><tr><td>Biology</td><td>Dr Quill</td><td>90 %</td><td>86 %</td><td>25 June</td></tr><tr><td>French</td><td>Mme Arnaud</td><td>59 %</td><td>63 %</td><td>12 June</td></tr><tr><td>History</td><td>Ms Tandy</td><td>77 %</td><td>74 %</td><td>none</td></tr></table>
<h2>Homework</h2><ul><li>French: learn vocabulary unit 9, for Wednesday</li><li>Biology: draw and label a leaf cell, for Friday</li><li>English: read chapters 4 to 6, for Monday</li></ul><p><a href="/hw">All homework</a></p></div>
<div><div class=box><h3>Lunch</h3><p>Balance £7.35</p><p>A cooked meal is £2.95, the salad bar £2.40.</p><a href="/meals/top">Top up</a></div><div class=box><h3>Coming up</h3><p>Sports day: 27 June from 9:15 at Hollins Field</p><p>Parents' evening: 2 July, 16:30 to 19:30</p><p>Last day of term: 18 July, school ends at 12:40</p><p>Museum trip: 9 July, £14, consent needed by 23 June</p><a href="/trips/museum">Give consent</a></div><div class=box><h3>Is Elin ill?</h3><p>Tell us before 8:20 on every day of absence.</p><a href="/abs">Report an absence</a></div><div class=box><a href="/pe">Book a parents' evening slot</a><br><a href="/det">Update my contact details</a><br><a href="/uni">Uniform shop</a></div></div></main><footer style="padding:10px 22px">School office 01632 960 120, weekdays 7:45 to 16:00 · <a href="/safe">Safeguarding</a></footer>`,
  asks: [
    { q: 'When is the next maths exam?', answer: '17 June' },
    { q: 'What does a hot lunch cost?', answer: '2\\.95' },
    { q: 'My daughter has a fever this morning. Until what time do I have to let you know?', answer: '8:20' },
    { q: 'Who teaches Elin biology?', answer: 'Quill' },
    { q: 'When does school finish on the day the holidays begin?', answer: '12:40' },
    { q: 'Which bus does Elin take to school?', answer: null },
  ],
  ways: [
    { need: 'Put more money on the dinner card', link: 'Top up' },
    { need: 'She has a sore throat and stays in bed today', link: 'Report an absence' },
    { need: 'What lesson does she have on Thursday at 11?', link: 'Timetable' },
    { need: 'Buy a new school tie', link: 'Uniform shop' },
    { need: 'We have moved, here is our new phone number', link: 'Update my contact details' },
    { need: 'Can my daughter learn chess in the afternoon?', link: 'After-school clubs' },
  ],
};
