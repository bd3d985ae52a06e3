import { expect, found, labels, test } from './support.ts';

/** Parts of widgets as libraries and teams build them that were met later: what they are, and what they are called. */

test('a handler that spares a few of those that it serves is none of what holds them', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=bar style="width:700px;padding:6px"><div class=btn>Print</div><div class=btn>Share</div></div>
    <script>bar.addEventListener('click', (e) => { const b = e.target.closest('.btn'); if (!b || b.classList.contains('off')) return; b.title = 'x' })</script>`,
  );
  expect(labels(actions)).toEqual(['Print', 'Share']);
});

test('what keeps the browser from dragging it is dragged by the page', { tag: '@long' }, async ({ page }) => {
  const items = ['Inside', 'Window', 'Suite']
    .map((name) => `<div class=it style="padding:10px">${name}</div>`)
    .join('');
  const actions = await found(
    page,
    `<div id=list style="width:300px">${items}</div><script>const h = (a, b) => {}; for (const it of list.children)
    for (const type of ['mousedown', 'touchstart', 'dragstart']) it.addEventListener(type, function (e) { return h(this, e, !1) })</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Inside', 'Window', 'Suite']);
  expect(labels(actions)).toEqual([]);
});

test('a draggable thing that the handler around it looks for is pressed too', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div id=week style="display:flex">${['Mon', 'Tue'].map((day) => `<div class=day style="width:120px;height:90px">${day}<div class=ev draggable=true>Choir ${day}</div></div>`).join('')}</div>
    <script>week.addEventListener('click', (e) => { const ev = e.target.closest('.ev'); if (ev) { ev.title = 'open'; return } const day = e.target.closest('.day'); if (day) day.title = 'day' });
    week.addEventListener('dragstart', () => {}); week.addEventListener('dragover', (e) => { if (e.target.closest('.day')) e.preventDefault() }); week.addEventListener('drop', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['Choir Mon', 'Choir Tue']));
  expect(labels(actions, 'drag')).toEqual(['Choir Mon', 'Choir Tue']);
});

test('what is a button only to be moved by keys is dragged and not pressed', async ({ page }) => {
  const items = ['Wash', 'Dry'].map(
    (name) =>
      `<li role=button tabindex=0 aria-roledescription=sortable style="padding:10px;list-style:none">${name}</li>`,
  );
  const actions = await found(
    page,
    `<ul id=list>${items.join('')}</ul><script>for (const it of list.children) it.addEventListener('pointerdown', () => {})</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Wash', 'Dry']);
  expect(labels(actions)).toEqual([]);
});

test('a border that the Tab key stops at is pulled where the page hears presses', { tag: '@long' }, async ({
  page,
}) => {
  const part = '<div style="flex:1;border:1px solid">Part</div>';
  const actions = await found(
    page,
    `<div style="display:flex;width:400px;height:80px">${part}<div role=separator tabindex=0 style="width:8px;background:#888"></div>${part}</div>
    <script>document.addEventListener('pointerdown', () => {})</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['Divider']);
});

test('the cross beside what was chosen is called by what it does', { tag: '@long' }, async ({ page }) => {
  const chip = (name: string) =>
    `<span style="border:1px solid"><span id=${name}>${name}</span><button aria-labelledby=${name}>×</button></span>`;
  expect(labels(await found(page, `${chip('red')} ${chip('blue')}`))).toEqual(['Remove red', 'Remove blue']);
});

test('a letter that stands for a word is called by its tooltip', async ({ page }) => {
  const actions = await found(
    page,
    '<span title=Bold id=b style="padding:8px"><b>B</b></span><script>b.addEventListener("mousedown", () => {})</script>',
  );
  expect(labels(actions)).toEqual(['Bold']);
});

test('what a field says of its kind is no name', { tag: '@long' }, async ({ page }) => {
  const actions = await found(page, '<p>When</p><div><input aria-label="Datepicker input"></div>');
  expect(labels(actions, 'type')).toEqual(['When']);
});

test('a button that opens a list is called without what is chosen, and its label is none', { tag: '@long' }, async ({
  page,
}) => {
  const actions = await found(
    page,
    `<span id=l>Size</span><button aria-haspopup=listbox aria-labelledby="v l"><span id=v>Select an item</span> ▼</button>
    <script>l.addEventListener('click', () => document.querySelector('button').focus())</script>`,
  );
  expect(labels(actions)).toEqual(['Size']);
});

test('a dial that is drawn as a whole is called by the words above it', async ({ page }) => {
  const actions = await found(
    page,
    `<p>Heat</p><div><svg id=d width=90 height=90 role=slider tabindex=0 aria-valuenow=40 aria-valuemin=0 aria-valuemax=100><circle cx=45 cy=45 r=40 fill=#36c /></svg></div><script>d.addEventListener('mousedown', () => {})</script>`,
  );
  expect(labels(actions, 'set')).toEqual(['Heat']);
});

test('a component that is the label of another is no action beside that', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<x-label>Depth <x-dial></x-dial></x-label><script>
    customElements.define('x-dial', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<span>Depth</span><div style="width:200px;height:6px;background:#ccc;position:relative"><div role=slider tabindex=0 aria-label=Depth aria-valuenow=20 style="position:absolute;left:40px;top:-6px;width:18px;height:18px;border-radius:9px;background:#06c"></div></div>' } });
    document.querySelector('x-label').addEventListener('click', () => document.querySelector('x-dial').shadowRoot.querySelector('[role=slider]').focus())</script>`,
  );
  expect(actions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['set Depth']);
});

test('the thumb that is drawn for a slider nobody sees is set by the slider’s name and scale', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<label id=l>Opacity</label><div id=track style="position:relative;width:280px;height:30px;touch-action:none;background:linear-gradient(#ccc,#ccc) center/100% 4px no-repeat">
    <div id=thumb style="position:absolute;left:80px;top:5px;width:20px;height:20px;background:#06c;border-radius:10px;touch-action:none"><div style="position:absolute;width:1px;height:1px;overflow:hidden"><input type=range min=0 max=10 value=3 aria-labelledby=l></div></div></div>
    <script>for (const part of [track, thumb]) part.addEventListener('pointerdown', () => {})</script>`,
  );
  expect(actions.map(({ kind, label, value, maximum }) => [kind, label, value, maximum])).toEqual([
    ['set', 'Opacity', '3', 10],
  ]);
});

test('a switch and a thumb that only a style draws are known by the eye', async ({ page }) => {
  const row = (words: string, part: string) =>
    `<div style="display:flex;width:560px;padding:8px 0"><span style="flex:1">${words}</span>${part}</div>`;
  const actions = await found(
    page,
    `<style>.t{width:40px;height:22px;border-radius:11px;background:#bbb;position:relative}.t::after{content:"";position:absolute;left:2px;top:2px;width:18px;height:18px;border-radius:9px;background:#fff}
    .t.on{background:#2a7}.t.on::after{left:20px}.bar{width:220px;height:6px;background:#ccc;position:relative}.bar::before{content:"";position:absolute;left:40%;top:-6px;width:18px;height:18px;border-radius:9px;background:#27c;margin-left:-9px}</style>
    ${row('Night mode', '<div class=t></div>')}${row('Sounds', '<div class="t on"></div>')}${row('Brightness', '<div class=bar id=bar></div>')}
    <script>for (const t of document.querySelectorAll('.t')) t.onclick = () => t.classList.toggle('on'); bar.onpointerdown = (e) => { bar.setPointerCapture(e.pointerId) }</script>`,
  );
  expect(actions.map(({ kind, label, state, value }) => [kind, label, state.join(), value])).toEqual([
    ['check', 'Night mode', 'unchecked', undefined],
    ['check', 'Sounds', 'checked', undefined],
    ['set', 'Brightness', '', '40'],
  ]);
});

test('what is laid clear over a control is called as that is', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div style="position:relative;width:90px"><div role=combobox tabindex=0 aria-label="Items per page" style="height:40px;border:1px solid">10</div><div id=over style="position:absolute;inset:-2px;cursor:pointer"></div></div>
    <script>over.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Items per page']);
});

test('a list that is drawn with an arrow behind what is chosen is called by the words above it', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<div>Warehouse</div><div id=w tabindex=0 style="width:220px;border:1px solid;padding:6px"><span>North</span> ▾<ul style="display:none"><li>North<li>South</ul></div>
    <script>w.onclick = (e) => { const l = e.target.closest('li'); if (l) w.firstChild.textContent = l.textContent; w.lastChild.style.display = 'block' }</script>`,
  );
  expect(labels(actions)).toEqual(['Warehouse']);
});

test('a link that says that its card is closed is pointed at', async ({ page }) => {
  const actions = await found(
    page,
    '<a href="#ann" data-state=closed id=a>Ann Lee</a><script>a.addEventListener("pointerenter", () => {})</script>',
  );
  expect(actions.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['click Ann Lee', 'point Ann Lee']);
});

test('words whose handler presses a field for files take a file', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div>Drop a photo or <u id=u>browse</u><input type=file id=f hidden></div><script>u.onclick = () => f.click()</script>`,
  );
  expect(labels(actions, 'upload')).toEqual(['browse']);
});

test('the boxes beside the words of rows tick them where nobody can read who hears', { tag: '@long' }, async ({
  page,
}) => {
  const row = (name: string) =>
    `<li><span class="box checkbox_false" style="display:inline-block;width:13px;height:13px;border:1px solid"></span><a style="cursor:pointer">${name}</a></li>`;
  const actions = await found(
    page,
    `<ul id=tree>${row('Rules')}${row('Members')}</ul><script>tree.addEventListener('click', function (e) {}.bind(null))</script>`,
  );
  expect(labels(actions, 'check')).toEqual(['Rules', 'Members']);
});

test('pieces of a board bear no words and are put onto its squares', async ({ page }) => {
  const square = (at: number) =>
    `<div class=sq style="width:60px;height:60px;background:${(at + (at >> 2)) % 2 ? '#b86' : '#fec'}">${at === 0 || at === 13 ? `<div style="width:40px;height:40px;margin:10px;border-radius:20px;background:${at ? '#fff' : '#222'}"></div>` : ''}</div>`;
  const actions = await found(
    page,
    `<div id=board style="display:grid;grid-template-columns:repeat(4,60px);width:240px">${Array.from({ length: 16 }, (_, at) => square(at)).join('')}</div>
    <script>board.addEventListener('pointerdown', (e) => { const q = e.target.closest('.sq'); if (q) q.title = 'from' }); board.addEventListener('pointerup', (e) => { const q = e.target.closest('.sq'); if (q) q.title = 'to' })</script>`,
  );
  expect(labels(actions)).toEqual([]);
  expect(labels(actions, 'drag')).toEqual(['black circle, row 1, column 1', 'white circle, row 4, column 2']);
  expect(actions[0]?.options).toEqual(expect.arrayContaining(['row 1, column 2', 'row 4, column 2']));
  expect(actions[0]?.options).not.toContain('row 1, column 1');
});

test('chessmen are called as such, by their squares', { tag: '@long' }, async ({ page }) => {
  const square = (name: string, man = '') =>
    `<div class=sq id=square-${name} style="width:50px;height:50px;position:relative">${name.startsWith('a') ? `<i style="position:absolute">${name[1]}</i>` : ''}${man ? `<div data-piece=${man} style="width:50px;height:50px;background:#eee"></div>` : ''}</div>`;
  const names = ['3', '2', '1'].flatMap((row) => ['a', 'b', 'c'].map((column) => column + row));
  const men: Record<string, string> = { a3: 'bK', b1: 'wN' };
  const actions = await found(
    page,
    `<div id=board style="display:grid;grid-template-columns:repeat(3,50px);width:150px">${names.map((name) => square(name, men[name])).join('')}</div>
    <script>for (const each of board.children) each.addEventListener('mousedown', () => {})</script>`,
  );
  expect(labels(actions, 'drag')).toEqual(['black king, a3', 'white knight, b1']);
});

test('a cross and an arrow in a field’s frame are told by how they are drawn', { tag: '@long' }, async ({ page }) => {
  const sign = (path: string) =>
    `<div class=s style="padding:8px"><svg width=20 height=20 viewBox="0 0 20 20"><path d="${path}" fill=none stroke=#333 stroke-width=2 /></svg></div>`;
  const actions = await found(
    page,
    `<label for=c>City</label><div style="display:flex;width:400px;border:1px solid"><input id=c style="flex:1">${sign('M5 5L15 15M15 5L5 15')}${sign('M5 8L10 13L15 8')}</div>
    <script>for (const each of document.querySelectorAll('.s')) each.addEventListener('mousedown', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Clear City', 'Open City']);
});

test('the arrow of a drawn list is no second way to open it', async ({ page }) => {
  const actions = await found(
    page,
    `<label for=c>Country</label><div id=d style="display:flex;width:220px;border:1px solid;cursor:pointer"><div style="position:absolute;width:1px;height:1px;overflow:hidden"><input id=c readonly aria-haspopup=listbox></div><span style="flex:1;padding:8px">Select a country</span>
    <div role=button aria-haspopup=listbox aria-expanded=false aria-label="Select a country" style="width:40px"><svg width=14 height=14><path d="M2 5l5 5 5-5" stroke=#333 fill=none /></svg></div></div><script>d.addEventListener('click', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Country']);
});

test('a field of a component is called by the label around the component and not by what is written in it', {
  tag: '@long',
}, async ({ page }) => {
  const actions = await found(
    page,
    `<x-label>Visited on <x-day></x-day></x-label><script>
    customElements.define('x-day', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<div><input aria-label=Date placeholder=MM/DD/YYYY></div>' } })</script>`,
  );
  expect(labels(actions, 'type')).toEqual(['Visited on']);
});

test('the days of a month are no cells of a sheet, to be pressed twice', { tag: '@long' }, async ({ page }) => {
  const week = (first: number) => `<tr>${Array.from({ length: 7 }, (_, at) => `<td>${first + at}`).join('')}`;
  const actions = await found(
    page,
    `<table id=t style="width:300px;user-select:none">${[1, 8, 15].map(week).join('')}</table><script>t.addEventListener('click', function (e) {}.bind(null)); document.addEventListener('mousedown', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['1', '14']));
  expect(labels(actions, 'double-click')).toEqual([]);
});

test('a sign that explains itself when it is pointed at is pointed at', async ({ page }) => {
  const tip = (by: string) =>
    `<span class=i tabindex=0 aria-label="About ${by}">i<span class=${by} role=tooltip>Words</span></span>`;
  const actions = await found(
    page,
    `<style>.i{display:inline-block;padding:6px}.gone{display:none}.hid{visibility:hidden}.clear{opacity:0}.help{cursor:help}
    .i:hover .gone{display:block}.i:hover .hid{visibility:visible}.i:hover .clear{opacity:1}.p:hover .more{display:inline}.more{display:none}</style>
    ${['gone', 'hid', 'clear'].map(tip).join(' ')} <span class="p help" id=term>WACC<span class=more>weighted cost</span></span>
    <p class=p>A paragraph <span class=more>that says more</span></p>`,
  );
  expect(labels(actions, 'point')).toEqual(['About gone', 'About hid', 'About clear', 'WACC']);
});
