export default {
  site: 'Meridian Building Society', path: '/help/cards',
  html: `<title>Your debit card – Help</title><style>body{font:16px/1.5 'Open Sans',Arial;margin:0}header{background:#5b2a86;padding:14px 32px}header a{color:#fff;margin-right:18px;text-decoration:none}.al{background:#fde2e2;padding:12px 32px}main{padding:6px 32px;display:grid;grid-template-columns:1fr 250px;gap:36px}aside a{display:block;padding:8px 0;border-bottom:1px solid #ddd}h2{margin-bottom:2px}p,ul{margin-top:4px}footer{padding:14px 32px;border-top:1px solid #ccc}footer a{margin-right:16px}</style>
<header><a href="/">Meridian</a><a href="/save">Save</a><a href="/borrow">Borrow</a><a href="/cards">Cards</a><a href="/branches">Find a branch</a><a href="/help">Help</a><a href="/login">Log in</a></header>
<div class="al">Card gone? Call 0345 600 1188 day and night, or from abroad +44 1539 600 118.</div>
<main><div><h1>Your debit card</h1>
<h2>Ordering and replacing</h2><p>A new card comes by post in four to six working days. The PIN follows separately two days later.</p><p>In a hurry? A branch can print a temporary card on the spot for £10; it works for 21 days.</p><p>Cards are renewed without your doing anything in the month before they run out.</p>
<h2>What you can spend</h2><ul><li>Cash machines: £400 a day</li><li>Paying without PIN: £100 each time</li><li>Shops and online: £3,500 a day</li><li>Cash over the counter: £2,500, more if you tell us the day before</li></ul>
<h2>Abroad</h2><p>Paying in euros costs nothing. Other currencies cost 1.5 per cent, and taking out cash £2 on top.</p><p>You need not tell us before you travel, but make sure that we have your mobile number.</p>
<h2>PIN</h2><p>You can change it at any of our machines. After three wrong tries the card is locked until the next morning.</p>
<h2>A payment you do not know</h2><p>Look whether the shop trades under another name. If not, tell us within 13 months; normally you have the money back by the end of the next working day. You bear no more than £35.</p>
<h2>Children</h2><p>From eleven years of age with a parent's consent. The young person's card cannot go overdrawn.</p></div>
<aside><h3>Do it now</h3><a href="/app/freeze">Freeze my card</a><a href="/app/dispute">Dispute a payment</a><a href="/app/pin">See my PIN</a><a href="/app/limits">Lower my spending limit</a><a href="/youth">Card for young people</a><a href="/phonepay">Pay with your phone</a><a href="/travel-money">Travel money</a></aside></main>
<footer><a href="/charges">Charges</a><a href="/complain">Make a complaint</a><a href="/bereavement">When someone dies</a><a href="/large-print">Large print and braille</a><a href="/legal">Legal</a></footer>`,
  asks: [
    { q: 'I typed in the wrong number three times. When can I use the card again?', answer: 'next morning' },
    { q: 'How much can I take out of a machine in a day?', answer: '£400' },
    { q: 'I am in Spain and my bag was stolen. Which number do I ring?', answer: '1539' },
    { q: 'How old must my child be to get a card?', answer: 'eleven' },
    { q: 'How long does it take until the new card is here?', answer: 'four to six' },
    { q: 'What rate of interest do you pay on savings?', answer: null },
  ],
  ways: [
    { need: 'My father has died. What happens with his account?', link: 'When someone dies' },
    { need: 'I may only have mislaid my card, stop it for the moment', link: 'Freeze my card' },
    { need: 'There is a charge from a shop that I never visited, I want it back', link: 'Dispute a payment' },
    { need: 'I cannot read small letters', link: 'Large print and braille' },
    { need: 'Get Turkish lira before my holiday', link: 'Travel money' },
    { need: 'Can I leave the card at home and use my mobile?', link: 'Pay with your phone' },
  ],
};
