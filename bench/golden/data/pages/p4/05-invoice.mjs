export default {
  site: 'Ledgerly', path: '/invoices/2025-0318',
  html: `<title>Invoice 2025-0318 | Ledgerly</title><style>body{margin:0;font:15px/1.5 "Helvetica Neue",sans-serif;color:#222}header{background:#0b6b57;padding:12px 24px}header a{color:#fff;margin-right:18px;text-decoration:none}main{max-width:820px;margin:20px auto}.two{display:flex;justify-content:space-between}table{width:100%;border-collapse:collapse;margin:14px 0}td,th{padding:6px;border-bottom:1px solid #ddd;text-align:right}td:first-child,th:first-child{text-align:left}</style>
<header><a href="/">Overview</a><a href="/i">Invoices</a><a href="/q">Quotes</a><a href="/c">Customers</a><a href="/s">Suppliers</a><a href="/b">Bank feed</a><a href="/v">VAT returns</a><a href="/r">Reports</a><a href="/u">Users</a></header>
<main><p><a href="/i">Back to all invoices</a></p><h1>Invoice 2025-0318</h1><p><button>Send reminder</button> <button>Record payment</button> <button>Create credit note</button> <button>Download PDF</button> <button>Duplicate</button></p>
<div class=two><div><h3>Billed to</h3><p>Café Morgenrood B.V.<br>Attn. Willem Taal<br>Kade 17, 9711 Groningen</p></div><div><p>Issued: 12 May 2025</p><p>Due: 11 June 2025</p><p>Your reference: PO-7781</p><p>Status: Overdue by 6 days</p><p>Currency: EUR</p></div></div>
<table><tr><th>Item</th><th>Qty</th><th>Unit price</th><th>VAT</th><th>Amount</th></tr><tr><td>Espresso machine service</td><td>2</td><td>145.00</td><td>21 %</td><td>290.00</td></tr><tr><td>Grinder burrs, pair</td><td>3</td><td>62.50</td><td>21 %</td><td>187.50</td></tr><tr><td>Roasted beans, 1 kg</td><td>24</td><td>19.80</td><td>9 %</td><td>475.20</td></tr><tr><td>Call-out charge</td><td>1</td><td>55.00</td><td>21 %</td><td>55.00</td></tr></table>
<p>Subtotal 1,007.70</p><p>VAT total 154.59</p><p>Paid so far 400.00 (bank transfer, 2 June)</p><p><b>Balance outstanding 762.29</b></p>
<p>Payment terms: 2 % discount when paid within 10 days. After the due date we charge interest of 1 % per month.</p><p>Please transfer to NL02 ABNA 0123 4567 89.</p>
<h3>Log</h3><ul><li>12 May – emailed to administratie@morgenrood.example</li><li>15 May – opened by customer</li><li>13 June – first reminder sent</li></ul><p><a href="/i/318/attach">Delivery notes (2)</a> · <a href="/c/morgenrood">Customer statement</a></p></main><footer style="text-align:center"><a href="/h">Guides</a> · <a href="/chat">Chat with an accountant</a></footer>`,
  asks: [
    { q: 'How much does the café still owe us?', answer: '762\\.29' },
    { q: 'What would they have saved by paying early?', answer: '2 % discount' },
    { q: 'How much is one kilo of coffee on this bill?', answer: '19\\.80' },
    { q: 'By what date should this have been paid?', answer: '11 June' },
    { q: 'What order number did the customer give?', answer: 'PO-7781' },
    { q: 'What is the VAT number of the customer?', answer: null },
  ],
  ways: [
    { need: 'The remaining amount has arrived in cash today, enter it', link: 'Record payment' },
    { need: 'Nudge the customer once more about the money', link: 'Send reminder' },
    { need: 'We charged one set of burrs too many, give it back to them on paper', link: 'Create credit note' },
    { need: 'Which other bills of this café are open?', link: 'Customer statement' },
    { need: 'Give my bookkeeper her own login', link: 'Users' },
    { need: 'What do I have to hand in to the tax office this quarter?', link: 'VAT returns' },
  ],
};
