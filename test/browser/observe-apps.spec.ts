import type { Page } from '@playwright/test';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** What whole applications by others showed to be missed or called wrongly, each made small. */

async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:0">${body}`);
  return extractActions(page);
}

type Found = Awaited<ReturnType<typeof found>>;

const of = (actions: Found, kind: string) => actions.filter((action) => action.kind === kind);
const labels = (actions: Found, kind = 'click') => of(actions, kind).map(({ label }) => label);
const drag = (actions: Found, label: string) => of(actions, 'drag').find((action) => action.label === label);

const LATER = 'var later = (event) => {};';

function week(rows: string[]): string {
  const times = rows.map(
    (row, at) => `<div style="position:absolute;top:${at * 60 - 8}px;width:60px;height:16px">${row}</div>`,
  );
  const days = ['Mon 2', 'Tue 3', 'Wed 4'];
  const heads = days.map(
    (day, at) => `<div style="position:absolute;left:${80 + at * 200}px;width:200px">${day}</div>`,
  );
  const columns = days.map(
    (_, at) => `<div style="position:absolute;left:${at * 200}px;width:200px;height:480px"></div>`,
  );
  return `<div style="position:relative;height:40px">${heads.join('')}</div>
    <div style="position:relative;height:480px"><div>${times.join('')}</div>
    <div id=grid style="position:absolute;left:80px;top:0;width:600px;height:480px"><div>${columns.join('')}</div>
    <div id=plan style="position:absolute;left:0;top:120px;width:200px;height:110px">Dentist<i id=end style="position:absolute;bottom:0;width:100%;height:8px;cursor:ns-resize"></i></div></div></div>
    <script>${LATER} for (const each of [grid, plan, end]) each.addEventListener('mousedown', (event) => later(event))</script>`;
}

test('the free hours of a week are offered, and what is planned can be dragged onto them', async ({ page }) => {
  const actions = await found(page, week(['8:00', '9:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']));
  expect(labels(actions)).toEqual(expect.arrayContaining(['Mon 2, 9:00', 'Tue 3, 10:00', 'Wed 4, 14:00', 'Dentist']));
  expect(labels(actions)).not.toContain('Mon 2, 10:00');
  const hour = actions.find(({ label }) => label === 'Tue 3, 10:00');
  expect(hour?.point).toEqual({ x: 380, y: 40 + 120 + 9 });
  expect(drag(actions, 'Dentist')?.options).toEqual(expect.arrayContaining(['Tue 3, 11:00', 'down']));
});

test('bars of a time line and nodes of a graph are dragged, a menu that is put in its place is not', {
  tag: '@long',
}, async ({ page }) => {
  const bar = (words: string, left: number) =>
    `<div style="position:absolute;left:${left}px;top:${left}px;width:120px;height:24px">${words}</div>`;
  const actions = await found(
    page,
    `<div id=plane style="position:relative;width:900px;height:500px">${bar('Dig', 20)}${bar('Walls', 200)}<div class=menu style="position:absolute;left:500px;top:0">${bar('Cut', 0)}${bar('Copy', 40)}</div></div>
    <script>${LATER} plane.addEventListener('mousedown', (event) => later(event)); for (const each of plane.querySelectorAll('div')) each.addEventListener('click', (event) => later(event))</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Dig', 'Walls']);
  expect(drag(actions, 'Dig')?.options).toEqual(expect.arrayContaining(['left', 'right', 'up', 'down']));
});

test('things of a palette are put onto the drawing beside it, and a box is drawn from corner to corner', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<div id=palette style="position:absolute;width:90px"><div draggable=true title="Add a task" style="width:40px;height:40px">T</div><div draggable=true title="Add an end" style="width:40px;height:40px">E</div></div>
    <canvas id=sheet aria-label="Sheet" width=600 height=400 style="position:absolute;left:100px"></canvas>
    <script>${LATER} palette.addEventListener('click', (event) => later(event)); sheet.addEventListener('mousedown', (event) => later(event))</script>`,
  );
  expect(drag(actions, 'T')?.options).toEqual(expect.arrayContaining(['Sheet', 'Sheet, top left', 'E']));
  expect(labels(actions)).toContain('T');
  expect(drag(actions, 'Sheet')?.options).toEqual(['left', 'right', 'up', 'down', 'down right', 'up left']);
  // Its handler may count two presses by itself.
  expect(labels(actions, 'double-click')).toEqual(['Sheet']);
});

test('lines between nodes begin at one port and end at another', async ({ page }) => {
  const node = (words: string, left: number) =>
    `<div class=node style="position:absolute;left:${left}px;top:50px;width:120px;height:60px"><i class="inputs port" style="position:absolute;left:-8px;width:16px;height:16px;cursor:crosshair"></i><p>${words}</p></div>`;
  const actions = await found(
    page,
    `<div id=flow style="position:relative;height:400px">${node('Mail', 50)}${node('Log', 300)}</div>
    <script>flow.addEventListener('mousedown', (event) => { switch (event.target.classList[0]) { case 'node': window.held = event.target } })</script>`,
  );
  expect(of(actions, 'drag').map(({ options }) => options?.[0])).toEqual(
    expect.arrayContaining(['Input of Log', 'Input of Mail']),
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['Mail', 'Log']));
});

test('days of a month that begins with empty places, and days that the Tab key stops at', { tag: '@long' }, async ({
  page,
}) => {
  const days = (tab: string) =>
    `<div style="display:grid;grid-template-columns:repeat(7,40px);grid-auto-rows:30px">${'<div></div>'.repeat(5)}${Array.from({ length: 30 }, (_, at) => `<div ${tab}>${at + 1}</div>`).join('')}</div>`;
  const one = await found(
    page,
    `<div id=month>${days('')}</div><script>${LATER} month.addEventListener('click', (event) => later(event))</script>`,
  );
  expect(labels(one)).toEqual(expect.arrayContaining(['1', '18', '30']));
  const two = await found(
    page,
    `<div>${days('tabindex=0')}</div><script>${LATER} document.addEventListener('click', (event) => later(event))</script>`,
  );
  expect(labels(two)).toEqual(expect.arrayContaining(['1', '18', '30']));
});

test('a field for several lines is made larger by its corner', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    '<label>Notes <textarea rows=3></textarea></label><textarea style="resize:none"></textarea>',
  );
  expect(page.names.filter((name) => name.startsWith('drag:'))).toEqual(['drag:corner-of-notes']);
  const before = await page.read<number>('document.querySelector("textarea").offsetHeight');
  await page.do('drag:corner-of-notes', { to: 'down' });
  expect(await page.read<number>('document.querySelector("textarea").offsetHeight')).toBeGreaterThan(before + 60);
});

test('on a strip of colours one presses and goes along it', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=hue class="picker-hue" style="width:200px;height:12px;background:linear-gradient(90deg,red,lime,blue)"></div><script>${LATER} hue.addEventListener('mousedown', (event) => later(event))</script>`,
  );
  expect(drag(actions, 'Hue')).toMatchObject({ options: ['left', 'right'] });
  expect(drag(actions, 'Hue')?.drops?.[1]?.point.x).toBeCloseTo(180);
  expect(labels(actions)).toEqual(['Hue']);
});

test('signs without words under one handler are one control each', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<ul id=tools style="padding:0;width:200px">${['Flip', 'Turn'].map((word) => `<li title="<b>${word}</b><br>the picture" style="width:50px;height:50px;cursor:pointer"></li>`).join('')}</ul>
    <script>${LATER} tools.addEventListener('click', (event) => later(event))</script>`,
  );
  expect(labels(actions)).toEqual(['Flip the picture', 'Turn the picture']);
});

test('drawn labels, codes of colours, made-up ids and pictures called icon', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<fieldset><legend>Stroke</legend>${['Thin', 'Bold'].map((word) => `<label title=${word}><input type=radio name=stroke-width><svg width=20 height=20></svg></label>`).join('')}</fieldset>
    <button title="#e03131" style="width:20px;height:20px;background:#e03131"></button>
    <button title="Select"><img alt=icon src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=20 height=20></button>
    <section draggable=true id=ioyo class="css-1rv3fii"><p draggable=true>One</p><p draggable=true>Two</p></section>
    <span id=toCentre style="display:inline-block;width:20px;height:20px" onclick="go()"></span>`,
  );
  expect(labels(actions, 'check')).toEqual(['Thin', 'Bold']);
  expect(labels(actions)).toEqual(expect.arrayContaining(['red #e03131', 'Select', 'To centre']));
  expect(labels(actions, 'drag')).not.toContain('ioyo');
  expect(labels(actions, 'drag').some((label) => label.includes('rv3'))).toBe(false);
});

test('what every button hears of the other mouse button is no menu of each', async ({ page }) => {
  const actions = await found(
    page,
    `${['Save', 'Send', 'Stop', 'Print'].map((word) => `<button>${word}</button>`).join('')}<div class=row>A file</div>
    <script>for (const button of document.querySelectorAll('button')) button.__reactProps$1 = { onClick() {}, onContextMenu() {} };
    document.querySelector('.row').__reactProps$1 = { onClick() {}, onContextMenu() {} }</script>`,
  );
  expect(labels(actions, 'context')).toEqual(['A file']);
});

test('handlers that Svelte keeps under a symbol', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div id=value>Berlin</div><script>window.__svelte = {}; value[Symbol('events')] = { click() {}, dblclick() {} }</script>`,
  );
  expect(labels(actions)).toEqual(['Berlin']);
  expect(labels(actions, 'double-click')).toEqual(['Berlin']);
});

test('the cells of a sheet that is drawn on a canvas, by what the clear sheet over it hears', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<div style="position:relative"><canvas width=500 height=300></canvas><div id=over style="position:absolute;inset:0;width:500px;height:300px"><textarea style="position:absolute;left:-999px"></textarea></div></div>
    <script>${LATER} const pen = document.querySelector('canvas').getContext('2d'); pen.fillStyle = '#ccc';
    for (let x = 40; x < 500; x += 80) pen.fillRect(x, 0, 1, 300); for (let y = 20; y < 300; y += 25) pen.fillRect(0, y, 500, 1);
    pen.fillStyle = '#000'; for (let y = 20; y < 300; y += 25) pen.fillText('Tea', 50, y + 16);
    over.addEventListener('mousedown', (event) => later(event))</script>`,
  );
  const cells = actions.filter(({ role }) => role === 'gridcell');
  expect(cells.map(({ label }) => label)).toEqual(expect.arrayContaining(['A1', 'B3', 'E10']));
  const cell = cells.find(({ label }) => label === 'B3');
  expect(cell?.point.x).toBeCloseTo(160, 0);
  expect(cell?.point.y).toBeCloseTo(82.5, 0);
  expect(cell?.state).toEqual(['double-click']);
});
