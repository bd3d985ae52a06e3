export default {
  site: 'Brackwater History Society', path: '/timeline',
  html: `<title>Timeline of Brackwater</title><style>body{font:16px/1.5 Garamond,serif;margin:0 auto;max-width:900px;padding:0 20px;background:#fdfbf3}nav a{margin-right:14px}.t{border-left:3px solid #8a6d3b;padding-left:16px;list-style:none}.t li{margin:8px 0}</style>
<header><h2>Brackwater History Society</h2><nav><a href="/">Welcome</a><a href="/timeline">Timeline</a><a href="/maps">Old maps</a><a href="/photos">Photographs</a><a href="/families">Family research</a><a href="/talks">Talks and walks</a><a href="/join">Join the society</a><a href="/bookshop">Books</a></nav></header>
<main><h1>Brackwater through nine centuries</h1><ul class="t"><li><b>1123</b> First mention in a charter of the abbot of Wenn, as "Brakewatre".</li><li><b>1264</b> King's licence for a weekly market on Thursdays.</li><li><b>1349</b> The plague takes about half of the 900 inhabitants.</li><li><b>1471</b> Tower of St Olave's finished after 31 years of work.</li><li><b>1588</b> Twelve ships sail from here against the Armada; nine return.</li><li><b>1653</b> Great fire, started in the bakery of Simon Pell; 140 houses lost.</li><li><b>1711</b> Grammar school founded by the widow Anne Corbett with 500 pounds.</li><li><b>1790</b> Canal to Stoke Ferry opened, 17 miles with 22 locks.</li><li><b>1848</b> The railway arrives on 3 July.</li><li><b>1866</b> Cholera; the doctor Edwin Marsh traces it to the pump in Fish Row.</li><li><b>1897</b> Gas lamps give way to electric light in the High Street.</li><li><b>1916</b> The cotton mill turns to making bandages.</li><li><b>1953</b> Flood: water stands 1.9 metres high in the Market Hall.</li><li><b>1967</b> Last passenger train. The station becomes a library in 1972.</li><li><b>1988</b> Twinned with Saint-Brévault in France.</li><li><b>2009</b> The mill reopens as flats and studios.</li></ul>
<h2>Our archive</h2><p>The reading room in the old customs house is open on Wednesdays from 14:00 to 17:00 and by appointment. Please bring pencil and proof of identity; pens are not allowed. Copies cost 20 pence a sheet.</p><p>Our archivist Miriam Oakes answers enquiries within two weeks. The first half hour of research is free, each further hour £15.</p>
<p>Do you own letters or pictures? <a href="/give">Give us your documents</a></p></main>
<footer><a href="/plaques">Blue plaque trail</a> · <a href="/schools">Material for teachers</a> · <a href="/contact">Contact</a></footer>`,
  asks: [
    { q: 'How did the great fire start?', answer: 'Simon Pell' },
    { q: 'When did trains first come to the town?', answer: '1848' },
    { q: 'I would like to look at old papers. On which day can I drop in?', answer: 'Wednesdays' },
    { q: 'Who paid for the grammar school?', answer: 'Anne Corbett' },
    { q: 'What do you charge for looking things up for me?', answer: '£15' },
    { q: 'How many people live in Brackwater today?', answer: null },
  ],
  ways: [
    { need: 'I am looking for my great-grandparents who lived here', link: 'Family research' },
    { need: 'What did Fish Row look like around 1900 in pictures?', link: 'Photographs' },
    { need: 'I found a box of wartime letters in the attic', link: 'Give us your documents' },
    { need: 'When is the next guided tour of the town?', link: 'Talks and walks' },
    { need: 'Become a member', link: 'Join the society' },
    { need: 'See a plan of the streets from 1750', link: 'Old maps' },
  ],
};
