const page = (title, main) => `<title>${title} – Greyshore Museums</title><style>body{font:17px/1.6 Georgia,serif;margin:0;color:#23303a;background:#f7f5f0}header{background:#1d3b4a;color:#fff;padding:14px 32px;display:flex;gap:28px;align-items:center}header a{color:#e9dfc6;text-decoration:none}main{max-width:820px;margin:24px auto;padding:0 20px}.places{display:grid;grid-template-columns:1fr 1fr;gap:16px}.place{background:#fff;border:1px solid #ddd3bd;padding:14px}footer{border-top:1px solid #ccc;padding:16px 32px;font-size:14px}.sub{display:flex;gap:16px;border-bottom:2px solid #1d3b4a;padding-bottom:6px}button{font:inherit;padding:6px 14px;background:#1d3b4a;color:#fff;border:0}</style>
<header><strong>Greyshore Museums</strong><nav><a href="/">Home</a> &nbsp; <a href="/places" id="nav-places">Places to visit</a> &nbsp; <a href="/school">Schools</a> &nbsp; <a href="/support">Support us</a></nav></header><main>${main}</main><footer>Greyshore Museums Trust, registered charity. <a href="/support">Become a friend</a> · <a href="/plan">My plan</a></footer>`;
const place = (key, name, tab, text) => page(name, `<p><a href="/places">All places</a> › ${name}</p><h1>${name}</h1><div class="sub"><a href="/places/${key}">The story</a><a href="/places/${key}/visiting" class="tab-visiting">Visiting</a><a href="/support">Donate</a></div><h2>${tab}</h2>${text}`);
const add = (key, name) => `<p><button id="add-plan">Add to my plan</button> <span role="status" id="said"></span></p><script>document.getElementById('add-plan').onclick=function(){var p=(sessionStorage.plan||'').split(',').filter(Boolean);if(p.indexOf('${key}')<0)p.push('${key}');sessionStorage.plan=p.join(',');document.getElementById('said').textContent='${name} is now in your plan.'}</script>`;
export default {
  name: 'Greyshore Museums',
  pages: {
    '/': page('Home', `<h1>Five centuries by the sea</h1><p>We look after four historic places along the Greyshore coast. Most are open from April to the end of November.</p><h2>News</h2><p>The oil engine at the Fog Station has been started for the first time since 1961.</p><p>Our winter talks begin on 12 November in the Net Loft.</p>`),
    '/places': page('Places to visit', `<h1>Places to visit</h1><div class="places"><div class="place"><h3><a href="/places/lighthouse" id="p-light">Skerrow Lighthouse</a></h3><p>A working light since 1818, on the cliff edge.</p></div><div class="place"><h3><a href="/places/mill" id="p-mill">Tarn Mill</a></h3><p>Watch flour being ground by water.</p></div><div class="place"><h3><a href="/places/loft">The Net Loft</a></h3><p>Nets, knots and the women who made them.</p></div><div class="place"><h3>Fog Station</h3><p>Closed for repairs until spring.</p></div></div>`),
    '/places/lighthouse': place('lighthouse', 'Skerrow Lighthouse', 'The story', '<p>Built in three summers by 60 men, the tower stands 38 metres high. The lamp was turned by hand until 1904.</p>'),
    '/places/lighthouse/visiting': place('lighthouse', 'Skerrow Lighthouse', 'Visiting', '<p>Open Friday to Sunday, 11 am to 4 pm. There are 142 steps to the lamp room and no lift. Children must be at least 110 cm tall to climb.</p><p>Parking is 600 metres away.</p>' + add('lighthouse', 'Skerrow Lighthouse')),
    '/places/mill': place('mill', 'Tarn Mill', 'The story', '<p>There has been a mill here since 1540. The present wheel, 5 metres across, dates from 1887.</p>'),
    '/places/mill/visiting': place('mill', 'Tarn Mill', 'Visiting', '<p>Open Wednesday to Sunday, 10 am to 5 pm. Milling takes place at 2 pm. The ground floor is step-free; 24 steps lead to the stone floor.</p>' + add('mill', 'Tarn Mill')),
    '/places/loft': place('loft', 'The Net Loft', 'The story', '<p>The loft dried nets for forty boats.</p>'),
    '/places/loft/visiting': place('loft', 'The Net Loft', 'Visiting', '<p>Open daily, 10 am to 4 pm. 12 steps.</p>' + add('loft', 'The Net Loft')),
    '/school': page('Schools', '<h1>Schools</h1><p>Classes visit free of charge. Call us at least two weeks before.</p>'),
    '/support': page('Support us', '<h1>Support us</h1><p>Friends give £28 a year and visit as often as they like.</p>'),
    '/plan': page('My plan', '<h1>My plan</h1><p id="l"></p><script>document.getElementById("l").textContent=sessionStorage.plan?"In your plan: "+sessionStorage.plan:"Your plan is empty."</script>'),
  },
  tasks: [
    { id: 'a', instructions: 'Go to "Places to visit", open Skerrow Lighthouse and then its "Visiting" page. How many steps are there to the lamp room?', claim: 'completed', answer: '\\b142\\b', won: null,
      golden: [['click', '#nav-places'], ['click', '#p-light'], ['click', '.tab-visiting']] },
    { id: 'b', instructions: 'Open Tarn Mill under "Places to visit", go to "Visiting" and add it to your plan.', claim: 'completed', answer: null, won: `sessionStorage.plan === 'mill'`,
      golden: [['click', '#nav-places'], ['click', '#p-mill'], ['click', '.tab-visiting'], ['click', '#add-plan']] },
  ],
};
