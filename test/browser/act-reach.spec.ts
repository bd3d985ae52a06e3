import { expect, test } from './support.ts';

test('fields in a closed shadow root of a plain element', async ({ visit }) => {
  const page = await visit(`<div id=host></div><script>const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = '<label>Nick <input></label><select aria-label=Size><option>S<option>L</select><input type=date aria-label=Day><button>Send</button>';
    root.querySelector('button').onclick = () => document.title = [...root.querySelectorAll('input, select')].map(field => field.value).join(' ')</script>`);
  expect(await page.do('type:nick', { text: 'Ken' })).toEqual({ kind: 'changed', words: '"Nick" now shows "Ken".' });
  await page.do('choose:size', { option: 'L' });
  await page.do('type:day', { text: '2 March 2027' });
  await page.do('click:send');
  expect(page.seen.title).toBe('Ken L 2027-03-02');
});

test('options of one name are told apart by the groups that they stand in', async ({ visit }) => {
  const page = await visit(
    `<select id=town aria-label=Town><optgroup label=UK><option value=1>Boston<option value=2>Leeds</optgroup><optgroup label=US><option value=3>Boston</optgroup></select>`,
  );
  const town = page.seen.actions.find(({ name }) => name === 'choose:town');
  expect(town?.parameters?.properties?.option?.enum).toEqual(['Boston (UK)', 'Leeds', 'Boston (US)']);
  await page.do('choose:town', { option: 'Boston (US)' });
  expect(await page.read('town.value')).toBe('3');
  await page.do('choose:town', { option: 'Leeds' });
  expect(await page.read('town.value')).toBe('2');
});

test('a slider that hears keys alone is set, however long the way is', async ({ visit }) => {
  const page =
    await visit(`<div style="width:300px;padding:20px"><div id=s role=slider tabindex=0 aria-label=Price aria-valuemin=0 aria-valuemax=100 aria-valuenow=20
    style="width:20px;height:20px;background:blue"></div></div>
    <script>s.onkeydown = ({ key }) => { s.ariaValueNow = +s.ariaValueNow + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0) }</script>`);
  await page.do('set:price', { value: 84 });
  expect(await page.read('s.ariaValueNow')).toBe('84');
});

test('a tab that was opened for nothing but a file goes away again', async ({ site, visit }) => {
  const home = await site({
    '/': '<title>Home</title><a href=/file target=_blank>Invoice</a>',
    '/file': (_, response) =>
      void response
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="invoice.zip"',
        })
        .end('x'),
  });
  const page = await visit(home);
  const effect = await page.do('click:invoice');
  expect(effect.words).toContain('"invoice.zip" was downloaded');
  expect(effect.words).not.toContain('tab');
  expect(page.seen.title).toBe('Home');
  expect(page.names).not.toContain('tab:close');
});

test('a button that copies may write to the clipboard, and reading it stays a question', async ({ visit }) => {
  const page =
    await visit(`<button onclick="navigator.clipboard.writeText('X7').then(() => out.textContent = 'Copied', e => out.textContent = e.name)">Copy</button>
    <button onclick="navigator.clipboard.readText().then(() => out.textContent = 'Read', e => out.textContent = e.name)">Paste</button><p id=out></p>`);
  expect((await page.do('click:copy')).words).toContain('Copied');
  expect((await page.do('click:paste')).words).toContain('NotAllowedError');
});

for (const pacing of ['pause_on_decide', 'frame_on_demand'] as const)
  test(`timers that an act started are waited for, where nothing else tells what is to come (${pacing})`, async ({
    visit,
  }) => {
    const page = await visit(
      `<button onclick="setTimeout(() => out.textContent = 'Booked', 1700)">Book</button><p id=out></p>
      <a href=/items onclick="event.preventDefault(); history.pushState({}, '', '/items'); setTimeout(() => out.textContent = 'The items', 450)">Items</a>
      <div id=list></div><div id=end style="height:10px"></div><script>let count = 0; const add = () => { for (let n = 0; n < 30; n++) list.append(Object.assign(document.createElement('p'), { textContent: 'Entry ' + ++count })) };
      add(); new IntersectionObserver(([end]) => end.isIntersecting && setTimeout(add, 400)).observe(end)</script>`,
      { pacing },
    );
    expect((await page.do('click:book')).words).toContain('Booked');
    await page.do('click:items');
    expect(page.seen.texts.map(({ text }) => text)).toContain('The items');
    // At the end of a list that goes on one can go on.
    for (let scrolls = 0; scrolls < 4; scrolls++) await page.do('scroll:down');
    expect(await page.read<number>('count')).toBeGreaterThan(59);
    expect(page.names).toContain('scroll:down');
  });

test('what is dragged only once it was held for a while', async ({ visit }) => {
  const page = await visit(
    `<ul id=list style="list-style:none;width:200px;padding:0">${['Wash', 'Dry', 'Fold'].map((name) => `<li class=it style="padding:12px;cursor:grab;user-select:none">${name}</li>`).join('')}</ul><script>
    let held, timer; list.addEventListener('pointerdown', (e) => { const it = e.target.closest('.it'); if (it) timer = setTimeout(() => { held = it }, 300) });
    document.addEventListener('pointermove', (e) => { if (!held) return clearTimeout(timer); for (const other of list.children) { const box = other.getBoundingClientRect();
      if (other !== held && e.clientY > box.top && e.clientY < box.bottom) e.clientY > box.top + box.height / 2 ? other.after(held) : other.before(held) } });
    document.addEventListener('pointerup', () => { clearTimeout(timer); held = null })</script>`,
  );
  await page.do('drag:wash', { to: 'Fold' });
  expect(await page.read('list.innerText')).toBe('Dry\nFold\nWash');
});

test('what hears fingers alone is dragged by a finger on a phone', async ({ visit }) => {
  const page = await visit(
    `<ul id=list style="list-style:none;width:300px;padding:0">${['Wash', 'Dry', 'Fold'].map((name) => `<li class=it style="padding:14px;cursor:grab;touch-action:none">${name}</li>`).join('')}</ul><script>
    let held; list.addEventListener('touchstart', (e) => { held = e.target.closest('.it'); e.preventDefault() }, { passive: false }); list.addEventListener('touchend', () => { held = null });
    list.addEventListener('touchmove', (e) => { for (const other of list.children) { const box = other.getBoundingClientRect(), y = e.touches[0].clientY; if (held && other !== held && y > box.top && y < box.bottom) y > box.top + box.height / 2 ? other.after(held) : other.before(held) } })</script>`,
    { device: 'phone' },
  );
  await page.do('drag:wash', { to: 'Fold' });
  expect(await page.read('list.innerText')).toBe('Dry\nFold\nWash');
});

test('what a drop only tells the server is not done twice', async ({ site, visit }) => {
  const shop = await site({
    '/': `<div style="display:flex"><div id=card style="padding:14px;width:120px;cursor:grab;user-select:none">Task</div><div class=lane style="width:200px;height:120px;border:1px dashed">Done</div></div><script>
      let held; card.onpointerdown = () => { held = true; setTimeout(() => {}, 300) }; document.addEventListener('pointerup', (e) => { if (held && document.elementFromPoint(e.clientX, e.clientY).closest('.lane')) fetch('/move', { method: 'POST' }); held = false })</script>`,
    '/move': (_, response) => setTimeout(() => response.end(), 400),
  });
  const page = await visit(shop);
  await page.do('drag:task', { to: 'Done' });
  expect(shop.hits.filter((hit) => hit === 'POST /move')).toHaveLength(1);
});
