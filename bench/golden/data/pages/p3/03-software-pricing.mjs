export default {
  site: 'Tallybird', path: '/pricing',
  html: `<title>Pricing – Tallybird invoicing</title><style>body{font:15px/1.5 Arial;margin:0;color:#222}header,footer{padding:14px 30px;background:#fff6ea}header a,footer a{margin-right:18px;color:#8a3b00}main{padding:10px 30px;max-width:960px}.plans{display:flex;gap:16px}.plan{flex:1;border:1px solid #e2c9a8;border-radius:8px;padding:14px}.price{font-size:24px}</style>
<header><a href="/">Tallybird</a><a href="/features">Features</a><a href="/pricing">Pricing</a><a href="/customers">Customer stories</a><a href="/help">Help centre</a><a href="/login">Log in</a><a href="/signup">Start free trial</a></header>
<main><h1>Simple prices for small businesses</h1><p>All prices exclude VAT. Pay yearly and get two months free.</p>
<div class="plans"><div class="plan"><h2>Solo</h2><p class="price">€9 a month</p><ul><li>1 user</li><li>20 invoices a month</li><li>E-mail support</li></ul></div><div class="plan"><h2>Studio</h2><p class="price">€24 a month</p><ul><li>Up to 5 users</li><li>Unlimited invoices</li><li>Bank feed for 2 accounts</li><li>Chat support on weekdays</li></ul></div><div class="plan"><h2>Company</h2><p class="price">€59 a month</p><ul><li>Up to 25 users</li><li>Unlimited invoices and bank feeds</li><li>Approval steps</li><li>Phone support 8:00 to 18:00</li></ul></div></div>
<h2>Questions about prices</h2>
<h3>Is there a trial?</h3><p>Yes, 30 days with everything from Company, and no card is needed.</p>
<h3>Can I change my plan later?</h3><p>Upgrades take effect at once, downgrades at the end of the paid month.</p>
<h3>What happens when I leave?</h3><p>Your books stay readable for 12 months and can be exported as CSV or PDF.</p>
<h3>Do charities pay less?</h3><p>Registered charities receive 40% off every plan after sending proof of their status.</p>
<h3>How can I pay?</h3><p>By direct debit, Visa or Mastercard. Bank transfer is possible for yearly Company plans only.</p>
<h3>What does an accountant cost?</h3><p>Your accountant's seat is free and does not count as a user.</p>
<p>More than 25 people? <a href="/sales">Talk to sales</a></p></main>
<footer><a href="/security">Security</a><a href="/partners">For accountants</a><a href="/import">Switch from another program</a><a href="/jobs">Careers</a><a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'There are four of us in the office. What would we have to pay each month?', answer: '€24' },
    { q: 'How long can I try it for free?', answer: '30 days' },
    { q: 'We are a registered charity. Do we get anything off?', answer: '40%' },
    { q: 'If I quit, for how long can I still look at my old records?', answer: '12 months' },
    { q: 'At what times can Company customers ring someone up?', answer: '8:00 to 18:00' },
    { q: 'Does Tallybird work without an internet connection?', answer: null },
  ],
  ways: [
    { need: 'How is my data protected and encrypted?', link: 'Security' },
    { need: 'Bring over my invoices from the software I use today', link: 'Switch from another program' },
    { need: 'We have 80 employees. Get an offer for us', link: 'Talk to sales' },
    { need: 'Read how other firms use it', link: 'Customer stories' },
    { need: 'Are there vacancies at Tallybird?', link: 'Careers' },
    { need: 'Begin trying it out', link: 'Start free trial' },
  ],
};
