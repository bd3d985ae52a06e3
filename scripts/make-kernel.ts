/**
 * Assembles src/mind/language/sentences/multiply.wat and prints the lines that kernel.ts holds of it. The assembler (npm wabt, Apache-2.0) is installed into
 * a temporary folder and never becomes a dependency.
 *
 * Run: node scripts/make-kernel.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ASSEMBLER = 'wabt@1.0.39';
const WIDTH = 110;
const SOURCE = join(import.meta.dirname, '..', 'src', 'mind', 'language', 'sentences', 'multiply.wat');

const folder = mkdtempSync(join(tmpdir(), 'dramatis-kernel-'));
try {
  execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, ASSEMBLER], { stdio: 'ignore' });
  const out = join(folder, 'multiply.wasm');
  execFileSync(process.execPath, [join(folder, 'node_modules', 'wabt', 'bin', 'wat2wasm'), SOURCE, '-o', out]);
  const code = readFileSync(out).toString('base64');
  const lines = code.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  console.log(lines.map((line) => `  '${line}'`).join(' +\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
