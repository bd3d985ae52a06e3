import { expect, test } from '@playwright/test';
import { failures } from './tasks/play.ts';
import type { Task } from './tasks/types.ts';

const STYLE =
  '<style>body{font:16px sans-serif;margin:20px}.card{border:1px solid #999;padding:10px;margin:8px;max-width:520px;position:relative}</style>';

const TASTING: Task = {
  name: 'what a menu ends that was opened at the very thing is that thing',
  instructions: 'Cancel the cheese tasting.',
  pages: {
    '/': `<title>My days out</title>${STYLE}<nav><a href="/">Days out</a> <a href="/guides">Guides</a></nav><h1>My days out</h1>${[
      'Harbour walk',
      'Cheese tasting',
      'Kiln visit',
    ]
      .map(
        (name) =>
          `<div class="card" onclick="void 0"><b>${name}</b> with Ida Roe <button aria-haspopup="menu" aria-label="Actions for ${name}" onclick="menu.hidden=false;menu.style.top=this.getBoundingClientRect().bottom+'px';window.of='${name}'">⋮</button></div>`,
      )
      .join(
        '',
      )}<div id="menu" role="menu" hidden style="position:absolute;left:300px;background:#fff;border:1px solid"><div role="menuitem" tabindex="0">Print</div><div role="menuitem" tabindex="0" onclick="menu.hidden=true;window.won=window.of==='Cheese tasting';m.textContent='Your trip '+window.of+' has been cancelled.'">Cancel trip</div></div><p id="m" role="status"></p>`,
    '/guides': `<title>Guides</title>${STYLE}<h1>Guides</h1><p>Ida Roe leads most of them.</p>`,
  },
};

const boxes = (id: string, all: string[]) =>
  `<div id="${id}">${all.map((x) => `<label style="display:block"><input type="checkbox" value="${x}"> ${x}</label>`).join('')}</div>`;

const LAMPS: Task = {
  name: 'a list is narrowed once the boxes over it stand as told',
  instructions: 'Show only brass lanterns.',
  pages: {
    '/': `<title>All lamps</title>${STYLE}<nav><a href="/">Lamps</a> <a href="/care">Lamp care</a></nav><div style="display:grid;grid-template-columns:200px 1fr"><div><h3>Kind</h3>${boxes('k', ['Desk', 'Floor', 'Lanterns'])}<h3>Metal</h3>${boxes('c', ['Brass', 'Copper', 'Steel', 'Tin'])}</div><div><p aria-live="polite"><span id="n"></span> lamps</p><div id="l"></div></div></div><script>var A=[['Reading lamp','Desk','Steel'],['Tall lamp','Floor','Brass'],['Ship lantern','Lanterns','Brass'],['Stable lantern','Lanterns','Tin'],['Bank lamp','Desk','Brass']];function on(e){return [...e.querySelectorAll(':checked')].map(function(x){return x.value})}function d(){var K=on(k),C=on(c),f=A.filter(function(a){return(!K.length||K.includes(a[1]))&&(!C.length||C.includes(a[2]))});l.innerHTML=f.map(function(a){return '<article class="card"><h4>'+a[0]+'</h4><p>'+a[2]+', £40</p></article>'}).join('');n.textContent=f.length;window.won=K.join()==='Lanterns'&&C.join()==='Brass'}k.onchange=c.onchange=d;d()</script>`,
    '/care': `<title>Lamp care</title>${STYLE}<h1>Lamp care</h1><p>Wipe it dry.</p>`,
  },
};

const FERRY: Task = {
  name: 'what is ticked beforehand and not wanted is taken back',
  instructions: 'Reserve two bunks on the "Sea Otter" for Tuesday, without breakfast in bed.',
  pages: {
    '/': `<title>Bunks</title>${STYLE}<h1>Reserve bunks</h1><p><label>Ship <select id="s"><option>Grey Seal<option>Sea Otter</select></label></p><p><label>Day <select id="w"><option>Monday<option>Tuesday</select></label></p><p><label>Bunks <input id="b" type="number" min="1" value="1"></label></p><p><label for="t">Breakfast in bed</label> <input id="t" type="checkbox" checked> £4</p><button onclick="window.won=s.value==='Sea Otter'&&w.value==='Tuesday'&&b.value==='2'&&!t.checked;m.textContent='Reserved. Your number is 881.'">Reserve bunks</button><p id="m" role="status"></p>`,
  },
};

const SHELF: Task = {
  name: 'a box of a record that has turned is done, and what stands there by its name takes it away',
  instructions: 'Add the paper "Dunes", then mark "The Tides" as read, then remove "Kelp".',
  pages: {
    '/': `<title>Papers</title>${STYLE}<h1>Papers</h1><form onsubmit="event.preventDefault();J.push({t:n.value,d:false});say('Added '+n.value);n.value=''"><label>Add a paper <input id="n"></label> <button>Add</button></form><ul id="l"></ul><p id="m" role="status"></p><script>var J=['Salt','The Tides','Kelp','Shells'].map(function(t){return{t:t,d:false}}),g='';function d(){l.innerHTML=J.map(function(j,i){return '<li style="display:flex;gap:8px"><input type="checkbox" '+(j.d?'checked':'')+' aria-label="Read: '+j.t+'" onchange="J['+i+'].d=this.checked;say(\\'Read '+j.t+'\\')"><span>'+j.t+'</span><button aria-label="Remove '+j.t+'" onclick="say(\\'Removed \\'+J.splice('+i+',1)[0].t)">Remove</button></li>'}).join('')}function say(t){m.textContent=t;g+=t+';';d();window.won=g==='Added Dunes;Read The Tides;Removed Kelp;'}d()</script>`,
  },
};

const SEEDS: Task = {
  name: 'once all is in the basket the code goes in there and the order is placed',
  instructions: 'Add Borage and Sorrel seeds to the basket, apply the voucher SPRING15 and then check out.',
  pages: {
    '/': `<title>Seeds - Furrow</title>${STYLE}<nav><a href="/">Furrow</a> <a href="/basket">Basket</a> <a href="/us">Who we are</a></nav><h1>Our seeds</h1>${['Borage', 'Chervil', 'Lovage', 'Sorrel'].map((x) => `<div style="display:flex;justify-content:space-between;width:600px"><span>${x}, one packet, £2.10</span> <button onclick="var C=JSON.parse(sessionStorage.c||'[]');C.push('${x}');sessionStorage.c=JSON.stringify(C);m.textContent='Added. There are '+C.length+' in your basket.'">Add ${x} to basket</button></div>`).join('')}<p id="m" role="status"></p>`,
    '/us': `<title>Who we are</title>${STYLE}<nav><a href="/">Furrow</a> <a href="/basket">Basket</a></nav><h1>Who we are</h1><p>Two growers.</p>`,
    '/basket': `<title>Basket - Furrow</title>${STYLE}<nav><a href="/">Furrow</a> <a href="/basket">Basket</a> <a href="/us">Who we are</a></nav><h1>Your basket</h1><ul id="l"></ul><form onsubmit="event.preventDefault();sessionStorage.v=code.value;m.textContent='15% off.'"><label>Voucher <input id="code"></label> <button>Apply</button></form><p id="m" role="status"></p><button onclick="sessionStorage.o=JSON.parse(sessionStorage.c||'[]').sort()+'|'+sessionStorage.v;location='/thanks'">Check out</button><script>l.innerHTML=JSON.parse(sessionStorage.c||'[]').map(function(){return '<li>Packet £2.10</li>'}).join('')</script>`,
    '/thanks': `<title>Thank you</title>${STYLE}<nav><a href="/">Furrow</a> <a href="/us">Who we are</a></nav><h1>Thank you for your order</h1><p>It leaves tomorrow.</p><script>window.won=sessionStorage.o==='Borage,Sorrel|SPRING15'</script>`,
  },
};

test('what is told in so many words is done', async () => {
  test.setTimeout(180_000);
  expect(await failures([TASTING, LAMPS, FERRY, SHELF, SEEDS])).toEqual([]);
});
