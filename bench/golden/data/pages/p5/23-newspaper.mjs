export default {
  site: 'The Wend Valley Courier', path: '/news/library-roof',
  html: `<title>Library roof: repairs to cost twice as much – Wend Valley Courier</title><style>body{font:17px/1.55 'Times New Roman',serif;max-width:980px;margin:auto;padding:10px}header{border-bottom:3px solid #000;text-align:center}header a{margin:0 9px;font:14px Arial}main{display:grid;grid-template-columns:1fr 280px;gap:28px}aside{font:14px/1.45 Arial}aside a{display:block;padding:5px 0;border-bottom:1px solid #ccc}footer{border-top:1px solid #000;font:13px Arial;padding:10px 0}</style>
<header><h1>The Wend Valley Courier</h1><a href="/local">Local</a><a href="/sport">Sport</a><a href="/culture">Culture</a><a href="/letters">Letters</a><a href="/notices">Births and deaths</a><a href="/small-ads">Small ads</a><a href="/eper">E-paper</a><a href="/subscribe">Subscribe</a><a href="/login">Sign in</a></header>
<main><article><p>Local › Harrow Cross · 17 October, 18:05 · by Delphine Marsh</p><h2>Library roof: repairs to cost twice as much</h2><p><i>Rot in the beams, asbestos in the attic: the library of Harrow Cross will stay shut until summer.</i></p>
<p>The repair of the library roof will cost £1.9 million instead of the £940,000 planned. That was announced by building officer Craig Nunn to the council on Thursday evening.</p>
<p>When workers took off the slates in August, they found that 34 of the 52 oak beams were rotten. In the attic there is also asbestos, which was laid as insulation in 1962.</p>
<p>The library has been closed since 3 March. It was to open again in December; now the date is 1 June. Until then books are lent in the former bank in Silver Street, on Tuesdays and Thursdays from 1 to 7 pm and on Saturdays from 10 to 1.</p>
<p>The county pays £600,000, as before. A lottery grant of £350,000 has been applied for and will be decided on in February. The rest falls to the town, which has to put off the new skate park for it.</p>
<p>"We should have looked into the attic two years ago," said Councillor Anita Pryce (Independent), who had asked for a survey in vain. The survey would have cost £14,000. Mayor Leonard Giddings spoke of "a bitter surprise".</p>
<p>The council agreed by 17 votes to 6. Against it were the Greens and two members of the Citizens' List, who wish for a new building on the site of the old brewery.</p>
<p>Librarian Sunita Rao is glad that the children's book week can be held all the same: it begins on 3 November in the gymnasium of Park School. About 41,000 of the 58,000 volumes are stored in a salt mine at Winsford.</p>
<p>Friends of the library are collecting money. A slate with one's name on it costs £25; 312 have been sold so far. They are at the Saturday market, next to the fishmonger.</p>
<p><a href="/comments">Read 46 comments</a> · <a href="/share">Share</a> · <a href="/correction">Point out an error</a></p></article>
<aside><h3>More from Harrow Cross</h3><a href="/n/bus">Bus 12 to run until midnight</a><a href="/n/brewery">Brewery site: three plans on show</a><a href="/n/pool">Outdoor pool had 61,000 bathers</a><a href="/n/fire">Barn burns at Nether Wend</a><h3>Most read</h3><a href="/n/boar">Wild boar in the shoe shop</a><a href="/n/school">Head of Park School goes after 19 years</a><a href="/n/derby">Wend Rovers win the derby 3–2</a><h3>Weather</h3><p>Saturday 14 °C, showers. Sunday 11 °C, dry.</p><h3>Try the paper</h3><p>Four weeks for £6, ends by itself.</p></aside></main>
<footer><a href="/newsroom">The newsroom</a> · <a href="/tip">Send us a story</a> · <a href="/advertise">Advertise</a> · <a href="/delivery">My paper did not come</a> · <a href="/archive">Archive since 1891</a> · <a href="/imprint">Imprint</a></footer>`,
  asks: [
    { q: 'When does the library open its doors again?', answer: '1 June' },
    { q: 'How many of the beams had gone bad?', answer: '34 of the 52' },
    { q: 'How did the councillors vote?', answer: '17 votes' },
    { q: 'I want a slate with my name. What do I have to pay?', answer: '£25' },
    { q: 'Which other building project must wait because of the costs?', answer: 'skate park' },
    { q: 'Which building firm is doing the work?', answer: null },
  ],
  ways: [
    { need: 'The Courier was not in my letter box this morning', link: 'My paper did not come' },
    { need: 'You have misspelt a name in this article', link: 'Point out an error' },
    { need: 'I want to sell my old piano', link: 'Small ads' },
    { need: 'Look up an article about the flood of 1953', link: 'Archive since 1891' },
    { need: 'Who scored the goals in the match of the local football team?', link: 'Wend Rovers win the derby 3–2' },
    { need: 'Something odd is going on at the quarry and you should write about it', link: 'Send us a story' },
  ],
};
