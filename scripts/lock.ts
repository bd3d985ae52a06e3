/**
 * `npm run lock`: complete the lock file with the platform packages that a registry did not serve.
 *
 * Tools with native code list one optional package a platform. A registry that carries only some of them makes
 * `npm install` drop the others from the lock file without a word, and `npm ci` then refuses the lock file, also on
 * the platforms that were never in doubt. The dropped ones are written back with what their names say (version from
 * the package that asks for them, system, processor and C library from the name). They have no integrity hash: npm
 * takes the hash of what it fetches on that platform.
 */
import { readFile, writeFile } from 'node:fs/promises';

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  license?: string;
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The entry of a platform package as its name tells it, or nothing if the name is of no platform. */
function entryOf(name: string, version: string, asker: Locked): Locked | undefined {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (os.length === 0 || cpu.length === 0) return undefined;
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu') || words.includes('gnueabihf')
      ? ['glibc']
      : undefined;
  return {
    version,
    cpu,
    ...(asker.dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    ...(asker.license ? { license: asker.license } : {}),
    optional: true,
    os,
  };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Locked> };
const added: string[] = [];
for (const asker of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(asker.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (key in lock.packages) continue;
    const entry = entryOf(name, version, asker);
    if (!entry) continue;
    lock.packages[key] = entry;
    added.push(name);
  }
}
if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  await writeFile(file, `${JSON.stringify(lock, undefined, 2)}\n`);
}
process.stdout.write(
  added.length > 0 ? `Added to package-lock.json:\n  ${added.join('\n  ')}\n` : 'package-lock.json is complete.\n',
);
