export default {
  site: 'University of Westmarch', path: '/study/marine-biology-msc',
  html: `<title>MSc Marine Biology | University of Westmarch</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#1a1a40;padding:12px 30px}header a,header b{color:#fff;margin-right:16px}.hero{background:#d8e3f0;padding:12px 30px}main{display:grid;grid-template-columns:1fr 300px;gap:24px;padding:10px 30px;font-size:14px}aside{background:#f2f2f7;padding:10px 16px}dt{font-weight:bold;margin-top:7px}dd{margin:0}footer{background:#1a1a40;padding:12px 30px}footer a{color:#cde;margin-right:14px}</style>
<header><b>University of Westmarch</b><a href="/study">Study</a><a href="/research">Research</a><a href="/life">Student life</a><a href="/intl">International</a><a href="/alumni">Alumni</a><a href="/people">Find a person</a><a href="/library">Library</a></header>
<div class=hero><h1>MSc Marine Biology</h1><p>Faculty of Natural Sciences, Harbour Campus</p><a href="/apply">Apply now</a> · <a href="/openday">Visit an open day</a> · <a href="/brochure">Download the brochure</a></div>
<main><div><h2>About the course</h2><p>You spend the first semester in lectures and on the research vessel Petrel, the second at one of five partner stations, and the third and fourth on modules of your choice and your thesis.</p>
<h2>Modules</h2><ul><li>Ecology of Shelf Seas – 10 credits, Prof. Ingrid Solheim</li><li>Statistics with R – 5 credits, Dr Paul Amari</li><li>Fish Physiology – 7.5 credits, Dr Mei Watanabe</li><li>Scientific Diving – 6 credits, limited to 12 students</li><li>Coastal Law and Policy – 4 credits, Prof. Dora Benn</li><li>Thesis – 30 credits, six months</li></ul>
<h2>Entry requirements</h2><p>A bachelor's degree in biology or a related subject with a grade of at least 2:1.</p><p>IELTS 6.5 overall, with no part below 6.0, if English is not your first language.</p><p>For the diving module, a medical certificate not older than twelve months.</p>
<h2>Fees</h2><p>Home students pay £9,400 a year, overseas students £23,150. Field trips are included, but you buy your own wetsuit (about £180).</p><p>Graduates of Westmarch receive a loyalty discount of 15 per cent.</p>
<h2>After the degree</h2><p>Of last year's graduates, 41 per cent began a doctorate and 37 per cent work for environmental agencies.</p></div>
<aside><h3>Key facts</h3><dl><dt>Award</dt><dd>Master of Science</dd><dt>Duration</dt><dd>2 years full-time, 4 years part-time</dd><dt>Starts</dt><dd>22 September</dd><dt>Places</dt><dd>28 a year</dd><dt>Closing date, overseas</dt><dd>31 March</dd><dt>Closing date, home</dt><dd>15 July</dd><dt>Teaching language</dt><dd>English</dd><dt>Course leader</dt><dd>Dr Callum Reyes</dd><dt>Application fee</dt><dd>£60</dd></dl><p><a href="/ask">Chat with a current student</a></p><p><a href="/funding">Scholarships and loans</a></p><p><a href="/halls">Accommodation</a></p></aside></main>
<footer><a href="/contact">Contact</a><a href="/term">Term dates</a><a href="/jobs">Careers at Westmarch</a><a href="/privacy">Data protection</a></footer>`,
  asks: [
    { q: 'I studied in Brazil. Until when do I have to hand in my application?', answer: '31 March' },
    { q: 'How many people are admitted each year?', answer: '28 a year' },
    { q: 'Who is in charge of the programme?', answer: 'Callum Reyes' },
    { q: 'How good must my English be?', answer: 'IELTS' },
    { q: 'How much are the yearly fees for overseas students?', answer: '£23,150' },
    { q: 'How many hours of lectures are there each week?', answer: null },
  ],
  ways: [
    { need: 'Is there financial help for poor students?', link: 'Scholarships and loans' },
    { need: 'Rent a room on campus', link: 'Accommodation' },
    { need: 'Hand in my application', link: 'Apply now' },
    { need: 'I want to look round before I decide', link: 'Visit an open day' },
    { need: 'Ask somebody who is taking the course what it is like', link: 'Chat with a current student' },
    { need: 'When does the Easter break begin?', link: 'Term dates' },
  ],
};
