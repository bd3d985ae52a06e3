export default {
  site: 'Museum of Clocks and Keys', path: '/',
  html: `<title>Museum of Clocks and Keys</title><style>body{font:16px/1.55 Georgia;margin:0}header{padding:14px 26px;border-bottom:4px double #777}header a{margin-right:15px}main{padding:20px 26px;display:grid;grid-template-columns:1fr 300px;gap:30px}.ex{border-bottom:1px solid #ccc;padding:8px 0}aside{background:#f3f3ee;padding:14px}footer{padding:14px 26px;background:#333;color:#ddd}footer a{color:#fff}</style>
<header><b>Museum of Clocks and Keys</b><br><a href="/exhibitions">Exhibitions</a><a href="/collection">Search the collection</a><a href="/guided">Guided tours</a><a href="/children">Families</a><a href="/schools">Teachers</a><a href="/workshop">Conservation workshop</a><a href="/shop">Museum shop</a><a href="/friends">Friends</a><a href="/hire">Venue hire</a></header>
<main><div><h1>2,300 clocks. Hardly two of them agree.</h1><p>In the old post office at Saint Gall Square we show four centuries of measuring time and locking doors. The oldest piece is a tower clock from Ulm of 1561; the smallest, a lady's watch of 1912, weighs four grams.</p>
<h2>On show now</h2><div class=ex><h3>Cuckoo!</h3><p>Until 11 January. Sixty birds from the Black Forest, wound up every day at noon. Hall 2.</p></div><div class=ex><h3>Locked in: prison keys 1780–1920</h3><p>Until 2 March. From age 10. First floor, supplement €3.</p></div><div class=ex><h3>Railway time</h3><p>From 7 November to 26 April. How trains put an end to local noon. Hall 5.</p></div><div class=ex><h3>Permanent collection</h3><p>Ground floor and cellar. Audio guide in five languages, €2.50; for members free.</p></div>
<h2>Coming up</h2><ul><li>Sunday 19 October, 11:00: Curator Ferdinand Amsel opens the astronomical clock, 15 places</li><li>Saturday 25 October, 14:00: Pick a lock, for beginners from 12, €18</li><li>Sunday 26 October: the clocks go back – entry free for everybody</li><li>Thursday 6 November, 18:30: Lecture by Prof. Nadia Brill on sundials</li></ul><p><a href="/calendar">Whole calendar</a></p>
<h2>Have you inherited a clock?</h2><p>On the first Wednesday of the month, 15:00 to 17:00, our restorers tell you what it is. We do not value anything and mend only our own pieces.</p></div>
<aside><h2>Hours</h2><p>Tuesday to Sunday 10:00–17:00<br>Thursday until 20:00<br>Closed on 24, 25 and 31 December</p><h2>Entry</h2><p>Adults €9<br>From 65: €7<br>Age 6–17: €4<br>Family (two adults, all children): €20<br>After 15:30: €5<br>Year card: €32</p><h2>Access</h2><p>Lift to all floors but the tower (88 stairs). Wheelchairs are lent at the desk. Strollers stay in the hall.</p><h2>Café Pendulum</h2><p>Open as the museum, kitchen until 16:00.</p><p><a href="/tickets">Tickets online</a></p></aside></main>
<footer><a href="/donate">Give us an object</a> · <a href="/images">Picture orders</a> · <a href="/research">Library and archive</a> · <a href="/contact">Contact</a> · <a href="/arrive">Getting here</a></footer>`,
  asks: [
    { q: 'On which day do I get in without paying?', answer: 'entry free for everybody' },
    { q: 'How old is your most ancient piece?', answer: '1561' },
    { q: 'When may I show you the wall clock of my grandfather?', answer: 'first Wednesday' },
    { q: 'Until when can I see the exhibition with the cuckoo clocks?', answer: 'Until 11 January' },
    { q: 'What is the price of the lock picking course?', answer: '€18' },
    { q: 'Is there a cloakroom for my suitcase?', answer: null },
  ],
  ways: [
    { need: 'I would like to leave my uncle\'s watches to the museum', link: 'Give us an object' },
    { need: 'Use a photograph of one of your keys in a book', link: 'Picture orders' },
    { need: 'Hold our company dinner between the clocks', link: 'Venue hire' },
    { need: 'Somebody to show our group of twelve around', link: 'Guided tours' },
    { need: 'Do you have a watch by Breguet?', link: 'Search the collection' },
    { need: 'Which bus stops near the museum?', link: 'Getting here' },
  ],
};
