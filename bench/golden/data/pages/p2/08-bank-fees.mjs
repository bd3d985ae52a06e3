export default {
  site: 'Volta Bank', path: '/current-account/fees',
  html: `<title>Fees for current accounts – Volta Bank</title><style>body{font:15px/1.5 'Segoe UI',Arial;margin:0;color:#1d2433}header{background:#1d2433;padding:16px 36px}header a{color:#fff;margin-right:18px;text-decoration:none}main{padding:14px 36px}table{border-collapse:collapse;width:100%;margin-bottom:14px}th,td{padding:7px 10px;border:1px solid #d5d9e2;text-align:left}th{background:#eef1f7}.note{font-size:14px;color:#555}footer{padding:16px 36px;background:#eef1f7}footer a{margin-right:16px}</style>
<header><a href="/">Volta Bank</a><a href="/accounts">Accounts</a><a href="/cards">Cards</a><a href="/savings">Savings</a><a href="/mortgages">Mortgages</a><a href="/invest">Investing</a><a href="/branches">Branches</a><a href="/help">Help</a><a href="/login">Online banking</a></header>
<main><h1>Fees for current accounts</h1><p>Valid from 1 January. All prices in euros.</p>
<table><tr><th></th><th>Basic</th><th>Comfort</th><th>Premium</th></tr><tr><td>Monthly fee</td><td>2.90</td><td>6.90</td><td>12.90</td></tr><tr><td>Monthly fee from an income of</td><td>–</td><td>0.00 from 1,200</td><td>6.45 from 2,800</td></tr><tr><td>Debit card each year</td><td>12.00</td><td>included</td><td>included</td></tr><tr><td>Credit card each year</td><td>36.00</td><td>24.00</td><td>included</td></tr><tr><td>Transfer on paper</td><td>2.50</td><td>1.50</td><td>free</td></tr><tr><td>Standing order, set up at the counter</td><td>1.80</td><td>1.20</td><td>free</td></tr><tr><td>Cash from other banks' machines</td><td>4.95</td><td>3.95</td><td>free five times a month</td></tr><tr><td>Overdraft interest a year</td><td>11.9 %</td><td>10.4 %</td><td>8.9 %</td></tr></table>
<h2>Single services</h2><table><tr><td>Replacement card after loss</td><td>15.00</td></tr><tr><td>New PIN by post</td><td>5.00</td></tr><tr><td>Copy of an old statement</td><td>8.00 for each month</td></tr><tr><td>Returned direct debit</td><td>1.85</td></tr><tr><td>Transfer outside Europe</td><td>0.15 %, at least 12.50</td></tr><tr><td>Coins paid in</td><td>7.50 per bag</td></tr></table>
<p class="note">Students and apprentices up to 27 pay no monthly fee for Comfort. Please send us a certificate each autumn.</p><p class="note">You may close an account at any time without notice; we need one month's notice for a joint account.</p>
<p><a href="/compare">Which account suits me?</a> · <a href="/open">Open an account</a> · <a href="/fees.pdf">Full price list (PDF)</a> · <a href="/switch">Switch from another bank</a></p></main>
<footer><a href="/block">Block a card</a><a href="/complaints">Complaints</a><a href="/rates">Exchange rates</a><a href="/security">Security</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'What does it cost if I lose my card and need another?', answer: '15\\.00' },
    { q: 'My son is a 20-year-old student. What does he pay for Comfort each month?', answer: 'Students and apprentices' },
    { q: 'How much interest do I pay when my account is in the red?', answer: '11\\.9 ?%|10\\.4 ?%|Overdraft' },
    { q: 'I want to pay in a bag of coins. What is the charge?', answer: '7\\.50' },
    { q: 'How much is a transfer to the United States?', answer: '0\\.15 ?%' },
    { q: 'How much can I withdraw in a day?', answer: null },
  ],
  ways: [
    { need: 'My wallet was stolen, nobody may use my card any more', link: 'Block a card' },
    { need: 'How many dollars do I get for 100 euros?', link: 'Exchange rates' },
    { need: 'Move everything over from my present bank', link: 'Switch from another bank' },
    { need: 'Where is there a branch in my town?', link: 'Branches' },
    { need: 'I am unhappy with the advice I got', link: 'Complaints' },
    { need: 'Borrow money to buy a flat', link: 'Mortgages' },
  ],
};
