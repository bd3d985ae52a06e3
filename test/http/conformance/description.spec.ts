import { expect } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { everySort, nameOf, pathOf, ROWS, type Row } from './operations.ts';
import { type Json, sessionBody, turnBody } from './samples.ts';
import { MISSING } from './says.ts';
import { test } from './served.ts';

/** Every kind of the interface's table, and those it was completed by. */
const KINDS: Record<string, number> = {
  invalid_api_key: 401,
  insufficient_scope: 403,
  person_out_of_scope: 403,
  workspace_not_found: 404,
  person_not_found: 404,
  environment_not_found: 404,
  task_not_found: 404,
  idempotency_conflict: 409,
  environment_archived: 409,
  task_archived: 409,
  task_name_taken: 409,
  task_in_published_listing: 409,
  environment_version_config_frozen: 409,
  turn_index_mismatch: 409,
  decision_invalid: 502,
  search_rule_too_complex: 422,
  search_rule_invalid: 422,
  rate_limited: 429,
  session_quota_exceeded: 429,
  session_not_found: 404,
  environment_version_not_found: 404,
  generation_job_not_found: 404,
  session_not_open: 409,
  environment_version_archived: 409,
  environment_name_taken: 409,
  environment_address_taken: 409,
  environment_version_label_taken: 409,
  external_id_taken: 409,
  person_archived: 409,
  person_read_only: 403,
  engine_unavailable: 502,
  credits_exhausted: 402,
  plan_allowance_exhausted: 402,
  spend_cap_reached: 402,
  observation_image_count: 422,
  observation_image_invalid: 422,
  actions_invalid: 422,
  idempotency_key_invalid: 422,
  person_background_missing: 422,
  usage_window_too_wide: 422,
  malformed_json: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  route_not_found: 404,
  frame_url_invalid: 403,
  frame_not_found: 404,
};

/** A path of the description has names of its own for its parameters. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');

interface Description {
  document: Json;
  operationOf(row: Row): Json;
  /** What is wrong with a value by the schema that the description gives it. */
  faults(schema: Json | undefined, value: unknown): unknown;
}

async function read(url: string): Promise<Description> {
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Json;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'description', ...document });
  const operationOf = ({ path, method }: Row) => {
    const found = Object.keys(document.paths).find((known) => shapeOf(known) === shapeOf(path));
    return found === undefined ? undefined : document.paths[found][method.toLowerCase()];
  };
  const absolute = (schema: Json): Json =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"description#/components/'));
  return {
    document,
    operationOf,
    faults(schema, value) {
      if (!schema) return 'nothing is described';
      const validate = ajv.compile(absolute(schema));
      return validate(value) ? null : validate.errors;
    },
  };
}

const json = (part: Json | undefined): Json | undefined => part?.content?.['application/json']?.schema;

test('the description knows every operation, its scope, parameters and refusals', async ({ client }) => {
  const { document, operationOf } = await read(client.url);
  expect.soft(document.openapi).toMatch(/^3\.1\./);
  expect.soft(document.info.version, 'the version of the interface').toMatch(/^\d+\.\d+\.\d+$/);
  const ids = new Set<string>();
  for (const row of ROWS) {
    const operation = operationOf(row);
    expect.soft(operation, nameOf(row)).toBeTruthy();
    if (!operation) continue;
    ids.add(operation.operationId);
    expect.soft(JSON.stringify(operation.security), `${nameOf(row)} names its scope`).toContain(row.scope);
    for (const status of ['401', '403', '429'])
      if (!(row.free && status === '429'))
        expect.soft(operation.responses[status], `${nameOf(row)} ${status}`).toBeTruthy();
    const names = operation.parameters.filter((item: Json) => item.in === 'path').map((item: Json) => item.name);
    expect.soft(names.length, `${nameOf(row)} parameters of the path`).toBe((row.path.match(/\{/g) ?? []).length);
    const headers = operation.parameters
      .filter((item: Json) => item.in === 'header')
      .map((item: Json) => item.name.toLowerCase());
    expect
      .soft(headers.includes('idempotency-key'), `${nameOf(row)} and Idempotency-Key`)
      .toBe(row.repeatable === true);
    if (row.body) expect.soft(json(operation.requestBody), `${nameOf(row)} body`).toBeTruthy();
  }
  expect.soft(ids.size, 'ids of their own').toBe(ROWS.length);
  const list = operationOf({ method: 'GET', path: '/api/v1/workspaces/{w}/sessions', scope: 'sessions:read' });
  const query = list?.parameters.filter((item: Json) => item.in === 'query').map((item: Json) => item.name);
  expect
    .soft(query?.sort(), 'filters of the list')
    .toEqual([
      'after',
      'api_key_id',
      'created_from',
      'created_to',
      'environment_id',
      'environment_version_id',
      'limit',
      'search',
      'status',
      'task_id',
    ]);
});

test('answers and refusals are what the description says', async ({ client }) => {
  const { operationOf, faults } = await read(client.url);
  const records = await everySort(client);
  const bodies: Record<string, unknown> = {
    'POST /workspaces/{w}/sessions': sessionBody(records.person),
    'POST /sessions/{id}/turns': turnBody(0),
  };
  for (const row of ROWS.filter(({ method }) => method !== 'DELETE')) {
    const operation = operationOf(row);
    const body = bodies[nameOf(row)] ?? row.body?.();
    if (body) expect.soft(faults(json(operation?.requestBody), body), `${nameOf(row)}: a right body fits`).toBe(null);
    const sent: [string, unknown, string][] = [
      ['right', body, row.of ? records[row.of] : ''],
      ['of nobody', body, MISSING],
      ...(row.body
        ? ([['malformed', { nonsense: 1 }, row.of ? records[row.of] : '']] as [string, unknown, string][])
        : []),
    ];
    for (const [label, what, id] of sent) {
      const answer = await client.send(row.method, pathOf(row, client.workspace, id), what);
      const described = operation?.responses[String(answer.status)];
      expect.soft(faults(json(described), answer.body), `${nameOf(row)} ${label}: ${answer.status}`).toBe(null);
    }
  }
});

test('every kind of refusal has its entry', async ({ client }) => {
  const page = await (await fetch(`${client.url}/docs`)).text();
  for (const [kind, status] of Object.entries(KINDS)) {
    const entry = page.slice(page.indexOf(`id="${kind}"`), page.indexOf(`id="${kind}"`) + 200);
    expect.soft(page.includes(`id="${kind}"`) && entry.includes(String(status)), `${kind} ${status}`).toBe(true);
  }
  for (const row of ROWS) expect.soft(shapeOf(page), nameOf(row)).toContain(`<code>${shapeOf(row.path)}</code>`);
});
