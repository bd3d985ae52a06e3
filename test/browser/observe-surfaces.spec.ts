import { extractActions, observe } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

const CELLS = 8;

for (const [what, body, label] of [
  [
    'a canvas in a frame that listens for it, as charts have it',
    '<div id=chart class=chart style="width:600px;height:300px"><div><canvas width=600 height=300></canvas></div></div><script>chart.addEventListener("click", e => chart.title = e.offsetX)</script>',
    'Chart',
  ],
  [
    'a drawing whose root takes every press',
    '<svg id=plot width=600 height=300 aria-label=Plot><g><circle cx=30 cy=30 r=8 /></g></svg><script>plot.addEventListener("pointerdown", e => plot.dataset.at = e.clientX)</script>',
    'Plot',
  ],
  [
    'a map that is dragged about',
    '<div id=map class="x-map" style="width:600px;height:300px;cursor:grab"><div class=pane></div><i>© somebody</i></div><script>map.addEventListener("mousedown", (() => {}).bind(null)); map.addEventListener("click", (() => {}).bind(null))</script>',
    'Map',
  ],
] as const)
  test(`is offered as one thing and as a grid of points: ${what}`, async ({ page }) => {
    await page.setContent(`<body style="margin:0">${body}`);
    const found = await extractActions(page);
    const points = found.filter((action) => action.role === 'canvas-point');
    expect(found.filter((action) => action.kind === 'click' && action.label === label)).toHaveLength(1);
    expect(points).toHaveLength(CELLS);
    expect(points[0]?.label).toBe(`${label}, top left`);
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
  });

test('a canvas that is pressed can be drawn on, with a grip for the controls that lie over it', async ({ page }) => {
  await page.setContent(
    `<body style="margin:0"><div style="position:relative"><canvas id=pad width=600 height=300 aria-label=Pad></canvas><button style="position:absolute;left:0;top:0;width:200px;height:100px">Clear</button></div>
    <script>pad.onmousedown = () => {}</script>`,
  );
  const found = await extractActions(page);
  const drag = found.find((action) => action.kind === 'drag');
  expect(drag?.label).toBe('Pad');
  expect(drag?.options).toEqual(['left', 'right', 'up', 'down', 'down right', 'up left']);
  const points = found.filter((action) => action.role === 'canvas-point').map(({ label }) => label);
  expect(points).not.toContain('Pad, top left');
  expect(points).toHaveLength(CELLS - 1);
});

test('a canvas is one thing, whoever hears its presses, unless the page stands on it or it is part of a control', async ({
  page,
}) => {
  await page.setContent(
    `<body style="margin:0"><canvas style="position:absolute;inset:0;width:100%;height:100%;z-index:-1"></canvas><canvas id=still width=300 height=200 aria-label=Sales></canvas>
    <div id=wrapper><canvas id=heard width=300 height=200 aria-label=Pitch></canvas></div><a href="#a"><h3>Report</h3><canvas width=120 height=60></canvas></a><canvas width=60 height=20></canvas>
    <script>wrapper.addEventListener('click', ({ offsetX }) => { document.title = offsetX })</script>`,
  );
  const found = await extractActions(page);
  const points = found.filter((action) => action.role === 'canvas-point');
  const rest = found.filter((action) => action.role !== 'canvas-point').map(({ label }) => label);
  expect(rest).toEqual(['Sales', 'Pitch', 'Report']);
  expect(points).toHaveLength(CELLS);
  expect(points[0]?.label).toBe('Pitch, top left');
});

test('a card with a picture is one thing', async ({ page }) => {
  await page.setContent(
    `<div id=card style="width:400px;height:300px;cursor:pointer"><svg width=400 height=240>${'<rect width=9 height=9 />'.repeat(12)}</svg><p>Rome</p></div><script>card.onclick = () => {}</script>`,
  );
  expect((await extractActions(page)).map(({ name }) => name)).toEqual(['click:rome']);
});

test('a thing that is picked up can be put into the boxes beside it', async ({ page }) => {
  await page.setContent(
    `<body style="margin:0"><div style="position:relative;height:200px"><div style="position:absolute;left:8px;top:30px;width:70px;height:70px;border:1px solid"></div>
    <div id=thing style="position:absolute;left:120px;top:40px;width:22px;height:22px;background:#c44;cursor:move"></div></div><script>thing.onmousedown = () => {}</script>`,
  );
  const [drag] = (await extractActions(page)).filter((action) => action.kind === 'drag');
  expect(drag?.drops?.[0]).toEqual({ label: 'empty box', point: { x: 44, y: 66 } });
});

test('a thing in a row of things can be put into the framed places below', async ({ page }) => {
  await page.setContent(
    `<body style="margin:0"><div style="display:flex">${['cup', 'pan'].map((x) => `<div style="width:60px;height:30px;cursor:grab">${x}</div>`).join('')}</div>
    <div style="display:flex"><div style="width:100px;height:80px;border:2px dashed">Shelf</div><div style="width:100px;height:80px;border:2px dashed">Sink</div></div>
    <script>for (const thing of document.querySelectorAll('[style*=grab]')) thing.onpointerdown = () => {}</script>`,
  );
  const [drag] = (await extractActions(page)).filter((action) => action.kind === 'drag');
  expect(drag?.drops?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Shelf', 'Sink']));
});

test('lines that are broken on purpose, and controls that wrapped, are read apart', async ({ page }) => {
  await page.setContent(
    '<div style="width:90px">City: Oslo<br>Born: 1970<p><button>Circle</button><button>Rectangle</button></p></div>',
  );
  const { blocks } = await observe(page);
  expect(blocks.find(({ label }) => label === 'page_text')?.text).toBe('City: Oslo\nBorn: 1970\nCircle Rectangle');
});

test('in a column of things one gets past the middle of the one that is to make room', async ({ page }) => {
  await page.setContent(
    `<body style="margin:0"><ul style="margin:0;padding:0;list-style:none">${['one', 'two', 'six'].map((x) => `<li class="row row-handle" style="height:40px;width:90px;cursor:move">${x}</li>`).join('')}</ul>
    <script>for (const thing of document.querySelectorAll('li')) thing.onmousedown = () => {}</script>`,
  );
  const [, second] = (await extractActions(page)).filter((action) => action.kind === 'drag');
  const at = (label: string) => second?.drops?.find((drop) => drop.label === label)?.point.y;
  expect(at('one')).toBe(10);
  expect(at('six')).toBe(110);
});

test('a plain box beside another one is no list where a place for the thing is drawn', async ({ page }) => {
  await page.setContent(
    `<body style="margin:0"><div><div id=told style="height:40px">Put the chip into the tray.</div><div id=field style="position:relative;height:160px">
    <div style="position:absolute;left:10px;top:10px;width:90px;height:90px;background:#2a2"></div>
    <div id=chip style="position:absolute;left:150px;top:40px;width:40px;height:40px;background:#333;cursor:move"></div></div></div><script>chip.onmousedown = () => {}</script>`,
  );
  const [drag] = (await extractActions(page)).filter((action) => action.kind === 'drag');
  expect(drag?.drops?.[0]).toEqual({ label: 'green box', point: { x: 55, y: 95 } });
  expect(drag?.drops?.some(({ label }) => label.startsWith('end of'))).toBe(false);
});

test('a triangle that a style sheet puts before the words says whether a branch is open', async ({ page }) => {
  await page.setContent(
    `<style>.f:before{content:'▸ '}.o:before{content:'▾ '}</style>${['f', 'o', 'leaf'].map((kind) => `<p><span class=${kind}>Branch ${kind}</span></p>`).join('')}<script>for (const branch of document.querySelectorAll('span')) branch.onclick = () => {}</script>`,
  );
  const states = (await extractActions(page)).map(({ state }) => state.filter((word) => /ed$/.test(word)).join());
  expect(states).toEqual(['collapsed', 'expanded', '']);
});

test('a coloured letter in a drawing is a thing of it, and the words of a chart are not', async ({ page }) => {
  await page.setContent(
    `<svg width=300 height=120><circle cx=30 cy=40 r=8 fill=red /><text x=80 y=60 font-size=30 fill=green>K</text><text x=140 y=60 font-size=12 fill=green>7</text><text x=200 y=60>5</text><text x=230 y=60 fill=blue>Sales</text></svg>`,
  );
  const { blocks } = await observe(page);
  const drawn = blocks.find(({ label }) => label === 'drawn')?.text.split('\n');
  expect(drawn).toEqual(['small red circle', 'large green letter', 'small green digit']);
});
