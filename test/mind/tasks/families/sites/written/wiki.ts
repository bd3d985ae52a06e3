import { written } from './written.ts';

const page = (title: string, body: string, script = '') => `<title>${title} - Valley Encyclopedia</title>
<style>body{font:15px/1.6 "Liberation Serif",serif;margin:0;background:#f6f6f6}#head{display:flex;gap:20px;align-items:center;padding:8px 20px}#head form{margin-left:auto}#side{position:absolute;left:0;top:60px;width:150px;padding:0 12px;font:13px sans-serif}#side a{display:block;margin:5px 0}#content{margin-left:170px;background:#fff;border:1px solid #a7d7f9;padding:18px 26px;min-height:520px}.tabs{margin-left:170px;font:13px sans-serif}.tabs a{display:inline-block;padding:6px 12px;border:1px solid #a7d7f9;border-bottom:0;background:#fff;margin-right:3px}h1{font-weight:normal;border-bottom:1px solid #aaa;margin:0 0 10px}.infobox{float:right;width:230px;border:1px solid #aaa;background:#f8f9fa;font:13px sans-serif;margin:0 0 12px 18px;border-collapse:collapse}.infobox td,.infobox th{padding:4px 8px;text-align:left;vertical-align:top}a{color:#0645ad;text-decoration:none}a.new{color:#ba0000}textarea{width:100%;font:13px monospace}.cat{clear:both;border:1px solid #aaa;background:#f8f9fa;padding:5px 10px;font:13px sans-serif;margin-top:30px}.toc{border:1px solid #aaa;background:#f8f9fa;display:inline-block;padding:8px 14px;font:13px sans-serif}</style>
<div id=head><a href="/"><b>Valley Encyclopedia</b></a><form action="/search"><input name=q placeholder="Search the encyclopedia"> <button>Search</button></form></div><div id=side><a href="/">Main page</a><a href="/list">All articles</a><a href="/watchlist">Watchlist</a><a href="/help">Help</a></div>${body}<script>${script}</script>`;

const ARTICLES: Record<string, { title: string; box?: [string, string][]; text: string }> = {
  ansel: {
    title: 'Ansel (river)',
    box: [
      ['Length', '84 km'],
      ['Source', '<a href="/wiki/hollen">Hollen</a>'],
      ['Mouth', '<a href="/wiki/vire">Vire</a>'],
    ],
    text: '<p>The <b>Ansel</b> is a river in the north of the valley. It rises above the village of <a href="/wiki/hollen">Hollen</a> and flows into the <a href="/wiki/vire">Vire</a> at <a href="/wiki/marden">Marden</a>.</p><h2>Course</h2><p>In its upper part it drives three mills, among them the <a href="/wiki/paper-mill">paper mill of Hollen</a>.</p>',
  },
  vire: {
    title: 'Vire (river)',
    box: [
      ['Length', '132 km'],
      ['Source', 'Lake Tann'],
      ['Mouth', 'North Sea'],
    ],
    text: '<p>The <b>Vire</b> is the main river of the valley. The <a href="/wiki/bridge">stone bridge of Marden</a> crosses it.</p>',
  },
  hollen: {
    title: 'Hollen',
    box: [
      ['Population', '2,100 (2021)'],
      ['Elevation', '612 m'],
      ['Railway', '<a href="/wiki/station">Hollen station</a>'],
    ],
    text: '<p><b>Hollen</b> is a village in the hills, known for its <a href="/wiki/paper-mill">paper mill</a> and the spring of the <a href="/wiki/ansel">Ansel</a>.</p><div class=toc><b>Contents</b><br><a href="#h">1 History</a><br><a href="#p">2 People</a></div><h2 id=h>History</h2><p>Hollen was first named in 1214 in a deed of the abbey of <a href="/wiki/marden">Marden</a>.</p><h2 id=p>People</h2><p>The painter <a href="/wiki/irma">Irma Falk</a> was born here.</p>',
  },
  station: {
    title: 'Hollen station',
    text: '<p><b>Hollen station</b> is a railway station on the hill line. It was opened in 1893 and closed between 1971 and 1988. The building was designed by <a href="/wiki/bohm">Karl Bohm</a>.</p>',
  },
  'paper-mill': {
    title: 'Paper mill of Hollen',
    text: '<p>The paper mill was founded in 1702. Since 1990 it is a museum.</p>',
  },
  marden: {
    title: 'Marden',
    box: [
      ['Population', '41,300 (2021)'],
      ['Elevation', '118 m'],
    ],
    text: '<p><b>Marden</b> is the largest town of the valley. Its <a href="/wiki/bridge">stone bridge</a> is from the 15th century.</p>',
  },
  bridge: {
    title: 'Stone bridge of Marden',
    text: '<p>The stone bridge has nine arches and was finished in 1467 by the master builder <a href="/wiki/sorel">Anton Sorel</a>.</p>',
  },
  bohm: {
    title: 'Karl Bohm',
    text: '<p><b>Karl Bohm</b> (1851-1926) was an architect. He was born in <a href="/wiki/marden">Marden</a> and designed eleven stations.</p>',
  },
  irma: {
    title: 'Irma Falk',
    text: '<p><b>Irma Falk</b> (1888-1970) was a painter. Her best known work is <i>The blue barge</i>, in the <a href="/wiki/museum">museum of Marden</a>.</p>',
  },
  sorel: { title: 'Anton Sorel', text: '<p><b>Anton Sorel</b> (died 1481) built bridges.</p>' },
  museum: { title: 'Museum of Marden', text: '<p>The museum was opened in 1911. Closed on Mondays.</p>' },
};
const tabs = (id: string) =>
  `<div class=tabs><a href="/wiki/${id}">Article</a><a href="/edit/${id}">Edit</a><a href="#" id=w onclick="var l=get('watch',[]);if(l.indexOf('${id}')<0)l.push('${id}');put('watch',l);this.textContent='Unwatch';return false">Watch</a></div>`;

/** An encyclopedia: trails of links, boxes of facts, a search, pages that can be edited and watched. */
export const WIKI = written(
  'encyclopedia',
  {
    '/': page(
      'Main page',
      `<div id=content><h1>Welcome to the Valley Encyclopedia</h1><p>Eleven articles that anyone can edit.</p><h2>Article of the day</h2><p>The <a href="/wiki/bridge">stone bridge of Marden</a> has nine arches.</p><h2>Topics</h2><p><a href="/wiki/ansel">Ansel</a> &middot; <a href="/wiki/vire">Vire</a> &middot; <a href="/wiki/marden">Marden</a></p></div>`,
    ),
    '/list': page(
      'All articles',
      `<div id=content><h1>All articles</h1><ul>${Object.entries(ARTICLES)
        .map(([id, a]) => `<li><a href="/wiki/${id}">${a.title}</a></li>`)
        .join('')}</ul></div>`,
    ),
    '/help': page('Help', `<div id=content><h1>Help</h1><p>Press Edit above an article to change it.</p></div>`),
    '/watchlist': page(
      'Watchlist',
      `<div id=content><h1>Watchlist</h1><div id=l></div></div>`,
      `$('l').textContent=get('watch',[]).join(', ')||'Your watchlist is empty.'`,
    ),
    '/search': page(
      'Search',
      `<div id=content><h1>Search results</h1><ul id=r></ul></div>`,
      `var A=${JSON.stringify(Object.entries(ARTICLES).map(([id, a]) => [id, a.title, a.text.replace(/<[^>]+>/g, '')]))},w=q('q').toLowerCase().split(/\\s+/).filter(function(x){return x.length>2}),L=A.filter(function(a){return w.length&&w.every(function(x){return (a[1]+' '+a[2]).toLowerCase().indexOf(x)>=0})});$('r').innerHTML=L.map(function(a){return '<li><a href="/wiki/'+a[0]+'">'+a[1]+'</a><br><small>'+a[2].slice(0,70)+'...</small></li>'}).join('')||'<li>There were no results matching the query.</li>'`,
    ),
    ...Object.fromEntries(
      Object.entries(ARTICLES).flatMap(([id, a]) => [
        [
          `/wiki/${id}`,
          page(
            a.title,
            `${tabs(id)}<div id=content>${a.box ? `<table class=infobox><tr><th colspan=2>${a.title}</th></tr>${a.box.map(([k, v]) => `<tr><th>${k}</th><td>${v}</td></tr>`).join('')}</table>` : ''}<h1>${a.title}</h1><div id=body>${a.text}</div><div class=cat>Category: Valley</div></div>`,
            `var t=get('edit-${id}');if(t)$('body').innerHTML='<p>'+t+'</p>';if(get('watch',[]).indexOf('${id}')>=0)$('w').textContent='Unwatch'`,
          ),
        ],
        [
          `/edit/${id}`,
          page(
            `Editing ${a.title}`,
            `${tabs(id)}<div id=content><h1>Editing ${a.title}</h1><form onsubmit="event.preventDefault();put('edit-${id}',$('tx').value);put('why',$('su').value);location.href='/wiki/${id}'"><textarea id=tx rows=8 aria-label="Text of the article">${a.text
              .replace(/<[^>]+>/g, ' ')
              .replace(/\s+/g, ' ')
              .trim()}</textarea><p><label>Summary of your change <input id=su size=50></label></p><button>Save changes</button> <a href="/wiki/${id}">Cancel</a></form></div>`,
          ),
        ],
      ]),
    ),
  },
  [
    {
      name: 'a trail of three links',
      asks: 'When was the railway station opened in the village where the river Ansel rises?',
      says: /1893/,
    },
    { name: 'the longer river', asks: 'Which river is longer, the Ansel or the Vire?', says: /Vire/ },
    {
      name: 'watch an article',
      asks: 'Put the article about the painter Irma Falk on your watchlist.',
      holds: "s.watch&&s.watch.length===1&&s.watch[0]==='irma'",
    },
    {
      name: 'a wrong year',
      asks: 'The article about the museum of Marden gives the wrong year of opening: it should be 1912. Correct it.',
      holds:
        "/1912/.test(s['edit-museum']||'')&&/Closed on Mondays/.test(s['edit-museum'])&&!/1911/.test(s['edit-museum'])",
    },
    { name: 'nobody wrote it', asks: 'Find out who is the mayor of Marden.', absent: true },
  ],
);
