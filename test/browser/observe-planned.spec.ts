import type { PageAction } from '../../src/browser/index.ts';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** What is planned on days, what shows under the pointer, and bars with a thumb. */

const LATER = 'var later = (event) => {};';
const named = (actions: PageAction[], kind: string) =>
  actions.filter((action) => action.kind === kind).map(({ label }) => label);

test('a button that only shows while the pointer is over its row is reached by pointing at the row', async ({
  page,
}) => {
  await page.setContent(`<style>li button{display:none} li:hover button{display:block}</style>
    <ul>${['Ferns', 'Passport'].map((words) => `<li style="width:300px;height:40px"><label>${words}</label><button></button></li>`).join('')}</ul>`);
  expect(named(await extractActions(page), 'point')).toEqual(['Ferns', 'Passport']);
});

test('what is planned is dragged where the month hears the press, and its day can be pressed beside it', async ({
  page,
}) => {
  const day = (at: number) =>
    `<td role=gridcell style="width:140px;height:80px;vertical-align:top">${at}${at === 3 ? '<a class="plan plan-draggable on" tabindex=0 style="display:block;cursor:pointer;height:20px">Yoga</a>' : ''}</td>`;
  const week = (from: number) => `<tr>${[0, 1, 2, 3, 4, 5, 6].map((at) => day(from + at)).join('')}</tr>`;
  await page.setContent(`<div id=month><table role=grid><tbody>${week(1)}${week(8)}</tbody></table></div>
    <script>${LATER} month.addEventListener('mousedown', (event) => later(event)); document.querySelector('.plan').addEventListener('click', (event) => later(event))</script>`);
  const actions = await extractActions(page);
  expect(named(actions, 'click')).toEqual(expect.arrayContaining(['2', '3 Yoga', 'Yoga', '9']));
  expect(named(actions, 'drag')).toEqual(['Yoga']);
});

test('a thumb that only its class calls one is called by the words beside its bar, and set to the number that shows', async ({
  page,
}) => {
  await page.setContent(`<div style="display:flex;gap:12px"><label>Room temperature</label>
    <span style="position:relative;width:300px;height:14px;background:#ddd"><span tabindex=0 class=my-slider-handle style="position:absolute;left:40%;width:20px;height:20px;border-radius:4px;background:#555"></span></span><output>20 °C</output></div>
    <script>${LATER} document.querySelector('[tabindex]').addEventListener('mousedown', (event) => later(event))</script>`);
  const [slider] = (await extractActions(page)).filter(({ kind }) => kind === 'set');
  expect(slider).toMatchObject({ label: 'Room temperature', value: '20' });
  expect(slider?.maximum).toBeUndefined();
});

test('the thumb of a switch is no slider, a bar that scrolls no control, and signs beside a number say which way', async ({
  page,
}) => {
  await page.setContent(`<div style="width:400px;height:20px;background:#ddd"><label for=pet><input id=pet type=checkbox style="position:absolute;opacity:0"><span class=switch-track style="position:relative;display:inline-block;width:40px;height:18px"><span class=switch-thumb style="position:absolute;width:14px;height:14px"></span></span> Pet</label></div>
    <div id=strip style="width:14px;height:200px;overflow-y:scroll"><div style="height:900px"></div></div>
    <label>Guests <input></label><button data-direction=up style="width:24px;height:16px"></button><button data-direction=down style="width:24px;height:16px"></button>
    <script>${LATER} for (const each of [document.body, strip]) for (const type of ['mousedown', 'click']) each.addEventListener(type, (event) => later(event))</script>`);
  const actions = await extractActions(page);
  expect(named(actions, 'set')).toEqual([]);
  expect(named(actions, 'check')).toEqual(['Pet']);
  expect(named(actions, 'click')).toEqual(['Up', 'Down']);
});

test('the rows of a grid whose frame hears for them are offered beside its heads, and the borders in it are not in their way', async ({
  page,
}) => {
  const cell = (words: string) =>
    `<div role=gridcell style="display:inline-block;width:180px">${words}</div><span class=edge style="display:inline-block;width:4px;height:20px"></span>`;
  const row = (...words: string[]) => `<div role=row style="width:600px;height:28px">${words.map(cell).join('')}</div>`;
  await page.setContent(`<div id=frame style="width:600px"><div>${['Boat', 'Berth'].map((head) => `<div role=columnheader style="display:inline-block;width:180px">${head}</div>`).join('')}</div>
    ${row('Kittiwake', 'North 4')}${row('Puffin', 'South 11')}${row('Gannet', 'North 9')}</div>
    <script>${LATER} frame.addEventListener('click', later.bind(null));
    for (const each of document.querySelectorAll('[role=columnheader],.edge')) each.addEventListener('click', (event) => later(event))</script>`);
  const clicks = named(await extractActions(page), 'click');
  expect(clicks).toEqual(expect.arrayContaining(['Boat', 'Berth', 'Kittiwake North 4', 'Puffin South 11']));
});

test('lists whose things are moved between them stay where they are, and are called by what stands over them', async ({
  page,
}) => {
  const list = (head: string, ...cards: string[]) =>
    `<section style="width:200px"><h2>${head}</h2><div class=stack style="min-height:60px">${cards.map((card) => `<article style="height:40px">${card}</article>`).join('')}</div></section>`;
  await page.setContent(`<div style="display:flex">${list('Sown (2)', 'Leeks', 'Kale')}${list('Planted out (1)', 'Beans')}${list('Eaten (0)')}</div>
    <script>${LATER} for (const each of document.querySelectorAll('.stack')) { each.Sortable123 = {}; for (const type of ['pointerdown', 'dragover']) each.addEventListener(type, later.bind(null)); }
    for (const each of document.querySelectorAll('article')) each.addEventListener('click', (event) => later(event))</script>`);
  const drags = (await extractActions(page)).filter(({ kind }) => kind === 'drag');
  expect(drags.map(({ label }) => label)).toEqual(['Leeks', 'Kale', 'Beans']);
  expect(drags[0]?.drops?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Planted out', 'Eaten']));
});

test('a week whose columns the page as a whole looks for is offered by its free hours, and what is planned on it is moved', async ({
  page,
}) => {
  const hours = Array.from(
    { length: 8 },
    (_, at) => `<span style="position:absolute;top:${at * 50 - 6}px">${at + 9} AM</span>`,
  );
  const column = (day: string, inside = '') =>
    `<div class=day role=gridcell data-day=${day} style="position:relative;width:220px;height:400px;border-left:1px solid">${inside}</div>`;
  const plan =
    '<div class=plan role=button tabindex=0 style="position:absolute;top:100px;width:180px;height:50px;background:#9cf">Standup</div>';
  await page.setContent(`<div style="display:flex;padding-left:50px">${['Mon 8', 'Tue 9'].map((day) => `<b style="width:220px">${day}</b>`).join('')}</div>
    <div role=grid onclick="void 0" style="display:flex"><div style="position:relative;width:50px;height:400px">${hours.join('')}</div>${column('Mon', plan)}${column('Tue')}</div>
    <script>addEventListener('mousedown', (event) => { const plan = event.target.closest('.plan'), day = event.target.closest('.day'); if (plan) take(plan, event.clientX); else if (day) book(day, event.clientY) })</script>`);
  const actions = await extractActions(page);
  expect(named(actions, 'click')).toEqual(expect.arrayContaining(['Standup', 'Mon 8, 9 AM', 'Tue 9, 11 AM']));
  expect(named(actions, 'click').filter((label) => !/AM|Standup/.test(label))).toEqual([]);
  expect(actions.find(({ kind }) => kind === 'drag')?.options).toEqual(expect.arrayContaining(['Tue 9, 10 AM']));
});
