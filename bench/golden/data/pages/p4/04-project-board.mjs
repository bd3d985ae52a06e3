export default {
  site: 'Tasklane', path: '/projects/riverside/list',
  html: `<title>Riverside clinic fit-out – Tasklane</title><style>body{margin:0;font:13px/1.45 Verdana;display:flex}nav{width:180px;background:#2f2440;min-height:100vh;padding:14px}nav a{display:block;color:#e8defa;margin:8px 0;text-decoration:none}main{flex:1;padding:16px 22px}table{width:100%;border-collapse:collapse}th{background:#efeaf7;text-align:left}td,th{padding:6px 8px;border:1px solid #e3dcef}.tabs a{margin-right:14px}</style>
<nav><a href="/home">Home</a><a href="/my">My tasks</a><a href="/cal">Calendar</a><a href="/team">People</a><a href="/time">Timesheets</a><a href="/files">Files</a><a href="/goals">Goals</a><a href="/arch">Archive</a><a href="/trash">Trash</a></nav>
<main><h1>Riverside clinic fit-out</h1><p>Client: Halden Health Trust. Project lead: Bea Lindqvist. Budget €640,000, of which 58 % is spent. Handover on 19 December.</p>
<div class=tabs><a href="?list">List</a><a href="?board">Board</a><a href="?gantt">Gantt</a><a href="?risks">Risk register</a><a href="?budget">Budget</a></div><p><button>Add task</button> <button>Filter</button> <button>Export to Excel</button> <button>Share</button></p>
<table><tr><th>Task</th><th>Assigned to</th><th>Due</th><th>Estimate</th><th>Status</th></tr>
<tr><td>Order vinyl flooring</td><td>Karim Duarte</td><td>4 July</td><td>6 h</td><td>Done</td></tr>
<tr><td>Fire door inspection</td><td>Lotte Brandsma</td><td>11 July</td><td>12 h</td><td>In progress</td></tr>
<tr><td>Reception desk drawings</td><td>Yusuf Aydin</td><td>18 July</td><td>40 h</td><td>In review</td></tr>
<tr><td>Ventilation balancing</td><td>Lotte Brandsma</td><td>1 August</td><td>24 h</td><td>Blocked: waiting for fan delivery</td></tr>
<tr><td>Patient call system wiring</td><td>Piotr Sobel</td><td>22 August</td><td>64 h</td><td>Not started</td></tr>
<tr><td>Signage in two languages</td><td>Yusuf Aydin</td><td>5 September</td><td>16 h</td><td>Not started</td></tr>
<tr><td>X-ray room lead lining</td><td>External: Plombex</td><td>26 September</td><td>90 h</td><td>Not started</td></tr></table>
<h2>Notes</h2><ul><li>Noisy work is allowed only between 18:00 and 22:00 because the ground floor stays open.</li><li>Site meetings take place every Tuesday at 8:30 in the container.</li><li>Visitors need a helmet and must sign in with the porter.</li></ul></main>
<footer style="position:fixed;bottom:4px;right:10px"><a href="/support">Contact support</a></footer>`,
  asks: [
    { q: 'Why is the ventilation not moving forward?', answer: 'fan delivery' },
    { q: 'Who draws the front desk?', answer: 'Reception desk drawings|Yusuf Aydin.*18 July' },
    { q: 'At what time of day may we drill?', answer: '18:00 and 22:00' },
    { q: 'How many hours are planned for the patient call wiring?', answer: '64 h' },
    { q: 'When do we hand over the clinic to the customer?', answer: '19 December' },
    { q: 'Where can I park on the building site?', answer: null },
  ],
  ways: [
    { need: 'Enter the hours I worked on Monday', link: 'Timesheets' },
    { need: 'I need this list as a spreadsheet', link: 'Export to Excel' },
    { need: 'What could go wrong in this project and how likely is it?', link: 'Risk register' },
    { need: 'I deleted a task by mistake, get it back', link: 'Trash' },
    { need: 'How much money went into flooring so far?', link: 'Budget' },
    { need: 'Look at a project that was finished in 2021', link: 'Archive' },
  ],
};
