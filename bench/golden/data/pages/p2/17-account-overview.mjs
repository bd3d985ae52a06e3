export default {
  site: 'Grünstrom Bank', path: '/online/overview',
  html: `<title>Overview – Online banking</title><style>body{font:14px/1.5 'Segoe UI',Arial;margin:0;background:#f0f3f0}header{background:#155c3a;padding:12px 24px;color:#fff}header a{color:#fff;margin-right:16px}main{display:grid;grid-template-columns:2fr 1fr;gap:18px;padding:18px 24px}.b{background:#fff;padding:14px 18px;border-radius:6px;margin-bottom:14px}table{width:100%;border-collapse:collapse}td,th{padding:5px 4px;border-bottom:1px solid #e3e3e3;text-align:left}td:last-child,th:last-child{text-align:right}.b a{display:block;padding:3px 0}footer{padding:12px 24px}footer a{margin-right:14px}</style>
<header><a href="/online">Overview</a><a href="/online/transfer">New transfer</a><a href="/online/standing">Standing orders</a><a href="/online/cards">Cards</a><a href="/online/statements">Statements</a><a href="/online/messages">Inbox (1)</a><a href="/online/profile">Profile</a><a href="/logout">Log out</a></header>
<main><div><div class="b"><h1>Good morning, Mr Okafor</h1><p>Last login yesterday at 21:14</p></div>
<div class="b"><h2>Accounts</h2><table><tr><th>Account</th><th>Number</th><th>Balance</th></tr><tr><td>Current account</td><td>··· 7702</td><td>€1,846.12</td></tr><tr><td>Household, joint with A. Okafor</td><td>··· 7719</td><td>€412.80</td></tr><tr><td>Savings, 1.75 % interest</td><td>··· 3350</td><td>€9,300.00</td></tr><tr><td>Car loan, ends March 2027</td><td>··· 9081</td><td>−€6,120.44</td></tr></table></div>
<div class="b"><h2>Latest entries on ··· 7702</h2><table><tr><th>Date</th><th>To or from</th><th>Amount</th></tr><tr><td>3 June</td><td>Bakery Ehlers, card</td><td>−€7.35</td></tr><tr><td>1 June</td><td>Rent, Wohnbau eG</td><td>−€784.00</td></tr><tr><td>1 June</td><td>Car loan instalment</td><td>−€198.50</td></tr><tr><td>31 May</td><td>Salary, Hansa Logistik</td><td>+€2,655.90</td></tr><tr><td>29 May</td><td>Stadtwerke, electricity</td><td>−€86.00</td></tr><tr><td>28 May</td><td>Cash, Bahnhofplatz</td><td>−€100.00</td></tr></table><a href="/online/entries">All entries</a></div></div>
<div><div class="b"><h3>Coming up</h3><p>10 June: Phone, Telkom, €34.99</p><p>15 June: Gym, FitInn, €29.90</p><p>15 June: Donation, Sea Rescue, €20.00</p></div><div class="b"><h3>Limits</h3><p>Transfers: €5,000 a day</p><p>Cash machine: €1,000 a day</p><p>Card in shops: €2,000 a week</p><p>Overdraft agreed: €1,500</p><a href="/online/limits">Change limits</a></div>
<div class="b"><h3>Your adviser</h3><p>Svenja Lüders, Tuesday to Friday, 0421 330 26 17</p><a href="/online/appointment">Make an appointment</a></div><div class="b"><h3>Quick help</h3><a href="/online/block">Card lost or stolen</a><a href="/online/recall">Get a transfer back</a><a href="/online/address">I have moved</a></div></div></main>
<footer><a href="/security">Safe banking</a><a href="/prices">Price list</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'How much is in my savings?', answer: '9,300' },
    { q: 'When shall I have paid off the car?', answer: 'March 2027' },
    { q: 'How much can I get from a cash machine in one day?', answer: '€1,000 a day|Cash machine' },
    { q: 'What did I pay for electricity last month?', answer: '€86\\.00' },
    { q: 'Who is my contact at the bank?', answer: 'Lüders' },
    { q: 'How much interest did I earn last year?', answer: null },
  ],
  ways: [
    { need: 'I sent money to the wrong person, can I undo it?', link: 'Get a transfer back' },
    { need: 'Tell the bank my new address', link: 'I have moved' },
    { need: 'Stop the monthly payment that I set up for my sister', link: 'Standing orders' },
    { need: 'Did the dentist already take his money in April?', link: 'All entries' },
    { need: 'Pay a bill', link: 'New transfer' },
    { need: 'I want to talk to someone about a mortgage face to face', link: 'Make an appointment' },
  ],
};
