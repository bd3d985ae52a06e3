import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { expect, serve, test } from './support.ts';

test('nothing leaves the allowed origins, by whatever way a page tries', async ({ site, visit }) => {
  const outside = await serve({ '/': '<h1>Outside</h1>', '/data': '{}', '/go': 'x' });
  const stun = createSocket('udp4');
  let packets = 0;
  stun.on('message', () => packets++);
  await new Promise<void>((resolve) => stun.bind(0, '127.0.0.1', resolve));
  const away = outside.origin.replace('127.0.0.1', 'localhost');
  const other = outside.origin;
  const home = await site({
    '/': `<title>Home</title><a href="${other}/">Link</a> <a href="/redirect">Redirect</a> <a href="${other}/" target=_blank>Tab</a>
      <form action="${other}/go" method=post><button>Send</button></form> <a href="https://outside.example/">Secure</a>
      <button onclick="window.open('${away}/')">Open</button>
      <img src="${other}/data"><iframe src="${other}/"></iframe><link rel=stylesheet href="${other}/data">
      <script>fetch('${other}/data', {mode:'no-cors'}).catch(()=>{}); new WebSocket('${other.replace('http', 'ws')}/'); navigator.sendBeacon('${other}/data', 'x');
        new Worker(URL.createObjectURL(new Blob(["fetch('${other}/data', {mode:'no-cors'})"])));
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${(stun.address() as AddressInfo).port}' }] }); peer.createDataChannel('x'); peer.createOffer().then(o => peer.setLocalDescription(o));
      </script>`,
    '/redirect': (_, response) => response.writeHead(302, { location: `${other}/` }).end(),
  });
  const page = await visit(home);
  for (const name of ['click:link', 'click:redirect', 'click:tab', 'click:send', 'click:open']) {
    const effect = await page.do(name);
    expect(effect.words, name).toContain('leads away');
    if (page.names.includes('tab:close')) await page.do('tab:close');
    expect(page.seen.title, name).toBe('Home');
  }
  await page.do('click:secure');
  expect(page.block('outcome')).toContain('outside.example');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(outside.hits).toEqual([]);
  expect(packets).toBe(0);
  stun.close();
  await outside.close();
});

test('nor by refreshing, by chains, by streams, by workers that are shared, or by other kinds of address', {
  tag: '@long',
}, async ({ site, visit }) => {
  const outside = await serve({ '/': '<title>Outside</title>', '/data': '{}' });
  const to = outside.origin;
  const home = await site({
    '/': (request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<title>Home</title><a href=/refresh>Refresh</a> <a href=/chain>Chain</a> <a href="${to.replace('//', '//127.0.0.1@')}/">Disguised</a>
        <button onclick="setTimeout(() => location.assign('${to}/'), 300)">Late</button> <form method=post target=_blank action="${to}/data"><button>Post</button></form>
        <a href="http://localhost:${request.headers.host?.split(':')[1]}/">Same server by another name</a> <a href="file:///etc/passwd">File</a> <button onclick="window.open('file:///etc/passwd')">Open file</button> <a href="data:text/html,<title>Data</title>">Data</a>
        <button onclick="new EventSource('${to}/data'); new SharedWorker('/worker.js'); navigator.serviceWorker.register('/worker.js'); fetch('${to}/data', { keepalive: true, method: 'POST', mode: 'no-cors' })">Streams</button>
        <button onclick="location = window.URL.createObjectURL(new Blob(['<title>Blob</title><img src=${to}/data><a href=${to}/>Out</a>'], { type: 'text/html' }))">Blob</button>
        <link rel=prefetch href="${to}/data"><link rel=preconnect href="${to}"><video src="${to}/data" autoplay></video><style>@import url(${to}/data); @font-face { font-family: a; src: url(${to}/data) } body { font-family: a }</style>`),
    '/refresh': `<title>Refresh</title><meta http-equiv=refresh content="0;url=${to}/">`,
    '/chain': (_, response) => void response.writeHead(302, { location: '/chain2' }).end(),
    '/chain2': (_, response) => void response.writeHead(307, { location: `${to}/` }).end(),
    '/worker.js': (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`fetch('${to}/data', { mode: 'no-cors' }); importScripts('${to}/data')`),
  });
  const page = await visit(home);
  for (const name of ['chain', 'disguised', 'late', 'post', 'same-server-by-another-name']) {
    expect((await page.do(`click:${name}`)).words, name).toContain('leads away');
    expect(page.seen.title, name).toBe('Home');
  }
  for (const name of ['file', 'open-file', 'data', 'streams']) {
    await page.do(`click:${name}`);
    expect(page.seen.title, name).toBe('Home');
  }
  await page.do('click:refresh');
  expect(page.block('outcome')).toContain('leads away');
  await page.do('back');
  await page.do('click:blob');
  expect(page.seen.title).toBe('Blob');
  expect((await page.do('click:out')).words).toContain('leads away');
  expect(outside.hits).toEqual([]);
  await outside.close();
});

test('pictures and styles may come from elsewhere where that is configured, and nothing else', async ({
  site,
  visit,
}) => {
  const outside = await serve({
    '/pic.svg': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/data': '{}',
    '/': 'away',
  });
  outside.server.on('upgrade', (request, socket) => {
    outside.hits.push(`socket ${request.url}`);
    socket.destroy();
  });
  const there = JSON.stringify(outside.origin).replaceAll('"', "'");
  const ways = [
    `fetch(${there} + '/data', { mode: 'no-cors' }).catch(() => {})`,
    `fetch('/way', { mode: 'no-cors' }).catch(() => {})`,
    `new WebSocket(${there}.replace('http', 'ws'))`,
    `new Worker(URL.createObjectURL(new Blob(["new WebSocket(${there}.replace('http', 'ws'))"])))`,
    `new SharedWorker(URL.createObjectURL(new Blob(["fetch(${there} + '/data', { mode: 'no-cors' })"])))`,
  ];
  const home = await site({
    '/': `<title>Home</title><img src="${outside.origin}/pic.svg"><a href="${outside.origin}/">Away</a><a href="/way">On</a><script>${ways.join(';')}</script>`,
    '/way': (_, response) => response.writeHead(302, { location: `${outside.origin}/` }).end(),
  });
  const page = await visit(home, { resourceOrigins: [outside.origin] });
  for (const way of ['click:away', 'click:on']) {
    expect((await page.do(way)).kind).toBe('blocked');
    expect(page.seen.title).toBe('Home');
  }
  expect(outside.hits).toEqual(['GET /pic.svg']);
  await outside.close();
});

test('dialogs are seen and answered, and never hang the click that opened them', async ({ visit }) => {
  const page = await visit(`<title>Ask</title><button onclick="out.textContent = confirm('Delete all?')">Delete</button>
    <button onclick="out.textContent = prompt('Your name?', 'x')">Name</button><button onclick="for (let i = 0; i < 3; i++) alert('again ' + i)">Storm</button>
    <p id=out></p>`);
  const effect = await page.do('click:delete');
  expect(effect).toEqual({ kind: 'dialog', words: 'A dialog says: "Delete all?"' });
  expect(page.names).toEqual(['dialog:accept', 'dialog:dismiss']);
  expect(page.block('dialog')).toBe('Delete all?');
  await page.do('dialog:dismiss');
  await page.read("void setTimeout(() => alert('Welcome'), 50)");
  await new Promise((resolve) => setTimeout(resolve, 500));
  page.seen = await page.stage.observe();
  expect(page.block('dialog')).toBe('Welcome');
  await page.do('dialog:accept');
  expect(await page.read('out.textContent')).toBe('false');
  await page.do('click:name');
  await page.do('dialog:accept', { text: 'Ken' });
  expect(await page.read('out.textContent')).toBe('Ken');
  await page.do('click:storm');
  for (let turn = 0; turn < 3; turn++) await page.do('dialog:accept');
  expect(page.names).toContain('click:storm');
});

test('a page that asks before it is left', async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Draft</title><input aria-label=Text><a href=/next>Next</a><script>onbeforeunload = e => { e.preventDefault(); e.returnValue = 'x' }</script>`,
    '/next': '<title>Next</title>',
  });
  const page = await visit(home);
  await page.do('type:text', { text: 'half' });
  expect((await page.do('click:next')).kind).toBe('dialog');
  await page.do('dialog:dismiss');
  expect(page.seen.title).toBe('Draft');
  await page.do('click:next');
  await page.do('dialog:accept');
  expect(page.seen.title).toBe('Next');
});

test('windows, files and questions of the browser', { tag: '@long' }, async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Home</title><button onclick="for (let i = 0; i < 40; i++) window.open('/tab')">Bomb</button><a href=/file download>Invoice</a><a href=/huge>Huge</a>
      <button onclick="print()">Print</button><button onclick="navigator.geolocation.getCurrentPosition(() => {}, e => out.textContent = 'No place')">Near me</button>
      <button onclick="Notification.requestPermission()">Notify</button><p id=out></p>`,
    '/tab': '<title>Tab</title>',
    '/file': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="invoice.csv"' })
        .end('a,b'),
    '/huge': (_, response) => {
      response.writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="huge.zip"',
        'content-length': 1_000_000_000,
      });
      const chunk = Buffer.alloc(1 << 20);
      const push = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', push);
      push();
    },
  });
  const page = await visit(home);
  expect((await page.do('click:invoice')).words).toContain('"invoice.csv"');
  const huge = await page.do('click:huge');
  expect(huge.words).toContain('huge.zip');
  // It is stopped while the click is still looked after, while the page is looked at, or later.
  let told = huge.words + page.block('outcome');
  await expect
    .poll(
      async () => {
        if (told.includes('was stopped')) return told;
        await page.do('wait');
        told += page.block('outcome');
        return told;
      },
      { timeout: 20_000 },
    )
    .toContain('was stopped');
  expect((await page.do('click:print')).words).toMatch(/print/i);
  expect((await page.do('click:near-me')).words).toMatch(/where you are|location/i);
  expect((await page.do('click:notify')).words).toMatch(/notification/i);
  const bomb = await page.do('click:bomb');
  expect(bomb.words).toMatch(/stopped the page from opening/);
  expect(page.stage.context.pages().length).toBeLessThanOrEqual(8);
});

test('a name and password of the server itself', async ({ site, visit }) => {
  const home = await site({
    '/': (request, response) => {
      const known = request.headers.authorization === `Basic ${Buffer.from('rosa:s3cret').toString('base64')}`;
      if (known) response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Inside</title>');
      else response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
    },
  });
  const page = await visit(home, { httpCredentials: { username: 'rosa', password: 's3cret' } });
  expect(page.seen.title).toBe('Inside');
});
