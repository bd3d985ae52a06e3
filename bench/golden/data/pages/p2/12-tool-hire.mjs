export default {
  site: 'Hammer & Hire', path: '/hire/garden',
  html: `<title>Garden machines for hire</title><style>body{font:16px/1.4 Arial;margin:0;background:#fffdf6}header{background:#f08c00;padding:14px 24px}header a{color:#000;font-weight:bold;margin-right:16px}main{padding:10px 24px}.l{display:grid;grid-template-columns:1fr 1fr;gap:12px}.l a{display:block;border:1px solid #d8cdb0;background:#fff;padding:12px;color:#222;text-decoration:none}.l h3{margin:0}.l p{margin:4px 0}footer{background:#3a3a3a;padding:14px 24px}footer a{color:#fff;margin-right:16px}</style>
<header><a href="/">Hammer &amp; Hire</a><a href="/hire/building">Building</a><a href="/hire/garden">Garden</a><a href="/hire/cleaning">Cleaning</a><a href="/hire/trailers">Trailers</a><a href="/hire/heating">Heating &amp; drying</a><a href="/basket">My list</a></header>
<main><h1>Garden machines</h1><p>Prices for a day are for 24 hours. A weekend is Saturday 8 am to Monday 8 am.</p>
<div class="l"><a href="/i/hedge"><h3>Hedge trimmer, petrol</h3><p>Day £22, weekend £33</p><p>Blade 60 cm, deposit £50</p></a><a href="/i/scarifier"><h3>Scarifier</h3><p>Day £38, weekend £57</p><p>Width 40 cm, deposit £80</p></a><a href="/i/shredder"><h3>Wood shredder</h3><p>Day £74, weekend £110</p><p>Branches up to 7 cm, deposit £150</p></a><a href="/i/digger"><h3>Mini digger 1.5 t</h3><p>Day £125, weekend £190</p><p>Comes on its own trailer, deposit £300</p></a><a href="/i/tiller"><h3>Rotary tiller</h3><p>Day £45, weekend £68</p><p>Working depth 25 cm, deposit £100</p></a><a href="/i/splitter"><h3>Log splitter</h3><p>Day £52, weekend £79</p><p>9 tonnes of force, mains or generator, deposit £120</p></a></div>
<h2>How hiring works</h2><ul><li>Bring your identity card and a second paper with your address on it.</li><li>We show you how the machine works; this takes about a quarter of an hour.</li><li>Bring machines back clean. Otherwise we charge £15 for washing.</li><li>The tank is full when you get it. Missing fuel costs £2.60 a litre.</li><li>You need a licence for the digger only if you take it on a public road.</li><li>Being more than an hour late counts as a further day.</li><li>Breakage through normal use is our affair; loss and theft are covered with the £6 waiver.</li></ul>
<h2>Yard</h2><p>Unit 9, Forge Lane. Monday to Friday 7 am – 5.30 pm, Saturday 8 am – noon. Telephone 0113 496 0082</p>
<p><a href="/delivery">Delivery and collection</a> to your door with our lorry</p><p><a href="/calendar">Is it free on my date?</a></p><p><a href="/manuals">Operating manuals</a></p></main>
<footer><a href="/trade">Trade accounts</a><a href="/used">Used machines for sale</a><a href="/sharpen">Sharpening service</a><a href="/contact">Contact</a><a href="/terms">Hire terms</a></footer>`,
  asks: [
    { q: 'What is the thickest branch the shredder takes?', answer: '7 cm' },
    { q: 'What do I have to bring with me to hire something?', answer: 'identity card' },
    { q: 'I gave it back covered in mud. What will that cost?', answer: '£15 for' },
    { q: 'How much is the mini digger for the weekend?', answer: '£190' },
    { q: 'Until when is the yard open on Saturdays?', answer: 'noon' },
    { q: 'How loud is the log splitter?', answer: null },
  ],
  ways: [
    { need: 'I have no car. Can you bring the tiller to me?', link: 'Delivery and collection' },
    { need: 'Is the scarifier still available on the 14th?', link: 'Is it free on my date?' },
    { need: 'My kitchen knives and mower blades are blunt', link: 'Sharpening service' },
    { need: 'Buy an old machine from you', link: 'Used machines for sale' },
    { need: 'My cellar is wet after the flood, I need a dryer', link: 'Heating & drying' },
    { need: 'Our building firm wants to pay by monthly invoice', link: 'Trade accounts' },
  ],
};
