import sharp from 'sharp';
import { deviceOf } from '../../src/browser/person/device.ts';
import { aimOf, landed } from '../../src/browser/person/hands.ts';
import { placeOf } from '../../src/browser/person/place.ts';
import type { Visit } from './support.ts';
import { expect, somebody, test } from './support.ts';

/** The middle colour of what stands at an action's target in the frame. */
async function colourAt(visit: Visit, name: string): Promise<[number, number, number]> {
  const { target } = visit.seen.actions.find((action) => action.name === name)!;
  const { data } = await sharp(visit.seen.image.bytes)
    .extract({
      left: Math.round(target!.x + target!.width / 2),
      top: Math.round(target!.y + target!.height / 2),
      width: 1,
      height: 1,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0]!, data[1]!, data[2]!];
}

const apart = (a: number[], b: number[]) => Math.hypot(...a.map((level, index) => level - b[index]!));

test('colours that a person cannot tell apart are not apart in their frame, on every tab', async ({ site, visit }) => {
  const swatches = `<style>button{width:90px;height:60px;border:0}</style><button aria-label=In style="background:#c0392b"></button><button aria-label=Out style="background:#6b7a1e"></button><a href=/ target=_blank>More</a>`;
  const home = await site({ '/': swatches });
  const difference = async (page: Visit) => apart(await colourAt(page, 'click:in'), await colourAt(page, 'click:out'));
  const plain = await difference(await visit(home));
  const blindToIt = await visit(home, { person: somebody({ color_vision: 'protanopia' }) });
  const seen = await difference(blindToIt);
  expect(plain).toBeGreaterThan(100);
  expect(seen).toBeLessThan(plain / 2);
  await blindToIt.do('click:more');
  expect(await difference(blindToIt)).toBeLessThan(plain / 2);
});

test('small pale words are lost to low vision, and found again when magnified', async ({ visit }) => {
  const page = `<body style="margin:0;background:#fff"><p style="font:12px sans-serif;color:#777;margin:20px">Delivery costs 4.90</p>`;
  const contrast = async (accessibility: Parameters<typeof somebody>[0] | null) => {
    const { seen } = await visit(page, { person: accessibility && somebody(accessibility), device: 'laptop' });
    const scale = accessibility?.text_zoom ? accessibility.text_zoom / 100 : 1;
    const { channels } = await sharp(seen.image.bytes)
      .extract({
        left: Math.round(20 * scale),
        top: Math.round(20 * scale),
        width: Math.round(105 * scale),
        height: Math.round(14 * scale),
      })
      .greyscale()
      .stats();
    return channels[0]!.stdev;
  };
  const [plain, low, magnified] = [
    await contrast(null),
    await contrast({ vision: 'low_vision' }),
    await contrast({ vision: 'low_vision', text_zoom: 300 }),
  ];
  expect(low).toBeLessThan(plain / 3);
  expect(magnified).toBeGreaterThan(low * 1.5);
});

test('the keyboard reaches what is in the Tab order, and operates it by keys alone', async ({ visit }) => {
  const page = `<title>Keys</title><div onclick="out.textContent='mouse'" style="cursor:pointer">Pay with card</div><button onclick="out.textContent='bought'">Buy</button>
    <div role=tablist><button role=tab aria-selected=true tabindex=0>One</button><button role=tab tabindex=-1 id=two onclick="out.textContent='tab two'">Two</button></div>
    <label>Name <input id=name></label><label><input type=checkbox id=gift> Gift</label><a href="#x" tabindex=-1>Hidden way</a>
    <fieldset><legend>Size</legend><label><input type=radio name=s value=s> Small</label><label><input type=radio name=s value=l id=large> Large</label></fieldset><p id=out></p>
    <script>document.querySelector('[role=tablist]').onkeydown = e => { if (e.key === 'ArrowRight') two.focus() }; let clicks = 0; addEventListener('mousedown', () => clicks++)</script>`;
  const mouse = await visit(page);
  expect(mouse.names).toEqual(expect.arrayContaining(['click:pay-with-card', 'click:hidden-way']));
  expect((await mouse.do('click:pay-with-card')).words).toContain('mouse');
  const keys = await visit(page, { person: somebody({ motor: 'keyboard_only' }) });
  expect(keys.names).not.toContain('click:pay-with-card');
  expect(keys.names).not.toContain('click:hidden-way');
  expect((await keys.do('click:buy')).words).toContain('bought');
  await keys.do('type:name', { text: 'Ken' });
  await keys.do('check:gift');
  expect((await keys.do('click:two')).words).toContain('tab two');
  const large = keys.names.find((name) => name.endsWith(':large'))!;
  await keys.do(large);
  expect(
    await keys.read('[name.value || document.getElementById("name").value, gift.checked, large.checked, clicks]'),
  ).toEqual(['Ken', true, true, 0]);
});

for (const position of ['fixed', 'sticky'])
  test(`keys reach what stays at the foot of the window (${position}) while the page scrolls by under it`, async ({
    visit,
  }) => {
    const cards = Array.from(
      { length: 24 },
      (_, i) => `<a href="#c${i}" style="display:block;height:60px;text-align:right">Card ${i}</a>`,
    );
    const page = `<title>Bar</title>${cards.join('')}<p><button style="float:right" onclick="out.textContent='letters'">Letters</button></p>
      <div style="position:${position};bottom:0;left:0;right:0;background:#eee;text-align:right"><button onclick="out.textContent='accepted'">Accept</button><span id=out></span></div>`;
    const keys = await visit(page, { person: somebody({ motor: 'keyboard_only' }) });
    await keys.do('click:accept');
    expect(await keys.read('[out.textContent, location.hash]')).toEqual(['accepted', '']);
  });

test('a screen reader offers what it speaks, by the names it speaks', async ({ visit }) => {
  const page = `<title>Read</title><div aria-hidden=true><button>Secret sale</button></div><button onclick="out.textContent='sent'"><svg width=20 height=20><path d="M0 0L20 20"/></svg></button>
    <button aria-label="Close the list">x</button><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" width=40 height=40 onclick="1"><p id=out></p>`;
  const sighted = await visit(page);
  expect(sighted.names).toContain('click:secret-sale');
  const listening = await visit(page, { person: somebody({ screen_reader: true, vision: 'blind' }) });
  expect(listening.names).not.toContain('click:secret-sale');
  const labels = listening.seen.actions.map((action) => action.target?.label);
  expect(labels).toContain('Close the list');
  const { channels } = await sharp(listening.seen.image.bytes).stats();
  expect(channels[0]!.max).toBe(0);
});

test('a screen reader hears what stands there on a page that is scrolled', async ({ visit }) => {
  const page = `<h1>Form</h1>${Array.from({ length: 30 }, (_, i) => `<p><label>Field number ${i} <input name=f${i}></label></p>`).join('')}
    <script>addEventListener('load', () => scrollTo(0, 600))</script>`;
  const listening = await visit(page, { person: somebody({ screen_reader: true, vision: 'blind' }) });
  const fields = listening.seen.actions.filter(({ name }) => name.startsWith('type:field-number-'));
  expect(fields.length).toBeGreaterThan(5);
  for (const { name, target } of fields)
    expect(target?.label).toBe(`Field number ${/field-number-(\d+)/.exec(name)![1]}`);
});

test('a tremor misses small targets and not large ones; without it nothing is missed', () => {
  const at = (size: number) => ({
    name: 'click:x',
    point: { x: 400, y: 400 },
    target: { x: 400 - size / 2, y: 400 - size / 2, width: size, height: size },
  });
  const share = (profile: Parameters<typeof aimOf>[0], size: number) => {
    let hits = 0;
    for (let seed = 0; seed < 500; seed++)
      if (landed(aimOf(profile, at(size), { width: 1280, height: 800 }, seed, 1), at(size).target)) hits++;
    return hits / 500;
  };
  expect(share({}, 12)).toBe(1);
  expect(share({ motor: 'tremor' }, 16)).toBeLessThan(0.5);
  expect(share({ motor: 'tremor' }, 44)).toBeGreaterThan(0.9);
  expect(share({ motor: 'limited_reach' }, 16)).toBeLessThan(0.85);
  expect(aimOf({ motor: 'tremor' }, at(16), { width: 1280, height: 800 }, 7, 3)).toEqual(
    aimOf({ motor: 'tremor' }, at(16), { width: 1280, height: 800 }, 7, 3),
  );
});

test('a slip is noticed', async ({ visit }) => {
  const page = `<button style="position:absolute;left:300px;top:300px;width:10px;height:10px;padding:0" aria-label=Tiny onclick="out.textContent='hit'"></button><p id=out></p>`;
  let slips = 0;
  let hits = 0;
  for (let seed = 0; seed < 4; seed++) {
    const shaky = await visit(page, { person: somebody({ motor: 'tremor' }), seed, device: 'laptop' });
    const effect = await shaky.do('click:tiny');
    if (effect.words.includes('slipped')) slips++;
    if (effect.words.includes('hit')) hits++;
  }
  expect(slips).toBeGreaterThan(0);
  expect(hits + slips).toBe(4);
});

test('place, device and settings shape the browser', async ({ visit }) => {
  const facts = `JSON.stringify([navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone, matchMedia('(prefers-reduced-motion)').matches, matchMedia('(prefers-contrast: more)').matches, matchMedia('(pointer: coarse)').matches, innerWidth])`;
  const plain = await visit('<button>Tap</button>');
  expect(JSON.parse(await plain.read(facts))).toEqual(['en-US', expect.any(String), false, false, false, 1280]);
  const rosa = await visit(
    '<meta name=viewport content="width=device-width"><button ontouchend="document.title = 1">Tap</button>',
    {
      person: somebody({ reduced_motion: true, high_contrast: true }, { country: 'ES', city: 'Madrid' }),
      device: 'phone',
    },
  );
  expect(JSON.parse(await rosa.read(facts))).toEqual(['es-ES', 'Europe/Madrid', true, true, true, 390]);
  await rosa.do('click:tap');
  expect(await rosa.read('document.title')).toBe('1');
  const large = await visit('<button>Tap</button>', { person: somebody({ text_zoom: 200 }), device: 'laptop' });
  expect(await large.read('[innerWidth, innerHeight]')).toEqual([640, 400]);
  expect([large.seen.image.width, large.seen.image.height]).toEqual([1280, 800]);
  // The picture that was taken leaves the screen what it was.
  expect(await large.read('[devicePixelRatio, screen.width, screen.height]')).toEqual([2, 1280, 800]);
  expect(placeOf('United States', 'Chicago')).toEqual({ locale: 'en-US', timezone: 'America/Chicago' });
  const zoneOf = (country: string) => placeOf(country, null)?.timezone;
  expect(['Russia', 'The Netherlands', 'Hong Kong', 'España', 'Turkey', 'france'].map(zoneOf)).toEqual([
    'Europe/Moscow',
    'Europe/Amsterdam',
    'Asia/Hong_Kong',
    'Europe/Madrid',
    'Europe/Istanbul',
    'Europe/Paris',
  ]);
  expect(placeOf('Russia', null)?.locale).toBe('ru-RU');
  expect(placeOf('Atlantis', null)).toBeNull();
  const devices = (occupation: string) =>
    Array.from(
      { length: 400 },
      (_, seed) => deviceOf(somebody({}, { occupation, date_of_birth: '2000-01-01' }), seed).kind,
    );
  const phones = (occupation: string) => devices(occupation).filter((kind) => kind === 'phone').length;
  expect(phones('Courier')).toBeGreaterThan(phones('Accountant') * 2);
});

test('a phone says that it is one, to servers and to scripts, and stays one when it is magnified', async ({
  site,
  visit,
}) => {
  const told: string[] = [];
  const home = await site({
    '/': (request, response) => {
      told.push(`${request.headers['user-agent']} ${request.headers['sec-ch-ua-mobile']}`);
      response.writeHead(200, { 'content-type': 'text/html' }).end('<button>Tap</button>');
    },
  });
  const person = somebody({ text_zoom: 200 });
  const phone = await visit(home, { person, device: 'phone' });
  await visit(home, { person, device: 'tablet' });
  await visit(home, { person, device: 'laptop' });
  expect(told[0]).toMatch(/Android.* Chrome\/\d+\.0\.0\.0 Mobile Safari.*\?1$/);
  expect(told[1]).toMatch(/Android.* Chrome\/\d+\.0\.0\.0 Safari/);
  expect(told[2]).not.toMatch(/Android|Mobile/);
  const screen = '[screen.orientation.type, screen.width, devicePixelRatio, navigator.userAgentData.mobile]';
  expect(await phone.read(screen)).toEqual(['portrait-primary', 390, 2, true]);
});

test('the keyboard goes into closed shadow roots', async ({ visit }) => {
  const keys = await visit(
    `<button>Before</button><div id=host></div><script>const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = '<button>One</button><button>Two</button><label>Nick <input></label><span>By mouse</span>';
    for (const part of root.querySelectorAll('button, span')) part.onclick = () => document.title = part.textContent</script>`,
    { person: somebody({ motor: 'keyboard_only' }) },
  );
  expect(keys.names.filter((name) => /^(?:click|type):/.test(name))).toEqual([
    'click:before',
    'click:one',
    'click:two',
    'type:nick',
  ]);
  await keys.do('click:two');
  expect(keys.seen.title).toBe('Two');
  expect((await keys.do('type:nick', { text: 'Ken' })).words).toContain('now shows "Ken"');
});

test('that the mark of the focus goes on is no answer to a key', async ({ visit }) => {
  const keys = await visit(
    `<button>First</button><div role=button tabindex=0 onmousedown="document.title = 'pressed'">Only for a mouse</div>`,
    { person: somebody({ motor: 'keyboard_only' }) },
  );
  expect((await keys.do('click:only-for-a-mouse')).kind).toBe('nothing');
});

test('a screen reader hears what is said to it alone, and not what is hidden from it', async ({ visit }) => {
  const page = `<h1>Offer</h1><p>Now half price</p><p aria-hidden=true>Ends tonight</p><img alt="A red kayak" width=40 height=40 src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">
    <p>Size <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">in centimetres</span> 340</p>
    <div inert><p>Not yet</p></div><button aria-label="Close the offer">Shut</button>`;
  const words = (visit: Visit) => [visit.block('page_text'), visit.seen.texts.map(({ text }) => text).join('\n')];
  const sighted = await visit(page);
  const listening = await visit(page, { person: somebody({ screen_reader: true, vision: 'blind' }) });
  for (const text of words(sighted)) {
    expect(text).toContain('Ends tonight');
    expect(text).toMatch(/Not yet[\s\S]*Shut/);
    expect(text).not.toContain('kayak');
  }
  for (const text of words(listening)) {
    expect(text).not.toMatch(/Ends tonight|Not yet|Shut/);
    expect(text).toContain('Close the offer');
    expect(text).toMatch(/Now half price\nA red kayak\n.*in centimetres/s);
  }
});

test('the keyboard goes into a closed shadow root within a frame, and into the window that it opens', async ({
  site,
  visit,
}) => {
  const home = await site({
    '/': '<title>Desk</title><button>Outside</button><iframe src=/inner style="width:600px;height:300px;margin-top:40px"></iframe>',
    '/inner': `<x-app></x-app><script>customElements.define('x-app', class extends HTMLElement { constructor() { super(); const root = this.attachShadow({ mode: 'closed' });
      root.innerHTML = '<button id=o>Open</button><button>Behind</button><dialog><button id=c>Close it</button><input aria-label=Name></dialog>';
      const dialog = root.querySelector('dialog'); root.getElementById('o').onclick = () => dialog.showModal(); root.getElementById('c').onclick = () => dialog.close(); } })</script>`,
  });
  const keys = await visit(home, { person: somebody({ motor: 'keyboard_only' }), device: 'laptop' });
  await keys.do('click:open');
  expect(keys.names).not.toContain('click:behind');
  expect((await keys.do('type:name', { text: 'Ann' })).words).toContain('Ann');
  await keys.do('click:close-it');
  expect(keys.names).toEqual(expect.arrayContaining(['click:behind', 'click:outside']));
});
