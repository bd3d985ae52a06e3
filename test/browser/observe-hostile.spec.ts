import { extractActions, observe } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/** Everything of the page's own that a reading could lean on, broken or lying. */
const HOSTILE = `<script>
  const nothing = () => null;
  const add = EventTarget.prototype.addEventListener;
  for (const name of ['getBoundingClientRect', 'getClientRects', 'getAttribute', 'getAttributeNames', 'hasAttribute', 'matches', 'closest', 'querySelector', 'querySelectorAll', 'checkVisibility'])
    Element.prototype[name] = nothing;
  for (const name of ['querySelector', 'querySelectorAll', 'elementFromPoint', 'getElementById', 'createRange', 'createTreeWalker', 'createDocumentFragment'])
    Document.prototype[name] = nothing;
  for (const [of, name] of [[Node, 'parentNode'], [Node, 'firstChild'], [Node, 'nextSibling'], [Node, 'textContent'], [Node, 'nodeType'], [Element, 'localName'], [Element, 'children'], [Element, 'shadowRoot'], [Document, 'body'], [Document, 'documentElement'], [Document, 'scrollingElement'], [Document, 'activeElement']])
    Object.defineProperty(of.prototype, name, { get: nothing });
  const list = Array.prototype;
  for (const name of ['trim', 'replace', 'split', 'slice', 'startsWith', 'toLowerCase', 'match', 'matchAll', 'indexOf']) String.prototype[name] = nothing;
  Array.prototype.toJSON = String.prototype.toJSON = Object.prototype.toJSON = () => 'broken';
  RegExp.prototype.test = RegExp.prototype.exec = nothing;
  Object.keys = Object.entries = Object.assign = nothing;
  const gone = { get: nothing, set() {} };
  for (const name of ['JSON', 'Map', 'Set', 'WeakMap', 'Proxy', 'Reflect', 'Promise', 'Range', 'MutationObserver', 'getComputedStyle', 'innerWidth', 'innerHeight', 'performance'])
    Object.defineProperty(window, name, gone);
  add.call(plain, 'click', () => {});
  for (const name of ['map', 'filter', 'push', 'forEach', 'join', 'includes', 'flatMap', 'find', 'some', Symbol.iterator]) list[name] = nothing;
  document.title = 'broken';
</script>`;

test('a page that breaks its own built-ins is read like any other', async ({ page }) => {
  const body = `<style>body{margin:0}*{box-sizing:border-box}.row>*{position:absolute;height:30px}</style><div class=row>
    <button style="left:10px;top:10px;width:100px">Save</button><input aria-label=Name value=Rosa style="left:10px;top:50px;width:100px">
    <div id=plain style="left:10px;top:90px;width:100px">Quiet</div><select aria-label=Size style="left:10px;top:130px;width:100px"><option>Small<option>Large</select></div>`;
  await page.setContent(body + HOSTILE);
  expect(await page.title(), 'the page got that far').toBe('broken');
  const found = await extractActions(page);
  expect(found.map(({ kind, label, target }) => [kind, label, target.x, target.y, target.width])).toEqual([
    ['click', 'Save', 10, 10, 100],
    ['type', 'Name', 10, 50, 100],
    ['click', 'Quiet', 10, 90, 100],
    ['choose', 'Size', 10, 130, 100],
  ]);
  expect(found.map(({ point }) => [point.x, point.y])).toEqual([
    [60, 25],
    [60, 65],
    [60, 105],
    [60, 145],
  ]);
  expect(found[3]?.options).toEqual(['Small', 'Large']);
  const seen = await observe(page);
  expect(seen.sameMoment).toBe(true);
  expect(seen.texts.map(({ text }) => text)).toContain('Quiet');
});

test('fields named like properties stand in the way of nothing', async ({ page }) => {
  const fields =
    'parentNode attributes children tagName localName nodeType nodeName firstChild nextSibling previousSibling firstElementChild childElementCount textContent getAttribute getAttributeNames hasAttribute getBoundingClientRect getClientRects matches closest contains querySelector querySelectorAll getRootNode ownerDocument shadowRoot assignedSlot checkVisibility style classList id role title innerText'.split(
      ' ',
    );
  await page.setContent(
    `<h1>Order</h1><form onclick="void 0">${fields.map((name) => `<p><label>${name} <input name="${name}"></label>`).join('')}<button>Go</button></form>
    ${['body', 'documentElement', 'elementFromPoint', 'title', 'defaultView', 'scrollingElement', 'createRange', 'createTreeWalker', 'styleSheets', 'URL', 'querySelector', 'activeElement'].map((name) => `<img name="${name}" width=1 height=1><form name="${name}"></form>`).join('')}
    <a href="#x">Terms</a>`,
  );
  await page.setViewportSize({ width: 1000, height: 2400 });
  const found = await extractActions(page);
  const labels = found.map(({ label }) => label);
  for (const name of fields) expect(labels).toContain(name);
  expect(labels).toEqual(expect.arrayContaining(['Go', 'Terms']));
  expect(found.find(({ label }) => label === 'children')?.group).toBe('Order');
  const seen = await observe(page);
  expect(seen.sameMoment).toBe(true);
  expect(seen.texts.map(({ text }) => text)).toContain('Order');
});

test('a library that wraps listeners is not woken by the reading', async ({ page }) => {
  await page.setContent(`<button>A</button><script>
    window.woken = 0; const plain = EventTarget.prototype.addEventListener;
    EventTarget.prototype.__zone_symbol__addEventListener = plain;
    EventTarget.prototype.addEventListener = function (type, heard, options) { return plain.call(this, type, function (event) { window.woken++; return heard.call(this, event) }, options) };
    document.querySelector('button').addEventListener('pointerover', () => {})</script>`);
  expect((await extractActions(page)).map(({ label }) => label)).toEqual(['A']);
  await extractActions(page);
  expect(await page.evaluate('woken')).toBe(0);
});

test('a page that counts the listeners that are added counts none of the reading', async ({ page }) => {
  await page.setContent(`<ul><li>One<li>Two</ul><button>A</button><script>
    document.querySelector('ul').addEventListener('click', event => event.target.closest('li') && event.target.remove());
    window.added = []; const plain = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) { added.push(type); return plain.call(this, type, ...rest) }</script>`);
  expect((await extractActions(page)).map(({ label }) => label)).toEqual(['One', 'Two', 'A']);
  await observe(page);
  expect(await page.evaluate('added')).toEqual([]);
});

test('a page whose parts lie a thousand deep is read as far down as any page goes', async ({ page }) => {
  await page.setContent(`<button>Top</button><script>let inner = document.body;
    for (let depth = 0; depth < 1500; depth++) { inner = inner.appendChild(document.createElement('div')); if (depth === 500) inner.append(Object.assign(document.createElement('button'), { textContent: 'Deep' })) }</script>`);
  expect((await extractActions(page)).map(({ label }) => label)).toEqual(['Top', 'Deep']);
});
