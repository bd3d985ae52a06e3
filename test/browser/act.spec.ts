import { writeFile } from 'node:fs/promises';
import { expect, test } from './support.ts';

test('clicks, types, ticks, chooses and says what came of it', async ({ visit }) => {
  const page =
    await visit(`<title>Form</title><label>Name <input id=name></label><label>Notes <textarea id=notes>old</textarea></label>
    <label><input type=checkbox id=terms> Terms</label><label>Size <select id=size><option>Small<option>Large</select></label>
    <button onclick="document.querySelector('#out').textContent='Saved'">Save</button><button>Nothing</button><p id=out role=status></p>`);
  expect(await page.do('type:name', { text: 'Ana María' })).toEqual({
    kind: 'changed',
    words: '"Name" now shows "Ana María".',
  });
  await page.do('type:notes', { text: 'new text' });
  await page.do('check:terms');
  await page.do('choose:size', { option: 'Large' });
  expect(await page.do('click:save')).toEqual({ kind: 'changed', words: 'A message appeared: "Saved"' });
  expect((await page.do('click:nothing')).kind).toBe('nothing');
  expect(page.block('outcome')).toContain('nothing');
  expect(
    await page.read(
      '[...document.querySelectorAll("input,textarea,select")].map(e => e.type === "checkbox" ? e.checked : e.value)',
    ),
  ).toEqual(['Ana María', 'new text', true, 'Large']);
});

test('dates, times, colours, ranges and limits are given in the format of the field', async ({ visit }) => {
  const page = await visit(`<label>Day <input type=date id=day></label><label>Hour <input type=time id=hour></label>
    <label>Paint <input type=color id=paint></label><label>Volume <input type=range id=volume min=0 max=50 step=5></label>
    <label>Code <input id=code maxlength=4></label><label>Age <input type=number id=age></label>
    <script>let n = 0; volume.onchange = () => n++</script>`);
  await page.do('type:day', { text: '4 March 2027' });
  await page.do('type:hour', { text: '7.30 pm' });
  const paint = page.names.find((name) => name.endsWith(':paint'))!;
  await page.do(paint, { text: 'teal' });
  const volume = page.names.find((name) => name.endsWith(':volume'))!;
  await page.do(volume, { value: 33 });
  await page.do('type:code', { text: '1234' });
  await page.do('type:age', { text: '61' });
  expect(await page.read('[day, hour, paint, volume, code, age].map(e => e.value)')).toEqual([
    '2027-03-04',
    '19:30',
    '#008080',
    '35',
    '1234',
    '61',
  ]);
  expect(await page.read('n')).toBe(1);
  expect(await page.do('type:day', { text: 'soon' })).toMatchObject({
    kind: 'failed',
    words: expect.stringContaining('soon'),
  });
});

test('a slider of ARIA is set by its keys, or by dragging where it has none', async ({ visit }) => {
  const slider = (
    id: string,
    keys: boolean,
  ) => `<div style="width:300px;height:20px;background:#ddd;margin:30px;position:relative">
    <div role=slider tabindex=0 id=${id} aria-label=${id} aria-valuemin=0 aria-valuemax=100 aria-valuenow=20
      style="position:absolute;left:60px;top:0;width:20px;height:20px;background:navy"></div></div>
    <script>{ const s = document.getElementById('${id}'); const set = v => { v = Math.max(0, Math.min(100, Math.round(v))); s.setAttribute('aria-valuenow', v); s.style.left = v * 3 - 10 + 'px' };
      ${keys ? "s.onkeydown = e => { if (e.key === 'ArrowRight') set(+s.getAttribute('aria-valuenow') + 1); if (e.key === 'ArrowLeft') set(+s.getAttribute('aria-valuenow') - 1) }" : ''}
      s.onpointerdown = e => { s.setPointerCapture(e.pointerId); s.onpointermove = m => set((m.clientX - s.parentNode.getBoundingClientRect().left) / 3) }; s.onpointerup = () => s.onpointermove = null }</script>`;
  const page = await visit(slider('warmth', true) + slider('light', false));
  const warmth = page.names.find((name) => /warmth/.test(name) && name.startsWith('set'))!;
  const light = page.names.find((name) => /light/.test(name) && name.startsWith('set'))!;
  await page.do(warmth, { value: 55 });
  await page.do(light, { value: 70 });
  expect(await page.read('+warmth.getAttribute("aria-valuenow")')).toBe(55);
  expect(Math.abs((await page.read<number>('+light.getAttribute("aria-valuenow")')) - 70)).toBeLessThanOrEqual(2);
});

test('custom lists, autocompletes and rich text', async ({ visit }) => {
  const page =
    await visit(`<div id=drop><button aria-haspopup=listbox onclick="list.hidden = !list.hidden">Country</button>
      <ul id=list role=listbox hidden>${['Chile', 'Kenya', 'Norway'].map((name) => `<li role=option onclick="chosen.textContent='${name}';list.hidden=true">${name}</li>`).join('')}</ul></div><p id=chosen></p>
    <label>City <input id=city role=combobox autocomplete=off></label><ul id=hits role=listbox></ul>
    <div id=rich contenteditable aria-label=Message style="border:1px solid;min-height:40px;width:300px"><b>old</b></div>
    <script>city.oninput = () => setTimeout(() => { hits.innerHTML = ['Nairobi', 'Nakuru', 'Oslo'].filter(c => c.toLowerCase().startsWith(city.value.toLowerCase())).map(c => '<li role=option>' + c + '</li>').join('') }, 150);
      hits.onmousedown = e => { city.value = e.target.textContent; hits.innerHTML = '' }</script>`);
  await page.do('click:country');
  await page.do('click:kenya');
  expect(await page.read('chosen.textContent')).toBe('Kenya');
  const city = page.names.find((name) => name.startsWith('type:city'))!;
  await page.do(city, { text: 'nak' });
  await page.do('click:nakuru');
  expect(await page.read('city.value')).toBe('Nakuru');
  await page.do('type:message', { text: 'Dear shop' });
  expect(await page.read('rich.innerText.trim()')).toBe('Dear shop');
});

test('drags with real steps, by pointer and by HTML5 drag and drop', async ({ visit }) => {
  const page =
    await visit(`<style>.box{width:120px;height:60px;border:1px solid;margin:10px;display:inline-block}</style>
    <div class=box draggable=true id=card>Card</div><div class=box id=done aria-label=Done>Done</div><p id=out></p>
    <script>card.ondragstart = e => e.dataTransfer.setData('text', 'card'); done.ondragover = e => e.preventDefault();
      done.ondrop = e => { e.preventDefault(); out.textContent = 'dropped ' + e.dataTransfer.getData('text') }</script>`);
  const drag = page.seen.actions.find((action) => action.name.startsWith('drag:card'))!;
  const goals = (drag.parameters?.properties?.to?.enum ?? []) as string[];
  expect(goals).toContain('Done');
  await page.do(drag.name, { to: 'Done' });
  expect(await page.read('out.textContent')).toBe('dropped card');
});

test('uploads a file the person has, and names those they have otherwise', async ({ visit }, info) => {
  const path = info.outputPath('receipt.txt');
  await writeFile(path, 'paid 12.50');
  const files = new Map([['receipt', path]]);
  const page = await visit(
    `<label>Proof <input type=file id=proof></label><button onclick="const i=document.createElement('input');i.type='file';i.onchange=()=>out.textContent=i.files[0].name;i.click()">Attach</button><p id=out></p>`,
    { files },
  );
  const proof = page.names.find((name) => name.startsWith('upload:'))!;
  expect(await page.do(proof, { file: 'photo' })).toMatchObject({
    kind: 'failed',
    words: expect.stringContaining('"receipt"'),
  });
  await page.do(proof, { file: 'receipt' });
  expect(await page.read('proof.files[0].name')).toBe('receipt.txt');
  await page.do('click:attach');
  expect(await page.read('out.textContent')).toBe('receipt.txt');
});

test('what covers an element is named, and an element that moved is found again', async ({ visit }) => {
  const page =
    await visit(`<button style="position:absolute;left:20px;top:20px" id=pay onclick="out.textContent='paid'">Pay</button><p id=out style="margin-top:300px"></p>
    <button style="position:absolute;left:200px;top:20px" onclick="pay.style.left='600px';pay.style.top='200px'">Move</button>
    <button style="position:absolute;left:300px;top:20px" onclick="cover.hidden=false">Cover</button>
    <div id=cover hidden role=dialog aria-label="We value your privacy" style="position:fixed;inset:0;background:#fff">We value your privacy</div>`);
  await page.stage.page().evaluate('pay.style.left = "600px"');
  expect(await page.stage.act('click:pay', null)).toMatchObject({
    kind: 'changed',
    words: expect.stringContaining('paid'),
  });
  page.seen = await page.stage.observe();
  await page.stage.page().evaluate('cover.hidden = false');
  expect(await page.stage.act('click:pay', null)).toEqual({
    kind: 'blocked',
    words: '"Pay" is covered by a dialog: "We value your privacy".',
  });
});

test('scrolls the page and regions within it, and goes back', async ({ visit, site }) => {
  const home = await site({
    '/': `<title>Home</title><div style="height:150px;width:300px;overflow:auto" id=inner aria-label=Results tabindex=0>${Array.from({ length: 60 }, (_, i) => `<p>Row ${i}</p>`).join('')}</div><a href=/next>Next</a><div style="height:3000px"></div><a href=/end>The end</a>`,
    '/next': '<title>Next page</title><h1>Next</h1>',
  });
  const page = await visit(home);
  expect(page.names).not.toContain('back');
  const region = page.names.find((name) => name.startsWith('scroll.') && name.endsWith(':down'))!;
  await page.do(region);
  expect(await page.read<number>('inner.scrollTop')).toBeGreaterThan(50);
  for (let turn = 0; turn < 8 && !page.names.includes('click:the-end'); turn++) await page.do('scroll:down');
  expect(page.names).toContain('click:the-end');
  for (let turn = 0; turn < 8 && !page.names.includes('click:next'); turn++) await page.do('scroll:up');
  expect(await page.do('click:next')).toMatchObject({ kind: 'changed', words: expect.stringContaining('Next page') });
  await page.do('back');
  expect(page.seen.title).toBe('Home');
});

test('pixels alone count as a change: a canvas that is drawn on', async ({ visit }) => {
  const page = await visit(
    `<canvas id=c width=300 height=200 style="border:1px solid"></canvas><button>Quiet</button><script>c.onclick = e => { const x = c.getContext('2d'); x.fillStyle = 'red'; x.fillRect(0, 0, 300, 200) }</script>`,
  );
  const canvas = page.names.find((name) => name.startsWith('click:'))!;
  expect((await page.do(canvas)).kind).toBe('changed');
  expect((await page.do('click:quiet')).kind).toBe('nothing');
});

test('a clock that ticks is no answer to a dead click', async ({ visit }) => {
  const page = await visit(
    `<p>It is <span id=t>0</span> past</p><button>Dead</button><button onclick="n.textContent = 'Basket 1'">Add</button><p id=n>Basket 0</p><script>let s = 0; setInterval(() => t.textContent = ++s, 40)</script>`,
    { pacing: 'pause_on_decide' },
  );
  expect((await page.do('click:dead')).kind).toBe('nothing');
  expect((await page.do('click:add')).words).toContain('Basket 1');
});

test('a page that hears the arrow keys can be played with them, and others are not', async ({ visit }) => {
  const board = '<body><b id=man style="position:absolute;left:40px">man</b><script>';
  const there = await visit(
    `${board}const steps = { 37: -20, 39: 20 };
    document.addEventListener('keydown', function (event) { man.style.left = parseInt(man.style.left) + (steps[event.which] || 0) + 'px' })</script>`,
  );
  await there.do('press:right');
  await there.do('press:right');
  expect(await there.read('man.style.left')).toBe('80px');
  const other = await visit(
    `${board}document.addEventListener('keydown', (event) => { if (event.key === 'Escape') man.hidden = true })</script>`,
  );
  expect(other.names).not.toContain('press:right');
});
