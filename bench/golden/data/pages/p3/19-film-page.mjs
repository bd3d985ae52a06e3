export default {
  site: 'Reelbase', path: '/film/the-quarry-line',
  html: `<title>The Quarry Line (1987) – Reelbase</title><style>body{font:15px/1.5 Arial;margin:0}header{background:#222;padding:10px 22px}header a{color:#f5c518;margin-right:14px}main{padding:8px 22px;max-width:960px}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}td{padding:3px 14px 3px 0;vertical-align:top}</style>
<header><a href="/">Reelbase</a><a href="/top">Top 250</a><a href="/new">New in cinemas</a><a href="/tv">Series</a><a href="/people">People</a><a href="/watchlist">My watchlist</a><a href="/quiz">Film quiz</a><a href="/login">Sign in</a></header>
<main><h1>The Quarry Line (1987)</h1><p>Drama · 1 h 56 min · rated 12 · 8.1 out of 10 from 23,406 votes</p><p>A railway clerk in the slate country discovers that the timetable of the last quarry train hides a coded list of names.</p>
<div class="two"><div><h2>Made by</h2><table><tr><td>Director</td><td>Gwenllian Prosser</td></tr><tr><td>Screenplay</td><td>Arthur Penhale, after his novel</td></tr><tr><td>Camera</td><td>Jiří Koval</td></tr><tr><td>Music</td><td>Delia Frane</td></tr><tr><td>Editing</td><td>Sam Oduya</td></tr><tr><td>Producer</td><td>Ruth Lindqvist</td></tr></table></div>
<div><h2>Cast</h2><table><tr><td>Iwan Treharne</td><td>Emrys, the clerk</td></tr><tr><td>Nell Faraday</td><td>Catrin</td></tr><tr><td>Bernard Stoll</td><td>Inspector Quill</td></tr><tr><td>Maeve Dunne</td><td>Mrs Parry, landlady</td></tr><tr><td>Young Toby Reece</td><td>the signal boy</td></tr></table></div></div>
<h2>Facts</h2><table><tr><td>Released</td><td>9 October 1987 (United Kingdom)</td></tr><tr><td>Shot in</td><td>Blaenau Ffestiniog and Prague</td></tr><tr><td>Budget</td><td>£2.3 million</td></tr><tr><td>Takings</td><td>£11.7 million worldwide</td></tr><tr><td>Languages</td><td>English, Welsh</td></tr><tr><td>Format</td><td>35 mm, black and white</td></tr></table>
<h2>Awards</h2><ul><li>Best score, Locarno 1987</li><li>Best actress for Nell Faraday, Evening Critics 1988</li><li>Nominated for the Golden Reel, screenplay</li></ul>
<h2>Did you know?</h2><p>The locomotive in the last scene was lent by a preservation club and had to be pushed by the crew because its boiler had no permit.</p><p>The restored version of 2019 is four minutes longer.</p>
<p><a href="/film/the-quarry-line/reviews">Reviews by viewers</a> <a href="/film/the-quarry-line/watch">Where to watch</a> <a href="/film/the-quarry-line/quotes">Quotes</a> <a href="/film/the-quarry-line/stills">Stills and posters</a> <a href="/film/the-quarry-line/similar">Similar films</a></p></main>
<footer style="padding:14px 22px"><a href="/edit">Correct an entry</a> · <a href="/about">About Reelbase</a></footer>`,
  asks: [
    { q: 'Who composed the score?', answer: 'Delia Frane' },
    { q: 'Who plays the policeman?', answer: 'Bernard Stoll' },
    { q: 'How much did it cost to make?', answer: '2\\.3 million' },
    { q: 'Where was it filmed?', answer: 'Blaenau' },
    { q: 'Is the restored version any different?', answer: '2019' },
    { q: 'What is the name of the dog in the film?', answer: null },
  ],
  ways: [
    { need: 'On which streaming service can I see it tonight?', link: 'Where to watch' },
    { need: 'What did the audience think of it?', link: 'Reviews by viewers' },
    { need: 'I liked it. What else is of that kind?', link: 'Similar films' },
    { need: 'A name in the cast is misspelt', link: 'Correct an entry' },
    { need: 'Which films are the best rated of all?', link: 'Top 250' },
    { need: 'What is the famous line the clerk says at the end?', link: 'Quotes' },
  ],
};
