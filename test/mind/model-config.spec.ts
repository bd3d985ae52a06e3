import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { EngineConfigError, loadEngines, readEngines } from '../../src/mind/engines.ts';

const test = base.extend<{ cwd: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  cwd: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'dramatis-engines-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const GOOD = `engines:
  local:
    kind: openai-compatible
    base_url: http://127.0.0.1:11434/v1
    model: qwen2.5vl:7b
  claude:
    kind: anthropic
    model: claude-sonnet-4-5
    api_key_env: TEAM_KEY
    price: { input: 3, output: 15 }
    cap_credits: 20
    image_size: 1024
  nightly:
    kind: replay
    file: recordings/nightly.jsonl
    live: claude
    on_change: live
`;

async function problems(cwd: string, text: string, env: Record<string, string> = {}): Promise<string> {
  await writeFile(path.join(cwd, 'dramatis.engines.yaml'), text);
  const error = await readEngines({ cwd, env }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(EngineConfigError);
  return (error as Error).message;
}

test('a file is read with its defaults; scent comes first', async ({ cwd }) => {
  await writeFile(path.join(cwd, 'dramatis.engines.yaml'), GOOD);
  const [local, claude, nightly] = await readEngines({ cwd, env: {} });
  expect(local).toMatchObject({
    name: 'local',
    timeout_seconds: 60,
    max_retries: 3,
    image_size: 1280,
    stream: false,
    price: { input: 0, output: 0 },
  });
  expect(claude).toMatchObject({ name: 'claude', api_key_env: 'TEAM_KEY', cap_credits: 20 });
  expect(nightly).toMatchObject({ kind: 'replay', file: path.join(cwd, 'recordings/nightly.jsonl'), mode: 'replay' });
  const minds = await loadEngines({ cwd, env: {} });
  expect(minds.map((mind) => mind.name)).toEqual(['scent', 'local', 'claude', 'nightly']);
});

test('without a file or variables there is scent', async ({ cwd }) => {
  expect((await loadEngines({ cwd, env: {} })).map((mind) => mind.name)).toEqual(['scent']);
});

test('DRAMATIS_ENGINES names another file, which must be there', async ({ cwd }) => {
  await writeFile(path.join(cwd, 'other.yaml'), GOOD);
  expect(await readEngines({ cwd, env: { DRAMATIS_ENGINES: 'other.yaml' } })).toHaveLength(3);
  const error = await readEngines({ cwd, env: { DRAMATIS_ENGINES: 'gone.yaml' } }).catch((e: unknown) => e);
  expect((error as Error).message).toBe('gone.yaml: there is no such file, but DRAMATIS_ENGINES names it');
});

test('one engine from variables, beside the file', async ({ cwd }) => {
  await writeFile(path.join(cwd, 'dramatis.engines.yaml'), GOOD);
  const env = {
    DRAMATIS_ENGINE_KIND: 'google',
    DRAMATIS_ENGINE_MODEL: 'gemini-2.5-flash',
    DRAMATIS_ENGINE_PRICE_INPUT: '0.3',
    DRAMATIS_ENGINE_STREAM: 'true',
    DRAMATIS_ENGINE_NAME: 'gemini',
  };
  const engines = await readEngines({ cwd, env });
  expect(engines.at(-1)).toMatchObject({
    name: 'gemini',
    kind: 'google',
    price: { input: 0.3, output: 0 },
    stream: true,
  });
});

const MISTAKES: Array<[title: string, text: string, message: string]> = [
  [
    'a key with a typo',
    'engines:\n  a:\n    kind: openai\n    modle: x\n',
    'dramatis.engines.yaml:4:5: unknown key `modle`; did you mean `model`?',
  ],
  ['a missing key', 'engines:\n  a:\n    kind: openai\n', 'dramatis.engines.yaml:2:3: `model` is missing'],
  [
    'an unknown kind',
    'engines:\n  a:\n    kind: antropic\n    model: x\n',
    'dramatis.engines.yaml:3:5: `kind` is one of openai-compatible, openai, anthropic, google, scent, replay, not `antropic`; did you mean `anthropic`?',
  ],
  [
    'a key in the file',
    'engines:\n  a:\n    kind: openai\n    model: x\n    api_key: sk-123\n',
    'dramatis.engines.yaml:5:5: `api_key` is not taken, so that no key stands in a file; name the environment variable in `api_key_env`',
  ],
  [
    'a wrong type',
    'engines:\n  a:\n    kind: openai\n    model: x\n    max_retries: many\n',
    'dramatis.engines.yaml:5:5: `max_retries` must be a number',
  ],
  [
    'out of bounds',
    'engines:\n  a:\n    kind: openai\n    model: x\n    image_size: 9\n',
    'dramatis.engines.yaml:5:5: `image_size` must be at least 64',
  ],
  [
    'a nested key',
    'engines:\n  a:\n    kind: openai\n    model: x\n    price: { inptu: 1, output: 2 }\n',
    'dramatis.engines.yaml:5:14: unknown key `inptu`; did you mean `input`?',
  ],
  [
    'an address that is none',
    'engines:\n  a:\n    kind: openai-compatible\n    model: x\n    base_url: localhost\n',
    'dramatis.engines.yaml:5:5: `base_url` must be an http or https address',
  ],
  [
    'a live engine that is not there',
    'engines:\n  claude:\n    kind: anthropic\n    model: x\n  n:\n    kind: replay\n    file: a.jsonl\n    live: cloude\n',
    'dramatis.engines.yaml:8:5: engine `n`: there is no engine `cloude`; did you mean `claude`?',
  ],
  [
    'recording without a live engine',
    'engines:\n  n:\n    kind: replay\n    file: a.jsonl\n    mode: record\n',
    'dramatis.engines.yaml:5:5: engine `n`: recording needs `live`: the name of the engine that is asked',
  ],
  [
    'an expression that is none',
    'engines:\n  n:\n    kind: replay\n    file: a.jsonl\n    ignore: ["("]\n',
    'dramatis.engines.yaml:5:14: `ignore.0` is not a regular expression',
  ],
  [
    'two engines of one name',
    'engines:\n  a: { kind: openai, model: x }\n  a: { kind: openai, model: y }\n',
    'dramatis.engines.yaml:3:3: `a` is there twice',
  ],
  [
    'another top key',
    'engine:\n  a: { kind: openai, model: x }\n',
    'dramatis.engines.yaml:1:1: unknown key `engine`; the only key here is `engines`',
  ],
  ['a list', '- a\n', 'dramatis.engines.yaml:1:1: the file must be a map with the key `engines`'],
  [
    'scent is taken',
    'engines:\n  scent: { kind: openai, model: x }\n',
    'dramatis.engines.yaml:2:12: engine `scent`: this is the name of the embedded engine; choose another',
  ],
];
for (const [title, text, message] of MISTAKES) {
  test(`mistake: ${title}`, async ({ cwd }) => {
    expect(await problems(cwd, text)).toBe(message);
  });
}

test('every mistake is named at once', async ({ cwd }) => {
  const message = await problems(
    cwd,
    'engines:\n  a:\n    kind: openai\n    modle: x\n    tmeout_seconds: 3\n  b: { kind: x }\n',
  );
  expect(message.split('\n')).toHaveLength(3);
});

test('mistakes in variables are named', async ({ cwd }) => {
  const said = async (env: Record<string, string>): Promise<string> =>
    ((await readEngines({ cwd, env }).catch((e: unknown) => e)) as Error).message;
  expect(await said({ DRAMATIS_ENGINE_KIND: 'openai', DRAMATIS_ENGINE_MODLE: 'x' })).toBe(
    'DRAMATIS_ENGINE_MODLE: unknown setting; did you mean DRAMATIS_ENGINE_MODEL?',
  );
  expect(await said({ DRAMATIS_ENGINE_KIND: 'openai' })).toBe('DRAMATIS_ENGINE_MODEL: `model` is missing');
  expect(
    await said({ DRAMATIS_ENGINE_KIND: 'openai', DRAMATIS_ENGINE_MODEL: 'x', DRAMATIS_ENGINE_TIMEOUT_SECONDS: '0' }),
  ).toBe('DRAMATIS_ENGINE_TIMEOUT_SECONDS: `timeout_seconds` must be at least 0.1');
});

test('a key that is not set is named when the engine is needed, and only then', async ({ cwd }) => {
  await writeFile(path.join(cwd, 'dramatis.engines.yaml'), GOOD);
  await expect(loadEngines({ cwd, env: {}, needed: ['local', 'scent'] })).resolves.toHaveLength(4);
  await expect(loadEngines({ cwd, env: { TEAM_KEY: 'k' }, needed: ['claude'] })).resolves.toHaveLength(4);
  for (const name of ['claude', 'nightly']) {
    await expect(loadEngines({ cwd, env: {}, needed: [name] })).rejects.toThrow(
      `engine ${name}: set TEAM_KEY to the key of engine \`claude\``,
    );
  }
});

for (const page of ['models', 'replay']) {
  test(`the configuration shown in docs/${page}.md is one`, async ({ cwd }) => {
    const text = await readFile(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8');
    const blocks = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);
    expect(blocks).toHaveLength(1);
    await writeFile(path.join(cwd, 'dramatis.engines.yaml'), blocks[0]!);
    const engines = await readEngines({ cwd, env: {} });
    expect(engines.length).toBeGreaterThan(2);
  });
}
