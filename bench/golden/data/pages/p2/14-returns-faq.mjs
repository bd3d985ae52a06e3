export default {
  site: 'Loom & Thread', path: '/help/returns',
  html: `<title>Returns – Help – Loom & Thread</title><style>body{font:16px/1.5 Georgia;margin:0}header{padding:16px 34px;display:flex;gap:20px;border-bottom:1px solid #eee}header a{color:#333;text-decoration:none}.g{display:grid;grid-template-columns:210px 1fr;gap:36px;padding:20px 34px}.g nav a{display:block;padding:5px 0;color:#a0456b}h2{font-size:18px;margin-bottom:4px}p{margin-top:0}footer{background:#f7eef2;padding:16px 34px}footer a{margin-right:16px}</style>
<header><a href="/"><b>Loom &amp; Thread</b></a><a href="/new">New in</a><a href="/dresses">Dresses</a><a href="/knitwear">Knitwear</a><a href="/fabric">Fabric</a><a href="/sale">Sale</a><a href="/bag">Bag</a><a href="/me">My account</a></header>
<div class="g"><nav><b>Help</b><a href="/help/orders">Ordering</a><a href="/help/delivery">Delivery costs and times</a><a href="/help/returns">Returns</a><a href="/help/payment">Paying</a><a href="/help/sizes">Sizes</a><a href="/help/vouchers">Vouchers</a><a href="/help/account">Account and data</a></nav>
<main><h1>Returns</h1>
<h2>How long do I have?</h2><p>You can send everything back within 30 days of receiving it. For orders placed in December it is until 31 January.</p>
<h2>What does it cost?</h2><p>€2.95, which we take off the refund. In our shops you return without charge.</p>
<h2>What can I not return?</h2><p>Fabric cut to length, earrings and opened cosmetics.</p>
<h2>How do I do it?</h2><p>Make a label in your account, stick it on the box and drop it at any post office. You do not need a printer: the clerk can scan the code from your phone.</p>
<h2>When do I get my money?</h2><p>Five to seven days after the parcel reaches our warehouse in Venlo. With invoice purchases the sum owed is simply lowered.</p>
<h2>Can I exchange for another size?</h2><p>Exchanges are only possible in shops. Online, please order the other size anew.</p>
<h2>An item is faulty</h2><p>Tell us with a photo within two years. You then pay no postage and may choose between repair and refund.</p>
<h2>I received a gift</h2><p>With the number on the gift slip you get a voucher over the amount; the giver is not told.</p>
<h2>I have lost the delivery note</h2><p>No harm. Put a sheet with your name and order number in the box.</p>
<h2>Something else</h2><p>Call us Monday to Friday from 9 am to 6 pm on 0800 44 90 70, free from all networks.</p><p><a href="/me/returns/new">Make a return label</a></p><p><a href="/me/returns">Where is my refund?</a></p><p><a href="/help/faulty">Report a fault</a></p></main></div>
<footer><a href="/shops">Shops</a><a href="/care">Washing and care</a><a href="/about">Who makes our clothes</a><a href="/newsletter">Newsletter</a><a href="/terms">Terms</a></footer>`,
  asks: [
    { q: 'Will sending it back cost me anything?', answer: '2\\.95' },
    { q: 'I have no printer at home. Can I still return it?', answer: 'do not need a printer' },
    { q: 'The zip broke after ten months. Can I still complain?', answer: 'two years' },
    { q: 'I bought a Christmas present on 12 December. Until when can it be returned?', answer: '31 January' },
    { q: 'On what number can I ring you?', answer: '0800' },
    { q: 'How long does delivery to Austria take?', answer: null },
  ],
  ways: [
    { need: 'I sent my parcel two weeks ago and have had no money yet', link: 'Where is my refund?' },
    { need: 'At what temperature may I wash the jumper?', link: 'Washing and care' },
    { need: 'Can I pay in instalments?', link: 'Paying' },
    { need: 'Delete my personal details', link: 'Account and data' },
    { need: 'In which countries are your things sewn?', link: 'Who makes our clothes' },
    { need: 'How long until my order reaches me?', link: 'Delivery costs and times' },
  ],
};
