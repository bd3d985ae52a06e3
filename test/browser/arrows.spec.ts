import { expect, somebody, test } from './support.ts';

const KEYS = { person: somebody({ motor: 'keyboard_only' }) };
const did = `document.title = this.textContent`;

test('keys reach nothing that only looks as if it took the focus', async ({ visit }) => {
  const page = `<a onclick="1" style="cursor:pointer">Leads nowhere</a><label style="cursor:pointer"><input type=checkbox style="display:none">Dark mode</label>
    <label for=file style="cursor:pointer">Send a file</label><input type=file id=file hidden>
    <label for=gift>Gift</label><input type=checkbox id=gift style="visibility:hidden">
    <label>News <input type=checkbox style="opacity:0;position:absolute"></label><button>Buy</button>`;
  const offered = ({ names }: { names: string[] }) => names.filter((name) => /^(?:click|check|upload):/.test(name));
  expect(offered(await visit(page)).length).toBe(6);
  expect(offered(await visit(page, KEYS)).sort()).toEqual(['check:news', 'click:buy']);
});

test('arrows are trusted only where something hears them', async ({ visit }) => {
  const bar = (role: string, item: string, code: string) =>
    `<div role=${role} id=bar>${['One', 'Two', 'Three'].map((name, at) => `<button ${item} tabindex=${at === 0 ? 0 : -1} onclick="${did}">${name}</button>`).join('')}</div><script>const all = [...bar.children]; ${code}</script>`;
  const move = `e => { const at = all.indexOf(document.activeElement) + (e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : NaN); all[at]?.focus() }`;
  for (const [role, item] of [
    ['toolbar', ''],
    ['tablist', 'role=tab'],
  ] as const) {
    for (const code of [`bar.onkeydown = ${move}`, `for (const one of all) one.addEventListener('keydown', ${move})`]) {
      const keys = await visit(bar(role, item, code), KEYS);
      await keys.do('click:three');
      expect(await keys.read('document.title')).toBe('Three');
      await keys.do('click:one');
      expect(await keys.read('document.title')).toBe('One');
    }
    const deaf = await visit(bar(role, item, ''), KEYS);
    expect(deaf.names.filter((name) => name.startsWith('click:'))).toEqual(['click:one']);
  }
});

test('a day of a calendar is come to by rows and columns, whichever day has the focus', async ({ visit }) => {
  const keys = await visit(
    `<table role=grid id=days aria-label=March></table><script>let day = 17;
      const cell = (n) => document.getElementById('d' + n);
      for (let n = 1; n < 32; n++) { const row = n % 7 === 1 ? days.insertRow() : days.rows[days.rows.length - 1]; const one = row.insertCell(); one.id = 'd' + n; one.textContent = n; one.setAttribute('role', 'gridcell'); one.tabIndex = n === day ? 0 : -1; one.style.cssText = 'width:40px;height:30px' }
      days.onkeydown = ({ key }) => { const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 }[key]; if (key === 'Enter') document.title = day; if (!by || !cell(day + by)) return; cell(day).tabIndex = -1; day += by; cell(day).tabIndex = 0; cell(day).focus() };
      days.onclick = ({ target }) => document.title = target.textContent</script>`,
    KEYS,
  );
  for (const day of ['5', '24', '3']) {
    await keys.do(`click:${day}`);
    expect(await keys.read('document.title')).toBe(day);
  }
});

test('a list is walked from the field that it belongs to, and a panel is not walked by arrows', async ({ visit }) => {
  const cities = await visit(
    `<label>City <input role=combobox id=city aria-expanded=false aria-controls=list></label><ul role=listbox id=list></ul><p id=out></p><script>let at = -1;
      city.oninput = () => { at = -1; list.innerHTML = ['Berlin', 'Bern', 'Bergen'].map((name) => '<li role=option id=' + name + '>' + name).join('') };
      city.onkeydown = ({ key }) => { if (key === 'ArrowDown') city.setAttribute('aria-activedescendant', list.children[++at]?.id); if (key === 'Enter' && at >= 0) out.textContent = 'To ' + list.children[at].id };
      list.onclick = ({ target }) => out.textContent = 'To ' + target.id</script>`,
    KEYS,
  );
  await cities.do('type:city', { text: 'Ber' });
  expect((await cities.do(cities.names.find((name) => /:bern\b/.test(name))!)).words).toContain('To Bern');

  const tabs = await visit(
    `<div role=tablist><button role=tab id=first aria-selected=true aria-controls=one>One</button><button role=tab id=second tabindex=-1 aria-controls=two>Two</button></div>
      <div role=tabpanel id=one><button onclick="${did}">In one</button></div><div role=tabpanel id=two hidden>Other</div><script>
      const show = (tab) => { tab.focus(); one.hidden = tab !== first; two.hidden = tab !== second };
      first.onkeydown = ({ key }) => { if (key === 'ArrowRight') show(second) }; second.onkeydown = ({ key }) => { if (key === 'ArrowLeft') show(first) }</script>`,
    KEYS,
  );
  await tabs.do('click:in-one');
  expect(await tabs.read('document.title')).toBe('In one');
});

test('what is last of many is come to from the end', { tag: '@long' }, async ({ visit }) => {
  const links = Array.from({ length: 500 }, (_, at) => `<a href="#${at}">l${at}</a> `).join('');
  const keys = await visit(
    `${links}<button style="position:fixed;right:0;bottom:0" onclick="${did}">Help</button>`,
    KEYS,
  );
  await keys.do('click:help');
  expect(await keys.read('document.title')).toBe('Help');
});
