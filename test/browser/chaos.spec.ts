import { execFileSync } from 'node:child_process';
import { launchBrowser } from '../../src/browser/launch/launch.ts';
import { openStage } from '../../src/browser/stage/index.ts';
import { expect, serve, test } from './support.ts';

const WITHIN_MS = 30_000;

test('a page that hangs, crashes or never comes ends within its deadline, and the browser goes on', async ({
  site,
  visit,
}) => {
  const home = await site({
    '/': `<title>Home</title><button onclick="for (;;);">Loop</button><a href=/never>Never</a><a href=/fine>Fine</a><button onclick="out.textContent='x'">Do</button><p id=out></p>`,
    '/never': () => {},
    '/fine': '<title>Fine</title>',
  });
  const started = Date.now();
  const looping = await visit(home);
  expect(await looping.stage.act('click:loop', null)).toEqual({ kind: 'failed', words: 'The page did not respond.' });
  const seen = await looping.stage.observe();
  expect(seen.blocks.find((block) => block.label === 'error')?.text).toContain('does not respond');
  expect(seen.frameAgeMs).toBeGreaterThan(1000);
  await expect(looping.stage.observe()).rejects.toMatchObject({ kind: 'timeout' });
  await looping.stage.close();
  expect(Date.now() - started).toBeLessThan(60_000);

  const waiting = await visit(home);
  const never = await waiting.do('click:never');
  expect(never.words).toContain('still loading');
  expect(waiting.names).toContain('click:do');
  await waiting.do('click:fine');
  expect(waiting.seen.title).toBe('Fine');

  const crashing = await visit(home);
  const inspector = await crashing.stage.context.newCDPSession(crashing.stage.page());
  await Promise.race([inspector.send('Page.crash').catch(() => {}), crashing.stage.page().waitForEvent('crash')]);
  await expect(crashing.stage.observe()).rejects.toMatchObject({ kind: 'page_crashed' });
  await crashing.stage.close();

  const fine = await visit(home);
  expect((await fine.do('click:do')).kind).toBe('changed');
});

test('alerts while a page is left, and pages that leave again and again', async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Home</title><a href=/next>Next</a><script>onpagehide = () => alert('bye'); onunload = () => alert('bye')</script>`,
    '/next': `<title>Round</title><script>setTimeout(() => location.reload(), 300)</script><button>Stop</button>`,
  });
  const page = await visit(home);
  const started = Date.now();
  await page.do('click:next');
  // Between two of its rounds it has no title.
  expect(page.seen.url).toContain('/next');
  await page.do('click:stop').catch(() => {});
  expect(Date.now() - started).toBeLessThan(WITHIN_MS);
});

test('a server that is not there, or goes away', async ({ chromium, visit }) => {
  const home = await serve({ '/': '<title>Home</title><a href=/next>Next</a>', '/next': '<title>Next</title>' });
  const page = await visit(home);
  await home.close();
  await expect(page.do('click:next')).rejects.toMatchObject({
    kind: 'server_gone',
    message: expect.stringContaining(home.origin),
  });
  const options = { person: null, secrets: new Map(), seed: 1, pacing: 'free_running', retention: 'none' } as const;
  const gone = await openStage(chromium, { ...options, origins: [home.origin] });
  await expect(gone.open(home.origin)).rejects.toMatchObject({ kind: 'server_gone' });
  await expect(gone.open('https://elsewhere.example/')).rejects.toMatchObject({ kind: 'navigation_failed' });
  await gone.close();
});

test('the death of the browser is told, and nothing of it stays', async ({ site }) => {
  const home = await site({ '/': '<title>Home</title><button>Do</button>' });
  const browser = await launchBrowser();
  const stage = await openStage(browser, {
    person: null,
    origins: [home.origin],
    secrets: new Map(),
    seed: 1,
    pacing: 'free_running',
    retention: '30d',
    tracePath: test.info().outputPath('trace.zip'),
  });
  await stage.open(home.origin);
  await stage.observe();
  await stage.turn({ turnIndex: 0, title: 'Turn one', decision: { why: 'x' }, frame: null }, async () => null);
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.crash').catch(() => {});
  await expect(stage.observe()).rejects.toMatchObject({ kind: 'browser_gone' });
  await stage.close();
  const listing = execFileSync('unzip', ['-p', test.info().outputPath('trace.zip'), 'trace.trace'], {
    encoding: 'utf8',
  });
  expect(listing).toContain('Turn one');
});

test('a page of a hundred thousand elements', { tag: '@long' }, async ({ visit }) => {
  const page = await visit(
    `<title>Big</title><button onclick="out.textContent='done'">Go</button><p id=out></p><div id=all></div><script>let h=''; for (let i = 0; i < 50000; i++) h += '<p>row <a href=#' + i + '>link ' + i + '</a></p>'; all.innerHTML = h</script>`,
  );
  const started = Date.now();
  expect((await page.do('click:go')).kind).toBe('changed');
  expect(Date.now() - started).toBeLessThan(15_000);
});

test('storms of dialogs and windows, a page that goes on to itself, a renderer that is killed', {
  tag: '@long',
}, async ({ site, visit }) => {
  const home = await site({
    '/': `<title>Home</title><button onclick="for (;;) alert(Math.random())">Alerts</button> <a href=/round>Round</a> <button onclick="setInterval(() => window.open('/window'), 20)">Windows</button>`,
    '/round': '<title>Round</title><script>location.href = "/round?" + Math.random()</script>',
    '/window': "<title>Window</title><script>setInterval(() => window.open('/window'), 20)</script>",
  });
  const storm = await visit(home);
  expect((await storm.do('click:alerts')).kind).toBe('dialog');
  for (let turn = 0; turn < 3; turn++) expect((await storm.do('dialog:accept')).kind).toBe('dialog');

  const started = Date.now();
  const going = await visit(home);
  await going.do('click:round').catch(() => {});
  expect(Date.now() - started).toBeLessThan(WITHIN_MS);

  const windows = await visit(home);
  expect((await windows.do('click:windows')).words).toContain('stopped the page from opening more');
  // Eight tabs that each open more: some stand for a moment before they are closed.
  expect(windows.stage.context.pages().length).toBeLessThan(30);

  const crashed = await visit(home);
  await crashed.stage
    .page()
    .goto('chrome://crash', { timeout: 3000 })
    .catch(() => {});
  await expect(crashed.stage.observe()).rejects.toMatchObject({ kind: 'page_crashed' });
});

test('a page that takes all memory ends its session and no other', async ({ visit }) => {
  test.skip(!process.env.DRAMATIS_SOAK, 'DRAMATIS_SOAK=1 plays what takes gigabytes');
  const other = await visit('<title>Other</title><button onclick="document.title = 1">Do</button>');
  const hog = await visit(
    '<title>Hog</title><button onclick="const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))">Hog</button>',
  );
  expect(await hog.stage.act('click:hog', null)).toMatchObject({ kind: 'failed' });
  await expect
    .poll(
      () =>
        hog.stage.observe().then(
          () => 'seen',
          (error: { kind: string }) => error.kind,
        ),
      { timeout: 50_000 },
    )
    .toMatch(/page_crashed|timeout/);
  expect((await other.do('click:do')).kind).toBe('changed');
});
