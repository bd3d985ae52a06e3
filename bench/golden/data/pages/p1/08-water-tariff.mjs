export default {
  site: 'Northfell Water', path: '/tariffs',
  html: `<title>Charges from April | Northfell Water</title><style>body{font:15px/1.45 system-ui,Arial;margin:0}header{border-bottom:4px solid #0a84c6;padding:12px 28px}header a{margin-right:15px}main{padding:8px 28px;max-width:900px;font-size:14px}table{border-collapse:collapse;width:100%}td,th{padding:5px 8px;border-bottom:1px solid #cde;text-align:left}footer{background:#e6f3fa;padding:12px 28px}footer a{margin-right:14px}</style>
<header><b>Northfell Water</b> <a href="/">Home</a><a href="/account">Sign in</a><a href="/moving">Moving home</a><a href="/bills">Bills and payment</a><a href="/leaks">Leaks and bursts</a><a href="/quality">Water in my area</a><a href="/meters">Water meters</a><a href="/business">Business</a></header>
<main><h1>Household charges from 1 April</h1><p>These charges apply to homes with a meter. Homes without one pay by rateable value.</p>
<table><tr><th>Charge</th><th>Fresh water</th><th>Waste water</th></tr><tr><td>Per cubic metre</td><td>£1.74</td><td>£2.18</td></tr><tr><td>Standing charge a year</td><td>£38.50</td><td>£61.20</td></tr><tr><td>Surface water, terraced house</td><td>–</td><td>£22.00</td></tr><tr><td>Surface water, detached house</td><td>–</td><td>£47.00</td></tr><tr><td>Hosepipe and pool licence</td><td>£30.00</td><td>–</td></tr></table>
<h2>One-off fees</h2><table><tr><th>Service</th><th>Fee</th><th>How long it takes</th></tr><tr><td>Fitting a meter</td><td>free</td><td>within 90 days</td></tr><tr><td>Testing a meter you think is wrong</td><td>£70, refunded if it is faulty</td><td>15 working days</td></tr><tr><td>New supply connection</td><td>£845</td><td>10 weeks</td></tr><tr><td>Turning off at the street</td><td>£44</td><td>3 working days</td></tr><tr><td>Replacing a lead pipe up to the boundary</td><td>free</td><td>5 months</td></tr><tr><td>Pressure check</td><td>£0 once a year</td><td>one week</td></tr></table>
<h2>Who pays less</h2><p>If your household income is under £19,500, our Caring tariff halves your bill.</p><p>People with three or more children or with a medical need for much water can have the bill capped at £410.</p><p>If rain from your roof runs into a soakaway, you need not pay for surface water; claim up to six years back.</p>
<h2>Standards</h2><p>If we miss an appointment you get £40. If your supply is off for more than 12 hours without warning, you get £50 and a further £25 for every day.</p><p>We read meters every six months. You can send your own reading at any time.</p><p>The water in our area is soft: 3.4 degrees of hardness on average.</p></main>
<footer><a href="/reading">Submit a reading</a><a href="/hardship">Trouble paying?</a><a href="/priority">Priority services register</a><a href="/complain">Make a complaint</a><a href="/works">Roadworks map</a><a href="/schools">School visits</a></footer>`,
  asks: [
    { q: 'What do I pay per cubic metre of sewage?', answer: '£2[.]18' },
    { q: 'How long must I wait for a connection to my new house?', answer: '10 weeks' },
    { q: 'We live on £16,000 a year. Is there a cheaper rate for us?', answer: 'Caring tariff' },
    { q: 'The technician did not turn up. What compensation do I get?', answer: '£40[.]' },
    { q: 'Is the water hard here?', answer: 'hardness' },
    { q: 'What is the phone number for emergencies?', answer: null },
  ],
  ways: [
    { need: 'Water is shooting out of the pavement', link: 'Leaks and bursts' },
    { need: 'I lost my job and cannot afford the bill', link: 'Trouble paying?' },
    { need: 'Type in the numbers from my meter', link: 'Submit a reading' },
    { need: 'We leave this house on the 30th. What must I do?', link: 'Moving home' },
    { need: 'My husband is on dialysis and must be warned before the supply is cut', link: 'Priority services register' },
    { need: 'Could my class see the treatment works?', link: 'School visits' },
  ],
};
