import { expect, test } from './support.ts';

/** What is pulled: cards that are pressed as well, rows of slides, planes of colour, maps, and rows that follow a finger. */

test('a card over which the hand shows is opened by a press and moved by pulling it', async ({ visit }) => {
  const page =
    await visit(`<style>.col { display: inline-block; width: 220px; height: 160px; background: #eee; vertical-align: top } .card { margin: 6px; padding: 8px; background: #fff; cursor: pointer; touch-action: none }</style>
    <section class=col><b>To do</b><div class=card>Write copy <i class=tick style="display:inline-block;width:16px;height:16px;border:1px solid;border-radius:50%"></i></div></section><section class=col><b>Done</b></section><p id=out></p>
    <script>let held = null, moved = false;
      addEventListener('pointerdown', (e) => { held = e.target.closest('.card'); if (!held || e.target.closest('.tick')) { held = null; return } moved = false });
      addEventListener('pointermove', () => { if (held) moved = true });
      addEventListener('pointerup', (e) => { if (!held) return; const card = held; held = null; if (!moved) { out.textContent = 'Opened'; return }
        card.style.pointerEvents = 'none'; document.elementFromPoint(e.clientX, e.clientY)?.closest('.col')?.append(card); card.style.pointerEvents = '' });
      document.body.addEventListener('click', (e) => { if (e.target.closest('.tick')) out.textContent = 'Ticked'; else if (e.target.closest('.add')) out.textContent = 'Added' })</script>`);
  await page.do('click:write-copy');
  expect(await page.read('out.textContent')).toBe('Opened');
  await page.do('drag:write-copy', { to: 'Done' });
  expect(await page.read("document.querySelector('.card').parentNode.textContent")).toContain('Done');
  await page.do('click:confirm');
  expect(await page.read('out.textContent')).toBe('Ticked');
});

test('a row of slides that takes the pointer is pulled aside', async ({ visit }) => {
  const page =
    await visit(`<div style="width:400px;height:120px;overflow:hidden"><div id=row style="display:flex;cursor:grab">${[
      'One',
      'Two',
      'Three',
    ]
      .map((word) => `<div style="flex:0 0 400px;height:120px">${word}</div>`)
      .join(
        '',
      )}</div></div><script>let from = null, at = 0; row.addEventListener('pointerdown', (e) => { from = e.clientX; row.setPointerCapture(e.pointerId) });
      row.addEventListener('pointerup', (e) => { if (Math.abs(e.clientX - from) > 150) at += e.clientX < from ? 1 : -1; row.style.transform = 'translateX(' + -400 * at + 'px)' });
      addEventListener('pointerup', (e) => document.elementFromPoint(e.clientX, e.clientY)?.closest('.lane')?.append(''))</script><div class=lane>Lane</div>`);
  const name = page.names.find((each) => each.startsWith('drag:')) ?? '';
  await page.do(name, { to: 'left' });
  expect(await page.read('at')).toBe(1);
});

test('a plane of shades is called by the words over it, pressed in its parts and pulled along', async ({ visit }) => {
  const page =
    await visit(`<div>Brand colour</div><div id=plane style="width:200px;height:120px;background:linear-gradient(to top,#000,transparent),linear-gradient(to right,#fff,blue)"></div><code id=out></code>
    <script>const to = (e) => { out.textContent = Math.round(e.offsetX / 20) + ' ' + Math.round(e.offsetY / 20) }
      plane.addEventListener('pointerdown', (e) => { plane.setPointerCapture(e.pointerId); to(e); plane.onpointermove = to; plane.onpointerup = () => { plane.onpointermove = null } })</script>`);
  await page.do('click:brand-colour-top-left');
  expect(await page.read('out.textContent')).toBe('2 1');
  await page.do('drag:brand-colour', { to: 'right' });
  expect(await page.read('out.textContent')).toBe('11 3');
});

test('a row that follows the finger aside is pulled by a finger, and not pressed', async ({ visit }) => {
  const row = (name: string) =>
    `<div class=row style="height:60px"><button style="width:100%;height:60px" onclick="out.textContent = 'Opened ${name}'">${name}</button></div>`;
  const page = await visit(
    `<meta name=viewport content="width=device-width">${row('Ann')}${row('Bo')}<p id=out></p><script>for (const each of document.querySelectorAll('.row')) { let from = null;
      each.addEventListener('touchstart', (e) => { from = e.touches[0].clientX }, { passive: true }); each.addEventListener('touchmove', (e) => { each.style.transform = 'translateX(' + (e.touches[0].clientX - from) + 'px)' }, { passive: true });
      each.addEventListener('touchend', (e) => { each.style.transform = ''; if (e.changedTouches[0].clientX < from - 60) out.textContent = 'Archived ' + each.textContent }) }</script>`,
    { device: 'phone' },
  );
  await page.do('drag:bo', { to: 'left' });
  expect(await page.read('out.textContent')).toBe('Archived Bo');
});

test('a map is pulled about in its frame, whatever else is a place to put things', async ({ visit }) => {
  const page =
    await visit(`<div style="display:flex"><section><h3>Results</h3><article style="height:60px">Cafe Lumen</article><article style="height:60px">Bar Azul</article></section><section><h3>Saved</h3></section></div>
    <div id=map style="position:relative;width:600px;height:400px;cursor:grab;touch-action:none"><canvas width=600 height=400></canvas></div><p id=out></p>
    <script>let from; map.addEventListener('pointerdown', (e) => { if (e.target.closest('.marker')) return; from = e.clientX; const up = (u) => { removeEventListener('pointerup', up); out.textContent = u.clientX < from ? 'West' : 'East' }; addEventListener('pointerup', up) })</script>`);
  const name = page.names.find((each) => each.startsWith('drag:')) ?? '';
  await page.do(name, { to: 'left' });
  expect(await page.read('out.textContent')).toBe('West');
});

test('the bar of a player is a slider where the page as a whole hears where the pointer goes', async ({ visit }) => {
  const page =
    await visit(`<div id=seek style="position:relative;width:700px;height:16px;margin-top:80px"><div style="position:absolute;inset:6px 0;background:#ccc"></div>
    <div id=dot style="position:absolute;top:2px;left:25%;width:12px;height:12px;margin-left:-6px;border-radius:50%;background:red"></div></div><p id=out>0:15</p><script>let on = false;
    const at = e => { const share = Math.max(0, Math.min(1, (e.clientX - seek.getBoundingClientRect().left) / 700)); dot.style.left = share * 100 + '%'; out.textContent = '0:' + Math.round(share * 60) };
    seek.addEventListener('mousedown', e => { on = true; at(e) }); document.addEventListener('mousemove', e => { if (on) at(e) }); document.addEventListener('mouseup', () => on = false)</script>`);
  const bar = page.names.filter((name) => /^(?:set|click|drag):/.test(name));
  expect(bar).toEqual([expect.stringMatching(/^set:/)]);
  await page.do(bar[0] ?? '', { value: 75 });
  expect(Number(((await page.read('out.textContent')) as string).slice(2))).toBeGreaterThan(42);
});

test('on a phone a row of slides and the grip of a sheet are pulled beside a slider, and what only knows a tap is not', async ({
  visit,
}) => {
  const page = await visit(
    `<meta name=viewport content="width=device-width"><style>body{margin:0}#row{overflow:hidden;width:360px}#track{display:flex}#track div{flex:0 0 100%;height:120px;background:#def}#sheet{height:140px;overflow:hidden;background:#eee}#grab{height:22px;touch-action:none}</style>
    <div id=row><div id=track><div>Visa</div><div>Master</div></div></div><div id=tap>Request</div>
    <div id=sheet><div id=grab class=grab></div><label>Limit <input type=range></label></div><p id=out></p><script>let at = 0, x, dx = 0, y = null;
    row.addEventListener('touchstart', e => { x = e.touches[0].clientX; dx = 0 }, { passive: true }); row.addEventListener('touchmove', e => dx = e.touches[0].clientX - x, { passive: true });
    row.addEventListener('touchend', () => { if (Math.abs(dx) > 40) track.style.transform = 'translateX(' + -100 * (at = dx < 0 ? 1 : 0) + '%)' });
    let tx; tap.addEventListener('touchstart', e => tx = e.touches[0].clientX, { passive: true }); tap.addEventListener('touchend', e => { if (Math.abs(e.changedTouches[0].clientX - tx) < 8) out.textContent = 'asked' });
    grab.addEventListener('pointerdown', e => { y = e.clientY; grab.setPointerCapture(e.pointerId) }); grab.addEventListener('pointermove', e => { if (y !== null) sheet.style.height = 140 + e.clientY - y + 'px' }); grab.addEventListener('pointerup', () => y = null)</script>`,
    { device: 'phone' },
  );
  const pulled = page.names.filter((name) => /^drag:/.test(name));
  expect(pulled).toEqual([expect.stringContaining('visa'), 'drag:handle']);
  expect(page.names.filter((name) => /^click:/.test(name))).toEqual(['click:request']);
  await page.do(pulled[0] ?? '', { to: 'left' });
  expect(await page.read('at')).toBe(1);
  await page.do('drag:handle', { to: 'down' });
  expect(await page.read('sheet.offsetHeight')).toBeGreaterThan(200);
});

test('the border between two pictures is moved across, a dial up and down, and a plane of shades is pressed in its parts', async ({
  visit,
}) => {
  const page =
    await visit(`<h3>Before</h3><div id=pair style="position:relative;width:260px;height:120px;background:#caa"><div id=line style="position:absolute;left:50%;top:0;bottom:0;width:4px;margin-left:-2px;background:#fff;cursor:ew-resize"><span style="position:absolute;top:45px;left:-13px;width:30px;height:30px;border-radius:50%;background:#fff">⇔</span></div></div>
    <h3>Gain</h3><div id=gain class=knob style="width:60px;height:60px;border-radius:50%;background:#444"></div><p id=turned>50</p>
    <div style="position:relative;width:180px;height:90px;background:linear-gradient(0deg,#000,transparent),linear-gradient(90deg,#fff,transparent),blue"><div id=shade role=slider aria-label=Colour aria-valuetext="Saturation 50%" tabindex=0 style="position:absolute;inset:0"></div></div><p id=out></p><script>
    const follow = (on, move) => on.addEventListener('mousedown', (e) => { e.preventDefault(); move(e, true); const go = (e) => move(e, false); addEventListener('mousemove', go); addEventListener('mouseup', () => removeEventListener('mousemove', go), { once: true }) });
    let place = 50; follow(line, (e) => { place = (e.clientX - pair.getBoundingClientRect().left) / 2.6; line.style.left = place + '%' });
    let y; follow(gain, (e, first) => { if (!first) turned.textContent = +turned.textContent + (y - e.clientY) / 4; y = e.clientY });
    follow(shade, (e) => { out.textContent = e.offsetX > 120 && e.offsetY < 30 ? 'bright' : 'dull' })</script>`);
  expect(page.names.filter((name) => /^(?:set|click):/.test(name) && !name.startsWith('click:colour'))).toEqual([]);
  const line = page.names.find((name) => name.startsWith('drag:') && !/gain|colour/.test(name)) ?? '';
  await page.do(line, { to: 'left' });
  expect(await page.read('place')).toBeLessThan(40);
  await page.do('drag:gain', { to: 'up' });
  expect(Number(await page.read('turned.textContent'))).toBeGreaterThan(60);
  await page.do('click:colour-top-right');
  expect(await page.read('out.textContent')).toBe('bright');
});
