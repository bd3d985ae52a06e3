export default {
  site: 'Cerro Umbral Observatory', path: '/proposals/call-48',
  html: `<title>Call for proposals, semester 48 – Cerro Umbral Observatory</title><style>body{font:15px/1.5 "Segoe UI",Arial;margin:0}header{background:#0b0e2a;padding:12px 24px}header a{color:#c8d0ff;margin-right:16px}main{padding:8px 24px;max-width:940px}table{border-collapse:collapse;width:100%}th,td{padding:6px;border:1px solid #ccd;text-align:left}</style>
<header><a href="/">Observatory</a><a href="/telescopes">Telescopes</a><a href="/archive">Data archive</a><a href="/proposals">Proposals</a><a href="/seeing">Sky conditions</a><a href="/visitors">Public nights</a><a href="/staff">Staff</a><a href="/library">Publications</a></header>
<main><h1>Call for proposals: semester 48</h1><p>Observing time from 1 October to 31 March is now open to astronomers from all countries.</p>
<h2>Key dates</h2><ul><li>Call opens: 2 March</li><li>Deadline: 31 March, 12:00 UTC</li><li>Committee meets: 19 and 20 May</li><li>Decisions sent: 12 June</li><li>Detailed plans due: 1 August</li></ul>
<h2>Instruments offered</h2><table><tr><th>Instrument</th><th>Telescope</th><th>Range</th><th>Field of view</th><th>Nights available</th></tr><tr><td>LYRA</td><td>3.5 m</td><td>380–920 nm</td><td>9 arcmin</td><td>62</td></tr><tr><td>NIRVAL</td><td>3.5 m</td><td>1.0–2.4 µm</td><td>4 arcmin</td><td>48</td></tr><tr><td>POLCAM</td><td>1.2 m</td><td>400–800 nm</td><td>22 arcmin</td><td>110</td></tr><tr><td>ECHO-2</td><td>2.0 m</td><td>390–750 nm</td><td>fibre</td><td>75</td></tr></table><p>The heat camera THERMIS is away for repair and cannot be requested.</p>
<h2>Conditions</h2><p>A proposal has no more than four pages, figures included, plus one page of references. A regular programme may ask for up to 10 nights; a large programme for 40 over two years.</p><p>Doctoral students may lead a proposal if their supervisor signs it.</p><p>Data belong to the team for 12 months and then become public.</p><p>Observers who travel to the mountain receive board and lodging for up to six nights; flights are not paid. Remote observing is possible with LYRA and POLCAM.</p><p>At 2,870 metres altitude, a medical certificate no older than 90 days is asked of everyone who sleeps on the mountain.</p>
<p>Questions about the technical part go to Dr Yusra Kamal, extension 214; about travel to Benito Ruiz, extension 230.</p><p><a href="/proposals/submit">Submission form</a> <a href="/etc">Exposure time calculator</a> <a href="/proposals/template">LaTeX template</a></p></main>
<footer style="padding:14px 24px"><a href="/travel">Travel and lodging</a> · <a href="/outreach">Teachers and schools</a> · <a href="/press">Press images</a></footer>`,
  asks: [
    { q: 'By when must the proposal be handed in?', answer: 'Deadline: 31 March' },
    { q: 'I am writing my PhD. Can I be the one who applies?', answer: 'Doctoral students' },
    { q: 'How long do we keep our observations to ourselves?', answer: '12 months' },
    { q: 'How many nights are available with POLCAM?', answer: '110' },
    { q: 'Whom do I phone about my flights and room?', answer: 'Benito Ruiz' },
    { q: 'How many proposals were accepted last semester?', answer: null },
  ],
  ways: [
    { need: 'How long do I have to expose on a faint star?', link: 'Exposure time calculator' },
    { need: 'Download measurements others have made', link: 'Data archive' },
    { need: 'Come up one evening as an amateur and look through a telescope', link: 'Public nights' },
    { need: 'Send in our finished proposal', link: 'Submission form' },
    { need: 'I need a photo of the dome for a magazine', link: 'Press images' },
    { need: 'How turbulent was the air last night?', link: 'Sky conditions' },
  ],
};
