export default {
  site: 'St Brannoc Primary School', path: '/news/autumn-letter',
  html: `<title>Autumn letter | St Brannoc Primary</title><style>body{font:16px/1.5 Verdana,sans-serif;margin:0}.top{background:#7b1e3a;color:#fff;padding:10px 24px}.wrap{display:flex}.side{width:200px;padding:16px;background:#f4ecef;font-size:14px}.side a{display:block;margin:7px 0;color:#7b1e3a}main{padding:6px 26px;font-size:14px;max-width:720px}footer{padding:10px 24px;font-size:12px;background:#eee}</style>
<div class=top><b>St Brannoc Primary School</b> – learning together</div><div class=wrap><nav class=side><a href="/">Welcome</a><a href="/head">Our staff</a><a href="/admissions">Admissions</a><a href="/absence">Report an absence</a><a href="/meals">School meals</a><a href="/uniform">Uniform</a><a href="/clubs">After-school clubs</a><a href="/governors">Governors</a><a href="/pta">Parents' association</a><a href="/calendar">Calendar</a><a href="/safeguarding">Safeguarding</a></nav>
<main><h1>Letter to families, autumn term</h1><p>Dear families, welcome back after what was a very wet summer. Here is what you need to know for the weeks ahead.</p>
<h3>Dates</h3><ul><li>Individual photographs: Tuesday 23 September</li><li>Harvest assembly in St Mary's church: Friday 3 October, 9:30</li><li>Flu vaccination, Reception to Year 6: Thursday 9 October</li><li>Parents' evening: Wednesday 15 October, 16:00 to 19:30</li><li>Half-term break: 27 to 31 October</li><li>Staff training, school closed to pupils: Monday 3 November</li><li>Nativity play: Tuesday 9 December, 14:00</li><li>Term ends: Friday 19 December at 13:15</li></ul>
<h3>New faces</h3><p>Mr Okafor takes over Year 4 from Mrs Lindley, who has retired. Miss Pryce is our new special needs coordinator, and Mrs Tan now runs the office in the mornings.</p>
<h3>Gates</h3><p>The gates on Fore Lane open at 8:35 and are locked at 8:50. After that, please come in through the front office and sign the late book.</p>
<h3>Year 5 residential</h3><p>The trip to Dartmoor costs £212 a child, payable in four parts. The first part is due on 30 September. Children need walking boots, a waterproof coat and a named torch. Phones stay at home.</p>
<h3>Swimming</h3><p>Year 3 swims on Mondays, Year 4 on Thursdays. We ask for a voluntary £18 a term towards the coach.</p>
<h3>Food</h3><p>We are a nut-free school. Birthday cakes may no longer be shared in class; a book for the class shelf is a lovely alternative.</p>
<p>Ruth Hallam, head teacher</p></main></div><footer>Fore Lane, Brannock EX33 2QQ · <a href="/contact">Contact the office</a> · <a href="/policies">Policies</a> · <a href="/pay">Pay online</a> · <a href="/lettings">Hire our hall</a></footer>`,
  asks: [
    { q: 'On what day can I talk to the teacher about how my child is doing?', answer: '15 October' },
    { q: 'Who teaches Year 4 now?', answer: 'Okafor' },
    { q: 'How much is the Dartmoor trip?', answer: '£212' },
    { q: 'It is my son\'s birthday. May he bring a cake to class?', answer: 'Birthday cakes' },
    { q: 'At what time do the gates close in the morning?', answer: '8:50' },
    { q: 'How many pupils are there in a class?', answer: null },
  ],
  ways: [
    { need: 'My daughter has a fever and will not come today', link: 'Report an absence' },
    { need: 'Which colour should the jumper be?', link: 'Uniform' },
    { need: 'Settle the first part of the trip by card', link: 'Pay online' },
    { need: 'We are moving to the village. How do we get a place?', link: 'Admissions' },
    { need: 'Rent a room for a birthday party at the weekend', link: 'Hire our hall' },
    { need: 'Is there chess or football in the afternoon?', link: 'After-school clubs' },
  ],
};
