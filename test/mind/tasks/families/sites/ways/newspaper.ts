import { written } from '../written/written.ts';
import { PAGES, signIn } from './common.ts';

const ARTICLES: ReadonlyArray<readonly [string, string, string, string]> = [
  ['bridge', 'Old bridge to be painted blue', 'Tom Avery', 'The council has chosen blue.'],
  ['bakery', 'Bakery wins prize for rye bread', 'Sunita Rao', 'A prize for the smallest bakery of the town.'],
  ['school', 'School choir travels to Ghent', 'Tom Avery', 'Forty children sing abroad.'],
  ['flood', 'Cellars flooded after storm', 'Per Lind', 'The fire brigade was called 60 times.'],
  [
    'ferry',
    'Marlin ferry stops running in March',
    'Hester Quill',
    'After 90 years the ferry across the sound is closed.',
  ],
  ['market', 'Market moves to the harbour', 'Sunita Rao', 'From May on the stalls stand by the water.'],
];

const page = (title: string, body: string, script = ''): string => `<title>${title} — The Sound Courier</title>${PAGES}
<style>body{margin:0 auto;max-width:1000px;font:15px/1.45 "Times New Roman",serif}header{text-align:center;border-bottom:4px double #000;padding:8px}header h2{font-size:34px;margin:0}nav{display:flex;justify-content:center;gap:20px;border-bottom:1px solid #000;padding:6px}main{padding:14px;min-height:340px}.a{border-bottom:1px solid #bbb;padding:8px 0}footer{columns:3;border-top:4px double #000;padding:12px;font-size:13px}footer a{display:block}</style>
<header><h2>The Sound Courier</h2><form onsubmit="event.preventDefault();location.href='/search?q='+encodeURIComponent(this.q.value)"><input type=search name=q placeholder="Search the Courier"> <button>Search</button></form></header><nav><a href="/">Front page</a><a href="/town">Town</a><a href="/sport">Sport</a><a href="/opinion">Opinion</a><a href="/puzzles">Puzzles</a><a href="/reader">Subscribers</a></nav><main>${body}</main><footer><a href="/notices">Family notices</a><a href="/ads">Small ads</a><a href="/letters">Write a letter to the editor</a><a href="/office">Our office</a><a href="/subscribe">Subscribe</a><a href="/rss">RSS</a></footer><script>${script}</script>`;
const teaser = (from: number, to: number): string =>
  ARTICLES.slice(from, to)
    .map(([id, head, , lead]) => `<div class=a><h3><a href="/a/${id}">${head}</a></h3><p>${lead}</p></div>`)
    .join('');

/** A newspaper: columns of articles on more than one page, a foot of links, and a subscription behind a number. */
export const NEWSPAPER = written(
  'newspaper',
  {
    '/': page('Front page', `<h1>Monday, 2 November 2026</h1>${teaser(0, 2)}`),
    '/town': page('Town', `<h1>Town</h1>${teaser(0, 3)}<p>Page 1 of 2 <a href="/town-2">Older articles</a></p>`),
    '/town-2': page('Town', `<h1>Town</h1>${teaser(3, 6)}<p>Page 2 of 2 <a href="/town">Newer articles</a></p>`),
    ...Object.fromEntries(
      ARTICLES.map(([id, head, by, lead]) => [
        `/a/${id}`,
        page(
          head,
          `<h1>${head}</h1><p><i>By ${by}</i></p><p>${lead}</p><button onclick="stir('like')">Like</button> <button onclick="stir('save')">Save</button> <button onclick="stir('share')">Share</button>`,
        ),
      ]),
    ),
    '/search': page(
      'Search',
      `<h1>Results</h1><div id=r></div>`,
      `var A=${JSON.stringify(ARTICLES.map(([id, head]) => [id, head]))},w=q('q').toLowerCase().split(/\\s+/).filter(Boolean),L=A.filter(function(a){return w.every(function(x){return a[1].toLowerCase().indexOf(x)>=0})});$('r').innerHTML=L.length?L.map(function(a){return '<p><a href="/a/'+a[0]+'">'+a[1]+'</a></p>'}).join(''):'<p>Nothing was found.</p>'`,
    ),
    '/sport': page('Sport', `<h1>Sport</h1><p>Courier Rovers lose again.</p>`),
    '/opinion': page('Opinion', `<h1>Opinion</h1><p>Why we need benches.</p>`),
    '/puzzles': page(
      'Puzzles',
      `<h1>Puzzles</h1><p>Crossword of the day.</p><button onclick="stir('puzzle')">Play</button>`,
    ),
    '/notices': page(
      'Family notices',
      `<h1>Family notices</h1><p>Births, weddings and deaths. A notice of ten lines costs £46.</p><button onclick="stir('notice')">Place a notice</button>`,
    ),
    '/ads': page(
      'Small ads',
      `<h1>Small ads</h1><table><tr><th></th><th>Weekday</th><th>Saturday</th></tr><tr><td>Up to three lines</td><td>£11</td><td>£18</td></tr><tr><td>Up to six lines</td><td>£19</td><td>£29</td></tr></table><button onclick="stir('ad')">Place an ad</button>`,
    ),
    '/letters': page(
      'Letters',
      `<h1>Write a letter to the editor</h1><textarea oninput="stir('letter')"></textarea><button>Send</button>`,
    ),
    '/office': page('Our office', `<h1>Our office</h1><p>3 Quay Street, 9:00 to 17:00.</p>`),
    '/subscribe': page(
      'Subscribe',
      `<h1>Subscribe</h1><p>£21 a month.</p><button onclick="put('sub',1)">Order</button>`,
    ),
    '/rss': page('RSS', `<h1>RSS</h1><p>Feeds for all sections.</p>`),
    '/signin': page(
      'Subscribers',
      `<h1>For subscribers</h1><form class=in><p><label>Subscriber number<br><input name=u></label></p><p><label>Postcode<br><input name=p></label></p><p id=wrong role=alert></p><button>Log in</button></form>`,
      signIn('70-4418', 'SD4 2QK', '/reader'),
    ),
    '/reader': page(
      'Subscribers',
      `<h1>Your Courier</h1><ul><li><a href="/reader/delivery">Delivery</a></li><li><a href="/reader/plan">Your subscription</a></li><li><a href="/reader/app">The app</a></li></ul>`,
      'signed()',
    ),
    '/reader/delivery': page(
      'Delivery',
      `<h1>Delivery</h1><p>Delivered to 8 Mill Lane before 6:30.</p><div id=d></div>`,
      `signed();function draw(){$('d').innerHTML=get('none',0)?'<p>We are sorry. You get a credit for this copy.</p>':'<p><button onclick="stir(\\'stop\\')">Interrupt for a holiday</button></p><p><button onclick="put(\\'none\\',1);draw()">Today\\'s paper has not come</button></p><p><button onclick="stir(\\'place\\')">Change address</button></p>'}draw()`,
    ),
    '/reader/plan': page(
      'Your subscription',
      `<h1>Your subscription</h1><p>Printed paper, six days a week. Paid until 30 June 2027.</p><button onclick="stir('plan')">Change plan</button>`,
      'signed()',
    ),
    '/reader/app': page('The app', `<h1>The app</h1><p>Free for subscribers.</p>`, 'signed()'),
  },
  [
    {
      name: 'no paper this morning',
      asks: 'You subscribe to the Courier, and there was no newspaper in your letter box this morning. Report that.',
      knows: { subscriberNumber: '70-4418', postcode: 'SD4 2QK' },
      holds: 's.none===1&&!s.sub',
    },
    { name: 'who wrote it', asks: 'Who wrote the article about the Marlin ferry?', says: /Hester Quill/ },
    { name: 'three lines on Saturday', asks: 'What does a small ad of three lines cost on a Saturday?', says: /£ ?18/ },
    {
      name: 'paid until',
      asks: 'Until when have you paid your subscription?',
      knows: { subscriberNumber: '70-4418', postcode: 'SD4 2QK' },
      says: /30 June 2027/,
    },
  ],
);
