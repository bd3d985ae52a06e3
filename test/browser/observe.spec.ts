import sharp from 'sharp';
import { extractActions, ObserveError, observe } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

test('image and boxes are of one moment on a page that never rests', async ({ page }) => {
  await page.setContent(`<style>body{margin:0;background:#fff}button{position:absolute;width:60px;height:40px;border:0;padding:0}
    @keyframes k{from{transform:translateX(0)}to{transform:translateX(1100px)}} #c{top:200px;background:#0c0;animation:k 2s linear infinite alternate}</style>
    <button id="a" aria-label="red" style="top:20px;background:#f00"></button><button id="b" aria-label="blue" style="top:100px;background:#00f"></button><button id="c" aria-label="green"></button><div id="plain" style="position:absolute;top:300px">Listens</div>
    <script>const start=performance.now();const at=(speed)=>((performance.now()-start)*speed%1100)+'px';
    function frame(){a.style.left=at(.5);requestAnimationFrame(frame)}frame();plain.addEventListener('click',()=>{});setInterval(()=>{b.style.left=at(.4)},7)</script>`);
  await page.waitForTimeout(200);
  for (let turn = 0; turn < 3; turn++) {
    const seen = await observe(page, { type: 'png' });
    expect(seen.sameMoment).toBe(true);
    // Held still for its picture, the page answers nothing about its listeners; they are known all the same.
    expect(seen.pageActions.map(({ label }) => label)).toContain('Listens');
    const { data, info } = await sharp(seen.image).raw().toBuffer({ resolveWithObject: true });
    const left = (y: number, channel: number) => {
      for (let x = 0; x < info.width; x++) {
        const at = (y * info.width + x) * info.channels;
        const others = [0, 1, 2].filter((other) => other !== channel).map((other) => data[at + other] ?? 255);
        if ((data[at + channel] ?? 0) > 150 && Math.max(...others) < 100) return x;
      }
      return -1;
    };
    for (const [label, y, channel] of [
      ['red', 40, 0],
      ['blue', 120, 2],
      ['green', 220, 1],
    ] as const) {
      const box = seen.actions.find((action) => action.target?.label === label)?.target;
      expect(Math.abs((box?.x ?? -99) - left(y, channel)), label).toBeLessThanOrEqual(2);
    }
  }
  const before = await page.evaluate(() => [
    document.getElementById('a')?.style.left,
    document.getElementById('b')?.style.left,
  ]);
  await page.waitForTimeout(150);
  const after = await page.evaluate(() => [
    document.getElementById('a')?.style.left,
    document.getElementById('b')?.style.left,
  ]);
  expect(after[0], 'the page goes on').not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('writes nothing into the page', async ({ page }) => {
  await page.setContent(
    `<x-y></x-y><button onclick="1">A</button><input value="v"><iframe srcdoc="<button>in</button>"></iframe><div id="d" tabindex="0">x</div>`,
  );
  await page.evaluate(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    new MutationObserver((records) => log.push(...records.map((record) => record.type))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const type of [
      'focus',
      'blur',
      'mouseover',
      'mousedown',
      'click',
      'scroll',
      'resize',
      'selectionchange',
      'visibilitychange',
      'freeze',
    ])
      addEventListener(type, () => log.push(type), true);
  });
  const shape = () =>
    page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      globals: Object.getOwnPropertyNames(window).sort().join(),
      own: [...document.querySelectorAll('*')].map((element) => Object.getOwnPropertyNames(element).join()).join('|'),
      active: document.activeElement?.localName,
      log: (window as unknown as { log: string[] }).log.join(),
    }));
  const before = await shape();
  await extractActions(page);
  await observe(page);
  expect(await shape()).toEqual(before);
});

test('gives up in time when the page does not answer', async ({ page }) => {
  await page.setContent('<button>A</button>');
  await extractActions(page);
  await page.evaluate(() =>
    setTimeout(() => {
      const end = Date.now() + 4000;
      while (Date.now() < end);
    }, 50),
  );
  await page.waitForTimeout(120);
  const started = Date.now();
  const failure = await extractActions(page, { deadlineMs: 700 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ObserveError);
  expect((failure as ObserveError).kind).toBe('deadline');
  expect(String(failure)).toContain('700 ms');
  // Long before the page comes to itself.
  expect(Date.now() - started).toBeLessThan(3000);
  expect((await extractActions(page)).map((action) => action.label)).toEqual(['A']);
});

test('says that a page is closed', async ({ page }) => {
  await page.setContent('<button>A</button>');
  await page.close();
  const failure = await extractActions(page).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ObserveError);
});

test('looks at what is there after a navigation under way', async ({ page }) => {
  await page.goto('data:text/html,<button>One</button>');
  for (let turn = 0; turn < 5; turn++) {
    const going = page.goto(`data:text/html,<button>Page ${turn}</button>`);
    const labels = (await extractActions(page)).map((action) => action.label);
    expect(labels).toHaveLength(1);
    await going;
    expect((await extractActions(page)).map((action) => action.label)).toEqual([`Page ${turn}`]);
  }
});

test('a page of 100,000 elements is looked at within its budget', async ({ page }) => {
  await page.setContent(
    '<h1>Long</h1><button>Top</button><div id="list"></div><footer style="position:fixed;bottom:0;right:0"><button>Pinned</button></footer>',
  );
  await page.evaluate(() => {
    const list = document.getElementById('list');
    for (let row = 0; row < 20_000; row++) {
      const item = document.createElement('div');
      item.innerHTML = `<span>Row ${row}</span> <a href="#${row}">Open</a> <button>Remove</button> <i></i>`;
      list?.append(item);
    }
  });
  await page.evaluate(() => document.body.offsetHeight);
  const started = Date.now();
  // Five times the default: where others keep the machine busy, the work counts and not the wait for it.
  const labels = (await extractActions(page, { budgetMs: 7500 })).map((action) => action.label);
  expect(Date.now() - started).toBeLessThan(9000);
  expect(labels).toContain('Top');
  expect(labels).toContain('Pinned');
  expect(labels.filter((label) => label === 'Remove').length).toBeGreaterThan(15);
});

test('observes the viewport: image, actions in its pixels, texts and blocks', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setContent(`<h1>Shop</h1><p>Welcome <b>back</b>.</p><p role="alert">Card number is wrong</p><label>Card <input required aria-invalid="true"></label>
    <button>Pay</button><button disabled>Later</button><select aria-label="Size"><option>S<option>M</select><input type="range" aria-label="Tip" min="0" max="20">
    <div style="display:none">secret</div><div style="height:3000px"></div>`);
  const seen = await observe(page);
  const decoded = await sharp(seen.image).metadata();
  expect([decoded.format, decoded.width, decoded.height]).toEqual(['jpeg', 1600, 1200]);
  expect([seen.width, seen.height, seen.image.mediaType, seen.image.bytes.length]).toEqual([
    1600,
    1200,
    'image/jpeg',
    seen.image.length,
  ]);
  expect(seen.sameMoment).toBe(true);
  const pay = seen.actions.find((action) => action.name === 'click:pay');
  const place = seen.pageActions.find((action) => action.name === 'click:pay');
  expect(pay?.target?.x).toBeCloseTo((place?.target.x ?? 0) * 2, 1);
  expect(seen.actions.map((action) => action.name)).not.toContain('click:later');
  expect(seen.pageActions.find((action) => action.name === 'click:later')?.disabled).toBe(true);
  expect(seen.actions.find((action) => action.name === 'type:card')).toMatchObject({
    parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    target: { kind: 'type', state: ['invalid', 'required'] },
  });
  expect(seen.actions.find((action) => action.name === 'choose:size')?.parameters?.properties?.option?.enum).toEqual([
    'S',
    'M',
  ]);
  expect(seen.actions.find((action) => action.name === 'set:tip')?.parameters?.properties?.value).toMatchObject({
    minimum: 0,
    maximum: 20,
  });
  expect(seen.actions.map((action) => action.name)).toContain('scroll:down');
  expect(seen.actions.map((action) => action.name)).not.toContain('scroll:up');
  const text = seen.blocks.find((block) => block.label === 'page_text')?.text ?? '';
  expect(text).toContain('# Shop\nWelcome back.');
  expect(text).not.toContain('secret');
  expect(seen.blocks.find((block) => block.label === 'error')?.text).toBe('Card number is wrong');
  const small = await observe(page, { type: 'png', maximumSide: 400 });
  expect([small.width, small.height, (await sharp(small.image).metadata()).format]).toEqual([400, 300, 'png']);
  expect(small.actions.find((action) => action.name === 'click:pay')?.target?.x).toBeCloseTo(
    (place?.target.x ?? 0) / 2,
    1,
  );
  await context.close();
});

test('names stay with their elements between turns', async ({ page }) => {
  await page.setContent(`<ul>${['Mug', 'Plate', 'Bowl'].map((name) => `<li class="row"><b>${name}</b> <button>Remove</button></li>`).join('')}</ul>
    <button>Оформить заказ</button><button>購入する</button><button>Ok</button><button>Ok</button>`);
  const names = async () => (await extractActions(page)).map((action) => action.name);
  expect(await names()).toEqual([
    'click:remove.mug',
    'click:remove.plate',
    'click:remove.bowl',
    'click:oformit-zakaz',
    'click:gou-ru-suru',
    'click:ok',
    'click:ok.2',
  ]);
  await page.evaluate(() => {
    document.querySelector('li')?.remove();
    document.body.prepend(Object.assign(document.createElement('button'), { textContent: 'New' }));
  });
  expect(await names()).toEqual([
    'click:new',
    'click:remove.plate',
    'click:remove.bowl',
    'click:oformit-zakaz',
    'click:gou-ru-suru',
    'click:ok',
    'click:ok.2',
  ]);
});

test('a space between two words is one however small the print', async ({ page }) => {
  await page.setContent(
    '<div style="font-size:7px"><span>December</span>&nbsp;<span>2016</span> <b>or</b> <i>later</i></div><p><b>un</b><i>done</i></p>',
  );
  const seen = await observe(page, { type: 'png' });
  const text = seen.blocks.find((block) => block.label === 'page_text')?.text ?? '';
  expect(text).toBe('December 2016 or later\nundone');
});

test('a narrow letter by itself is read', async ({ page }) => {
  await page.setContent('<div style="font:7px sans-serif">$ <span id="c"></span></div>');
  await page.evaluate(() => document.getElementById('c')?.append('l', 'i', 's', 't'));
  const seen = await observe(page, { type: 'png' });
  expect(seen.blocks.find((block) => block.label === 'page_text')?.text).toBe('$ list');
});

test('bare words in the slot of a component are read, and what they stand on is pressed in its middle', async ({
  page,
}) => {
  await page.setContent(
    `<body style="background:#fff"><x-note>Settings saved</x-note><x-button>Save changes</x-button><script>
      const part = (name, html) => customElements.define(name, class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = html } });
      part('x-note', '<style>:host{display:contents}</style><div style="background:#fff;overflow:hidden"><slot></slot></div>');
      part('x-button', '<button style="padding:20px 40px"><slot></slot></button>');
    </script>`,
  );
  const seen = await observe(page, { type: 'png' });
  expect(seen.blocks.find((block) => block.label === 'page_text')?.text).toContain('Settings saved');
  const [save] = await extractActions(page);
  expect(save!.label).toBe('Save changes');
  expect(Math.abs(save!.point.x - save!.target.x - save!.target.width / 2)).toBeLessThan(2);
  expect(Math.abs(save!.point.y - save!.target.y - save!.target.height / 2)).toBeLessThan(2);
});
