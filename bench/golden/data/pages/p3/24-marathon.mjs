export default {
  site: 'Lake Aven Marathon', path: '/runners',
  html: `<title>Runners' information – Lake Aven Marathon</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#d9480f;padding:12px 24px}header a{color:#fff;margin-right:14px}main{padding:8px 24px;max-width:940px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #eccbb8;padding:5px 8px;text-align:left}details{border:1px solid #eccbb8;padding:6px 10px;margin:6px 0}</style>
<header><a href="/">Race</a><a href="/register">Register</a><a href="/course">Course and profile</a><a href="/results">Past results</a><a href="/training">Training plans</a><a href="/hotels">Hotels</a><a href="/charity">Run for charity</a><a href="/spectators">For spectators</a></header>
<main><h1>Runners' information: 20 September</h1><table><tr><th>Distance</th><th>Start</th><th>Until 31 May</th><th>Until 31 August</th><th>Late</th><th>Minimum age</th><th>Time limit</th></tr><tr><td>Marathon</td><td>8:30</td><td>€68</td><td>€82</td><td>€100</td><td>18</td><td>5 h 45 min</td></tr><tr><td>Half marathon</td><td>9:15</td><td>€42</td><td>€52</td><td>€65</td><td>16</td><td>3 h</td></tr><tr><td>10 km</td><td>11:00</td><td>€25</td><td>€30</td><td>€38</td><td>14</td><td>1 h 40 min</td></tr><tr><td>Children's mile</td><td>13:30</td><td>€5</td><td>€5</td><td>€7</td><td>6</td><td>none</td></tr></table>
<h2>Questions and answers</h2>
<h3>Where do I get my number?</h3><p>In the Aven sports hall on Saturday from 12:00 to 19:00. On race day nothing is handed out. Bring your passport or identity card.</p>
<h3>Can I pass my place on?</h3><p>Yes, until 10 September, for a fee of €12.</p>
<h3>What if I am ill?</h3><p>With a doctor's letter we move your entry to next year. Money is not paid back.</p>
<h3>What is there to drink?</h3><p>Water every 4 km, isotonic drinks from kilometre 16, cola at 36.</p>
<h3>Are headphones allowed?</h3><p>Only open ones that let you hear the marshals.</p>
<h3>Where can I leave my bag?</h3><p>In the school gym at the finish, from 6:45. Use the bag you are given.</p>
<h3>May I walk with Nordic poles?</h3><p>No, poles and pushchairs are not permitted on any distance.</p>
<h3>Who gets a medal?</h3><p>Everyone who finishes. The winner of the marathon receives €4,000 and a wheel of cheese.</p>
<p>Doctor on the course: 555-0168.</p></main>
<footer style="padding:14px 24px"><a href="/volunteers">Help as a marshal</a> · <a href="/traffic">Road closures</a> · <a href="/photos">Finish photos</a> · <a href="/press">Media</a> · <a href="/contact">Contact the organisers</a></footer>`,
  asks: [
    { q: 'From what age can one run the 10 km?', answer: '10 km\\s+11:00' },
    { q: 'Can I still collect my bib on Sunday morning?', answer: 'race day nothing' },
    { q: 'How quickly must I finish the half marathon?', answer: 'Half marathon\\s+9:15' },
    { q: 'I broke my leg. Can I run next year instead?', answer: "doctor's letter" },
    { q: 'What does it cost to hand my place to a friend?', answer: '€12' },
    { q: 'How many runners took part last year?', answer: null },
  ],
  ways: [
    { need: 'How steep is the hill after kilometre 30?', link: 'Course and profile' },
    { need: 'I live on the lake road. Can I get out by car on that day?', link: 'Road closures' },
    { need: 'Where is the best place to cheer?', link: 'For spectators' },
    { need: 'Sign up for the half marathon', link: 'Register' },
    { need: 'I have three months to get fit. What should I do each week?', link: 'Training plans' },
    { need: 'Get a picture of me crossing the line', link: 'Finish photos' },
  ],
};
