export default {
  site: 'Town of Velden', path: '/citizens/identity',
  html: `<title>Passports and identity cards – Town of Velden</title><style>body{font:15px/1.45 Arial;margin:0}header{background:#8b0000;padding:12px 26px}header a{color:#fff;margin-right:14px}.lay{display:grid;grid-template-columns:1fr 220px;gap:20px;padding:8px 26px;font-size:14px}aside a{display:block;padding:5px 0}table{border-collapse:collapse;width:100%}td,th{border:1px solid #d5c0c0;padding:5px 9px;text-align:left}footer{padding:12px 26px;background:#eee}footer a{margin-right:14px}</style>
<header><a href="/">Town of Velden</a><a href="/citizens">Citizens' office</a><a href="/mayor">Mayor and council</a><a href="/build">Building</a><a href="/family">Family</a><a href="/culture">Culture</a><a href="/trade">Business</a><a href="/alerts">Current alerts</a></header>
<div class=lay><main><h1>Passports and identity cards</h1><table><tr><th>Document</th><th>Fee</th><th>Valid</th><th>Ready after</th></tr>
<tr><td>Identity card, 24 and older</td><td>€37.00</td><td>10 years</td><td>3 weeks</td></tr>
<tr><td>Identity card, under 24</td><td>€22.80</td><td>6 years</td><td>3 weeks</td></tr>
<tr><td>Passport, 24 and older</td><td>€70.00</td><td>10 years</td><td>5 weeks</td></tr>
<tr><td>Passport, under 24</td><td>€37.50</td><td>6 years</td><td>5 weeks</td></tr>
<tr><td>Express passport</td><td>€102.00</td><td>10 years</td><td>4 working days</td></tr>
<tr><td>Temporary passport</td><td>€26.00</td><td>12 months</td><td>at once</td></tr>
<tr><td>Passport with 48 pages</td><td>plus €22.00</td><td>as above</td><td>as above</td></tr></table>
<h2>Bring with you</h2><p>The old document, a birth certificate if you were not born in Velden, and a digital photo. A picture can be taken in our booth for €6.</p><p>For minors, both parents have to sign; if only one can come, the other's written consent and a copy of their card will do.</p>
<h2>Picking it up</h2><p>We write to you when it is there. Someone else may collect it with a power of attorney. Documents not fetched within three months are destroyed.</p>
<h2>Lost or stolen?</h2><p>Have the online function blocked at once by calling 116 116. If you find the document again, bring it to us, as it can no longer be used for travel.</p>
<h2>When and where</h2><p>Citizens' office, Bridge Street 2, ground floor, counters 4 to 7.</p><ul><li>Monday: 8:00 – 16:00, by appointment</li><li>Tuesday: 7:00 – 13:00, by appointment</li><li>Wednesday: closed</li><li>Thursday: 10:00 – 18:30, without appointment</li><li>Friday: 8:00 – 12:00, by appointment</li></ul><p>People who are bedridden are visited at home by Ms Kessler; call 555 2218.</p></main>
<aside><h3>Online services</h3><a href="/o/appt">Make an appointment</a><a href="/o/ready">Is my document ready?</a><a href="/o/loss">Report a loss</a><a href="/o/address">Register a new address</a><a href="/o/cert">Order a birth certificate</a><a href="/o/dog">Register a dog</a><a href="/o/vote">Postal vote</a><h3>See also</h3><a href="/licence">Driving licences</a><a href="/marry">Getting married</a></aside></div>
<footer><a href="/easy">Easy language</a><a href="/sign">Sign language</a><a href="/defects">Report a defect</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'I fly in a week and my passport has expired. How fast can I get an express one?', answer: '4 working days' },
    { q: 'What is the fee for an identity card if I am 40?', answer: '€37[.]00' },
    { q: 'On which day can I come without making an appointment?', answer: 'Thursday' },
    { q: 'Can I have my photo taken there, and what does it cost?', answer: 'booth' },
    { q: 'My husband cannot come along for our daughter\'s passport. Is that a problem?', answer: 'both parents' },
    { q: 'Can I pay by card?', answer: null },
  ],
  ways: [
    { need: 'A street lamp has gone dark in our road', link: 'Report a defect' },
    { need: 'We would like to wed in May', link: 'Getting married' },
    { need: 'I am on holiday on election day', link: 'Postal vote' },
    { need: 'My puppy must be taxed, I hear', link: 'Register a dog' },
    { need: 'I moved flat last week', link: 'Register a new address' },
    { need: 'Can I come for my card yet?', link: 'Is my document ready?' },
  ],
};
