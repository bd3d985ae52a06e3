export default {
  site: 'Elmgrove Dental Practice', path: '/fees',
  html: `<title>Fees | Elmgrove Dental</title><style>body{font:15px/1.4 Arial,sans-serif;margin:0;background:#f6fbfa}nav{background:#fff;padding:14px 30px;border-bottom:2px solid #1c8c7c}nav a{margin-right:18px;color:#146b5f}main{padding:12px 30px;display:grid;grid-template-columns:1fr 1fr;gap:12px 26px}section{background:#fff;padding:10px 16px;border:1px solid #d4e6e3}dl{display:grid;grid-template-columns:1fr auto;margin:0}dt,dd{margin:0;padding:3px 0;border-bottom:1px dotted #ccc}h1{grid-column:1/-1;margin:6px 0}footer{padding:14px 30px}footer a{margin-right:15px}</style>
<nav><b>Elmgrove Dental</b> <a href="/">Start</a><a href="/team">Meet the dentists</a><a href="/treatments">Treatments</a><a href="/fees">Fees</a><a href="/nervous">Nervous patients</a><a href="/new">Register as a new patient</a><a href="/book">Book online</a></nav>
<main><h1>What our treatments cost</h1>
<section><h2>Check-ups</h2><dl><dt>First examination with two X-rays</dt><dd>£68</dd><dt>Routine check-up</dt><dd>£49</dd><dt>Check-up, under 18</dt><dd>free</dd><dt>Emergency appointment (weekday)</dt><dd>£95</dd><dt>Emergency appointment (Sunday)</dt><dd>£160</dd></dl></section>
<section><h2>Hygienist</h2><dl><dt>Scale and polish, 30 minutes</dt><dd>£72</dd><dt>Deep gum cleaning, per quarter of the mouth</dt><dd>£140</dd><dt>Stain removal (AirFlow)</dt><dd>£88</dd></dl></section>
<section><h2>Repair</h2><dl><dt>White filling, small</dt><dd>£115</dd><dt>White filling, large</dt><dd>£185</dd><dt>Root canal, front tooth</dt><dd>£390</dd><dt>Root canal, molar</dt><dd>£620</dd><dt>Porcelain crown</dt><dd>£740</dd><dt>Extraction, simple</dt><dd>£130</dd></dl></section>
<section><h2>Cosmetic</h2><dl><dt>Home whitening kit</dt><dd>£295</dd><dt>Veneer, each</dt><dd>£680</dd><dt>Night guard against grinding</dt><dd>£240</dd><dt>Clear aligners, full course</dt><dd>from £2,900</dd></dl></section>
<section><h2>Paying</h2><p>We take cards and bank transfer, but no cash. Bills above £500 can be split into ten monthly instalments without interest.</p><p>A deposit of £25 is taken when you book and comes off your bill.</p></section>
<section><h2>If you cannot make it</h2><p>Please tell us 48 hours ahead. Otherwise we keep the deposit.</p><p>Patients over 70 get a tenth off all hygienist fees.</p></section></main>
<footer><a href="/plan">Elmgrove care plan</a><a href="/complaints">Complaints</a><a href="/find">Find us and parking</a><a href="/records">Request your records</a><a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'What does it cost to have a back tooth root-treated?', answer: '£620' },
    { q: 'My filling fell out on a Sunday. What will I pay to be seen?', answer: '£160' },
    { q: 'Can I pay in notes and coins?', answer: 'no cash' },
    { q: 'How early must I cancel my appointment?', answer: '48 hours' },
    { q: 'I grind my teeth when I sleep. How much is something against it?', answer: '£240' },
    { q: 'Are you open on Saturday mornings?', answer: null },
  ],
  ways: [
    { need: 'I am scared of the drill. How do you help people like me?', link: 'Nervous patients' },
    { need: 'Make an appointment for next week', link: 'Book online' },
    { need: 'I was unhappy with how I was treated and want to say so', link: 'Complaints' },
    { need: 'Get a copy of my X-rays', link: 'Request your records' },
    { need: 'Where can I leave my car near the practice?', link: 'Find us and parking' },
    { need: 'Which dentist speaks Polish?', link: 'Meet the dentists' },
  ],
};
