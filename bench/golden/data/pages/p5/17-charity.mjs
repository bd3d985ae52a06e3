export default {
  site: 'Second Table', path: '/about',
  html: `<title>Second Table – who we are</title><style>body{font:16px/1.6 Arial;margin:0}header{background:#f7b733;padding:14px 24px}header a{color:#222;margin-right:14px}main{padding:20px 24px;max-width:900px}.facts{display:flex;gap:12px}.facts div{background:#f5f5f5;padding:12px;flex:1;text-align:center}.facts b{font-size:26px;display:block}.btn{background:#b3261e;color:#fff;padding:8px 14px;border:0}.p{display:grid;grid-template-columns:1fr 1fr;gap:12px}.p div{border-left:4px solid #f7b733;padding-left:10px}footer{background:#eee;padding:14px 24px}</style>
<header><b>Second Table</b> &nbsp; <a href="/about">Who we are</a><a href="/hungry">I need food</a><a href="/give-food">Give food</a><a href="/give">Give money</a><a href="/help">Give time</a><a href="/kitchens">Kitchens</a><a href="/news">News</a><a href="/companies">Companies</a></header>
<main><h1>Who we are</h1><p>Second Table fetches food that shops would throw away and cooks it in five kitchens for people who are short of money. It began in 2011 in the garage of Moira Tench, with one freezer and a borrowed van.</p>
<div class=facts><div><b>412 t</b>food saved last year</div><div><b>1,150</b>meals a day</div><div><b>268</b>volunteers</div><div><b>9</b>people on the payroll</div></div>
<h2>Where your money goes</h2><table><tr><td>Vans, diesel, cooling</td><td>41 %</td></tr><tr><td>Kitchens and rent</td><td>29 %</td></tr><tr><td>Wages</td><td>18 %</td></tr><tr><td>Raising funds</td><td>7 %</td></tr><tr><td>Office and accounts</td><td>5 %</td></tr></table><p>Ten pounds pay for eleven hot meals. Our accounts are audited by Fenner & Low; they are published each May.</p>
<h2>The people</h2><div class=p><div><h3>Moira Tench</h3><p>Founder, chair of the board without pay</p></div><div><h3>Samir Haddad</h3><p>Director; speaks for us in public</p></div><div><h3>Bronwen Ellis</h3><p>Kitchens and hygiene; trained chef</p></div><div><h3>Piet van Houten</h3><p>Vans and routes; ring him if a pick-up fails</p></div><div><h3>Grace Okoro</h3><p>Volunteers, from the first talk to the badge</p></div><div><h3>Len Foy</h3><p>Donations and receipts</p></div></div>
<h2>What we are asked</h2><p><b>Who may eat with you?</b> Anybody. Nobody has to show papers. A meal costs what you can give, from nothing to £3.</p><p><b>Is there anything that you do not take?</b> Opened packets, home cooking, raw fish and alcohol.</p><p><b>How much time must a volunteer have?</b> One shift of three hours every other week. Drivers must be over 21.</p><p><b>Do I get a receipt for the tax office?</b> From £25 without asking, in February.</p><p><b>Do you take clothes?</b> No, but the Coat Rack in Dean Street does.</p>
<p><button class=btn>Donate now</button> <a href="/will">Remember us in your will</a> · <a href="/party">Collect instead of birthday presents</a> · <a href="/report">Annual report (PDF)</a> · <a href="/recipes">Recipes from leftovers</a></p></main>
<footer>Registered charity 1049 331 · <a href="/contact">Contact</a> · <a href="/press">For the press</a> · <a href="/safe">Raise a concern</a></footer>`,
  asks: [
    { q: 'Who started the whole thing, and when?', answer: '2011' },
    { q: 'What share of the donations is spent on salaries?', answer: '18 %' },
    { q: 'I could come twice a month. How many hours would that be each time?', answer: 'three hours' },
    { q: 'Whom should I talk to if the van did not come?', answer: 'Vans and routes' },
    { q: 'Do I need to prove that I am poor to get a meal?', answer: 'show papers' },
    { q: 'At what time is lunch served?', answer: null },
  ],
  ways: [
    { need: 'Our supermarket has forty crates of yoghurt left over', link: 'Give food' },
    { need: 'I would like to leave part of my estate to you', link: 'Remember us in your will' },
    { need: 'Our staff want to cook with you for a day as a firm', link: 'Companies' },
    { need: 'I have nothing in the fridge and no money until Friday', link: 'I need food' },
    { need: 'I turn fifty and want guests to donate rather than bring gifts', link: 'Collect instead of birthday presents' },
    { need: 'I would like to drive a van for you on Saturdays', link: 'Give time' },
  ],
};
