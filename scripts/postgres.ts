// A PostgreSQL for the tests: finds the programs (or, as root on Debian, installs them), makes a cluster in a folder
// of its own, starts it on a free port of the loopback as a user without rights, and takes all of it away again.
//
//   node scripts/postgres.ts COMMAND [ARGUMENT...]    runs the command with DRAMATIS_TEST_POSTGRES set
//   node scripts/postgres.ts                          runs the service's tests so
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Cluster {
  url: string;
  stop(): void;
}

/** Why there is no PostgreSQL to be had, in words for a skipped test. */
export class NoPostgres extends Error {}

const isRoot = process.getuid?.() === 0;

function programs(): string | null {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

function install(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new NoPostgres('PostgreSQL is not installed, and only root on Debian could install it here.');
  // The package would start a cluster of its own on the usual port; nobody asked for that one.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env, timeout: 300_000 } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync(
    'sh',
    [
      '-c',
      'mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf',
    ],
    options,
  );
  const { status } = spawnSync('apt-get', ['install', '-qy', '--no-install-recommends', 'postgresql'], options);
  if (status !== 0) throw new NoPostgres('PostgreSQL could not be installed with apt-get.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The account that runs the server, because PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | null {
  if (!isRoot) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new NoPostgres('There is no account without rights to run PostgreSQL as.');
}

/**
 * @param durable whether commits wait for the disk: tests that end no PostgreSQL have no use for it
 * @throws NoPostgres
 */
export async function startCluster({ install: mayInstall = true, durable = true } = {}): Promise<Cluster> {
  if (!programs() && mayInstall) install();
  const folder = programs();
  if (!folder) throw new NoPostgres('PostgreSQL is not installed. `node scripts/postgres.ts` installs it on Debian.');
  const who = account();
  const home = mkdtempSync(join(tmpdir(), 'dramatis-postgres-'));
  if (who) chownSync(home, who.uid, who.gid);
  const data = join(home, 'data');
  const run = (program: string, ...parameters: string[]) => {
    const done = spawnSync(join(folder, program), parameters, {
      ...who,
      cwd: home,
      encoding: 'utf8',
      timeout: 60_000,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (done.status !== 0) throw new NoPostgres(`${program} failed: ${done.stderr.trim().slice(0, 500)}`);
  };
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid')))
      spawnSync(join(folder, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], {
        ...who,
        cwd: home,
        stdio: 'ignore',
      });
    rmSync(home, { recursive: true, force: true });
  };
  try {
    run('initdb', '-D', data, '-U', 'dramatis', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
    const port = await freePort();
    const lasting = durable ? '' : ' -c fsync=off -c synchronous_commit=off -c full_page_writes=off';
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=200 -c shared_buffers=64MB${lasting}`;
    run('pg_ctl', 'start', '-D', data, '-w', '-t', '30', '-l', join(home, 'log'), '-o', settings);
    return { url: `postgres://dramatis@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function main(command: string[]): Promise<void> {
  const cluster = await startCluster({ durable: command.length > 0 });
  process.once('exit', cluster.stop);
  const [program = 'npx', ...parameters] =
    command.length > 0 ? command : ['npx', 'playwright', 'test', 'test/service', 'test/http'];
  const child = spawn(program, parameters, {
    stdio: 'inherit',
    env: { ...process.env, DRAMATIS_TEST_POSTGRES: cluster.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  process.exit(code);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof NoPostgres ? error.message : error}\n`);
    process.exit(1);
  });
}
