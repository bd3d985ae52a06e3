export default {
  site: 'Copperfield Schools Kitchen', path: '/recipes/lentil-bake',
  html: `<title>Red lentil bake – Copperfield Schools Kitchen</title><style>body{font:16px/1.5 Georgia;margin:0;background:#fffaf2}header{padding:14px 30px;border-bottom:1px solid #d9b77e}header a{margin-right:14px;color:#8a4b08}main{padding:8px 30px;font-size:15px;display:grid;grid-template-columns:290px 1fr;gap:26px}h1{grid-column:1/-1;margin:4px 0}ol li{margin-bottom:6px}footer{padding:12px 30px;background:#f3e3c7}footer a{margin-right:14px}</style>
<header><b>Schools Kitchen</b> <a href="/">Welcome</a><a href="/menu">This week's menu</a><a href="/prices">Prices and free meals</a><a href="/allergy">Allergies and diets</a><a href="/recipes">Recipes to try at home</a><a href="/suppliers">Our farmers</a><a href="/order">Order and cancel meals</a></header>
<main><h1>Red lentil bake, as served on Thursdays</h1>
<div><h2>You need</h2><p>For six children or four adults</p><ul><li>250 g red lentils</li><li>600 ml vegetable stock</li><li>2 carrots, grated</li><li>1 large onion</li><li>120 g mature cheddar</li><li>80 g oats</li><li>1 egg</li><li>1 teaspoon ground cumin</li><li>30 g butter for the dish</li></ul><p>Preparation: 25 minutes</p><p>In the oven: 40 minutes</p><p>Cost: about 70 pence a portion</p></div>
<div><h2>Method</h2><ol><li>Boil the lentils in the stock for 12 minutes until the liquid has gone.</li><li>Meanwhile, fry the onion gently, add the cumin and the carrots and cook for 5 minutes more.</li><li>Take both off the heat and stir in the cheese, the oats and the beaten egg.</li><li>Press into a buttered dish of 20 by 30 cm.</li><li>Bake at 190 degrees (fan 170) until golden.</li><li>Let it stand for ten minutes, or it will fall apart when you cut it.</li></ol>
<h2>Tips from the cook, Marsha Dunne</h2><p>Without egg, use two tablespoons of ground flax seed in water. For children who cannot have gluten, buy oats that are marked so.</p><p>Leftovers keep in the fridge for three days and in the freezer for two months.</p><p>In our kitchens we serve it with roast beetroot and a yoghurt sauce.</p>
<h2>Per portion</h2><ul><li>Energy: 312 kcal</li><li>Protein: 18 g</li><li>Fibre: 7.5 g</li><li>Salt: 0.9 g</li><li>Sugar: 5 g</li></ul><p>Contains milk, egg, oats and celery.</p>
<p><a href="/print">Print version</a> <a href="/rate">Leave a comment</a> <a href="/next">Next recipe: salmon fishcakes</a></p></div></main>
<footer><a href="/work">Jobs in our kitchens</a><a href="/taste">Parents' tasting days</a><a href="/hygiene">Hygiene ratings</a><a href="/contact">Get in touch</a></footer>`,
  asks: [
    { q: 'How hot should the oven be?', answer: '190 degrees' },
    { q: 'How much cheese goes in?', answer: '120 g' },
    { q: 'My daughter is allergic to eggs. What can I take instead?', answer: 'flax' },
    { q: 'How long can I store it in the fridge?', answer: 'three days' },
    { q: 'How much protein does a portion have?', answer: '18 g' },
    { q: 'Can I make it in an air fryer?', answer: null },
  ],
  ways: [
    { need: 'My son will be ill tomorrow, so he needs no lunch', link: 'Order and cancel meals' },
    { need: 'What do the children eat on Monday?', link: "This week's menu" },
    { need: 'Do low-income families have to pay for lunch?', link: 'Prices and free meals' },
    { need: 'Where does your meat come from?', link: 'Our farmers' },
    { need: 'I would like to try the food myself once', link: "Parents' tasting days" },
    { need: 'My child has coeliac disease. What can you serve?', link: 'Allergies and diets' },
  ],
};
