import { type Family, NAMES } from '../family.ts';
import { site } from './site.ts';

const SIDE =
  '<style>.side{float:left;width:190px;margin-right:20px}.side ul{list-style:none;padding-left:10px;margin:4px 0}.side li>a{display:block;padding:4px 0}.side .shut>ul{display:none}.menu{position:relative;display:inline-block}.menu div{display:none;position:absolute;right:0;background:#fff;border:1px solid #999;padding:6px;z-index:3}.menu.on div{display:block}.menu div button{display:block;width:100%}</style>';

/** Places of work that the engine was never mended on: side bars, tables with heads, menus of rows. */
export const HELD_OUT_WORK: readonly Family[] = [
  {
    name: 'held out site: deep in a side bar',
    make: (d) => {
      const tree: Record<string, string[]> = {
        Sales: ['Quotes', 'Orders', 'Customers'],
        Stock: ['Warehouses', 'Deliveries', 'Suppliers'],
        People: ['Absences', 'Contracts', 'Payslips'],
        System: ['Backups', 'Licences', 'Users'],
      };
      const group = d.pick(Object.keys(tree));
      const leaf = d.pick(tree[group]!);
      const side = `<div class=side><ul>${Object.entries(tree)
        .map(
          ([g, leaves]) =>
            `<li class=shut><a href="#" onclick="event.preventDefault();this.parentNode.classList.toggle('shut')">${g} <span aria-hidden=true>▾</span></a><ul>${leaves.map((l) => `<li><a href="#" onclick="event.preventDefault();win('${l}'==='${leaf}');document.querySelector('#w').innerHTML='<h2>${l}</h2><p>Nothing to be done.</p>';document.title='${l}'">${l}</a></li>`).join('')}</ul></li>`,
        )
        .join('')}</ul></div>`;
      return {
        instructions: d.pick([
          `Open the page "${leaf}".`,
          `Go to the ${leaf.toLowerCase()}.`,
          `Show me the ${leaf.toLowerCase()}.`,
        ]),
        pages: {
          '/': `<title>Back office</title>${SIDE}<header><b>Back office</b></header>${side}<main id=w><h2>Today</h2><p>Three things wait.</p><script>function win(x){sessionStorage.won=String(!!x)}</script></main>`,
        },
      };
    },
  },
  {
    name: 'held out site: the best of a table with pages',
    make: (d) => {
      const names = d.some(NAMES, 8);
      const scores = d.shuffle([31, 44, 52, 58, 63, 77, 86, 95]).slice(0, names.length);
      const best = names[scores.indexOf(Math.max(...scores))]!;
      return {
        instructions: d.pick(['Which student has the highest score?', 'Who has the highest score of all students?']),
        answer: new RegExp(best),
        pages: {
          '/': `<title>Scores</title><h1>Scores</h1><table><thead><tr><th onclick="by('n')" style="cursor:pointer" id=n>Student</th><th onclick="by('s')" style="cursor:pointer" id=s>Score</th></tr></thead><tbody id=b></tbody></table><p><button onclick="p=Math.max(0,p-1);draw()">Previous</button> <button onclick="p=Math.min(1,p+1);draw()">Next</button></p><script>var R=${JSON.stringify(names.map((n, i) => ({ n, s: scores[i] })))},p=0,k='',up=true;function by(c){up=k===c?!up:true;k=c;R.sort(function(a,b){return (a[c]<b[c]?-1:1)*(up?1:-1)});document.querySelectorAll('th').forEach(function(t){t.removeAttribute('aria-sort')});document.getElementById(c).setAttribute('aria-sort',up?'ascending':'descending');draw()}function draw(){document.getElementById('b').innerHTML=R.slice(p*4,p*4+4).map(function(r){return '<tr><td>'+r.n+'</td><td>'+r.s+'</td></tr>'}).join('')}draw()</script>`,
        },
      };
    },
  },
  {
    name: 'held out site: a row through its menu, and a question',
    make: (d) => {
      const rows = d.some(['Budget 2027', 'Letter to Krakow', 'Notes of May', 'Old tariff', 'Plan of the yard'], 4);
      const w = d.pick(rows);
      return {
        instructions: d.pick([`Delete the draft "${w}".`, `Remove ${w} from the drafts.`]),
        pages: site(d, {
          brand: 'Desk',
          nav: [
            ['Sent', '/sent'],
            ['Drafts', '/drafts'],
          ],
          views: {
            '/': { heading: 'Desk', body: '<p>Quiet.</p>' },
            '/sent': { heading: 'Sent', body: '<p>Nothing.</p>' },
            '/drafts': {
              heading: 'Drafts',
              body: `${SIDE}<div id=l></div><dialog id=q><p>Delete this draft?</p><button onclick="rows=rows.filter(function(r){return r!==at});document.getElementById('q').close();show();win(rows.length===${rows.length - 1}&&rows.indexOf('${w}')<0)">Delete</button><button onclick="document.getElementById('q').close()">Keep</button></dialog>`,
              opens: `window.rows=${JSON.stringify(rows)};window.at='';window.show=function(){document.getElementById('l').innerHTML=rows.map(function(r,i){return '<p>'+r+' <span class=menu><button aria-label="More actions" aria-haspopup=menu onclick="this.parentNode.classList.toggle(\\'on\\')">⋯</button><div><button>Rename</button><button onclick="at=rows['+i+'];document.getElementById(\\'q\\').showModal()">Delete</button></div></span></p>'}).join('')};show()`,
            },
          },
        }),
      };
    },
  },
  {
    name: 'held out site: everything marked as read',
    make: (d) => ({
      instructions: d.pick(['Mark all notifications as read.', 'Mark all of your notifications as read.']),
      pages: site(d, {
        brand: 'Relay',
        nav: [
          ['Boards', '/boards'],
          ['Files', '/files'],
        ],
        views: {
          '/': {
            heading: 'Relay',
            body: `${SIDE}<p class=menu><button aria-haspopup=true onclick="this.parentNode.classList.toggle('on')">${d.pick(['Notifications (3)', '🔔 3', 'Alerts 3'])}</button><div><p>Ann wrote to you.</p><p>A file is due.</p><button onclick="win(true);this.parentNode.innerHTML='<p>You are all caught up.</p>'">Mark all as read</button></div></p><p>Two boards are busy.</p>`,
          },
          '/boards': { heading: 'Boards', body: '<p>Garden, House.</p>' },
          '/files': { heading: 'Files', body: '<p>None.</p>' },
        },
      }),
    }),
  },
  {
    name: 'held out site: what a tab holds',
    make: (d) => {
      const seats = d.int(40, 400);
      const hall = d.pick(['Small Hall', 'Great Hall']);
      const tabs = ['Overview', 'Technical details', 'Prices'];
      const texts = [
        '<p>A room for music.</p>',
        `<p>Seats: ${seats}</p><p>Stage: 8 by 6 m</p>`,
        `<p>€${seats * 3} an evening</p>`,
      ];
      return {
        instructions: d.pick([
          `How many seats does the ${hall} have?`,
          `Find out how many seats there are in the ${hall}.`,
        ]),
        answer: new RegExp(`\\b${seats}\\b`),
        pages: site(d, {
          brand: 'Tonhalle',
          nav: [
            ['Programme', '/programme'],
            [d.pick(['Venues', 'Halls', 'Hire a hall']), '/halls'],
          ],
          views: {
            '/': { heading: 'Music tonight', body: '<p>At eight.</p>' },
            '/programme': { heading: 'Programme', body: '<p>Songs of the sea.</p>' },
            '/halls': {
              heading: 'Our halls',
              body: `<p><a href="/small">Small Hall</a></p><p><a href="/great">Great Hall</a></p>`,
            },
            ...Object.fromEntries(
              (['Small Hall', 'Great Hall'] as const).map((h) => [
                h === 'Small Hall' ? '/small' : '/great',
                {
                  heading: h,
                  body: `<div role=tablist>${tabs.map((t, i) => `<button role=tab aria-selected=${i === 0} onclick="document.querySelectorAll('[role=tab]').forEach(function(b){b.setAttribute('aria-selected',b===event.target)});document.querySelectorAll('.pane').forEach(function(p,j){p.hidden=j!==${i}})">${t}</button>`).join('')}</div>${texts.map((t, i) => `<div class=pane ${i ? 'hidden' : ''}>${h === hall ? t : t.replace(String(seats), String(seats + 11))}</div>`).join('')}`,
                },
              ]),
            ),
          },
        }),
      };
    },
  },
];
