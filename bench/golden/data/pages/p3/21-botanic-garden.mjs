export default {
  site: 'Ravensmoor Botanic Garden', path: '/events',
  html: `<title>What's on in June – Ravensmoor Botanic Garden</title><style>body{font:15px/1.5 Optima,Arial;margin:0}header{padding:14px 26px;background:#dfeedd}header a{margin-right:15px}main{padding:8px 26px;max-width:960px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}.c{border:1px solid #b9d3b5;border-radius:8px;padding:10px}.c h3{margin:0}.c p{margin:4px 0}</style>
<header><a href="/">Garden</a><a href="/visit">Hours and prices</a><a href="/plants">Plant finder</a><a href="/events">What's on</a><a href="/glasshouses">Glasshouses</a><a href="/seedbank">Seed bank</a><a href="/adopt">Adopt a tree</a><a href="/courses">Gardening courses</a></header>
<main><h1>What's on in June</h1><div class="g">
<div class="c"><h3>Rose evening</h3><p>Friday 6 June, 19:00 to 22:00</p><p>Music and elderflower wine among 300 roses. £14, members £9.</p><a href="/events/rose">Details of the rose evening</a></div>
<div class="c"><h3>Bats after dark</h3><p>Saturday 14 June, 21:45</p><p>Walk with detectors, led by Finn Osgood. From age 8, bring a torch. £6.</p><a href="/events/bats">Details of the bat walk</a></div>
<div class="c"><h3>Plant swap</h3><p>Sunday 15 June, 10:00 to 13:00</p><p>Bring one, take one. Free, no booking. In the rain in the Orangery.</p><a href="/events/swap">Details of the plant swap</a></div>
<div class="c"><h3>Drawing orchids</h3><p>Tuesdays 3, 10 and 17 June, 14:00</p><p>Three lessons with Beatriz Amaro, £75 with paper and pencils. Ten places.</p><a href="/events/orchids">Details of the drawing course</a></div>
<div class="c"><h3>Story time under the beech</h3><p>Every Wednesday, 15:30</p><p>For ages 3 to 6 with an adult. Included in admission.</p><a href="/events/stories">Details of story time</a></div>
<div class="c"><h3>Poisonous or not?</h3><p>Saturday 28 June, 11:00</p><p>Tour by pharmacist Dr Leila Haddad. £8, lasts 90 minutes.</p><a href="/events/poison">Details of the poison tour</a></div></div>
<h2>Booking</h2><p>Places can be booked up to the day before; the desk sells what is left. Cancel three days ahead and the full price is returned, after that nothing.</p><p>Meeting point for all walks is the sundial behind the main gate. Guide dogs are welcome, other dogs only on the lower meadow.</p><p>The palm house stays closed until 20 June while its boiler is replaced.</p><p>Bookings by telephone: 01632 960 715, weekdays 9:00 to 12:00.</p></main>
<footer style="padding:14px 26px"><a href="/children">Children's birthdays</a> · <a href="/clinic">Ask the plant doctor</a> · <a href="/help-out">Volunteer gardeners</a> · <a href="/july">July programme</a></footer>`,
  asks: [
    { q: 'My boy is four. Is there something for his age?', answer: 'ages 3 to 6' },
    { q: 'What does the rose evening cost for members?', answer: 'members £9' },
    { q: 'Do I get my money back if I can\'t come?', answer: 'full price is returned' },
    { q: 'Where do the walks set off?', answer: 'sundial' },
    { q: 'At what time is the outing with the flying animals at night?', answer: '21:45' },
    { q: 'Is there a café in the garden?', answer: null },
  ],
  ways: [
    { need: 'My lemon tree has brown spots. Who can help?', link: 'Ask the plant doctor' },
    { need: 'Where in the garden does the magnolia stand?', link: 'Plant finder' },
    { need: 'Celebrate my daughter turning seven', link: "Children's birthdays" },
    { need: 'What happens after June?', link: 'July programme' },
    { need: 'What time do you open on Sundays?', link: 'Hours and prices' },
    { need: 'Sponsor an oak as a present for my father', link: 'Adopt a tree' },
  ],
};
