const page = (t, main) => `<title>${t} – Family Allowance Office</title><style>body{margin:0;font:18px/1.5 Arial,sans-serif;color:#0b0c0c}.gov{background:#0b0c0c;color:#fff;padding:12px 30px;font-weight:700}.bc{padding:10px 30px;font-size:15px}.bc a{margin-right:14px}main{max-width:720px;padding:0 30px 40px}details{border-top:1px solid #b1b4b6;padding:10px 0}summary{color:#1d70b8;font-weight:700;cursor:pointer}table{border-collapse:collapse}td,th{border-bottom:1px solid #b1b4b6;padding:8px 18px 8px 0;text-align:left}footer{background:#f3f2f1;padding:20px 30px;font-size:15px}</style><div class="gov">Family Allowance Office</div><div class="bc"><a href="/">Questions</a><a href="/offices" id="l-off">Our offices</a><a href="/forms">Forms</a></div><main>${main}</main><footer>Last updated 19 October 2026. <a href="/forms">Forms in other languages</a></footer>`;
export default {
  name: 'Family Allowance Office',
  pages: {
    '/': page('Questions', `<h1>Questions about your allowance</h1>
<details id="q1"><summary>Who can claim?</summary><p>Anybody who lives with a child under 16, or under 20 in full-time schooling.</p></details>
<details id="q2"><summary>How much is it?</summary><p>£26.05 a week for the eldest child and £17.25 for each other child.</p></details>
<details id="q3"><summary>When is it paid?</summary><p>Every four weeks, on a Tuesday.</p></details>
<details id="q4"><summary>What must I tell you about?</summary><p>Tell us within 21 days when a child moves out, leaves school or when you go abroad for more than eight weeks.</p></details>
<details id="q5"><summary>How do I complain?</summary><p>Write to the office that sent you the letter. You will have an answer within 15 working days.</p></details>`),
    '/offices': page('Our offices', `<h1>Our offices</h1><p>This is all the contact information we hold; our offices no longer use fax.</p><table><tr><th>Office</th><th>Telephone</th><th>Hours</th></tr><tr><td>Leeds</td><td>0113 496 0100</td><td>9 to 4, not Wednesdays</td></tr><tr><td>Cardiff</td><td>029 2018 0100</td><td>9 to 5</td></tr><tr><td>Dundee</td><td>01382 960 100</td><td>10 to 3</td></tr></table>`),
    '/forms': page('Forms', '<h1>Forms</h1><p>Form FA1: first claim. Form FA7: change of address. Form FA9: child leaving school. All forms are sent by post on request.</p>'),
  },
  tasks: [
    { id: 'a', instructions: 'How many days do you have to tell the office when a child leaves school? Look under "What must I tell you about?".', claim: 'completed', answer: '\\b(21|twenty-one)\\b', won: null, golden: [['click', '#q4 summary']] },
    { id: 'b', instructions: 'Find the fax number of the Leeds office.', claim: 'gave_up', answer: null, won: null, golden: [['click', '#l-off']] },
  ],
};
