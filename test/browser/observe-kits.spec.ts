import type { Page } from '@playwright/test';
import { extractActions } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** Component kits as teams use them: rows around their own controls, heads around their filters, fields that only a style draws. */

async function found(page: Page, body: string) {
  await page.setContent(`<body style="margin:20px;font:15px Arial">${body}`);
  return extractActions(page);
}

const labels = (actions: Awaited<ReturnType<typeof found>>) => actions.map(({ kind, label }) => `${kind} ${label}`);

test('a row that keys stop at and over which the hand shows is pressed beside the box and the link in it', async ({
  page,
}) => {
  const row = (name: string, by: string) =>
    `<tr role=row tabindex=0 style="cursor:pointer"><td><div role=checkbox aria-checked=false aria-label="Item" style="width:20px;height:20px"></div></td>
    <td style="width:300px;height:40px">${name}</td><td><a href="#">${by}</a></td></tr>`;
  const actions = await found(
    page,
    `<div id=area><table>${row('Notebook', 'Very Best')}${row('Mouse', 'Oxynum')}</table></div>
    <script>class Area { handle(event) { let node = event.target; while (node) { if (this['on' + event.type]?.(node)) return; node = node.parentElement } } }
      const own = new Area(); own.on = own.handle.bind(own);
      for (const type of 'click dblclick contextmenu keydown keypress keyup mousedown mouseover mouseup dragstart dragenter dragover drop paste touchstart touchend'.split(' ')) area.addEventListener(type, own.on)</script>`,
  );
  expect(labels(actions)).toEqual([
    'click Notebook',
    'check Item',
    'click Very Best',
    'click Mouse',
    'check Item',
    'click Oxynum',
  ]);
});

test('a head is called by its words and not by the filter in it, and so is the field below it', async ({ page }) => {
  const head = (name: string) =>
    `<th class=sorts style="width:200px;cursor:pointer"><div>${name} <button aria-label="Show filter menu" style="width:20px"></button></div></th>`;
  const actions = await found(
    page,
    `<table><thead><tr>${head('Name')}${head('Country')}</tr><tr><td><input></td><td><input></td></tr></thead></table>
    <script>for (const each of document.querySelectorAll('.sorts,button')) each.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual([
    'click Name',
    'click Show filter menu',
    'click Country',
    'click Show filter menu',
    'type Name',
    'type Country',
  ]);
});

test('the label of a field that is not there is no control, and a drawn list is called by the label in it', async ({
  page,
}) => {
  const actions = await found(
    page,
    `<label for=kept>Volume</label><input id=kept readonly style="display:none"><div role=slider tabindex=0 aria-valuenow=3 aria-label=Volume style="width:20px;height:20px;background:blue"></div>
    <div id=list role=combobox aria-haspopup=listbox aria-expanded=false style="width:200px;height:40px;border:1px solid;cursor:pointer"><label for=held>Country</label><span>Norway</span><input id=held readonly value=Norway style="opacity:0;width:1px"></div>
    <script>list.addEventListener('mousedown', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['set Volume', 'click Country']);
});

test('the first letters of a name in a round picture are no label of the field beside them', async ({ page }) => {
  const actions = await found(
    page,
    `<div style="display:flex"><span style="width:32px;height:32px;border-radius:50%;background:blue;line-height:32px;text-align:center">ME</span><div><input readonly placeholder="Add a comment…"></div></div>`,
  );
  expect(labels(actions)).toEqual(['click Add a comment…']);
});

test('signs are called by what they do: a picture that sends, steps without a picture, a triangle in a table, words of an icon font', async ({
  page,
}) => {
  const step = (way: string, top: number) =>
    `<a role=button aria-hidden=true class="spinner-button spinner-${way}" style="position:absolute;right:0;top:${top}px;width:16px;height:12px"></a>`;
  const actions = await found(
    page,
    `<style>.opens::before { content: '►' }</style><input type=image src="/img/btn_search.gif" alt="" width=80 height=20>
    <span style="position:relative;display:inline-block"><input role=spinbutton aria-label=Quantity value=2>${step('up', 0)}${step('down', 12)}</span>
    <table><tr><td class=opens style="width:30px;height:26px"></td><td>Airi Satou</td></tr></table>
    <button><i class="material-icons">more_vert</i></button><button><i class="material-icons">add</i> Create</button>
    <script>for (const each of document.querySelectorAll('a,td.opens')) each.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual([
    'click Search',
    'type Quantity',
    'click Up',
    'click Down',
    'click Open Airi Satou',
    'click More',
    'click Create',
  ]);
});

test('a button that calls itself a slider is set, and a box that calls itself a button is pressed', async ({
  page,
}) => {
  const actions = await found(
    page,
    `<button role=slider aria-label="Minimum price" aria-valuenow=10 aria-valuemin=0 aria-valuemax=100>|</button><input type=checkbox role=button aria-haspopup=true aria-label="Main menu">`,
  );
  expect(labels(actions)).toEqual(['set Minimum price', 'click Main menu']);
});

test('a card is pointed at by its own words, not by those of the signs in it', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<style>.next { opacity: 0 } .card:hover .next { opacity: 1 }</style><div class=card style="width:240px;height:200px"><button aria-label="Add to wishlist: Cabin in Oslo" style="width:24px"></button><div>Cabin in Oslo</div><button class=next aria-label="Next image" style="width:24px"></button></div>`,
  );
  expect(labels(actions)).toContain('point Cabin in Oslo');
});

test('a handler that does something for its parts and returns that serves them', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=tree role=tree><div role=treeitem aria-expanded=false aria-label=Projects data-node=1 style="height:26px;width:200px"><span data-tog style="display:inline-block;width:20px;height:20px">▶</span><span>📁</span> <span>Projects</span></div></div>
    <div id=board><div class=card style="width:200px;height:40px"><b class=o data-tick style="display:inline-block;width:16px;height:16px;border:1px solid #888;border-radius:50%"></b> Write copy</div><div data-add style="width:200px">Add a card</div></div>
    <script>tree.addEventListener('click', (event) => { const t = event.target; if (t.closest('[data-tog]')) return open(t); const n = t.closest('[data-node]'); if (n) return show(n) })
      board.addEventListener('click', e => { const col = e.target.closest('.col')?.dataset.col; if (e.target.closest('[data-tick]')) tick(col); else if (e.target.closest('[data-add]')) add(col); else if (e.target.closest('.card')) show(col) })</script>`,
  );
  expect(labels(actions)).toEqual([
    'click Projects',
    'click Open Projects',
    'click Write copy',
    'click grey circle',
    'click Add a card',
  ]);
});

test('the cross in a row whose handler hands the press on takes the row away', async ({ page }) => {
  const line = (name: string) =>
    `<div class=line style="width:300px;height:30px"><span>${name}</span> <b>3.50</b> <i>✕</i></div>`;
  const actions = await found(
    page,
    `${line('Latte')}${line('Cake')}<script>const act = (event) => event.target.closest('i'); for (const each of document.querySelectorAll('.line')) each.addEventListener('click', e => act(e))</script>`,
  );
  expect(labels(actions).filter((label) => label.includes('Remove'))).toEqual([
    'click Remove Latte 3.50',
    'click Remove Cake 3.50',
  ]);
});

test('a component in a pressed row keeps the point of the row off its own button', async ({ page }) => {
  const actions = await found(
    page,
    `<style>my-item { display: block }</style><my-item><b>Ann Lee</b><my-button slot=end aria-label="More options"><svg slot=icon width=20 height=20><path d="M0 9h20"/></svg></my-button></my-item>
    <script>const define = (tag, html) => customElements.define(tag, class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = html; this.addEventListener('click', (event) => event.stopPropagation() || console.log(tag)) } })
      define('my-button', '<button aria-label="More options" style="width:40px;height:40px"><slot name=icon></slot></button>')
      define('my-item', '<button style="display:flex;width:100%;height:60px"><slot></slot><div style="flex:1"></div><slot name=end></slot></button>')</script>`,
  );
  const [row, more] = actions;
  expect(labels(actions)).toEqual(['click Ann Lee', 'click More options']);
  expect(row?.point.x).not.toBe(more?.point.x);
});
