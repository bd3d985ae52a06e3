import { expect, found, test } from './support.ts';

test('a state drawn before the words of what is ticked is no part of its name', async ({ visit }) => {
  const page = await visit(
    `<div role=checkbox tabindex=0 aria-checked=true><span>✓</span>Email</div><div role=checkbox tabindex=0 aria-checked=mixed><span>–</span>All channels</div>`,
  );
  expect(page.names).toEqual(expect.arrayContaining(['check:email', 'check:all-channels']));
  expect(page.seen.actions.map(({ target }) => target?.label)).toEqual(
    expect.arrayContaining(['Email', 'All channels']),
  );
});

test('parts of one date belong to what the date is called', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    `<h2>Book</h2><span id=l>Arrival date</span><div role=group aria-labelledby=l><span role=spinbutton tabindex=0 aria-label=day>dd</span>/<span role=spinbutton tabindex=0 aria-label=month>mm</span></div>`,
  );
  const day = page.seen.actions.find(({ name }) => name === 'set:day');
  expect(JSON.stringify(day)).toContain('Arrival date');
});

test('a sign on a button of a form is told by its tooltip, a list by what it asks', { tag: '@long' }, async ({
  visit,
}) => {
  const page = await visit(
    `<input readonly> <input type=button value="..." title="Look up cost centre"> <select name=mv><option>Move to folder...<option>Archive</select>`,
  );
  expect(page.names).toEqual(expect.arrayContaining(['click:look-up-cost-centre', 'choose:move-to-folder']));
});

test('a handler that goes up from what was pressed makes no control of the whole', async ({ visit }) => {
  const page = await visit(
    `<div id=root style="height:500px"><h3>Board</h3><div class=b style="cursor:pointer;width:90px">Filter</div><div class=c draggable=true style="cursor:pointer;width:90px">Card</div></div>
    <script>root.addEventListener('click', (e) => { for (let n = e.target; n && n !== root; n = n.parentNode) if (n.press) return n.press(); });</script>`,
  );
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual(['click:filter', 'click:card']);
});

test('a row that is looked for only to know whose part was pressed is no control', { tag: '@long' }, async ({
  visit,
}) => {
  const rows = (handler: string) =>
    visit(
      `<div id=list>${['Ann', 'Ben'].map((name) => `<div data-row=1 style="height:30px"><span>${name}</span> <button data-del>remove</button></div>`).join('')}</div>
      <script>list.onclick = ${handler}</script>`,
    );
  const around = await rows(
    "(e) => { const t = e.target, r = t.closest('[data-row]'); if (r && t.closest('[data-del]')) r.remove(); }",
  );
  expect(around.names.filter((name) => name.startsWith('click:'))).toHaveLength(2);
  const itself = await rows(
    "(e) => { const t = e.target, r = t.closest('[data-row]'); if (t.closest('[data-del]')) r.remove(); else if (r) r.title = 'open'; }",
  );
  expect(itself.names.filter((name) => name.startsWith('click:'))).toHaveLength(4);
});

test('a caption that slides in under the pointer is something to point at', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    `<style>.fig{position:relative;overflow:hidden;width:180px;height:140px;background:#a9c}.cap{position:absolute;inset:auto 0 0;transform:translateY(100%)}.fig:hover .cap{transform:none}</style>
    <div class=fig>Bridge<div class=cap><a href="#b">View</a></div></div>`,
  );
  expect(page.names.filter((name) => name.startsWith('point:'))).toHaveLength(1);
});

test('parts that a handler tells by their class name are pressed each, a handle is called by its row', async ({
  visit,
}) => {
  const page = await visit(
    `<ul id=tree><li><span class=tw>▾</span><span class=n>src</span></li><li><span class=n>app.js</span></li></ul><div class=i style="display:flex"><span id=g style="cursor:grab;touch-action:none">⋮⋮</span><span>Shower</span></div><div class=i style="display:flex"><span style="cursor:grab;touch-action:none">⋮⋮</span><span>News</span></div>
    <script>tree.onclick = (e) => { if (e.target.className == 'tw') tree.title = 'folded'; if (e.target.className == 'n') tree.title = e.target.textContent }; for (const x of document.querySelectorAll('.i span:first-child')) x.onpointerdown = (e) => x.setPointerCapture(e.pointerId)</script>`,
  );
  expect(page.names).toEqual(
    expect.arrayContaining(['click:src', 'click:app-js', 'drag:handle-of-shower', 'drag:handle-of-news']),
  );
});

test('a row that is pressed once and twice is one thing either way', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    `<div class=r style="display:flex;height:32px"><div style="flex:1">budget.ods</div><div style="flex:1">24 KB</div></div><div class=r style="display:flex;height:32px"><div style="flex:1">cat.png</div><div style="flex:1">1 MB</div></div>
    <script>for (const r of document.querySelectorAll('.r')) { r.onclick = () => (r.title = 'chosen'); r.ondblclick = () => (r.title = 'open') }</script>`,
  );
  expect(page.names.filter((name) => name.startsWith('double-click:'))).toHaveLength(2);
});

test('a straight line of a drawing is as broad as its stroke', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    `<svg width=400 height=200><line id=l x1=40 y1=100 x2=240 y2=100 stroke=#555 stroke-width=10 aria-label="Way to the station"></line></svg><p id=out></p>
    <script>l.onclick = () => (out.textContent = 'chosen')</script>`,
  );
  await page.do('click:way-to-the-station');
  expect(await page.read('out.textContent')).toBe('chosen');
});

test('the hours on the face of a clock are pressed each', async ({ visit }) => {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const [x, y] = [110 + 88 * Math.sin((hour * Math.PI) / 6), 110 - 88 * Math.cos((hour * Math.PI) / 6)];
    return `<span style="left:${x - 16}px;top:${y - 16}px">${hour || 12}</span>`;
  });
  const page = await visit(
    `<style>#face{position:relative;width:220px;height:220px}#face span{position:absolute;width:32px;height:32px;text-align:center;pointer-events:none}</style><div id=face>${hours.join('')}</div><p id=out></p>
    <script>face.onpointerdown = (e) => { const r = face.getBoundingClientRect(); let a = Math.atan2(e.clientX - r.left - 110, -(e.clientY - r.top - 110)); if (a < 0) a += 2 * Math.PI; out.textContent = 'hour ' + (Math.round(a / Math.PI * 6) % 12 || 12) }</script>`,
  );
  await page.do('click:8');
  expect(await page.read('out.textContent')).toBe('hour 8');
});

test('an entry under which a script shows a list for the pointer is pointed at as well as pressed', {
  tag: '@long',
}, async ({ visit }) => {
  const page = await visit(
    `<ul><li class=m><a href="#p">Products</a><ul style="display:none"><li><a href="#k">Knives</a></li></ul></li><li class=m><a href="#c">Contact</a></li></ul>
    <script>for (const m of document.querySelectorAll('.m')) m.onmouseover = () => setTimeout(() => { const l = m.querySelector('ul'); if (l) l.style.display = 'block'; }, 100);</script>`,
  );
  expect(page.names).toEqual(expect.arrayContaining(['click:products', 'point:products', 'click:contact']));
  expect(page.names).not.toContain('point:contact');
});

test('a drawn link is called by the title of its shape', async ({ page }) => {
  const [link] = await found(
    page,
    '<svg width=100 height=60><a href="#z"><rect width=50 height=50 fill=red><title>Red square</title></rect></a></svg>',
  );
  expect(link?.label).toBe('Red square');
});

test('the face of a card that lies with its back up is not read, and a card that turns under the pointer is pointed at', async ({
  visit,
}) => {
  const page =
    await visit(`<style>.card,.flip{width:90px;height:90px;margin:10px;perspective:400px} .in{position:relative;width:100%;height:100%;transform-style:preserve-3d}
    .card.up .in,.flip:hover .in{transform:rotateY(180deg)} .in>*{position:absolute;inset:0;backface-visibility:hidden;background:#37a} .in>.face{transform:rotateY(180deg);background:#fff}</style>
    <div id=memory>${['Fox', 'Owl'].map((name) => `<div class=card><div class=in><div></div><div class=face>${name}</div></div></div>`).join('')}</div>
    <div class=flip><div class=in><div>Our team</div><div class=face><button>Read more</button></div></div></div>
    <script>for (const card of document.querySelectorAll('.card')) card.addEventListener('click', () => card.classList.add('up'))</script>`);
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual(['click:blue-square', 'click:blue-square.2']);
  expect(page.seen.texts.map(({ text }) => text).join()).not.toMatch(/Fox|Owl|Read/);
  await page.do('click:blue-square.2');
  expect(page.names).toContain('click:owl');
  await page.do(page.names.find((name) => name.startsWith('point:')) ?? 'nothing to point at');
  expect(page.names).toContain('click:read-more');
});

test('the parts of a drawing that follow the pointer are dragged to its places', async ({ visit }) => {
  const page =
    await visit(`<svg id=board width=420 height=240 style="touch-action:none"><g class=part transform="translate(20,20)"><rect width=40 height=40 fill=blue /></g>
    <g class=part transform="translate(20,120)"><circle cx=20 cy=20 r=20 fill=red /></g></svg><p id=out></p><script>let held = null;
    board.addEventListener('pointerdown', e => { held = e.target.closest('.part'); if (held) board.setPointerCapture(e.pointerId) });
    board.addEventListener('pointermove', e => { if (!held) return; const r = board.getBoundingClientRect(); held.setAttribute('transform', 'translate(' + (e.clientX - r.left - 20) + ',' + (e.clientY - r.top - 20) + ')') });
    board.addEventListener('pointerup', e => { if (held) out.textContent = e.clientX - board.getBoundingClientRect().left > 280 ? 'on the right' : 'elsewhere'; held = null })</script>`);
  expect(page.names).toEqual(expect.arrayContaining(['drag:blue-square', 'drag:red-circle']));
  await page.do('drag:red-circle', { to: 'Drawing, middle right' });
  expect(await page.read('out.textContent')).toBe('on the right');
});

test('a sign whose markup says nothing is called by its outline or its parts', async ({ visit }) => {
  const sign = (drawn: string) =>
    `<button><svg width=20 height=20 viewBox="0 0 24 24" fill=none stroke=#000>${drawn}</svg></button>`;
  const page = await visit(
    `<nav>${sign('<circle cx=11 cy=11 r=7 /><path d="M21 21l-5-5"/>')}${sign('<line x1=3 y1=6 x2=21 y2=6 /><line x1=3 y1=12 x2=21 y2=12 /><line x1=3 y1=18 x2=21 y2=18 />')}
    ${sign('<circle cx=5 cy=12 r=1 /><circle cx=12 cy=12 r=1 /><circle cx=19 cy=12 r=1 />')}${sign('<path d="M4.318 6.318a4.5 4.5 0 000 6.364L12 20.364l7.682-7.682a4.5 4.5 0 00-6.364-6.364L12 7.636l-1.318-1.318a4.5 4.5 0 00-6.364 0z"/>')}
    ${sign('<path d="M0 0h24v24H0z" stroke=none /><path d="M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM19 4h-3.5l-1-1h-5l-1 1H5v2h14V4z"/>')}${sign('<path d="M5 12h14"/><path d="M12 5v14"/>')}${sign('<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>')}</nav>
    <p>Saved mug ${sign('<path d="M3 6h18"/><path d="M19 6v14c0 1-1 2-2 2H7c-1 0-2-1-2-2V6"/>')}</p><script>document.onclick = () => {}</script>`,
  );
  expect(page.seen.actions.filter(({ name }) => name.startsWith('click:')).map(({ target }) => target?.label)).toEqual([
    'Search',
    'Menu',
    'More',
    'Favourite',
    'Delete',
    'Add',
    'Next',
    'Delete',
  ]);
});

test('a cross at the corner of a box is not that of a field far off on its line', async ({ visit }) => {
  const page =
    await visit(`<style>.fa{display:inline-block;width:14px;height:14px;background:#999}</style><div class=box style="width:900px"><b>Recap</b><div style="float:right"><button type=button><i class="fa fa-times"></i></button></div>
    <div><label>Show <select><option>10</select> entries</label></div></div><script>document.querySelector('button').onclick = () => {}</script>`);
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual(['click:close']);
});
