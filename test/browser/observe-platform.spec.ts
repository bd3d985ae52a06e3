import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

test('a switch at the other end of its row, a sign with a described hint, a shape in a titled group are called by them', async ({
  page,
}) => {
  await page.setContent(
    `<style>.row{display:flex;justify-content:space-between;width:600px}button{width:40px;height:24px}</style>
    <div class=row><span>Dark mode</span><button role=switch aria-checked=false></button></div>
    <div class=row><div><b>Newsletter</b></div><div><input type=checkbox></div></div>
    <button aria-describedby=tip><svg width=16 height=16><path d="M0 0h16v16z"/></svg></button><div id=tip popover=hint>Duplicate row</div>
    <svg width=200 height=60><g><title>Tank 4</title><rect id=tank x=10 y=10 width=60 height=30 fill=teal /></g></svg><script>tank.onclick = () => {}</script>`,
  );
  const labels = (await extractActions(page)).map(({ label }) => label);
  expect(labels).toEqual(['Dark mode', 'Newsletter', 'Duplicate row', 'Tank 4']);
});

for (const [what, filling] of [
  [
    'a hundred thousand elements',
    "'<article><p>t <b>b</b> <i>i</i></p><button>Buy</button><a href=#>More</a><svg width=9 height=9><path/></svg></article>'.repeat(11000)",
  ],
  ['more controls than can be told', '\'<button style="padding:0;width:16px;height:12px">.</button>\'.repeat(3000)'],
] as const)
  test(`what stays in front is found behind ${what}`, async ({ page }) => {
    await page.setContent(
      `<body style="margin:0"><div id=all></div><script>all.innerHTML = ${filling}</script><div style="position:fixed;right:0;bottom:0;background:#fff"><button style="width:90px;height:40px">Chat</button></div>`,
    );
    const found = await extractActions(page, { budgetMs: 400, deadlineMs: 40_000 });
    expect(found.filter(({ label }) => label === 'Chat')).toHaveLength(1);
    expect(found.length).toBeLessThanOrEqual(500);
  });

test('stars that a style turns round count from where one reads, or as their labels say', async ({ page }) => {
  const stars = (name: string, title: (at: number) => string) =>
    `<div class=r>${[5, 4, 3].map((at) => `<input type=radio name=${name} id=${name}${at}><label for=${name}${at}${title(at)}>★</label>`).join('')}</div>`;
  await page.setContent(
    `<style>.r{display:inline-flex;flex-direction:row-reverse;margin:20px}.r input{display:none}.r label{font-size:30px;cursor:pointer}</style>
    ${stars('a', () => '')}${stars('b', (at) => ` title="${at} stars"`)}`,
  );
  const labels = (await extractActions(page)).map(({ label }) => label);
  expect(labels).toEqual(['Star ★ 3 of 3', 'Star ★ 2 of 3', 'Star ★ 1 of 3', '5 stars', '4 stars', '3 stars']);
});

test('a cross that is drawn in a chip takes away what the chip says', async ({ page }) => {
  const chip = (words: string, sign: string) =>
    `<span class=chip style="border:1px solid;padding:4px">${words} ${sign}</span>`;
  await page.setContent(
    `${chip('red', '<svg width=12 height=12 onclick="1" style="cursor:pointer"><path d="M2 2L10 10M10 2L2 10" stroke=black /></svg>')}
    ${chip('green', '<button aria-label=Close style="width:12px"></button>')}
    ${chip('blue', '<i onclick="1" style="display:inline-block;width:12px;height:12px;background:#999"></i>')}`,
  );
  expect((await extractActions(page)).map(({ label }) => label)).toEqual(['Remove red', 'Remove green', 'Remove blue']);
});

test('two ranges on one bar are held by their thumbs', async ({ page }) => {
  await page.setContent(
    `<style>div{position:relative;width:300px;height:30px}input{position:absolute;left:0;top:8px;width:100%;margin:0;pointer-events:none;appearance:none;background:none}
    input::-webkit-slider-thumb{pointer-events:auto;appearance:none;width:20px;height:20px;background:#06c}</style>
    <div><input type=range value=20 aria-label=Least><input type=range value=80 aria-label=Most></div>`,
  );
  const [least, most] = await extractActions(page);
  expect([least?.label, most?.label]).toEqual(['Least', 'Most']);
  await page.mouse.click(most!.point.x, most!.point.y);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Most');
});

test('a cross closes what it stands in, and clears the field whose line it stands on', async ({ page }) => {
  const cross = '<svg width=16 height=16><path d="M3 3L13 13M13 3L3 13" stroke=black fill=none /></svg>';
  await page.setContent(
    `<div role=dialog style="width:400px"><div style="display:flex"><h2>Rename</h2><button>${cross}</button></div><div><input aria-label="New name"></div></div>
    <div style="position:relative;width:220px;margin-top:20px"><input aria-label=City><button>${cross}</button></div><div style="width:220px;margin-top:20px"><input aria-label=Street><button>✕</button></div>`,
  );
  const labels = (await extractActions(page)).map(({ label }) => label);
  expect(labels).toEqual(['Close', 'New name', 'City', 'Clear City', 'Street', 'Clear Street']);
});

test('words that are put into a slot of a component name the field beside it', async ({ page }) => {
  await page.setContent(
    `<x-field><span slot=label>First name</span></x-field><x-list>Fruit</x-list><script>
    const made = (name, mode, inside) => customElements.define(name, class extends HTMLElement { connectedCallback() { this.attachShadow({ mode }).innerHTML = inside } });
    made('x-field', 'open', '<div><slot name=label></slot><input></div>'); made('x-list', 'closed', '<div><slot></slot></div><select><option>Apple</select>')</script>`,
  );
  expect((await extractActions(page)).map(({ label }) => label)).toEqual(['First name', 'Fruit']);
});

test('what explains in a label and shows it is pressed beside the box, and a card is dragged by the words of its link', async ({
  page,
}) => {
  await page.setContent(
    `<label><input type=checkbox> I agree to the <span id=terms style="text-decoration:underline">terms</span></label> <label><input type=checkbox> <span id=plain>Plain</span></label>
    <article id=card class=card draggable=true style="padding:10px;width:200px"><a href="#fix">Fix login</a><button>Edit</button></article><div id=lane style="width:200px;height:60px">Done</div>
    <script>terms.onclick = plain.onclick = () => {}; card.ondragstart = lane.ondrop = () => {}; lane.ondragover = (e) => e.preventDefault()</script>`,
  );
  const told = (await extractActions(page)).map(({ kind, label }) => `${kind} ${label}`);
  expect(told.filter((one) => /terms|Plain|drag/.test(one))).toEqual([
    'check I agree to the terms',
    'click terms',
    'check Plain',
    'drag Fix login',
  ]);
});

test("a picture of Material's is called by its mark, a count by its sign, a triangle by the row that it opens", async ({
  page,
}) => {
  const row = (sign: string, words: string, below = '') =>
    `<li><div style="display:flex"><span onclick="1" style="width:14px">${sign}</span><b onclick="1">${words}</b></div>${below}</li>`;
  await page.setContent(
    `<button><svg data-testid="DeleteOutlineIcon" width=24 height=24><path d="M0 0h9v9z"/></svg></button><span class=like role=button tabindex=0 onclick="1"><svg width=16 height=16></svg> 12</span>
    <ul>${row('▸', 'Fruit')}${row('▾', 'Roots', `<ul>${row('', 'Beet')}</ul>`)}</ul>`,
  );
  const labels = (await extractActions(page)).map(({ label }) => label);
  expect(labels.slice(0, 6)).toEqual(['Delete', 'Like 12', 'Open Fruit', 'Fruit', 'Close Roots', 'Roots']);
});
