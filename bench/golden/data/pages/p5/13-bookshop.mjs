export default {
  site: 'Marlowe & Daughter Booksellers', path: '/events',
  html: `<title>Events – Marlowe & Daughter</title><style>body{font:17px/1.5 Garamond,Georgia,serif;max-width:920px;margin:auto;padding:14px}header a{margin-right:14px}article{display:grid;grid-template-columns:120px 1fr;gap:16px;border-top:1px solid #a98;padding:10px 0}time{font-size:22px}</style>
<header><h2>Marlowe & Daughter</h2><a href="/">The shop</a><a href="/new">New this month</a><a href="/secondhand">Second-hand room</a><a href="/events">Events</a><a href="/circle">Reading circles</a><a href="/order">Order a book</a><a href="/tokens">Book tokens</a><a href="/schools">Schools and libraries</a></header>
<main><h1>Events in November</h1><p>Unless we say otherwise, evenings begin at 7.30 and doors open at 7. There is room for 55. A glass of wine is in the price.</p>
<article><time>Tue 4</time><div><h3>Esther Nakamura reads from "The Glass Orchard"</h3><p>In conversation with Paul Devlin. £8, members £5. The paperback will be signed afterwards.</p><a href="/events/nakamura">Reserve for Nakamura</a></div></article>
<article><time>Sat 8</time><div><h3>Picture book morning</h3><p>At 10.30, for children from three to six. Ruth reads, then everybody draws. Free; no need to book, but grown-ups stay.</p></div></article>
<article><time>Wed 12</time><div><h3>Whodunit quiz</h3><p>Teams of up to five, £15 a team. First prize is a crate of crime novels. At the Plough, not in the shop.</p><a href="/events/quiz">Enter a team</a></div></article>
<article><time>Thu 20</time><div><h3>Bookbinding for beginners</h3><p>From 6 to 9 in the cellar with Anselm Rook. £42 with all material; eight places. Wear old clothes.</p><a href="/events/binding">Ask for a bookbinding place</a></div></article>
<article><time>Tue 25</time><div><h3>Dr. Oyelaran: "What Bees Know"</h3><p>A talk with slides, about an hour. £6; under 18 free. Sold out – a few returns may be had at the door.</p></div></article>
<article><time>Sat 29</time><div><h3>Late shopping</h3><p>Open until 9 pm with carols at 5 and ten per cent off everything but tokens and maps.</p></div></article>
<h2>Small print</h2><p>Tickets can be given back until two days before. The shop has a step of 14 cm; we keep a ramp behind the door, just ring. The cellar cannot be reached with a wheelchair. We do not record evenings.</p>
<h2>The shop in brief</h2><ul><li>Monday to Friday 9.30 to 6, Saturday 9 to 5.30</li><li>Most books by the next morning if ordered by 4 pm</li><li>We buy used books on Thursdays between 2 and 4, no encyclopaedias</li><li>Postage £3.20, from £40 free</li><li>Gift wrapping £1, which goes to the hospice</li></ul>
<p><a href="/membership">Become a member</a> · <a href="/suggest">Invite an author</a> · <a href="/past">Earlier evenings</a></p></main>
<footer>Bell Passage 4 · 01632 960 230 · <a href="/contact">Contact</a> · <a href="/news">Letter by e-mail</a> · <a href="/room">Rent the reading room</a></footer>`,
  asks: [
    { q: 'Where does the crime quiz take place?', answer: 'Plough' },
    { q: 'How much is the course in which one learns to bind books?', answer: '£42' },
    { q: 'I order a novel at three in the afternoon. When can I fetch it?', answer: 'next morning' },
    { q: 'I have two boxes of used novels. When do you take them?', answer: 'buy used books' },
    { q: 'Until when can I return a ticket for an evening?', answer: 'two days before' },
    { q: 'How much is membership for a year?', answer: null },
  ],
  ways: [
    { need: 'I would like to discuss novels with other people every month', link: 'Reading circles' },
    { need: 'A present for my aunt, who should choose a book herself', link: 'Book tokens' },
    { need: 'Keep two seats for the evening with the author of The Glass Orchard', link: 'Reserve for Nakamura' },
    { need: 'I know a poet who ought to read at your shop', link: 'Invite an author' },
    { need: 'We need a class set of 30 atlases for our school', link: 'Schools and libraries' },
    { need: 'Take our table of four to the quiz night', link: 'Enter a team' },
  ],
};
