export default {
  site: 'Flohkiste', path: '/help/selling',
  html: `<title>Help: selling – Flohkiste</title><style>body{font:15px/1.55 Arial;margin:0}header{background:#ffe8cc;padding:12px 28px}header a{margin-right:16px;color:#7a3e00}.crumb{padding:8px 28px;font-size:13px}main{padding:0 28px;max-width:860px}table{border-collapse:collapse}td,th{border:1px solid #e0c9a8;padding:6px 12px;text-align:left}footer{background:#f7f7f7;padding:14px 28px}footer a{margin-right:14px}</style>
<header><a href="/">Flohkiste</a><a href="/browse">Browse</a><a href="/sell">Sell something</a><a href="/free">Give away</a><a href="/wanted">Wanted</a><a href="/inbox">Inbox</a><a href="/my">My adverts</a></header><div class="crumb"><a href="/help">Help</a> › Selling</div>
<main><h1>Selling on Flohkiste</h1><p>Private adverts are free up to 20 at a time. Beyond that, or if you want more people to see it, we charge.</p>
<table><tr><th>Option</th><th>Price</th><th>Runs for</th></tr><tr><td>Plain advert</td><td>free</td><td>60 days</td></tr><tr><td>Push to the top</td><td>€2.99</td><td>1 day</td></tr><tr><td>Highlight in colour</td><td>€4.49</td><td>7 days</td></tr><tr><td>Gallery on the first page</td><td>€12.99</td><td>10 days</td></tr><tr><td>Property to let</td><td>€29.00</td><td>30 days</td></tr><tr><td>Job offer</td><td>€49.00</td><td>45 days</td></tr></table>
<h2>Pictures</h2><p>Up to 12 photos, each no larger than 8 MB, as JPG or PNG. Adverts with pictures are read four times as often.</p>
<h2>What is not allowed</h2><p>Weapons, medicines, tobacco, live animals without a breeder's number, concert tickets above the printed price.</p>
<h2>Checking</h2><p>New adverts are looked at by our team in Leipzig and appear within two hours, at night by 8 am at the latest.</p>
<h2>Getting paid</h2><p>With Safe Pay the buyer's money is held until the goods arrive. It costs the buyer 3.5 per cent plus 35 cents; the seller pays nothing. The money is with you two working days later.</p>
<h2>Changing and ending</h2><p>Text and price can be changed at any time, the category cannot. A week before an advert ends we send you a mail and you can renew it with one click.</p>
<h2>Blocked?</h2><p>After three justified complaints an account is blocked for 14 days. You may object in writing within a month.</p>
<h2>Tax</h2><p>We have to report sellers with 30 sales or more than €2,000 a year to the tax office.</p>
<h2>See also</h2><ul><li><a href="/help/shipping">Posting goods</a></li><li><a href="/help/fraud">Recognising fraud</a></li><li><a href="/help/shop">Selling as a business</a></li><li><a href="/help/account">Login and password</a></li><li><a href="/help/ask">Ask our team</a></li></ul></main>
<footer><a href="/app">App</a><a href="/delete">Delete account</a><a href="/press">Press</a><a href="/terms">Rules of use</a></footer>`,
  asks: [
    { q: 'I have put an ad in. How long until others can see it?', answer: 'two hours' },
    { q: 'How many pictures may I upload?', answer: '12 photos' },
    { q: 'What do I pay to let my flat through you?', answer: '€29\\.00' },
    { q: 'I sold quite a lot this year. From what sum is it reported to the tax office?', answer: '€2,000' },
    { q: 'For how long is someone locked out after complaints?', answer: '14 days' },
    { q: 'How do I sell something by auction?', answer: null },
  ],
  ways: [
    { need: 'I cannot get in any more, I have forgotten my password', link: 'Login and password' },
    { need: 'A buyer wants my bank details by text message. Is that a trick?', link: 'Recognising fraud' },
    { need: 'Remove me from this site completely', link: 'Delete account' },
    { need: 'I have an old bed that I want to hand to someone for nothing', link: 'Give away' },
    { need: 'Say that I am looking for a second-hand piano', link: 'Wanted' },
    { need: 'How do I pack and send what I sold?', link: 'Posting goods' },
  ],
};
