export default {
  site: 'Hearthlink', path: '/home/overview',
  html: `<title>Home – Hearthlink</title><style>body{margin:0;font:14px/1.5 "Segoe UI";background:#f3f1ee}nav{background:#433b35;padding:12px 20px}nav a{color:#f5e9da;margin-right:14px;text-decoration:none}main{padding:16px 20px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}.r{background:#fff;border-radius:14px;padding:12px 16px}.r h3{margin:0 0 6px}ul{padding-left:18px}</style>
<header><nav><a href="/h">Home</a><a href="/ro">Rooms</a><a href="/sc">Scenes</a><a href="/au">Automations</a><a href="/en">Energy use</a><a href="/ca">Cameras</a><a href="/ev">Event history</a><a href="/pe">Household members</a><a href="/ad">Add device</a><a href="/se">Settings</a></nav></header>
<main><h1>Ashgrove Cottage</h1><p>Everyone is away. Alarm armed at 8:14 by Nils.</p><p><button>Disarm</button> <button>Good night</button> <button>All lights off</button> <button>Call neighbour</button></p><div class=g>
<a class=r href="/r/liv" style="color:inherit;text-decoration:none"><h3>Living room</h3><p>21.5 °C, target 19 °C</p><p>Blinds 40 % closed</p></a>
<a class=r href="/r/kit" style="color:inherit;text-decoration:none"><h3>Kitchen</h3><p>22.1 °C, humidity 58 %</p><p>Dishwasher finishes at 11:20</p></a>
<a class=r href="/r/nur" style="color:inherit;text-decoration:none"><h3>Nursery</h3><p>20.4 °C, CO₂ 710 ppm</p><p>Night light off</p></a>
<a class=r href="/r/bath" style="color:inherit;text-decoration:none"><h3>Bathroom</h3><p>23.0 °C, window open since 7:50</p><p>Floor heating off</p></a>
<a class=r href="/r/gar" style="color:inherit;text-decoration:none"><h3>Garage</h3><p>Door closed</p><p>Car charging, 76 %, full at 13:45</p></a>
<a class=r href="/r/gdn" style="color:inherit;text-decoration:none"><h3>Garden</h3><p>Soil moisture 31 %</p><p>Sprinkler runs next at 21:00 for 15 minutes</p></a></div>
<h2>Needs attention</h2><ul><li>Smoke detector upstairs: battery 6 %, takes one CR123A.</li><li>Front door lock: firmware 4.2 ready, the lock cannot be used for about 3 minutes during the update.</li><li>Boiler: pressure 0.9 bar, should lie between 1.2 and 1.8.</li></ul>
<h2>Today</h2><ul><li>Solar yield so far 6.8 kWh, of which 4.1 kWh used at home.</li><li>Water used: 142 litres</li><li>Robot vacuum cleaned 46 m² and is back on its dock.</li><li>Parcel carrier rang at 9:37; parcel put into the shed.</li></ul><p><a href="/guest">Create guest code</a> · <a href="/boil">How to refill the boiler</a> · <a href="/sv">Book a technician</a></p></main><footer style="padding:10px 20px"><a href="/vo">Voice assistants</a> <a href="/fo">Community forum</a></footer>`,
  asks: [
    { q: 'When will the car be fully charged?', answer: '13:45' },
    { q: 'What kind of battery do I have to get for the smoke alarm?', answer: 'CR123A' },
    { q: 'Where did the delivery man leave my package?', answer: 'shed' },
    { q: 'How warm is it in the baby\'s room?', answer: '20\\.4' },
    { q: 'What pressure should the boiler have?', answer: '1\\.2 and 1\\.8' },
    { q: 'How loud can the siren be set?', answer: null },
  ],
  ways: [
    { need: 'My sister is coming and must be able to open the front door', link: 'Create guest code' },
    { need: 'Have the lights go on by themselves when it gets dark', link: 'Automations' },
    { need: 'How much electricity did we need in March?', link: 'Energy use' },
    { need: 'Fill up the heating water myself', link: 'How to refill the boiler' },
    { need: 'I bought a new lamp and want to connect it', link: 'Add device' },
    { need: 'Who opened the garage last night?', link: 'Event history' },
  ],
};
