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
