export default {
  site: 'Marktecke', path: '/ad/883120',
  html: `<title>Cargo bike Babboe City – Marktecke</title><style>body{font:15px/1.45 Arial;margin:0;background:#f3f4f1}header{background:#fff;padding:12px 24px;border-bottom:3px solid #79a82e}header a{margin-right:16px;color:#333}main{display:grid;grid-template-columns:1fr 280px;gap:20px;padding:18px 24px}.b{background:#fff;padding:16px;margin-bottom:14px}.b .k{display:inline-block;width:150px;color:#777}.sim a{display:block;color:#333;text-decoration:none;border-top:1px solid #ddd;padding:8px 0}button{padding:10px 16px}footer{padding:14px 24px}footer a{margin-right:14px}</style>
<header><a href="/">Marktecke</a><a href="/c/vehicles">Vehicles</a><a href="/c/home">Home &amp; garden</a><a href="/c/children">Children</a><a href="/c/jobs">Jobs</a><a href="/new">Place an ad</a><a href="/messages">Messages</a><a href="/watch">Watch list</a></header>
<main><div><div class="b"><h1>Cargo bike Babboe City, electric</h1><h2>€1,450 or nearest offer</h2><p>Ad 883120 · online since 4 April · viewed 317 times</p></div>
<div class="b"><p><span class="k">Condition</span>Used, good</p><p><span class="k">Year of purchase</span>2019</p><p><span class="k">Battery</span>500 Wh, replaced in 2023</p><p><span class="k">Range</span>about 45 km with two children aboard</p><p><span class="k">Brakes</span>Roller brakes front and rear</p><p><span class="k">Gears</span>7-speed hub</p><p><span class="k">Load</span>100 kg in the box</p></div>
<div class="b"><h3>Description</h3><p>We are selling our faithful family bike because the children now ride by themselves. It stood in a dry garage every night.</p><p>The rain cover has a tear on the left which I taped. The bench has belts for three small children.</p><p>Two keys, the charger and the papers are included; the child seat in the photo is not.</p><p>Collection in Bremen-Neustadt only, I cannot post it. Best after 5 pm or at the weekend.</p><p>Private sale, no returns. Cash on collection, please.</p></div></div>
<div><div class="b"><h3>Seller</h3><p>Katrin W.</p><p>Member since 2014, usually answers within 3 hours</p><p><a href="/u/katrinw">11 other ads by Katrin</a></p><p><button>Write to the seller</button></p><p><button>Remember this ad</button></p><p><a href="/ad/883120/report">Report this ad</a></p></div>
<div class="b sim"><h3>Similar</h3><a href="/ad/1">Urban Arrow Family<br>€3,200, Oldenburg</a><a href="/ad/2">Bakfiets Long without motor<br>€890, Bremen-Vahr</a><a href="/ad/3">Trailer for two children<br>€240, Achim</a></div><div class="b"><a href="/safety">Buying safely</a><br><a href="/alerts">E-mail me new ads</a></div></div></main>
<footer><a href="/help">Help</a><a href="/pay">Prices for adverts</a><a href="/about">About us</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'How far does it go on one charge?', answer: '45 km' },
    { q: 'Why is the bike being sold?', answer: 'ride by themselves' },
    { q: 'Is anything damaged?', answer: 'tear' },
    { q: 'I live in Munich. Would the seller send it to me?', answer: 'cannot post' },
    { q: 'How much weight may I put in the box?', answer: '100 kg' },
    { q: 'What is the frame number of the bike?', answer: null },
  ],
  ways: [
    { need: 'Ask Katrin whether she would take 1200 euros', link: 'Write to the seller' },
    { need: 'I think this offer is a fraud and want to say so', link: 'Report this ad' },
    { need: 'What else is this person selling?', link: '11 other ads by Katrin' },
    { need: 'Sell my own old wardrobe here', link: 'Place an ad' },
    { need: 'Keep the advert so that I can find it again tomorrow', link: 'Remember this ad' },
    { need: 'How do I avoid being cheated when I buy from strangers?', link: 'Buying safely' },
  ],
};
