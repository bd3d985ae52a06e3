export default {
  site: 'Pennywell Tax Advisers', path: '/private',
  html: `<title>Private clients – Pennywell</title><style>body{font:15px/1.6 Georgia;margin:0;color:#222}header{padding:14px 30px;border-bottom:1px solid #888;display:flex;gap:18px}main{padding:20px 30px;max-width:880px}dl{display:grid;grid-template-columns:260px 1fr;gap:4px}dt{font-weight:bold}dd{margin:0}.step{counter-increment:s}.box{border:1px solid #999;padding:10px;margin:12px 0}footer{background:#f1f1f1;padding:14px 30px}</style>
<header><b>Pennywell</b><a href="/private">Private clients</a><a href="/business">Small businesses</a><a href="/payroll">Payroll</a><a href="/inherit">Inheritance and gifts</a><a href="/abroad">Living and working abroad</a><a href="/people">People</a><a href="/insights">Articles</a><a href="/portal">Client portal</a></header>
<main><h1>Tax returns for private people</h1><p>We have filled in other people's forms since 1976. You bring the shoe box, we bring the order. Our office has eleven people, four of them chartered.</p>
<h2>What we charge</h2><dl><dt>Employee, no other income</dt><dd>£160</dd><dt>Employee with one let flat</dt><dd>£240</dd><dt>Each further let flat</dt><dd>£70</dd><dt>Pensioner</dt><dd>£145</dd><dt>Self-employed, turnover under £50,000</dt><dd>£390</dd><dt>Self-employed, above that</dt><dd>from £520</dd><dt>Sale of shares, up to ten deals</dt><dd>£85</dd><dt>Appeal against an assessment</dt><dd>£130 an hour</dd><dt>Return filed after the deadline</dt><dd>surcharge of £60</dd></dl><p>VAT comes on top. The first talk, half an hour, is free.</p>
<h2>How it goes</h2><ol><li>You send the papers by 30 September, or by 15 November at a surcharge of ten per cent.</li><li>Within two weeks you hear what is missing.</li><li>You see a draft and have seven days to object.</li><li>We file online; the answer of the office takes five to eight weeks.</li><li>We check the assessment and ring you if something is odd.</li></ol>
<h2>What we need from you</h2><ul><li>Last year's assessment and your taxpayer reference</li><li>P60 from each employer</li><li>Interest certificates of your banks</li><li>Receipts for gifts to charities</li><li>For let flats: rent received, repairs, mortgage interest</li><li>Proof of identity, once: passport or driving licence</li></ul>
<div class=box><b>Mark these days:</b> 31 October paper returns · 31 January online returns and payment · 31 July second payment on account</div>
<h2>Questions</h2><p><b>How long must I keep receipts?</b> Twenty-two months after the end of the tax year, if self-employed five years from the January deadline.</p><p><b>Can you act for me if I have already had a penalty?</b> Yes; about half of such fines are lifted when a good reason is shown.</p><p><b>Do I have to come in person?</b> No. We also meet by video, or in Thornaby every second Wednesday.</p><p><b>Who sees my papers?</b> Only your adviser and one colleague who checks. They are destroyed after seven years.</p>
<p><a href="/call">Arrange a first talk</a> · <a href="/upload">Send us papers safely</a> · <a href="/calculator">What will I get back?</a> · <a href="/checklist">Checklist to print</a></p></main>
<footer>Pennywell LLP, Castle Gate 20 · Mon–Thu 9–17, Fri 9–13 · 01632 960 808 · <a href="/fees">Terms of business</a> · <a href="/trainee">Train with us</a> · <a href="/contact">Directions and contact</a></footer>`,
  asks: [
    { q: 'I am retired. What will you take for doing my return?', answer: '£145' },
    { q: 'By when do you need my papers so that I pay no extra?', answer: '30 September' },
    { q: 'How long will it be until the tax office replies?', answer: 'five to eight weeks' },
    { q: 'I work for myself. For how many years do I store my invoices?', answer: 'Twenty-two months' },
    { q: 'Can we talk by video rather than in your office?', answer: 'meet by video' },
    { q: 'Which bank details should I use to pay your bill?', answer: null },
  ],
  ways: [
    { need: 'My mother wants to give me her house. What about the tax?', link: 'Inheritance and gifts' },
    { need: 'Have the wages of my three employees worked out', link: 'Payroll' },
    { need: 'I want to hand in my bank statements without using post', link: 'Send us papers safely' },
    { need: 'Roughly how big will my refund be?', link: 'What will I get back?' },
    { need: 'I am moving to Portugal for my job', link: 'Living and working abroad' },
    { need: 'Speak to an adviser for the first time', link: 'Arrange a first talk' },
  ],
};
