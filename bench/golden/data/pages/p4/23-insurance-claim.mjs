export default {
  site: 'Tarn Mutual', path: '/my/claims/C-77120',
  html: `<title>Claim C-77120 – My Tarn Mutual</title><style>body{margin:0;font:15px/1.55 Verdana,sans-serif;color:#233}header{padding:14px 24px;background:#e7eef7}header a{margin-right:13px}main{max-width:860px;margin:0 auto;padding:10px 24px}.t{border-left:3px solid #3b6ea8;padding-left:14px}dl{display:grid;grid-template-columns:200px 1fr}dt{color:#678}dd{margin:0}details{padding:6px 0}</style>
<header><b>Tarn Mutual</b> <a href="/p">My policies</a><a href="/c">My claims</a><a href="/n">Report new damage</a><a href="/d">Documents</a><a href="/pay">Premiums</a><a href="/msg">Inbox</a><a href="/pr">Profile</a><a href="/ag">My adviser</a><a href="/out">Sign out</a></header>
<main><h1>Claim C-77120: burst pipe in the cellar</h1><dl><dt>Policy</dt><dd>Home contents, HC-2204-91</dd><dt>Date of damage</dt><dd>19 May 2025</dd><dt>Reported</dt><dd>20 May 2025</dd><dt>Claims handler</dt><dd>Fiona McCrae</dd><dt>Direct line</dt><dd>0131 496 0822, Mon–Fri 9–15</dd><dt>Amount claimed</dt><dd>£4,780</dd><dt>Excess</dt><dd>£250</dd><dt>Advance paid</dt><dd>£1,000</dd><dt>State</dt><dd>Expert's report awaited</dd></dl><p><button>Upload receipts</button> <button>Message handler</button> <button>Withdraw claim</button></p>
<h2>What has happened</h2><div class=t><p>20 May – You reported the damage online.</p><p>22 May – Drying company Aridus set up two machines; they run until 16 June.</p><p>27 May – Advance transferred to your account ending 118.</p><p>3 June – Surveyor Hugh Balfour visited the cellar.</p></div><h2>What comes next</h2><ul><li>The report usually takes 10 working days.</li><li>Please send us receipts or photos for the washing machine and the bicycles by 30 June.</li><li>Keep damaged things until we tell you in writing that you may throw them away.</li><li>The electricity for the dryers is refunded too; note the meter before and after.</li></ul>
<h2>Common questions</h2><p><b>Do you pay the new price?</b> Yes, we pay what the same thing costs new today, except for clothes older than five years.</p><p><b>Can I stay in a hotel?</b> If the home cannot be lived in, we pay up to £90 a night for 60 nights.</p><p><b>Will my premium rise?</b> Not after the first claim within three years.</p><p><a href="/c/77120/list">List of damaged items (14)</a> · <a href="/craft">Recommended tradespeople</a> · <a href="/c/77120/photos">Photos of the surveyor</a> · <a href="/appeal">Disagree with a decision</a></p></main><footer style="padding:12px 24px">24-hour emergency line 0800 496 0900 · <a href="/cov">What is covered</a></footer>`,
  asks: [
    { q: 'What part of the damage do I have to bear myself?', answer: '£250' },
    { q: 'May I already get rid of the wet furniture?', answer: 'throw them away' },
    { q: 'When will the drying machines be taken away?', answer: '16 June' },
    { q: 'How much do you pay for a night in a hotel?', answer: '£90' },
    { q: 'Whom do I have to speak to about my case?', answer: 'Fiona McCrae' },
    { q: 'How much is my yearly premium?', answer: null },
  ],
  ways: [
    { need: 'Send in the bill for the washing machine', link: 'Upload receipts' },
    { need: 'Can you name me a good tiler?', link: 'Recommended tradespeople' },
    { need: 'My bike was stolen yesterday', link: 'Report new damage' },
    { need: 'I forgot a carpet that was ruined as well', link: 'List of damaged items (14)' },
    { need: 'You offer too little and I want to object', link: 'Disagree with a decision' },
    { need: 'I have got married and have a new name', link: 'Profile' },
  ],
};
