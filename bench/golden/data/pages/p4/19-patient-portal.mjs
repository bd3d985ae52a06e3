export default {
  site: 'MyClinic Portal', path: '/health/summary',
  html: `<title>My health summary – MyClinic</title><style>body{margin:0;font:16px/1.5 Arial;color:#123}header{border-top:6px solid #0a7c86;padding:12px 26px;display:flex;flex-wrap:wrap;gap:16px}main{padding:8px 26px;max-width:940px}section{border:1px solid #cfe3e5;border-radius:8px;padding:10px 18px;margin:12px 0}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:6px;border-bottom:1px solid #e2eeee}</style>
<header><b>MyClinic</b><a href="/s">Summary</a><a href="/ap">Appointments</a><a href="/me">Medication</a><a href="/re">Test results</a><a href="/le">Doctor's letters</a><a href="/va">Vaccinations</a><a href="/bi">Bills</a><a href="/px">Family access</a><a href="/ms">Write to the practice</a><a href="/lo">Log out</a></header>
<main><h1>Hello Mr Okafor</h1><p>Your practice: Elmfield Surgery. Your doctor: Dr Shirin Taheri.</p>
<section><h2>Next appointments</h2><p>16 June, 8:40 – blood sample, nurse Janet Pike. Come with an empty stomach: nothing but water for 10 hours before.</p><p>23 June, 11:15 – discussion of results, Dr Taheri, by video</p><p>4 September, 9:00 – eye screening, Westgate Hospital, level 2</p><p><a href="/ap/book">Book an appointment</a> · <a href="/ap/move">Move or cancel</a></p></section>
<section><h2>Current medication</h2><table><tr><th>Name</th><th>Dose</th><th>When</th><th>Prescribed until</th></tr><tr><td>Metformin</td><td>500 mg</td><td>morning and evening with food</td><td>30 September</td></tr><tr><td>Ramipril</td><td>5 mg</td><td>morning</td><td>31 July</td></tr><tr><td>Atorvastatin</td><td>20 mg</td><td>before bed</td><td>30 September</td></tr><tr><td>Salbutamol inhaler</td><td>2 puffs</td><td>when needed, at most 8 a day</td><td>15 July</td></tr></table><a href="/rx">Order a repeat prescription</a></section>
<section><h2>Last values</h2><ul><li>Blood pressure 134/82 on 2 May</li><li>HbA1c 6.9 % on 17 March, target below 7.0</li><li>LDL cholesterol 2.4 mmol/l on 17 March</li><li>Weight 88.5 kg on 2 May</li></ul><p>Allergies: penicillin (rash)</p></section>
<section><h2>Good to know</h2><p>Repeat prescriptions are ready after two working days. Appointments can be cancelled free of charge up to 24 hours ahead; after that we charge £20. In the evening and at weekends call the out-of-hours service on 0300 555 0116.</p></section></main><footer style="padding:10px 26px"><a href="/pri">Who can see my data</a> · <a href="/fb">Complaints and praise</a></footer>`,
  asks: [
    { q: 'How often may I use my inhaler in a day?', answer: 'at most 8' },
    { q: 'When do I take the atorvastatin?', answer: 'before bed' },
    { q: 'What should I eat before they take my blood?', answer: 'empty stomach' },
    { q: 'It is Saturday night and I feel unwell. Whom can I phone?', answer: '0300 555' },
    { q: 'What was my blood pressure?', answer: '134/82' },
    { q: 'What is my blood group?', answer: null },
  ],
  ways: [
    { need: 'My ramipril is running out, I need more', link: 'Order a repeat prescription' },
    { need: 'I cannot come on 23 June, may I come later?', link: 'Move or cancel' },
    { need: 'When was my last tetanus shot?', link: 'Vaccinations' },
    { need: 'My daughter should be able to look after my account', link: 'Family access' },
    { need: 'I was unhappy with how I was treated', link: 'Complaints and praise' },
    { need: 'What did the heart specialist write about me?', link: "Doctor's letters" },
  ],
};
