export default {
  site: 'Hollin Homes', path: '/tenants/handbook',
  html: `<title>Tenants' handbook – Hollin Homes</title><style>body{font:15px/1.55 Arial;margin:0;display:grid;grid-template-columns:230px 1fr}aside{background:#eef1f6;padding:18px}aside a{display:block;padding:4px 0}main{padding:18px 30px;max-width:720px}table{border-collapse:collapse}td,th{border:1px solid #bcc;padding:4px 10px}</style>
<aside><b>Hollin Homes</b><a href="/">Start</a><a href="/account">My rent account</a><a href="/repairs">Report a repair</a><a href="/flats">Vacant flats</a><a href="/swap">Swap your flat</a><a href="/handbook">Handbook</a><a href="/forms">Forms</a><a href="/moving">Giving notice</a><a href="/community">Community rooms</a><a href="/board">Tenants' council</a><a href="/contact">Your caretaker</a></aside>
<main><h1>Tenants' handbook</h1><h2>Rent</h2><p>Rent is due on the third working day of the month. Whoever cannot pay should ring 01632 960 540 before that day; we agree on instalments without a fee. A reminder costs £5, the second one £12.</p>
<h2>Quiet</h2><p>From 10 pm to 7 am and on Sundays all day. Drilling is allowed from 8 am to noon and from 2 to 6 pm on weekdays. Musical instruments: two hours a day.</p>
<h2>Pets</h2><p>Fish, budgerigars and hamsters need no permission. For a cat or a dog, ask us in writing. Snakes are not allowed.</p>
<h2>Stairs and cellar</h2><p>Nothing may stand on the stairs, prams excepted. Cellar compartments have the number of the flat. Electric scooters must not be charged there.</p>
<h2>Laundry room</h2><p>The list hangs on the door; book no more than two slots a week. A token costs £1.20 and is sold by the caretaker on Mondays from 5 to 6 pm.</p>
<h2>Who pays for what?</h2><table><tr><th>Damage</th><th>Paid by</th><th>Mended within</th></tr><tr><td>Heating fails in winter</td><td>Hollin Homes</td><td>24 hours</td></tr><tr><td>Burst pipe</td><td>Hollin Homes</td><td>4 hours</td></tr><tr><td>Dripping tap</td><td>Hollin Homes</td><td>10 working days</td></tr><tr><td>Blocked sink</td><td>tenant, if caused by fat or hair</td><td>2 working days</td></tr><tr><td>Broken window pane</td><td>tenant's insurance</td><td>3 working days</td></tr><tr><td>Lost key to the front door</td><td>tenant, £48 a key</td><td>5 working days</td></tr><tr><td>Light bulb on the stairs</td><td>Hollin Homes</td><td>1 week</td></tr></table>
<h2>Changing the flat</h2><p>You may paint and put up shelves as you like. Removing walls, laying tiles or putting up a satellite dish needs our consent. Balcony plants hang on the inside of the rail.</p>
<h2>Subletting and guests</h2><p>Guests may stay for six weeks; after that we have to know. A room may be sublet with our consent, the whole flat for twelve months at most.</p>
<h2>Rubbish</h2><p>Bulky things are fetched twice a year, in April and October. The chute is closed at night.</p>
<h2>Moving in and out</h2><p>The deposit is two months' rent and may be paid in three parts. The period of notice is three months. The lift can be padded for a move: tell the caretaker four days ahead.</p>
<p>Smell gas? Leave the house and ring 0800 111 999. <a href="/help">Advice on debts and benefits</a> · <a href="/neighbours">Trouble with neighbours</a> · <a href="/parking">Garages and parking spaces</a> · <a href="/complaint">Make a complaint</a></p></main>`,
  asks: [
    { q: 'How quickly will someone come when the radiators stay cold in January?', answer: '24 hours' },
    { q: 'I lost the key to the house. What will it cost me?', answer: '£48' },
    { q: 'My sister wants to stay with me for a month. Is that all right?', answer: 'six weeks' },
    { q: 'When and where do I get coins for the washing machine?', answer: '1\\.20' },
    { q: 'May I keep a hamster without asking?', answer: 'budgerigars' },
    { q: 'How much is the rent going up next year?', answer: null },
  ],
  ways: [
    { need: 'Our flat has become too big; we would trade it for a smaller one', link: 'Swap your flat' },
    { need: 'The tap in my bathroom drips', link: 'Report a repair' },
    { need: 'The people upstairs have parties every night', link: 'Trouble with neighbours' },
    { need: 'End my tenancy', link: 'Giving notice' },
    { need: 'I owe money everywhere and do not know where to turn', link: 'Advice on debts and benefits' },
    { need: 'Is there a space to rent for my car?', link: 'Garages and parking spaces' },
  ],
};
