// The session service against a bare node:http server that parses the same JSON, in one run, so that only ratios count:
//   node bench/service.ts                     at a reduced scale
//   DRAMATIS_BENCH_SCALE=full node bench/service.ts        1,000,000 sessions, 100,000 people
//   DRAMATIS_BENCH_SESSIONS=N                 sessions of ten turns after which the memory is looked at
//   DRAMATIS_BENCH_DATABASE_URL=postgres://... adds PostgreSQL; scripts/postgres.ts starts one:
//   node scripts/postgres.ts sh -c 'DRAMATIS_BENCH_DATABASE_URL=$DRAMATIS_TEST_POSTGRES node bench/service.ts'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCOPES } from '../src/contract/index.ts';
import { mintKey } from '../src/service/keys.ts';
import { openAdministration } from '../src/service/open.ts';
import { createWorkspace, setWorkspace } from '../src/service/workspaces.ts';
import { frameOf } from './service/frame.ts';
import { fill, pageTimes } from './service/large.ts';

export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What the value is measured against, and the ratio to it. */
  against?: string;
  ratio?: number;
}

const FULL = process.env.DRAMATIS_BENCH_SCALE === 'full';
/** In a block; a session takes 200 in all. */
const TURNS = FULL ? 180 : 100;
const ROUNDS = FULL ? 9 : 5;
const GETS = FULL ? 3000 : 600;
const CREATES = FULL ? 4000 : 600;
const SESSIONS = Number(process.env.DRAMATIS_BENCH_SESSIONS ?? (FULL ? 10_000 : 100));
const CALLERS = 16;

interface Target {
  url: string;
  cpuMs(): Promise<number>;
  rssMb(): Promise<number>;
  stop(): Promise<void>;
}

/** A server in a process of its own, so that its CPU time can be told from the callers'. */
async function start(program: string, ...words: string[]): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'service', program), ...words], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [chunk] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const ask = async (): Promise<{ cpu: number; rss: number }> => {
    const answer = once(child, 'message');
    child.send('usage');
    return (await answer)[0];
  };
  return {
    url: String(chunk).trim(),
    cpuMs: async () => (await ask()).cpu,
    rssMb: async () => (await ask()).rss / 2 ** 20,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

type Send = (url: string, body?: string) => Promise<Response>;

function sender(key: string): Send {
  return async (url, body) => {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return response;
  };
}

const percentile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Turns that are sent before each block that is counted, so that both servers are as warm as they get. */
const WARM = 20;

/** CPU milliseconds of the server for each of `count` calls. */
async function cpuEach(target: Target, count: number, call: (index: number) => Promise<unknown>): Promise<number> {
  for (let index = 0; index < WARM; index += 1) await call(index);
  const before = await target.cpuMs();
  for (let index = WARM; index < WARM + count; index += 1) await call(index);
  return ((await target.cpuMs()) - before) / count;
}

async function openService(databaseUrl?: string) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-bench-'));
  const data = await openAdministration({ dataFolder, databaseUrl });
  const workspace = await createWorkspace(data, 'Bench');
  await setWorkspace(data, workspace.id, { requests_per_minute: null, sessions_per_day: null });
  const { key } = await mintKey(data, workspace.id, 'bench', SCOPES);
  const target = await start('served.ts', dataFolder, databaseUrl ?? '-');
  const send = sender(key);
  const at = (path: string) => `${target.url}/api/v1/workspaces/${workspace.id}${path}`;
  const person = (await (await send(at('/people'), '{"name":"Rosa","bio":"A nurse."}')).json()) as { id: string };
  const create = (extra: object = {}) =>
    send(
      at('/sessions'),
      JSON.stringify({
        person_id: person.id,
        task: { instructions: 'Buy a mug' },
        environment: { name: 'Shop', kind: 'web' },
        max_turns: 200,
        ...extra,
      }),
    );
  return {
    target,
    send,
    at,
    create,
    data,
    workspaceId: workspace.id,
    async close() {
      await target.stop();
      await data.store.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

type Service = Awaited<ReturnType<typeof openService>>;

async function createsASecond({ create }: Service): Promise<number> {
  let left = CREATES;
  const ms = await timed(() =>
    Promise.all(
      Array.from({ length: CALLERS }, async () => {
        while (left-- > 0) await (await create()).arrayBuffer();
      }),
    ),
  );
  return CREATES / (ms / 1000);
}

async function turnRows(service: Service, bare: Target, image: string): Promise<Row[]> {
  const { target, send, create } = service;
  const turn = (turn_index: number) =>
    JSON.stringify({
      turn_index,
      observation: [{ type: 'image', media_type: 'image/jpeg', data: image }],
      actions: [{ name: 'click:a' }, { name: 'click:b' }],
    });
  const bareSend = sender('none');
  const bareTurns = (path: string) => () =>
    cpuEach(bare, TURNS, async (index) => (await bareSend(bare.url + path, turn(index))).arrayBuffer());
  const ours = (observation_retention: string) => async () => {
    const { id } = (await (await create({ observation_retention })).json()) as { id: string };
    return cpuEach(target, TURNS, async (index) =>
      (await send(`${target.url}/api/v1/sessions/${id}/turns`, turn(index))).arrayBuffer(),
    );
  };
  const size = `${Math.round((image.length * 3) / 4096)} KiB`;
  const measured: { name: string; block: () => Promise<number>; against?: string; cpu: number[] }[] = [
    { name: 'bare server', block: bareTurns('/'), cpu: [] },
    { name: `turn of ${size}, retention none`, block: ours('none'), against: 'bare server', cpu: [] },
    { name: 'bare server that keeps the picture', block: bareTurns('/kept'), cpu: [] },
    {
      name: `turn of ${size}, retention 30d`,
      block: ours('30d'),
      against: 'bare server that keeps the picture',
      cpu: [],
    },
  ];
  // In turns, because other work on the machine comes and goes; the first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { block, cpu } of measured) {
      const value = await block();
      if (round > 0) cpu.push(value);
    }
  const median = (name: string) => percentile(measured.find((row) => row.name === name)?.cpu ?? [], 0.5);
  return measured.map(({ name, against }) => ({
    name,
    value: median(name),
    unit: 'ms CPU',
    ...(against ? { against, ratio: median(name) / median(against) } : {}),
  }));
}

async function getRows({ target, send, create }: Service, bare: Target): Promise<Row[]> {
  const { id } = (await (await create()).json()) as { id: string };
  const bareSend = sender('none');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let index = 0; index < GETS; index += 1) {
    theirs.push(await timed(async () => (await bareSend(bare.url)).arrayBuffer()));
    ours.push(await timed(async () => (await send(`${target.url}/api/v1/sessions/${id}`)).arrayBuffer()));
  }
  return [0.5, 0.99].map((share) => ({
    name: `small GET p${share * 100}`,
    value: percentile(ours, share),
    unit: 'ms',
    against: 'bare server',
    ratio: percentile(ours, share) / percentile(theirs, share),
  }));
}

/** Sessions of ten turns, one after the other by each of the callers, and what the server then holds. */
async function manySessions({ target, create, send }: Service): Promise<Row[]> {
  const image = await frameOf(0);
  const turn = (turn_index: number) =>
    JSON.stringify({
      turn_index,
      observation: [{ type: 'image', media_type: 'image/jpeg', data: image }],
      actions: [{ name: 'click:a' }, { name: 'click:b' }],
    });
  const bodies = Array.from({ length: 10 }, (_, index) => turn(index));
  const before = await target.rssMb();
  let left = SESSIONS;
  const ms = await timed(() =>
    Promise.all(
      Array.from({ length: CALLERS }, async () => {
        while (left-- > 0) {
          const { id } = (await (await create()).json()) as { id: string };
          for (const body of bodies)
            await (await send(`${target.url}/api/v1/sessions/${id}/turns`, body)).arrayBuffer();
        }
      }),
    ),
  );
  return [
    { name: `turns a second, ${CALLERS} callers`, value: (SESSIONS * 10) / (ms / 1000), unit: '1/s' },
    { name: 'memory of the server before', value: before, unit: 'MiB' },
    { name: `memory after ${SESSIONS} sessions of 10 turns`, value: await target.rssMb(), unit: 'MiB' },
  ];
}

/** Creates a second and page times, on one database. */
async function databaseRows(service: Service, name: string): Promise<Row[]> {
  const rows: Row[] = [
    { name: `creates a second, ${CALLERS} callers, ${name}`, value: await createsASecond(service), unit: '1/s' },
  ];
  const size = FULL ? { sessions: 1_000_000, people: 100_000 } : { sessions: 50_000, people: 10_000 };
  await fill(service.data.store, service.workspaceId, size);
  rows.push(...(await pageTimes(service.data.store, service.workspaceId, size)));
  return rows;
}

/** Prints and returns the figures. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  const image = await frameOf(200 * 1024);
  const bare = await start('bare.ts');
  const service = await openService();
  const url = process.env.DRAMATIS_BENCH_DATABASE_URL;
  try {
    rows.push(...(await turnRows(service, bare, image)));
    rows.push(...(await getRows(service, bare)));
    rows.push(...(await manySessions(service)));
    rows.push(...(await databaseRows(service, 'SQLite')));
    if (url) {
      const shared = await openService(url);
      try {
        rows.push(...(await databaseRows(shared, 'PostgreSQL')));
      } finally {
        await shared.close();
      }
    }
  } finally {
    await service.close();
    await bare.stop();
  }
  for (const { name, value, unit, against, ratio } of rows)
    process.stdout.write(
      `${name.padEnd(60)} ${value.toFixed(2).padStart(10)} ${unit.padEnd(7)}${ratio === undefined ? '' : ` ${ratio.toFixed(2)} x ${against}`}\n`,
    );
  return rows;
}

if (import.meta.main) await run();
