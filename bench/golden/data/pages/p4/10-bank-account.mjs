export default {
  site: 'Corvane Bank', path: '/accounts/current',
  html: `<title>Everyday account – Corvane Bank</title><style>body{margin:0;font:15px/1.5 Arial;color:#1b2733;background:#f4f6f8}header{background:#00324d;color:#fff;padding:14px 28px}header a{color:#fff;margin-right:16px}main{max-width:960px;margin:18px auto;background:#fff;padding:20px}.sum{display:flex;gap:34px}.sum div{border-left:4px solid #f0a500;padding-left:10px}table{width:100%;border-collapse:collapse}td,th{padding:7px;border-bottom:1px solid #e3e8ec;text-align:left}td:last-child{text-align:right}</style>
<header><b>Corvane</b> <a href="/a">Accounts</a><a href="/t">Transfers</a><a href="/so">Standing orders</a><a href="/c">Cards</a><a href="/sv">Savings</a><a href="/l">Loans</a><a href="/inv">Investments</a><a href="/msg">Messages (1)</a><a href="/sec">Security</a><a href="/x">Log off</a></header>
<main><h1>Everyday account</h1><p>IBAN CV47 0302 5511 0098 12</p><div class=sum><div>Balance<br><b>€2,318.44</b></div><div>Available incl. overdraft<br><b>€3,818.44</b></div><div>Pending<br><b>−€64.90</b></div></div><p><button>Make a payment</button> <button>Download statement</button> <button>Search transactions</button></p>
<table><tr><th>Date</th><th>Payee</th><th>Type</th><th>Amount</th></tr><tr><td>10 June</td><td>Green Basket Supermarket</td><td>Card</td><td>−€43.17</td></tr><tr><td>9 June</td><td>Stadtwerke Elm, electricity</td><td>Direct debit</td><td>−€88.00</td></tr><tr><td>6 June</td><td>Ruben Castel, share of rent</td><td>Transfer in</td><td>+€410.00</td></tr><tr><td>5 June</td><td>Fitwell Gym</td><td>Direct debit</td><td>−€29.90</td></tr><tr><td>3 June</td><td>Cash machine, Market Square</td><td>Withdrawal</td><td>−€150.00</td></tr><tr><td>2 June</td><td>Housing Co-op Birkenhof</td><td>Standing order</td><td>−€945.00</td></tr><tr><td>30 May</td><td>Heliotex GmbH, salary</td><td>Transfer in</td><td>+€2,761.30</td></tr></table><p><a href="/a/older">Older transactions</a></p>
<h2>Conditions of this account</h2><ul><li>Monthly fee: €4.90, waived if at least €1,500 comes in.</li><li>Overdraft limit €1,500 at 9.75 % a year.</li><li>Daily limit for online transfers: €5,000.</li><li>Withdrawals at other banks' machines: 3 free a month, then €2.50 each.</li><li>Instant transfers are free and arrive within ten seconds.</li></ul><p><a href="/a/limits">Change limits</a> · <a href="/a/close">Close account</a> · <a href="/dispute">Dispute a transaction</a> · <a href="/a/joint">Add a joint holder</a></p></main><footer style="text-align:center">Card lost? Call 0800 116 100 day and night. <a href="/br">Branches</a></footer>`,
  asks: [
    { q: 'How much did I pay for power this month?', answer: '88\\.00' },
    { q: 'What interest do I pay when I am in the red?', answer: '9\\.75' },
    { q: 'My card is gone. What number do I call?', answer: '0800 116 100' },
    { q: 'What is the most I can send online in one day?', answer: '€5,000' },
    { q: 'When did my pay come in?', answer: '30 May|Heliotex' },
    { q: 'What is the exchange rate for dollars?', answer: null },
  ],
  ways: [
    { need: 'There is a card payment that I never made', link: 'Dispute a transaction' },
    { need: 'My wife should be able to use this account too', link: 'Add a joint holder' },
    { need: 'Raise the rent that is paid automatically every month', link: 'Standing orders' },
    { need: 'What did I spend at Christmas?', link: 'Older transactions' },
    { need: 'Where is the nearest counter where I can talk to someone?', link: 'Branches' },
    { need: 'Change the password for online banking', link: 'Security' },
  ],
};
