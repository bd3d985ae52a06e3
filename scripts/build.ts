// Compiles src/ to dist/: an installed package must hold JavaScript, because Node strips no types under node_modules.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
rmSync(join(root, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', join(root, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
