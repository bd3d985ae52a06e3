import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const SERVICE = join(import.meta.dirname, '../../src/service/index.ts');
const SCENT = join(import.meta.dirname, '../../src/mind/scent/index.ts');

test('what the embedded service keeps for itself is gone with the process, also where nobody closed it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ended-'));
  try {
    const script = `import { openEmbeddedService } from ${JSON.stringify(SERVICE)};
      import { readdirSync } from 'node:fs';
      import { createScentMind } from ${JSON.stringify(SCENT)};
      await openEmbeddedService({ minds: [createScentMind()] });
      process.stdout.write(String(readdirSync(${JSON.stringify(folder)}).length));
      process.exit(3);`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR: folder },
      encoding: 'utf8',
    });
    expect([status, stdout.trim()]).toEqual([3, '1']);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
