export default {
  site: 'The Fenland Herald', path: '/subscriber-help',
  html: `<title>Subscriber help – The Fenland Herald</title><style>body{font:16px/1.5 Georgia;margin:0 auto;max-width:900px;padding:0 22px}header{border-bottom:2px solid #000;padding:12px 0}header a{margin-right:14px;font:14px Arial}.m{border:1px solid #ccc;padding:10px;display:flex;flex-wrap:wrap;gap:10px}.m a{width:240px;font:14px Arial}</style>
<header><a href="/">Front page</a><a href="/local">Local</a><a href="/business">Business</a><a href="/puzzles">Puzzles</a><a href="/archive">Archive since 1884</a><a href="/e-paper">E-paper</a><a href="/letters">Letters to the editor</a></header>
<main><h1>Subscriber help</h1><div class="m"><a href="/pause">Pause delivery</a><a href="/move">Change of address</a><a href="/missing">Paper did not arrive</a><a href="/bank">Bank details</a><a href="/password">Forgotten password</a><a href="/end">End my subscription</a></div>
<h2>Offers</h2><ul><li>Daily paper, Monday to Saturday: £38.90 a month</li><li>Weekend paper, Friday and Saturday: £17.50 a month</li><li>Digital only: £9.90 a month, the first month £1</li><li>Students, digital: £4.90 a month with proof every October</li><li>Postal delivery abroad: £22 extra a month</li></ul>
<h2>Delivery</h2><p>The paper is in your letter box by 6:30, on Saturdays by 7:30. If it is missing, tell us before 10:00 and a carrier brings it the same day.</p><p>Delivery can be paused for at least six days; for longer breaks the amount is credited. Let us know two working days in advance.</p>
<h2>Contract</h2><p>After the first year you may leave with four weeks' notice to the end of a month. Whoever recruits a new reader receives a voucher of £40 once the newcomer has paid for three months.</p>
<h2>Digital access</h2><p>With one account you can read on up to five devices. The next day's e-paper appears at 20:00. Articles can be given away: ten links a month for readers without a subscription.</p>
<h2>Reach us</h2><p>Reader service: 01632 960 880, Monday to Friday 7:00 to 17:00, Saturday 7:00 to 11:00.</p><p>Classified advertisements: 01632 960 885. Newsroom: 01632 960 890.</p><p>Counter in Market Street 9, open Tuesdays and Thursdays from 9:00 to 13:00.</p></main>
<footer><p><a href="/gift">Give a subscription</a> · <a href="/recruit">Recruit a reader</a> · <a href="/obituaries">Place an obituary</a> · <a href="/carriers">Become a carrier</a> · <a href="/imprint">Imprint</a></p></footer>`,
  asks: [
    { q: 'I only want to read on my tablet. What is the monthly price?', answer: '£9\\.90' },
    { q: 'At what time can I read tomorrow\'s issue on the screen?', answer: '20:00' },
    { q: 'Which number do I ring to place a small ad?', answer: '960 885' },
    { q: 'My neighbour would subscribe thanks to me. What do I get for it?', answer: '£40' },
    { q: 'By when is the paper in the letter box?', answer: '6:30' },
    { q: 'How many copies are printed each day?', answer: null },
  ],
  ways: [
    { need: 'We are moving house next month', link: 'Change of address' },
    { need: 'Nothing was in my letter box this morning', link: 'Paper did not arrive' },
    { need: 'I will be on holiday for three weeks and want no paper then', link: 'Pause delivery' },
    { need: 'Find an article from 1953', link: 'Archive since 1884' },
    { need: 'I disagree with a comment and want my view printed', link: 'Letters to the editor' },
    { need: 'Earn some money bringing round newspapers in the early morning', link: 'Become a carrier' },
  ],
};
