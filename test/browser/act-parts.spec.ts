import { expect, test } from './support.ts';

/** Parts of widgets that one handler serves, and what takes more than a single click. */

test('cells are edited by a double click that their table hears, and keep their single click', async ({ visit }) => {
  const page = await visit(`<table id=t style="border-spacing:8px"><tr><td>Ann<td>40<tr><td>Bo<td>30</table><script>
    t.addEventListener('dblclick', e => { const was = e.target.textContent; e.target.innerHTML = '<input aria-label="Cell">'; e.target.firstChild.focus();
      e.target.firstChild.onkeydown = k => { if (k.key === 'Enter') k.target.parentElement.textContent = k.target.value } });
    let at = ''; t.addEventListener('click', e => { if (e.target.closest('td')) at = e.target.textContent })</script>`);
  await page.do('click:bo');
  expect(await page.read('at')).toBe('Bo');
  await page.do('double-click:bo');
  await page.do('type:cell', { text: 'Bob' });
  await page.do('press:enter');
  expect(await page.read('t.innerText')).toContain('Bob');
});

test('cells of a grid on a page that takes what is pasted are opened by two presses', { tag: '@long' }, async ({
  visit,
}) => {
  const page =
    await visit(`<div role=grid id=g><div role=row><span role=gridcell tabindex=-1 style="padding:8px">Ann</span><span role=gridcell tabindex=-1 style="padding:8px">40</span></div></div><script>
    let last = 0; document.addEventListener('paste', () => {}); document.addEventListener('mousedown', e => {
      const now = Date.now(); if (now - last < 400) e.target.contentEditable = true; last = now })</script>`);
  await page.do('double-click:ann');
  expect(await page.read('document.querySelector("[contenteditable]").innerText')).toBe('Ann');
});

test('a menu of its own that the document opens for rows', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<div class=file style="padding:8px;width:200px">report.pdf</div><div class=file style="padding:8px;width:200px">notes.txt</div><p>Text</p><div id=menu hidden><button>Delete</button></div><script>
    document.addEventListener('contextmenu', e => { const file = e.target.closest('.file'); if (!file) return; e.preventDefault(); menu.hidden = false; menu.dataset.of = file.textContent })</script>`);
  expect(page.names.filter((name) => name.startsWith('context:'))).toEqual(['context:report-pdf', 'context:notes-txt']);
  await page.do('context:notes-txt');
  expect(await page.read('menu.dataset.of')).toBe('notes.txt');
  expect(page.names).toContain('click:delete');
});

test('a menu that unfolds and cannot be pressed before it stands is there after the click', async ({ visit }) => {
  const page =
    await visit(`<style>#list{transition:opacity .35s,transform .35s;opacity:0;transform:translateY(-20px);pointer-events:none}#list.open{opacity:1;transform:none}</style>
    <button onclick="list.className='open';setTimeout(()=>list.style.pointerEvents='auto',360)">Place</button><div id=list><button onclick="out.textContent='Norway'">Norway</button></div><p id=out></p>`);
  expect(page.names).not.toContain('click:norway');
  await page.do('click:place');
  await page.do('click:norway');
  expect(await page.read('out.textContent')).toBe('Norway');
});

test('marks that are given by where the pointer is', { tag: '@long' }, async ({ visit }) => {
  const star = '<svg width=32 height=32><polygon points="16,2 30,30 2,12 30,12 2,30"/></svg>';
  const page =
    await visit(`<h3>Rate us</h3><div id=r style="width:160px;height:32px;font-size:0">${star.repeat(5)}</div><script>
    let over = 0, given = 0; r.onmousemove = e => { over = Math.ceil((e.clientX - r.getBoundingClientRect().left) / 32) }; r.onclick = () => { given = over }</script>`);
  await page.do('click:rate-us-4-of-5');
  expect(await page.read('given')).toBe(4);
});

test('the signs in rows that one handler serves open and tick them', { tag: '@long' }, async ({ visit }) => {
  const row = (name: string) =>
    `<div class=row style="height:24px;width:300px;display:flex"><i class="x-checkbox" style="width:20px;height:20px"></i><i class="x-expander" style="width:20px;height:20px"></i><span>${name}</span></div>`;
  const page = await visit(`<div id=tree>${row('Fruit')}${row('Kale')}</div><p id=out></p><script>
    tree.addEventListener('click', e => { out.textContent += (e.target.className || 'row') + ' ' })</script>`);
  await page.do('click:open-fruit');
  await page.do('check:kale');
  await page.do('click:kale');
  expect(await page.read('out.textContent.trim()')).toMatch(/^x-expander x-checkbox row$/);
});

test('a row that the document serves by its mark is opened, and the sign in it that has a mark of its own is pressed', async ({
  visit,
}) => {
  const row = (who: string, about: string) =>
    `<div class=row data-a=open style="cursor:pointer;display:flex;gap:8px;padding:9px;width:500px"><span data-a=star>★</span><div>${who}</div><div style="flex:1">${about}</div><div>Mar 2</div></div>`;
  const page = await visit(`${row('Mara', 'Minutes of the board')}${row('Ned', 'Keys to the hut')}<p id=out></p><script>
    document.addEventListener('click', e => { const of = e.target.closest('[data-a]'); if (of) out.textContent += of.dataset.a + ' ' })</script>`);
  await page.do('click:ned-keys-to-the-hut-mar-2');
  await page.do('click:star.mara-minutes-of');
  expect(await page.read('out.textContent.trim()')).toBe('open star');
});

test('the regions of a map are called by what the page knows them by', { tag: '@long' }, async ({ visit }) => {
  const regions = ['Brazil', 'Chile', 'Peru', 'Bolivia', 'Ecuador']
    .map((name, at) => `<path data-name="${name}" d="M${at * 100} 20h90v200h-90z" fill="#${at}${at}c"/>`)
    .join('');
  const page = await visit(`<div id=map><svg width=520 height=260>${regions}</svg></div><script>let chosen = '';
    map.addEventListener('click', e => { chosen = e.target.getAttribute('data-name') }); map.addEventListener('mousedown', e => { map.from = e.clientX })</script>`);
  await page.do('click:peru');
  expect(await page.read('chosen')).toBe('Peru');
});

test('a palette that opens under its button by markup in it', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<div role=button tabindex=0 id=b style="position:relative;width:80px;height:24px" onclick="pad.hidden=false">Colour<div id=pad hidden style="position:absolute;top:40px;left:0"><div id=hue class=slider style="width:200px;height:20px;background:red"></div><button id=ok onclick="event.stopPropagation()">Ok</button></div></div><script>
    hue.addEventListener('mousedown', e => { e.stopPropagation(); b.title = String(Math.round(e.offsetX)) })</script>`);
  await page.do('click:colour');
  expect(page.names).toContain('click:ok');
  expect(page.names.some((name) => /slider/.test(name))).toBe(true);
});

test('slides are pulled and not pressed', async ({ visit }) => {
  const slide = (at: number) =>
    `<li aria-roledescription=slide aria-label="${at} of 3" style="flex:0 0 400px;height:200px;list-style:none">Picture ${at}</li>`;
  const page =
    await visit(`<div id=track style="overflow:hidden;width:400px"><ul id=row style="display:flex;padding:0;margin:0">${slide(1)}${slide(2)}${slide(3)}</ul></div><script>
    let from = null, at = 0; track.addEventListener('touchstart', () => {}); track.addEventListener('dragstart', e => e.preventDefault());
    track.addEventListener('mousedown', e => { from = e.clientX }); addEventListener('mouseup', e => { if (from !== null && Math.abs(e.clientX - from) > 200) at += e.clientX < from ? 1 : -1; from = null });
    for (const one of row.children) one.addEventListener('click', () => {})</script>`);
  expect(page.names.filter((name) => /^click:.*of-3/.test(name))).toEqual([]);
  const swipe = page.names.find((name) => name.startsWith('drag:')) as string;
  await page.do(swipe, { to: 'left' });
  expect(await page.read('at')).toBe(1);
});

test('a list in a calendar that closes when the focus leaves it without a press', { tag: '@long' }, async ({
  visit,
}) => {
  const page =
    await visit(`<label>Day <input id=day></label><div id=cal hidden><select aria-label=Year><option>2026<option>2028</select><button>9</button></div><script>
    let inside = false; day.onfocus = () => { cal.hidden = false }; cal.onmousedown = () => { inside = true }; day.onblur = () => { if (!inside) cal.hidden = true; inside = false }</script>`);
  await page.do('type:day', { text: '' });
  await page.do('choose:year', { option: '2028' });
  expect(page.names).toContain('click:9');
});

test('a slider whose host bears the role', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<x-slide role=slider tabindex=0 aria-label=Volume aria-valuemin=0 aria-valuemax=100 aria-valuenow=20 style="display:block;width:300px;height:22px"></x-slide><script>
    const host = document.querySelector('x-slide'); host.attachShadow({ mode: 'open' }).innerHTML = '<div style="width:300px;height:22px;background:#ddd"></div>';
    host.onkeydown = e => { const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key]; if (step) host.setAttribute('aria-valuenow', Number(host.getAttribute('aria-valuenow')) + step) }</script>`);
  await page.do('set:volume', { value: 40 });
  expect(await page.read('host.getAttribute("aria-valuenow")')).toBe('40');
});

test('what lies behind a dialog is pressed beside the dialog', async ({ visit }) => {
  const page =
    await visit(`<div id=shade style="position:fixed;inset:0;display:grid;place-items:center"><div style="width:500px;height:200px"><h2>Delete?</h2><button>No</button></div></div><script>
    shade.onclick = e => { if (e.target === shade) shade.remove() }</script>`);
  await page.do('click:outside-of-delete');
  expect(await page.read('document.getElementById("shade")')).toBeNull();
});

test('tabs of a dock are pulled, and a bar between two parts is a divider', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<ul style="display:flex;gap:8px;padding:0;list-style:none"><li class="x_tab" style="cursor:pointer">Mail</li><li class="x_tab" style="cursor:pointer">Notes</li></ul><div id=bar class=drag_handle style="position:absolute;left:300px;top:60px;width:10px;height:300px"></div><script>
    const later = function () {}.bind(null); for (const one of [...document.querySelectorAll('li'), bar]) { one.addEventListener('mousedown', later); one.addEventListener('touchstart', later) }</script>`);
  expect(page.names).toEqual(expect.arrayContaining(['click:mail', 'drag:mail', 'drag:notes', 'drag:divider']));
});

test('a field is called by its label, not by what opened in the label', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<label>Arrival <input id=day><span id=host style="position:absolute;top:60px;left:0"></span></label><script>
    host.attachShadow({ mode: 'open' }).innerHTML = '<select><option>June</select><select><option>2026</select>' + Array.from({ length: 30 }, (_, at) => '<b> ' + (at + 1) + ' </b>').join('')</script>`);
  expect(page.names).toEqual(expect.arrayContaining(['type:arrival', 'choose:june', 'choose:2026']));
});

test('days over which the hand shows only while the pointer is there', async ({ visit }) => {
  const days = Array.from({ length: 14 }, (_, at) => `<div class=day>${at + 1}</div>`).join('');
  const page =
    await visit(`<style>.day{float:left;width:30px;height:30px;cursor:default}.day:hover{cursor:pointer}</style><div>${days}</div><script>
    let chosen = ''; const later = (e) => { if (e.target.className === 'day') chosen = e.target.textContent }; document.addEventListener('click', (e) => later.call(null, e), true)</script>`);
  await page.do('click:10');
  expect(await page.read('chosen')).toBe('10');
});

test('a page that hears the end of a press only once it has drawn the press', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(`<div id=day style="width:80px;height:40px">17</div><script>let made = 0;
    day.addEventListener('mousedown', () => setTimeout(() => document.addEventListener('mouseup', () => { made++ }, { once: true }), 25))</script>`);
  await page.do(page.names.find((name) => /:17$/.test(name)) as string);
  expect(await page.read('made')).toBe(1);
});
