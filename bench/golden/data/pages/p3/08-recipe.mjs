export default {
  site: 'The Slow Spoon', path: '/recipes/plum-cake',
  html: `<title>Buttery plum cake – The Slow Spoon</title><style>body{font:16px/1.55 Palatino,serif;margin:0 auto;max-width:860px;padding:0 20px}nav a{margin-right:15px}.facts{display:flex;gap:26px;list-style:none;padding:10px;background:#f7eef2}.cols{display:flex;gap:40px}</style>
<nav><a href="/">Home</a><a href="/recipes/quick">Quick dinners</a><a href="/recipes/baking">Baking</a><a href="/recipes/vegan">Vegan</a><a href="/seasonal">In season</a><a href="/techniques">Techniques</a><a href="/converter">Unit converter</a><a href="/my-recipes">Saved recipes</a></nav>
<main><h1>Buttery plum cake</h1><p>A sheet of soft yeast-free dough with late plums and a crust of almonds. By Ingrid Sollberg.</p>
<ul class="facts"><li>Preparation: 25 minutes</li><li>Baking: 50 minutes</li><li>Makes 12 pieces</li><li>Level: easy</li><li>340 kcal a piece</li></ul>
<div class="cols"><section><h2>Ingredients</h2><ul><li>1 kg plums, ripe but firm</li><li>220 g butter, soft</li><li>180 g caster sugar</li><li>4 eggs</li><li>300 g plain flour</li><li>2 teaspoons baking powder</li><li>70 g flaked almonds</li><li>Grated peel of one lemon</li><li>A pinch of salt</li></ul></section>
<section><h2>Method</h2><ol><li>Heat the oven to 175 °C (fan 160 °C) and butter a tin of 24 by 34 cm.</li><li>Halve and stone the fruit.</li><li>Beat butter and sugar for five minutes until pale, then add the eggs one at a time.</li><li>Fold in flour, baking powder, salt and lemon peel. Do not stir longer than needed.</li><li>Spread in the tin, set the plums on top with the cut side up and scatter the almonds over them.</li><li>Bake on the middle shelf until a skewer comes out clean.</li><li>Leave in the tin for 15 minutes before cutting.</li></ol></section></div>
<h2>Tips</h2><p>Keeps for three days under a cloth. It may be frozen for up to two months without icing sugar.</p><p>No plums? Apricots or tart apples do equally well.</p><p>For a version without nuts, take 60 g of rolled oats instead of the almonds.</p>
<h2>Readers' notes</h2><p>Marta: I used 150 g sugar and it was sweet enough.</p><p>Tom: Mine needed ten minutes more in an old gas oven.</p>
<p><a href="/recipes/plum-cake/print">Print version</a> <a href="/recipes/plum-cake/rate">Leave a note</a></p></main>
<footer><a href="/recipes/custard">Vanilla custard to go with it</a> · <a href="/about">About Ingrid</a> · <a href="/submit">Send in your own recipe</a></footer>`,
  asks: [
    { q: 'How hot must the oven be?', answer: '175 °C' },
    { q: 'My son is allergic to nuts. What can I use instead?', answer: 'rolled oats' },
    { q: 'How many eggs do I need?', answer: '4 eggs' },
    { q: 'For how long does the cake have to be in the oven?', answer: '50 minutes' },
    { q: 'Which other fruit can I take?', answer: 'Apricots' },
    { q: 'Can I bake it without eggs?', answer: null },
  ],
  ways: [
    { need: 'Turn grams into cups', link: 'Unit converter' },
    { need: 'I want to make a sauce for the cake', link: 'Vanilla custard to go with it' },
    { need: 'Get this on paper for the kitchen', link: 'Print version' },
    { need: 'Something without any animal products', link: 'Vegan' },
    { need: 'Tell other readers how it turned out', link: 'Leave a note' },
    { need: 'Which fruit and vegetables are ripe this month?', link: 'In season' },
  ],
};
