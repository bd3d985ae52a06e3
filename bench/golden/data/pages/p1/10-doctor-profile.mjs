export default {
  site: 'Riverside Clinic', path: '/doctors/hanna-voss',
  html: `<title>Dr Hanna Voss – Riverside Clinic</title><style>body{font:15px/1.5 Arial;margin:0;background:#fafafa}header{background:#fff;padding:12px 24px;box-shadow:0 1px 3px #999}header a{margin-right:15px;color:#b3293f}main{display:flex;gap:24px;padding:16px 24px}.pic{width:150px;height:180px;background:#dcc;flex:none}.box{background:#fff;padding:8px 18px;border:1px solid #e4d8da}dl{display:grid;grid-template-columns:180px 1fr;gap:4px}dd{margin:0}footer{padding:12px 24px;font-size:13px}footer a{margin-right:12px}</style>
<header><b>Riverside Clinic</b> <a href="/">Home</a><a href="/departments">Departments</a><a href="/doctors">Our doctors</a><a href="/patients">Your stay</a><a href="/visitors">Visitors</a><a href="/births">Maternity</a><a href="/er">Emergency</a><a href="/careers">Careers</a></header>
<main><div class=pic role=img aria-label="Portrait"></div><div class=box><h1>Dr Hanna Voss</h1><p>Senior consultant, hand and wrist surgery</p>
<dl><dt>Training</dt><dd>Medical school in Leiden, specialist since 2009</dd><dt>At Riverside since</dt><dd>May 2014</dd><dt>Languages</dt><dd>English, Dutch, German, some Turkish</dd><dt>Secretary</dt><dd>Mrs Joan Pell, 020 7946 0831</dd><dt>Outpatient hours</dt><dd>Monday and Wednesday, 8:30 to 12:00</dd><dt>Private patients</dt><dd>Thursday, 14:00 to 17:00</dd><dt>Telephone advice</dt><dd>Fridays, 11:00 to 11:45</dd><dt>Room</dt><dd>Building C, second floor, C 214</dd><dt>Deputy</dt><dd>Dr Samir Haddad</dd></dl>
<h2>What she treats</h2><ul><li>Carpal tunnel syndrome (about 300 operations a year)</li><li>Trigger finger and Dupuytren's contracture</li><li>Fractures of the wrist</li><li>Ganglion cysts</li><li>Arthritis of the thumb joint</li></ul>
<h2>Before your first visit</h2><p>You need a referral from your general practitioner. Please bring scans that are less than six months old and a list of your medicines.</p><p>Allow about ninety minutes, as an ultrasound is often done on the same day. Current waiting time for a first visit is seven weeks.</p><p>After an operation under local anaesthetic you may go home after two hours, but you must not drive for 24 hours.</p>
<h2>Outside the clinic</h2><p>Dr Voss chairs the regional society for hand surgery and plays the viola in the doctors' orchestra.</p>
<p><a href="/book/voss">Request an appointment</a> · <a href="/rate/voss">Rate this doctor</a> · <a href="/pub/voss">Publications</a></p></div></main>
<footer><a href="/records">Medical records</a><a href="/bill">Questions about a bill</a><a href="/map">Site map and car park</a><a href="/interp">Interpreters</a><a href="/second">Second opinion</a><a href="/legal">Legal notice</a></footer>`,
  asks: [
    { q: 'What is the phone number of her secretary?', answer: '0831' },
    { q: 'When can I reach the doctor by phone for a quick question?', answer: '11:45' },
    { q: 'Where do I find her consulting room?', answer: 'C 214' },
    { q: 'How long until I get a first appointment at the moment?', answer: 'seven weeks' },
    { q: 'Who stands in for her when she is away?', answer: 'Haddad' },
    { q: 'What does a carpal tunnel operation cost?', answer: null },
  ],
  ways: [
    { need: 'My mother speaks only Urdu. Can someone translate?', link: 'Interpreters' },
    { need: 'Another surgeon told me to operate. I would like you to look at it too', link: 'Second opinion' },
    { need: 'The invoice you sent me looks wrong', link: 'Questions about a bill' },
    { need: 'What articles has she written?', link: 'Publications' },
    { need: 'Where do I park?', link: 'Site map and car park' },
    { need: 'I would like to give birth here', link: 'Maternity' },
  ],
};
