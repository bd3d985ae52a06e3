import type { Page } from '@playwright/test';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** What pages by others showed to be missed or called wrongly, each made small. */

async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:0">${body}`);
  return extractActions(page);
}

const labels = (actions: Awaited<ReturnType<typeof found>>, kind = 'click') =>
  actions.filter((action) => action.kind === kind).map(({ label }) => label);

const days = Array.from(
  { length: 5 },
  (_, week) =>
    `<div class=week style="display:flex;height:80px">${Array.from({ length: 7 }, (_, day) => `<div class=day style="width:100px">${week * 7 + day + 1}</div>`).join('')}</div>`,
).join('');

test('the days of a month are offered though something planned lies on one of them, and that too', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=month style="position:relative;width:700px">${days}<div id=planned style="position:absolute;left:0;top:110px;width:90px;height:22px">Dentist<span id=end style="position:absolute;right:0;width:8px;height:20px;cursor:col-resize"></span></div></div>
    <script>const later = (event) => {}; month.addEventListener('mousedown', (event) => later(event)); planned.addEventListener('mousedown', (event) => later(event)); end.addEventListener('mousedown', (event) => later(event))</script>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['1', '20', '35', 'Dentist']));
});

test('the cells of a sheet are offered on a page that hears every press', { tag: '@long' }, async ({ page }) => {
  const row = (words: string[]) => `<tr>${words.map((word) => `<td width=120>${word}</td>`).join('')}</tr>`;
  const actions = await found(
    page,
    `<table style="user-select:none"><thead>${row(['Car', 'Make'])}</thead><tbody>${row(['Jazz', 'Honda'])}${row(['Yaris', 'Toyota'])}</tbody></table>
    <script>const later = (event) => {}; document.addEventListener('mousedown', (event) => later(event))</script>`,
  );
  expect(labels(actions)).toEqual(['Jazz', 'Honda', 'Yaris', 'Toyota']);
  await page.evaluate(() => document.addEventListener('dblclick', () => {}));
  expect((await extractActions(page)).every(({ state }) => state.includes('double-click'))).toBe(true);
});

test('wrappers in wrappers that only hold cells are none of the things to press', { tag: '@long' }, async ({
  page,
}) => {
  const cells = ['Jazz', 'Honda', 'Yaris', 'Toyota'].map((word) => `<td role=gridcell tabindex=-1>${word}</td>`);
  const actions = await found(
    page,
    `<div id=holder><div id=spreader><table id=table><tr>${cells.slice(0, 2).join('')}</tr><tr>${cells.slice(2).join('')}</tr></table></div></div>
    <script>const later = (event) => {}; for (const each of [holder, spreader]) each.addEventListener('mousedown', (event) => later(event)); table.addEventListener('mouseover', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Jazz', 'Honda', 'Yaris', 'Toyota']);
});

test('cards that are pressed in lists that call themselves sortable are dragged too', async ({ page }) => {
  const list = (words: string[]) =>
    `<div class="board-drag" style="float:left;width:200px">${words.map((word) => `<div class=item>${word}</div>`).join('')}</div>`;
  const actions = await found(
    page,
    `${list(['Write', 'Read'])}${list(['Rest', 'Eat'])}<script>document.documentElement.addEventListener('mousedown', function grab(event) { window.x = event.clientX });
    for (const item of document.querySelectorAll('.item')) item.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Write', 'Read', 'Rest', 'Eat']);
  expect(labels(actions, 'drag')).toEqual(['Write', 'Read', 'Rest', 'Eat']);
});

test('cards with a handle are dragged by it, past the middle of the card that is to make room', {
  tag: '@long',
}, async ({ page }) => {
  const list = (words: string[]) =>
    `<div class="board-drag" style="float:left;width:200px">${words.map((word) => `<div class=item style="height:60px"><div class="drag_handler" style="width:20px;height:20px"></div>${word}</div>`).join('')}</div>`;
  const actions = await found(
    page,
    `${list(['Write', 'Read'])}${list(['Rest', 'Eat'])}<script>document.documentElement.addEventListener('mousedown', function grab(event) { window.x = event.clientX });
    for (const item of document.querySelectorAll('.item')) item.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Write', 'Read', 'Rest', 'Eat']);
  const [first, ...others] = actions.filter(({ kind }) => kind === 'drag');
  expect(others).toHaveLength(3);
  expect(first?.drops?.find(({ label }) => label === 'Read')?.point.y).toBeGreaterThan(90);
});

test('rows that are handles themselves are dragged, in a list that hears their presses', { tag: '@long' }, async ({
  page,
}) => {
  const row = (word: string) => `<li class="dd-item"><div class="dd-handle" style="height:30px">${word}</div></li>`;
  const actions = await found(
    page,
    `<div id=list class=dd><ol>${['Item 1', 'Item 2', 'Item 3'].map(row).join('')}</ol></div><script>const later = (event) => {}; list.addEventListener('mousedown', (event) => later(event)); list.addEventListener('click', (event) => later(event))</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Item 1', 'Item 2', 'Item 3']);
});

test('rows that are their own handles are got past: by their middle in a list, from the side in a grid', async ({
  page,
}) => {
  const list = (words: string[], style: string) =>
    `<ul class="ui-sortable" style="padding:0;margin:0;list-style:none;width:220px">${words.map((word) => `<li class="ui-sortable-handle" style="height:40px;${style}">${word}</li>`).join('')}</ul>`;
  const hears = `<script>for (const ul of document.querySelectorAll('ul')) ul.addEventListener('mousedown', (event) => { window.x = event.clientX })</script>`;
  const drop = async (html: string, from: string, to: string) => {
    const actions = await found(page, `${html}${hears}`);
    const row = actions.find(({ kind, label }) => kind === 'drag' && label === from);
    return row?.drops?.find(({ label }) => label === to)?.point;
  };
  const upright = list(['Tea', 'Rice', 'Salt'], '');
  expect((await drop(upright, 'Tea', 'Rice'))?.y).toBeGreaterThan(60);
  expect((await drop(upright, 'Salt', 'Rice'))?.y).toBeLessThan(60);
  const grid = list(['Tea', 'Rice', 'Salt', 'Oats'], 'float:left;width:100px');
  expect((await drop(grid, 'Tea', 'Rice'))?.x).toBeGreaterThan(150);
  expect((await drop(grid, 'Oats', 'Rice'))?.x).toBeLessThan(150);
});

test('a list that is open keeps its own name, without the words of what can be chosen', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<div id=list style="width:200px"><div>Gender</div><div class=menu><div class=item>Male</div><div class=item>Female</div></div></div>
    <script>list.addEventListener('click', () => {}); const menu = list.querySelector('.menu'); menu.addEventListener('mouseenter', () => {}); menu.addEventListener('click', (event) => { if (event.target.closest('.item')) list.title = 'x' })</script>`,
  );
  expect(labels(actions)).toEqual(['Gender', 'Male', 'Female']);
});

test('a slice of a pie is pressed well inside it', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<svg width=240 height=240 style="margin:10px"><g transform="translate(120,120)"><path id=slice fill=#38c d="M0,-120A120,120 0 1,1 -87.36,82.27L-29.12,27.42A40,40 0 1,0 0,-40Z"></path></g></svg><script>slice.addEventListener('click', () => {})</script>`,
  );
  const { point } = actions[0] ?? { point: { x: 0, y: 0 } };
  for (const [x, y] of [
    [-4, 0],
    [4, 0],
    [0, -4],
    [0, 4],
  ] as const)
    expect(
      await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.id, [point.x + x, point.y + y] as const),
    ).toBe('slice');
});

test('a small sign of which only a few pixels show is pressed there', async ({ page }) => {
  const at = (left: number, top: number, id: string) =>
    `<button id=${id} style="position:absolute;left:${left}px;top:${top}px;width:18px;height:18px;padding:0">${id}</button>`;
  const actions = await found(
    page,
    at(100, 100, 'A') + at(87, 100, 'B') + at(100, 87, 'C') + at(109, 100, 'D') + at(100, 109, 'E'),
  );
  const { point } = actions.find(({ label }) => label === 'A') ?? { point: { x: 0, y: 0 } };
  expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.id, point)).toBe('A');
});

test('a map whose countries are offered has no grid of points besides', { tag: '@long' }, async ({ page }) => {
  const countries = Array.from({ length: 12 }, (_, at) => `<path d="M${at * 50},10h40v150h-40z" fill=#38c />`).join('');
  const actions = await found(
    page,
    `<div id=map class="world-map" style="width:600px;height:300px"><svg width=600 height=300>${countries}</svg></div>
    <script>map.addEventListener('mousedown', () => {}); for (const path of document.querySelectorAll('path')) path.addEventListener('click', () => {})</script>`,
  );
  expect(actions.filter(({ role }) => role === 'canvas-point')).toHaveLength(0);
  expect(labels(actions).filter((label) => label === 'blue shape')).toHaveLength(12);
});

for (const [what, body, expected] of [
  [
    'stars by their place in the row, whatever their classes say of now',
    `${[1, 2, 3, 4].map((at) => `<span class="icon-star ${at < 3 ? 'svg-active' : 'svg-empty'}" style="display:inline-block;width:20px;height:20px;background:#fc0"></span>`).join('')}<script>for (const star of document.querySelectorAll('span')) star.onclick = () => {}</script>`,
    ['Star 1 of 4', 'Star 2 of 4', 'Star 3 of 4', 'Star 4 of 4'],
  ],
  [
    'the signs of a tree by the words of their rows',
    `<style>span{display:inline-block;width:16px;height:16px}</style><ul><li><span class="button switch root_open"></span><span class="button chk"></span><a>Fruit</a><ul><li><span class="button switch noline_close"></span><a>Apples</a></li></ul></li></ul>
    <script>for (const sign of document.querySelectorAll('span')) sign.onclick = () => {}</script>`,
    ['Close Fruit', 'Tick Fruit', 'Open Apples'],
  ],
  [
    'like things by their tooltips',
    '<img role=button tabindex=0 alt=Marker title=Home width=20 height=30><img role=button tabindex=0 alt=Marker title=Work width=20 height=30>',
    ['Home', 'Work'],
  ],
  [
    'the frame of a list by what stands above it',
    `<label for=hidden>Country</label><div id=frame class="x-select-input" style="width:300px;height:44px;border:1px solid"><div class=item style="width:60px">Chile</div><div class=item style="width:60px">Peru</div><input id=inner style="width:4px;position:absolute;left:-9999px"></div>
    <script>frame.addEventListener('click', () => {}); for (const item of document.querySelectorAll('.item')) item.addEventListener('mousedown', () => {})</script>`,
    ['Country', 'Chile', 'Peru'],
  ],
  [
    'a sign by the class that picks its picture out of many',
    '<style>.x-icon{width:20px;height:20px;background-image:linear-gradient(#000,#000)}</style><p>10</p><div id=sign style="width:28px"><div class="x-icon align-middle"></div></div><script>sign.onclick = () => {}</script>',
    ['Align middle'],
  ],
  [
    'a sign by the tooltip that the page draws itself',
    '<div id=sign data-tooltip="Font bold (Ctrl+B)" style="width:28px;height:28px"></div><script>sign.onclick = () => {}</script>',
    ['Font bold (Ctrl+B)'],
  ],
  [
    'a place on a drawn map by where it leads',
    '<svg width=200 height=100><a xlink:href="https://example.org/wiki/Calabria"><path d="M0 0h20v20H0z" /></a><a xlink:href="https://example.org/wiki/Lazio"><path d="M40 0h20v20h-20z" /></a></svg>',
    ['Calabria', 'Lazio'],
  ],
  [
    'corners of a shape by their number',
    `<div>${['1px;top:1px', '90px;top:9px', '40px;top:50px'].map((at) => `<div class="x-marker-icon" style="position:absolute;left:${at};width:10px;height:10px"></div>`).join('')}</div><script>for (const dot of document.querySelectorAll('.x-marker-icon')) dot.onclick = () => {}</script>`,
    ['Map 1 of 3', 'Map 2 of 3', 'Map 3 of 3'],
  ],
  [
    'a sign by the tooltip of any library',
    '<div id=sign data-tips="Currency format" style="width:28px;height:28px"></div><script>sign.onclick = () => {}</script>',
    ['Currency format'],
  ],
  [
    'a round button without words by its plain name',
    '<button id=sidebarToggle style="width:40px;height:40px;border-radius:50%;border:0;background:#fff"></button>',
    ['Sidebar toggle'],
  ],
  [
    'a picture that leads elsewhere by where it leads',
    '<a href="http://www.example.org"><svg width=60 height=20><path d="M0 0h60v20H0z" /></svg></a>',
    ['example.org'],
  ],
] as const)
  test(`calls ${what}`, async ({ page }) => {
    expect(labels(await found(page, body))).toEqual(expected);
  });

test('boxes without words are not called by the button of their row', { tag: '@long' }, async ({ page }) => {
  const row =
    '<div><input value=A><input type=radio><input type=radio><input type=checkbox><select><option>A</select><input type=button value=Delete></div>';
  const actions = await found(page, `<form>${row}${row}</form>`);
  expect(labels(actions, 'check').join()).not.toContain('Delete');
});

test('a handler that reads the class of what was hit serves nothing in particular', async ({ page }) => {
  const actions = await found(
    page,
    `<h1 class=title>Icons <span class=count>53</span></h1><p class=lead>Each with its name.</p><input class=name>
    <script>document.body.addEventListener('click', ({ target }) => { if (target.tagName === 'INPUT' && target.getAttribute('class') === 'name') target.select() })</script>`,
  );
  expect(actions.map(({ kind }) => kind)).toEqual(['type']);
});

test('a list without a name is known by what stands in it', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    '<select multiple name="list[]_1"><option>Rome<option>Oslo<option>Lima<option>Bonn</select>',
  );
  expect(labels(actions, 'choose')).toEqual(['Rome, Oslo, Lima…']);
});

test('a field over a column is called as the head of the column, above or below it, in a table or a grid', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<table style="width:600px"><thead><tr><td><input></td><td><select><option>All</option><option>Peru</option></select></td></tr>
    <tr><th>Lake</th><th>Country</th></tr></thead><tbody><tr><td>Titicaca</td><td>Peru</td></tr></tbody></table>
    <div role=grid><div role=row><div role=columnheader aria-colindex=1>Depth</div></div><div role=row><div role=gridcell aria-colindex=1><input placeholder="Filter..."></div></div></div>
    <div role=table><div role=row><div role=columnheader><span>Year</span><input></div></div></div>`,
  );
  const fields = actions.filter(({ kind }) => kind === 'type' || kind === 'choose');
  expect(fields.map(({ label }) => label)).toEqual(['Lake', 'Country', 'Depth', 'Year']);
});

test('a country of a map is called by its name where the page only knows its code', async ({ page }) => {
  const map = (codes: string[]) =>
    `<svg width=600 height=200><g>${codes.map((code, at) => `<path data-code=${code} d="M${at * 60},20h50v50h-50z"></path>`).join('')}</g></svg>`;
  const press = `<script>for (const path of document.querySelectorAll('path')) path.addEventListener('click', () => {})</script>`;
  const lands = await found(page, map(['BR', 'FR', 'JP', 'KE', 'NO', 'PE', 'IN', 'ID']) + press);
  expect(labels(lands)).toEqual(expect.arrayContaining(['Brazil', 'France', 'Japan', 'Kenya']));
  const states = await found(page, map(['TX', 'NY', 'WY', 'OK', 'OH', 'WI', 'IN', 'ID']) + press);
  expect(labels(states)).not.toContain('Indonesia');
});
