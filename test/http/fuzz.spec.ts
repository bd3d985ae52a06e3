import { expect } from '@playwright/test';
import fc from 'fast-check';
import { OPERATIONS } from '../../src/http/operations/index.ts';
import { test } from './harness.ts';

const RUNS = Number(process.env.DRAMATIS_FUZZ_RUNS ?? 12);

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; drop table sessions; --",
    '%',
    '__proto__',
    '../../etc',
    'x'.repeat(9000),
  ),
);
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(-1, 1e308, 2 ** 53),
);
const anything = fc.oneof(
  { depthSize: 'small' },
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.object({ maxDepth: 2, maxKeys: 4 }),
);

/** Values near what the schema of a body wants: its keys, with what fits, what nearly fits and what does not. */
// biome-ignore lint/suspicious/noExplicitAny: JSON Schema is walked as it comes
function near(schema: any): fc.Arbitrary<unknown> {
  if (schema?.anyOf) return fc.oneof(...schema.anyOf.map(near), anything);
  if (schema?.enum) return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...schema.enum) }, anything);
  if (schema?.const !== undefined) return fc.constant(schema.const);
  switch (schema?.type) {
    case 'object': {
      const known = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [
          key,
          fc.oneof({ weight: 9, arbitrary: near(value) }, anything),
        ]),
      );
      return fc.record(known, { requiredKeys: [] }).chain((value) =>
        fc.oneof(
          { weight: 8, arbitrary: fc.constant<unknown>(value) },
          fc.dictionary(text, anything, { maxKeys: 2 }).map((extra) => ({ ...value, ...extra })),
        ),
      );
    }
    case 'array':
      return fc.array(near(schema.items ?? {}), { maxLength: 4 });
    case 'string':
      return schema.pattern?.includes('0-9a-f')
        ? fc.oneof(fc.uuid(), text)
        : schema.format === 'date'
          ? fc.oneof(fc.constant('1980-02-30'), fc.constant('1980-02-28'), text)
          : text;
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 100, 100) }),
        fc.double(),
      );
    case 'boolean':
      return fc.boolean();
    default:
      return anything;
  }
}

test('no input makes the server fail, and every refusal has its envelope', async ({ client, world }) => {
  test.setTimeout(120_000);
  await world.set(client, { requests_per_minute: null, sessions_per_day: null });
  const environment = await client.environment();
  const ids: Record<string, string> = {
    workspace_id: client.workspace,
    person_id: (await client.person()).id,
    environment_id: environment.id,
    version_id: (await client.made(`/api/v1/environments/${environment.id}/versions`, { label: 'A' })).id,
    task_id: (await client.task()).id,
    session_id: (await client.session()).id,
    job_id: client.keyId,
  };
  const document = (await client.get('/api/v1/openapi.json')).body;
  for (const operation of OPERATIONS) {
    const described = document.paths[operation.path][operation.method.toLowerCase()];
    const body = described.requestBody?.content['application/json'].schema;
    const names: string[] = described.parameters
      .filter((item: { in: string }) => item.in === 'query')
      .map((item: { name: string }) => item.name);
    const input = fc.record({
      id: fc.option(text, { freq: 8, nil: undefined }),
      body: body ? fc.oneof({ weight: 6, arbitrary: near(body) }, anything) : fc.constant(undefined),
      query: fc.dictionary(fc.oneof(fc.constantFrom('x', ...names), text), text, { maxKeys: 3 }),
      key: fc.option(fc.string({ maxLength: 20 }).map(encodeURI)),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ id, body: sent, query, key }) => {
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
          name !== 'workspace_id' && id !== undefined
            ? encodeURIComponent(id.toWellFormed()) || 'x'
            : (ids[name] ?? ''),
        );
        const search = new URLSearchParams(query).toString();
        const answer = await client.send(
          operation.method,
          search ? `${path}?${search}` : path,
          sent,
          key ? { 'idempotency-key': key } : {},
        );
        const place = `${operation.id} ${path}?${search} ${JSON.stringify(sent)} -> ${answer.status} ${JSON.stringify(answer.body)}`;
        if (answer.status >= 500) throw new Error(place);
        if (answer.status >= 400 && (answer.body?.request_id === undefined || answer.body.detail === undefined))
          throw new Error(place);
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 4000 },
    );
  }
  expect((await client.get('/healthz')).status).toBe(200);
});

test('base64 and picture headers without sense are refused, never a failure', async ({ client }) => {
  const session = await client.session();
  const heads = [
    '89504e470d0a1a0a0000000d49484452',
    'ffd8ffe000104a46',
    '524946460000000057454250565038',
    'ffd8ffc0001108',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 120 }), async (head, rest) => {
      const data = Buffer.concat([Buffer.from(head, 'hex'), rest]).toString('base64');
      const observation = [{ type: 'image', media_type: 'image/png', data }];
      const answer = await client.submit(session.id, 0, { observation });
      if (answer.body.detail?.error_kind !== 'observation_image_invalid') throw new Error(`${answer.status} ${data}`);
    }),
    { numRuns: 60 },
  );
});
