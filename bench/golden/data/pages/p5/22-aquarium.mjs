export default {
  site: 'Skerry Aquarium', path: '/animals/giant-octopus',
  html: `<title>Giant Pacific octopus – Skerry Aquarium</title><style>body{font:16px/1.55 Arial;margin:0;background:#04263a;color:#e6f3f8}a{color:#8fe0ff}header{padding:12px 24px}header a{margin-right:15px}main{display:grid;grid-template-columns:1fr 320px;gap:26px;padding:0 24px}.side{background:#0b3d59;padding:14px}.next{display:flex;gap:12px;padding:14px 24px}.next a{flex:1;background:#0b3d59;padding:10px}footer{padding:14px 24px;background:#021826}</style>
<header><b>Skerry Aquarium</b> &nbsp;<a href="/today">Today</a><a href="/animals">Animals A–Z</a><a href="/tickets">Tickets</a><a href="/feeding">Meet a keeper</a><a href="/sleep">Sleep with the sharks</a><a href="/learn">Learning</a><a href="/rescue">Seal rescue</a><a href="/eat">Eat and drink</a></header>
<main><div><h1>Giant Pacific octopus</h1><p>Our octopus is called Marguerite. She came from a Canadian hatchery in May 2023 and lives in tank 31, beyond the kelp forest. She sleeps most of the morning; the best time to see her is after 3 pm.</p>
<h2>In figures</h2><table><tr><td>Weight of Marguerite</td><td>19 kg</td></tr><tr><td>Weight of the heaviest ever found</td><td>71 kg</td></tr><tr><td>Span of the arms</td><td>up to 4.3 m</td></tr><tr><td>Suckers</td><td>about 2,240 in a female</td></tr><tr><td>Hearts</td><td>three</td></tr><tr><td>Life span</td><td>three to five years</td></tr><tr><td>Water</td><td>9 °C</td></tr><tr><td>Depth in the wild</td><td>down to 1,500 m</td></tr></table>
<h2>What she eats</h2><p>Crabs, mussels and herring, about 2 % of her weight a day. She is fed on Mondays, Wednesdays and Saturdays at 15:30; on Wednesdays the food is hidden in a screw-top jar. Her record for opening it is 54 seconds.</p>
<h2>Tricks of the trade</h2><p>The skin changes colour in a tenth of a second. An octopus can pass through any hole as large as its beak, which is why the lid weighs 40 kilos. In September she squirted the night guard, twice.</p>
<h2>Are they endangered?</h2><p>Not at present. Warm water kills the eggs, though: a female lays up to 100,000 and guards them for half a year without eating.</p>
<h2>Please at the tank</h2><p>No flash and no knocking. The bench is for people who cannot stand long. Sketching is welcome.</p></div>
<div class=side><h2>Her keeper</h2><p>Ronan Keogh has looked after cephalopods for 12 years. He talks at the tank on Saturdays at 11:45, for twenty minutes.</p><h2>Adopt her</h2><p>£30 a year; you get a certificate and a print of a sucker. For £150 you can meet her through the side door.</p><a href="/adopt/octopus">Adopt Marguerite</a><h2>Aquarium today</h2><p>Open 10:00–18:00, last entry 17:00</p><p>Seals fed at 11:00 and 14:30</p><p>Penguins walk at 13:15</p><p>Rock pool: closed for cleaning</p><p>Adults £16.50, children (3–15) £11, family of four £48</p></div></main>
<div class=next><a href="/animals/cuttlefish">Cuttlefish</a><a href="/animals/wolffish">Wolf-fish</a><a href="/animals/lumpsucker">Lumpsucker</a><a href="/animals/catshark">Catshark</a></div>
<footer><a href="/cam">Live camera</a> · <a href="/parties">Birthday parties</a> · <a href="/found">I have found a seal pup</a> · <a href="/annual">Annual pass</a> · <a href="/access">Access</a> · <a href="/jobs">Work with us</a></footer>`,
  asks: [
    { q: 'How heavy is Marguerite?', answer: '19 kg' },
    { q: 'When can we watch the octopus being fed?', answer: '15:30' },
    { q: 'How old does such an animal get?', answer: 'Life span' },
    { q: 'I would like to meet the octopus in person. What must I give?', answer: '£150' },
    { q: 'At what time do the penguins go for their walk?', answer: '13:15' },
    { q: 'Where is the car park?', answer: null },
  ],
  ways: [
    { need: 'There is a young seal lying alone on the beach', link: 'I have found a seal pup' },
    { need: 'My children would love to spend the night among the fish', link: 'Sleep with the sharks' },
    { need: 'Watch the tank from my computer at home', link: 'Live camera' },
    { need: 'We want to come as often as we like all year', link: 'Annual pass' },
    { need: 'Read about small sharks', link: 'Catshark' },
    { need: 'Is there somewhere to have lunch?', link: 'Eat and drink' },
  ],
};
