import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}.card{border:1px solid #999;padding:10px;margin:8px}</style>';

const REPORT: Task = {
  name: 'a number that is told in passing goes where the form misses one',
  instructions: 'Report that the lift beside door 17 is stuck.',
  pages: {
    '/': `<title>House desk</title>${STYLE}<h1>House desk</h1><p><a href="/report">Report something broken</a> <a href="/contact">Contact</a></p>`,
    '/report': `<title>Report</title>${STYLE}<h1>Report something broken</h1><p><label>What is it? <select id="what"><option value="">Choose<option>Heating<option>Lift<option>Light</select></label></p><p><label>Nearest entrance <input id="at"></label></p><button onclick="var w=what.value,a=at.value;m.textContent=w&&a?(window.won=w+a==='Lift17','Thank you, we have your report.'):'Please say what it is, and where.'">Send report</button><p id="m" role="status"></p>`,
    '/contact': `<title>Contact</title>${STYLE}<h1>Contact</h1><p>Ring the desk.</p>`,
  },
};

const SEARCHED: Task = {
  name: 'what is searched for is the name of no thing',
  instructions: 'Search for "kettle" and add the cheapest kettle to the basket.',
  pages: Object.fromEntries(
    ['/', '/search'].map((path) => [
      path,
      `<title>Hearth</title>${STYLE}<form action="/search"><input type="search" name="q" aria-label="Search the shop"><button>Search</button></form><a href="/basket">Basket</a><h1>Hearth</h1>${
        path === '/'
          ? '<p>All for the kitchen.</p>'
          : [
              ['Enamel kettle', '£31.00'],
              ['Travel kettle', '£18.50'],
              ['Kettle with a thermometer', '£54.90'],
            ]
              .map(
                ([name, price]) =>
                  `<div class="card"><h3>${name}</h3><p>${price}</p><button onclick="window.won='${name}'==='Travel kettle';this.nextElementSibling.textContent='Added to the basket'">Add to basket</button><small role="status"></small></div>`,
              )
              .join('')
      }`,
    ]),
  ),
};

const ARCHIVE: Task = {
  name: 'a question whose answer is called like the act is answered',
  instructions: 'Archive the lease "Orchard Row 4".',
  pages: {
    '/': `<title>Leases</title>${STYLE}<nav><a href="/">Leases</a> <a href="/archive">Archive</a></nav><h1>Leases</h1>${[
      'Mill Lane 2',
      'Orchard Row 4',
      'Quay 11',
    ]
      .map(
        (name) =>
          `<div class="card">${name} <button aria-haspopup="menu" aria-label="More for ${name}" onclick="menu.hidden=false;menu.style.top=this.offsetTop+'px';window.of='${name}'">⋯</button></div>`,
      )
      .join(
        '',
      )}<div id="menu" role="menu" hidden style="position:absolute;left:260px;background:#fff;border:1px solid"><div role="menuitem" tabindex="0">Rename</div><div role="menuitem" tabindex="0" onclick="menu.hidden=true;ask.querySelector('p').textContent='Archive the lease “'+window.of+'”?';ask.showModal()">Archive</div></div><dialog id="ask"><p></p><button onclick="window.won=window.of==='Orchard Row 4';ask.close();m.textContent=window.of+' was archived.'">Archive</button> <button onclick="ask.close()">Keep</button></dialog><p id="m" role="status"></p>`,
  },
};

const GOAL: Task = {
  name: 'the only button that saves something keeps what was set',
  instructions: 'Set the daily reading goal to 40 pages and save it.',
  pages: {
    '/': `<title>Reading log</title>${STYLE}<h1>Goals</h1><p><label>Daily reading goal <input type="range" id="g" min="10" max="100" step="5" value="20" oninput="o.textContent=this.value"></label> <b id="o">20</b> pages</p><button onclick="window.won=g.value==='40';m.textContent='Your goals are saved.'">Save goals</button><p id="m" role="status"></p>`,
  },
};

test('what was begun is carried through', async () => {
  test.setTimeout(90_000);
  expect(await failures([REPORT, SEARCHED, ARCHIVE, GOAL])).toEqual([]);
});
