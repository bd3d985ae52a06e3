import { expect, test } from './support.ts';

/** How component libraries build what a native control would be: without roles, around hidden fields, drawn by scripts. */

test('a slider of plain boxes is set by the number that goes with it, or by its place', async ({ visit }) => {
  const slider = (id: string, at: number) =>
    `<div class="x-slider" id=${id} style="position:relative;width:400px;height:30px;margin:10px"><div style="position:absolute;top:12px;width:400px;height:4px;background:#ccc"></div><div class="x-slider-bar" style="position:absolute;top:12px;width:${at * 4}px;height:4px;background:blue"></div><div class="x-slider-btn" style="position:absolute;top:6px;left:${at * 4 - 8}px;width:16px;height:16px;background:#555"></div></div>`;
  const page =
    await visit(`<h3>Price</h3>${slider('price', 20)}<span>$</span><b id=shown>200</b><h3>Volume</h3>${slider('volume', 50)}<script>
    let held = null; const at = { price: 20, volume: 50 };
    for (const thumb of document.querySelectorAll('.x-slider-btn')) thumb.addEventListener('mousedown', () => { held = thumb });
    addEventListener('mouseup', () => { held = null });
    addEventListener('mousemove', e => { if (!held) return; const frame = held.parentElement, share = Math.max(0, Math.min(1, (e.clientX - frame.getBoundingClientRect().left) / 400));
      held.style.left = share * 400 - 8 + 'px'; at[frame.id] = Math.round(share * 100); if (frame.id === 'price') shown.textContent = String(Math.round(share * 1000)) })</script>`);
  expect(page.names.filter((name) => /^(?:drag|set)/.test(name))).toEqual(['set:price', 'set:volume']);
  await page.do('set:price', { value: 640 });
  expect(Number(await page.read('shown.textContent'))).toBeGreaterThan(636);
  expect(Number(await page.read('shown.textContent'))).toBeLessThan(644);
  await page.do('set:volume', { value: 80 });
  expect(await page.read('at.volume')).toBe(80);
});

test('the two ends of a range on one bar, between the numbers of its scale', { tag: '@long' }, async ({
  page: plain,
  visit,
}) => {
  await plain.close();
  const page =
    await visit(`<h3>Price</h3><div style="position:relative;width:500px;height:40px"><span class=bar style="position:absolute;left:0;top:20px;width:500px;height:8px;background:#ddd"></span><span style="position:absolute;left:0">$0</span><span style="position:absolute;right:0">$1 000</span>
    <span class="handle from" style="position:absolute;left:92px;top:16px;width:16px;height:16px;background:red"></span><span class="handle to" style="position:absolute;left:392px;top:16px;width:16px;height:16px;background:red"></span></div><script>
    for (const one of document.querySelectorAll('.handle')) one.addEventListener('mousedown', () => { const move = e => { one.style.left = e.clientX - one.parentElement.getBoundingClientRect().left - 8 + 'px' };
      addEventListener('mousemove', move); addEventListener('mouseup', () => removeEventListener('mousemove', move), { once: true }) })</script>`);
  const ends = page.seen.actions.filter(({ name }) => name.startsWith('set:'));
  expect(ends.map(({ target }) => [target?.label, target?.value])).toEqual([
    ['Price minimum', '200'],
    ['Price maximum', '800'],
  ]);
  await page.do('set:price-maximum', { value: 600 });
  expect(await page.read('document.querySelector(".to").getBoundingClientRect().left + 8')).toBeCloseTo(308, -1);
});

test('a slider that only a finger pulls is pressed where it is to stand', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<div id=track style="position:relative;width:500px;height:20px;background:#ddd"><div id=fill style="position:relative;width:20%;height:20px;background:blue">
    <div id=thumb role=slider tabindex=0 aria-label=Volume aria-valuemin=0 aria-valuemax=100 aria-valuenow=20 style="position:absolute;right:-10px;width:20px;height:20px;background:#333"></div></div></div><script>
    thumb.addEventListener('touchstart', () => {}); track.onclick = e => { const share = Math.round((e.clientX - track.getBoundingClientRect().left) / 5); fill.style.width = share + '%'; thumb.setAttribute('aria-valuenow', share) }</script>`);
  await page.do('set:volume', { value: 70 });
  expect(await page.read('thumb.getAttribute("aria-valuenow")')).toBe('70');
});

test('signs are called by what their handler tells them by, and by which way they count', async ({ visit }) => {
  const sign = '<svg width=14 height=14><path d="M2 2l8 5-8 5"/></svg>';
  const page =
    await visit(`<div id=nav style="display:flex"><div data-action=prev class=datepicker-action style="cursor:pointer">${sign}</div><b>June</b><div data-action=next class=datepicker-action style="cursor:pointer">${sign}</div></div>
    <p>Guests <span><input value=3 style="width:60px"><button class="x-number-button x-number-button-up" onclick="1">${sign}</button><button data-part-name=decrementbutton onclick="1">${sign}</button></span></p>
    <ul role=menu><li role=menuitem tabindex=0 aria-label=h2 onclick="1"><h2>Header 2</h2></li></ul><button onclick="1">After</button>
    <span role=radio tabindex=0 aria-checked=false aria-label="M0 0h24v24H0z@@fill:none;" onclick="1" style="display:inline-block;width:20px;height:20px"></span>
    <div style="position:relative;margin-top:30px"><div><input readonly value="Pick one" onclick="1"><select style="display:none"><option>a</select></div><label style="position:absolute;top:-20px">Size</label></div>
    <div>07 : 30 <input type=range name=hours max=23><br>07 : 30 <input type=range name=minutes max=59></div>
    <script>const near = (node, sel) => node.closest(sel); nav.addEventListener('click', e => { const hit = near(e.target, '.datepicker-action'); if (!hit) return; hit.dataset.action })</script>`);
  const labels = page.seen.actions.map(({ target }) => target?.label);
  expect(labels).toEqual(
    expect.arrayContaining(['Previous', 'Next', 'Up', 'Down', 'Header 2', 'Size', 'hours', 'minutes']),
  );
  expect(page.names).not.toContain('click:nav');
  expect(labels.some((label) => /M0 0|June/.test(label ?? ''))).toBe(false);
  // The words of a menu's entry head nothing.
  expect(page.seen.actions.find(({ target }) => target?.label === 'After')?.target?.group).toBeUndefined();
});

test('the last row of a tree is dragged as the others are, and each row is offered once', { tag: '@long' }, async ({
  visit,
}) => {
  const row = (name: string, more = '', inner = '') =>
    `<li role=treeitem class="${more}" style="list-style:none"><span class=node draggable=true style="display:block;width:300px;height:22px">${name}</span>${inner}</li>`;
  const page =
    await visit(`<ul role=tree id=tree style="padding:0">${row('Letters')}${row('Bills')}${row('Old', 'last')}</ul><script>
    const later = function () {}.bind(null); for (const type of ['click', 'mousedown', 'dblclick']) tree.addEventListener(type, later); let from = null;
    tree.addEventListener('dragstart', e => { from = e.target.textContent; e.dataTransfer.setData('text', from) }); tree.addEventListener('dragover', e => e.preventDefault());
    tree.addEventListener('drop', e => { e.preventDefault(); tree.title = from + ' on ' + e.target.textContent })</script>`);
  expect(page.names.filter((name) => /^double-click:old/.test(name))).toHaveLength(1);
  await page.do('drag:old', { to: 'Bills' });
  expect(await page.read('tree.title')).toBe('Old on Bills');
});

test('an open branch is offered once, and its sign is called by its own words', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<ul role=tree style="list-style:none"><li role=treeitem aria-expanded=true tabindex=0><div onclick="1" style="padding-left:24px;position:relative;width:300px"><button class=node-toggler style="position:absolute;left:0;width:20px;height:20px" onclick="1"></button><span>Letters</span></div>
    <ul role=group style="list-style:none"><li role=treeitem tabindex=-1><div onclick="1" style="width:300px"><span>Ann</span></div></li></ul></li></ul>`);
  expect(page.names.filter((name) => /letters|ann/.test(name))).toEqual([
    'click:letters',
    'click:close-letters',
    'click:ann',
  ]);
});

test('a card that is alone in its list is moved to the end of another', async ({ visit }) => {
  const list = (name: string, cards: string[]) =>
    `<div style="float:left;width:220px"><header>${name}</header><main class="x-drag" style="min-height:80px">${cards.map((card) => `<div class=card style="height:40px" onclick="document.title='${card}'">${card}</div>`).join('')}</main></div>`;
  const page = await visit(`${list('To do', ['Milk', 'Write'])}${list('Done', ['Sleep'])}<script>let held = null;
    document.addEventListener('mousedown', e => { held = e.target.closest('.card') }); document.addEventListener('mouseup', e => { const list = e.target.closest('main') ?? document.elementFromPoint(e.clientX, e.clientY)?.closest('main'); if (held && list) list.append(held); held = null })</script>`);
  await page.do('drag:sleep', { to: 'end of To do' });
  expect(await page.read('document.querySelector("main").innerText')).toContain('Sleep');
});

test('a row of slides that hears clicks for its slides is pulled', { tag: '@long' }, async ({ visit }) => {
  const slide = (at: number) =>
    `<li role=tabpanel style="flex:0 0 400px;height:200px;list-style:none">Picture ${at}</li>`;
  const page =
    await visit(`<div id=track style="overflow:hidden;width:400px"><ul id=row style="display:flex;padding:0;margin:0">${slide(1)}${slide(2)}${slide(3)}</ul></div><script>
    let from = null, at = 0; const later = function () {}.bind(null); for (const type of ['touchstart', 'click']) track.addEventListener(type, later); track.addEventListener('dragstart', e => e.preventDefault());
    track.addEventListener('mousedown', e => { from = e.clientX }); addEventListener('mouseup', e => { if (from !== null && Math.abs(e.clientX - from) > 200) at += e.clientX < from ? 1 : -1; from = null });
    for (const one of row.children) one.addEventListener('click', later)</script>`);
  expect(page.names.filter((name) => /^click:/.test(name))).toEqual([]);
  await page.do(page.names.find((name) => name.startsWith('drag:')) as string, { to: 'left' });
  expect(await page.read('at')).toBe(1);
});

test('what a script moves from frame to frame is waited for, and what never rests is not', { tag: '@long' }, async ({
  visit,
}) => {
  const page =
    await visit(`<button id=b>Go on</button><div id=veil style="height:20px;background:#ccc"></div><p id=out></p><script>
    b.onclick = () => { const begin = performance.now(); const draw = () => { const since = performance.now() - begin; veil.style.width = since + 'px'; if (since < 650) requestAnimationFrame(draw); else out.innerHTML = '<button>Done</button>' }; draw() }</script>`);
  await page.do('click:go-on');
  expect(page.names).toContain('click:done');
});

test('buttons that a style sheet draws only under the pointer are reached by pointing', async ({ visit }) => {
  const page = await visit(
    `<style>.number{position:relative;width:120px}.up{position:absolute;right:0;top:0;opacity:0}.number:hover .up{opacity:1}</style><label for=n>Guests</label><div class=number><input id=n value=3 style="width:100px"><span class=up><button onclick="n.value = Number(n.value) + 1" aria-label=More>+</button></span></div>`,
  );
  expect(page.names).not.toContain('click:more');
  await page.do('point:guests');
  await page.do('click:more');
  expect(await page.read('n.value')).toBe('4');
});

test('what only hears presses around a switch, and what is left alone by a click beside it, is not offered', {
  tag: '@long',
}, async ({ visit }) => {
  const page =
    await visit(`<ul style="padding:0;list-style:none"><li id=row style="width:400px;height:40px"><label for=alarm>Alarm</label> <span><input type=checkbox id=alarm></span></li></ul><div class=group style="width:300px;height:40px"><button onclick="1">Bold</button><span>12 pt</span></div><script>
    const later = function () {}.bind(null); row.addEventListener('mousedown', later); row.addEventListener('mouseup', later);
    document.addEventListener('click', e => { e.target.closest('.group') || document.body.removeAttribute('title') })</script>`);
  expect(page.names.filter((name) => /^(?:click|check|drag):/.test(name))).toEqual(['check:alarm', 'click:bold']);
});

test('a border that keeps the click from its column is pulled and not pressed', { tag: '@long' }, async ({ visit }) => {
  const page =
    await visit(`<table><tr><th id=head style="position:relative;width:200px;height:40px" onclick="1">Name<div class=x-resizable id=edge style="position:absolute;right:0;top:0;width:5px;height:40px"></div></th><th>Age</th></table><script>
    edge.addEventListener('click', e => { e.stopPropagation(); this.done = 1 }); edge.addEventListener('mousedown', e => { const from = e.clientX, was = head.offsetWidth; const move = e => { head.style.width = was + e.clientX - from + 'px' };
      addEventListener('mousemove', move); addEventListener('mouseup', () => removeEventListener('mousemove', move), { once: true }) })</script>`);
  expect(page.names).not.toContain('click:divider');
  await page.do('drag:divider', { to: 'right' });
  expect(await page.read('head.offsetWidth')).toBeGreaterThan(280);
});

test('switches, cells, colours and fields whose makers say little of them', async ({ visit }) => {
  const cell = (name: string, more = '') =>
    `<div role=gridcell ${more} style="display:inline-block;width:60px;height:24px">${name}</div>`;
  const colours = ['rgb(220,30,30)', 'rgb(30,160,30)']
    .map(
      (colour) =>
        `<li style="float:left;width:24px;height:24px" onclick="1"><div style="width:20px;height:20px;background:${colour}"></div></li>`,
    )
    .join('');
  const page =
    await visit(`<h4>Gift</h4><div class=x-switch style="width:40px;height:20px;background:#ccc;border-radius:10px" onclick="this.classList.add('on')"><span></span></div>
    <div role=grid id=grid>${cell('Ann', 'tabindex=0')}${cell('Bo')}</div><ul style="list-style:none;padding:0;height:30px">${colours}</ul>
    <h4>Town</h4><div role=combobox tabindex=0 aria-label=DropDownList aria-expanded=false style="width:200px;height:24px">Pick one</div>
    <div><label>Day</label><div><div><div><div><input class=input readonly value="1 May" onclick="1"></div></div></div></div></div>
    <div style="position:relative;width:200px;height:25px"><input style="width:170px" aria-label=Due><div class="x-action-button" onmousedown="1" style="position:absolute;right:0;top:0;width:23px;height:23px"></div></div>
    <label for=qty>Number</label> <button data-counter-decrement=qty onclick="1"><svg width=12 height=4><path d="M1 1h10"/></svg></button><input id=qty><button data-counter-increment=qty onclick="1"><svg width=12 height=12><path d="M6 1v10"/></svg></button>
    <script>const later = function () {}.bind(null); grid.addEventListener('click', later)</script>`);
  expect(page.names).toEqual(
    expect.arrayContaining([
      'check:gift',
      'click:bo',
      'click:red-square',
      'click:green-square',
      'click:town',
      'click:day',
      'click:up',
      'click:down',
    ]),
  );
  expect(page.names.some((name) => name.startsWith('set:'))).toBe(false);
  await page.do('check:gift');
  expect(await page.read('document.querySelector(".x-switch").className')).toBe('x-switch on');
});

test('between two steps of a tour, when nothing can be done, the next one is waited for', { tag: '@long' }, async ({
  visit,
}) => {
  const page = await visit(
    `<div id=step><p>Orders</p><button id=b>Next</button></div><script>b.onclick = () => { step.style.display = 'none'; setTimeout(() => { step.innerHTML = '<p>Invoices</p><button>Done</button>'; step.style.display = '' }, 450) }</script>`,
  );
  const effect = await page.do('click:next');
  expect(effect.words).toContain('Invoices');
  expect(page.names).toContain('click:done');
});

test('a frame with handles at its borders is moved as a whole, and not put among them', { tag: '@long' }, async ({
  visit,
}) => {
  const handle = (side: string, at: string) =>
    `<span class=h data-side=${side} style="position:absolute;${at};width:9px;height:9px;background:#06c;cursor:${side}-resize"></span>`;
  const page =
    await visit(`<div id=ground style="position:relative;width:600px;height:300px;background:#ddd"><div id=frame style="position:absolute;left:100px;top:80px;width:200px;height:120px">
    <span id=face style="position:absolute;inset:0;background:#fff8;cursor:move"></span>${handle('e', 'right:-4px;top:55px')}${handle('w', 'left:-4px;top:55px')}</div></div><script>
    let from = null; ground.addEventListener('pointerdown', e => { from = e.target === face ? e.clientX - frame.offsetLeft : null }); addEventListener('pointerup', () => { from = null });
    addEventListener('pointermove', e => { if (from !== null) frame.style.left = e.clientX - from + 'px' })</script>`);
  const whole = page.seen.actions.find(({ name, target }) => name.startsWith('drag:') && (target?.width ?? 0) > 150);
  await page.do(whole?.name as string, { to: 'right' });
  expect(await page.read('frame.offsetLeft')).toBeGreaterThan(180);
});

test('a slider that hears keys as a whole, and shows no number, is drawn by its thumb', async ({ visit }) => {
  const page =
    await visit(`<h3>Volume</h3><div class="x-slider" id=whole tabindex=0 style="position:relative;width:420px;height:40px;margin:10px;padding:8px"><div id=bar style="position:relative;width:400px;height:20px"><div style="position:absolute;top:8px;width:400px;height:4px;background:#ccc"></div><div class=thumb id=thumb style="position:absolute;top:0;left:110px;width:20px;height:20px;border-radius:10px;background:#555"></div></div></div><script>
    let held = false, at = 30; whole.addEventListener('keydown', () => {}); thumb.addEventListener('mousedown', () => { held = true });
    addEventListener('mouseup', () => { held = false });
    addEventListener('mousemove', e => { if (!held) return; const share = Math.max(0, Math.min(1, (e.clientX - whole.getBoundingClientRect().left - 8) / 400)); thumb.style.left = share * 400 - 10 + 'px'; at = Math.round(share * 100) })</script>`);
  await page.do('set:volume', { value: 70 });
  expect(Math.abs((await page.read<number>('at')) - 70)).toBeLessThan(3);
});
