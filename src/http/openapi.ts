import { z } from 'zod';
import { ErrorEnvelope, SCOPES, ValidationEnvelope } from '../contract/index.ts';
import { KINDS } from './kinds.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations/index.ts';

/** The version of the interface description, apart from the package's. */
const INTERFACE_VERSION = '1.6.1';

type Json = Record<string, unknown>;

const PARAMETERS: Readonly<Record<string, string>> = {
  workspace_id: 'The workspace.',
  session_id: 'The session.',
  environment_id: 'The environment.',
  version_id: 'The environment version.',
  task_id: 'The task.',
  person_id: 'The person.',
  job_id: 'The generation job.',
};

/** What every operation may refuse for. */
const EVERYWHERE = ['invalid_api_key', 'insufficient_scope', 'rate_limited', 'internal_error'];
const WITH_BODY = ['malformed_json', 'body_too_large', 'unsupported_media_type'];
const REPEATABLE = ['idempotency_conflict', 'idempotency_key_invalid'];

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest as Json;
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PARAMETERS[name] ?? name,
    schema: { type: 'string', format: 'uuid' },
  }));
}

function queryParameters(operation: Operation): Json[] {
  const { properties = {}, required = [] } = jsonSchema(operation.query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: Object.keys(schema).length > 0 ? schema : { type: 'array', items: { type: 'string' } },
    ...(name === 'status' ? { style: 'form', explode: true } : {}),
  }));
}

function headerParameters(operation: Operation): Json[] {
  const headers: Json[] = [
    {
      name: 'X-Request-Id',
      in: 'header',
      required: false,
      description: '1 to 128 characters [A-Za-z0-9._-]; echoed, anything else is replaced.',
      schema: { type: 'string' },
    },
  ];
  if (operation.repeatable)
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: '1 to 255 visible ASCII characters. The same key and body give the first answer again for 24 hours.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    });
  if (operation.id === 'createGenerationJob')
    headers.push({
      name: 'Prefer',
      in: 'header',
      required: false,
      description: '`wait=n`, 1 to 60 seconds.',
      schema: { type: 'string' },
    });
  return headers;
}

const responseHeaders: Json = {
  'X-Request-Id': { schema: { type: 'string' }, description: 'Names the request; error bodies echo it.' },
  'x-ratelimit-limit': { schema: { type: 'integer' }, description: 'Ceiling of the window.' },
  'x-ratelimit-remaining': { schema: { type: 'integer' }, description: 'What is left after this request.' },
  'x-ratelimit-reset': { schema: { type: 'integer' }, description: 'Seconds until the window resets.' },
};

function refusals(operation: Operation): Json {
  const kinds = [
    ...EVERYWHERE,
    ...(operation.path.includes('{workspace_id}') ? ['workspace_not_found'] : []),
    ...(operation.body ? WITH_BODY : []),
    ...(operation.repeatable ? REPEATABLE : []),
    ...operation.kinds,
  ];
  const byStatus = new Map<number, string[]>([[422, []]]);
  for (const kind of kinds) {
    const [status] = KINDS[kind] ?? [500];
    byStatus.set(status, [...(byStatus.get(status) ?? []), kind]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => {
      const schemas: Json[] = list.length > 0 ? [{ $ref: '#/components/schemas/Error' }] : [];
      if (status === 422) schemas.push({ $ref: '#/components/schemas/ValidationError' });
      const words = list.map((kind) => `\`${kind}\`: ${KINDS[kind]?.[1] ?? ''}`);
      if (status === 422) words.push('Or the shape of the request is wrong (ValidationError).');
      const [first] = list;
      return [
        String(status),
        {
          description: words.join('\n\n'),
          headers:
            status === 429
              ? { ...responseHeaders, 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } }
              : responseHeaders,
          content: {
            'application/json': {
              schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
              ...(first ? { example: errorExample(first) } : {}),
            },
          },
        },
      ];
    }),
  );
}

function errorExample(kind: string): Json {
  return {
    detail: { error_kind: kind, message: KINDS[kind]?.[1] ?? kind },
    request_id: '0192f0c1-7a10-7c31-9d2e-3b1f0a5c7eff',
    docs_url: `https://dramatis.example/docs#${kind}`,
  };
}

function successes(operation: Operation): Json {
  const { success, example } = operation;
  const content = success.schema
    ? {
        'application/json': {
          schema: jsonSchema(success.schema, 'output'),
          ...(example?.answer ? { example: example.answer } : {}),
        },
      }
    : undefined;
  const one = (description: string) => ({ description, headers: responseHeaders, ...(content ? { content } : {}) });
  return {
    [success.status]: one(success.description),
    ...Object.fromEntries(Object.entries(success.also ?? {}).map(([status, words]) => [status, one(words)])),
  };
}

function operationObject(operation: Operation): Json {
  const { id, tag, summary, description, scope, body, example } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, scope ? `Needs the scope \`${scope}\`.` : 'Any accepted token.']
      .filter(Boolean)
      .join('\n\n'),
    security: [{ bearer: scope ? [scope] : [] }],
    ...(scope ? { 'x-required-scope': scope } : {}),
    parameters: [...pathParameters(operation.path), ...queryParameters(operation), ...headerParameters(operation)],
    ...(body
      ? {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: {
              'application/json': {
                schema: jsonSchema(body, 'input'),
                ...(example?.body ? { example: example.body } : {}),
              },
            },
          },
        }
      : {}),
    responses: { ...successes(operation), ...refusals(operation) },
  };
}

const frame: Json = {
  operationId: 'getFrame',
  tags: ['Sessions'],
  summary: 'Fetch a retained frame by its signed address',
  description: 'The address is `observation_url` of a turn, good for ten minutes. No token is needed.',
  security: [],
  parameters: [
    { name: 'frame_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'expires', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'signature', in: 'query', required: true, schema: { type: 'string' } },
  ],
  responses: {
    200: {
      description: 'The frame',
      content: Object.fromEntries(
        ['image/png', 'image/jpeg', 'image/webp'].map((type) => [
          type,
          { schema: { type: 'string', format: 'binary' } },
        ]),
      ),
    },
    ...Object.fromEntries(
      (['frame_url_invalid', 'frame_not_found'] as const).map((kind) => [
        KINDS[kind]?.[0],
        {
          description: KINDS[kind]?.[1],
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: errorExample(kind) },
          },
        },
      ]),
    ),
  },
};

/** The interface as OpenAPI 3.1, made from the table of operations and the zod contract. */
export function openApiDocument(base: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    const item = paths[operation.path] ?? {};
    item[operation.method.toLowerCase()] = operationObject(operation);
    paths[operation.path] = item;
  }
  paths['/api/v1/frames/{frame_id}'] = { get: frame };
  const scopes = SCOPES.map((scope) => `\`${scope}\``).join(', ');
  return {
    openapi: '3.1.0',
    info: {
      title: 'dramatis session service',
      version: INTERFACE_VERSION,
      summary: 'A simulated person works toward one task in your environment, turn by turn.',
      description: `Decide-only: submit what the person perceives and the actions the environment offers; the answer is what they do and how it felt. Scopes of a key: ${scopes}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base || '/' }],
    tags: [...new Set(OPERATIONS.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A workspace API key (`svc_sk_live_...`), or a user access token (JWT).',
        },
      },
      schemas: {
        Error: jsonSchema(ErrorEnvelope, 'output'),
        ValidationError: jsonSchema(ValidationEnvelope, 'output'),
      },
    },
  };
}
