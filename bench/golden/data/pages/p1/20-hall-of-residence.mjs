export default {
  site: 'Ardmore University Living', path: '/halls/juniper',
  html: `<title>Juniper Court | Ardmore Living</title><style>body{font:15px/1.45 Arial;margin:0}header{background:#fff;border-bottom:1px solid #aaa;padding:12px 28px}header a{margin-right:15px;color:#5a189a}.hero{height:60px;background:linear-gradient(90deg,#c77dff,#7b2cbf)}main{padding:8px 28px;font-size:14px}.rooms{display:grid;grid-template-columns:repeat(4,1fr);gap:10px}.rooms a{border:1px solid #c9a7e8;padding:8px 12px;color:inherit;text-decoration:none;display:block}.rooms h3{margin:2px 0}.rooms p{margin:3px 0}footer{background:#f2e9fb;padding:12px 28px}footer a{margin-right:14px}</style>
<header><b>Ardmore Living</b> <a href="/">All halls</a><a href="/apply">How to apply</a><a href="/moving-in">Moving in</a><a href="/living">Living here</a><a href="/fix">Report a repair</a><a href="/pay">Pay your rent</a><a href="/private">Private landlords</a></header><div class=hero></div>
<main><h1>Juniper Court</h1><p>312 rooms, built 2016, seven minutes on foot from the main library. Postgraduates live in block E.</p>
<div class=rooms><a href="/r/std"><h3>Standard</h3><p>11 m², shared bathroom</p><p>£128 a week</p><p>40 weeks</p></a><a href="/r/ens"><h3>En-suite</h3><p>13 m², own shower</p><p>£164 a week</p><p>42 weeks</p></a><a href="/r/stu"><h3>Studio</h3><p>21 m², own kitchen</p><p>£219 a week</p><p>51 weeks</p></a><a href="/r/acc"><h3>Accessible</h3><p>24 m², wet room, hoist on request</p><p>£150 a week</p><p>44 weeks</p></a></div>
<h2>Included</h2><ul><li>Heating, water, electricity and contents insurance up to £4,000</li><li>Internet at 500 Mbit/s by cable and wireless</li><li>Kitchen cleaned on Tuesdays, corridors on Fridays</li><li>Gym in the basement, 6:00 to 23:00</li></ul>
<h2>Not included</h2><ul><li>Bedding pack: £38, ordered beforehand</li><li>Laundry: £2.60 a wash, £1.40 to dry</li><li>Car space: £310 a year, twelve only</li><li>Television licence</li></ul>
<h2>Rules worth knowing</h2><p>Guests may stay up to three nights in a row and must be signed in at reception.</p><p>Quiet time is from 23:00 to 7:00, and all day during exams.</p><p>No pets, candles or rice cookers. Smoking is allowed only at the shelter behind block A.</p><p>Lost keys are replaced for £25.</p><p>The deposit of £250 is returned within 28 days after you move out.</p><p>To leave early you must find someone who takes your room and pay £40 for the change.</p>
<h2>People</h2><p>Hall manager: Denise Fairlie. Night porter: 0131 496 0733. Resident adviser in block C: Kwame Boateng.</p></main>
<footer><a href="/tour">Take a virtual tour</a><a href="/swap">Swap rooms</a><a href="/guarantor">Rent guarantor</a><a href="/wellbeing">Someone to talk to</a><a href="/summer">Summer stays for guests</a><a href="/post">Parcels and post</a></footer>`,
  asks: [
    { q: 'How much is a studio per week?', answer: '£219' },
    { q: 'My sister wants to sleep over. For how many nights may she?', answer: 'three nights' },
    { q: 'Whom can I phone if I lock myself out at night?', answer: '0733' },
    { q: 'When will I see my deposit again after I have left?', answer: '28 days' },
    { q: 'What does it cost to wash a load of clothes?', answer: '£2[.]60' },
    { q: 'Until when can I apply for a room?', answer: null },
  ],
  ways: [
    { need: 'My tap drips all night', link: 'Report a repair' },
    { need: 'I feel lonely and sad since I moved here', link: 'Someone to talk to' },
    { need: 'I do not get on with my neighbours and want to live in another block', link: 'Swap rooms' },
    { need: 'At what time can I pick up the keys on the first day?', link: 'Moving in' },
    { need: 'My parents live abroad. Who can vouch for my rent?', link: 'Rent guarantor' },
    { need: 'Was a package delivered for me?', link: 'Parcels and post' },
  ],
};
