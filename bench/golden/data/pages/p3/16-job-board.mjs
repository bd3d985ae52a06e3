export default {
  site: 'Workwell Jobs', path: '/jobs?q=gardener',
  html: `<title>7 gardening jobs near Elmford – Workwell</title><style>body{font:15px/1.45 Arial;margin:0;background:#f5f6f8}header{background:#fff;padding:12px 24px;border-bottom:1px solid #ddd}header a{margin-right:16px}main{padding:10px 24px;max-width:820px}.j{display:block;background:#fff;border:1px solid #dde;border-radius:6px;padding:10px 14px;margin:8px 0;color:#222;text-decoration:none}.j b{color:#0a58ca;font-size:17px}.j span{display:block}</style>
<header><a href="/">Workwell</a><a href="/jobs">Find a job</a><a href="/companies">Company reviews</a><a href="/salaries">Salary check</a><a href="/cv">My CV</a><a href="/alerts">Job alerts</a><a href="/applications">My applications</a><a href="/employers">For employers</a></header>
<main><h1>Gardening jobs near Elmford</h1><p>7 results within 25 km, newest first. <a href="/filter">Change filters</a></p>
<a class="j" href="/job/1"><b>Head gardener</b><span>Thornbury Hall · Elmford · full time, 38 hours</span><span>£33,000 a year, cottage included. Apply by 14 June.</span></a>
<a class="j" href="/job/2"><b>Greenkeeper</b><span>Wykeham Golf Club · 12 km · full time</span><span>£12.90 an hour. Starts at 5:30 in summer.</span></a>
<a class="j" href="/job/3"><b>Garden centre assistant</b><span>Bloom &amp; Barrow · 4 km · weekends only</span><span>£11.60 an hour. Also open to those without experience.</span></a>
<a class="j" href="/job/4"><b>Tree surgeon</b><span>Ashdown Arborists · 18 km · full time</span><span>£160 to £190 a day. Chainsaw certificate and driving licence required.</span></a>
<a class="j" href="/job/5"><b>Park keeper (maternity cover)</b><span>Elmford Town Council · full time until March 2026</span><span>£25,400 a year. Interviews on 3 July.</span></a>
<a class="j" href="/job/6"><b>Trainee landscaper</b><span>Stonepath Ltd · 9 km · three-year apprenticeship</span><span>£7.80 an hour in the first year. From age 16.</span></a>
<a class="j" href="/job/7"><b>Orchard helper</b><span>Pippin Farm · 22 km · August to October</span><span>£12.10 an hour plus free lunch. Caravan places on site.</span></a>
<h2>Tips for applicants</h2><p>Advertisements stay online for 45 days. Employers see your profile only after you apply. Never pay anybody for a job interview.</p><p><a href="/fraud">Report a suspicious advertisement</a> <a href="/interview">Interview training</a></p></main>
<footer style="padding:14px 24px"><a href="/help">Help</a> · <a href="/delete">Close my account</a> · <a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'I have never worked with plants before. Which of these could I get?', answer: 'without experience' },
    { q: 'What does the golf club pay an hour?', answer: '£12\\.90' },
    { q: 'Which job comes with a house to live in?', answer: 'cottage included' },
    { q: 'What papers does the tree surgeon need?', answer: 'Chainsaw certificate' },
    { q: 'When are the interviews at the town council?', answer: '3 July' },
    { q: 'How many days of holiday does the head gardener get?', answer: null },
  ],
  ways: [
    { need: 'Be told by mail when new posts appear', link: 'Job alerts' },
    { need: 'Has anyone replied to what I sent in?', link: 'My applications' },
    { need: 'Someone asks me for money before hiring me', link: 'Report a suspicious advertisement' },
    { need: 'What do gardeners usually earn in this area?', link: 'Salary check' },
    { need: 'I run a nursery and look for staff. Where can I advertise?', link: 'For employers' },
    { need: 'Practise for a talk with a boss', link: 'Interview training' },
  ],
};
