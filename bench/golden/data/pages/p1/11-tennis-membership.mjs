export default {
  site: 'Oakfield Tennis Club', path: '/membership',
  html: `<title>Membership – Oakfield TC</title><style>body{font:15px/1.45 Tahoma,Arial;margin:0}nav{background:#2e7d32;padding:12px 22px}nav a,nav b{color:#fff;margin-right:14px}main{padding:8px 22px;font-size:14px}.cols{display:grid;grid-template-columns:repeat(4,1fr);gap:10px}.cols div{background:#eef6ee;padding:6px 12px}details{border-bottom:1px solid #ccc;padding:5px}footer{background:#1b3d1d;padding:12px 22px}footer a{color:#fff;margin-right:12px}</style>
<nav><b>Oakfield TC</b><a href="/">Club</a><a href="/courts">Court booking</a><a href="/coach">Coaching</a><a href="/teams">Teams and league</a><a href="/membership">Membership</a><a href="/juniors">Juniors</a><a href="/bar">Clubhouse</a><a href="/gallery">Gallery</a></nav>
<main><h1>Join us</h1><p>The season on clay runs from 18 April to 12 October; the two hall courts are open all year.</p>
<div class=cols><div><h3>Full</h3><p>£285 a year</p><p>All courts, any time, league play</p></div><div><h3>Off-peak</h3><p>£170 a year</p><p>Weekdays until 16:00 only</p></div><div><h3>Junior</h3><p>£80 a year</p><p>Up to 17, must leave the courts by 19:00</p></div><div><h3>Social</h3><p>£35 a year</p><p>Clubhouse, events, two guest games</p></div></div>
<p>There is a joining fee of £50, which juniors do not pay. Couples receive £60 off two full memberships.</p>
<h2>Questions people ask</h2>
<h4>May I bring a friend?</h4><p>Yes, for £8 an hour, and the same person no more than five times a season.</p>
<h4>Do I have to help?</h4><p>Members between 18 and 65 work six hours a year on the grounds. Those who cannot pay £15 for each hour missed.</p>
<h4>Is the hall included?</h4><p>No. The winter hall is £19 an hour on weekdays and £24 on weekends, and the light is part of that.</p>
<h4>What should I wear?</h4><p>Clay court shoes without profile. White clothing is not required.</p>
<h4>How do I leave again?</h4><p>In writing to the treasurer, Bill Hartnell, by 30 November.</p>
<h4>Can I try first?</h4><p>A trial month costs £30 and is taken off the fee if you stay. Rackets are lent free of charge.</p>
<h4>How far ahead can I reserve?</h4><p>Full members seven days, off-peak members three days. A booking lasts 60 minutes for singles and 90 for doubles.</p>
<p><a href="/form">Membership form</a></p></main>
<footer><a href="/board">The committee</a><a href="/howto">Directions</a><a href="/rules">Statutes</a><a href="/swap">Partner exchange</a><a href="/sponsor">Our sponsors</a><a href="/string">Racket stringing</a></footer>`,
  asks: [
    { q: 'I only have time on weekday mornings. What would a year cost me?', answer: '£170' },
    { q: 'What do I pay if my colleague comes along to play?', answer: '£8 an hour' },
    { q: 'By when must I cancel my membership?', answer: '30 November' },
    { q: 'How many hours of work does each member owe the club?', answer: 'six hours' },
    { q: 'How much is the hall at the weekend?', answer: '£24' },
    { q: 'How many members does the club have?', answer: null },
  ],
  ways: [
    { need: 'My string snapped. Who fixes that?', link: 'Racket stringing' },
    { need: 'I am looking for someone of my level to play with', link: 'Partner exchange' },
    { need: 'Take lessons with a trainer', link: 'Coaching' },
    { need: 'Reserve a court for Sunday', link: 'Court booking' },
    { need: 'Who is the chair of the club?', link: 'The committee' },
    { need: 'Sign up as a member', link: 'Membership form' },
  ],
};
