import { expect, found, labels, test } from './support.ts';

/** What a handler serves beside itself, what it looks for where something is let go, and what only shows for some hands. */

const CARD = `<style>.card{position:relative;width:220px;padding:40px 10px;cursor:pointer}.heart{position:absolute;right:4px;top:4px}.add{position:absolute;left:0;right:0;bottom:0;height:20px;opacity:0}.card:hover .add{opacity:1}</style>
  <article class=card id=card><span class=heart>♡</span><div class=add>Quick add</div><b>Moon vase</b></article>
  <script>card.addEventListener('click', (e) => { if (e.target.closest('.heart')) { const h = e.target; h.title = 'liked'; return }
    if (e.target.closest('.add')) { document.title = 'added'; return } document.title = 'opened' })</script>`;

test('a card that does something of its own where none of its parts was pressed is offered beside them', async ({
  page,
}) => {
  const actions = await found(page, CARD);
  expect(labels(actions)).toEqual(['Moon vase', 'Favourite ♡']);
});

test('a card that leads elsewhere is pointed at for what shows on it then', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(CARD);
  const card = page.names.find((name) => name.startsWith('point:')) ?? '';
  await page.do(card);
  await page.do('click:quick-add');
  expect(await page.read('document.title')).toBe('added');
});

test('a card is pressed beside what will show under the pointer', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(CARD.replace('bottom:0;height:20px', 'top:30px;bottom:30px'));
  await page.do('click:moon-vase');
  expect(await page.read('document.title')).toBe('opened');
});

test('a calendar that opened within a label is no part of the label', async ({ page }) => {
  const days = Array.from({ length: 14 }, (_, at) => `<div role=gridcell tabindex=-1 class=d>${at + 1}</div>`).join('');
  const actions = await found(
    page,
    `<style>.d{display:inline-block;width:30px;height:26px;cursor:pointer}</style><label style="display:inline-block">Arrival<br><input value="03/10/2026">
    <div style="position:absolute;left:20px;top:70px;width:220px">${days}</div></label><script>for (const d of document.querySelectorAll('.d')) d.onclick = () => {}</script>`,
  );
  expect(labels(actions)).toEqual(Array.from({ length: 14 }, (_, at) => `${at + 1}`));
  expect(labels(actions, 'type')).toEqual(['Arrival']);
});

test('a handle whose cursor is a picture is pulled, and so is one that turns', { tag: '@long' }, async ({ page }) => {
  const svg = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/%3E") 8 8`;
  const handle = (at: number, cursor: string) =>
    `<div style="position:absolute;left:${at}px;top:80px;width:14px;height:14px;background:#06c;cursor:${cursor}"></div>`;
  const actions = await found(
    page,
    `<div id=box style="width:1px;height:1px">${handle(40, `${svg.replaceAll('"', '&quot;')}, ns-resize`)}${handle(120, 'alias')}</div>
    <script>box.addEventListener('mousedown', () => {}); box.querySelector('div').parentElement.addEventListener('mousemove', () => {})</script>`.replaceAll(
      /style="([^>]*)"/g,
      (_, style: string) => `style='${style.replaceAll("'", '&#39;')}'`,
    ),
  );
  expect(actions.filter(({ kind }) => kind === 'drag')).toHaveLength(2);
});

test('words that take the focus to be written over are pressed', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    '<div id=root><h3><span tabindex=0 style="cursor:text">Untitled plan</span></h3><p>Notes</p></div><script>root.addEventListener("click", () => {}); root.addEventListener("focusin", () => {})</script>',
  );
  expect(labels(actions)).toContain('Untitled plan');
});

test('the names of the days over a month whose days are reached by keys are not pressed', async ({ page }) => {
  const cells = (texts: string[], more: string) =>
    `<div role=row>${texts.map((text) => `<span role=gridcell ${more} style="display:inline-block;width:36px">${text}</span>`).join('')}</div>`;
  const actions = await found(
    page,
    `<div role=grid id=g>${cells(['Mo', 'Tu', 'We'], '')}<div>${cells(['1', '2', '3'], 'tabindex=-1 class=d')}${cells(['4', '5', '6'], 'tabindex=-1 class=d')}</div></div>
    <script>document.body.addEventListener('click', () => {}); for (const d of document.querySelectorAll('.d')) d.onclick = () => {}</script>`,
  );
  expect(labels(actions)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a row of a tree that hears nothing is dragged, and its words are pressed', { tag: '@long' }, async ({ page }) => {
  const row = (name: string) =>
    `<div role=treeitem draggable=true style="width:240px"><span class=w style="cursor:pointer">${name}</span></div>`;
  const actions = await found(
    page,
    `<div role=tree>${row('Spain')}${row('Italy')}</div><script>for (const w of document.querySelectorAll('.w')) { w.onclick = () => {}; w.ondblclick = () => {} }
    for (const r of document.querySelectorAll('[draggable]')) { r.ondragstart = () => {}; r.ondragover = () => {}; r.ondrop = () => {} }</script>`,
  );
  const pressed = actions.filter(({ kind }) => kind === 'click');
  expect(pressed.map(({ label, role }) => `${role} ${label}`)).toEqual(['generic Spain', 'generic Italy']);
  expect(labels(actions, 'drag')).toEqual(['Spain', 'Italy']);
});

test('a tab that is dragged takes other tabs and no files, whatever it is called', { tag: '@long' }, async ({
  page,
}) => {
  const tab = (name: string) => `<div role=tab tabindex=0 draggable=true class=t>${name}</div>`;
  const actions = await found(
    page,
    `<div role=tablist id=l style="width:300px">${tab('Files')}${tab('Search')}</div><script>for (const el of [l, ...l.children]) for (const type of ['dragover', 'dragenter', 'drop']) el.addEventListener(type, () => {});
    for (const t of l.children) { t.onclick = () => {}; t.ondragstart = () => {} }</script>`,
  );
  expect(labels(actions, 'upload')).toEqual([]);
  expect(labels(actions)).toEqual(['Files', 'Search']);
});

test('a popup whose controls take up all its words is none beside them', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=pop style="position:absolute;left:40px;top:60px;width:180px"><div aria-hidden=true><svg width=30 height=30></svg></div>
    <div role=menuitem tabindex=0>Export</div><div role=menuitem tabindex=0>Archive</div></div><script>pop.addEventListener('click', () => {}); pop.addEventListener('keydown', () => {})</script>`,
  );
  expect(labels(actions)).toEqual(['Export', 'Archive']);
});

const PLAN = `<style>.g{display:grid;grid-template-columns:90px repeat(3,100px)}.g>div{height:44px}.sh{background:#cfe8ff;height:20px}</style><div class=g id=g></div><script>
  const plan = { 'Ben-Tue': 'Late' };
  const draw = () => { g.innerHTML = '<div></div>' + ['Mon', 'Tue', 'Wed'].map((d) => '<div><b>' + d + '</b></div>').join('') + ['Ada', 'Ben'].map((p) => '<div>' + p + '</div>' +
    ['Mon', 'Tue', 'Wed'].map((d) => '<div class=cell data-k="' + p + '-' + d + '">' + (plan[p + '-' + d] ? '<div class=sh>Late</div>' : '') + '</div>').join('')).join('') };
  draw(); let from = null;
  g.addEventListener('pointerdown', (e) => { const s = e.target.closest('.sh'); if (s) from = { k: s.parentNode.dataset.k, x: e.clientX } });
  document.addEventListener('pointerup', (e) => { if (!from) return; const c = document.elementFromPoint(e.clientX, e.clientY)?.closest('.cell'); if (c) { delete plan[from.k]; plan[c.dataset.k] = 'Late' } from = null; draw() });
  g.addEventListener('dblclick', (e) => { const c = e.target.closest('.cell'); if (c) plan[c.dataset.k] = 'New' })</script>`;

test('what is looked for where something is let go is a place to put it, called by its column and row', {
  tag: '@long',
}, async ({ visit }) => {
  const page = await visit(PLAN);
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual([]);
  expect(page.names).toContain('double-click:wed-ada');
  await page.do('drag:late', { to: 'Wed, Ada' });
  expect(await page.read('JSON.stringify(plan)')).toBe('{"Ada-Wed":"Late"}');
});

test('a list that says so takes the things of another one, even where they are pressed as well', {
  tag: '@long',
}, async ({ page }) => {
  const list = (name: string, id: string, things: string[]) =>
    `<div style="width:200px;float:left"><h4>${name}</h4><section role=list class=${id} style="min-height:120px">${things.map((thing) => `<div class=c role=listitem style="cursor:grab;padding:8px">${thing}</div>`).join('')}</section></div>`;
  const actions = await found(
    page,
    `${list('To do', 'a', ['Book venue', 'Send invites'])}${list('Done', 'b', ['Order cake'])}<script>for (const c of document.querySelectorAll('.c')) for (const type of ['mousedown', 'click']) c.addEventListener(type, () => {})</script>`,
  );
  const drags = actions.filter(({ kind }) => kind === 'drag');
  expect(drags.map(({ label }) => label)).toEqual(['Book venue', 'Send invites', 'Order cake']);
  expect(drags[0]?.options).toContain('end of Done');
  expect(drags[2]?.options).toEqual(['end of To do']);
});

test('days by the hour that only the page as a whole hears for', async ({ page }) => {
  const hours = ['8 AM', '9 AM', '10 AM', '11 AM', '12 PM', '1 PM'];
  const actions = await found(
    page,
    `<style>.t{display:flex;user-select:none}.t>div{width:120px;height:300px}.h{height:50px}.e{position:absolute;top:50px;height:50px;width:100%;background:#36a}</style>
    <div style="display:flex;margin-left:60px">${['Mon 9', 'Tue 10', 'Wed 11'].map((day) => `<div style="width:120px;text-align:center">${day}</div>`).join('')}</div>
    <div class=t><div style="width:60px">${hours.map((hour) => `<div class=h><span>${hour}</span></div>`).join('')}</div>${['', '<div class=e role=button tabindex=0 style="top:50px">Dentist</div>', ''].map((inner) => `<div style="position:relative">${inner}</div>`).join('')}</div>
    <script>document.addEventListener('mousedown', () => {}); document.querySelector('.e').onclick = () => {}</script>`,
  );
  expect(labels(actions)).toEqual(expect.arrayContaining(['Dentist', 'Mon 9, 8 AM', 'Tue 10, 11 AM', 'Wed 11, 1 PM']));
  expect(labels(actions)).not.toContain('Tue 10, 9 AM');
  expect(actions.find(({ kind }) => kind === 'drag')?.options).toContain('Wed 11, 8 AM');
});

test('names of fields that are drawn, of chips and of signs', { tag: '@long' }, async ({ page }) => {
  const actions = await found(
    page,
    `<div style="position:relative;width:200px;height:30px;border:1px solid #888"><span><input role=combobox aria-haspopup=listbox readonly style="opacity:0;position:absolute;inset:0;width:180px"></span><span>Plan</span></div>
    <p><span class=chip style="display:inline-block">Breakfast<em style="cursor:pointer" onclick="this.title='x'">×</em></span> <span style="cursor:pointer" onclick="this.title='x'">👁</span></p>
    <div style="width:200px">Opacity <output>70</output>%<div class=track style="height:6px;background:#ddd;position:relative"><div class=handle id=h style="position:absolute;left:70%;top:-4px;width:14px;height:14px;background:#06c"></div></div></div>
    <p>Volume</p><div style="margin-top:44px;width:200px;height:6px;position:relative"><div role=slider tabindex=0 aria-valuenow=30 style="position:absolute;left:30%;width:16px;height:16px;background:#393"></div></div>
    <div style="width:120px;margin-top:20px">12 : 30 pm<input type=range name=hours style="width:110px"><input type=range name=minutes style="width:110px"></div>
    <script>h.onmousedown = () => { document.addEventListener('mousemove', () => {}) }</script>`,
  );
  expect(labels(actions)).toEqual(['Plan', 'Remove Breakfast', 'Show 👁']);
  expect(labels(actions, 'set')).toEqual(['Opacity', 'Volume', 'hours', 'minutes']);
});

test('a dial is turned by going up from it, and a number that shows late is not mistaken', { tag: '@long' }, async ({
  visit,
}) => {
  const page =
    await visit(`<body style="margin:160px 40px"><div id=k role=slider tabindex=0 aria-label=Rotation aria-valuemin=0 aria-valuemax=100 aria-valuenow=25 style="width:48px;height:48px;border-radius:50%;background:#69c"></div>
    <p>2</p><div class=slider style="width:300px;height:12px;position:relative;background:#eee"><div class="slider-handle handle" id=t tabindex=0 style="position:absolute;left:30%;width:14px;height:14px;background:#06c"></div></div><p>5</p><div id=tip></div><script>
    let v = 25; k.onpointerdown = (e) => { k.setPointerCapture(e.pointerId); let y = e.clientY; k.onpointermove = (m) => { v = Math.max(0, Math.min(100, v + (y - m.clientY) / 2)); y = m.clientY; k.setAttribute('aria-valuenow', Math.round(v)) }; k.onpointerup = () => { k.onpointermove = null } };
    let w = 30; const show = () => { t.style.left = w + '%'; tip.innerHTML = '<span>' + w + '</span>' }; t.onkeydown = (e) => { const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[e.key]; if (by) { w = Math.max(0, Math.min(100, w + by)); show() } };
    t.onmousedown = () => { const box = t.parentElement.getBoundingClientRect(); document.onmousemove = (m) => { w = Math.round(Math.max(0, Math.min(100, (m.clientX - box.left) / 3))); show() }; document.onmouseup = () => { document.onmousemove = null } }</script>`);
  await page.do('set:rotation', { value: 75 });
  expect(await page.read('Math.round(v)')).toBeGreaterThan(72);
  expect(await page.read('Math.round(v)')).toBeLessThan(78);
  const other = page.names.find((name) => name.startsWith('set:') && name !== 'set:rotation') ?? '';
  await page.do(other, { value: 80 });
  expect(await page.read('w')).toBeGreaterThan(77);
});

test('what the pointer says cannot be had is no more than seen', async ({ page }) => {
  const seat = (name: string, cursor: string) =>
    `<i title="${name}" class=seat style="display:inline-block;width:26px;height:26px;background:#bcd;cursor:${cursor}"></i>`;
  const actions = await found(
    page,
    `<div id=hall>${seat('Seat 1', 'pointer')}${seat('Seat 2', 'not-allowed')}</div><script>hall.addEventListener('click', (e) => { const s = e.target.closest('.seat'); if (s) s.title = 'mine' })</script>`,
  );
  expect(actions.map(({ label, disabled }) => `${label} ${disabled ?? false}`)).toEqual([
    'Seat 1 false',
    'Seat 2 true',
  ]);
});

test('a menu that opens where the page as a whole hears the pointer come is pointed at', async ({ visit }) => {
  const page =
    await visit(`<style>.list{display:none;position:absolute;background:#fff}.open > .list{display:block}.unit{display:inline-block;padding:8px;position:relative}</style>
    <div class=unit>Gardens<div class=list><a href=#roses>Roses</a></div></div><div class=unit>Tools<div class=list><a href=#spades>Spades</a></div></div><p class=note>Open daily<span hidden>until six</span></p>
    <script>document.addEventListener('mouseover', (e) => { const unit = e.target.closest('.unit, .note'); for (const other of document.querySelectorAll('.unit')) other.classList.toggle('open', other === unit) })</script>`);
  expect(page.names.filter((name) => name.startsWith('point:'))).toEqual(['point:gardens', 'point:tools']);
  await page.do('point:gardens');
  await page.do('click:roses');
  expect(await page.read('location.hash')).toBe('#roses');
});

test('a page that says in quotes, by another name or one by one what it serves', async ({ page }) => {
  const actions = await found(
    page,
    `<ul style="display:flex;gap:20px;list-style:none"><li><a data-toggle="tab">Profile</a></li><li><a data-toggle="tab">Billing</a></li></ul>
    <div data-act=save style="padding:4px">Keep it</div><p>Plain words</p><div id=bar><span id=undo>Undo</span> <span id=redo>Redo</span> <span>Two steps</span></div>
    <ul id=files style="width:200px"><li>a.txt<li>b.txt</ul><script>
    document.addEventListener('click', (e) => { const tab = e.target.closest('[data-toggle="tab"]'); if (!tab) return; tab.title = 'open' });
    document.body.addEventListener('click', (e) => { let node = e.target; while (node && node !== document.body) { if (node.dataset && node.dataset.act) node.title = 'kept'; node = node.parentNode } });
    bar.addEventListener('click', (e) => { switch (e.target.id) { case 'undo': bar.title = 'back'; break; case 'redo': bar.title = 'forth' } });
    files.addEventListener('contextmenu', (e) => { const file = e.target.closest('li'); if (!file) return; e.preventDefault(); file.title = 'menu' })</script>`,
  );
  expect(labels(actions)).toEqual(['Profile', 'Billing', 'Keep it', 'Undo', 'Redo']);
  expect(labels(actions, 'context')).toEqual(['a.txt', 'b.txt']);
});

test('what is marked for a handler that finds it by a selector nobody can read', async ({ page }) => {
  const actions = await found(
    page,
    `<div data-bs-toggle=collapse data-bs-target="#more" style="padding:8px">Details</div><div id=more>Words</div><p data-bs-toggle=tooltip title=Hint>Text</p><script>
    const served = (selector, run) => function (event) { for (let { target } = event; target && target !== this; target = target.parentNode) if (target.matches(selector)) return run.apply(target, [event]) };
    document.addEventListener('click', served('[data-bs-toggle="collapse"]', () => { more.hidden = !more.hidden }))</script>`,
  );
  expect(labels(actions)).toEqual(['Details']);
});

test('a handler that leaves out what bears a mark serves the others', async ({ page }) => {
  const actions = await found(
    page,
    `<div id=all style="width:240px">${['Ann', 'Bo', 'Cy'].map((name) => `<div style="padding:4px">${name}</div>`).join('')}</div><script>
    all.addEventListener('click', (e) => { const hit = e.target; if (hit.dataset.off) { all.title = 'off'; return } hit.title = 'chosen' })</script>`,
  );
  expect(labels(actions)).toEqual(['Ann', 'Bo', 'Cy']);
});

test('a list whose handler looks for one part after the other is itself nothing to press', async ({ visit }) => {
  const page =
    await visit(`<div id=news style="height:300px"><p>June 3</p><div>Shipped <span class=like style="cursor:pointer">👍 2</span> <b class=thread style="cursor:pointer">2 replies</b> <button data-act=more>⋮</button></div></div>
    <button><i class="c-icon c-icon--headphones" style="display:inline-block;width:16px;height:16px;background:#888"></i></button>
    <script>news.addEventListener('click', e => { const like = e.target.closest('.like'); if (like) { like.style.background = '#def'; return like.focus() } if (e.target.closest('.thread')) return open();
      const act = e.target.closest('[data-act]'); if (act) act.focus() })</script>`);
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual([
    'click:2',
    'click:2-replies',
    'click:more',
    'click:headphones',
  ]);
});
