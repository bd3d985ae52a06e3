export default {
  site: 'Learnfold', path: '/courses/stat201',
  html: `<title>STAT 201 Introduction to Statistics – Learnfold</title><style>body{margin:0;font:14px/1.55 Lato,Arial;display:grid;grid-template-columns:190px 1fr}nav{border-right:3px solid #5b3cc4;padding:16px}nav a{display:block;margin:6px 0;color:#5b3cc4}main{padding:14px 26px}details{border:1px solid #ddd;padding:8px 12px;margin:6px 0}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:5px;text-align:left}</style>
<nav><a href="/da">Dashboard</a><a href="/co">My courses</a><a href="/an">Announcements</a><a href="/mo">Modules</a><a href="/as">Assignments</a><a href="/qu">Quizzes</a><a href="/gr">Grades</a><a href="/di">Discussion board</a><a href="/gp">Groups</a><a href="/li">Library reserve</a><a href="/ca">Calendar</a></nav>
<main><h1>STAT 201 Introduction to Statistics</h1><p>Summer term, 6 credits. Lecturer: Prof. Amalia Reyes. Teaching assistant: Kwame Boateng.</p><p>Lecture: Tuesdays 10:15 in hall B3. Tutorials: Thursdays 14:00 or 16:00 in the computer pool. Office hour of the professor: Mondays 13–14, room 4.08.</p>
<h2>Assignments</h2><table><tr><th>No.</th><th>Title</th><th>Due</th><th>Points</th><th>Your mark</th></tr><tr><td>1</td><td>Describing data</td><td>2 May</td><td>20</td><td>17</td></tr><tr><td>2</td><td>Probability</td><td>16 May</td><td>20</td><td>14.5</td></tr><tr><td>3</td><td>Confidence intervals</td><td>6 June</td><td>25</td><td>being marked</td></tr><tr><td>4</td><td>Regression project</td><td>4 July</td><td>35</td><td>not handed in</td></tr></table><p><a href="/as/4">Submit assignment 4</a> · <a href="/as/2/fb">Feedback on assignment 2</a></p>
<h2>Rules</h2><ul><li>Late work loses 10 % for each day and is not accepted after five days.</li><li>To sit the final exam you need at least 50 of the 100 assignment points.</li><li>The exam on 22 July lasts 90 minutes; a calculator and one handwritten sheet are permitted.</li><li>Groups may have up to three members.</li><li>The software R is used; version 4.3 or newer.</li></ul><h2>Latest announcements</h2><p>10 June: The lecture on 17 June is cancelled; the recording will be put online instead.</p><p>5 June: Marks for assignment 3 will be out on 20 June.</p><p>28 May: The textbook by Hallam is available in the bookshop for €38.</p><p><a href="/rec">Lecture recordings</a> · <a href="/past">Past exam papers</a> · <a href="/ext">Ask for an extension</a> · <a href="/swap">Change tutorial group</a></p></main><footer style="grid-column:1/3;padding:8px 26px"><a href="/it">IT service desk</a> · <a href="/acc">Accessibility</a></footer>`,
  asks: [
    { q: 'How many points do I need to be allowed into the exam?', answer: '50 of the 100' },
    { q: 'I will be two days late. What does it cost me?', answer: '10 % for each day' },
    { q: 'When can I talk to the professor in her office?', answer: '13–14' },
    { q: 'How much is the textbook?', answer: '€38' },
    { q: 'When do I find out how I did in assignment 3?', answer: '20 June' },
    { q: 'Can I retake the exam if I fail?', answer: null },
  ],
  ways: [
    { need: 'Hand in my regression project', link: 'Submit assignment 4' },
    { need: 'I was ill and need more time', link: 'Ask for an extension' },
    { need: 'What questions were asked in the last years?', link: 'Past exam papers' },
    { need: 'Thursday at 14 does not suit me any more, can I go at 16?', link: 'Change tutorial group' },
    { need: 'Why did I lose points in probability?', link: 'Feedback on assignment 2' },
    { need: 'My password does not work in the computer room', link: 'IT service desk' },
  ],
};
