import { writeFile } from 'node:fs/promises';
import { expect, somebody, test, type Visit } from './support.ts';

const named = (page: Visit, words: RegExp) => {
  const name = page.names.find((one) => words.test(one));
  expect(name, `${words} among ${page.names.join(', ')}`).toBeDefined();
  return name as string;
};

test('a list of places that comes after a pause and an answer of the server', async ({ site, visit }) => {
  const home = await site({
    '/': `<label>City <input id=city></label><div id=hits></div><script>let timer;
      city.oninput = () => { clearTimeout(timer); timer = setTimeout(async () => { const names = await (await fetch('/places?q=' + city.value)).json();
        hits.innerHTML = names.map(n => '<div style="padding:6px;cursor:pointer">' + n + '</div>').join('') }, 300) };
      hits.onclick = e => { city.value = e.target.textContent; hits.innerHTML = '' }; city.onblur = () => setTimeout(() => hits.innerHTML = '', 200)</script>`,
    '/places': (_, response) => void setTimeout(() => response.end(JSON.stringify(['Nairobi', 'Nakuru'])), 600),
  });
  const page = await visit(home);
  expect((await page.do('type:city', { text: 'na' })).words).toContain('Nairobi');
  await page.do(named(page, /nakuru/));
  expect(await page.read('city.value')).toBe('Nakuru');
});

test('a custom list and a menu by nothing but keys', async ({ visit }) => {
  const page = await visit(
    `<div role=combobox tabindex=0 id=pick aria-expanded=false aria-controls=list aria-label=Country style="width:200px;border:1px solid">Choose</div>
    <ul id=list role=listbox hidden>${['Chile', 'Kenya', 'Norway'].map((name, i) => `<li role=option id=o${i}>${name}</li>`).join('')}</ul>
    <button aria-haspopup=menu onclick="menu.hidden = false; menu.firstElementChild.focus()">Edit</button><div role=menu id=menu hidden>${['Cut', 'Copy'].map((name) => `<div role=menuitem tabindex=-1 onclick="out.textContent = '${name}'">${name}</div>`).join('')}</div>
    <div contenteditable aria-label=Note style="border:1px solid;width:200px">old</div><p id=out></p><script>let at = -1; const show = yes => { list.hidden = !yes; pick.setAttribute('aria-expanded', yes) };
      pick.onkeydown = e => { if (e.key === 'ArrowDown') { show(true); at = Math.min(2, at + 1); pick.setAttribute('aria-activedescendant', 'o' + at) }
        if (e.key === 'Enter') { if (list.hidden) show(true); else if (at >= 0) { pick.textContent = list.children[at].textContent; show(false) } } };
      menu.onkeydown = e => { const i = [...menu.children].indexOf(document.activeElement); if (e.key === 'ArrowDown') menu.children[Math.min(1, i + 1)].focus(); if (e.key === 'Enter') document.activeElement.click() };
      let presses = 0; addEventListener('mousedown', () => presses++)</script>`,
    { person: somebody({ motor: 'keyboard_only' }) },
  );
  await page.do(named(page, /country/), { option: 'Norway' });
  expect(await page.read('pick.textContent')).toBe('Norway');
  await page.do('click:edit');
  expect((await page.do('click:copy')).words).toContain('Copy');
  await page.do('type:note', { text: 'new' });
  expect(await page.read('document.querySelector("[contenteditable]").innerText')).toBe('new');
  expect(await page.read('presses')).toBe(0);
});

test('a calendar of its own, a list of several, a spread of code boxes', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(`<label>Day <input id=day readonly></label><div id=cal hidden></div>
    <label>Tags <select multiple id=tags size=3><option>Red<option>Green<option>Blue</select></label>
    <div>${[1, 2, 3, 4].map((n) => `<input aria-label="Digit ${n}" maxlength=1 class=code style="width:30px">`).join('')}</div><script>
      day.onclick = () => { cal.hidden = false; draw(5) }; const code = [...document.querySelectorAll('.code')];
      code.forEach((box, i) => box.oninput = () => box.value && code[i + 1]?.focus());
      function draw(m) { cal.innerHTML = '<button aria-label="Next month" id=next>›</button><b>Month ' + m + '</b><table><tr>' + [15, 16, 17].map(d => '<td style="cursor:pointer;padding:6px">' + d + '</td>').join('') + '</tr></table>';
        next.onclick = () => draw(m + 1); cal.querySelector('table').onclick = e => { day.value = '2027-0' + m + '-' + e.target.textContent; cal.hidden = true } }</script>`);
  await page.do(named(page, /:day/));
  await page.do('click:next-month');
  await page.do(named(page, /:17$/));
  expect(await page.read('day.value')).toBe('2027-06-17');
  const tags = named(page, /:tags/);
  await page.do(tags, { option: 'Red' });
  await page.do(tags, { option: 'Blue' });
  const chosen = () => page.read('[...tags.selectedOptions].map(o => o.text)');
  expect(await chosen()).toEqual(['Red', 'Blue']);
  await page.do(tags, { option: 'Red' });
  expect(await chosen()).toEqual(['Blue']);
  await page.do('type:digit-1', { text: '1234' });
  expect(await page.read('code.map(box => box.value).join("")')).toBe('1234');
});

test('fields that write their own hand: masks, formats, values a framework owns', { tag: '@long' }, async ({
  visit,
}) => {
  const page =
    await visit(`<label>Phone <input id=phone></label><label>Price <input id=price></label><label>Name <input id=name></label><label>Born <input id=born value="__/__/____"></label><p id=out></p><script>
    phone.oninput = () => { const d = phone.value.replace(/\\D/g, '').slice(0, 10); phone.value = d.length > 6 ? '(' + d.slice(0, 3) + ') ' + d.slice(3, 6) + '-' + d.slice(6) : d };
    price.onblur = () => price.value = Number(price.value).toLocaleString('en', { style: 'currency', currency: 'USD' });
    born.onkeydown = e => { if (/\\d/.test(e.key)) { e.preventDefault(); born.value = born.value.replace('_', e.key) } else if (e.key === 'Delete') { e.preventDefault(); born.value = '__/__/____' } else if (e.key.length === 1 && !e.ctrlKey) e.preventDefault() };
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'); let tracked = '';
    Object.defineProperty(document.getElementById('name'), 'value', { get() { return own.get.call(this) }, set(v) { tracked = v; own.set.call(this, v) }, configurable: true });
    document.getElementById('name').addEventListener('input', e => { const v = own.get.call(e.target); if (v === tracked) return; tracked = v; setTimeout(() => { e.target.value = v.replace(/\\d/g, ''); out.textContent = 'Hello ' + e.target.value }) })</script>`);
  await page.do('type:phone', { text: '5551234567' });
  await page.do('type:price', { text: '1234.5' });
  await page.do('type:born', { text: '03/04/1990' });
  await page.do('type:name', { text: 'Ann3a' });
  expect(await page.read('[phone, price, born, document.getElementById("name")].map(e => e.value)')).toEqual([
    '(555) 123-4567',
    '$1,234.50',
    '03/04/1990',
    'Anna',
  ]);
  expect(await page.read('out.textContent')).toBe('Hello Anna');
});

test('fields in frames and in shadow roots, closed ones too', async ({ site, visit }) => {
  const home = await site({
    '/': `<iframe src=/frame style="width:400px;height:120px"></iframe><script>
      for (const mode of ['open', 'closed']) customElements.define('x-' + mode, class extends HTMLElement { constructor() { super(); this.own = this.attachShadow({ mode });
        this.own.innerHTML = '<label>Text ' + mode + ' <input></label><select aria-label="Pick ' + mode + '"><option>A<option>B</select><input type=date aria-label="Day ' + mode + '"><button>Go ' + mode + '</button>';
        this.own.querySelector('button').onclick = () => this.title = 'pressed' } });
      const all = ['open', 'closed'].map(mode => document.body.appendChild(document.createElement('x-' + mode)))</script>`,
    '/frame':
      '<label>Within <input></label><select aria-label=Size><option>S<option>L</select><div contenteditable aria-label=Words>x</div>',
  });
  const page = await visit(home);
  await page.do('type:within', { text: 'one' });
  await page.do('choose:size', { option: 'L' });
  await page.do('type:words', { text: 'rich' });
  for (const mode of ['open', 'closed']) {
    expect((await page.do(`type:text-${mode}`, { text: mode })).kind).toBe('changed');
    await page.do(`choose:pick-${mode}`, { option: 'B' });
    expect((await page.do(`type:day-${mode}`, { text: '2 March 2027' })).kind).toBe('changed');
    await page.do(`click:go-${mode}`);
  }
  expect(
    await page.read(
      'all.map(e => [...e.own.querySelectorAll("input, select")].map(f => f.value).concat(e.title).join(" "))',
    ),
  ).toEqual(['open B 2027-03-02 pressed', 'closed B 2027-03-02 pressed']);
  expect(
    await page.read(
      '(d => [d.querySelector("input").value, d.querySelector("select").value, d.querySelector("div").innerText])(frames[0].document)',
    ),
  ).toEqual(['one', 'L', 'rich']);
});

test('what moves away from under the pointer is followed, and what counts down is found again', async ({ visit }) => {
  const page =
    await visit(`<button style="position:relative" onmouseenter="this.style.left = '60px'" onclick="out.textContent = 'caught'">Dodge</button>
    <button id=pay onclick="out.textContent = 'paid'">Pay within 300 s</button><p id=out></p><script>let s = 300; setInterval(() => pay.textContent = 'Pay within ' + --s + ' s', 200)</script>`);
  await page.do('click:dodge');
  expect(await page.read('out.textContent')).toBe('caught');
  const pay = named(page, /^click:pay/);
  await page.stage.page().waitForTimeout(450);
  await page.stage.act(pay, null);
  expect(await page.read('out.textContent')).toBe('paid');
});

test('sliders: a long track, one that hears no keys, one with a scale of its own', { tag: '@long' }, async ({
  visit,
}) => {
  const page =
    await visit(`<div style="padding:40px"><div id=volume role=slider tabindex=0 aria-label=Volume aria-orientation=vertical aria-valuemin=0 aria-valuemax=100 aria-valuenow=0 style="width:30px;height:200px;background:#ccc"></div>
    <div id=rail style="width:300px;height:8px;background:#ccc;margin-top:40px;position:relative"><span id=price role=slider tabindex=0 aria-label=Price aria-valuemin=10 aria-valuemax=5010 aria-valuenow=10 style="position:absolute;top:-6px;width:20px;height:20px;background:red"></span></div></div><script>
    const at = e => volume.setAttribute('aria-valuenow', Math.round(100 - (e.clientY - volume.getBoundingClientRect().top) / 2));
    volume.onpointerdown = e => { volume.setPointerCapture(e.pointerId); at(e); volume.onpointermove = at }; volume.onpointerup = () => volume.onpointermove = null;
    let held = false; price.onmousedown = () => held = true; addEventListener('mouseup', () => held = false);
    addEventListener('mousemove', e => { if (!held) return; const x = Math.max(0, Math.min(280, e.clientX - rail.getBoundingClientRect().left - 10)); price.style.left = x + 'px'; price.setAttribute('aria-valuenow', Math.round(10 + x / 280 * 5000)) })</script>`);
  const value = (id: string) => page.read<number>(`+${id}.getAttribute('aria-valuenow')`);
  await page.do(named(page, /volume/), { value: 80 });
  expect(Math.abs((await value('volume')) - 80)).toBeLessThanOrEqual(1);
  await page.do(named(page, /price/), { value: 3000 });
  expect(Math.abs((await value('price')) - 3000)).toBeLessThanOrEqual(20);
});

test('the right file among several, by what asks for it', { tag: '@long' }, async ({ visit }, info) => {
  const paths = new Map([
    ['cv', info.outputPath('resume.pdf')],
    ['photo', info.outputPath('me.png')],
  ]);
  for (const path of paths.values()) await writeFile(path, 'x');
  const page = await visit(
    `<style>input{display:none}</style><label style="padding:8px;border:1px solid;cursor:pointer">Add a photo<input type=file id=a></label><button onclick="b.click()">Attach CV</button><input type=file id=b>
    <button onclick="c.click()">Picture</button><input type=file id=c accept="image/*">`,
    { files: paths },
  );
  const photo = named(page, /photo/);
  await page.do(photo, photo.startsWith('upload') ? { file: 'photo' } : null);
  expect((await page.do('click:attach-cv')).words).toContain('"cv" was chosen');
  expect((await page.do('click:picture')).words).toContain('"photo" was chosen');
  expect(await page.read('[a, b, c].map(f => f.files[0]?.name)')).toEqual(['me.png', 'resume.pdf', 'me.png']);
});

test('drops a file where nothing but dropping is listened for', { tag: '@long' }, async ({ visit }, info) => {
  const path = info.outputPath('plan.txt');
  await writeFile(path, 'a plan');
  const page = await visit(
    `<div id=zone style="width:300px;height:80px;border:1px dashed">Drop files here</div><p id=out></p><script>
      zone.ondragover = e => e.preventDefault(); zone.ondrop = e => { e.preventDefault(); out.textContent = e.dataTransfer.files[0].name }</script>`,
    { files: new Map([['plan', path]]) },
  );
  const zone = page.seen.actions.find(({ name }) => name.startsWith('upload:'));
  expect(zone?.parameters?.properties?.file?.enum).toEqual(['plan']);
  await page.do('upload:drop-files-here', { file: 'plan' });
  expect(await page.read('out.textContent')).toBe('plan.txt');
});

test('counts up, writes numbers, and pulls what does not say where it stands', async ({ visit }) => {
  const page =
    await visit(`<div id=guests role=spinbutton tabindex=0 aria-label=Guests aria-valuenow=2 aria-valuemin=1 aria-valuemax=9>2</div>
    <div id=year role=spinbutton tabindex=0 aria-label=Year aria-valuenow=2024>2024</div>
    <div id=hue role=slider tabindex=0 aria-label=Hue style="width:200px;height:20px;background:linear-gradient(90deg,red,blue)"></div>
    <div id=fine role=slider tabindex=0 aria-label=Fine aria-valuenow=0 style="width:200px;height:20px;background:#ccc;margin-top:20px"></div><p id=out></p><script>
    const put = (el, v) => { el.setAttribute('aria-valuenow', v); el.textContent = v };
    guests.onkeydown = e => { const now = +guests.ariaValueNow; if (e.key === 'ArrowUp') put(guests, now + 1); if (e.key === 'ArrowDown') put(guests, now - 1) };
    let digits = ''; year.onkeydown = e => { if (/\\d/.test(e.key)) { digits = (digits + e.key).slice(-4); if (digits.length === 4) put(year, digits) } };
    hue.onmousedown = () => { onmousemove = e => { out.textContent = Math.round((e.clientX - hue.getBoundingClientRect().left) / 2) }; onmouseup = () => { onmousemove = null } };
    fine.onkeydown = e => { const d = e.key === 'ArrowRight' ? .1 : e.key === 'ArrowLeft' ? -.1 : 0; fine.ariaValueNow = Math.round((+fine.ariaValueNow + d) * 10) / 10 };
    fine.onmousedown = () => { onmousemove = e => { fine.ariaValueNow = Math.round((e.clientX - fine.getBoundingClientRect().left) / 2) }; onmouseup = () => { onmousemove = null } }</script>`);
  await page.do('set:guests', { value: 6 });
  await page.do('set:year', { value: 1988 });
  await page.do('set:hue', { value: 75 });
  await page.do('set:fine', { value: 60.5 });
  expect(await page.read('[guests.ariaValueNow, year.ariaValueNow, fine.ariaValueNow]')).toEqual(['6', '1988', '60.5']);
  expect(Math.abs((await page.read<number>('+out.textContent')) - 75)).toBeLessThanOrEqual(1);
});

test('writes into an editor that draws its text, and leaves the labels before an empty field', async ({ visit }) => {
  const page =
    await visit(`<div id=editor style="border:1px solid;width:300px;height:60px"><div style="overflow:hidden;width:2px;height:0"><textarea style="width:900px"></textarea></div><pre id=drawn>let a</pre></div>
    <div id=tags><b>red</b> <input aria-label=Tags style="width:80px"></div><script>
    const area = document.querySelector('textarea'), tag = document.querySelector('input'); let all = false;
    editor.onmousedown = () => setTimeout(() => area.focus());
    area.onkeydown = e => { if (e.key === 'a' && e.ctrlKey) all = true; if (e.key === 'Delete' && all) drawn.textContent = '' };
    area.oninput = () => { drawn.textContent += area.value; area.value = '' };
    tag.onkeydown = e => { if (!tag.value && (e.key === 'Delete' || e.key === 'Backspace')) tags.querySelector('b')?.remove() }</script>`);
  expect((await page.do('type:text-field', { text: 'let b = 2' })).kind).toBe('changed');
  expect(await page.read('drawn.textContent')).toBe('let b = 2');
  await page.do('type:tags', { text: 'blue' });
  expect(await page.read('tags.textContent.trim()')).toBe('red');
});

test('moves things between lists that only the mouse knows of', async ({ visit }) => {
  const page =
    await visit(`<style>.list{width:200px;min-height:60px;margin:10px;background:#eee}.list div{cursor:grab;padding:6px}</style>
    <h3>Todo</h3><div class=list id=todo><div>Milk</div><div>Eggs</div></div><h3>Done</h3><div class=list id=done></div><script>
    let held; document.onmousedown = e => { held = e.target.closest('.list div'); e.preventDefault() };
    document.onmouseup = e => { document.elementFromPoint(e.clientX, e.clientY).closest('.list')?.append(held) }</script>`);
  await page.do('drag:milk', { to: 'end of Done' });
  expect(await page.read('done.textContent')).toBe('Milk');
});

test('scrolls a wide page sideways, and writes into a document that is one editor', async ({ visit }) => {
  const page =
    await visit(`<div style="width:3000px;height:40px;display:flex;justify-content:space-between"><b>Start</b><button>Far</button></div>
    <iframe id=f title="Message body" style="width:300px;height:80px"></iframe><script>f.contentDocument.designMode = 'on'; f.contentDocument.body.innerHTML = 'Hello'</script>`);
  await page.do('type:message-body', { text: 'Dear shop' });
  expect(await page.read('f.contentDocument.body.innerText.trim()')).toBe('Dear shop');
  for (let turn = 0; turn < 4 && page.names.includes('scroll:right'); turn++) await page.do('scroll:right');
  expect(page.names).toEqual(expect.arrayContaining(['click:far', 'scroll:left']));
});

test('a page that breaks and lies with its own built-ins is acted on like any other', async ({ site, visit }) => {
  const hostile = `<script>
    const nothing = () => null;
    addEventListener('load', () => {
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll', 'getBoundingClientRect', 'checkVisibility'])
        Element.prototype[name] = nothing;
      for (const name of ['elementFromPoint', 'querySelector', 'querySelectorAll']) Document.prototype[name] = nothing;
      const decoy = document.createElement('button');
      Object.defineProperty(document, 'activeElement', { get: () => decoy });
      Object.defineProperty(HTMLInputElement.prototype, 'value', { get: () => 'lie', set: nothing, configurable: true });
      Object.defineProperty(HTMLSelectElement.prototype, 'options', { get: () => [], configurable: true });
      Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => false });
      EventTarget.prototype.dispatchEvent = HTMLElement.prototype.focus = nothing;
    });
  </script>`;
  const home = await site({
    '/': `${hostile}<label>Name <input id=named></label><select id=sized aria-label=Size><option>Small<option>Large</select><input type=date aria-label=Day id=dated>
      <input type=range aria-label=Level id=ranged><div contenteditable aria-label=Words id=words style="width:99px">x</div><iframe src=/frame></iframe><p id=out></p>
      <script>sized.onchange = () => out.textContent = 'chosen ' + sized.selectedIndex</script>`,
    '/frame': `${hostile}<label>Within <input></label>`,
  });
  const page = await visit(home);
  const own = (name: string) => page.seen.actions.find((action) => action.name === name)?.target?.value;
  expect((await page.do('type:name', { text: 'Rosa' })).kind).toBe('changed');
  expect((await page.do('choose:size', { option: 'Large' })).words).toContain('chosen 1');
  expect((await page.do('type:day', { text: '2 March 2027' })).kind).toBe('changed');
  expect((await page.do('set:level', { value: 80 })).kind).toBe('changed');
  expect((await page.do('type:words', { text: 'rich' })).kind).toBe('changed');
  expect((await page.do('type:within', { text: 'one' })).kind).toBe('changed');
  for (const [name, value] of [
    ['type:name', 'Rosa'],
    ['type:day', '2027-03-02'],
    ['set:level', '80'],
    ['type:words', 'rich'],
    ['type:within', 'one'],
  ] as const)
    expect(own(name), name).toBe(value);
});
