const A = {
  Countries: ['List', 'Countries with full articles: [[Brannia]], [[Ostrel]], [[Verania]].'],
  Brannia: ['Country', 'Brannia is a kingdom in the north. Its capital is [[Tarn]]. The crown is the currency.'],
  Ostrel: ['Country', 'Ostrel is a mountain republic. Its capital is [[Ulm-on-Reed]]. It has no coast.'],
  Verania: ['Country', 'Verania is a republic of 6.2 million people on the Amber Sea. Its capital is [[Lorsk]]; the largest port is [[Castel]]. The two share a railway opened in 1871.'],
  Tarn: ['City', 'Tarn is the capital of Brannia and seat of its parliament. It is known for its [[Tarn Opera]].'],
  'Tarn Opera': ['Building', 'The Tarn Opera was designed by Pieter Aalbrecht and opened in 1902.'],
  'Ulm-on-Reed': ['City', 'Ulm-on-Reed is the capital of Ostrel. It has a cable car and no theatre.'],
  Castel: ['City', 'Castel is a port of [[Verania]]. Its concert house, a former customs hall, was rebuilt by Marta Oyen in 1988.'],
  Lorsk: ['City', 'Lorsk is the capital of [[Verania]]. Sights are the Old Exchange, the [[Lorsk Opera House]] and the botanical garden.'],
  'Lorsk Opera House': ['Building', 'The Lorsk Opera House stands on the Quay of Lamps. Built from 1926 to 1931 under mayor Anton Reval, it was designed by the architect Ilse Mandrake. The organ is by Josef Tull.'],
  Kestrel: ['Disambiguation', 'Kestrel may mean: [[Kestrel (bird)]], [[Kestrel (aircraft engine)]], [[Kestrel (yacht)]].'],
  'Kestrel (bird)': ['Animal', 'The kestrel is a small falcon that hovers over fields while it looks for voles.'],
  'Kestrel (aircraft engine)': ['Technology', 'The Kestrel was an engine with twelve cylinders made from 1927.'],
  'Kestrel (yacht)': ['Ship', 'The Kestrel is a steam yacht of 1892, now a museum ship.'],
};
const css = `<style>body{margin:0;font:15px/1.6 "Times New Roman",serif;background:#f6f6f6}.top{background:#fff;border-bottom:1px solid #aaa;padding:10px 24px;display:flex;align-items:center;gap:24px}.top form{flex:1;display:flex}.top input{flex:1;max-width:340px;padding:6px}.body{max-width:820px;margin:20px auto;background:#fff;border:1px solid #ccc;padding:20px 32px}h1{font-weight:normal;border-bottom:1px solid #ccc}.tools{float:right;font:13px sans-serif}.hit{margin:14px 0}footer{text-align:center;color:#666;font:12px sans-serif;padding:20px}</style>`;
const page = (t, body, js) => `<title>${t} – Lexicon</title>${css}<div class="top"><a href="/"><b>LEXICON</b></a><form id="sf" role="search"><input name="q" type="search" aria-label="Search Lexicon" placeholder="Search Lexicon"><button>Search</button></form><a href="/watchlist">Watchlist</a></div><div class="body">${body}</div><footer>Text is free to share. Lexicon has ${Object.keys(A).length} articles in this edition.</footer>
<script>const A=${JSON.stringify(A)};const Q=new URLSearchParams(location.search);const W=()=>JSON.parse(sessionStorage.watch||'[]');const url=t=>'/wiki?t='+encodeURIComponent(t);
document.getElementById('sf').onsubmit=e=>{e.preventDefault();location.href='/search?q='+encodeURIComponent(e.target.q.value)};${js || ''}</script>`;
export default {
  name: 'Lexicon',
  pages: {
    '/': page('Main page', `<h1>Welcome to Lexicon</h1><p>The free encyclopedia of small things.</p><h3>Portals</h3><ul><li><a class="portal" href="/wiki?t=Countries">Countries</a></li><li><a href="/wiki?t=Kestrel%20(bird)">Animal of the day: the kestrel</a></li></ul><h3>Did you know</h3><p>… that the cable car in Ulm-on-Reed is older than its railway?</p>`),
    '/search': page('Search', `<h1>Search results</h1><div id="r"></div>`, `const q=(Q.get('q')||'').toLowerCase().trim();const ws=q.split(' ').filter(w=>w);document.querySelector('[name=q]').value=q;const h=Object.keys(A).filter(t=>ws.length&&ws.every(w=>(t+' '+A[t][1]).toLowerCase().includes(w)));document.getElementById('r').innerHTML='<p>'+h.length+' results for “'+q.replace(/</g,'')+'”</p>'+h.map(t=>'<div class="hit"><a href="'+url(t)+'">'+t+'</a><br><small>'+A[t][0]+' · '+A[t][1].replace(/\\[\\[|\\]\\]/g,'').slice(0,90)+'</small></div>').join('');`),
    '/wiki': page('Article', `<div class="tools"><button id="star" aria-pressed="false">☆ Watch</button></div><h1 id="t"></h1><p id="k"></p><p id="x"></p><p id="m" role="status"></p>`, `const t=Q.get('t');const a=A[t]||['Missing','There is no such article.'];document.title=t+' – Lexicon';document.getElementById('t').textContent=t;document.getElementById('k').innerHTML='<i>'+a[0]+'</i>';document.getElementById('x').innerHTML=a[1].replace(/\\[\\[(.+?)\\]\\]/g,(m,n)=>'<a href="'+url(n)+'">'+n+'</a>');const s=document.getElementById('star');const d=()=>{const on=W().includes(t);s.textContent=on?'★ Unwatch':'☆ Watch';s.setAttribute('aria-pressed',on)};d();s.onclick=()=>{const w=W();sessionStorage.watch=JSON.stringify(w.includes(t)?w.filter(x=>x!==t):[...w,t]);d();document.getElementById('m').textContent=W().includes(t)?'“'+t+'” is now on your watchlist.':'Removed from your watchlist.'};`),
    '/watchlist': page('Watchlist', `<h1>Watchlist</h1><ul id="w"></ul>`, `document.getElementById('w').innerHTML=W().map(t=>'<li><a href="'+url(t)+'">'+t+'</a></li>').join('')||'<li>Your watchlist is empty.</li>';`),
  },
  tasks: [
    { id: 'a', instructions: 'Which architect designed the opera house in the capital of Verania?', data: {}, claim: 'completed', answer: 'Mandrake', won: null, golden: [['click', 'a.portal'], ['click', '#x a[href$="Verania"]'], ['click', '#x a[href$="Lorsk"]'], ['click', '#x a[href*="Opera"]']] },
    { id: 'b', instructions: 'Search for "kestrel" and put the article about the old ship on your watchlist.', data: {}, claim: 'completed', answer: null, won: `sessionStorage.watch === '["Kestrel (yacht)"]'`, golden: [['type', '#sf input', 'kestrel'], ['click', '#sf button'], ['click', '.hit a[href*="yacht"]'], ['click', '#star']] },
  ],
};
