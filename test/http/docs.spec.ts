import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { picture } from '../service/images.ts';
import { test } from './harness.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const blocks = (file: string, language: string) =>
  [...readFileSync(join(DOCS, file), 'utf8').matchAll(/^```(\w+)( setup)?\n([\s\S]*?)^```/gm)]
    .filter(([, found]) => found === language)
    .map(([, , , text = '']) => text);

test('every curl example of docs/api.md works as it stands', async ({ client }) => {
  test.skip(spawnSync('curl', ['--version']).status !== 0, 'curl is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
  const frame = join(folder, 'frame.png');
  writeFileSync(frame, Buffer.from(await picture(320, 200), 'base64'));
  const [, ...examples] = blocks('api.md', 'sh');
  expect(examples.length).toBeGreaterThan(7);
  const script = `set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; }\n${examples.join('\necho; echo ===\n')}`;
  const env = {
    ...process.env,
    BASE: client.url,
    DRAMATIS_API_KEY: client.key,
    FRAME: frame,
    PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
  };
  const child = spawn('bash', ['-c', script], { env });
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (heard += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  rmSync(folder, { recursive: true, force: true });
  expect(code, heard).toBe(0);
  expect(heard).not.toContain('error_kind');
  expect(heard).toContain('"decision"');
});

test('the compose file of docs/running.md is one', () => {
  const [text = ''] = blocks('running.md', 'yaml');
  const { services } = parse(text);
  expect(Object.keys(services)).toEqual(['database', 'dramatis']);
  expect(services.dramatis.environment.DRAMATIS_DATABASE_URL).toMatch(/^postgres:\/\//);
});
