import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import { knows, type Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}nav a{margin-right:14px}.grid{display:flex;flex-wrap:wrap;gap:14px}.c{border:1px solid #999;padding:12px;width:190px}td,th{padding:6px 12px;text-align:left}</style>';

const TENTS: Task = {
  name: 'cards in which there is nothing to press are compared',
  instructions: 'Which tent is the cheapest?',
  answer: /Marmot/,
  pages: {
    '/': `<title>Highfield Camping</title>${STYLE}<h1>Highfield Camping</h1><p><a href="/tents">Tents</a> <a href="/repair">Repairs</a></p>`,
    '/repair': `<title>Repairs</title>${STYLE}<h1>Repairs</h1><p>A new zip costs £22. <a href="/">Home</a></p>`,
    '/tents': `<title>Tents</title>${STYLE}<a href="/">Home</a><h1>Tents</h1><div class="grid">${[
      ['Ridge Two', '£189.00', '2 people'],
      ['Marmot Light', '£124.50', '1 person'],
      ['Family Dome', '£1,020.00', '6 people'],
      ['Fjell Tunnel', '£310.00', '3 people'],
    ]
      .map(
        ([name, price, sleeps]) => `<div class="c"><div>${name}</div><div>${price}</div><small>${sleeps}</small></div>`,
      )
      .join('')}</div>`,
  },
};

const WORKSHOPS: Task = {
  name: 'of what was narrowed down two lines each are one thing, and "which of them" is of these',
  instructions: 'Filter the workshops for beginners. Which of them is the cheapest?',
  answer: /Card weaving/,
  pages: {
    '/': `<title>Workshops</title>${STYLE}<nav><a href="/">Workshops</a><a href="/rooms">Rooms</a></nav><h1>Workshops</h1><label>Level <select id="s"><option>All levels<option>Beginners<option>Advanced</select></label><p id="n" role="status"></p><div id="l"></div><script>var W=[['Basket making','Beginners','Monday',34],['Bookbinding','Advanced','Tuesday',12],['Card weaving','Beginners','Tuesday',18.5],['Wood turning','Beginners','Thursday',40],['Lace','Advanced','Friday',29]];function draw(){var a=W.filter(function(w){return s.selectedIndex===0||w[1]===s.value});n.textContent=a.length+' workshops';l.innerHTML=a.map(function(w){return '<div style="padding:10px 0;border-bottom:1px solid #ddd"><b>'+w[0]+'</b> ('+w[1]+')<br>'+w[2]+', £'+w[3].toFixed(2)+' a day</div>'}).join('')}s.onchange=draw;draw()</script>`,
    '/rooms': `<title>Rooms</title>${STYLE}<a href="/">Workshops</a><h1>Rooms</h1><p>Two rooms with daylight.</p>`,
  },
};

const PARCELS: Task = {
  name: '"which one is the oldest" is asked of what was put in order before',
  instructions: 'Sort the parcels by the day they arrived. Which one is the oldest?',
  answer: /garden hose/i,
  pages: {
    '/': `<title>Parcels</title>${STYLE}<h1>Parcels</h1><table><thead><tr><th aria-sort="none"><button data-c="0">Content</button></th><th aria-sort="none"><button data-c="1">Arrived</button></th><th aria-sort="none"><button data-c="2">Weight</button></th></tr></thead><tbody id="b"></tbody></table><script>var T=[['Lamp shade','14 Mar 2026',2],['Old atlas','2 Apr 2026',3],['Garden hose','27 Feb 2026',5],['Spare wheel','9 Mar 2026',9]],col=-1;function v(r){return col==1?Date.parse(r[1]):r[col]}function draw(){var a=T.slice();if(col>=0)a.sort(function(x,y){return v(x)>v(y)?1:-1});b.innerHTML=a.map(function(r){return '<tr><td>'+r.join('</td><td>')+'</td></tr>'}).join('')}draw();document.querySelectorAll('th button').forEach(function(x){x.onclick=function(){col=+x.dataset.c;document.querySelectorAll('th').forEach(function(h){h.setAttribute('aria-sort','none')});x.parentNode.setAttribute('aria-sort','ascending');draw()}})</script>`,
  },
};

const DEPOT: Task = {
  name: 'where all of a list stands under other names, the one that is asked about is not there',
  instructions: 'Find the telephone number of the Ludlow depot.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Marches Hire</title>${STYLE}<nav><a href="/depots">Depots</a><a href="/vans">Vans</a></nav><h1>Marches Hire</h1><p>Vans and trailers by the day.</p>`,
    '/vans': `<title>Vans</title>${STYLE}<nav><a href="/depots">Depots</a></nav><h1>Vans</h1><p>Small vans from £48 a day.</p>`,
    '/depots': `<title>Depots</title>${STYLE}<nav><a href="/">Marches Hire</a><a href="/vans">Vans</a></nav><h1>Our depots</h1><table><tr><th>Town<th>Street<th>Telephone</tr><tr><td>Hereford<td>4 Bath Street<td>01632 960 101</tr><tr><td>Leominster<td>2 Mill Yard<td>01632 960 102</tr><tr><td>Kington<td>9 Duke Street<td>01632 960 103</tr></table>`,
  },
};

const STOOL: Task = {
  name: 'the only one that a search has found is not taken for another one of its kind',
  instructions: 'Add a walnut stool to the basket.',
  claim: 'gave_up',
  pages: {
    '/': `<title>Plank and Peg</title>${STYLE}<form><input name="q" type="search" aria-label="Search furniture"> <button>Search</button></form><nav><a href="/">Furniture</a></nav><h1 id="h">All furniture</h1><div id="l"></div><p id="m" role="status"></p><script>var P=['Oak bench','Pine stool','Ash shelf','Birch table'],v=(new URLSearchParams(location.search).get('q')||'').toLowerCase(),a=v?P.filter(function(p){return v.split(' ').some(function(w){return w.length>2&&p.toLowerCase().indexOf(w)>=0})}):P;if(v)h.textContent='Results for "'+v+'"';l.innerHTML=a.map(function(p){return '<p>'+p+', £60 <button aria-label="Add '+p+' to basket">Add to basket</button></p>'}).join('')||'<p>No results.</p>';l.querySelectorAll('button').forEach(function(b){b.onclick=function(){m.textContent=b.getAttribute('aria-label').slice(4,-10)+' added to your basket.'}})</script>`,
  },
};

const GUIDE: Task = {
  name: 'a question behind a colon is asked once what stands before it is done',
  instructions: 'Search the help pages: how many bags may a passenger take on board?',
  answer: /\b(?:3|three)\b/i,
  pages: {
    '/': `<title>Help</title>${STYLE}<h1>Help</h1><input id="q" aria-label="Search the help pages"> <button id="go">Search</button><div id="out"><p>Popular: <a href="/refunds">Refunds</a></p></div><script>go.onclick=function(){var w=q.value.toLowerCase();out.innerHTML=/bag|passenger/.test(w)?'<h2>Results</h2><p><a href="/luggage">What you can bring</a></p>':'<p>No pages match.</p>'}</script>`,
    '/luggage': `<title>What you can bring</title>${STYLE}<h1>What you can bring</h1><p>Each passenger may take up to 3 bags on board. Dogs travel free.</p><p><a href="/">Help</a></p>`,
    '/refunds': `<title>Refunds</title>${STYLE}<h1>Refunds</h1><p>Refunds take 8 days.</p><p><a href="/">Help</a></p>`,
  },
};

const BOND: Task = {
  name: 'what is read here is looked for in no other part of the page, and a rent is no deposit',
  instructions: 'How high is the deposit for Mill Cottage?',
  answer: /940/,
  pages: {
    '/': `<title>Mill Cottage - Lettings</title>${STYLE}<nav><a href="/">Mill Cottage</a><a href="/saved">Saved</a></nav><h1>Mill Cottage</h1><p>A small house by the water, £815 a month.</p><div role="tablist">${[
      'Rooms',
      'Costs',
      'Area',
    ]
      .map(
        (name, i) =>
          `<span role="tab" tabindex="0" style="padding:8px;cursor:pointer" id="t${i}" aria-selected="${i === 0}" aria-controls="p${i}">${name}</span>`,
      )
      .join(
        '',
      )}</div><div role="tabpanel" id="p0"><p>Two bedrooms and a box room.</p></div><div role="tabpanel" id="p1" hidden><p>Council tax: band B. Deposit: £940. Admin fee: £60.</p></div><div role="tabpanel" id="p2" hidden><p>A bus every hour.</p></div><script>document.querySelectorAll('[role=tab]').forEach(function(t){t.onclick=function(){document.querySelectorAll('[role=tab]').forEach(function(x){x.setAttribute('aria-selected',String(x===t));document.getElementById(x.getAttribute('aria-controls')).hidden=x!==t})}})</script>`,
    '/saved': `<title>Saved</title>${STYLE}<a href="/">Mill Cottage</a><h1>Saved</h1><p>Nothing saved.</p>`,
  },
};

const POSTS: Task = {
  name: 'what is asked of "its" is asked of the one that was found',
  instructions: 'Which post is there in the Archive team in Bergen, and what is its salary?',
  answer: /Bookbinder[\s\S]*41[,.]?300/,
  pages: {
    '/': `<title>Open posts</title>${STYLE}<h1>Open posts</h1><p><label>Team <select id="d"><option value="">All<option>Archive<option>Museum<option>Shop</select></label> <label>Town <select id="t"><option value="">All<option>Bergen<option>Oslo</select></label></p><ul id="l"></ul><p><button id="mo">Show more</button></p><script>var J=[['Guide','Museum','Oslo','£32,100'],['Cashier','Shop','Oslo','£27,900'],['Curator','Museum','Bergen','£45,000'],['Bookbinder','Archive','Bergen','£41,300'],['Reader','Archive','Oslo','£36,800'],['Buyer','Shop','Bergen','£33,400']],n=3;function draw(){var h=J.filter(function(j){return (!d.value||j[1]===d.value)&&(!t.value||j[2]===t.value)});l.innerHTML=h.slice(0,n).map(function(j){return '<li><b>'+j[0]+'</b>, '+j.slice(1).join(', ')+'</li>'}).join('')||'<li>No posts.</li>';mo.hidden=h.length<=n}d.onchange=t.onchange=function(){n=3;draw()};mo.onclick=function(){n+=3;draw()};draw()</script>`,
  },
};

const TALKS: Task = {
  name: 'the part of the page that the question names is looked at before anything is read out of another one',
  instructions: 'In which tent is the talk about owls on Sunday?',
  answer: /Beech/,
  pages: {
    '/': `<title>Talks</title>${STYLE}<h1>Talks</h1><div role="tablist">${['Saturday', 'Sunday']
      .map(
        (name, i) =>
          `<button role="tab" aria-selected="${i === 0}" aria-controls="d${i}" onclick="document.querySelectorAll('[role=tab]').forEach(function(x){x.setAttribute('aria-selected',String(x===event.target));document.getElementById(x.getAttribute('aria-controls')).hidden=x!==event.target})">${name}</button>`,
      )
      .join('')}</div>${[
      [
        ['10:00', 'Talk: moths', 'Tent Oak'],
        ['12:30', 'Foxes in town', 'Tent Elm'],
      ],
      [
        ['10:00', 'Hedgehogs', 'Tent Oak'],
        ['11:30', 'Talk: owls', 'Tent Beech'],
      ],
    ]
      .map(
        (rows, i) =>
          `<table role="tabpanel" id="d${i}" ${i ? 'hidden' : ''}><tr><th>Time<th>Talk<th>Place</tr>${rows.map((row) => `<tr><td>${row.join('<td>')}</tr>`).join('')}</table>`,
      )
      .join('')}`,
  },
};

const METER: Task = {
  name: 'what a form looks up is read, and not only taken',
  instructions: 'When is the next chimney sweeping at your address?',
  knowledge: knows({ street: 'Lark Rise', house_number: '7' }),
  answer: /23 November/,
  pages: {
    '/': `<title>Sweeps</title>${STYLE}<h1>When do we come?</h1><form id="f"><p><label>Street <input id="s"></label></p><p><label>House number <input id="h"></label></p><button>Show my days</button></form><div id="o"></div><script>f.onsubmit=function(e){e.preventDefault();if(!s.value||!h.value)return;f.hidden=true;o.innerHTML='<h2>Visits at '+s.value+' '+h.value+'</h2><table><tr><th>Visit<th>Next day</tr><tr><td>Boiler check<td>Monday 16 November</tr><tr><td>Chimney sweeping<td>Monday 23 November</tr><tr><td>Gas meter<td>Friday 4 December</tr></table>'}</script>`,
  },
};

const PICTURE: Task = {
  name: 'who has been on every page sends nothing else off and ends',
  instructions: 'Upload a new cover picture.',
  claim: 'gave_up',
  maxTurns: 15,
  pages: Object.fromEntries(
    [
      ['/', 'Rehearsals', '<p>We meet on Tuesdays.</p>'],
      [
        '/choir',
        'Our choir',
        '<p>Founded 1988.</p><p><label>Website <input id="w" value="choir.example"></label> <button onclick="window.spoilt=true;m.textContent=\'Saved.\'">Save website</button></p><p><a href="/choir/history">History</a></p><p id="m" role="status"></p>',
      ],
      ['/choir/history', 'History', '<p>First concert in 1989.</p>'],
      ['/rules', 'Rules', '<p>Please come on time.</p>'],
    ].map(([path, head, body]) => [
      path!,
      `<title>${head}</title>${STYLE}<nav><a href="/">Rehearsals</a><a href="/choir">Our choir</a><a href="/rules">Rules</a></nav><h1>${head}</h1>${body}`,
    ]),
  ),
};

test('questions in plain words are answered from lists of what there is', async () => {
  test.setTimeout(120_000);
  expect(await failures([TENTS, WORKSHOPS])).toEqual([]);
  expect(await failures([PARCELS, POSTS])).toEqual([]);
});

test('questions in plain words are answered where the answer stands', async () => {
  test.setTimeout(120_000);
  expect(await failures([GUIDE, BOND])).toEqual([]);
  expect(await failures([TALKS, METER])).toEqual([]);
});

test('what is not there is not found in something else', async () => {
  test.setTimeout(120_000);
  expect(await failures([DEPOT, STOOL])).toEqual([]);
  expect(await failures([PICTURE])).toEqual([]);
});
