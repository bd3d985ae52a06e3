import { extractActions } from '../../src/browser/index.ts';
import { expect, found, labels, test } from './support.ts';

/** Widgets that were met for the first time later still: what in them is pressed, pulled and pointed at. */

test('a card that holds a link to somewhere else is pressed beside it, and what holds the cards is not', async ({
  page,
}) => {
  const cards = ['Basic', 'Plus', 'Full']
    .map((name) => `<div class=card style="width:200px;padding:16px">${name}<br><a href="#${name}">Details</a></div>`)
    .join('');
  const actions = await found(
    page,
    `<div id=cards style="display:flex">${cards}</div><script>cards.onclick = (e) => { if (e.target.tagName === 'A') return; const c = e.target.closest('.card'); if (c) c.title = 'chosen' }</script>`,
  );
  expect(labels(actions)).toEqual(['Basic', 'Details', 'Plus', 'Details', 'Full', 'Details']);
});

test('days are pressed beside the links on their numbers, whatever is planned on them', { tag: '@long' }, async ({
  page,
}) => {
  const weeks = [1, 8, 15, 22].map(
    (first) =>
      `<tr>${Array.from({ length: 7 }, (_, at) => `<td style="height:${first === 8 ? 120 : 80}px"><a href="#d${first + at}">${first + at}</a>${first + at === 10 ? '<div>A long talk with everybody in the house</div>' : ''}</td>`).join('')}</tr>`,
  );
  const actions = await found(
    page,
    `<table id=month style="width:900px;table-layout:fixed">${weeks.join('')}</table>
    <script>const begin = (n) => { month.title = n.pageX }; month.addEventListener('mousedown', n => { if (n.button === 0 && begin(n)) month.title = 'x' })</script>`,
  );
  const days = actions.filter(({ target, kind }) => kind === 'click' && target.height > 70);
  expect(days).toHaveLength(28);
});

test('what stands beside a calendar is dragged onto its days', { tag: '@long' }, async ({ page }) => {
  const weeks = [1, 8, 15, 22].map(
    (first) =>
      `<tr>${Array.from({ length: 7 }, (_, at) => `<td style="height:80px">${first + at}</td>`).join('')}</tr>`,
  );
  const actions = await found(
    page,
    `<style>.todo{background:#36c;padding:6px;margin:4px;width:150px}</style><div id=todo style="width:170px"><h4>To plan</h4><div class=todo>Visit</div><div class=todo>Haircut</div></div>
    <table id=month style="width:800px;table-layout:fixed">${weeks.join('')}</table>
    <script>const begin = (n) => { document.title = n.pageX }; for (const part of [todo, month]) part.addEventListener('mousedown', n => { if (n.button === 0 && begin(n)) part.title = 'x' })</script>`,
  );
  const visit = actions.find(({ kind, label }) => kind === 'drag' && label === 'Visit');
  expect(visit?.drops?.map(({ label }) => label)).toContain('16');
});

test('the cap of a fader is set along its bar, by the words below the bar', async ({ page }) => {
  const faders = ['Drums', 'Keys']
    .map(
      (name) =>
        `<div class=f style="width:50px"><div class=rail style="position:relative;width:6px;height:150px;margin:0 auto;background:#111"><div class=cap style="position:absolute;left:-11px;top:60px;width:28px;height:14px;border-radius:3px;background:#aaa;cursor:ns-resize"></div></div>${name}</div>`,
    )
    .join('');
  const actions = await found(
    page,
    `<div id=mix style="display:flex;gap:20px">${faders}</div><script>mix.addEventListener('pointerdown', (e) => { if (e.target.className !== 'cap') return; const f = e.target.closest('.f'); f.title = e.clientY })</script>`,
  );
  expect(labels(actions, 'set')).toEqual(['Drums', 'Keys']);
  expect(labels(actions)).toEqual([]);
});

test('the shapes of a series over which the hand shows are pressed each', { tag: '@long' }, async ({ page }) => {
  const bars = [40, 90, 60].map(
    (height, at) =>
      `<rect class=bar x=${40 + at * 80} y=${160 - height} width=40 height=${height} fill=#28c aria-label="Month ${at + 1}"></rect>`,
  );
  const actions = await found(
    page,
    `<div id=chart style="width:320px;height:180px"><svg width=320 height=180><g style="cursor:pointer">${bars.join('')}</g></svg></div><script>const sees = (e) => { chart.title = e.target.id }; chart.addEventListener('mousedown', (e) => sees(e))</script>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['Month 1', 'Month 2', 'Month 3']));
});

test('what is planned for long is pressed, though it has an end to be made longer by', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<div id=day style="position:relative;width:700px;height:600px"><div id=talk style="position:absolute;left:100px;top:40px;width:180px;height:240px;background:#9cf;cursor:pointer">Planning<i id=end style="position:absolute;left:0;bottom:0;width:100%;height:8px;cursor:row-resize"></i></div></div>
    <script>for (const part of [day, talk, end]) part.addEventListener('mousedown', (e) => { part.title = e.clientX })</script>`,
  );
  expect(labels(actions)).toContain('Planning');
  expect(labels(actions, 'drag')).toContain('Planning');
});

test('parts that a drop handler looks for are where things are put', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=tracks style="width:500px;border:1px solid">${['Drums', 'Keys'].map((name) => `<div class=lane style="height:60px">${name}</div>`).join('')}</div><div draggable=true style="width:90px">Clap</div>
    <script>tracks.addEventListener('dragover', (e) => e.preventDefault()); tracks.addEventListener('drop', (e) => { const l = e.target.closest('.lane'); if (!l) return; l.title = 'x' })</script>`,
  );
  const clap = actions.find(({ kind, label }) => kind === 'drag' && label === 'Clap');
  expect(clap?.drops?.map(({ label }) => label)).toEqual(['Drums', 'Keys']);
});

test('rows with a handle that is a button are moved by it alone', { tag: '@long' }, async ({ page }) => {
  const rows = ['Plum', 'Pear', 'Fig'].map(
    (name) =>
      `<li tabindex=0 style="list-style:none;touch-action:none;padding:8px;border:1px solid"><button aria-label="Move ${name}">⋮⋮</button> ${name}</li>`,
  );
  const actions = await found(
    page,
    `<ul id=list tabindex=0 style="width:200px">${rows.join('')}</ul><script>document.addEventListener('mousedown', (e) => { document.title = e.clientY })</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Move Plum', 'Move Pear', 'Move Fig']);
  expect(labels(actions)).toEqual([]);
});

test('corners of a frame that call themselves buttons are pulled and not pressed', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<div id=crop style="position:relative;width:200px;height:140px;background:#9cf;cursor:move">${['nw', 'se'].map((at) => `<div role=button tabindex=0 aria-label="Corner ${at}" style="position:absolute;${at === 'nw' ? 'left:0;top:0' : 'right:0;bottom:0'};width:12px;height:12px;cursor:${at}-resize"></div>`).join('')}</div>
    <script>crop.addEventListener('pointerdown', (e) => { crop.title = e.clientX })</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(expect.arrayContaining(['Corner nw', 'Corner se']));
  expect(labels(actions)).not.toContain('Corner nw');
});

test('a row that is looked for only to know whose part was pressed is none', async ({ page }) => {
  const rows = ['Ann', 'Bo']
    .map((name) => `<tr data-i=1><td style="padding:8px">${name}</td><td><span class=stat>Planned</span></td></tr>`)
    .join('');
  const actions = await found(
    page,
    `<style>tr button{visibility:hidden}</style><table id=t>${rows}</table><script>t.addEventListener('click', e => { const tr = e.target.closest('tr'), i = +tr.dataset.i; if (e.target.className === 'stat') { t.title = i } else if (e.target.type === 'checkbox') { t.title = 'ticked' } })</script>`,
  );
  expect(labels(actions)).toEqual(['Planned', 'Planned']);
});

test('the arrow before a row of a tree is pressed beside the words of the row, and called by what it opens', {
  tag: '@long',
}, async ({ page }) => {
  await page.setContent(`<body><x-tree></x-tree><script>customElements.define('x-item', class extends HTMLElement { constructor() { super();
    this.attachShadow({ mode: 'open' }).innerHTML = '<div style="display:flex;padding:4px"><div class=expand-button style="cursor:pointer;width:28px;height:28px"><svg class="icon-chevron-right" width=16 height=16><path d="M4 2l6 6-6 6"/></svg></div><slot></slot></div>';
    this.setAttribute('role', 'treeitem'); this.setAttribute('tabindex', '-1'); if (this.dataset.open) this.setAttribute('aria-expanded', this.dataset.open) } });
    document.body.innerHTML = '<div role=tree style="width:300px"><x-item data-open=false>Plants</x-item><x-item>Rocks</x-item></div>';
    document.querySelector('[role=tree]').addEventListener('click', (e) => { document.title = e.composedPath().length })</script>`);
  const clicks = labels(await extractActions(page));
  expect(clicks).toEqual(expect.arrayContaining(['Plants', 'Open Plants', 'Rocks']));
});

test('a switch is called by the words before it and not by where it stands', async ({ page }) => {
  const actions = await found(
    page,
    `Night mode <div id=sw role=switch aria-checked=false aria-label=OFF tabindex=0 style="display:inline-block;width:44px;height:22px;background:#ccc"></div><script>sw.onclick = () => sw.setAttribute('aria-checked', 'true')</script><fieldset><legend>Fan</legend><label><input type=radio name=f> On</label> <label><input type=radio name=f> Off</label></fieldset>`,
  );
  expect(labels(actions, 'check')).toEqual(['Night mode', 'On', 'Off']);
});

test('a drawn box is called by the words behind the field that it keeps for its form', async ({ page }) => {
  const actions = await found(
    page,
    `<label><span id=box role=checkbox aria-checked=false tabindex=0 style="display:inline-block;width:22px;height:22px;border:1px solid"></span><input type=checkbox aria-hidden=true tabindex=-1 style="position:fixed;top:0;left:0;margin:-1px;width:1px;height:1px;clip-path:inset(50%)"> Subscribe</label><script>box.onclick = () => box.setAttribute('aria-checked', 'true')</script>`,
  );
  expect(new Set(labels(actions, 'check'))).toEqual(new Set(['Subscribe']));
});

test('a group that opens a list is a field that is called by the words before it', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<div>Plan <div id=plan role=group aria-haspopup=listbox style="width:300px;height:32px;border:1px solid;cursor:pointer"><div tabindex=0>Choose</div></div></div><script>plan.addEventListener('click', () => { plan.title = 'open' })</script>`,
  );
  const plan = actions.find(({ role }) => role === 'combobox');
  expect(plan?.label).toBe('Plan');
});

test('the boxes of what shows the cursor of sheets are its cells', { tag: '@long' }, async ({ page }) => {
  const rows = ['Ann', 'Bo']
    .map(
      (name) =>
        `<div style="display:flex">${[name, '30'].map((words) => `<div style="width:120px;height:32px">${words}</div>`).join('')}</div>`,
    )
    .join('');
  const actions = await found(
    page,
    `<div style="cursor:cell;user-select:none;width:260px">${rows}</div><script>document.addEventListener('mousedown', (e) => { document.title = e.clientX })</script>`,
  );
  expect(labels(actions)).toEqual(['Ann', '30', 'Bo', '30']);
});

test('a head of a column over which the hand shows is pressed beside the sign of its filter', async ({ page }) => {
  const heads = ['Name', 'Size'].map(
    (name) =>
      `<td role=columnheader style="cursor:pointer;width:180px;height:34px">${name} <span role=button aria-label="Filter ${name}" tabindex=0 style="display:inline-block;width:14px;height:14px;background:#999"></span></td>`,
  );
  const actions = await found(
    page,
    `<table id=g><tr>${heads.join('')}</tr></table><script>document.addEventListener('pointerdown', (e) => { document.title = e.clientX })</script>`,
  );
  expect(labels(actions)).toEqual(['Name', 'Filter Name', 'Size', 'Filter Size']);
});

test('a node with ports on it is pressed by its own words, and called so whichever way it is pressed', {
  tag: '@long',
}, async ({ page }) => {
  const nodes = ['Pack', 'Ship'].map(
    (name, at) =>
      `<div class=node style="position:absolute;left:${40 + at * 250}px;top:60px;width:150px;height:36px;border:1px solid">${[0, 28].map((top) => `<div class=port style="position:absolute;left:70px;top:${top}px;width:8px;height:8px;background:#333;cursor:crosshair"></div>`).join('')}${name}</div>`,
  );
  const actions = await found(
    page,
    `<div id=pane style="position:relative;width:700px;height:300px">${nodes.join('')}</div><script>const run = (a, b) => {}; pane.addEventListener('mousedown', (e) => { pane.title = e.clientX });
    for (const part of document.querySelectorAll('.node,.port')) for (const type of ['click', 'dblclick', 'mousedown']) part.addEventListener(type, (e) => { part.title = type })</script>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['Pack', 'Ship']));
  expect(labels(actions, 'double-click')).toEqual(expect.arrayContaining(['Pack', 'Ship']));
});

test('what shows under the pointer is known however the style sheet says so', async ({ page }) => {
  const menu = (name: string, more = '') =>
    `<div class="${name}" style="width:120px;padding:8px">${name}<ul class="list ${more}"><li><a href="#${name}">In ${name}</a></ul></div>`;
  const actions = await found(
    page,
    `<style>.list,.up\\:block{display:none}.nested{&:hover{ul{display:block}}}.either:is(:hover,:focus-within) ul{display:block}.holding:has(> b:hover) ul{display:block}
    @layer utilities{.up\\:block{&:is(:where(.group):hover *){@media (hover:hover){display:block}}}}.wrap .tooltiptext{visibility:hidden}.wrap:hover .tooltiptext{visibility:visible}</style>
    ${menu('nested')}${menu('either')}${menu('group', 'up:block')}<div class=wrap style="width:120px">VAT<span class=tooltiptext>Value added tax</span></div>`,
  );
  expect(labels(actions, 'point')).toEqual(['nested', 'either', 'group', 'VAT']);
});

test('what is chosen in a list and drawn in its label is no part of its name', async ({ page }) => {
  const actions = await found(
    page,
    `<label>Language <select style="opacity:0;position:absolute;width:80px"><option>English<option>Deutsch</select><span style="border:1px solid;display:inline-block;width:80px">English</span></label>`,
  );
  expect(labels(actions, 'choose')).toEqual(['Language']);
});
