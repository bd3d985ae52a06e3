import { expect, test, type Visit } from './support.ts';

const named = (page: Visit, words: RegExp) => page.names.find((name) => words.test(name)) ?? `nothing like ${words}`;

test('a number that the page puts back into an emptied field is typed over', async ({ visit }) => {
  const page = await visit(`<label>Guests <input id=guests inputmode=numeric value=2></label><script>
    guests.oninput = () => { if (guests.value === '') { guests.value = '1'; guests.setSelectionRange(0, 0) } }</script>`);
  await page.do('type:guests', { text: '4' });
  expect(await page.read('guests.value')).toBe('4');
});

test('a list that shows by its frame alone is pressed there, and not on its label', async ({ visit }) => {
  const page =
    await visit(`<label for=town>Town</label><div id=frame style="position:relative;width:260px;height:32px;border:1px solid;cursor:pointer;margin-top:40px">
    <div style="opacity:0;position:absolute;left:8px;top:4px"><input id=town role=combobox readonly aria-haspopup=listbox aria-expanded=false style="width:11px;border:0;padding:0"></div>
    <span style="position:absolute;left:8px;top:6px;width:150px">Where to?</span></div><p id=out></p><script>frame.onclick = () => out.textContent = 'Bergen'</script>`);
  const list = page.seen.actions.find(({ name }) => name === 'click:town');
  expect(list?.target?.width).toBeGreaterThan(200);
  await page.do('click:town');
  expect(await page.read('out.textContent')).toBe('Bergen');
});

test('a thing that is taken by any small handle gets before the first of its list', async ({ visit }) => {
  const page = await visit(`<ul id=list style="list-style:none;padding:0;width:300px">${['Drill', 'Saw', 'Lathe']
    .map(
      (name) =>
        `<li style="height:48px"><span class=grip aria-label="Move ${name}" style="cursor:grab">⠿</span>${name}</li>`,
    )
    .join('')}</ul><script>let held = null;
    onpointerdown = e => { if (!e.target.closest('.grip')) return; held = e.target.closest('li'); e.preventDefault() }; onpointerup = () => held = null;
    onpointermove = e => { const other = held && [...list.children].find(li => { const r = li.getBoundingClientRect(); return li !== held && e.clientY > r.top && e.clientY < r.bottom });
      if (!other) return; const r = other.getBoundingClientRect(); list.insertBefore(held, e.clientY < r.top + r.height / 2 ? other : other.nextSibling) }</script>`);
  await page.do('drag:move-lathe', { to: 'Move Drill' });
  expect(await page.read('list.innerText.replace(/\\W+/g, " ").trim()')).toBe('Lathe Drill Saw');
});

test('a field drawn in place of a hidden list is called by the label of that list', async ({ visit }) => {
  const page =
    await visit(`<label for=who>People</label><select id=who multiple style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"><option>Ada</select>
    <span style="display:block;border:1px solid;width:300px"><span><ul style="margin:0;padding:0;list-style:none"><li><input type=search role=searchbox aria-label=Search></li></ul></span></span>
    <label>Filter <input type=search aria-label=Search></label>`);
  expect(page.names).toEqual(expect.arrayContaining(['type:people', 'type:search']));
});

test('what a field lost wholly is typed once more, and what something else took is not', async ({ visit }) => {
  const page =
    await visit(`<label>Postcode <input id=postcode></label><label>Code <input id=code></label><p id=out></p><script>
    let deaf = false, keys = 0;
    postcode.onfocus = () => { deaf = true; setTimeout(() => deaf = false, 300) }; postcode.onbeforeinput = e => { if (deaf) e.preventDefault() };
    code.onkeydown = e => { e.preventDefault(); keys++; out.textContent += e.key }</script>`);
  const typed = await page.do('type:postcode', { text: 'LS6' });
  expect(typed.kind).toBe('changed');
  expect(await page.read('postcode.value')).toBe('LS6');
  await page.do('type:code', { text: '123' });
  expect(await page.read('[out.textContent, keys]')).toEqual(['123', 3]);
});

test('what turns into its opposite, or is known by what is chosen in it, is told to be the same control', async ({
  visit,
}) => {
  const page = await visit(`<button id=sound aria-label=Mute style="width:40px;height:40px"></button>
    <p><select id=code><option>+44<option>+49</select><input placeholder="Phone number">
    <script>sound.onclick = () => sound.setAttribute('aria-label', 'Unmute')</script>`);
  expect((await page.do('click:mute')).words).toBe('"Mute" is now called "Unmute".');
  expect((await page.do(named(page, /^choose:/), { option: '+49' })).words).toBe('"+44" now shows "+49".');
});

test('a box for one digit that hands the focus on has taken its digit', async ({ visit }) => {
  const page = await visit(`<div id=code>${[1, 2, 3]
    .map((at) => `<input maxlength=1 inputmode=numeric aria-label="Digit ${at}">`)
    .join('')}</div>
    <script>code.oninput = e => { if (e.target.value) e.target.nextElementSibling?.focus() }</script>`);
  const typed = await page.do('type:digit-1', { text: '4' });
  expect(typed.kind).toBe('changed');
  const whole = await page.do('type:digit-1', { text: '482' });
  expect(whole.kind).toBe('changed');
  expect(await page.read('[...code.children].map(({ value }) => value).join("")')).toBe('482');
});
