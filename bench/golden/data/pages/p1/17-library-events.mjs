export default {
  site: 'Harrow Green Libraries', path: '/events/november',
  html: `<title>November at our branches</title><style>body{font:15px/1.45 Arial;margin:0}header{background:#f4511e;padding:12px 26px}header a{color:#fff;margin-right:14px}main{padding:8px 26px}.ev{display:grid;grid-template-columns:110px 1fr 130px;gap:12px;border-bottom:1px solid #ddd;padding:5px 0;font-size:14px}.ev h3,.ev p{margin:2px 0}footer{padding:12px 26px;background:#fbe9e7}footer a{margin-right:14px}</style>
<header><a href="/">Harrow Green Libraries</a><a href="/branches">Branches</a><a href="/search">Search the catalogue</a><a href="/digital">Digital shelf</a><a href="/events">Events</a><a href="/schools">For schools</a><a href="/makers">Makerspace</a><a href="/home">Home delivery</a></header>
<main><h1>November</h1><p>Everything is free unless a price is stated. Doors open twenty minutes beforehand.</p>
<div class=ev><div>Sat 1, 10:30</div><div><h3>Story time with Bello the bear</h3><p>Ages 3 to 5, with a parent. Elm Road branch.</p></div><div><a href="/e/1">Story time details</a></div></div>
<div class=ev><div>Tue 4, 18:00</div><div><h3>Learn to crochet</h3><p>Four evenings with Ada Nwosu, £24 including wool. Central branch, room 2.</p></div><div>fully booked</div></div>
<div class=ev><div>Thu 6, 19:30</div><div><h3>Reading: Colm Brady, "The Salt Year"</h3><p>£7, concessions £4. Central branch, hall.</p></div><div><a href="/e/3">Tickets for Colm Brady</a></div></div>
<div class=ev><div>Sat 8, 14:00</div><div><h3>Repair café</h3><p>Bring lamps, toasters, trousers; no microwaves. Southfield branch.</p></div><div>just turn up</div></div>
<div class=ev><div>Wed 12, 16:00</div><div><h3>Robots for beginners</h3><p>Ages 9 to 13, laptops are provided. Makerspace, limited to ten.</p></div><div><a href="/e/5">Sign up for robots</a></div></div>
<div class=ev><div>Fri 14, 20:00</div><div><h3>Board game night</h3><p>From 16 years. Snacks for sale. Elm Road branch.</p></div><div>just turn up</div></div>
<div class=ev><div>Tue 18, 10:00</div><div><h3>Tablet help for older people</h3><p>One to one, 45 minutes each, with students of Harrow College. Southfield branch.</p></div><div>call 555 0174</div></div>
<div class=ev><div>Sat 22, 9:00</div><div><h3>Book sale</h3><p>Hardbacks £2, paperbacks 50p, until 15:00. Central branch, courtyard.</p></div><div>just turn up</div></div>
<div class=ev><div>Thu 27, 18:30</div><div><h3>Family history evening</h3><p>Archivist Noor Rahman shows how to read parish registers. Central branch, room 5.</p></div><div><a href="/e/9">Reserve for family history</a></div></div>
<p>Sign language interpreting is possible for any event if you tell us ten days ahead.</p><p>Tickets are refunded up to two days before the event.</p><p><a href="/events/december">December programme</a> · <a href="/mail">Events by email</a> · <a href="/propose">Suggest an event</a></p></main>
<footer><a href="/card">Library card</a><a href="/friends">Friends of the library</a><a href="/hire">Hire a hall</a><a href="/contact">Contact</a></footer>`,
  asks: [
    { q: 'Until when can I buy old books on the 22nd?', answer: 'until 15:00' },
    { q: 'I am unemployed. What do I pay to hear Colm Brady?', answer: 'concessions £4' },
    { q: 'My kettle and my lamp are broken. Where can someone mend them with me?', answer: 'Bring lamps' },
    { q: 'How old must a child be for the robot course?', answer: '9 to 13' },
    { q: 'Who explains how to research one\'s ancestors?', answer: 'Noor Rahman' },
    { q: 'Is there parking at the Central branch?', answer: null },
  ],
  ways: [
    { need: 'My gran cannot leave the house. Can books be brought to her?', link: 'Home delivery' },
    { need: 'What is on next month?', link: 'December programme' },
    { need: 'I have an idea for a talk I could give', link: 'Suggest an event' },
    { need: 'Be told about new dates in my inbox', link: 'Events by email' },
    { need: 'Use a 3D printer', link: 'Makerspace' },
    { need: 'Support the library with a donation or a few hours of time', link: 'Friends of the library' },
  ],
};
