import { expect, test, type Visit } from './support.ts';

const named = (page: Visit, words: RegExp) => {
  const name = page.names.find((one) => words.test(one));
  expect(name, `${words} among ${page.names.join(', ')}`).toBeDefined();
  return name as string;
};

const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
const COUNTRIES = ['Austria', 'Brazil', 'Chile', 'Denmark', 'Egypt', 'France', 'Ghana', 'Hungary', 'Iceland', 'Japan'];

/** A drawn list in place of a native one: a line that shows what is chosen, and a window over the page with a search. */
const drawn = (id: string, label: string, options: readonly string[], multiple = '') => `
  <label for=${id}>${label}</label><select id=${id} ${multiple} style="${HIDDEN}">${multiple ? '' : '<option></option>'}${options.map((name) => `<option>${name}</option>`).join('')}</select><span class=drawn data-for=${id}><span class=line role=combobox tabindex=0 aria-haspopup=true aria-expanded=false style="display:inline-block;width:220px;border:1px solid;padding:4px">Choose</span></span><br>`;

const SCRIPT = `<script>
  for (const box of document.querySelectorAll('.drawn')) {
    const select = document.getElementById(box.dataset.for), line = box.querySelector('.line');
    let popup = null;
    const show = () => { line.innerHTML = [...select.selectedOptions].filter(o => o.value).map(o => select.multiple ? '<span>' + o.text + '<button aria-label=Remove title="' + o.text + '">×</button></span>' : o.text).join('') || 'Choose';
      for (const button of line.querySelectorAll('button')) button.onclick = e => { e.stopPropagation(); [...select.options].find(o => o.text === button.title).selected = false; show() } };
    const close = () => { popup?.remove(); popup = null; line.setAttribute('aria-expanded', false) };
    line.onclick = () => { if (popup) return close();
      line.setAttribute('aria-expanded', true); popup = document.createElement('div'); popup.style = 'position:fixed;left:300px;top:20px;background:#fff;border:1px solid';
      popup.innerHTML = '<input><ul role=listbox style="height:80px;overflow:auto;margin:0;padding:0;list-style:none"></ul>'; document.body.append(popup);
      const [field, list] = popup.children, draw = () => { list.innerHTML = '';
        for (const option of select.options) if (option.text && option.text.toLowerCase().includes(field.value.toLowerCase())) { const li = document.createElement('li'); li.setAttribute('role', 'option'); li.textContent = option.text; list.append(li);
          li.onclick = () => { if (select.multiple) option.selected = !option.selected; else select.value = option.text; select.dispatchEvent(new Event('change')); show(); if (!select.multiple) close() } } };
      field.oninput = draw; draw(); field.focus(); popup.onkeydown = e => { if (e.key === 'Escape') close() } };
    show();
  }</script>`;

test('a list drawn in place of a native one is chosen in like that one', async ({ visit }) => {
  const page = await visit(
    `${drawn('nat', 'Nationality', COUNTRIES)}${drawn('kind', 'Kind', ['Tourist', 'Student'])}${SCRIPT}`,
  );
  expect(page.names.filter((name) => /^choose:/.test(name))).toEqual(['choose:nationality', 'choose:kind']);
  expect((await page.do('choose:nationality', { option: 'Iceland' })).words).toContain(
    '"Nationality" now shows "Iceland"',
  );
  await page.do('choose:kind', { option: 'Student' });
  expect(await page.read('nat.value + kind.value')).toBe('IcelandStudent');
  expect((await page.do('choose:kind', { option: 'Pilot' })).words).toBe('The list has no "Pilot".');
});

test('in a drawn list of several answers are put in and taken out one by one', async ({ visit }) => {
  const page = await visit(`${drawn('langs', 'Languages', ['Arabic', 'Polish', 'Swahili'], 'multiple')}${SCRIPT}`);
  await page.do('choose:languages', { option: 'Polish' });
  await page.do(named(page, /^choose:/), { option: 'Swahili' });
  expect(await page.read('[...langs.selectedOptions].map((o) => o.text).join()')).toBe('Polish,Swahili');
  await page.do(named(page, /^choose:/), { option: 'Polish' });
  expect(await page.read('[...langs.selectedOptions].map((o) => o.text).join()')).toBe('Swahili');
});

test('stars drawn over a list of marks are pressed by the mark', async ({ visit }) => {
  const page =
    await visit(`<label for=mark>Quality</label><span><select id=mark style="${HIDDEN}"><option value="">Select</option><option value=3>Good</option><option value=2>Fair</option><option value=1>Poor</option></select>
    <span id=stars tabindex=0 style="cursor:pointer">${[1, 2, 3].map((n) => `<span data-value=${n} style="display:inline-block;width:24px;height:24px;background:gold"></span>`).join('')}</span></span>
    <script>stars.onclick = e => { mark.value = e.target.dataset.value }</script>`);
  await page.do(named(page, /^choose:/), { option: 'Fair' });
  expect(await page.read('mark.value')).toBe('2');
});

test('a telephone number is put in as a whole where its first sign opens a list of countries', async ({ visit }) => {
  const page =
    await visit(`<label>Telephone <input id=tel type=tel></label><input id=seek aria-label="Find a country" hidden><script>
    tel.onkeydown = e => { if (e.key === '+') { e.preventDefault(); seek.hidden = false; seek.value = '+'; seek.focus() } }; tel.onfocus = () => { seek.hidden = true }</script>`);
  await page.do('type:telephone', { text: '+351 912 345 678' });
  expect(await page.read('tel.value')).toBe('+351 912 345 678');
});

test('what is chosen in a list is told also where it is drawn beside the field', async ({ visit }) => {
  const page =
    await visit(`<span id=drawn></span><input id=pick role=combobox readonly aria-haspopup=listbox aria-expanded=false aria-controls=list aria-label=Hotel>
    <div id=list role=listbox hidden>${['Bergen', 'Galway'].map((name) => `<div role=option aria-selected=false>${name}</div>`).join('')}</div><script>
    pick.onclick = () => { list.hidden = false };
    list.onclick = e => { for (const one of list.children) one.setAttribute('aria-selected', one === e.target); drawn.textContent = e.target.textContent; list.hidden = true }</script>`);
  expect((await page.do('choose:hotel', { option: 'Galway' })).words).toContain('"Hotel" now shows "Galway"');
});

test('a list of several whose field is the last item of what was chosen is chosen in, and an answer is taken out', async ({
  visit,
}) => {
  const page =
    await visit(`<form><label for=s>Interpreter for</label><select id=s multiple style="${HIDDEN}"><option>Polish<option>Swahili<option>Urdu</select>
    <span><span><span role=combobox aria-haspopup=true aria-expanded=false id=box tabindex=-1><ul id=chips style="padding:4px;border:1px solid"><li id=end><input type=search role=searchbox placeholder="None needed"></li></ul></span></span></span></form>
    <ul id=list hidden style="position:absolute;top:300px"></ul><output id=out></output>
    <script>
      const draw = () => {
        for (const chip of chips.querySelectorAll('.chip')) chip.remove();
        for (const option of s.selectedOptions) {
          const chip = document.createElement('li'); chip.className = 'chip'; chip.innerHTML = '<b>×</b>' + option.label;
          chip.firstChild.onclick = (event) => { event.stopPropagation(); option.selected = false; draw(); };
          chips.insertBefore(chip, end);
        }
        out.textContent = [...s.selectedOptions].map((option) => option.label).join('+');
      };
      box.onclick = () => {
        box.setAttribute('aria-expanded', 'true'); list.hidden = false;
        list.innerHTML = [...s.options].map((option) => '<li role=option>' + option.label + '</li>').join('');
        [...list.children].forEach((row, at) => row.onclick = () => { s.options[at].selected = true; list.hidden = true; box.setAttribute('aria-expanded', 'false'); draw(); });
      };
    </script>`);
  const { name } = page.seen.actions.find(({ target }) => target?.label === 'Interpreter for')!;
  expect(name).toBe('choose:interpreter-for');
  await page.do(name, { option: 'Polish' });
  await page.do(name, { option: 'Urdu' });
  await page.do(name, { option: 'Polish' });
  expect(await page.read('out.textContent')).toBe('Urdu');
});
