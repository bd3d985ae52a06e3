// npm run demo: people do tasks in the fixture shop in a real browser, and leave a trace and a report to open.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
await ensureBrowser();
const child = spawn(
  process.execPath,
  [join(root, 'bin/dramatis.js'), 'run', 'scenarios', '--retention', '30d', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
// A terminal's Ctrl-C reaches the child by itself; we only wait for its clean end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 130));
