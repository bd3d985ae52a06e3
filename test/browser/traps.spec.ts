import { expect, somebody, test } from './support.ts';

const KEYS = { person: somebody({ motor: 'keyboard_only' }) };

for (const [what, code] of [
  [
    'a field that swallows the Tab key',
    "code.onkeydown = e => { if (e.key === 'Tab') { e.preventDefault(); code.setRangeText('  ') } }",
  ],
  ['a field that takes the focus back', 'code.onblur = () => code.focus()'],
  [
    'a widget that throws the focus back',
    "document.addEventListener('focusout', ({ target }) => { if (target === code) code.focus() })",
  ],
] as const)
  test(`keys come no further than a trap: ${what}`, async ({ visit }) => {
    const page = `<button onclick="out.textContent='first'">First</button><button id=second>Second</button><textarea id=code aria-label=Code></textarea><button id=last>Pay</button><p id=out></p><script>${code}</script>`;
    expect((await visit(page)).names).toContain('click:pay');
    const keys = await visit(page, KEYS);
    expect(keys.names).not.toContain('click:pay');
    expect(keys.names).toEqual(expect.arrayContaining(['click:first', 'click:second', 'type:code']));
    // What stands before the trap is still reached, on the way back too.
    await keys.do('click:second');
    expect((await keys.do('click:first')).words).toContain('first');
    await keys.do('type:code', { text: 'x' });
    expect(keys.names.filter((name) => name.startsWith('click:') || name.startsWith('type:'))).toEqual(['type:code']);
  });

for (const [what, code] of [
  [
    'a list that takes the Tab key while it is open',
    "code.onkeydown = e => { if (e.key === 'Tab' && code.dataset.open) e.preventDefault() }",
  ],
  [
    'a field from which the way back is open',
    "code.onkeydown = e => { if (e.key === 'Tab' && !e.shiftKey) e.preventDefault() }",
  ],
  ['a field that asks to be filled first', "code.onblur = () => { if (code.value === 'wrong') code.focus() }"],
  [
    'a handler of the whole page',
    "addEventListener('keydown', e => { if (e.key === 'Tab') document.body.classList.add('keys') })",
  ],
] as const)
  test(`no trap: ${what}`, { tag: what === 'a handler of the whole page' ? [] : '@long' }, async ({ visit }) => {
    const filler = '<p style="height:900px">Words</p>';
    const keys = await visit(
      `<button>First</button><textarea id=code aria-label=Code></textarea><button onclick="out.textContent='paid'">Pay</button><p id=out></p>${filler}<a href="#x">Far</a><script>${code}</script>`,
      KEYS,
    );
    expect(keys.names).toEqual(expect.arrayContaining(['click:first', 'type:code', 'click:pay']));
    expect(await keys.read('[document.activeElement.localName, scrollY, code.value]')).toEqual(['body', 0, '']);
    expect((await keys.do('click:pay')).words).toContain('paid');
  });

test('keys do not come out of a window that has the focus from the start and keeps it', async ({ visit }) => {
  const keys = await visit(
    `<button>Out</button><div role=dialog id=box><button id=yes>Yes</button><button id=no>No</button></div><script>
      box.addEventListener('keydown', (e) => { if (e.key === 'Tab') { e.preventDefault(); (document.activeElement === yes ? no : yes).focus() } }); yes.focus()</script>`,
    KEYS,
  );
  expect(keys.names.filter((name) => name.startsWith('click:'))).toEqual(['click:yes', 'click:no']);
});

test('keys come no further than a trap within a frame, and out of a frame without one', async ({ visit }) => {
  const page = (
    code: string,
  ) => `<button>First</button><iframe title=Editor style="width:400px;height:120px" srcdoc="<button>Bold</button><textarea id=code aria-label=Code></textarea><script>${code}</script>"></iframe>
    <button onclick="out.textContent='paid'">Pay</button><p id=out></p>`;
  const trapped = await visit(page(`code.onkeydown = e => { if (e.key === 'Tab') e.preventDefault() }`), KEYS);
  expect(trapped.names).toEqual(expect.arrayContaining(['click:first', 'click:bold', 'type:code']));
  expect(trapped.names).not.toContain('click:pay');
  await trapped.do('type:code', { text: 'x' });
  expect(trapped.names).not.toContain('click:first');
  const open = await visit(
    page(`code.onkeydown = e => { if (e.key === 'Tab' && e.ctrlKey) e.preventDefault() }`),
    KEYS,
  );
  expect(open.names).toEqual(expect.arrayContaining(['click:first', 'click:bold', 'type:code', 'click:pay']));
  expect((await open.do('click:pay')).words).toContain('paid');
});

test('no trap: a frame of another origin with several stops, on a page that hears the Tab key', async ({
  site,
  visit,
}) => {
  const other = await site({ '/': '<button>One</button><button>Two</button><button>Three</button>' });
  const home = await site({
    '/': `<button>First</button><iframe title=Apart src="${other.origin}/"></iframe><button>Pay</button><script>addEventListener('keydown', e => { if (e.key === 'Tab') document.title = 'keys' })</script>`,
  });
  const keys = await visit(home, { ...KEYS, origins: [home.origin, other.origin] });
  expect(keys.names).toEqual(expect.arrayContaining(['click:first', 'click:pay']));
});
