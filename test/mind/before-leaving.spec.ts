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

/** The same in a library, whose results can be narrowed by how a thing is read. */
const HEARD: Task = {
  name: 'what was found is opened, and not narrowed by what is chosen there',
  instructions: 'Reserve “Tides of Orkney” as an audiobook.',
  pages: {
    '/': `<title>Harbour library</title><form action="/found"><input type=search name=q aria-label="Search the catalogue"> <button>Search</button></form><h1>Harbour library</h1><p>Open Tuesday to Saturday.</p>`,
    '/found': `<title>2 results for Tides of Orkney – Harbour library</title><h1>Tides of Orkney: 2 results</h1><p><button aria-expanded=false onclick="this.setAttribute('aria-expanded',true);f.hidden=false">Format</button></p><div id=f hidden><label><input type=checkbox onchange="sessionStorage.won=false"> Audiobook</label> <label><input type=checkbox> Large print</label></div>
      <ol><li><a href="/tides">Tides of Orkney</a> by I. Rendall</li><li><a href="/birds">Birds of Orkney</a> by S. Linklater</li></ol>`,
    '/tides': `<title>Tides of Orkney – Harbour library</title><h1>Tides of Orkney</h1><fieldset><legend>Read it as</legend><label><input type=radio name=s> Book</label> <label><input type=radio name=s id=m> Audiobook</label></fieldset>
      <button onclick="if(m.checked&&sessionStorage.won!=='false')sessionStorage.won=true;o.textContent='Reserved: Tides of Orkney.'">Reserve</button><p id=o role=status></p>`,
    '/birds': `<title>Birds of Orkney – Harbour library</title><h1>Birds of Orkney</h1><button>Reserve</button>`,
  },
};

/** The same at a shop for the garden, where the results are told by how many match. */
const GREEN: Task = {
  name: 'what matches is opened, and its colour chosen there',
  instructions: 'Add one copper watering can in green to your basket.',
  pages: {
    '/': `<title>Bed and border</title><form action="/found"><input name=q aria-label="What are you looking for?"> <button>Search</button></form><h1>Bed and border</h1><p>Tools for gardens.</p>`,
    '/found': `<title>“copper watering can”, 3 matches – Bed and border</title><h1>3 matches for “copper watering can”</h1><p><button aria-expanded=false onclick="this.setAttribute('aria-expanded',true);f.hidden=false">Colour</button> <button aria-expanded=false>Price</button></p><div id=f hidden><label><input type=checkbox onchange="sessionStorage.won=false"> Green</label></div>
      <ul><li><a href="/rose">Rose for a watering can</a> £4</li><li><a href="/can">Copper watering can</a> £38</li><li><a href="/tin">Tin watering can</a> £17</li></ul>`,
    '/can': `<title>Copper watering can – Bed and border</title><h1>Copper watering can</h1><label>Colour <select id=m><option>Plain<option>Green<option>Black</select></label>
      <button onclick="if(m.value==='Green'&&sessionStorage.won!=='false')sessionStorage.won=true;o.textContent='Copper watering can (green) is in your basket.'">Add to basket</button><p id=o role=status></p>`,
    '/tin': `<title>Tin watering can – Bed and border</title><h1>Tin watering can</h1><button>Add to basket</button>`,
    '/rose': `<title>Rose – Bed and border</title><h1>Rose for a watering can</h1><button>Add to basket</button>`,
  },
};

test('who is about to leave the page of what the task speaks of looks at it once more', { tag: '@long' }, async () => {
  expect(await failures([KEPT, TOLD, FOUND, HEARD, GREEN])).toEqual([]);
});
