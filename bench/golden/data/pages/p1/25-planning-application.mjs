export default {
  site: 'Wexcombe District Council', path: '/planning/24-01187',
  html: `<title>Application 24/01187/FUL – Wexcombe</title><style>body{font:14px/1.45 Arial;margin:0}header{background:#34495e;padding:12px 26px}header a{color:#fff;margin-right:14px}.tabs{padding:8px 26px;background:#ecf0f1}.tabs a{margin-right:18px}main{padding:6px 26px}dl{display:grid;grid-template-columns:210px 1fr;gap:3px 10px}dt{font-weight:bold}dd{margin:0}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccd;padding:4px 8px;text-align:left}footer{padding:12px 26px;background:#ecf0f1;margin-top:12px}footer a{margin-right:14px}</style>
<header><a href="/">Wexcombe District Council</a><a href="/planning">Planning</a><a href="/planning/search">Search applications</a><a href="/planning/map">Map search</a><a href="/planning/advice">Do I need permission?</a><a href="/meetings">Committee meetings</a><a href="/trees">Protected trees</a></header>
<div class=tabs><a href="#sum">Summary</a><a href="/p/docs">Documents (34)</a><a href="/p/comments">Comments (57)</a><a href="/p/cons">Consultees</a><a href="/p/related">Related cases</a></div>
<main><h1>24/01187/FUL</h1><p>Conversion of a barn into three dwellings with a new access, Pound Farm, Lower Wex</p>
<dl id=sum><dt>Received</dt><dd>2 September</dd><dt>Validated</dt><dd>11 September</dd><dt>Applicant</dt><dd>Hollis and Daughters Ltd</dd><dt>Agent</dt><dd>Fern Architects, Salisbury</dd><dt>Case officer</dt><dd>Bryony Marsh</dd><dt>Ward</dt><dd>Wex Valley</dd><dt>Parish</dt><dd>Lower Wex</dd><dt>Comments accepted until</dt><dd>24 October</dd><dt>Decided by</dt><dd>Western area committee</dd><dt>Meeting</dt><dd>Tuesday 18 November, 18:30, Corn Hall</dd><dt>Target date</dt><dd>28 November</dd><dt>Site area</dt><dd>0.42 hectares</dd><dt>Listed building</dt><dd>Grade II</dd><dt>Fee paid</dt><dd>£1,734</dd><dt>State</dt><dd>Under consideration</dd></dl>
<h2>The proposal in figures</h2><table><tr><th>Unit</th><th>Bedrooms</th><th>Floor space</th><th>Parking</th></tr><tr><td>Barn north</td><td>2</td><td>88 m²</td><td>2</td></tr><tr><td>Barn south</td><td>3</td><td>121 m²</td><td>2</td></tr><tr><td>Cart shed</td><td>1</td><td>54 m²</td><td>1</td></tr></table>
<h2>What consultees say</h2><ul><li>Highways: no objection if the hedge at the entrance is cut to 60 cm</li><li>Conservation: objects to the six roof windows on the lane side</li><li>Environment agency: outside the flood zone, no comment</li><li>Ecology: bat survey from May to August required before work starts</li><li>Parish council: supports, asks for swift boxes</li></ul>
<h2>Taking part</h2><p>Anybody may comment, wherever they live. Your name and street are published, your email address is not.</p><p>You may speak to the committee for three minutes; put your name down by noon on the day before.</p><p>Paper plans can be seen at the Wexcombe library, upstairs, during its opening hours.</p><p>The loss of a view or of house value cannot be taken into account.</p>
<p><button>Comment on this application</button> <button>Follow this case</button> <a href="/p/speak">Register to speak</a></p></main>
<footer><a href="/enforce">Report building without permission</a><a href="/appeals">Appeals</a><a href="/localplan">Local plan</a><a href="/buildingcontrol">Building control</a><a href="/naming">Street names and numbers</a><a href="/contact">Contact planning</a></footer>`,
  asks: [
    { q: 'Who deals with this case at the council?', answer: 'Bryony Marsh' },
    { q: 'I live next door and do not like it. What is the last day to say so?', answer: '24 October' },
    { q: 'When does the committee meet about it?', answer: '18 November' },
    { q: 'How big will the southern home be?', answer: '121 m' },
    { q: 'How long may I talk at the meeting?', answer: 'three minutes' },
    { q: 'When would building work begin?', answer: null },
  ],
  ways: [
    { need: 'Read what the neighbours wrote', link: 'Comments (57)' },
    { need: 'See the drawings of the facade', link: 'Documents (34)' },
    { need: 'Be told by email when something happens here', link: 'Follow this case' },
    { need: 'I want to put up a garden shed. Must I ask you?', link: 'Do I need permission?' },
    { need: 'Somebody is putting up an extension on the quiet', link: 'Report building without permission' },
    { need: 'May I fell the old oak in my garden?', link: 'Protected trees' },
  ],
};
