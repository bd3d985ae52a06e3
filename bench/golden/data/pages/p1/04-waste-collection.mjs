export default {
  site: 'Ashby Vale Council', path: '/waste/collection',
  html: `<title>Bins and recycling - Ashby Vale Council</title><style>body{font:16px/1.45 Arial;margin:0}header{background:#00543c;padding:14px 32px;color:#fff}header a{color:#fff;margin-right:14px;font-size:14px}main{padding:10px 32px;font-size:14px}table{border-collapse:collapse}td,th{padding:5px 12px;border-bottom:1px solid #bbb;text-align:left}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}.grid a{border:1px solid #00543c;padding:10px;display:block;text-decoration:none;color:#00543c}.grid span{display:block;color:#333;font-size:13px}footer{background:#222;color:#fff;padding:12px 32px}footer a{color:#fff;margin-right:12px}</style>
<header><h2>Ashby Vale Council</h2><a href="/">Home</a><a href="/tax">Council tax</a><a href="/housing">Housing</a><a href="/planning">Planning</a><a href="/parking">Parking</a><a href="/waste">Bins and recycling</a><a href="/leisure">Parks and leisure</a><a href="/members">Councillors</a></header>
<main><h1>Household collections</h1><p>Put your containers at the kerb by 6:30 on the day, with the handles facing the road.</p>
<table><tr><th>Container</th><th>What goes in</th><th>How often</th><th>Replacement</th></tr>
<tr><td>Black bin</td><td>Everything that cannot be recycled, nappies</td><td>every three weeks</td><td>£32</td></tr>
<tr><td>Blue bin</td><td>Paper and cardboard, no pizza boxes</td><td>every fortnight</td><td>£28</td></tr>
<tr><td>Yellow sack</td><td>Plastic pots, tins, cartons, foil</td><td>weekly</td><td>free from libraries</td></tr>
<tr><td>Green box</td><td>Glass bottles and jars, no drinking glasses</td><td>every four weeks</td><td>£9</td></tr>
<tr><td>Brown bin</td><td>Grass, leaves, branches up to 10 cm thick</td><td>fortnightly, March to November</td><td>£41</td></tr>
<tr><td>Kitchen caddy</td><td>Food leftovers, tea bags, small bones</td><td>twice weekly</td><td>£4.50</td></tr></table>
<h2>Good to know</h2><p>The garden waste subscription is £54 a year for the first bin and £36 for each further one.</p><p>Households of six or more may ask for a second black bin without charge.</p><p>If your bin was not emptied, tell us within two working days and we come back.</p><p>After Christmas, real trees are taken from the kerb in the week of 8 January. Remove all decorations.</p><p>Old batteries can be put in a clear bag on top of the blue bin; car batteries must go to the Quarry Road site.</p><p>Crews cannot take lids that stand open or bins heavier than 90 kg.</p>
<h2>Do it online</h2><div class=grid><a href="/w/missed">Report a missed bin<span>Tell us which street and container</span></a><a href="/w/bulky">Bulky items<span>Sofas, fridges and mattresses fetched from your door</span></a><a href="/w/day">Find my collection day<span>By postcode</span></a><a href="/w/assist">Assisted collection<span>If you cannot move the bin yourself</span></a><a href="/w/tip">Fly-tipping<span>Rubbish dumped in a public place</span></a><a href="/w/centre">Recycling centres<span>Addresses, opening times, vans</span></a></div></main>
<footer><a href="/contact">Contact</a><a href="/access">Accessibility</a><a href="/jobs">Work for us</a><a href="/cookies">Cookies</a></footer>`,
  asks: [
    { q: 'How often is glass picked up?', answer: 'every four weeks' },
    { q: 'What does it cost per year to have my first garden bin emptied?', answer: '£54' },
    { q: 'By what time should the bins be outside?', answer: '6:30' },
    { q: 'There are seven of us. Can we get an extra bin for ordinary rubbish?', answer: 'six or more' },
    { q: 'When do you take Christmas trees?', answer: '8 January' },
    { q: 'How much do you charge to pick up an old sofa?', answer: null },
  ],
  ways: [
    { need: 'I am 84 and cannot pull the bin to the street any more', link: 'Assisted collection' },
    { need: 'Somebody left old tyres in the woods', link: 'Fly-tipping' },
    { need: 'On which weekday do they come to my street?', link: 'Find my collection day' },
    { need: 'Get rid of a broken refrigerator', link: 'Bulky items' },
    { need: 'Where is the nearest tip and may I come with a trailer?', link: 'Recycling centres' },
    { need: 'Who represents my ward?', link: 'Councillors' },
  ],
};
