export default {
  site: 'Pulse Fitness Eastgate', path: '/membership',
  html: `<title>Membership – Pulse Fitness Eastgate</title><style>body{font:16px/1.45 Arial;margin:0;background:#111;color:#eee}a{color:#c6f432}header{padding:16px 30px;border-bottom:1px solid #333}header a{margin-right:18px;text-decoration:none}main{padding:10px 30px}.cards{display:flex;gap:16px}.cards div{flex:1;background:#1d1d1d;padding:14px;border-radius:8px}.cards a{display:inline-block;background:#c6f432;color:#111;padding:8px 14px;text-decoration:none}h3{margin-bottom:4px}footer{border-top:1px solid #333;padding:16px 30px}footer a{margin-right:16px}</style>
<header><a href="/">Pulse</a><a href="/classes">Class timetable</a><a href="/trainers">Personal trainers</a><a href="/pool">Pool</a><a href="/membership">Membership</a><a href="/visit">Visit us</a><a href="/login">Member login</a></header>
<main><h1>Membership</h1><div class="cards"><div><h2>Flex</h2><p>£42 a month</p><p>Leave with 30 days' notice. Gym floor at all hours.</p><a href="/join/flex">Join Flex</a></div><div><h2>Year</h2><p>£33 a month</p><p>Twelve months minimum. Gym floor and all classes.</p><a href="/join/year">Join Year</a></div><div><h2>Off-peak</h2><p>£24 a month</p><p>Monday to Friday from 9 am to 4 pm only.</p><a href="/join/offpeak">Join Off-peak</a></div></div>
<p>One-off starter fee of £20 with every plan, including your introduction with a coach.</p>
<h2>Questions we hear a lot</h2>
<h3>Can I try it first?</h3><p>A day pass is £9, and the amount is taken off your first month if you sign up within a week.</p>
<h3>From what age may I train?</h3><p>From 16. Fourteen and fifteen year olds may come with a parent between 3 and 6 pm.</p>
<h3>Can I pause my plan?</h3><p>Yes, for up to three months in a year. A pause costs £5 a month, or nothing with a doctor's note.</p>
<h3>Are you open on bank holidays?</h3><p>Yes, from 8 am to 6 pm. On 25 December we are shut.</p>
<h3>When is the desk staffed?</h3><p>Weekdays 6:30 am to 9:30 pm, weekends 8 am to 7 pm. Outside these hours you let yourself in with your code.</p>
<h3>What do I need to bring?</h3><p>Clean indoor shoes, a towel and a £1 coin for the locker.</p>
<h3>May I bring a friend?</h3><p>Year members may bring a guest free of charge twice a month.</p>
<h3>Are there discounts?</h3><p>NHS staff and pupils get 15 per cent off Flex and Year.</p></main>
<footer><a href="/freeze">Pause my plan</a><a href="/cancel">Leave Pulse</a><a href="/lost">Lost property</a><a href="/rules">House rules</a><a href="/careers">Teach with us</a><a href="/ask">Write to us</a></footer>`,
  asks: [
    { q: 'I would like to come for one day only. What do I pay?', answer: '£9' },
    { q: 'My daughter is 15. Can she work out with you?', answer: 'Fourteen and fifteen' },
    { q: 'For how long may I freeze my membership?', answer: 'three months' },
    { q: 'I am a nurse at the hospital. Do I get anything off?', answer: 'NHS' },
    { q: 'What does the cheapest plan cover, and at which times?', answer: '9 am to 4 pm' },
    { q: 'How much is an hour with a personal trainer?', answer: null },
  ],
  ways: [
    { need: 'I left my headphones in the changing room', link: 'Lost property' },
    { need: 'Cancel my contract', link: 'Leave Pulse' },
    { need: 'When is yoga this week?', link: 'Class timetable' },
    { need: 'Get someone to train me one to one', link: 'Personal trainers' },
    { need: 'How do I get there and where can I park?', link: 'Visit us' },
    { need: 'I am a spinning instructor looking for work', link: 'Teach with us' },
  ],
};
