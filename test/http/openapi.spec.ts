import { expect } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { ErrorEnvelope, ValidationEnvelope } from '../../src/contract/index.ts';
import { KINDS } from '../../src/http/kinds.ts';
import { OPERATIONS } from '../../src/http/operations/index.ts';
import { test } from './harness.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
type Json = any;

test('the document describes every operation, and answers are what it says', async ({ client }) => {
  const document: Json = (await fetch(`${client.url}/api/v1/openapi.json`).then((answer) => answer.json())) as Json;
  expect(document.openapi).toBe('3.1.0');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (formats as unknown as { default: (ajv: unknown) => void }).default?.(ajv) ??
    (formats as unknown as (ajv: unknown) => void)(ajv);
  const seen = new Set<string>();
  for (const operation of OPERATIONS) {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
    expect(described, operation.id).toBeTruthy();
    expect(seen.has(described.operationId)).toBe(false);
    seen.add(described.operationId);
    expect(described.responses[String(operation.success.status)], operation.id).toBeTruthy();
    expect(
      described.responses['401'] && described.responses['403'] && described.responses['422'],
      operation.id,
    ).toBeTruthy();
    for (const kind of operation.kinds) expect(KINDS[kind], kind).toBeTruthy();
    if (operation.scope) expect(described.security).toEqual([{ bearer: [operation.scope] }]);
    const body = described.requestBody?.content['application/json'];
    if (body?.example) {
      const fits = ajv.compile(body.schema);
      expect(fits(body.example), `${operation.id}: ${JSON.stringify(fits.errors)}`).toBe(true);
    }
  }
  expect(
    OPERATIONS.filter((item) => ['Sessions', 'Environments', 'Environment versions', 'Tasks'].includes(item.tag)),
  ).toHaveLength(21);
  // The contract's own schema, because the document's is open to fields that may come.
  const check = (path: string, method: string, status: string, answer: unknown) => {
    const described = document.paths[path][method].responses[status].content['application/json'].schema;
    expect(described, `${method} ${path} ${status}`).toBeTruthy();
    const operation = OPERATIONS.find((item) => item.path === path && item.method.toLowerCase() === method);
    const envelopes = status === '422' ? ValidationEnvelope : ErrorEnvelope;
    const schema = Number(status) < 400 ? operation?.success.schema : envelopes;
    const fits = ajv.compile(z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'any' }));
    expect(fits(answer), `${method} ${path} ${status}: ${JSON.stringify(fits.errors)}`).toBe(true);
  };
  const session = await client.session({ observation_retention: '30d' });
  check('/api/v1/workspaces/{workspace_id}/sessions', 'post', '201', session);
  const turn = (await client.submit(session.id, 0)).body;
  check('/api/v1/sessions/{session_id}/turns', 'post', '200', turn);
  check('/api/v1/sessions/{session_id}', 'get', '200', (await client.get(`/api/v1/sessions/${session.id}`)).body);
  check('/api/v1/workspaces/{workspace_id}/sessions', 'get', '200', (await client.get(client.at('/sessions'))).body);
  check('/api/v1/workspaces/{workspace_id}/people', 'get', '200', (await client.get(client.at('/people'))).body);
  check(
    '/api/v1/workspaces/{workspace_id}/people/schema',
    'get',
    '200',
    (await client.get(client.at('/people/schema'))).body,
  );
  check(
    '/api/v1/workspaces/{workspace_id}/usage/sessions',
    'get',
    '200',
    (await client.get(client.at('/usage/sessions?split=environment'))).body,
  );
  check(
    '/api/v1/workspaces/{workspace_id}/usage/spend-cap',
    'get',
    '200',
    (await client.get(client.at('/usage/spend-cap'))).body,
  );
  check(
    '/api/v1/workspaces/{workspace_id}/tasks',
    'post',
    '422',
    (await client.post(client.at('/tasks'), { x: 1 })).body,
  );
  check(
    '/api/v1/workspaces/{workspace_id}/tasks',
    'get',
    '401',
    (await client.get(client.at('/tasks'), { authorization: 'Bearer x' })).body,
  );
});
