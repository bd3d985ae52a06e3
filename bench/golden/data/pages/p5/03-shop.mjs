export default {
  site: 'Tern & Thistle Outdoor', path: '/tents/skua-3',
  html: `<title>Skua 3 tent – Tern & Thistle</title><style>body{font:15px/1.45 Helvetica,Arial;margin:0}header{display:flex;gap:16px;padding:12px 24px;border-bottom:2px solid #c63}main{padding:16px 24px;display:grid;grid-template-columns:1fr 1fr;gap:28px}.box{background:#f3eee6;padding:14px}.rel{display:flex;gap:10px;grid-column:1/3}.rel a{border:1px solid #ccc;padding:10px;flex:1;display:block;color:#222;text-decoration:none}table td{padding:3px 14px 3px 0}footer{padding:14px 24px;border-top:1px solid #ccc}</style>
<header><b>Tern & Thistle</b><a href="/tents">Tents</a><a href="/bags">Sleeping bags</a><a href="/packs">Rucksacks</a><a href="/stoves">Stoves</a><a href="/repair">Repair workshop</a><a href="/sale">Sale</a><a href="/account">My account</a><a href="/basket">Basket (2)</a></header>
<main><div><p>Tents › Three-season</p><h1>Skua 3 tunnel tent</h1><p>A light tunnel tent for three, made in our workshop in Leith. It goes up in one piece, outer and inner together, so that the inside stays dry in rain.</p><table><tr><td>Weight, packed</td><td>2.9 kg</td></tr><tr><td>Weight without bag and pegs</td><td>2.6 kg</td></tr><tr><td>Floor</td><td>220 × 180 cm</td></tr><tr><td>Height inside</td><td>112 cm</td></tr><tr><td>Size rolled up</td><td>48 × 17 cm</td></tr><tr><td>Poles</td><td>two, aluminium 9 mm</td></tr><tr><td>Water column, floor</td><td>10,000 mm</td></tr><tr><td>Water column, fly</td><td>4,000 mm</td></tr><tr><td>Colours</td><td>moss, rust, sand</td></tr></table></div>
<div class=box><p><b>£389.00</b> <s>£440.00</s></p><p>Moss and sand: in stock, with you in 2 to 3 working days</p><p>Rust: back in stock in mid November</p><button>Add to basket</button> <button>Save for later</button><p>Delivery is £4.95, free above £60. Highlands and islands: £9.50.</p><p>Send it back unused within 100 days for your money back.</p><p>Five-year guarantee on seams and poles; zips are covered for two years.</p><p><a href="/groundsheets">Matching groundsheets</a> <a href="/rent">Rent instead of buying</a> <a href="/manuals/skua">Pitching instructions (PDF)</a></p></div>
<div><h2>Questions from customers</h2><p><b>Can it stand without pegs?</b><br>No, it needs at least four pegs. For rock, take a tent with crossed poles, such as the Gannet.</p><p><b>Is it any use in snow?</b><br>It bears a dusting, but we do not advise it above the tree line in winter.</p><p><b>How long does it take to put up?</b><br>About six minutes with two people, ten alone.</p></div><div><h2>Reviews (4.6 of 5 from 87)</h2><p>"Stood a gale on Barra. The pegs bend, though." – Iona</p><p>"My husband is 1.95 m and could lie flat, only just." – Petra</p><p>"The door zip caught after a year; mended without fuss." – Glyn</p><a href="/reviews/skua">Read all reviews</a></div>
<div class=rel><a href="/tents/skua-2"><b>Skua 2</b><br>for two, 2.1 kg, £329</a><a href="/tents/gannet"><b>Gannet 3</b><br>free-standing dome, 3.4 kg, £465</a><a href="/tents/puffin"><b>Puffin 5</b><br>family tent, 7.8 kg, £540</a></div></main>
<footer><a href="/track">Where is my parcel?</a> · <a href="/returns">Returns</a> · <a href="/shops">Our shops</a> · <a href="/vouchers">Gift vouchers</a> · <a href="/help">Help</a></footer>`,
  asks: [
    { q: 'I only want the rust coloured one. When can I have it?', answer: 'mid November' },
    { q: 'How much weight would I carry with everything in the bag?', answer: '2\\.9 kg' },
    { q: 'How many days do I have to return it?', answer: '100 days' },
    { q: 'What is the postage to the Isle of Skye?', answer: '9\\.50' },
    { q: 'I camp by myself. How many minutes until the tent is up?', answer: 'ten alone' },
    { q: 'How many pegs come with the tent?', answer: null },
  ],
  ways: [
    { need: 'My order has not come yet', link: 'Where is my parcel?' },
    { need: 'I need the tent just for one weekend and do not want to own it', link: 'Rent instead of buying' },
    { need: 'The pole of my old tent has snapped. Can someone mend it?', link: 'Repair workshop' },
    { need: 'See how the tent is put up, step by step', link: 'Pitching instructions (PDF)' },
    { need: 'A tent large enough for two adults and three children', link: 'Puffin 5' },
    { need: 'Where can I look at your tents in person?', link: 'Our shops' },
  ],
};
