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
  expect(page.seen.title).toBe('Round');
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

test('a page of a hundred thousand elements', async ({ visit }) => {
  const page = await visit(
    `<title>Big</title><button onclick="out.textContent='done'">Go</button><p id=out></p><div id=all></div><script>let h=''; for (let i = 0; i < 50000; i++) h += '<p>row <a href=#' + i + '>link ' + i + '</a></p>'; all.innerHTML = h</script>`,
  );
  const started = Date.now();
  expect((await page.do('click:go')).kind).toBe('changed');
  expect(Date.now() - started).toBeLessThan(15_000);
});
