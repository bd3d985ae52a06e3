export default {
  site: 'Millbrook City Library', path: '/visit/opening',
  html: `<title>Opening hours – Millbrook City Library</title><style>body{font:15px/1.45 Georgia,serif;margin:0;color:#222}header{background:#23395b;color:#fff;padding:12px 28px}header a{color:#fff;margin-right:16px;text-decoration:none}main{padding:16px 28px;max-width:860px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:5px 9px;text-align:left}footer{background:#eee;padding:12px 28px;font-size:13px}footer a{margin-right:14px}</style>
<header><strong>Millbrook City Library</strong><nav><a href="/">Home</a><a href="/catalogue">Catalogue</a><a href="/account">My loans</a><a href="/visit">Plan your visit</a><a href="/events">What's on</a><a href="/children">Children and families</a><a href="/local">Local history</a><a href="/ebooks">eBooks and audio</a></nav></header>
<main><h1>When we are open</h1><p>Times differ between the lending hall, the study floor and the local history room. Last entry is fifteen minutes before closing.</p>
<table><thead><tr><th>Day</th><th>Lending hall</th><th>Study floor</th><th>Local history room</th></tr></thead><tbody>
<tr><td>Monday</td><td>10:00 – 18:00</td><td>8:00 – 21:00</td><td>closed</td></tr>
<tr><td>Tuesday</td><td>10:00 – 18:00</td><td>8:00 – 21:00</td><td>13:00 – 17:00</td></tr>
<tr><td>Wednesday</td><td>10:00 – 19:00</td><td>8:00 – 22:00</td><td>13:00 – 17:30</td></tr>
<tr><td>Thursday</td><td>12:00 – 20:00</td><td>8:00 – 22:30</td><td>14:00 – 19:00</td></tr>
<tr><td>Friday</td><td>10:00 – 17:00</td><td>8:00 – 18:30</td><td>closed</td></tr>
<tr><td>Saturday</td><td>9:30 – 15:00</td><td>9:30 – 16:00</td><td>10:00 – 12:30</td></tr>
<tr><td>Sunday</td><td>closed</td><td>11:00 – 16:30</td><td>closed</td></tr></tbody></table>
<h2>Holidays</h2><ul><li>Good Friday to Easter Monday: all floors closed</li><li>24 and 31 December: open until 13:00, study floor included</li><li>Stocktaking: the lending hall is closed from 4 to 8 August</li></ul>
<h2>When the doors are shut</h2><p>You can return books and films at any hour through the flap on Tanner Street. Please do not put musical instruments or board games into it; hand those in at the desk.</p><p>Reserved items can be picked up from the lockers in the foyer between 7:00 and 23:00 with your card and PIN. We keep them there for six days.</p>
<h2>Getting in</h2><p>The step-free entrance is at the back, in Weavers' Court. Guide dogs are welcome on every floor.</p><p>Bags larger than a sheet of A4 go into the cabinets on the ground floor; you need a one-pound coin, which you get back.</p></main>
<footer><a href="/desk">Ask a librarian</a><a href="/join">Become a member</a><a href="/rooms">Book a group room</a><a href="/jobs">Vacancies</a><a href="/legal">Imprint</a><p>3 Market Row, Millbrook · 01632 960 112</p></footer>`,
  asks: [
    { q: 'Until when can I study on Thursdays?', answer: '22:30' },
    { q: 'I want to look at old maps in the local history room on a Saturday. When can I come?', answer: '12:30' },
    { q: 'Where can I give back a novel at night?', answer: 'Tanner Street' },
    { q: 'How long will my reservation be held?', answer: 'six days' },
    { q: 'My mother uses a wheelchair. Which door should we take?', answer: "Weavers.{1,3}Court" },
    { q: 'How much is the fine for a late book?', answer: null },
  ],
  ways: [
    { need: 'I would like to keep my book two weeks longer', link: 'My loans' },
    { need: 'How do I get a library card?', link: 'Become a member' },
    { need: 'Four of us need a quiet space to work on a presentation', link: 'Book a group room' },
    { need: 'Do you have the latest Kate Atkinson on the shelf?', link: 'Catalogue' },
    { need: 'Is there a position open for a trainee?', link: 'Vacancies' },
    { need: 'Listen to a novel on my phone', link: 'eBooks and audio' },
  ],
};
