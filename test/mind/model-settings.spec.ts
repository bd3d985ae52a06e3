import { expect, test } from '@playwright/test';
import type { Decision, ServiceError } from '../../src/contract/index.ts';
import type { ModelEngine } from '../../src/mind/model/config/schema.ts';
import { createModelMind } from '../../src/mind/model/mind.ts';
import { openai } from './loopback/openai.ts';
import { type Call, type Step, startLoopback } from './loopback/server.ts';
import { answerOf, engineFor, NO_LIMITS, requestFor } from './model-fixtures.ts';

async function decide(
  step: Step,
  changes: Partial<ModelEngine>,
  env: Record<string, string> = {},
): Promise<{ call: Call; decision: Decision }> {
  const server = await startLoopback(openai, [step]);
  try {
    const engine = engineFor({ base_url: server.baseUrl, ...changes } as Partial<ModelEngine> & { base_url: string });
    const mind = createModelMind(engine, { limits: NO_LIMITS, env });
    const { decision } = await mind.decide(await requestFor({ reasoningEffort: 'high' }), new AbortController().signal);
    return { call: server.calls[0]!, decision };
  } finally {
    await server.close();
  }
}

test('temperature, reasoning effort, seed and length are handed on', async () => {
  const { call } = await decide({ answer: answerOf() }, { temperature: 0.2, reasoning: true, max_output_tokens: 700 });
  expect(call.body).toMatchObject({ temperature: 0.2, reasoning_effort: 'high', max_tokens: 700, seed: 7 });
  const plain = await decide({ answer: answerOf() }, {});
  expect(plain.call.body).not.toHaveProperty('temperature');
  expect(plain.call.body).not.toHaveProperty('reasoning_effort');
});

test('the schema is strict as vendors want it: closed, everything required', async () => {
  const { call } = await decide({ answer: answerOf() }, {});
  expect(call.body.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { strict: true, name: 'decision' },
  });
  const schema = call.schema as { required: string[]; properties: object; additionalProperties: boolean };
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required.sort()).toEqual(Object.keys(schema.properties).sort());
});

test('a server that knows only json_object is told the shape in words', async () => {
  const step = { text: `\`\`\`json\n${JSON.stringify(answerOf())}\n\`\`\`` };
  const { call, decision } = await decide(step, { structured_output: false } as Partial<ModelEngine>);
  expect(call.body.response_format).toEqual({ type: 'json_object' });
  expect(call.system).toContain('"action": "<name>"');
  expect(decision.action_name).toBe('click:add-to-basket');
});

test('intent: an intention goes in, a declared action comes out', async () => {
  const { action: _, ...rest } = answerOf({
    intention: 'type "blue jacket" into the search',
    arguments: [{ name: 'text', value: 'blue jacket' }],
  });
  const { call, decision } = await decide({ answer: rest }, { decision_mode: 'intent' });
  expect(call.schema?.properties).toHaveProperty('intention');
  expect(call.schema?.properties).not.toHaveProperty('action');
  expect(decision).toMatchObject({ action_name: 'type:search', arguments: { text: 'blue jacket' } });
});

test('a key goes only into the header, and a missing one is named before any call', async () => {
  const { call } = await decide(
    { answer: answerOf() },
    { api_key_env: 'LOCAL_KEY' },
    { LOCAL_KEY: 'sk-local-12345678' },
  );
  expect(call.headers.authorization).toBe('Bearer sk-local-12345678');
  expect(JSON.stringify(call.body)).not.toContain('sk-local');
  await expect(decide({ answer: answerOf() }, { api_key_env: 'LOCAL_KEY' })).rejects.toMatchObject({
    message: 'engine `local`: set LOCAL_KEY to its key',
    extra: { reason: 'key_missing' },
  });
});

test('what a server says of a refused request is told without keys and addresses', async () => {
  const body = {
    error: {
      message: 'Unknown field for key sk-abcdef1234567890, see https://vendor.example/x',
      type: 'invalid_request',
    },
  };
  const error = await decide({ status: 400, body }, {}).catch((e: unknown) => e);
  expect((error as Error).message).toBe(
    'engine `local`: the request was refused (400): Unknown field for key ..., see ...',
  );
});

test('what a server says of its fault is told, also with a 200', async () => {
  const told = (step: Step) => decide(step, { max_retries: 0 }).catch((e: unknown) => e as ServiceError);
  const error = { message: 'Loading model', type: 'unavailable' };
  expect(await told({ status: 503, body: { error } })).toMatchObject({
    message: 'engine `local`: the server failed (503): Loading model',
    extra: { reason: 'server_error' },
  });
  expect(await told({ status: 200, body: { error } })).toMatchObject({
    message: 'engine `local`: the server failed: Loading model',
    extra: { reason: 'server_error' },
  });
  expect(
    await told({ status: 404, body: { error: { message: 'model "x" not found, try pulling it first' } } }),
  ).toEqual(
    expect.objectContaining({
      message:
        'engine `local`: no such model or address (404): model "x" not found, try pulling it first; check `model` and `base_url`',
    }),
  );
});

test('an account with nothing left is not waited for', async () => {
  const error = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' };
  const refused = await decide({ status: 429, headers: { 'retry-after': '30' }, body: { error } }, {}).catch(
    (e: unknown) => e as ServiceError,
  );
  expect(refused).toMatchObject({
    message: 'engine `local`: the account has nothing left to spend (429): You exceeded your current quota',
    extra: { reason: 'rate_limited', tries: 1 },
  });
});

test('an answer in words is told when none of the answers could be used', async () => {
  const refused = decide({ text: 'I’m sorry, but I can’t help with that.' }, { max_retries: 1 });
  await expect(refused).rejects.toMatchObject({
    kind: 'decision_invalid',
    message: expect.stringMatching(/it was not one JSON object; it said: "I’m sorry, but I can’t help with that\."$/),
  });
});

test('a server that takes no schema is told how to be asked without', async () => {
  const body = { error: { message: "'response_format.type' must be 'json_object' or 'text'" } };
  const refused = (changes: object) =>
    decide({ status: 400, body }, changes).catch((e: unknown) => (e as Error).message);
  expect(await refused({})).toMatch(/must be 'json_object' or 'text'; set `structured_output: false`$/);
  expect(await refused({ structured_output: false })).not.toContain('structured_output');
});

test('a server that is not there is unreachable', async () => {
  const mind = createModelMind(engineFor({ base_url: 'http://127.0.0.1:9/v1', max_retries: 1 }), {
    limits: NO_LIMITS,
    firstDelayMs: 1,
  });
  await expect(mind.decide(await requestFor(), new AbortController().signal)).rejects.toMatchObject({
    kind: 'engine_unavailable',
    extra: { reason: 'unreachable', tries: 2 },
  });
});
