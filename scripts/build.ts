// Compiles src/ to dist/: an installed package must hold JavaScript, because Node strips no types under node_modules.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
rmSync(join(root, 'dist'), { recursive: true, force: true });
// What is not TypeScript goes along as it is: the report's page, the script that watches a server.
cpSync(join(root, 'src'), join(root, 'dist'), {
  recursive: true,
  filter: (path) => !path.endsWith('.ts') || statSync(path).isDirectory(),
});
const { status } = spawnSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', join(root, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
