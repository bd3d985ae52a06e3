export default {
  site: 'NordParcel', path: '/track/NP7741208835',
  html: `<title>Shipment NP7741208835</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#003b71;padding:14px 30px}header a{color:#fff;margin-right:18px}main{max-width:820px;padding:10px 30px}.s{background:#e5f3e8;border-left:6px solid #2b9348;padding:10px 16px}table{border-collapse:collapse;width:100%}td,th{padding:6px;border-bottom:1px solid #ddd;text-align:left}dl{display:grid;grid-template-columns:190px 1fr}dt{color:#666}dd{margin:0}.act a,.act button{margin-right:12px}footer{background:#eee;padding:16px 30px}footer a{margin-right:16px}</style>
<header><a href="/">NordParcel</a><a href="/track">Tracking</a><a href="/send">Send a parcel</a><a href="/points">Pick-up points</a><a href="/lockers">Lockers</a><a href="/help">Help</a><a href="/account">Your account</a></header>
<main><h1>Shipment NP7741208835</h1><div class="s"><b>Ready for you to collect</b><p>At Kiosk Amina, Hafenstrasse 18. Please collect by Saturday 22 June.</p></div>
<h2>History</h2><table><tr><th>When</th><th>Where</th><th>What</th></tr><tr><td>Fri 14 June, 18:52</td><td>Kiel</td><td>Ready at the pick-up point</td></tr><tr><td>Fri 14 June, 13:20</td><td>Kiel</td><td>Nobody at home, could not be delivered</td></tr><tr><td>Fri 14 June, 07:41</td><td>Kiel depot</td><td>Loaded into the van</td></tr><tr><td>Thu 13 June, 22:15</td><td>Neumünster hub</td><td>Sorted</td></tr><tr><td>Wed 12 June, 04:30</td><td>Padborg</td><td>Cleared through customs</td></tr><tr><td>Mon 10 June, 16:05</td><td>Aarhus</td><td>Handed in by the sender</td></tr></table>
<h2>Shipment</h2><dl><dt>Sender</dt><dd>Lamper &amp; Lys ApS</dd><dt>Recipient</dt><dd>H. Petersen</dd><dt>Weight</dt><dd>3.8 kg</dd><dt>Size</dt><dd>48 × 40 × 36 cm</dd><dt>Service</dt><dd>Standard with signature</dd><dt>Charge to pay</dt><dd>€11.40 import duty, cash or card</dd></dl>
<h2>Collecting</h2><p>Bring your passport or identity card. Someone else needs your written authority and both cards.</p><p>Kiosk Amina is open Monday to Saturday 8:00–20:00 and Sunday 10:00–16:00.</p><p>The code for collection is 5502.</p><p>You may have the time for collection lengthened once by five days.</p>
<p class="act"><button>Keep it longer</button><button>Deliver again</button><a href="/authority.pdf">Form for someone else</a><a href="/map/kiosk-amina">Show on map</a></p></main>
<footer><a href="/complain">Complain about a delivery</a><a href="/customs">Duty explained</a><a href="/neighbour">Choose a neighbour for next time</a><a href="/contact">Contact</a><a href="/privacy">Privacy</a></footer>`,
  asks: [
    { q: 'Until when do I have to fetch the parcel?', answer: '22 June' },
    { q: 'Who sent me this?', answer: 'Lamper' },
    { q: 'When did the driver try to deliver it?', answer: '13:20' },
    { q: 'My husband will pick it up for me. What does he need?', answer: 'written authority' },
    { q: 'Do I have to pay anything when I collect?', answer: '11\\.40' },
    { q: 'What is in the parcel?', answer: null },
  ],
  ways: [
    { need: 'I was at home all day and nobody rang! I am angry', link: 'Complain about a delivery' },
    { need: 'I am away until the 25th, hold the parcel', link: 'Keep it longer' },
    { need: 'Bring the parcel to my door once more', link: 'Deliver again' },
    { need: 'Why do I have to pay import charges?', link: 'Duty explained' },
    { need: 'In future leave everything with Mrs Brandt next door', link: 'Choose a neighbour for next time' },
    { need: 'How do I get to the kiosk?', link: 'Show on map' },
  ],
};
