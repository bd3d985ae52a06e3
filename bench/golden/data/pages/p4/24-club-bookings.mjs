export default {
  site: 'Courtwise Club Manager', path: '/bookings',
  html: `<title>Bookings today – Courtwise</title><style>body{margin:0;font:14px/1.5 Rubik,Arial}header{background:#14532d;padding:12px 20px}header a{color:#dcfce7;margin-right:14px;text-decoration:none}main{padding:14px 20px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #d4e4d9;padding:5px 8px;text-align:left}th{background:#f0fdf4}.cards{display:flex;gap:12px;margin-top:14px}.cards a{flex:1;border:1px solid #bbb;border-radius:8px;padding:10px;color:inherit;text-decoration:none}.cards b{display:block;color:#14532d}</style>
<header><b style="color:#fff">Courtwise</b> <a href="/b">Bookings</a><a href="/m">Members</a><a href="/l">Lessons</a><a href="/t">Tournaments</a><a href="/k">Till</a><a href="/f">Fees</a><a href="/n">Newsletter</a><a href="/st">Staff rota</a><a href="/r">Statistics</a><a href="/s">Club settings</a></header>
<main><h1>Bookings on Tuesday, 10 June</h1><p><button>New booking</button> <button>Block a court</button> <button>Print day sheet</button> <a href="?d=9">Previous day</a> <a href="?d=11">Following day</a></p>
<table><tr><th>Time</th><th>Court 1 (clay)</th><th>Court 2 (clay)</th><th>Court 3 (hard)</th><th>Hall</th></tr><tr><td>8–9</td><td>free</td><td>Ladies 50+</td><td>free</td><td>Physio group</td></tr><tr><td>9–10</td><td>Brandt / Ilic</td><td>Ladies 50+</td><td>Lesson: coach Vera</td><td>free</td></tr><tr><td>10–11</td><td>watering</td><td>watering</td><td>Lesson: coach Vera</td><td>Pickleball taster</td></tr><tr><td>15–16</td><td>Juniors U12</td><td>Juniors U12</td><td>Suresh / Weiss</td><td>free</td></tr><tr><td>16–17</td><td>Juniors U16</td><td>Juniors U16</td><td>free</td><td>Table tennis</td></tr><tr><td>17–18</td><td>Fenner (guest)</td><td>Men's first team</td><td>Lesson: coach Darko</td><td>Table tennis</td></tr><tr><td>18–20</td><td>League match v. Oberau</td><td>League match v. Oberau</td><td>Men's first team</td><td>Yoga</td></tr></table>
<h2>Reminders</h2><ul><li>Court 4 is closed until 21 June for relining.</li><li>Guests pay 14 euros an hour, members with a guest 7 euros.</li><li>Members can book at most 6 days ahead and two hours a day.</li><li>Floodlights: 3 euros per half-hour, coins at the clubhouse; off at 22:30.</li><li>The ball machine is at the groundsman's, Pietro, 0151 222 7340.</li><li>Bookings not cancelled 4 hours ahead are charged in full.</li></ul>
<div class=cards><a href="/w"><b>Waiting list</b>3 people want a court tonight</a><a href="/o"><b>Open fees</b>11 members have not paid for 2025</a><a href="/a"><b>Membership applications</b>2 new since Sunday</a><a href="/d"><b>Defects</b>Net on court 3 torn</a></div></main><footer style="padding:10px 20px"><a href="/h">Instructions</a> · <a href="/fb">Suggest a feature</a></footer>`,
  asks: [
    { q: 'What does a court cost for somebody who is not in the club?', answer: '14 euros' },
    { q: 'How far in advance may members reserve?', answer: '6 days' },
    { q: 'What team do we play against tonight?', answer: 'Oberau' },
    { q: 'Who has the ball machine?', answer: 'Pietro' },
    { q: 'When do the lights go out in the evening?', answer: '22:30' },
    { q: 'How much does an hour with coach Darko cost?', answer: null },
  ],
  ways: [
    { need: 'Nobody should play on court 2 on Saturday, we have a party there', link: 'Block a court' },
    { need: 'Who still owes us the annual subscription?', link: 'Open fees' },
    { need: 'The shower in the changing room is broken', link: 'Defects' },
    { need: 'A family wants to join the club, accept them', link: 'Membership applications' },
    { need: 'Who is working at the bar this weekend?', link: 'Staff rota' },
    { need: 'How busy were the courts last summer?', link: 'Statistics' },
  ],
};
