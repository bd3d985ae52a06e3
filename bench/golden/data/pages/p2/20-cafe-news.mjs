export default {
  site: 'Café Morgenrot', path: '/',
  html: `<title>Café Morgenrot</title><style>body{font:17px/1.5 Cambria,Georgia,serif;margin:0;background:#fff6ec}nav{padding:14px 50px}nav a{margin-right:18px;color:#b3541e}main{max-width:760px;padding:0 50px}h2{border-bottom:1px solid #b3541e}footer{padding:16px 50px;font-size:14px}footer a{margin-right:14px}</style>
<nav><a href="/">Morgenrot</a><a href="/card">Drinks and cakes</a><a href="/breakfast">Breakfast</a><a href="/cakes-to-order">Cakes to order</a><a href="/room">The back room</a><a href="/shop">Coffee by post</a><a href="/us">Who we are</a></nav>
<main><h1>Café Morgenrot</h1><p>A corner café in the old pharmacy on Gerberplatz, run as a co-operative by nine people since 2008.</p><p>Open Wednesday to Monday from 8.30 to 18.00; Tuesday is our day of rest. Breakfast is served until 14.00.</p>
<h2>What is new</h2><p><b>12 September.</b> The terrace is back: 30 seats under the lime tree, until the first frost.</p><p><b>4 September.</b> Our roaster Paulo has a new espresso from Huila in Colombia. 250 g cost €8.90, ground or whole.</p><p><b>27 August.</b> We no longer hand out paper cups. Bring your own, or take a deposit cup for €2.</p><p><b>15 August.</b> Laptops are welcome on weekdays until noon, at the long table only.</p>
<h2>Evenings</h2><ul><li>Friday 20 September, 19.30: Reading with Tilda Brandt, entrance €6</li><li>Thursday 26 September, 19.00: Chess evening, boards are there, free</li><li>Sunday 29 September, 15.00: Repair café, bring small appliances</li><li>Friday 4 October, 20.00: Accordion duo Zweifach, hat is passed round</li></ul><p><a href="/evenings">All evenings</a></p>
<h2>Practical</h2><p>We do not take reservations for fewer than six people.</p><p>Oat milk costs nothing extra. Most cakes contain nuts; there is always one without flour.</p><p>Well-behaved dogs may come in. There is a changing table in the toilet on the left.</p><p>Pay in cash or by card from €5.</p><p>We seek a baker for three mornings a week. <a href="/jobs">Read the advert</a></p></main>
<footer><a href="/way">Map and tram stops</a><a href="/members">Join the co-operative</a><a href="/letter">Monthly letter</a><a href="/contact">Contact</a><a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'On which day are you shut?', answer: 'day of rest' },
    { q: 'May I work there with my computer?', answer: 'Laptops' },
    { q: 'What does it cost to hear Tilda Brandt?', answer: '€6(?!\\d)' },
    { q: 'There are four of us. Can we book a table?', answer: 'fewer than six' },
    { q: 'How much is a bag of the new espresso?', answer: '8\\.90' },
    { q: 'How much is a cappuccino?', answer: null },
  ],
  ways: [
    { need: 'I need a three-tier tart for my wedding', link: 'Cakes to order' },
    { need: 'Rent somewhere for a club meeting of 15 people', link: 'The back room' },
    { need: 'Have beans sent to my home', link: 'Coffee by post' },
    { need: 'I can bake and am looking for work', link: 'Read the advert' },
    { need: 'Which tram takes me there?', link: 'Map and tram stops' },
    { need: 'How can I become a co-owner?', link: 'Join the co-operative' },
  ],
};
