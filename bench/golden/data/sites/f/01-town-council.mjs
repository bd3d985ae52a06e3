const page = (title, body) => `<title>${title} – Wexcombe Town Council</title>
<style>body{font:17px/1.5 Arial,sans-serif;margin:0;color:#0b0c0c}header{background:#14406b;color:#fff;padding:14px 24px}header a{color:#fff;font-weight:bold;text-decoration:none;font-size:22px}.crumb{padding:8px 24px;font-size:14px;background:#eef2f6}main{max-width:820px;padding:8px 24px 40px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.grid div{border-top:4px solid #14406b;padding-top:6px}footer{background:#eee;padding:20px 24px;font-size:14px}footer a{margin-right:18px}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:6px 12px;text-align:left}.btn{background:#00703c;color:#fff;border:0;padding:10px 18px;font:inherit;cursor:pointer}</style>
<header><a href="/">Wexcombe Town Council</a></header><div class="crumb"><a href="/">Home</a> › ${title}</div>
<main><h1>${title}</h1>${body}</main>
<footer><a href="/contact">Contact us</a><a href="/council">Councillors and meetings</a><a href="/news">News</a></footer>`;
export default {
  name: 'Wexcombe Town Council',
  pages: {
    '/': page('Services', `<p>Find the service you need.</p><div class="grid">
<div><h2><a href="/rubbish" id="s-rubbish">Rubbish and recycling</a></h2><p>Bins, collections, tips.</p></div>
<div><h2><a href="/tax">Council tax</a></h2><p>Pay, discounts, moving home.</p></div>
<div><h2><a href="/roads" id="s-roads">Roads and parking</a></h2><p>Permits, fines, potholes.</p></div>
<div><h2><a href="/council">Councillors and meetings</a></h2><p>Who represents you.</p></div>
<div><h2><a href="/news">News</a></h2><p>What is happening in town.</p></div>
<div><h2><a href="/contact">Contact us</a></h2><p>Phone, post and visiting.</p></div></div>`),
    '/rubbish': page('Rubbish and recycling', `<ul><li><a href="/bins">Bin collection days</a></li><li><a href="/bulky" id="bulky">Large items: furniture and appliances</a></li><li><a href="/tip">Recycling centre opening times</a></li></ul><p>Please put bins out before 6.30am.</p>`),
    '/bins': page('Bin collection days', `<table><tr><th>Area</th><th>Rubbish</th><th>Recycling</th></tr><tr><td>Town centre</td><td>Monday</td><td>Thursday</td></tr><tr><td>Hillside</td><td>Tuesday</td><td>Friday</td></tr></table>`),
    '/bulky': page('Large items', `<p>We take away furniture, mattresses and white goods from the kerb outside your home.</p><table><tr><th>Item</th><th>Charge</th></tr><tr><td>Sofa or armchair</td><td>£24</td></tr><tr><td>Mattress</td><td>£19</td></tr><tr><td>Fridge or freezer</td><td>£31</td></tr><tr><td>Washing machine</td><td>£22</td></tr></table><p>To arrange a collection ring 01632 960 118.</p>`),
    '/tip': page('Recycling centre opening times', `<p>Quarry Lane. April to September 8am–7pm, October to March 9am–4pm. Closed on Wednesdays. Free for residents.</p>`),
    '/tax': page('Council tax', `<p>Band A £1,412, band B £1,647, band C £1,883. Single people get 25% off.</p>`),
    '/roads': page('Roads and parking', `<ul><li><a href="/pothole">Report a pothole</a></li><li><a href="/fine">Pay or challenge a parking fine</a></li><li><a href="/permits" id="permits">Resident permits</a></li></ul>`),
    '/pothole': page('Report a pothole', `<p>Ring 01632 960 140 with the name of the street and the nearest house number.</p>`),
    '/fine': page('Parking fines', `<p>Fines are £35 if paid in 14 days, £70 afterwards. Pay by phone: 01632 960 122.</p>`),
    '/permits': page('Resident permits', `<p>A permit costs £48 a year for each car.</p><h2>Email reminder</h2><p>We can send you a reminder a month before your permit runs out.</p><p id="rs">Reminders are <b>off</b>.</p><button class="btn" id="remind">Turn on reminders</button><h2>Visitor permits</h2><p>A book of ten costs £15 and can be bought at the town hall.</p>
<script>const show=()=>{if(sessionStorage.reminder==='on'){rs.innerHTML='Reminders are <b>on</b>.';remind.textContent='Turn off reminders'}else{rs.innerHTML='Reminders are <b>off</b>.';remind.textContent='Turn on reminders'}};show();remind.onclick=()=>{sessionStorage.reminder=sessionStorage.reminder==='on'?'off':'on';show()}</script>`),
    '/contact': page('Contact us', `<p>Town Hall, Market Square. Open Monday to Friday 9am–5pm. Telephone 01632 960 100.</p>`),
    '/council': page('Councillors and meetings', `<p>The next full council meeting is on 17 November 2026 at 7pm. The mayor is Cllr Janet Osei.</p>`),
    '/news': page('News', `<p>The Christmas lights are switched on on 27 November. The library roof is being mended until spring.</p>`),
  },
  tasks: [
    { id: 'a', instructions: 'Your old freezer is broken. Find out how much the council asks to pick it up from outside your house.', data: {}, claim: 'completed', answer: '(^|[^0-9])31([^0-9]|$)', won: null, golden: [['click', '#s-rubbish'], ['click', '#bulky']] },
    { id: 'b', instructions: 'Turn on reminders for your resident parking permit.', data: {}, claim: 'completed', answer: null, won: `sessionStorage.reminder === 'on'`, golden: [['click', '#s-roads'], ['click', '#permits'], ['click', '#remind']] },
  ],
};
