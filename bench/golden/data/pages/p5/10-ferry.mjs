export default {
  site: 'Sundholm Ferries', path: '/timetable',
  html: `<title>Timetable Sundholm – Grå Island</title><style>body{font:15px/1.5 Arial;margin:0}header{display:flex;justify-content:space-between;padding:10px 20px;background:#e9f3f7}header a{margin-left:12px}main{padding:16px 20px;display:grid;grid-template-columns:3fr 2fr;gap:26px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #9bb;padding:4px 8px;text-align:left}.note{background:#fff6cc;padding:10px;grid-column:1/3}</style>
<header><b>Sundholm Ferries</b><nav><a href="/">Home</a><a href="/timetable">Timetable</a><a href="/fares">Season tickets</a><a href="/reserve">Reserve a car place</a><a href="/freight">Freight</a><a href="/ships">Our ships</a><a href="/island">About the island</a><a href="/contact">Contact</a></nav></header>
<main><p class=note>Storm warning: the 21:10 crossing on Friday 24 October is cancelled. Tickets hold for any other sailing within 30 days.</p>
<div><h1>Sundholm to Grå Island</h1><p>Winter timetable, 1 October to 31 March. The crossing takes 50 minutes, with the fast boat 28.</p><table><tr><th>Leaves Sundholm</th><th>Back from Grå</th><th>Days</th><th>Ship</th><th>Cars</th></tr><tr><td>06:20</td><td>07:30</td><td>Mon–Fri</td><td>Astrid</td><td>yes</td></tr><tr><td>09:15</td><td>10:40</td><td>daily</td><td>Astrid</td><td>yes</td></tr><tr><td>12:00</td><td>12:45</td><td>Sat, Sun</td><td>Pilen (fast)</td><td>no</td></tr><tr><td>14:30</td><td>16:00</td><td>daily</td><td>Astrid</td><td>yes</td></tr><tr><td>17:45</td><td>19:05</td><td>daily except Sat</td><td>Margrethe</td><td>yes</td></tr><tr><td>21:10</td><td>22:15</td><td>Fri, Sun</td><td>Margrethe</td><td>yes</td></tr></table>
<h2>Be there in time</h2><p>Foot passengers: 10 minutes before. Cars: 25 minutes before, or the place is given away. Vans taller than 2.6 m have to ring ahead, as they fit on Margrethe only.</p><h2>On board</h2><p>The café on Astrid serves hot food until 19:00; Margrethe has a machine with sandwiches. Dogs are welcome on the sun deck and in the aft saloon. There is no cash machine on the island.</p></div>
<div><h2>Fares, one way</h2><table><tr><td>Adult</td><td>64 kr</td></tr><tr><td>Child 4–15</td><td>32 kr</td></tr><tr><td>Child under 4</td><td>free</td></tr><tr><td>Pensioner</td><td>48 kr</td></tr><tr><td>Bicycle</td><td>20 kr</td></tr><tr><td>Motorcycle with rider</td><td>120 kr</td></tr><tr><td>Car up to 5 m with driver</td><td>245 kr</td></tr><tr><td>Camper up to 8 m with driver</td><td>410 kr</td></tr><tr><td>Trailer, each metre</td><td>45 kr</td></tr><tr><td>Fast boat supplement</td><td>25 kr</td></tr></table><p>Returns cost double; there is no reduction. Ten-trip cards for foot passengers: 490 kr, transferable.</p><p>Islanders with a blue card travel at half fare.</p><h2>Parking at Sundholm</h2><p>The quay car park is free for 48 hours, then 60 kr a day.</p></div></main>
<footer style="padding:14px 20px;background:#e9f3f7"><a href="/alerts">Text me when a sailing is cancelled</a> · <a href="/summer">Summer timetable</a> · <a href="/refunds">Refunds</a> · <a href="/bluecard">Apply for the blue card</a> · <a href="/lost">Lost property</a> · <a href="/charter">Charter the Pilen</a></footer>`,
  asks: [
    { q: 'When does the last boat come back from the island on a Sunday night?', answer: '22:15' },
    { q: 'How much do we pay for our motorhome of seven metres?', answer: '410' },
    { q: 'How early must I be at the quay with my car?', answer: '25 minutes before' },
    { q: 'What happens with my ticket for the cancelled Friday crossing?', answer: 'within 30 days' },
    { q: 'We leave the car on the mainland for a day and a half. Does that cost anything?', answer: '48 hours' },
    { q: 'How many passengers does the Astrid carry?', answer: null },
  ],
  ways: [
    { need: 'When do the boats go in July?', link: 'Summer timetable' },
    { need: 'Make sure that there is room for our car on Saturday', link: 'Reserve a car place' },
    { need: 'I have moved to Grå and would like to travel cheaper as an islander', link: 'Apply for the blue card' },
    { need: 'I want a warning on my phone in stormy weather', link: 'Text me when a sailing is cancelled' },
    { need: 'Send a pallet of bricks across', link: 'Freight' },
    { need: 'Have the boat to ourselves for a wedding', link: 'Charter the Pilen' },
  ],
};
