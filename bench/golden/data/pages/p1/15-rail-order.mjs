export default {
  site: 'Crossland Rail', path: '/orders/QX7P4L',
  html: `<title>Booking QX7P4L – Crossland Rail</title><style>body{font:15px/1.4 Arial;margin:0;background:#f0f0f0}header{background:#c8102e;color:#fff;padding:11px 24px}header a{color:#fff;margin-right:14px}main{margin:14px auto;width:860px;background:#fff;padding:10px 24px;font-size:14px}.leg{border:1px solid #ccc;padding:6px 14px;margin:8px 0}dl{display:grid;grid-template-columns:180px 1fr;gap:3px}dd{margin:0}table{width:100%;border-collapse:collapse}td{padding:4px;border-bottom:1px solid #eee}td:last-child{text-align:right}footer{padding:12px 24px;text-align:center}footer a{margin:0 8px}</style>
<header><b>Crossland Rail</b> <a href="/search">Find a train</a><a href="/offers">Offers</a><a href="/cards">Railcards</a><a href="/trips">My trips</a><a href="/status">Disruptions</a><a href="/assist">Travel assistance</a></header>
<main><h1>Booking QX7P4L</h1><p>Booked on 3 June by Tomasz Wilk. Confirmation was sent to t.wilk@example.org.</p>
<div class=leg><h3>Outward, Saturday 12 July</h3><dl><dt>Departs</dt><dd>9:14 Leeds, platform 8</dd><dt>Arrives</dt><dd>12:47 Edinburgh Waverley</dd><dt>Train</dt><dd>CR 1805</dd><dt>Seats</dt><dd>Coach D, 41 and 42, table</dd><dt>Change</dt><dd>York, 18 minutes</dd></dl></div>
<div class=leg><h3>Return, Tuesday 15 July</h3><dl><dt>Leaves</dt><dd>16:30 Edinburgh Waverley</dd><dt>Gets in</dt><dd>19:52 Leeds</dd><dt>Service</dt><dd>CR 1932, direct</dd><dt>Places</dt><dd>Coach B, 7 and 8, quiet zone</dd><dt>Bicycle spaces</dt><dd>none booked</dd></dl></div>
<h2>Price</h2><table><tr><td>2 adults, Saver return</td><td>£118.00</td></tr><tr><td>Two Together railcard</td><td>– £39.30</td></tr><tr><td>Seat reservation</td><td>£6.00</td></tr><tr><td>Booking fee</td><td>£1.75</td></tr><tr><td>Paid by Visa ending 0926</td><td>£86.45</td></tr></table>
<h2>Conditions of this ticket</h2><ul><li>Valid only on the trains shown above.</li><li>Dates can be changed until the evening before for £12 a person.</li><li>Half of the fare is paid back if you cancel by 5 July; nothing after that.</li><li>Break of journey is permitted in York only, for up to two hours.</li><li>Carry your railcard: without it you pay the full fare on board.</li></ul>
<p>Each of you may take two large cases and one small bag. The buffet car on CR 1805 opens at 9:40 and takes no cash.</p>
<p><a href="/o/pdf">Download tickets</a> · <a href="/o/change">Change dates</a> · <a href="/o/cancel">Cancel booking</a> · <a href="/o/seat">Choose other seats</a> · <a href="/o/invoice">Get an invoice</a> · <a href="/o/bike">Add a bicycle</a></p></main>
<footer><a href="/delay">Delay compensation</a><a href="/lost">Left something on board?</a><a href="/contact">Contact</a><a href="/conditions">Conditions of carriage</a></footer>`,
  asks: [
    { q: 'At what time does our train home leave?', answer: '16:30' },
    { q: 'Where do we sit on the way there?', answer: '41 and 42' },
    { q: 'How much did I pay in the end?', answer: '£86[.]45' },
    { q: 'Until when can I cancel and still get some money back?', answer: 'by 5 July' },
    { q: 'Which platform do we leave from in Leeds?', answer: 'platform 8' },
    { q: 'Is there Wi-Fi on the train?', answer: null },
  ],
  ways: [
    { need: 'We would rather travel on Sunday', link: 'Change dates' },
    { need: 'I need a receipt with VAT for my employer', link: 'Get an invoice' },
    { need: 'We arrived two hours late. What am I owed?', link: 'Delay compensation' },
    { need: 'My wife needs a ramp to get on the train', link: 'Travel assistance' },
    { need: 'Are there engineering works or strikes that day?', link: 'Disruptions' },
    { need: 'Sit next to a window instead', link: 'Choose other seats' },
  ],
};
