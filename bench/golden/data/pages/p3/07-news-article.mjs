export default {
  site: 'Ostermouth Courier', path: '/news/bridge-closure',
  html: `<title>Swing bridge to close for eleven weeks | Ostermouth Courier</title><style>body{font:17px/1.6 Georgia;margin:0}header{border-bottom:4px double #000;padding:10px 30px}header a{margin-right:14px;font:14px Arial}article{max-width:640px;padding:0 30px}.by{color:#666;font-size:14px}aside{padding:10px 30px;background:#f3f3f3}</style>
<header><b>Ostermouth Courier</b><br><a href="/news">News</a><a href="/sport">Sport</a><a href="/opinion">Opinion</a><a href="/whats-on">What's on</a><a href="/property">Property</a><a href="/notices">Births, marriages, deaths</a><a href="/weather">Weather</a><a href="/subscribe">Subscribe</a></header>
<article><h1>Swing bridge to close for eleven weeks</h1><p class="by">By Petra Maddox, transport reporter · 3 February, updated 4 February</p>
<p>The town's swing bridge will shut to all traffic from Monday 2 March so that its 94-year-old turning gear can be replaced, the port authority confirmed on Tuesday.</p>
<p>The work is expected to finish on 17 May. A foot ferry will cross every 20 minutes between 5:30 and 23:00 and will carry bicycles; passengers pay nothing.</p>
<p>Drivers are asked to use the Calder tunnel, which adds about nine kilometres to the journey between the two banks. The toll there will be halved to £1.10 during the closure.</p>
<p>The repair costs £6.8 million, of which the county pays two thirds and the port the rest. The contractor is Hallam &amp; Voss, the firm that rebuilt the north lock in 2019.</p>
<p>"We looked at closing it only at night, but the gear weighs 38 tonnes and cannot be lifted in pieces," said harbour master Desmond Achebe.</p>
<p>Shopkeepers on Quay Street fear for their trade. Lucy Brandt, who runs the Copper Kettle, said that a third of her customers walk across from the station. The council has set aside a hardship fund of £150,000; applications close on 30 April.</p>
<p>Buses 6 and 11 will end at Station Road. The 24 will run through the tunnel. Ambulances will be stationed on both banks.</p>
<p>Residents can put questions at a meeting in the Corn Hall on 12 February at 19:00.</p>
<p><a href="/comments/bridge-closure">Read 48 comments</a></p></article>
<aside><h2>More from the town</h2><ul><li><a href="/news/pool">Swimming pool reopens after roof repair</a></li><li><a href="/news/market">Saturday market to move to Mill Green</a></li><li><a href="/news/school">New head for Ashgrove school</a></li></ul><a href="/tip">Send us a story</a> · <a href="/corrections">Corrections</a> · <a href="/advertise">Advertise</a></aside>`,
  asks: [
    { q: 'From which day can I no longer drive over the bridge?', answer: '2 March' },
    { q: 'I own a café near the water. Until when can I ask for money from the council?', answer: '30 April' },
    { q: 'How often does the foot ferry run?', answer: 'every 20 minutes' },
    { q: 'Who is carrying out the work?', answer: 'Hallam' },
    { q: 'When and where can locals ask about it?', answer: 'Corn Hall' },
    { q: 'How long is the bridge in metres?', answer: null },
  ],
  ways: [
    { need: 'What do other readers say about it?', link: 'Read 48 comments' },
    { need: 'Tell the editors about something I saw in my street', link: 'Send us a story' },
    { need: 'When can people go for a swim again?', link: 'Swimming pool reopens after roof repair' },
    { need: 'Place a small ad for my shop', link: 'Advertise' },
    { need: 'Look for a house to buy', link: 'Property' },
    { need: 'Any concerts in town this weekend?', link: "What's on" },
  ],
};
