export default {
  site: 'Meridian Ferries careers', path: '/vacancies/ship-cook',
  html: `<title>Ship's cook – Meridian Ferries</title><style>body{font:16px/1.5 Arial;margin:0}header{background:#003a5d;padding:12px 28px}header a{color:#fff;margin-right:16px}main{padding:8px 28px;display:flex;gap:30px}main>div{flex:2}aside{flex:1;background:#f0f5f8;padding:12px}th{text-align:left;padding-right:12px;vertical-align:top}</style>
<header><a href="/">Careers</a><a href="/vacancies">All vacancies</a><a href="/life-on-board">Life on board</a><a href="/cadets">Cadet training</a><a href="/shore">Office jobs</a><a href="/benefits">Benefits</a><a href="/portal">Applicant login</a></header>
<main><div><h1>Ship's cook (all genders)</h1><p>On board the MS Selene you cook for 64 crew members together with two colleagues. You work four weeks and are then off for four weeks on full pay.</p>
<h2>Your tasks</h2><ul><li>Three hot meals a day and a night snack</li><li>Ordering stores in Kiel and Gdynia every ten days</li><li>Keeping the hygiene log</li><li>Guiding the mess steward</li></ul>
<h2>What you bring</h2><ul><li>A completed training as a cook and two years of practice</li><li>A seafarer's medical certificate, which we pay for</li><li>English at level B1; German is an advantage</li><li>The basic safety training (can be done with us, five days)</li></ul>
<h2>What we offer</h2><ul><li>Single cabin with internet</li><li>Travel to and from the ship paid in full</li><li>A 13th monthly salary in November</li><li>Free crossings for you and three relatives</li></ul>
<h2>How it goes on</h2><p>You hear from us within ten days. The talk takes place by video, followed by a trial day in our galley in Kiel. References are not needed at first; a CV is enough.</p><p><a href="/apply/ship-cook">Apply now</a> <a href="/refer">Recommend a friend</a></p></div>
<aside><h2>At a glance</h2><table><tr><th>Reference</th><td>MF-2207</td></tr><tr><th>Start</th><td>1 September</td></tr><tr><th>Closing date</th><td>20 July</td></tr><tr><th>Contract</th><td>permanent, six months' probation</td></tr><tr><th>Salary</th><td>€3,480 a month</td></tr><tr><th>Home port</th><td>Kiel</td></tr><tr><th>Contact</th><td>Wiebke Thomsen, +49 431 555 0177</td></tr></table><h3>Similar posts</h3><p><a href="/vacancies/steward">Mess steward</a></p><p><a href="/vacancies/baker">Baker, MS Aurora</a></p><p><a href="/vacancies/purser">Purser</a></p></aside></main>
<footer style="padding:14px 28px"><a href="/faq">Questions on applying</a> · <a href="/privacy">Applicant privacy notice</a> · <a href="/ferries">Book a crossing</a></footer>`,
  asks: [
    { q: 'Until when can I apply?', answer: '20 July' },
    { q: 'What would I earn?', answer: '3,480' },
    { q: 'Would I have to share my room on the ship?', answer: 'Single cabin' },
    { q: 'How well must I speak English?', answer: 'level B1' },
    { q: 'I have questions before applying. Whom can I ring?', answer: 'Wiebke Thomsen' },
    { q: 'May I bring my dog on board?', answer: null },
  ],
  ways: [
    { need: 'I would rather work ashore at a desk', link: 'Office jobs' },
    { need: 'Send my application for this post', link: 'Apply now' },
    { need: 'My cousin would be perfect for this. Can I put her forward?', link: 'Recommend a friend' },
    { need: 'I am a passenger and want a ticket to Gdynia', link: 'Book a crossing' },
    { need: 'How long do you store the data of those who apply?', link: 'Applicant privacy notice' },
    { need: 'Is there a training to become an officer at sea?', link: 'Cadet training' },
  ],
};
