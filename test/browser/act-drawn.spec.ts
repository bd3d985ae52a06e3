import { expect, test } from './support.ts';

test('two thumbs that are called nothing are set to numbers of the scale below their bar', async ({ visit }) => {
  const page = await visit(
    `<style>#p{position:relative;width:400px;height:20px}.rail{position:absolute;top:8px;height:4px;width:100%;background:#bcd}.t{position:absolute;top:0;width:20px;height:20px;margin-left:-10px;border-radius:50%;background:#17d}.k{position:relative;width:400px;height:16px}.k span{position:absolute;transform:translateX(-50%)}</style>
    <p>Price: <b id=v></b></p><div id=p><div class=rail></div><div class=t title="Lowest price"></div><div class=t title="Highest price"></div></div><div class=k><span style="left:0">€0</span><span style="left:50%">€500</span><span style="left:100%">€1000</span></div>
    <script>const at = [200, 800]; let held = -1; const t = [...document.querySelectorAll('.t')];
    const draw = () => { t.forEach((x, i) => (x.style.left = at[i] / 10 + '%')); v.textContent = at[0] + ' to ' + at[1] };
    t.forEach((x, i) => (x.onmousedown = (e) => { held = i; e.preventDefault() }));
    addEventListener('mousemove', (e) => { if (held < 0) return; const b = p.getBoundingClientRect(); at[held] = Math.max(0, Math.min(1000, Math.round((e.clientX - b.left) / b.width * 20) * 50)); draw() });
    addEventListener('mouseup', () => (held = -1)); draw()</script>`,
  );
  expect((await page.do('set:highest-price', { value: 600 })).kind).toBe('changed');
  expect((await page.do('set:lowest-price', { value: 400 })).kind).toBe('changed');
  expect(await page.read('v.textContent')).toBe('400 to 600');
});

test('a thing in a bar of its own breadth is drawn to the end of the bar', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    `<canvas width=300 height=100 onpointerdown="this.title='pressed'"></canvas><div style="position:relative;width:260px;height:44px;background:#ddd"><div id=k title="Slide to confirm" style="position:absolute;left:0;top:2px;width:40px;height:40px;background:#17d;touch-action:none">»</div></div><p id=out></p>
    <script>let x0 = null; k.onpointerdown = (e) => { x0 = e.clientX; k.setPointerCapture(e.pointerId) }; k.onpointermove = (e) => { if (x0 !== null) k.style.left = Math.max(0, Math.min(220, e.clientX - x0)) + 'px' }; k.onpointerup = () => { x0 = null; if (parseInt(k.style.left) > 215) out.textContent = 'confirmed' }</script>`,
  );
  await page.do('drag:slide-to-confirm', { to: 'right' });
  expect(await page.read('out.textContent')).toBe('confirmed');
});

test('cards are moved to the end of a column, which is called by its head; the board itself is not pulled', {
  tag: '@long',
}, async ({ visit }) => {
  const page = await visit(
    `<style>.board{display:flex;gap:14px}.col{width:200px;min-height:220px;background:#eee}.card{margin:8px;padding:8px;background:#fff;touch-action:none}</style><div class=board id=bd></div>
    <script>const cols = { 'To do': ['Write brief', 'Order chairs'], Doing: ['Hire designer'], Done: [] }; let held = null;
    const draw = () => { bd.innerHTML = Object.entries(cols).map(([c, l]) => '<section class=col data-c="' + c + '"><b>' + c + '</b> <small>' + l.length + '</small>' + l.map((t) => '<div class=card aria-roledescription=draggable tabindex=0>' + t + '</div>').join('') + '</section>').join('') }; draw();
    bd.addEventListener('pointerdown', (e) => { const k = e.target.closest('.card'); if (!k || e.button) return; held = { t: k.textContent, x: e.clientX, moved: false } });
    document.addEventListener('pointermove', (e) => { if (held) held.moved = true });
    document.addEventListener('pointerup', (e) => { if (!held) return; const { t, moved } = held; held = null; const c = document.elementFromPoint(e.clientX, e.clientY).closest('.col'); if (!moved || !c) return; for (const l of Object.values(cols)) if (l.includes(t)) l.splice(l.indexOf(t), 1); cols[c.dataset.c].push(t); draw() })</script>`,
  );
  const card = page.seen.actions.find(({ name }) => name === 'drag:order-chairs');
  expect(JSON.stringify(card)).toContain('end of Done');
  expect(page.names.filter((name) => /^drag:to-do/.test(name))).toEqual([]);
  await page.do('drag:order-chairs', { to: 'end of Done' });
  expect(await page.read('cols.Done.join()')).toBe('Order chairs');
});

test('a column is a place for what is dragged also where one handler at the root hears all drops', async ({
  visit,
}) => {
  const page = await visit(
    `<style>.cols{display:flex;gap:10px}.list{width:200px;min-height:150px;background:#eee}.card{height:40px;background:#fff;cursor:pointer}</style>
    <div id=root><div class=cols>${['To do', 'Done'].map((c) => `<div class=col><h3>${c}</h3><div class=list id=${c[0]}></div></div>`).join('')}</div></div>
    <script>for (const name of ['Fix login', 'Upgrade']) { const k = document.createElement('div'); k.className = 'card'; k.draggable = true; k.textContent = name; T.append(k) }
    const same = document.querySelectorAll('.list'); same[1].id = 'D'; let held;
    for (const type of ['click', 'dragstart', 'dragover', 'drop']) root.addEventListener(type, (e) => { if (type === 'dragstart') held = e.target; if (type === 'dragover') e.preventDefault(); if (type === 'drop') { e.preventDefault(); const l = e.target.closest('.list'); if (l) l.append(held) } })</script>`,
  );
  await page.do('drag:upgrade', { to: 'end of Done' });
  expect(await page.read('D.textContent')).toBe('Upgrade');
});

test('an empty column is called by the words over it, and not by the button that stands beside them', {
  tag: '@long',
}, async ({ visit }) => {
  const column = (name: string, cards: string) =>
    `<div class=col><header><div>${name}</div><button>+</button></header><main class=drag>${cards}</main></div>`;
  const card = '<div class=card draggable=true>Fix the gate</div>';
  const page = await visit(
    `<style>#root{display:flex;gap:10px}.drag{width:180px;min-height:80px;background:#eee}.card{height:40px;background:#fff}</style><div id=root>${column('To do', card)}${column('Waiting', '')}${column('Done', '')}</div>
    <script>let held; for (const type of ['dragstart', 'dragover', 'drop']) document.addEventListener(type, (e) => { if (type === 'dragstart') held = e.target; if (type === 'dragover') e.preventDefault(); if (type === 'drop') e.target.closest('.drag')?.append(held) })</script>`,
  );
  await page.do('drag:fix-the-gate', { to: 'end of Done' });
  expect(await page.read('document.querySelectorAll(".drag")[2].textContent')).toBe('Fix the gate');
});

test('what was pressed before writing holds for what is written into an empty text that has the cursor', {
  tag: '@long',
}, async ({ visit }) => {
  const page = await visit(
    `<button onmousedown="event.preventDefault()" onclick="document.execCommand('bold')">Bold</button><div id=ed contenteditable aria-label=Post style="min-height:80px;border:1px solid"></div>`,
  );
  await page.do('type:post', { text: '' });
  await page.do('click:bold');
  await page.do('type:post', { text: 'Strong words' });
  expect(await page.read('ed.innerHTML')).toMatch(/<b>Strong words<\/b>/);
});

test('a thumb that only a style draws on its bar is drawn along it', async ({ visit }) => {
  const page =
    await visit(`<style>#bar{width:220px;height:6px;background:#ccc;position:relative}#bar::before{content:"";position:absolute;left:var(--p,40%);top:-6px;width:18px;height:18px;border-radius:9px;background:#27c;margin-left:-9px}</style>
    <p>Brightness</p><div id=bar></div><script>let at = 40; const put = (x) => { const r = bar.getBoundingClientRect(); at = Math.max(0, Math.min(100, Math.round((x - r.left) / r.width * 100))); bar.style.setProperty('--p', at + '%') };
    bar.onpointerdown = (e) => { bar.setPointerCapture(e.pointerId); put(e.clientX); bar.onpointermove = (m) => put(m.clientX); bar.onpointerup = () => { bar.onpointermove = null } }</script>`);
  await page.do('set:brightness', { value: 80 });
  expect(Math.abs(Number(await page.read('at')) - 80)).toBeLessThan(2);
});

test('the thumb that is drawn for a slider nobody sees is set', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<p id=l>Opacity</p><div id=track style="position:relative;width:280px;height:6px;background:#ccc;touch-action:none"><div id=thumb style="position:absolute;left:84px;top:-7px;width:20px;height:20px;margin-left:-10px;background:#06c;border-radius:10px;touch-action:none">
    <div style="position:absolute;width:1px;height:1px;overflow:hidden"><input type=range id=f value=30 aria-labelledby=l></div></div></div><output id=out>30</output><script>
    const put = (x) => { const r = track.getBoundingClientRect(); f.value = Math.max(0, Math.min(100, (x - r.left) / r.width * 100)); thumb.style.left = f.value + '%'; out.textContent = f.value };
    thumb.onpointerdown = (e) => { thumb.setPointerCapture(e.pointerId); thumb.onpointermove = (m) => put(m.clientX); thumb.onpointerup = () => { thumb.onpointermove = null } }; track.onpointerdown = () => {}</script>`);
  await page.do('set:opacity', { value: 70 });
  expect(Math.abs(Number(await page.read('f.value')) - 70)).toBeLessThan(3);
});

test('a slider whose thumb a style draws on a handle without a size is set', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<style>#h{position:absolute;left:var(--o,50%);top:0;width:0}#h::before{content:"";position:absolute;left:-6px;top:-3px;width:12px;height:12px;border-radius:6px;background:#27c}</style><p>Budget</p>
    <div style="position:relative;width:300px"><div id=bar style="height:6px;background:#ccc"></div><div id=h tabindex=0><input id=f type=range readonly tabindex=-1 value=50 style="position:absolute;width:100%;clip:rect(0,0,0,0)"></div></div><script>
    bar.addEventListener('click', (e) => { const r = bar.getBoundingClientRect(); f.value = Math.round((e.clientX - r.left) / r.width * 100); h.style.setProperty('--o', f.value + '%') })</script>`);
  await page.do('set:budget', { value: 80 });
  expect(Math.abs(Number(await page.read('f.value')) - 80)).toBeLessThan(3);
});
