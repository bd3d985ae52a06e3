// npm run bench [-- names]: every bench beside this file, one after the other, each in a process of its own. Speed is a
// ratio against a peer or a floor measured in the same run; a figure alone says nothing on a shared machine.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const known = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  .map((name) => name.slice(0, -'.ts'.length))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`no bench is called ${unknown.join(', ')}; there are ${known.join(', ')}\n`);
  process.exit(2);
}
let failed = false;
for (const name of asked.length > 0 ? asked : known) {
  process.stdout.write(`\n# ${name}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
