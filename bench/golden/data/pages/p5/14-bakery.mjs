export default {
  site: 'Kruste Bakery', path: '/bread',
  html: `<title>Our bread – Kruste</title><style>body{font:15px/1.5 Arial;margin:0;background:#fdf6ec}header{text-align:center;padding:16px}header a{margin:0 9px}main{padding:0 30px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.grid div{background:#fff;border:1px solid #e3cfb0;padding:12px}h3{margin:0}footer{padding:18px 30px;background:#5b3a1e;color:#fff}footer a{color:#fc9}</style>
<header><h1>Kruste</h1><a href="/bread">Bread</a><a href="/cakes">Cakes and tarts</a><a href="/wedding">Wedding cakes</a><a href="/shops">Our four shops</a><a href="/breakfast">Breakfast</a><a href="/classes">Baking classes</a><a href="/subscribe">Bread subscription</a><a href="/wholesale">For restaurants</a></header>
<main><p>Flour, water, salt and time. Our sourdough was begun in 2009 by Jonna Krus and is fed twice a day.</p>
<div class=grid><div><h3>Field loaf</h3><p>Wheat 70, rye 30, sourdough. 1 kg €6.40, 500 g €3.50.<br>Every day. Keeps for five days.</p></div>
<div><h3>Black rye</h3><p>Pure rye, baked for 16 hours. 1.2 kg €7.90.<br>Tuesday and Friday. Keeps for ten days.</p></div>
<div><h3>Walnut crown</h3><p>Wheat and spelt with walnuts. 600 g €5.80.<br>Thursday to Saturday. Contains nuts.</p></div>
<div><h3>Spelt tin loaf</h3><p>Wholemeal spelt, yeast, a little honey. 750 g €5.20.<br>Every day but Sunday.</p></div>
<div><h3>Baguette</h3><p>Wheat, 24 hours in the cold. 280 g €2.30.<br>Every day from 7:30 and again from 16:00.</p></div>
<div><h3>Buckwheat brick</h3><p>Buckwheat, rice, psyllium. 500 g €7.20.<br>Wednesday, only to order. Baked in a room of its own, gluten-free.</p></div>
<div><h3>Cardamom knot</h3><p>Milk, butter, cardamom. €2.60 each, six for €14.<br>Saturday and Sunday.</p></div>
<div><h3>Potato roll</h3><p>Wheat, potato, no milk or egg. €0.95 each.<br>Every day.</p></div>
<div><h3>Christmas stollen</h3><p>From 20 November. 1 kg €22, half €11.50.<br>Sent by post for €6.</p></div></div>
<h2>People ask</h2><p><b>Which breads are vegan?</b> All but the spelt tin loaf and the knots.</p><p><b>Do you slice?</b> Gladly, except for the first hour after it comes out of the oven.</p><p><b>What happens to yesterday's bread?</b> It is sold at half price until 10; after that the food bank fetches it.</p><p><b>Can I have some of your sourdough?</b> Bring a jar; 100 g are free.</p><p><b>How do I order ahead?</b> By 15:00 the day before, at any shop or on 0555 66 20 10. Above €80 we ask for a deposit of a third.</p>
<p>Allergens: <a href="/allergens">Full list of ingredients</a>. Where our grain grows: <a href="/grain">Farmers and mills</a>.</p></main>
<footer>Shops open 6:30–18:30, Saturday 7:00–14:00, Sunday (Mill Street only) 8:00–11:30 · <a href="/jobs">Apprentices wanted</a> · <a href="/card">Loyalty card</a> · <a href="/contact">Contact</a> · <a href="/party">Platters and parties</a></footer>`,
  asks: [
    { q: 'What does the large field loaf cost?', answer: '6\\.40' },
    { q: 'Who founded the sourdough?', answer: 'Jonna' },
    { q: 'Can I buy old bread for less?', answer: 'half price' },
    { q: 'I cannot eat gluten. Is there a bread for me and when?', answer: 'gluten-free' },
    { q: 'How early do I have to order if I want something for tomorrow?', answer: '15:00 the day before' },
    { q: 'What is the name of the master baker of the Mill Street shop?', answer: null },
  ],
  ways: [
    { need: 'We marry in June and want a cake in three tiers', link: 'Wedding cakes' },
    { need: 'Learn to bake sourdough bread with you', link: 'Baking classes' },
    { need: 'I run a bistro and need 40 baguettes a day', link: 'For restaurants' },
    { need: 'Have a loaf brought to my door every week', link: 'Bread subscription' },
    { need: 'My son has finished school and would like to become a baker', link: 'Apprentices wanted' },
    { need: 'Which of your bakeries is nearest to the station?', link: 'Our four shops' },
  ],
};
