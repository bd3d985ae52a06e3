import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const WON = (what: string) => `<script>const won = () => { sessionStorage.won = ${what}; };</script>`;
const NAV = '<nav><a href="/">All walks</a> <a href="/about">About us</a> <a href="/shop">Shop</a></nav>';

/** A thing of a list, on whose own page stands what is wanted with it. */
const KEPT: Task = {
  name: 'what the task calls by its name is pressed on the page of its thing',
  instructions: 'You feel like a windmill walk on Sunday. Look it up and put it on your wish list.',
  pages: {
    '/': `<title>Walks</title>${NAV}<h1>Walks</h1><ul><li><a href="/canal">Canal and lock</a></li><li><a href="/mill">Windmill round</a></li><li><a href="/heath">Heath and moor</a></li></ul>`,
    '/mill': `<title>Windmill round</title>${WON("document.querySelector('button').disabled")}${NAV}<h1>Windmill round</h1><p>Nine kilometres, flat.</p>
      <button onclick="this.textContent = 'On your wish list'; this.disabled = true; won()">Add to wish list</button> <p><a href="/heath">Also near: Heath and moor</a></p>`,
    '/canal': `<title>Canal and lock</title>${NAV}<h1>Canal and lock</h1><button>Add to wish list</button>`,
    '/heath': `<title>Heath and moor</title>${NAV}<h1>Heath and moor</h1><button>Add to wish list</button>`,
    '/about': `<title>About us</title>${NAV}<h1>About us</h1>`,
    '/shop': `<title>Shop</title>${NAV}<h1>Shop</h1><p>Maps and socks.</p>`,
  },
};

/** A question in other words than those of the page that tells it. */
const TOLD: Task = {
  name: 'what is asked is read off the page of the thing, in other words too',
  instructions: 'Find out on which day and at what time they read tales to little ones at the Oxhill branch.',
  pages: {
    '/': `<title>Libraries</title><nav><a href="/">Libraries</a> <a href="/fees">Fees</a></nav><h1>Libraries</h1><ul><li><a href="/town">Town branch</a></li><li><a href="/oxhill">Oxhill branch</a></li></ul>`,
    '/oxhill': `<title>Oxhill branch</title><nav><a href="/">Libraries</a> <a href="/fees">Fees</a></nav><h1>Oxhill branch</h1><p>Chapel Lane. Open Tuesday and Friday 10am–4pm.</p>
      <h2>Regular groups</h2><p>Tales for under-fives: Friday 2.30pm. Chess club: Tuesday 11am.</p>`,
    '/town': `<title>Town branch</title><nav><a href="/">Libraries</a> <a href="/fees">Fees</a></nav><h1>Town branch</h1><p>Tales for under-fives: Monday 9.15am.</p>`,
    '/fees': `<title>Fees</title><nav><a href="/">Libraries</a> <a href="/fees">Fees</a></nav><h1>Fees</h1><p>Joining is free.</p>`,
  },
  answer: /Friday 2\.30/,
};

/** What was searched for names the page of what was found; what narrows it is no part of the thing. */
const FOUND: Task = {
  name: 'what only leads on to the thing is followed, and not narrowed',
  instructions: 'Put the ridge wool hat in size M into your basket.',
  pages: {
    '/': `<title>Fell shop</title><form action="/found"><input type=search name=q aria-label="Search"> <button>Search</button></form><h1>Fell shop</h1><p>All for the hill.</p>`,
    '/found': `<title>Search for ridge wool hat – Fell shop</title><h1>Results for “ridge wool hat”</h1><p><button aria-expanded=false onclick="this.setAttribute('aria-expanded',true);f.hidden=false">Size</button></p><div id=f hidden><label><input type=checkbox onchange="sessionStorage.won=false"> M</label></div>
      <ul><li><a href="/hat">Ridge wool hat</a> £19</li><li><a href="/cap">Ridge cap</a> £12</li></ul>`,
    '/hat': `<title>Ridge wool hat – Fell shop</title><h1>Ridge wool hat</h1><fieldset><legend>Size</legend><label><input type=radio name=s> S</label> <label><input type=radio name=s id=m> M</label></fieldset>
      <button onclick="if(m.checked&&sessionStorage.won!=='false')sessionStorage.won=true;o.textContent='Ridge wool hat (M) is in your basket.'">Add to basket</button><p id=o role=status></p>`,
    '/cap': `<title>Ridge cap – Fell shop</title><h1>Ridge cap</h1><button>Add to basket</button>`,
  },
};

test('who is about to leave the page of what the task speaks of looks at it once more', { tag: '@long' }, async () => {
  expect(await failures([KEPT, TOLD, FOUND])).toEqual([]);
});
