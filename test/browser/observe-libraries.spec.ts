import type { Page } from '@playwright/test';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** What libraries of widgets that were met for the first time showed to be missed, offered for nothing or called wrongly, each made small. */

async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:20px;font:15px Arial">${body}`);
  return extractActions(page);
}

const labels = (actions: Awaited<ReturnType<typeof found>>, kind = 'click') =>
  actions.filter((action) => action.kind === kind).map(({ label }) => label);

test('a component that listens at its shadow root offers what its handler looks for', async ({ page }) => {
  const actions = await found(
    page,
    `<x-chips></x-chips><script>customElements.define('x-chips', class extends HTMLElement { connectedCallback() { const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = ['Garden', 'Kitchen'].map(name => '<span class=c><span>' + name + '</span> <span class=x>×</span></span> ').join('');
    root.addEventListener('click', e => { const chip = e.target.closest('.c'); if (!chip) return; if (e.target.closest('.x')) chip.remove(); else chip.classList.toggle('on') }) } })</script>`,
  );
  expect(labels(actions)).toEqual(['Garden', 'Close ×', 'Kitchen', 'Close ×']);
});

test('a row that a handler only asks for because of the sign that was hit is nothing to press', {
  tag: '@long',
}, async ({ page }) => {
  const row = (name: string) =>
    `<div class=row>${name} <b data-do=more style="cursor:pointer">More of ${name}</b></div>`;
  const actions = await found(
    page,
    `<div id=rows>${row('Spade')}${row('Rake')}</div><script>document.addEventListener('click', e => { const hit = e.target.closest('[data-do]'); if (!hit) return;
    const row = hit.closest('.row'); row.title = hit.dataset.do })</script>`,
  );
  expect(labels(actions)).toEqual(['More of Spade', 'More of Rake']);
});

test('a dispatcher that goes along the path of the event makes no button of the element that it is set on', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<div id=app style="width:700px;height:300px"><h2>Rota</h2><button>Next</button><button>Back</button><p>Nothing planned</p></div><script>
    app.addEventListener('click', function (e) { const path = e.composedPath?.() || []; let at = path[0] || e.target; for (let i = 0; at !== null && at !== this; at = path[++i]) { const held = at.__held?.click; if (held) held.call(at, e); if (e.cancelBubble) break } })</script>`,
  );
  expect(labels(actions)).toEqual(['Next', 'Back']);
});

test('the viewport of a row of slides is no drawing', async ({ page }) => {
  const actions = await found(
    page,
    `<div class="x-viewport" id=view style="width:600px;height:200px;overflow:hidden;touch-action:pan-y;cursor:grab;display:flex"><div style="width:600px;flex:none">Attic</div><div style="width:600px;flex:none">Tower</div></div>
    <script>const later = (e) => {}; view.addEventListener('pointerdown', (e) => later(e))</script>`,
  );
  expect(actions.map(({ label }) => label).filter((label) => /Drawing/.test(label))).toEqual([]);
  expect(labels(actions, 'drag')).toHaveLength(1);
});

test('nodes that are laid out on a ground that hears for them are moved, beside the lines between them, and the ground is not', {
  tag: '@long',
}, async ({ page }) => {
  const node = (name: string, left: number) =>
    `<div><div class=n style="position:absolute;left:${left}px;top:60px;width:120px;height:50px;background:#cff;border:1px solid">${name}</div></div>`;
  const actions = await found(
    page,
    `<div id=ground style="position:relative;width:700px;height:300px;border:1px solid"><svg style="position:absolute;left:160px;top:80px;width:100px;height:10px"><path id=line d="M0 5h90" stroke=blue stroke-width=6 fill=none style="cursor:pointer" /></svg>${node('Start', 30)}${node('Mail', 260)}${node('End', 500)}</div>
    <script>const heard = function (e) {}.bind(null); ground.addEventListener('mousedown', heard); line.addEventListener('mousedown', () => {})</script>`,
  );
  expect(labels(actions, 'drag').filter((label) => /^[A-Z]/.test(label))).toEqual(['Start', 'Mail', 'End']);
  expect(labels(actions).some((label) => /Start.*Mail/.test(label))).toBe(false);
  expect(actions.find(({ kind, label }) => kind === 'drag' && label === 'Mail')?.options).toEqual(
    expect.arrayContaining(['left', 'up']),
  );
});

test('what has an end to be made longer by is moved to the other days', { tag: '@long' }, async ({ page }) => {
  const day = (number: number, inner = '') =>
    `<td style="width:90px;height:70px;vertical-align:top">${number}${inner}</td>`;
  const planned = `<div id=shift role=button tabindex=0 style="position:relative;cursor:pointer;background:#ccf;height:20px">Early<div id=end style="position:absolute;right:0;top:0;bottom:0;width:8px;cursor:ew-resize"></div></div>`;
  const actions = await found(
    page,
    `<table>${[0, 1].map((week) => `<tr>${[1, 2, 3].map((at) => day(week * 3 + at, week + at === 1 ? planned : '')).join('')}</tr>`).join('')}</table>
    <script>shift.addEventListener('pointerdown', () => {}); end.addEventListener('pointerdown', () => {}); for (const cell of document.querySelectorAll('td')) cell.addEventListener('click', () => {})</script>`,
  );
  const drag = actions.find(({ kind, label }) => kind === 'drag' && label === 'Early');
  expect(drag?.options).toEqual(expect.arrayContaining(['2', '5', '6']));
});

test('a search over answers that stand on the page is written in', async ({ page }) => {
  const list = (words: string[]) =>
    `<div style="float:left"><input placeholder=Search><ul>${words.map((word) => `<li>${word}</li>`).join('')}</ul></div>`;
  const actions = await found(
    page,
    `<div><div>${list(['Read', 'Write', 'Delete'])}${list(['Print'])}</div><select multiple style="display:none">${['Read', 'Write', 'Delete', 'Print'].map((word) => `<option>${word}`).join('')}</select></div>
    <script>for (const item of document.querySelectorAll('li')) item.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions, 'type')).toEqual(['Search', 'Search']);
  expect(labels(actions, 'choose')).toEqual([]);
});

test('a list that is drawn beside a hidden one stands for that one, and another one on the page does not', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<div style="display:grid;grid-template-columns:300px 300px;gap:20px"><div><label>Country</label><div id=country role=combobox tabindex=0 aria-label="Options list" aria-expanded=false aria-haspopup=listbox style="border:1px solid;height:30px">Select country</div></div>
    <div><label for=room>Room type</label><br><select id=room style="position:absolute;opacity:0;width:2px;height:2px;padding:0;border:0"><option>Single<option>Suite</select><div id=drawn tabindex=0 style="border:1px solid;width:160px;height:30px;cursor:pointer">Single</div></div></div>
    <script>country.addEventListener('click', () => {}); drawn.addEventListener('click', () => {})</script>`,
  );
  expect(actions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['click Country', 'choose Room type']);
});

test('stars that say what they would show are the list of marks that they are drawn over', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<label for=marks>Overall</label><span><select id=marks style="position:absolute;opacity:0;width:2px;height:2px;pointer-events:none"><option value="">Select a rating<option value=2>Good<option value=1>Poor</select>
    <span id=stars role=tooltip aria-label="Select a rating" style="cursor:pointer;display:inline-block">${'<span style="display:inline-block;width:24px;height:24px;background:gold"></span>'.repeat(2)}</span></span>
    <script>const later = function (e) {}.bind(null); for (const type of ['mousedown', 'mousemove']) stars.addEventListener(type, later)</script>`,
  );
  expect(actions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['choose Overall']);
});

test('the number over a thumb is no second thumb, and a field without a size is none', async ({ page }) => {
  const actions = await found(
    page,
    `<input readonly value=2 style="position:absolute;left:0;top:0;width:0;height:0;padding:0;border:2px solid transparent"><label>Beds</label><span style="position:relative;display:block;width:500px;height:40px"><span style="position:absolute;left:0;top:25px;width:500px;height:8px;background:#ddd"></span>
    <span class="x-single" style="position:absolute;left:92px;top:2px;width:16px;height:15px;border-radius:4px;font-size:10px">2</span><span class="x-handle from" style="position:absolute;left:92px;top:20px;width:16px;height:18px;background:red"></span></span>
    <script>for (const part of document.querySelectorAll('.x-single,.x-handle')) part.addEventListener('mousedown', () => {})</script>`,
  );
  expect(actions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['set Beds']);
});

test('a group that has a name is nothing to press beside the controls that it hears for', { tag: '@long' }, async ({
  page,
}) => {
  const days = Array.from({ length: 8 }, (_, at) => `<button style="height:30px">${at + 1}</button>`).join('');
  const actions = await found(
    page,
    `<div id=calendar role=group aria-label=Calendar tabindex=-1 style="width:500px"><p>Mon Tue Wed</p>${days}</div><script>
    calendar.addEventListener('click', e => { ((hit) => { const day = hit.closest('button'); if (day) day.title = '1' })(e.target) })</script>`,
  );
  expect(labels(actions)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('what is only dragged is pointed at for the button that shows on it then', { tag: '@long' }, async ({ visit }) => {
  const row = (name: string) =>
    `<li draggable=true style="width:300px;height:30px">${name} <button class=act>Delete</button></li>`;
  const page = await visit(
    `<style>.act { visibility: hidden } li:hover .act { visibility: visible }</style><ul id=list>${row('Paint')}${row('Mow')}</ul><script>list.addEventListener('click', e => { if (e.target.matches('.act')) e.target.parentElement.remove() })</script>`,
  );
  await page.do('point:mow');
  await page.do(page.names.find((name) => name.startsWith('click:delete')) ?? 'click:delete');
  expect(await page.read('list.textContent')).not.toContain('Mow');
});

test('rich texts that would show the same while empty are called by what stands in them', async ({ page }) => {
  const text = (words: string) =>
    `<div contenteditable role=textbox data-placeholder="Type your text" style="height:40px">${words}</div>`;
  const actions = await found(page, `${text('A day at sea')}${text('We left at dawn.')}`);
  expect(labels(actions, 'type')).toEqual(['A day at sea', 'We left at dawn.']);
});

test('the ground of a map whose countries are offered is pulled, and not pressed', { tag: '@long' }, async ({
  page,
}) => {
  const shapes = Array.from(
    { length: 10 },
    (_, at) =>
      `<path data-name="Land ${'ABCDEFGHIJ'[at]}" d="M${at * 60} 40h50v80h-50z" fill=teal style="cursor:default" />`,
  ).join('');
  const actions = await found(
    page,
    `<div id=map class="x-map" style="width:640px;height:300px;cursor:grab"><svg width=640 height=300>${shapes}</svg></div><script>map.addEventListener('mousedown', e => { map.title = e.clientX });
    for (const land of document.querySelectorAll('path')) land.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toHaveLength(10);
  expect(labels(actions, 'drag')).toHaveLength(1);
});

test('a sign is called by the one word that its page keeps for it', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div data-a=search style="width:32px;height:32px;cursor:pointer"><svg width=18 height=18 viewBox="0 0 24 24" fill=none stroke=black><circle cx=11 cy=11 r=8 /><line x1=21 y1=21 x2=16 y2=16 /></svg></div>
    <script>document.addEventListener('click', e => { const hit = e.target.closest('[data-a]'); if (hit) hit.title = hit.dataset.a })</script>`,
  );
  expect(labels(actions)).toEqual(['Search']);
});

test('things in lists that only the page itself hears pressed are put in order, the lonely one too', async ({
  page,
}) => {
  const list = (words: string[]) =>
    `<div class=l tabindex=0 style="float:left;width:160px;padding:8px">${words.map((word) => `<div class=i tabindex=0 style="height:30px">${word}</div>`).join('')}</div>`;
  const actions = await found(
    page,
    `${list(['Milk', 'Bread'])}${list(['Soap'])}<script>const heard = function (e) {}.bind(null); for (const type of ['mousedown', 'touchstart']) document.addEventListener(type, heard)</script>`,
  );
  expect(actions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['drag Milk', 'drag Bread', 'drag Soap']);
  expect(actions[0]?.options).toEqual(expect.arrayContaining(['Bread', 'Soap']));
});

test('a box to tick in the head of a column of boxes selects all', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<table><thead><tr><th><input type=checkbox></th><th>Order</th></tr></thead><tbody><tr><td><input type=checkbox></td><td>1041</td></tr><tr><td><input type=checkbox></td><td>1042</td></tr></tbody></table>`,
  );
  expect(labels(actions, 'check')).toEqual(['Select all', '1041', '1042']);
});

test('the same sign in several cards is told by the card, and not by its place in a row', { tag: '@long' }, async ({
  page,
}) => {
  const card = (name: string) =>
    `<article style="float:left;width:150px;border:1px solid"><button class=heart>♡</button><h3>${name}</h3></article>`;
  const actions = await found(page, `<div>${card('Mill Lane')}${card('Oak Street')}${card('Quay')}</div>`);
  expect(labels(actions)).toEqual(['Favourite ♡', 'Favourite ♡', 'Favourite ♡']);
  expect(actions[1]?.name).toBe('click:favourite.oak-street');
});

test('a list that says that it is closed is one thing with its arrow, called by its label or by what it shows', async ({
  page,
}) => {
  const list = (words: string, id: string) =>
    `<div id=${id} role=listbox aria-expanded=false tabindex=0 style="display:inline-block;border:1px solid;padding:8px"><div>${words}</div><i class="dropdown icon" style="display:inline-block;width:12px;height:12px"></i><div style="display:none"><div role=option>Ann</div></div></div>`;
  const actions = await found(
    page,
    `<p>${list('Account', 'account')}</p><div><label>Owner</label>${list('Select owner', 'owner')}</div><script>for (const part of document.querySelectorAll('[role=listbox],i')) part.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Account', 'Owner']);
});

test('of two lists with one id each control has its own, and what was chosen can be taken out of it', {
  tag: '@long',
}, async ({ page }) => {
  const list = (label: string, options: string[], chosen = '') =>
    `<div style="margin:10px"><label>${label}</label><div role=combobox tabindex=0 aria-label="${label}" aria-expanded=false aria-controls=options style="border:1px solid;width:300px;height:30px">${chosen}</div><ul id=options role=listbox style="display:none">${options.map((word) => `<li role=option>${word}</li>`).join('')}</ul></div>`;
  const actions = await found(
    page,
    `${list('Town', ['Bath', 'Cork'])}${list('Skills', ['Welding', 'Cooking'], '<span>Driving <span class="tag-remove" style="display:inline-block;width:16px;height:16px"></span></span>')}
    <script>for (const part of document.querySelectorAll('[role=combobox],.tag-remove')) part.addEventListener('click', () => {})</script>`,
  );
  expect(actions.filter(({ kind }) => kind === 'choose').map(({ options }) => options)).toEqual([
    ['Bath', 'Cork'],
    ['Welding', 'Cooking'],
  ]);
  expect(labels(actions)).toHaveLength(1);
});

test('the rows of a tree that keeps the browser from panning are moved, and open by the sign beside their words', {
  tag: '@long',
}, async ({ page }) => {
  const row = (name: string, inner = '') =>
    `<li role=none style="list-style:none"><div role=none class=line style="cursor:pointer;width:300px;height:24px">${inner && '<a class="x-toggler">▼</a> '}<span role=treeitem tabindex=-1 ${inner && 'aria-expanded=true'}>${name}</span></div>${inner && `<ul role=group>${inner}</ul>`}</li>`;
  const actions = await found(
    page,
    `<div id=frame><ul role=tree class="x-dnd" style="touch-action:none">${row('Photos', row('Summer'))}${row('Notes')}</ul></div><script>
    const heard = function (e) {}.bind(null); for (const type of ['click', 'mousedown', 'touchstart']) frame.addEventListener(type, heard)</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Photos', 'Summer', 'Notes']);
  expect(labels(actions)).toEqual(expect.arrayContaining(['Close Photos', 'Photos', 'Summer', 'Notes']));
});
