export default {
  site: 'PeopleNest', path: '/employees/me',
  html: `<title>My profile – PeopleNest</title><style>body{font:15px Georgia,serif;margin:0;background:#fbfaf7}header{padding:12px 30px;border-bottom:3px solid #7a9e7e}nav a{margin-right:16px;color:#2c5530}main{display:flex;gap:24px;padding:20px 30px;flex-wrap:wrap}.card{background:#fff;border:1px solid #ddd;padding:14px 18px;width:420px}.row{display:flex;justify-content:space-between;border-bottom:1px dotted #ccc;padding:4px 0}</style>
<header><strong>PeopleNest</strong><nav><a href="/d">Dashboard</a><a href="/p">My profile</a><a href="/ab">Absences</a><a href="/ps">Payslips</a><a href="/tr">Training</a><a href="/ex">Expenses</a><a href="/org">Org chart</a><a href="/pol">Policies</a><a href="/out">Sign out</a></nav></header>
<main><section class=card><h2>Employment</h2><div class=row><span>Job title</span><span>Lab technician II</span></div><div class=row><span>Line manager</span><span>Dr Ines Baumann</span></div><div class=row><span>HR partner</span><span>Tobias Reke, ext. 3317</span></div><div class=row><span>Start date</span><span>1 September 2019</span></div><div class=row><span>Weekly hours</span><span>32</span></div><div class=row><span>Notice period</span><span>3 months to the end of a quarter</span></div><div class=row><span>Work location</span><span>Building C, room 2.14</span></div><div class=row><span>Staff number</span><span>LT-20733</span></div></section>
<section class=card><h2>Time off 2025</h2><div class=row><span>Entitlement</span><span>28 days</span></div><div class=row><span>Taken</span><span>11 days</span></div><div class=row><span>Booked</span><span>5 days</span></div><div class=row><span>Left</span><span>12 days</span></div><p>Days carried over from last year expire on 31 March. A doctor's note is required from the third day of sickness.</p><a href="/ab/new">Request leave</a></section>
<section class=card><h2>Pay</h2><div class=row><span>Grade</span><span>E7, step 4</span></div><div class=row><span>Next step increase</span><span>1 September 2026</span></div><div class=row><span>Pay day</span><span>last working day of the month</span></div><div class=row><span>Bank account</span><span>ending 4402</span></div><a href="/bank">Change bank details</a></section>
<section class=card><h2>Emergency contact</h2><p>Paul Nowak (brother), 0171 555 2098</p><a href="/em">Edit emergency contact</a><h2>Equipment issued</h2><ul><li>Laptop Delta 14, returned by end of contract</li><li>Safety glasses, prescription, next replacement May 2027</li><li>Key fob no. 0892 – losing it costs €35</li></ul><a href="/eq">Report lost equipment</a></section></main>
<footer style="padding:10px 30px"><a href="/help">Ask HR</a> · <a href="/imp">Legal notice</a></footer>`,
  asks: [
    { q: 'How many holidays can I still take this year?', answer: '^12 days|Left.*12 days' },
    { q: 'If I resign, how far ahead do I have to tell them?', answer: '3 months' },
    { q: 'I have been ill since yesterday. From when on must I bring a certificate?', answer: 'third day' },
    { q: 'What do I pay when I lose the key fob?', answer: '€35' },
    { q: 'When will my salary go up a step?', answer: '1 September 2026' },
    { q: 'How many days a week may I work from home?', answer: null },
  ],
  ways: [
    { need: 'I want to be off from 4 to 8 August', link: 'Request leave' },
    { need: 'How much tax was deducted from my wage in April?', link: 'Payslips' },
    { need: 'My laptop was stolen on the train', link: 'Report lost equipment' },
    { need: 'Get the money back for a train ticket I bought for work', link: 'Expenses' },
    { need: "Who is the boss of my manager's manager?", link: 'Org chart' },
    { need: 'Have my pay sent to another account from now on', link: 'Change bank details' },
  ],
};
