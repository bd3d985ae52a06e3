import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openai } from '../mind/loopback/openai.ts';
import { type Loopback, type Step, startLoopback } from '../mind/loopback/server.ts';
import { answerOf } from '../mind/model-fixtures.ts';
import { dramatis, type Ended, hours, test } from './command.ts';

/** Two engines on one server: `local` asks, `record` keeps what `local` decides, `night` plays that and asks where a page has changed. */
const engines = (baseUrl: string) => `engines:
  local:
    kind: openai-compatible
    base_url: ${baseUrl}
    model: small
    max_retries: 1
    price: { input: 10, output: 20 }
  record: { kind: replay, mode: record, live: local, file: night.jsonl }
  night: { kind: replay, on_change: live, live: local, file: night.jsonl }
  still: { kind: replay, file: night.jsonl }
`;

/** What a run of one session says, with a model that answers so. */
async function run(
  folder: string,
  url: string,
  step: Step,
  ...args: string[]
): Promise<{ ended: Ended; calls: Loopback['calls'] }> {
  const server = await startLoopback(openai, [step]);
  try {
    writeFileSync(join(folder, 'dramatis.engines.yaml'), engines(server.baseUrl));
    writeFileSync(join(folder, 'a.scenario.yaml'), hours(url));
    return { ended: await dramatis(['run', '.', '--person', 'Ken', ...args], { cwd: folder }), calls: server.calls };
  } finally {
    await server.close();
  }
}

test('a run asks as often as the engine is configured to and no more', async ({ folder, site }) => {
  const refused = await run(folder, site.url, { status: 401 }, '--engine', 'local');
  expect(refused.ended.code).toBe(3);
  expect(refused.calls).toHaveLength(1);
  const unfit = await run(folder, site.url, { answer: answerOf({ action: 'click:nowhere' }) }, '--engine', 'local');
  expect(unfit.ended.stdout).toContain('decision_invalid');
  expect(unfit.calls).toHaveLength(2);
});

test('a dry run prices a recording that is made, and what a replay may ask', async ({ folder, site }) => {
  const priced = async (engine: string) => {
    const { ended, calls } = await run(folder, site.url, { status: 500 }, '--dry-run', '--engine', engine);
    expect(calls).toHaveLength(0);
    return ended.stdout.replace(/^[^:]*: 1 sessions? with /, '').trim();
  };
  const asked = await priced('local');
  expect(asked).toMatch(/^local, about \d\.\d+ credits \(15 calls\), at most \d+\.\d+$/);
  expect(await priced('record')).toBe(asked.replace('local', 'record'));
  expect(await priced('night')).toBe(asked.replace('local', 'night'));
  writeFileSync(join(folder, 'night.jsonl'), '');
  expect(await priced('night')).toMatch(/^night, about 0\.000 credits \(0 calls\), at most [1-9]/);
  expect(await priced('still')).toBe('still, free');
});
