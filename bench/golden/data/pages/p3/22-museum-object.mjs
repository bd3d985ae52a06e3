export default {
  site: 'Halden Maritime Museum collection', path: '/collection/HMM-1931-204',
  html: `<title>Ship's chronometer No. 418 – Halden Maritime Museum</title><style>body{font:16px/1.5 Georgia;margin:0}header{background:#12303f;padding:12px 26px}header a{color:#dff;margin-right:15px}main{padding:8px 26px;max-width:920px}table{border-collapse:collapse;width:100%}td{border-bottom:1px solid #ddd;padding:5px 8px;vertical-align:top}td:first-child{width:170px;color:#555}.crumb{font-size:14px}</style>
<header><a href="/">Museum</a><a href="/visit">Plan a visit</a><a href="/collection">Search the collection</a><a href="/exhibitions">Exhibitions</a><a href="/research">Study room</a><a href="/images">Picture licences</a><a href="/donate-object">Offer an object</a></header>
<main><p class="crumb"><a href="/collection/instruments">Instruments</a> › <a href="/collection/timekeeping">Timekeeping</a></p><h1>Ship's chronometer No. 418</h1><p>An eight-day marine chronometer in a brass-bound mahogany box, carried by three ships on five voyages to the Arctic.</p>
<table><tr><td>Maker</td><td>Frodsham Keane, London</td></tr><tr><td>Date</td><td>about 1836</td></tr><tr><td>Material</td><td>Brass, steel, silver, mahogany, glass</td></tr><tr><td>Size</td><td>19.5 × 21 × 21 cm</td></tr><tr><td>Weight</td><td>5.4 kg with box</td></tr><tr><td>Inscription</td><td>"Trust me but wind me" on the inner lid</td></tr><tr><td>Inventory number</td><td>HMM 1931.204</td></tr><tr><td>Acquired</td><td>Gift of Captain Ellen Vark, 1931</td></tr><tr><td>Location</td><td>Gallery 6, case 12</td></tr><tr><td>Condition</td><td>Working; repaired in 2004, mainspring replaced</td></tr><tr><td>Earlier owners</td><td>Admiralty (1837–1882), Vark family (1882–1931)</td></tr></table>
<h2>Story</h2><p>On the voyage of the Perseverance in 1851 it lost only 0.3 seconds a day although the cabin was frozen for eleven weeks. Surgeon Isaac Tull slept with it under his coat.</p><p>Before radio signals, navigators found their longitude by comparing local noon with the time in Greenwich. An error of one minute meant up to 28 kilometres at the equator.</p>
<h2>On show</h2><p>The chronometer is wound in front of visitors every Monday at 11:00 by our conservator Joris Bakker. From November it goes on loan to Tromsø and returns in May.</p>
<h2>Literature</h2><ul><li>K. Arden, Clocks at Sea, 1978, pages 88 to 93</li><li>Museum Yearbook 2005, with a report of the repair</li></ul>
<h2>Related</h2><ul><li><a href="/collection/sextant">Sextant of Isaac Tull</a></li><li><a href="/collection/logbook">Logbook of the Perseverance</a></li><li><a href="/collection/sledge">Sledge with sail</a></li></ul>
<p><a href="/request/HMM-1931-204">Order a photograph</a> <a href="/note/HMM-1931-204">Tell us more about this object</a></p></main>
<footer style="padding:14px 26px"><a href="/loans">Loans to other museums</a> · <a href="/contact">Contact</a> · <a href="/shop">Shop</a></footer>`,
  asks: [
    { q: 'Who built the instrument?', answer: 'Frodsham' },
    { q: 'In which room can I see it?', answer: 'Gallery 6' },
    { q: 'How did the museum come by it?', answer: 'Ellen Vark' },
    { q: 'I would love to be there when it is wound up. When is that?', answer: 'Monday at 11:00' },
    { q: 'How heavy is the clock?', answer: '5\\.4 kg' },
    { q: 'How much is the chronometer worth?', answer: null },
  ],
  ways: [
    { need: 'I want to print a picture of it in my book. What are the terms?', link: 'Picture licences' },
    { need: 'My grandfather served on that ship and I know something about the clock', link: 'Tell us more about this object' },
    { need: 'What did the crew write down day by day?', link: 'Logbook of the Perseverance' },
    { need: 'I have an old compass and would like to give it away', link: 'Offer an object' },
    { need: 'Our museum would like to borrow a piece from you', link: 'Loans to other museums' },
    { need: 'Come in to read documents for my thesis', link: 'Study room' },
  ],
};
