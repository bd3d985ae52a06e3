export default {
  site: 'Nettlecombe Farm', path: '/',
  html: `<title>Nettlecombe Farm</title><style>body{font:16px/1.5 'Trebuchet MS',sans-serif;margin:0;color:#2b2b1f}nav{background:#6a7f2a;padding:12px}nav a{color:#fff;margin:0 10px}.hero{background:#e8e6c9;padding:24px}.cols{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;padding:20px}.cols>a{border:1px solid #bbb;padding:12px;color:inherit;text-decoration:none}section{padding:0 20px}</style>
<nav><a href="/">Home</a><a href="/shop">Farm shop</a><a href="/box">Vegetable box</a><a href="/pyo">Pick your own</a><a href="/animals">Our animals</a><a href="/stay">Stay with us</a><a href="/school">School visits</a><a href="/work">Work here</a></nav>
<div class=hero><h1>Nettlecombe Farm</h1><p>74 hectares, 46 milking cows, 300 hens and far too many geese. Organic since 1994, in the Pascoe family for five generations.</p></div>
<div class=cols><a href="/cheese"><h3>The dairy</h3><p>Soft and hard cheese from our own milk; watch through the window on Tuesdays and Fridays from 9.</p></a><a href="/cafe"><h3>Hayloft café</h3><p>Cakes and soup, Thursday to Sunday, 10 to 5. Dogs on leads in the yard only.</p></a><a href="/parties"><h3>Birthdays on straw</h3><p>Two hours of tractor, lambs and cake for up to twelve children.</p></a><a href="/adopt"><h3>Adopt a hen</h3><p>Eggs every fortnight and a photograph of your hen.</p></a><a href="/maze"><h3>Maize maze</h3><p>Open from 19 July until the first frost. Adults £6, children £4.50.</p></a><a href="/lambing"><h3>Lambing weekends</h3><p>Last two weekends in March, tickets on sale from 1 February.</p></a></div>
<section><h2>This week in the shop</h2><ul><li>Potatoes (Charlotte), £1.80 a kilo, £7.50 for five</li><li>Leeks, £2.60 a kilo</li><li>Raw milk from the machine, £1.60 a litre, bring a bottle</li><li>Eggs, £2.40 for six, £4.50 for a dozen</li><li>Beef, only to order, next slaughter on 23 October</li><li>Apple juice, £3.20 a bottle, 40p back for the glass</li></ul><p>The shop is open every day but Monday from 8.30 to 6, on Sundays only till 1. The milk machine and the egg cupboard can be used day and night; coins only.</p>
<h2>From the diary</h2><p><b>12 September.</b> Bramble had twins, both heifers. <b>5 September.</b> The combine broke down twice; Will mended it with fencing wire. <b>28 August.</b> The swallows are gathering, early this year.</p><p><a href="/diary">Older entries</a></p>
<h2>Please note</h2><p>Wash your hands after touching the animals. Do not feed the horses; Duchess bites. Because of fowl plague the hens must stay indoors until 30 November.</p></section>
<footer style="padding:20px;background:#eee">Nettlecombe Lane, TA4 4QQ · 01632 960 771 · <a href="/map">Directions</a> · <a href="/stockists">Where else to buy our cheese</a> · <a href="/contact">Write to us</a></footer>`,
  asks: [
    { q: 'What is the price of twelve eggs?', answer: '4\\.50 for a dozen' },
    { q: 'When can one see cheese being made?', answer: 'watch through the window' },
    { q: 'How much will my two kids pay for the maze?', answer: 'children £4\\.50' },
    { q: 'When does the shop shut on Sunday?', answer: 'only till 1' },
    { q: 'Until when are the chickens locked up?', answer: '30 November' },
    { q: 'What does the vegetable box cost each week?', answer: null },
  ],
  ways: [
    { need: 'Celebrate my son turning seven at the farm', link: 'Birthdays on straw' },
    { need: 'Can we spend a few nights on the farm?', link: 'Stay with us' },
    { need: 'I live in Bristol. Is there a shop there which sells your cheese?', link: 'Where else to buy our cheese' },
    { need: 'Harvest strawberries myself', link: 'Pick your own' },
    { need: 'I teach year 4 and would like to come with my class', link: 'School visits' },
    { need: 'Which road do I take from the motorway?', link: 'Directions' },
  ],
};
