#!/usr/bin/env node
// Starts the command line. In a checkout the TypeScript sources run as they are; an installed package has them
// compiled in dist/. Sources and node:sqlite need Node 24: on an older Node the one that npm put beside us is used.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const major = Number(process.versions.node.split('.')[0]);

if (major >= 24) {
  // Types are stripped and modules compiled once, and not at every start.
  (await import('node:module')).enableCompileCache();
  const source = at('../src/cli/main.ts');
  const { main } = await import(
    existsSync(source) && !source.includes('node_modules') ? '../src/cli/main.ts' : '../dist/cli/main.js'
  );
  await main(process.argv.slice(2));
} else {
  const beside = [at('../node_modules/node/bin/node'), at('../../node/bin/node')].find((path) => existsSync(path));
  if (beside) {
    const child = spawn(beside, [at('./dramatis.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
    // The child is in our process group and gets a terminal's Ctrl-C itself; a signal sent to us alone is passed on.
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    process.on('SIGINT', () => setTimeout(() => child.kill('SIGINT'), 50).unref());
    child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
  } else {
    process.stderr.write(
      `dramatis needs Node 24 or newer; this is ${process.version}.\nMend it with: npm install --save-dev node@24 (npm scripts and npx then use it), or install Node 24.\n`,
    );
    process.exit(2);
  }
}
