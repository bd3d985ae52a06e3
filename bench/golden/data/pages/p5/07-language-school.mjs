export default {
  site: 'Brook Language School', path: '/courses/spanish',
  html: `<title>Spanish courses</title><style>body{font:15px/1.5 sans-serif;margin:0;display:grid;grid-template-columns:210px 1fr}nav{background:#20405f;color:#fff;padding:20px;min-height:1200px}nav a{display:block;color:#fff;padding:5px 0}main{padding:20px 30px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccd;padding:5px 8px;text-align:left}details{margin:6px 0}</style>
<nav><b>Brook Language School</b><a href="/">Start</a><a href="/english">English</a><a href="/french">French</a><a href="/spanish">Spanish</a><a href="/german">German for newcomers</a><a href="/test">Placement test</a><a href="/exams">Exams and certificates</a><a href="/firms">Training for companies</a><a href="/abroad">Language holidays</a><a href="/teachers">Teachers</a><a href="/contact">Contact</a></nav>
<main><h1>Spanish: autumn courses</h1><p>All courses have between five and ten people. A lesson is 45 minutes; an evening is two lessons. Books are not in the price.</p>
<table><tr><th>Course</th><th>Level</th><th>When</th><th>Starts</th><th>Evenings</th><th>Teacher</th><th>Fee</th><th></th></tr><tr><td>S-101</td><td>A1, no knowledge</td><td>Mon 18:00</td><td>29 Sept</td><td>14</td><td>Lucía Ferrer</td><td>€238</td><td>4 places</td></tr><tr><td>S-102</td><td>A1, no knowledge</td><td>Sat 10:00</td><td>4 Oct</td><td>12</td><td>Mateo Ruiz</td><td>€216</td><td>full</td></tr><tr><td>S-110</td><td>A2</td><td>Tue 19:45</td><td>30 Sept</td><td>14</td><td>Lucía Ferrer</td><td>€238</td><td>2 places</td></tr><tr><td>S-120</td><td>B1</td><td>Wed 18:15</td><td>1 Oct</td><td>14</td><td>Inés Calvo</td><td>€252</td><td>6 places</td></tr><tr><td>S-130</td><td>B2 conversation</td><td>Thu 20:00</td><td>9 Oct</td><td>10</td><td>Inés Calvo</td><td>€195</td><td>1 place</td></tr><tr><td>S-140</td><td>A1 for pensioners</td><td>Fri 9:30</td><td>10 Oct</td><td>12</td><td>Pilar Ochoa</td><td>€180</td><td>5 places</td></tr></table>
<p><a href="/apply">Sign up for a course</a> <a href="/waiting">Put me on the waiting list</a></p>
<h2>Questions and answers</h2>
<h3>May I try a lesson first?</h3><p>Yes, the first evening is a trial. Tell the office by noon of the next day if you do not wish to go on.</p>
<h3>What if I miss an evening?</h3><p>You may sit in on a parallel course up to three times a term.</p>
<h3>Is there a reduction?</h3><p>Pupils, students and people out of work get 20 per cent off. Whoever brings a friend gets €15.</p>
<h3>How do I pay?</h3><p>By direct debit in one sum, or in three parts for €6 more. Cash is not taken.</p>
<h3>What if too few people sign up?</h3><p>With four people we hold the course with fewer evenings for the same fee; with three or less you get your money back.</p>
<h3>Which book is used?</h3><p>"Camino nuevo", part 1 for A1, part 2 for A2 and B1. It is sold in our office for €24.90.</p>
<h2>Office</h2><p>Monday to Thursday 14:00 to 19:00, second floor, ring twice. Phone 0555 83 12 40. In the autumn holidays (20 to 31 October) there are no lessons.</p><p><a href="/private">One-to-one lessons</a> · <a href="/terms">Terms</a> · <a href="/tandem">Find a tandem partner</a></p></main>`,
  asks: [
    { q: 'Who teaches the B1 group?', answer: 'S-120' },
    { q: 'I am 70 and have never learnt a word of Spanish. What would a daytime course cost?', answer: '180' },
    { q: 'What discount do jobless people get?', answer: '20 per cent' },
    { q: 'How much is the coursebook?', answer: '24\\.90' },
    { q: 'I shall be away one week. Can I make up for it?', answer: 'parallel course' },
    { q: 'Is there an online course with video?', answer: null },
  ],
  ways: [
    { need: 'I had Spanish at school and do not know which level I am', link: 'Placement test' },
    { need: 'The Saturday group is full. Let me know when somebody drops out', link: 'Put me on the waiting list' },
    { need: 'Our staff of twelve should learn English at the office', link: 'Training for companies' },
    { need: 'Get the DELE diploma', link: 'Exams and certificates' },
    { need: 'I would rather have a teacher all to myself', link: 'One-to-one lessons' },
    { need: 'Spend two weeks in Seville and learn there', link: 'Language holidays' },
  ],
};
