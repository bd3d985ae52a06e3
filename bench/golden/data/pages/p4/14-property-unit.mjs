export default {
  site: 'Lodgekeep', path: '/units/harrow-12-3c',
  html: `<title>Flat 3C, 12 Harrow Terrace – Lodgekeep</title><style>body{margin:0;font:14px/1.5 "Gill Sans",Arial;display:grid;grid-template-columns:170px 1fr}nav{background:#e8efe9;padding:14px;min-height:100vh}nav a{display:block;margin:7px 0;color:#244}main{padding:16px 24px}dl{display:grid;grid-template-columns:190px 1fr;gap:4px}dt{font-weight:600}dd{margin:0}.cols{display:grid;grid-template-columns:1fr 1fr;gap:26px}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #cdd;padding:5px;text-align:left}</style>
<nav><a href="/p">Portfolio</a><a href="/u">Units</a><a href="/te">Tenants</a><a href="/rr">Rent roll</a><a href="/wo">Work orders</a><a href="/in">Inspections</a><a href="/va">Vacancies</a><a href="/ow">Owner statements</a><a href="/co">Contractors</a><a href="/re">Reports</a></nav>
<main><h1>Flat 3C, 12 Harrow Terrace</h1><p><button>Raise rent</button> <button>End tenancy</button> <button>New work order</button> <button>Message tenant</button></p><div class=cols><div><h2>Tenancy</h2><dl><dt>Tenants</dt><dd>Dilan and Rosa Kemal</dd><dt>Move-in</dt><dd>1 March 2022</dd><dt>Fixed term ends</dt><dd>28 February 2026</dd><dt>Rent</dt><dd>£1,340 a month, due on the 3rd</dd><dt>Service charge</dt><dd>£118 a month</dd><dt>Deposit held</dt><dd>£1,545</dd><dt>Arrears</dt><dd>£0</dd><dt>Pets</dt><dd>one cat agreed</dd><dt>Landlord</dt><dd>Mrs U. Fairbairn</dd></dl></div>
<div><h2>Flat</h2><dl><dt>Floor area</dt><dd>67 m²</dd><dt>Rooms</dt><dd>2 bedrooms, 1 bathroom</dd><dt>Heating</dt><dd>gas boiler, installed 2017</dd><dt>Energy rating</dt><dd>C</dd><dt>Parking</dt><dd>space 21, courtyard</dd><dt>Keys</dt><dd>4 sets, spare on hook 57</dd><dt>Gas safety check</dt><dd>valid until 9 November 2025</dd><dt>Council tax band</dt><dd>D</dd></dl></div></div>
<h2>Work orders</h2><table><tr><th>No.</th><th>Problem</th><th>Contractor</th><th>Reported</th><th>Cost</th><th>State</th></tr><tr><td>W-3312</td><td>Dripping kitchen tap</td><td>Pryce Plumbing</td><td>5 June</td><td>est. £85</td><td>Visit on 12 June, 8–10</td></tr><tr><td>W-3207</td><td>Bedroom window will not close</td><td>Glazewell</td><td>2 April</td><td>£210</td><td>Done</td></tr><tr><td>W-2981</td><td>Mould behind wardrobe</td><td>DrySure</td><td>14 Jan</td><td>£640</td><td>Done, recheck in October</td></tr><tr><td>W-2760</td><td>Intercom dead</td><td>Voltkraft</td><td>9 Sept 2024</td><td>£132</td><td>Done</td></tr></table><p><a href="/u/3c/docs">Lease and documents (8)</a> · <a href="/u/3c/pay">Payment history</a> · <a href="/u/3c/photos">Inventory photos</a> · <a href="/u/3c/former">Former tenants</a></p></main><footer style="grid-column:1/3;padding:8px 24px"><a href="/ask">Help desk</a></footer>`,
  asks: [
    { q: 'When does the plumber come for the tap?', answer: '12 June' },
    { q: 'Are the Kemals allowed to keep an animal?', answer: 'one cat' },
    { q: 'How much did we pay to get rid of the mould?', answer: '£640' },
    { q: 'Where do I find the spare key?', answer: 'hook 57' },
    { q: 'How big is the flat?', answer: '67 m²' },
    { q: 'On which floor is the flat?', answer: null },
  ],
  ways: [
    { need: 'Did they pay on time last winter?', link: 'Payment history' },
    { need: 'The shower is broken, send somebody', link: 'New work order' },
    { need: 'Which flats of ours are empty at the moment?', link: 'Vacancies' },
    { need: 'What does the contract say about subletting?', link: 'Lease and documents (8)' },
    { need: 'Who lived here before?', link: 'Former tenants' },
    { need: 'The Kemals have given notice and leave in September', link: 'End tenancy' },
  ],
};
