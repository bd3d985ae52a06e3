import { saysComing } from '../../src/browser/act/answering.ts';
import { expect, test, type Visit } from './support.ts';

/** How long an action took to be done with, in milliseconds. */
async function timed(page: Visit, name: string): Promise<number> {
  const started = performance.now();
  await page.stage.act(name, null);
  const took = performance.now() - started;
  page.seen = await page.stage.observe();
  return took;
}

test('waits while what was pressed says by its class that it is at work', async ({ visit }) => {
  const page = await visit(
    `<button id=go onclick="go.className='busy';setTimeout(()=>{go.className='';out.textContent='312'},900)">Get my price</button><p id=out></p>`,
  );
  await page.do('click:get-my-price');
  expect(await page.read('out.textContent')).toBe('312');
});

test('waits for what the action caused, and for nothing else', async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Home</title><button onclick="out.textContent='at once'">Now</button><button onclick="fetch('/slow').then(r => r.text()).then(t => out.textContent = t)">Ask</button>
      <button onclick="first()">Chain</button><button onclick="out.textContent='';sk.hidden=false;setTimeout(()=>{sk.hidden=true;out.textContent='loaded'},900)">Skeleton</button>
      <button onclick="fetch('/stream').then(async r => { const reader = r.body.getReader(); out.textContent = 'streaming'; for (;;) { const { done } = await reader.read(); if (done) break } })">Stream</button>
      <a href=/next>Next</a><p id=out></p><div id=sk class="skeleton-row" hidden style="width:200px;height:30px;background:#eee"></div><div class=spinner style="width:20px;height:20px;background:red;animation:r 1s infinite"></div><style>@keyframes r{to{transform:rotate(1turn)}}</style>
      <script>const first = () => fetch('/slow').then(() => fetch('/slow')).then(() => out.textContent = 'both'); setInterval(() => fetch('/poll'), 150); new EventSource('/events')</script>`,
    '/slow': (_, response) => void setTimeout(() => response.end('slow answer'), 600),
    '/poll': (_, response) => void setTimeout(() => response.end(), 100),
    '/events': (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
    '/stream': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const timer = setInterval(() => response.write('x'.repeat(2000)), 100);
      response.on('close', () => clearInterval(timer));
    },
    '/next': `<title>Next</title><script src=/late.js></script><p id=out></p>`,
    '/late.js': (_, response) =>
      void setTimeout(
        () =>
          response.end(
            "document.getElementById('out') || addEventListener('DOMContentLoaded', () => out.textContent = 'ready')",
          ),
        400,
      ),
  });
  const page = await visit(home);
  await page.stage.page().waitForTimeout(700);
  const now = await timed(page, 'click:now');
  const ask = await timed(page, 'click:ask');
  expect(await page.read('out.textContent')).toBe('slow answer');
  expect(ask).toBeGreaterThan(600);
  expect(now).toBeLessThan(ask);
  const chain = await timed(page, 'click:chain');
  expect(ask).toBeLessThan(chain);
  expect(await page.read('out.textContent')).toBe('both');
  await timed(page, 'click:skeleton');
  expect(await page.read('out.textContent')).toBe('loaded');
  expect(await timed(page, 'click:stream')).toBeLessThan(2 * chain);
  expect(await page.read('out.textContent')).toBe('streaming');
  await timed(page, 'click:next');
  expect(await page.read('out.textContent')).toBe('ready');
});

test('a wait that people would notice is told with what came of the act, in coarse steps', async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Home</title><a href=/quick>Quick</a> <a href=/slow>Slow</a>`,
    '/quick':
      "<title>Quick</title><button onclick=\"fetch('/answer').then(() => out.textContent = 'here')\">Ask</button><p id=out></p>",
    '/slow': (_, response) => void setTimeout(() => response.end('<title>Slow</title>'), 1200),
    '/answer': (_, response) => void setTimeout(() => response.end('x'), 1100),
  });
  const page = await visit(home);
  expect((await page.do('click:slow')).words).toContain('It took about 2 seconds.');
  expect((await page.do('back')).words).not.toContain('seconds');
  expect((await page.do('click:quick')).words).not.toContain('seconds');
  expect((await page.do('click:ask')).words).toMatch(/here.*It took about 2 seconds\.$/);
  expect(page.seen.blocks).toContainEqual({ label: 'outcome', text: expect.stringContaining('about 2 seconds') });
});

test('a late answer is not taken for none', async ({ visit }) => {
  const page = await visit(
    `<button onclick="setTimeout(() => out.textContent = 'late', 350)">Go</button><p id=out></p>`,
  );
  expect(await page.do('click:go')).toMatchObject({ kind: 'changed', words: expect.stringContaining('late') });
});

test('an answer is waited for however often it is asked for', async ({ site, visit }) => {
  const home = await site({
    '/': `<button onclick="out.innerHTML='<i>asking</i>';fetch('/answer').then(()=>{out.textContent='ready '+ ++n})">Ask</button><p id=out></p><script>let n=0</script>`,
    '/answer': (_request, response) => {
      setTimeout(() => response.end('late'), 300);
    },
  });
  const page = await visit(home);
  for (let round = 1; round <= 4; round++) {
    await page.do('click:ask');
    expect(await page.read<string>('out.textContent')).toBe(`ready ${round}`);
  }
});

test('a press that begins nothing is soon known to be dead, one that answers late is waited for', {
  tag: '@long',
}, async ({ site, visit }) => {
  const home = await site({
    '/plain':
      '<button onclick="void 0">Dead</button><script>let tick = 0; setInterval(() => tick++, 300); const again = () => setTimeout(again, 200); again()</script>',
    '/': `<button onclick="setTimeout(() => out.textContent = 'late', 800)">Late</button>
      <button onclick="let n = 0; const draw = () => ++n < 30 ? requestAnimationFrame(draw) : out.textContent = 'drawn'; draw()">Draw</button>
      <button onclick="socket.send('x')">Socket</button><button onclick="frame.contentWindow.setTimeout(() => out.textContent = 'framed', 700)">Frame</button><p id=out></p><iframe id=frame srcdoc="<p>in</p>"></iframe>
      <script>const socket = new EventSource('/events'); socket.send = () => fetch('/say'); socket.onmessage = () => out.textContent = 'pushed'</script>`,
    '/events': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      push = () => setTimeout(() => response.write('data: 1\n\n'), 600);
    },
    '/say': (_, response) => {
      push();
      response.end();
    },
  });
  let push = () => {};
  for (const pacing of ['pause_on_decide', 'free_running'] as const) {
    const plain = await visit(home, { pacing, path: '/plain' });
    expect((await plain.do('click:dead')).kind).toBe('nothing');
    const dead = await timed(plain, 'click:dead');
    const page = await visit(home, { pacing });
    const took: Record<string, number> = {};
    for (const [name, words] of [
      ['late', 'late'],
      ['draw', 'drawn'],
      ['socket', 'pushed'],
      ['frame', 'framed'],
    ]) {
      const started = performance.now();
      expect((await page.do(`click:${name}`)).words, `${pacing} ${name}`).toContain(words);
      took[name!] = performance.now() - started;
    }
    expect(dead).toBeLessThan(took.late!);
  }
});

test('a name that begins like a word for work is no sign of it', () => {
  const shows = (text: string) => saysComing({ texts: [] }, { texts: [{ text }] as never, actions: [] });
  expect(['Loading results', 'Searching…', 'Sending your order...', 'Processing'].map(shows)).not.toContain(false);
  expect(['Sending things back', 'Working hours', 'Processing of personal data'].map(shows)).not.toContain(true);
});

test('a placeholder without a name is waited for as long as something is to come, and what only pulses is not', async ({
  visit,
}) => {
  const page = await visit(
    `<style>.p1{height:14px;background:#ddd;margin:8px;animation:p 1s infinite alternate}@keyframes p{to{opacity:.4}}</style><button onclick="out.innerHTML='<div class=p1></div><div class=p1></div>';setTimeout(() => (out.textContent = 'Plans'), 1800)">Billing</button><button onclick="out.innerHTML='<div class=p1></div>'">Live</button><div id=out>General</div>`,
  );
  const billing = await timed(page, 'click:billing');
  expect(await page.read('out.textContent')).toBe('Plans');
  expect(await timed(page, 'click:live')).toBeLessThan(billing);
});

test('what gets on is watched to its end', async ({ visit }) => {
  const page = await visit(
    `<button onclick="let p = 0; const t = setInterval(() => { p += 20; out.textContent = 'Preparing ' + p + '%'; if (p >= 100) { clearInterval(t); out.textContent = 'Converted' } }, 300)">Convert</button><button onclick="out.textContent='Looking for free times…';setTimeout(() => (out.textContent = '11:00'), 1100)">Times</button><p id=out></p>`,
  );
  await page.do('click:convert');
  expect(await page.read('out.textContent')).toBe('Converted');
  await page.do('click:times');
  expect(await page.read('out.textContent')).toBe('11:00');
});

test('a fold that a script opens frame by frame is looked at once it is open, however slowly it sets out', async ({
  visit,
}) => {
  const page = await visit(
    `<button onclick="const from = Date.now(), step = () => { const t = Math.min(1, (Date.now() - from) / 600), h = Math.round(16 * (0.5 - Math.cos(t * Math.PI) / 2)); if (fold.style.height !== h + 'px') fold.style.height = h + 'px'; if (t < 1) requestAnimationFrame(step) }; requestAnimationFrame(step)">Sauna</button><div id=fold style="height:0;overflow:hidden">It closes at 21:45.</div>`,
  );
  await page.do('click:sauna');
  expect(await page.read('fold.style.height')).toBe('16px');
});

test('what opens within a component is looked at once it stands', async ({ visit }) => {
  const page = await visit(
    `<button onclick="setTimeout(() => note.shadowRoot.firstChild.animate([{ opacity: 0 }, { opacity: 1 }], 300).finished.then(() => note.title = 'stands'), 20)">Save</button><x-note id=note>Saved</x-note><script>customElements.define('x-note', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<div style="width:200px;height:40px"><slot></slot></div>' } })</script>`,
  );
  await page.do('click:save');
  expect(await page.read('note.title')).toBe('stands');
});

test('an answer is not taken for what a page tells of its own accord', async ({ visit }) => {
  const page = await visit(
    `<button onclick="setTimeout(() => out.textContent = 'Joined the room', 900)">Join</button><p id=out></p><ul id=news></ul><script>
    const words = ['apples up', 'pears down', 'figs gone', 'plums new']; let told = 0; setInterval(() => news.insertAdjacentHTML('afterbegin', '<li>' + words[told++ % 4] + told), 200)</script>`,
  );
  await page.stage.page().waitForTimeout(500);
  expect((await page.do('click:join')).words).toContain('Joined the room');
});

test('what a page began is waited for behind a change that nobody can read, and behind words that say so', async ({
  visit,
}) => {
  const page = await visit(
    `<button onclick="list.ariaBusy='true';setTimeout(() => { list.ariaBusy='false'; list.innerHTML='<li>Result one' }, 900)">Find</button><ul id=list></ul>
    <button onclick="out.textContent='Hold on';setTimeout(() => out.textContent='Your code is 77', 900)">Code</button><p id=out></p>`,
  );
  expect((await page.do('click:find')).words).toContain('Result one');
  expect((await page.do('click:code')).words).toContain('Your code is 77');
});

test('an answer comes over a request that was asked for ahead', async ({ site, visit }) => {
  let waiting: Array<(words: string) => void> = [];
  const shop = await site({
    '/': `<button onclick="fetch('/say', { method: 'POST' })">Send</button><ul id=list></ul><script>(async () => { for (;;) { const news = await fetch('/news').then((answer) => answer.text()); list.insertAdjacentHTML('beforeend', '<li>' + news) } })()</script>`,
    '/news': (_, response) => waiting.push((words) => response.end(words)),
    '/say': (_, response) => {
      response.end();
      setTimeout(() => {
        for (const answer of waiting) answer('Delivered');
        waiting = [];
      }, 500);
    },
  });
  const page = await visit(shop);
  await page.stage.page().waitForTimeout(1100);
  expect((await page.do('click:send')).words).toContain('Delivered');
});

test('a dead button is told to be dead beside what moves and grows by itself', async ({ visit }) => {
  const page = await visit(
    `<style>@keyframes go{to{transform:translateX(100px)}}.box{width:20px;height:20px;background:red;animation:go 1s infinite alternate}</style><div class=box></div><button>Dead</button>
    <ul id=list></ul><script>let told = 0; setInterval(() => list.insertAdjacentHTML('beforeend', '<li>tick ' + told++), 300)</script>`,
  );
  await page.stage.page().waitForTimeout(700);
  // On a busy machine the pictures between which it moves are few, and the list grows while one presses: a press now and then is told to have changed something.
  const told = new Set<string>();
  for (let presses = 0; presses < 5 && !told.has('nothing'); presses++) {
    page.seen = await page.stage.observe();
    told.add((await page.do('click:dead')).kind);
  }
  expect([...told]).toContain('nothing');
});

test('a dead button is told to be dead where the frame is coded as a run codes it', async ({ visit }) => {
  const page = `<!doctype html><style>body{font:16px Arial}</style><h1>Cinema Lux</h1><h2>Tonight: Paper Boats, 20:15</h2><button onclick="0">Book</button>
    <button onclick="c.getContext('2d').fillRect(20,20,160,60)">Draw</button><br><canvas id=c width=300 height=120></canvas>`;
  for (const maximumSide of [4096, 900]) {
    const seen = await visit(page, { image: { type: 'jpeg', quality: 80, maximumSide } });
    expect(await seen.do('click:book')).toEqual({ kind: 'nothing', words: 'Nothing happened.' });
    expect(await seen.do('click:draw')).toEqual({ kind: 'changed', words: 'The picture changed.' });
  }
  const ringed = await visit(
    '<style>button:focus{outline:4px solid red}</style><h1>Sale</h1><button onclick="0">Dead</button>',
  );
  expect(await ringed.do('click:dead')).toEqual({ kind: 'nothing', words: 'Nothing happened.' });
});
