export default {
  site: 'Fauna Online', path: '/species/eurasian-dipper-shrew',
  html: `<title>River dipper shrew – Fauna Online</title><style>body{font:16px/1.55 Cambria,serif;margin:0}header{background:#e8efe2;padding:12px 24px}header a{margin-right:14px}main{padding:8px 24px;max-width:920px}dl{display:grid;grid-template-columns:180px 1fr;gap:4px 12px;background:#f7f7f2;padding:10px}dd{margin:0}</style>
<header><a href="/">Fauna Online</a><a href="/mammals">Mammals</a><a href="/birds">Birds</a><a href="/reptiles">Reptiles and amphibians</a><a href="/insects">Insects</a><a href="/identify">Identify a find</a><a href="/sounds">Sound library</a><a href="/red-list">Red list</a></header>
<main><h1>River dipper shrew</h1><p><i>Neomys rivalis</i>, also called the silver mouse by millers, is a small mammal that hunts under water in cold brooks.</p>
<dl><dt>Length of body</dt><dd>7 to 9.5 cm</dd><dt>Tail</dt><dd>5 to 7 cm, with a keel of stiff hair</dd><dt>Weight</dt><dd>12 to 18 grams</dd><dt>Life span</dt><dd>14 to 19 months</dd><dt>Young</dt><dd>two litters a year of 4 to 7</dd><dt>Gestation</dt><dd>24 days</dd><dt>Status</dt><dd>near threatened</dd></dl>
<h2>Appearance</h2><p>The fur is black above and silvery below. Air held in it makes the animal look like a drop of quicksilver when it dives. The tips of its teeth are red from iron.</p>
<h2>Food</h2><p>It eats freshwater shrimps, caddis larvae and now and then a small frog. Each day it needs about half of its own weight. Its spit holds a weak poison that numbs the prey; for people the bite is painful but harmless.</p>
<h2>Habitat</h2><p>Clear streams up to 2,200 metres, from the Pyrenees to the Carpathians. It is absent from Ireland. The burrow has its entrance below the water line.</p>
<h2>Behaviour</h2><p>It is awake by day and night in turns of about two hours and does not hibernate. A dive lasts up to 24 seconds. Outside the mating season, April to August, it lives alone.</p>
<h2>Enemies and threats</h2><p>Owls, pike and cats take it. What harms it most is the straightening of brooks and pesticides that kill its prey.</p>
<h2>Protection</h2><p>The species may not be caught or killed in any country of the Union. Who finds a dead animal can hand it in at a natural history museum.</p>
<p><a href="/species/water-vole">Water vole</a> <a href="/species/pygmy-shrew">Pygmy shrew</a> <a href="/species/dipper">Dipper (bird)</a></p><p><a href="/sightings/new">Report a sighting</a> <a href="/map/neomys-rivalis">Distribution map</a></p></main>
<footer style="padding:14px 24px"><a href="/sources">Sources</a> · <a href="/kids">Fauna for children</a> · <a href="/authors">Authors</a></footer>`,
  asks: [
    { q: 'How heavy is it?', answer: '12 to 18 grams' },
    { q: 'One of them bit me in the finger. Is that dangerous?', answer: 'harmless' },
    { q: 'Does it sleep through the winter?', answer: 'hibernate' },
    { q: 'How old does it get?', answer: '19 months' },
    { q: 'Which animals hunt it?', answer: 'pike and cats' },
    { q: 'How many of them are left in Europe?', answer: null },
  ],
  ways: [
    { need: 'I saw one at the mill pond and want to let you know', link: 'Report a sighting' },
    { need: 'I photographed some creature. What is it?', link: 'Identify a find' },
    { need: 'Hear how a nightingale sings', link: 'Sound library' },
    { need: 'Does it occur in my region?', link: 'Distribution map' },
    { need: 'My daughter is seven and wants to read about animals', link: 'Fauna for children' },
    { need: 'Which species are endangered?', link: 'Red list' },
  ],
};
