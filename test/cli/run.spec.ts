import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as listenTo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { Results, TurnRecord } from '../../src/contract/index.ts';
import { dramatis, hours, start, test } from './command.ts';

const write = (folder: string, text: string, name = 'a') => writeFileSync(join(folder, `${name}.scenario.yaml`), text);
const readResults = (folder: string, out = 'dramatis-results') =>
  Results.parse(JSON.parse(readFileSync(join(folder, out, 'results.json'), 'utf8')));
const readTurns = (folder: string, id: string, out = 'dramatis-results') =>
  readFileSync(join(folder, out, 'sessions', id, 'turns.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => TurnRecord.parse(JSON.parse(line)));

test('a run plays every session and leaves results, traces, frames and a report', async ({ folder, site }) => {
  write(folder, hours(site.url, 'sessions: 2\nretention: 30d\nexpect: { success: { at_least: 0.5 } }\n'));
  const ended = await dramatis(['run', '.'], { cwd: folder });
  expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  expect(ended.stdout).toContain('npx dramatis show');
  expect(ended.stdout).toContain('npx dramatis report');

  const results = readResults(folder);
  expect(results).toMatchObject({ schema: 'dramatis-results/1', exit_code: 0 });
  expect(results.sessions.map(({ person }) => person.name).sort()).toEqual(['Ada', 'Ada', 'Ken', 'Ken']);
  expect(new Set(results.sessions.map(({ seed }) => seed)).size).toBe(4);
  expect(existsSync(join(folder, 'dramatis-results/report/index.html'))).toBe(true);
  for (const session of results.sessions) {
    const turns = readTurns(folder, session.id);
    expect(turns).toHaveLength(session.turns);
    expect(session.felt).toHaveLength(session.turns);
    expect(session.trace).toBe(`sessions/${session.id}/trace.zip`);
    expect(existsSync(join(folder, 'dramatis-results', session.trace ?? ''))).toBe(true);
    expect(existsSync(join(folder, 'dramatis-results/sessions', session.id, turns[0]?.frame.path ?? 'none'))).toBe(
      true,
    );
    expect(Date.parse(session.expires_at ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  }
});

test('the same seed plays the same turns, byte for byte but for the times', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  write(folder, hours(site.url));
  const told = async (out: string, seed: string) => {
    await dramatis(['run', '.', '--out', out, '--seed', seed], { cwd: folder });
    return readResults(folder, out).sessions.map(({ id, person }) => [
      person.name,
      readTurns(folder, id, out).map(({ times: _times, ...turn }) =>
        // A wait that a busy machine makes one notice is a matter of times, too.
        JSON.stringify(turn).replace(/ It took about \d+ seconds\.|"seconds_predicted":[\d.]+/g, ''),
      ),
    ]);
  };
  const [first, second, other] = [await told('one', '7'), await told('two', '7'), await told('three', '8')];
  expect(second.toSorted()).toEqual(first.toSorted());
  expect(other.toSorted()).not.toEqual(first.toSorted());
});

test('people sit at what the scenario says, else at what the seed draws', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  const sat = async (out: string, more: string) => {
    write(folder, hours(site.url, more));
    const ended = await dramatis(['run', '.', '--out', out, '--sessions', '1'], { cwd: folder });
    expect(ended.code, ended.stdout + ended.stderr).toBe(0);
    return readResults(folder, out).sessions.map(({ id, device }) => {
      const { width, height } = readTurns(folder, id, out)[0]!.frame;
      return { device, size: `${width}x${height}` };
    });
  };
  const PHONE = { device: 'phone', size: '390x844' };
  expect(await sat('phone', 'device: phone\n')).toEqual([PHONE, PHONE]);
  const own = { device: 'laptop', size: '1024x640' };
  const said = 'device: laptop\nviewport: { width: 1024, height: 640 }\ncolor_scheme: dark\n';
  expect(await sat('laptop', `${said}geolocation: { latitude: 59.44, longitude: 24.75 }\n`)).toEqual([own, own]);
  const drawn = await sat('drawn', '');
  expect(drawn.every(({ device }) => ['phone', 'tablet', 'laptop'].includes(device ?? ''))).toBe(true);
});

test('an expectation that is not met ends with 1 and says which', async ({ folder, site }) => {
  write(folder, hours(site.url, 'expect: { turns: { median_at_most: 0 } }\n'));
  const ended = await dramatis(['run', '.'], { cwd: folder });
  expect(ended.code, ended.stdout + ended.stderr).toBe(1);
  expect(ended.stdout).toContain('not met');
  expect(readResults(folder).scenarios[0]?.expectations).toMatchObject([{ name: 'turns', met: false }]);
});

test('--json prints the results and nothing else', { tag: '@long' }, async ({ folder, site }) => {
  write(folder, hours(site.url));
  const ended = await dramatis(['run', '.', '--json'], { cwd: folder });
  expect(Results.parse(JSON.parse(ended.stdout)).sessions).toHaveLength(2);
});

for (const [what, text, words] of [
  [
    'a slip',
    (url: string) => hours(url).replace('tags:', 'tgas:'),
    'a.scenario.yaml:2:1: unknown key "tgas"; did you mean "tags"?',
  ],
  [
    'nobody of that name',
    (url: string) => hours(url, '').replace('- { name: Ada', '- { person: Nobody Known }\n  - { name: Ada'),
    'nobody is named "Nobody Known"',
  ],
  [
    'an address that does not answer',
    () => hours('http://127.0.0.1:9/'),
    'a.scenario.yaml:3:41: http://127.0.0.1:9/ cannot be reached',
  ],
  [
    'an unknown engine',
    (url: string) => hours(url, 'engine: oracle\n'),
    'a.scenario.yaml:10:9: unknown engine "oracle"; configured: scent',
  ],
  [
    'a slip in the name of an engine',
    (url: string) => hours(url, 'engine: scnet\n'),
    'a.scenario.yaml:10:9: unknown engine "scnet"; did you mean "scent"?',
  ],
  [
    'somebody of whom nothing is known',
    (url: string) => hours(url).replace('- { name: Ada', '- { name: Zed }\n  - { name: Ada'),
    'a.scenario.yaml:5:5: nothing is known of Zed',
  ],
  [
    'a selector that is no CSS',
    (url: string) => hours(url).replace('url: "**/opening-hours"', 'selector: "main[["'),
    'a.scenario.yaml:8:31: "main[[" is no CSS selector',
  ],
  [
    'an environment that is not registered',
    (url: string) => hours(url).replace(/\{ name: City library.*\}/, '{ id: 0193a2f0-0000-7000-8000-000000000000 }'),
    'a.scenario.yaml:3:20: there is no environment with the id 0193a2f0-',
  ],
  [
    'a server that dies',
    (url: string) =>
      hours(url).replace(
        `url: "${url}"`,
        `url: "http://127.0.0.1:9/", serve: { command: "echo no such port; exit 4", ready: "http://127.0.0.1:9/" }`,
      ),
    'ended with exit code 4 before it was ready',
  ],
] as const) {
  // What is waited for, and a server that has to be started, take longest.
  const tag = /^(?:an address|a server)/.test(what) ? '@long' : [];
  test(`wrong input runs nothing and ends with 2: ${what}`, { tag }, async ({ folder, site }) => {
    write(folder, text(site.url));
    const ended = await dramatis(['run', '.'], { cwd: folder });
    expect(ended.stderr).toContain(words);
    expect(ended.code).toBe(2);
    expect(existsSync(join(folder, 'dramatis-results'))).toBe(false);
  });
}

test('a folder that cannot be written ends with 2', async ({ folder, site }) => {
  write(folder, hours(site.url));
  writeFileSync(join(folder, 'mine'), 'a file');
  const ended = await dramatis(['run', '.', '--out', 'mine'], { cwd: folder });
  expect(ended.stderr).toMatch(/^No results can be written to \S+mine \(ENOTDIR\)/);
  expect(ended.code).toBe(2);
});

test('a server that hangs up costs its own sessions, and the others are played', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  const deaf = listenTo((socket) => socket.destroy());
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  try {
    write(folder, hours(site.url));
    const lost = hours(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}/`);
    write(folder, lost.replace(/^scenario: .*$/m, 'scenario: Nobody there'), 'b');
    const ended = await dramatis(['run', '.', '--sessions', '1'], { cwd: folder });
    expect(ended.code, ended.stdout + ended.stderr).toBe(3);
    const { sessions } = readResults(folder);
    expect(sessions.filter(({ outcome }) => outcome === 'error').map(({ scenario }) => scenario)).toEqual([
      'Nobody there',
      'Nobody there',
    ]);
    expect(sessions).toHaveLength(4);
  } finally {
    deaf.close();
  }
});

test('wrong usage ends with 2 and a hint', { tag: '@long' }, async ({ folder }) => {
  for (const args of [
    ['run'],
    ['run', '.', '--sesions', '2'],
    ['run', '.', '--workers', '0'],
    ['run', 'nowhere'],
    ['rnu'],
  ]) {
    const ended = await dramatis(args, { cwd: folder });
    expect(ended.code, args.join(' ')).toBe(2);
    expect(ended.stderr.length).toBeGreaterThan(10);
  }
});

test('the turn in which the environment fails is kept', async ({ folder }) => {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.destroy();
    response.setHeader('content-type', 'text/html');
    return response.end('<h1>City library</h1><a href="/visit/opening-hours">Opening hours</a>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  write(folder, hours(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  const ended = await dramatis(['run', '.', '--person', 'Ken'], { cwd: folder });
  server.close();
  expect(ended.code).toBe(3);
  const [session] = readResults(folder).sessions;
  expect(session).toMatchObject({ outcome: 'error', turns: 1 });
  expect(readTurns(folder, session!.id)).toMatchObject([
    { decision: { action_name: 'click:opening-hours' }, effect: { kind: 'failed', words: session!.error!.message } },
  ]);
});

test('--grep chooses scenarios by title and tag', { tag: '@long' }, async ({ folder, site }) => {
  write(folder, hours(site.url));
  write(folder, hours(site.url).replace('Find the Saturday hours', 'Another').replace('quick', 'slow'), 'b');
  await dramatis(['run', '.', '--grep', '@slow'], { cwd: folder });
  expect(readResults(folder).scenarios.map(({ scenario }) => scenario)).toEqual(['Another']);
  expect((await dramatis(['run', '.', '--grep', 'nothing'], { cwd: folder })).code).toBe(2);
});

test('a server that the scenario starts is gone after the run', { tag: '@long' }, async ({ folder }) => {
  const script = `require('http').createServer((q,r)=>r.end('<h1>Saturday</h1>')).listen(47931,'127.0.0.1')`;
  write(
    folder,
    hours('http://127.0.0.1:47931/opening-hours').replace(
      ' }\npeople',
      `, serve: { command: ${JSON.stringify(`"${process.execPath}" -e "${script}"`)}, ready: "http://127.0.0.1:47931/" } }\npeople`,
    ),
  );
  const ended = await dramatis(['run', '.'], { cwd: folder });
  expect(ended.code, ended.stderr).toBe(0);
  await expect(fetch('http://127.0.0.1:47931/')).rejects.toThrow();
});

test('a server that its command puts into the background is refused and gone', async ({ folder }) => {
  const script = `require('http').createServer((q,r)=>r.end('x')).listen(47933,'127.0.0.1')`;
  const command = JSON.stringify(`"${process.execPath}" -e "${script}" & sleep 1`);
  write(
    folder,
    hours('http://127.0.0.1:9/').replace(
      ' }\npeople',
      `, serve: { command: ${command}, ready: "http://127.0.0.1:9/" } }\npeople`,
    ),
  );
  const ended = await dramatis(['run', '.'], { cwd: folder });
  expect(ended.stderr).toContain('it has to stay in the foreground');
  expect(ended.code).toBe(2);
  await expect(fetch('http://127.0.0.1:47933/')).rejects.toThrow();
});

test('when the server goes away in the middle the sessions end in error, and the run with 3', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  write(folder, hours(site.url, 'sessions: 3\n'));
  const run = start(['run', '.', '--workers', '1'], { cwd: folder });
  await run.printed('[1/6]');
  site.server.closeAllConnections();
  site.server.close();
  const ended = await run.ended;
  expect(ended.code, ended.stdout + ended.stderr).toBe(3);
  const { sessions } = readResults(folder);
  expect(sessions).toHaveLength(6);
  expect(sessions[0]?.outcome).not.toBe('error');
  expect(sessions.at(-1)).toMatchObject({ outcome: 'error', claimed: 'error', verified: false });
});

test('Ctrl-C keeps what was finished and leaves no process behind, also where one press comes twice', async ({
  folder,
  site,
}) => {
  write(folder, hours(site.url, 'sessions: 40\nretention: 30d\n'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const run = start(['run', '.', '--workers', '2'], { cwd: folder, env: { TMPDIR: temporary } });
  await run.printed('[2/80]');
  const before = descendants(run.child.pid as number);
  expect(before.length).toBeGreaterThan(0);
  run.child.kill('SIGINT');
  // npm, npx and the start on an older Node pass on what the terminal has told everybody already.
  await new Promise((resolve) => setTimeout(resolve, 60));
  run.child.kill('SIGINT');
  const ended = await run.ended;
  expect(ended.code).toBe(130);
  expect(ended.stdout).toContain('Open the report');
  const results = readResults(folder);
  expect(results.sessions.length).toBeGreaterThanOrEqual(2);
  expect(results.sessions.length).toBeLessThan(80);
  expect(results.sessions.filter(({ outcome }) => outcome === 'error')).toEqual([]);
  expect(results).toMatchObject({ exit_code: 130, complete: false });
  const kept = readdirSync(join(folder, 'dramatis-results/sessions'));
  expect(kept.sort()).toEqual(results.sessions.map(({ id }) => id).sort());
  await expect.poll(() => before.filter(isAlive), { timeout: 5_000 }).toEqual([]);
  const left = () => readdirSync(temporary).filter((name) => name.startsWith('dramatis-'));
  await expect.poll(left, { timeout: 5_000 }).toEqual([]);
});

test('with retention none no frame, page or secret is left anywhere', { tag: '@long' }, async ({ folder, site }) => {
  const secret = 'Zx9!köder/42';
  const text = hours(site.url)
    .replace(
      /task: .*/,
      'task: { instructions: Sign in., data: { email: ada@example.org, password: { env: LIBRARY_PASSWORD } } }',
    )
    .replace(/success: .*/, 'success: { all: [ { text: You are signed in } ] }');
  write(folder, text);
  const temporary = join(folder, 'tmp');
  execFileSync('mkdir', [temporary]);
  const ended = await dramatis(['run', '.', '--retention', 'none'], {
    cwd: folder,
    env: { LIBRARY_PASSWORD: secret, TMPDIR: temporary },
  });
  const { sessions } = readResults(folder);
  expect(
    sessions.map(({ outcome }) => outcome),
    ended.stdout + ended.stderr,
  ).toContain('success');
  expect(sessions.every((session) => session.expires_at === null)).toBe(true);

  const needles = [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64'),
    JSON.stringify(secret).slice(1, -1),
  ];
  const files = filesBelow(folder).filter((file) => !file.endsWith('.scenario.yaml'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const parts = file.endsWith('.zip') ? unzipped(file) : [[file, readFileSync(file)] as const];
    for (const [name, content] of parts) {
      for (const needle of needles) expect(content.includes(needle), `${needle} in ${name}`).toBe(false);
      expect(isImage(content), `an image: ${name}`).toBe(false);
      if (file.endsWith('.zip')) expect(content.includes('Books for everybody'), `page content in ${name}`).toBe(false);
    }
  }
  expect(ended.stdout + ended.stderr).not.toContain(secret);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function unzipped(file: string): [string, Buffer][] {
  return Object.entries(unzipSync(readFileSync(file))).map(([name, bytes]) => [`${file}!${name}`, Buffer.from(bytes)]);
}

function isImage(content: Buffer): boolean {
  const head = content.subarray(0, 12).toString('latin1');
  return head.startsWith('\x89PNG') || head.startsWith('\xff\xd8\xff') || head.slice(8, 12) === 'WEBP';
}

function descendants(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const found: number[] = [];
  for (let wave = [pid]; wave.length > 0; ) {
    wave = pairs.filter(([, parent]) => wave.includes(parent)).map(([child]) => child);
    found.push(...wave);
  }
  return found;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
