export default {
  site: 'Sailmaker School', path: '/glossary/a-h',
  html: `<title>Sailing glossary A–H</title><style>body{font:16px/1.5 system-ui;max-width:880px;margin:0 auto;padding:0 20px}nav a{margin-right:12px}dt{font-weight:700;margin-top:9px}dd{margin:0 0 0 20px}</style>
<header><nav><a href="/">School</a><a href="/courses">Courses</a><a href="/knots">Knots step by step</a><a href="/glossary/a-h">Glossary A–H</a><a href="/glossary/i-r">I–R</a><a href="/glossary/s-z">S–Z</a><a href="/exam">Practice exam</a><a href="/rules-of-the-road">Rules of the road</a></nav></header>
<main><h1>Sailing glossary: A to H</h1><p>Words you will hear on board in your first week.</p>
<dl><dt>Abeam</dt><dd>At a right angle to the middle of the boat.</dd><dt>Aft</dt><dd>Towards the back end of the boat.</dd><dt>Batten</dt><dd>A thin strip in a pocket of the sail that keeps its shape.</dd><dt>Beating</dt><dd>Sailing against the wind in zigzags.</dd><dt>Boom</dt><dd>The pole along the lower edge of the mainsail. Mind your head.</dd><dt>Bowline</dt><dd>A knot that makes a loop which does not slip.</dd><dt>Cable</dt><dd>A tenth of a nautical mile, about 185 metres.</dd><dt>Cleat</dt><dd>A fitting to which ropes are made fast.</dd><dt>Draught</dt><dd>How deep the hull reaches below the water line.</dd><dt>Ease</dt><dd>To let out a rope slowly.</dd><dt>Fathom</dt><dd>A measure of depth: six feet, or 1.83 metres.</dd><dt>Fender</dt><dd>A cushion hung over the side to protect the hull in harbour.</dd><dt>Freeboard</dt><dd>The height of the side above the water.</dd><dt>Galley</dt><dd>The kitchen of a vessel.</dd><dt>Gybe</dt><dd>To turn the stern through the wind. From an old Dutch word.</dd><dt>Halyard</dt><dd>A rope that hoists a sail.</dd><dt>Heads</dt><dd>The toilet on board.</dd><dt>Heel</dt><dd>To lean over to one side under the pressure of the wind.</dd></dl>
<p>A word is missing? <a href="/suggest">Suggest a word</a>. The list was last revised in March 2024 by Captain Rosa Teixeira. It may be copied for teaching as long as the school is named.</p></main>
<footer><a href="/boats">Our boats</a> · <a href="/teachers">Teachers</a> · <a href="/book">Reserve a course place</a></footer>`,
  asks: [
    { q: 'What do sailors call the toilet?', answer: 'toilet on board' },
    { q: 'How long is a cable?', answer: '185 metres' },
    { q: 'Which knot gives a loop that stays firm?', answer: 'does not slip' },
    { q: 'The skipper told me to hang out the fenders. What are they?', answer: 'cushion' },
    { q: 'I teach at a club. May I hand out this list?', answer: 'copied for teaching' },
    { q: 'What is a spinnaker?', answer: null },
  ],
  ways: [
    { need: 'What does "port" mean on a boat?', link: 'I–R' },
    { need: 'What is a "tack"?', link: 'S–Z' },
    { need: 'How do I tie a clove hitch?', link: 'Knots step by step' },
    { need: 'Which of two vessels has to give way?', link: 'Rules of the road' },
    { need: 'Test my knowledge before the licence', link: 'Practice exam' },
    { need: 'A term I know is not in the list', link: 'Suggest a word' },
  ],
};
