import { expect, somebody, test, type Visit } from './support.ts';

/** A second of silence, which sounds as well as anything else. */
function wave(): Buffer {
  const samples = 8000;
  const bytes = Buffer.alloc(44 + samples, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(8000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples, 40);
  return bytes;
}

test('what is said aloud reaches those who hear, and captions everybody', async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Call</title><audio id=a src=/a.wav title=Message><track kind=captions src=/a.vtt></audio><button onclick="a.play()">Play</button>
      <button onclick="speechSynthesis.speak(new SpeechSynthesisUtterance('Your number is 42'))">Speak</button><button onclick="a.textTracks[0].mode = 'showing'; a.currentTime = 0; a.play()">Captions</button><button onclick="new Audio('/a.wav').play()">Ring</button>`,
    '/a.wav': (_, response) => void response.writeHead(200, { 'content-type': 'audio/wav' }).end(wave()),
    '/a.vtt': (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/vtt' })
        .end('WEBVTT\n\n00:00.000 --> 00:01.000\nThe code is <b>seven</b> nine\n'),
  });
  const told = async (page: Visit, name: string) => {
    const effect = await page.do(name);
    return `${effect.words} ${page.block('outcome')}`;
  };
  const hears = await visit(home, { person: somebody(), device: 'laptop' });
  expect(await told(hears, 'click:speak')).toContain('Your number is 42');
  expect(await told(hears, 'click:play')).toContain('The code is seven nine');
  expect(await told(hears, 'click:ring')).toContain('"audio" sounds.');
  const hard = await visit(home, { person: somebody({ hearing: 'hard_of_hearing' }), device: 'laptop' });
  expect(await told(hard, 'click:speak')).toContain('cannot be understood');
  const deaf = await visit(home, { person: somebody({ hearing: 'deaf' }), device: 'laptop' });
  for (const name of ['click:speak', 'click:ring'])
    expect(await deaf.do(name)).toEqual({ kind: 'nothing', words: 'Nothing happened.' });
  expect(await told(deaf, 'click:play')).not.toContain('seven');
  expect(await told(deaf, 'click:captions')).toContain('The captions say: "The code is seven nine"');
});

test('a screen reader goes into frames and reads what has no name of its own', async ({ site, visit }) => {
  const home = await site({
    '/': '<title>Pay</title><iframe src=/card title=Card style="width:400px;height:120px"></iframe><div onclick="1" style="cursor:pointer">Plain words</div><div aria-hidden=true><button>Unspoken</button></div>',
    '/card': '<label>Card number <input></label><button><svg width=20 height=20><circle r=9 /></svg></button>',
  });
  const page = await visit(home, { person: somebody({ screen_reader: true }) });
  const labels = page.seen.actions.map((action) => action.target?.label);
  expect(labels).toEqual(expect.arrayContaining(['Card number', 'Plain words']));
  expect(labels).not.toContain('Unspoken');
  await page.do(page.names.find((name) => name.startsWith('type:'))!, { text: '4111' });
  expect(await page.read('frames[0].document.querySelector("input").value')).toBe('4111');
});

test('magnified, a person sees a smaller part of the page and finds the rest by scrolling', async ({ visit }) => {
  const page = '<title>Far</title><p>Start</p><button style="position:absolute;top:600px;left:20px">Send</button>';
  const plain = await visit(page, { person: somebody(), device: 'laptop' });
  expect(plain.names).toContain('click:send');
  const large = await visit(page, { person: somebody({ text_zoom: 200 }), device: 'laptop' });
  expect(large.names).not.toContain('click:send');
  await large.do('scroll:down');
  expect(large.names).toContain('click:send');
});

test('a limit that a person does not have asks the page nothing and changes nothing', async ({ visit }) => {
  const page = '<title>Same</title><button>One</button><a href=#x>Two</a><input aria-label=Three>';
  const nobody = await visit(page);
  const anybody = await visit(page, { person: somebody(), device: 'laptop' });
  expect(anybody.names).toEqual(nobody.names);
  expect(anybody.seen.image.bytes.equals(nobody.seen.image.bytes)).toBe(true);
});

test('a screen reader stays in a window that says it is modal, and hears what is told to it alone as an answer', async ({
  visit,
}) => {
  const page = await visit(
    `<div id=app><h1>Shop</h1><p>Prices</p><button onclick="m.hidden=false">Buy</button></div>
    <div id=m role=dialog aria-modal=true aria-label=Confirm hidden style="position:fixed;inset:100px;background:#eee"><p>Pay 5 euro?</p><button onclick="live.textContent='Order placed';m.hidden=true">Yes</button></div>
    <div id=live aria-live=polite style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)"></div>`,
    { person: somebody({ screen_reader: true }), device: 'laptop' },
  );
  await page.do('click:buy');
  expect(page.names).not.toContain('click:buy');
  expect(page.block('page_text')).toBe('Pay 5 euro?\nYes');
  expect((await page.do('click:yes')).words).toContain('A message appeared: "Order placed"');
  expect(page.names).toContain('click:buy');
});

test('a screen reader reads a long page, part by part, as it does a short one', async ({ visit }) => {
  const rows = '<div><a href=#x>Row</a><span>t</span></div>'.repeat(4000);
  const page = await visit(
    `<div aria-hidden=true><button>Unspoken</button></div><button><svg width=20 height=20><title>Edit</title><circle r=9 /></svg></button><button><svg width=20 height=20><circle r=9 /></svg></button>
    <div onclick=1 style="cursor:pointer">Plain words</div><label>Card <input></label><div inert><button>Inert</button></div><button onclick="m.hidden=false">Open</button>
    <div id=m role=dialog aria-modal=true hidden style="position:fixed;inset:100px;background:#eee"><button onclick="m.hidden=true">Close</button></div>${rows}`,
    { person: somebody({ screen_reader: true }), device: 'laptop' },
  );
  const heard = page.seen.actions.flatMap(({ target }) =>
    target ? [`${target.role} ${target.label ?? ''}`.trim()] : [],
  );
  expect(heard.slice(0, 6)).toEqual([
    'button Edit',
    'button',
    'generic Plain words',
    'textbox Card',
    'button Open',
    'link Row',
  ]);
  await page.do('click:open');
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual(['click:close']);
});

test('keys come to links that show themselves with the focus, and a screen reader to all that is not hidden from it', async ({
  visit,
}) => {
  const page = `<style>.skip{position:absolute;left:-9999px}.skip:focus{left:0}.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}
      .sub{position:absolute;left:-999px}.menu:focus-within .sub{position:static}.kept:not(:focus){opacity:0}</style>
    <a class=skip href=#main>Skip to content</a><a class=sr href=#plain>Plain version</a><a class=kept href=#site>Site map</a>
    <div class=menu><a href=#about>About</a><ul class=sub><li><a href=#team>Team</a></ul></div>
    <div style="position:relative;width:80px"><button onclick="document.title='pressed'">Under</button><div style="position:absolute;inset:0;background:#fff"></div></div>
    <div aria-hidden=true><a class=sr href=#no>Unspoken</a></div><a href=#gone style="display:none">Gone</a><main id=main tabindex=-1>Words</main>`;
  const offered = ({ names }: Visit) => names.filter((name) => name.startsWith('click:')).sort();
  const plain = await visit(page, { person: somebody(), device: 'laptop' });
  expect(offered(plain)).toEqual(['click:about']);
  const keys = await visit(page, { person: somebody({ motor: 'keyboard_only' }), device: 'laptop' });
  expect(offered(keys)).toEqual(['click:about', 'click:site-map', 'click:skip-to-content', 'click:team']);
  await keys.do('click:team');
  expect(await keys.read('location.hash')).toBe('#team');
  await keys.do('click:skip-to-content');
  expect(await keys.read('location.hash')).toBe('#main');
  const ear = await visit(page, { person: somebody({ screen_reader: true }), device: 'laptop' });
  expect(offered(ear)).toEqual(
    ['about', 'plain-version', 'site-map', 'skip-to-content', 'team', 'under'].map((name) => `click:${name}`),
  );
  await ear.do('click:plain-version');
  expect(await ear.read('location.hash')).toBe('#plain');
  await ear.do('click:under');
  expect(await ear.read('document.title')).toBe('pressed');
});

test('a link that shows itself over a button as it gets the focus is not taken for the button', async ({ visit }) => {
  const page = await visit(
    `<style>.skip{position:absolute;left:-9999px}.skip:focus{left:8px;top:8px}</style><a class=skip href=#main>Skip to content</a><button onclick="d.showModal()">Open</button>
    <dialog id=d><button onclick="d.close()">Close</button></dialog>`,
    { person: somebody({ motor: 'keyboard_only' }), device: 'laptop' },
  );
  await page.do('click:open');
  expect(page.names.filter((name) => name.startsWith('click:'))).toEqual(['click:close']);
  await page.do('click:close');
  expect(page.names).toContain('click:skip-to-content');
});
