import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { launchBrowser } from '../../src/browser/launch/launch.ts';
import type { Observation, StageOptions } from '../../src/browser/types.ts';
import { expect, test, type Visit } from './support.ts';

const SECRET = 'p&ss "wörd">/42';
/** As many a template writes it: no more is escaped than has to be. */
const IN_MARKUP = SECRET.replaceAll('&', '&amp;').replaceAll('"', '&#34;');
const SPELLINGS = [
  SECRET,
  encodeURIComponent(SECRET),
  new URLSearchParams({ a: SECRET }).toString().slice(2),
  JSON.stringify(SECRET).slice(1, -1),
  Buffer.from(SECRET).toString('base64'),
  IN_MARKUP,
];

const PAGE = `<title>Sign in</title><form method=post action=/in><label>Email <input name=email></label><label>Password <input type=password name=pw></label><label>Hint <input name=hint></label><button>Sign in</button></form>
  <p id=echo></p><script>document.querySelector('[name=pw]').oninput = e => { fetch('/log', { method: 'POST', body: JSON.stringify({ pw: e.target.value }) }); fetch('/log?b=' + btoa(unescape(encodeURIComponent(e.target.value)))) };
  document.querySelector('[name=hint]').oninput = e => echo.textContent = 'You wrote ' + e.target.value</script>`;

async function signIn(page: Visit) {
  const turn = (name: string, args: Record<string, string> | null) => {
    const frame = { bytes: page.seen.image.bytes, mediaType: page.seen.image.mediaType };
    const decision = {
      action_name: name,
      arguments: args,
      comment: 'Here it goes',
      sentiment: 'curious',
      explanation: { why: 'it is asked for' },
    };
    return page.stage.turn(
      { turnIndex: 0, title: `Does ${name} — “Here it goes” (curious)`, decision, frame },
      async () => {
        const effect = await page.stage.act(name, args);
        page.seen = await page.stage.observe();
        return effect;
      },
    );
  };
  const said = [
    await turn('type:email', { text: 'rosa@example.org' }),
    await turn('type:password', { text: '{{password}}' }),
    await turn('type:hint', { text: 'it is {{password}}!' }),
  ];
  const shown: Observation = page.seen;
  said.push(await turn('click:sign-in', null));
  return { said, shown };
}

function holds(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  return SPELLINGS.filter((spelling) => text.includes(Buffer.from(spelling).toString('latin1')));
}

for (const retention of ['30d', 'none'] as const) {
  test(
    `no secret is written with retention ${retention}`,
    retention === 'none' ? { tag: '@long' } : {},
    async ({ site, visit }, info) => {
      let received = '';
      const home = await site({
        '/': PAGE,
        '/log': (request, response) => {
          request.resume();
          response.end('ok');
        },
        '/in': (request, response) => {
          request.on('data', (chunk) => {
            received += chunk;
          });
          request.on('end', () =>
            response
              .writeHead(200, { 'content-type': 'text/html' })
              .end(`<title>In</title><p title="${IN_MARKUP}">Your password is ${IN_MARKUP}</p>`),
          );
        },
      });
      const tracePath = info.outputPath('trace.zip');
      const options: Partial<StageOptions> = { secrets: new Map([['{{password}}', SECRET]]), retention, tracePath };
      // A browser of its own: its folder holds what this session writes and nothing else.
      const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`dramatis-browser-${process.pid}-`));
      const before = folders();
      const browser = await launchBrowser();
      const folder = folders().find((name) => !before.includes(name))!;
      const page = await visit(home, { ...options, browser });
      const { said, shown } = await signIn(page);
      expect(new URLSearchParams(received).get('pw')).toBe(SECRET);
      expect(new URLSearchParams(received).get('hint')).toBe(`it is ${SECRET}!`);
      expect(
        holds(
          Buffer.from(JSON.stringify({ said, shown: { ...shown, image: null }, last: { ...page.seen, image: null } })),
        ),
      ).toEqual([]);
      expect(JSON.stringify(shown.texts)).toContain('{{password}}');

      if (retention === 'none') {
        // Not even while it runs: the folder of this browser, its profile included, is looked through before it closes.
        for (const file of filesIn(join(tmpdir(), folder))) {
          const bytes = readFileSync(file);
          expect(holds(bytes), file).toEqual([]);
          expect(isPicture(bytes), `an image: ${file}`).toBe(false);
          expect(bytes.includes('Sign in'), `a page: ${file}`).toBe(false);
        }
      }
      await page.stage.close();
      await browser.close();
      await expect.poll(folders).not.toContain(folder);
      const zip = unzipSync(readFileSync(tracePath));
      for (const [name, bytes] of Object.entries(zip)) expect(holds(bytes), name).toEqual([]);
      const pictures = Object.keys(zip).filter((name) => /\.(jpe?g|png)$/.test(name));
      expect(pictures).toEqual([]);
      const events = Buffer.from(zip['trace.trace']!)
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const steps = events.filter((event) => event.type === 'before' && event.method === 'tracingGroup');
      expect(steps.map((step) => step.title)).toHaveLength(4);
      if (retention === 'none') {
        expect(
          Object.keys(zip).filter(
            (name) => !/^(trace\.(trace|network)|attachments\/turn-\d-decision\.json)$/.test(name),
          ),
        ).toEqual([]);
        expect(Buffer.from(zip['trace.trace']!).toString()).not.toContain('frame-snapshot');
      }
    },
  );
}

test('the trace viewer shows the turns with frame and decision', async ({ site, visit, chromium }, info) => {
  const home = await site({
    '/': PAGE,
    // The press is over long before its answer is there.
    '/in': (_, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome in</h1>'), 300);
    },
    '/log': '',
  });
  const tracePath = info.outputPath('trace.zip');
  const page = await visit(home, {
    retention: '30d',
    tracePath,
    secrets: new Map([['{{password}}', 'unseen-secret']]),
  });
  const frame = { bytes: page.seen.image.bytes, mediaType: page.seen.image.mediaType };
  const decision = {
    action_name: 'type:email',
    comment: 'My address',
    sentiment: 'neutral',
    explanation: { why: 'the form asks for it' },
  };
  await page.stage.turn({ turnIndex: 0, title: '1. type:email — “My address” (neutral, low)', decision, frame }, () =>
    page.stage.act('type:email', { text: 'r@e.org' }),
  );
  await page.stage.turn({ turnIndex: 1, title: '2. click:sign-in', decision, frame }, () =>
    page.stage.act('click:sign-in', null),
  );
  await page.stage.close();

  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const viewer = spawn(process.execPath, [cli, 'show-trace', '--host', '127.0.0.1', '--port', '0', tracePath], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let out = '';
      viewer.stdout.on('data', (chunk) => {
        out += chunk;
        const found = /http:\/\/\S+/.exec(out);
        if (found) resolve(found[0]);
      });
      viewer.on('exit', () => reject(new Error(out)));
    });
    const window = await chromium.newPage({ viewport: { width: 1400, height: 1000 } });
    await window.goto(address);
    await window.getByText('1. type:email — “My address” (neutral, low)').first().click();
    await expect(window.getByText('the form asks for it')).toBeVisible();
    await window.getByRole('tab', { name: /Attachments/ }).click();
    await expect(window.locator('img[src*="attachment"], .attachments-tab img').first()).toBeVisible();
    await window.screenshot({ path: info.outputPath('viewer.png') });
    await window.getByText('2. click:sign-in').first().click();
    const after = window.frameLocator('iframe[name="snapshot"]:visible');
    await expect(after.getByText('Welcome in')).toBeVisible();
    await window.close();
  } finally {
    viewer.kill();
  }
});

function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff') || head.slice(8, 12) === 'WEBP';
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return [];
    return found.isDirectory() ? filesIn(path) : found.isFile() ? [path] : [];
  });
}
