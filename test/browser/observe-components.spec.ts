import type { Page } from '@playwright/test';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** What component libraries draw in place of fields and signs: each thing once, and called as one would call it. */

async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:0">
    <script>const component = (tag, inside) => customElements.define(tag, class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = inside(this) } })</script>${body}`);
  return extractActions(page);
}

type Actions = Awaited<ReturnType<typeof found>>;
const told = (actions: Actions) => actions.map(({ kind, label }) => `${kind} ${label}`);

test('a list in a component is called by the label of the component, which is nothing chosen', async ({ page }) => {
  const actions = await found(
    page,
    `<script>component('x-list', (host) => '<div role=combobox tabindex=0 aria-label="' + host.getAttribute('label') + '" style="border:1px solid;width:160px;height:40px">' + host.getAttribute('label') + '</div>');
    component('x-box', () => '<input type=checkbox>')</script>
    <div style="display:flex"><x-list label=Fruit></x-list><label><x-box></x-box> Send me mail</label></div>`,
  );
  expect(told(actions)).toEqual(['click Fruit', 'check Send me mail']);
  expect(actions[0]?.value).toBeUndefined();
});

test('the number that a slider shows is not what it is called', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<script>component('x-slide', () => '<label><input type=range style="opacity:0;width:120px"><div>30</div></label>');
    component('x-told', () => '<input type=range aria-label=40>')</script>
    <label>Volume <x-slide></x-slide></label><div><span>Price</span> <x-slide></x-slide></div><label>Size <x-told></x-told></label>`,
  );
  expect(told(actions)).toEqual(['set Volume', 'set Price', 'set Size']);
});

test('a slider is one thing: neither its bar nor its own thumb is another', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div><label for=t>Volume</label><div id=bar style="width:300px;height:30px;cursor:pointer;position:relative"><input id=t tabindex=-1 style="display:none" value=30><div style="height:4px;margin-top:13px;background:#ccc"></div>
      <div role=slider aria-label=Volume aria-valuenow=30 tabindex=0 style="position:absolute;left:90px;top:5px;width:20px;height:20px;background:#36c"><span>30</span></div></div></div>
    <div id=whole role=slider aria-label=Speed aria-valuenow=10 tabindex=0 style="width:300px;height:30px;position:relative"><div id=part style="height:30px"><div style="height:4px;background:#ccc"></div><div class=thumb style="position:absolute;left:30px;top:0;width:20px;height:20px;border-radius:10px;background:#36c"></div></div></div>
    <script>const later = (event) => {}; for (const each of [bar, part]) each.addEventListener('mousedown', (event) => later(event)); whole.querySelector('.thumb').addEventListener('mousedown', (event) => later(event))</script>`,
  );
  expect(told(actions)).toEqual(['set Volume', 'set Speed']);
});

test('a sign is known by the picture that lies in a component in it, and not by the field around it', async ({
  page,
}) => {
  const actions = await found(
    page,
    `<script>component('x-icon-cancel', () => '<svg width=20 height=20><circle cx=10 cy=10 r=8 /></svg>');
    component('x-press', () => '<button><slot></slot></button>');
    component('x-field', (host) => '<input aria-label="' + host.getAttribute('label') + '"><x-press><x-icon-cancel></x-icon-cancel></x-press>')</script>
    <x-field label=Name></x-field>`,
  );
  expect(told(actions)).toEqual(['type Name', 'click Close']);
});

test('a component with a control in it is no label of what stands before it', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<script>component('x-tick', () => '<input type=checkbox>'); component('x-choice', () => '<input type=radio><slot></slot>')</script>
    <div style="display:flex"><span>Alerts</span><x-tick></x-tick><div style="display:flex"><x-choice aria-label=Cash>Cash</x-choice><x-choice aria-label=Card>Card</x-choice></div></div>`,
  );
  expect(told(actions)).toEqual(['check Alerts', 'check Cash', 'check Card']);
});

test('what follows the pointer over a button opens no menu, and a handler that a component left empty does nothing', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<button id=save>Save</button><button id=real>Open</button><div id=head style="width:200px;height:30px">Name</div>
    <script>const wave = { handleEvent(event) { if (event.type === 'contextmenu') this.end(); else this.end() }, end() {} };
    for (const type of ['pointerenter', 'pointerleave', 'pointerdown', 'contextmenu']) save.addEventListener(type, wave);
    save.addEventListener('click', () => {}); real.addEventListener('contextmenu', (event) => { event.preventDefault(); real.title = 'x' });
    const invoker = (event) => invoker.value(event); invoker.value = () => {}; invoker.attached = 1;
    for (const type of ['click', 'mousedown', 'contextmenu']) head.addEventListener(type, invoker)</script>`,
  );
  expect(told(actions)).toEqual(['click Save', 'click Open', 'context Open']);
});

test('a field for several lines is written into though its label lies over it while it is empty', async ({ page }) => {
  const actions = await found(
    page,
    `<div style="position:relative;width:220px;height:80px;border:1px solid"><span style="position:absolute;pointer-events:none">Notes</span><div style="opacity:0"><textarea aria-label=Notes style="width:200px;height:60px"></textarea></div></div>
    <textarea aria-label=Helper style="opacity:0"></textarea>`,
  );
  expect(told(actions).filter((each) => each.startsWith('type'))).toEqual(['type Notes']);
});

test('the sign that takes a label away is offered beside the label that can be pressed', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<button id=chip style="padding:4px 8px">Anna <span class=icon-close style="display:inline-block;width:18px;height:18px"><svg width=14 height=14><path d="M2 2L12 12"/></svg></span></button>
    <script>chip.addEventListener('click', () => {}); chip.firstElementChild.addEventListener('click', (event) => { event.stopPropagation(); chip.remove() })</script>`,
  );
  expect(told(actions)).toEqual(['click Anna', 'click Close']);
});

test('a drawn list is called by the words over it, the signs in a field by what they are there for', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<div>Country</div><div id=frame style="display:flex;width:300px;height:40px;border:1px solid"><span role=combobox tabindex=0 style="opacity:0;flex:1">&nbsp;</span><svg width=14 height=14 style="margin:12px"><path d="M0 0h9v9"/></svg></div>
    <div>Password</div><div style="position:relative;width:200px"><input type=password style="width:200px"><svg id=eye width=16 height=16 style="position:absolute;right:4px;top:2px"><circle cx=8 cy=8 r=6 /></svg></div>
    <button>Send</button><button id=half aria-haspopup=true aria-expanded=false><svg width=12 height=12><path d="M0 0h9v9"/></svg></button>
    <ul role=listbox style="display:flex;list-style:none"><li role=option aria-label=red>red <svg id=off width=14 height=14><path d="M0 0h9v9"/></svg></li><li><input aria-label=Tags></li></ul>
    <script>for (const each of [frame, eye, half, off]) each.addEventListener('click', (event) => { each.title = event.type })</script>`,
  );
  expect(told(actions)).toEqual([
    'click Country',
    'type Password',
    'click Show password',
    'click Send',
    'click Open',
    'click red',
    'click Remove red',
    'type Tags',
  ]);
});

test('labels that only hand the focus on are no controls, and the fields in frames far below them are called by them', async ({
  page,
}) => {
  const row = (label: string, field: string) =>
    `<div class="form-item" style="margin:8px"><div class="form-item-label"><label title="${label}">${label}</label></div><div><div><div>${field}</div></div></div></div>`;
  const list = (width: string) =>
    `<div style="width:300px;height:30px;border:1px solid"><div><div><span><input type=search role=combobox aria-haspopup=listbox readonly style="opacity:0;width:${width};height:28px;padding:0;border:0"></span></div></div></div>`;
  const date = (asks: string) => `<input readonly placeholder="${asks}" style="width:110px">`;
  const actions = await found(
    page,
    `<form>${row('Country', list('280px'))}${row('Cities', list('6px'))}${row('Day', `<div style="width:150px">${date('Select date')}</div>`)}
    ${row('Stay', `<div id=frame style="width:300px;border:1px solid;height:30px">${date('Start date')}<span aria-label=to><span><svg width=14 height=14><path d="M0 7h14"/></svg></span></span>${date('End date')}</div>`)}</form>
    <script>const later = (event) => {}; for (const each of [frame, ...document.querySelectorAll('label')]) each.addEventListener('click', (event) => later(event))</script>`,
  );
  expect(told(actions).filter((each) => !each.endsWith('Stay'))).toEqual([
    'click Country',
    'click Cities',
    'click Day',
    'click Start date',
    'click End date',
  ]);
});

test('drawn boxes of a tree and over a list are ticked, and called by the words behind them', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<div role=tree><div class=tree-node style="display:flex"><span class=tree-switcher style="width:20px"><span role=img aria-label=caret-down><svg width=10 height=10><path d="M0 0h9v9"/></svg></span></span><span class=tree-checkbox style="width:16px;height:16px;border:1px solid"></span><span class=title>Fruit</span></div></div>
    <div style="display:flex;margin-top:60px"><input type=checkbox><span id=more style="width:14px;height:14px"><svg width=10 height=10><path d="M0 0h9v9"/></svg></span><span>2 items</span></div>
    <script>for (const each of document.querySelectorAll('.tree-switcher,.tree-checkbox,.title,#more')) each.addEventListener('click', (event) => { each.title = event.type })</script>`,
  );
  expect(told(actions).slice(0, 4)).toEqual(['click Open Fruit', 'check Fruit', 'click Fruit', 'check 2 items']);
});

test('what is drawn for a field stands in the label that was the field’s', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<label for=a>Skills</label><span><input id=a style="position:absolute;left:-9999px"></span>
    <label for="" style="display:block">Guests <span style="border:1px solid;display:inline-block"><span contenteditable role=textbox tabindex=0 aria-label="Tags input field" data-placeholder="Add a guest" style="display:inline-block;width:110px;height:20px"></span></span><input style="position:absolute;left:-9999px"></label>`,
  );
  expect(told(actions)).toEqual(['type Guests']);
});

test('a box that hears presses for what it was told to serve is no control beside it, nor a row of things with handles', async ({
  page,
}) => {
  const card = (word: string) =>
    `<div style="width:300px"><div style="height:50px"><span class=card-handle style="display:inline-block;width:20px;height:20px"></span> ${word}</div></div>`;
  const actions = await found(
    page,
    `<div id=note style="width:400px;height:60px;background:#def"><p>News</p><button aria-label=Close>&times;</button></div>
    <div id=row style="display:flex;margin-top:20px">${card('Card 1')}${card('Card 2')}</div>
    <script>const serve = (selector, act) => (event) => { const met = event.target.closest(selector); if (met) act.call(met, event) };
    note.addEventListener('click', serve('button', () => note.remove()));
    row.addEventListener('pointerdown', (event) => { window.x = event.clientX })</script>`,
  );
  expect(told(actions.filter(({ kind }) => kind === 'click'))).toEqual(['click Close']);
});

test('the hand over a whole row of stars is no action beside them', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=root><span class=Rating-root style="display:inline-flex;cursor:pointer;height:24px;position:relative">${[
      1, 2, 3,
    ]
      .map(
        (n) =>
          `<span><label for=s${n} style="cursor:inherit"><span style="display:flex;pointer-events:none"><svg width=24 height=24><path d="M2 2h20v20z"/></svg></span><span style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden">${n} stars</span></label><input type=radio name=r id=s${n} style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;margin:-1px"></span>`,
      )
      .join(
        '',
      )}</span></div><script>root.addEventListener('click', () => {}); root.addEventListener('mousemove', () => {})</script>`,
  );
  expect(actions.map(({ name }) => name).toSorted()).toEqual(['check:1-stars', 'check:2-stars', 'check:3-stars']);
});

test('a box to tick is called by its row without the buttons that every row has', async ({ page }) => {
  const actions = await found(
    page,
    `<table>${['John Brown', 'Jim Green']
      .map(
        (name) => `<tr><td><input type=checkbox><td>${name}<td>32<td><div><a href=#>Edit</a><a href=#>Delete</a></div>`,
      )
      .join('')}</table>`,
  );
  expect(told(actions).filter((one) => one.startsWith('check'))).toEqual(['check John Brown 32', 'check Jim Green 32']);
});

test('words that let presses through are read over what they are painted on', async ({ visit }) => {
  const page =
    await visit(`<body style="margin:0"><div style="background:#123;color:#fff;height:300px;width:300px">Menu</div>
    <div role=status style="position:fixed;left:10px;top:100px;background:#fff;pointer-events:none">Copied</div>
    <div style="position:fixed;left:10px;top:200px;z-index:-1;pointer-events:none">Buried</div>`);
  expect(page.seen.texts.map(({ text }) => text)).toEqual(['Menu', 'Copied']);
});

test('a pill with a knob in it is a switch, called by the words at the other end of its row', async ({ page }) => {
  const row = (words: string, on: boolean) =>
    `<div style="display:flex;justify-content:space-between;padding:10px"><span>${words}</span><div class=sw style="width:50px;height:30px;border-radius:15px;background:#ddd;position:relative"><i style="position:absolute;left:${on ? 22 : 2}px;top:2px;width:26px;height:26px;border-radius:50%;background:#fff"></i></div></div>`;
  const actions = await found(
    page,
    `${row('Dark mode', false)}${row('Alerts', true)}<script>for (const sw of document.querySelectorAll('.sw')) sw.onclick = () => {}</script>`,
  );
  expect(actions.map(({ kind, label, state }) => [kind, label, ...state])).toEqual([
    ['check', 'Dark mode', 'unchecked'],
    ['check', 'Alerts', 'checked'],
  ]);
});

test('the cell of a box to tick is not pressed twice, and the rows of a grid that is laid out are not dragged', async ({
  page,
}) => {
  const cell = (inner: string, left: number) =>
    `<div role=gridcell class=cell style="position:absolute;left:${left}px;width:100px;height:40px">${inner}</div>`;
  const actions = await found(
    page,
    `<div role=treegrid id=grid style="position:relative;width:400px;height:200px;user-select:none">${['Ada', 'Bo']
      .map(
        (name, at) =>
          `<div role=row style="position:absolute;width:400px;height:40px;transform:translateY(${at * 40}px)">${cell('<input type=checkbox aria-label="Select row">', 0)}${cell(name, 100)}${cell('12', 200)}</div>`,
      )
      .join('')}</div>
    <script>for (const type of ['click', 'mousedown', 'dblclick', 'contextmenu']) grid.addEventListener(type, (event) => { const cell = event.target.closest('.cell'); if (cell) cell.dataset.heard = type })</script>`,
  );
  const more = actions.filter(({ kind }) => kind === 'double-click' || kind === 'context');
  expect(more.map(({ label }) => label).toSorted()).toEqual(['12', '12', '12', '12', 'Ada', 'Ada', 'Bo', 'Bo']);
  expect(actions.filter(({ kind, role }) => kind === 'drag' && role === 'row')).toEqual([]);
});

test('a card that its link fills is dragged as well as opened, once, and pointed at for the button in it', async ({
  page,
}) => {
  const card = (name: string) =>
    `<li draggable=true class=card style="margin:0 0 8px"><div role=link tabindex=0 class=face aria-label="${name}" style="padding:8px;cursor:pointer"><a href="/${name}">${name}</a><small>2 of 3</small><button class=edit aria-label="Edit ${name}">e</button></div></li>`;
  const actions = await found(
    page,
    `<style>.edit { display: none } .face:hover .edit { display: block }</style>
    <div id=board>${[['Ada', 'Bo'], ['Cy']].map((names) => `<ul class=list style="list-style:none;padding:0;float:left;width:200px;margin:8px">${names.map(card).join('')}</ul>`).join('')}</div>
    <script>for (const type of ['dragstart', 'dragover', 'drop']) board.addEventListener(type, (event) => { const card = event.target.closest('.card'); if (card) card.dataset.heard = type })</script>`,
  );
  expect(told(actions).toSorted()).toEqual(
    ['click', 'drag', 'point'].flatMap((kind) => ['Ada', 'Bo', 'Cy'].map((name) => `${kind} ${name}`)),
  );
});

test('a post is called by what it refers to, and a block of a text is pointed at for its handle', async ({ page }) => {
  const actions = await found(
    page,
    `<style>.grip { position: absolute; left: 4px; width: 18px; height: 18px; opacity: 0; cursor: grab } .block:hover .grip { opacity: 1 }</style>
    <article id=post aria-labelledby=said tabindex=0 style="cursor:pointer;padding:20px;width:400px"><a href=/ada>Ada</a> <span>·</span> <a href=/1>2h</a><p id=said>A walk in the hills</p><button>Like</button></article>
    <div class=block style="position:relative;padding-left:28px;width:400px"><div class=grip draggable=true role=button aria-label=Drag><svg width=14 height=14><path d="M2 2h9v9z"/></svg></div><div contenteditable aria-label=Text>Plan</div></div>
    <script>post.onclick = () => {}; const block = document.querySelector('.block'); block.ondrop = () => {}; block.ondragover = (event) => event.preventDefault()</script>`,
  );
  expect(told(actions)).toContain('click A walk in the hills');
  expect(actions.some(({ kind, target }) => kind === 'point' && target.width === 428)).toBe(true);
});
