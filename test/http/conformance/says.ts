import { expect } from '@playwright/test';
import type { Answer } from '../harness.ts';

// Each function here is one check. What does not hold is collected, so that one run tells of all of it.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const MISSING = '0192f0c1-7a10-7c31-9d2e-3b1f0a5cffff';

const isText = (value: unknown) => typeof value === 'string' && value.length > 0;

/** What is wrong with any answer, whatever it says. */
function faultsOf(answer: Answer): string[] {
  const faults: string[] = [];
  if (!/^[A-Za-z0-9._-]{1,128}$/.test(answer.headers.get('x-request-id') ?? '')) faults.push('no x-request-id');
  if (answer.headers.get('x-content-type-options') !== 'nosniff') faults.push('no nosniff');
  if (answer.status !== 204 && !/^application\/json/.test(answer.headers.get('content-type') ?? ''))
    faults.push(`content-type ${answer.headers.get('content-type')}`);
  return faults;
}

function errorFaults(answer: Answer, kind: string, extra: Record<string, unknown>): string[] {
  const { body, headers } = answer;
  const faults = faultsOf(answer);
  const found = body?.detail?.error_kind;
  if (found !== kind) faults.push(`kind ${found ?? JSON.stringify(body)?.slice(0, 300)}`);
  if (!isText(body?.detail?.message)) faults.push('no message');
  if (body?.request_id !== headers.get('x-request-id')) faults.push('request_id is not the header');
  if (!URL.canParse(body?.docs_url) || !body.docs_url.includes(kind)) faults.push(`docs_url ${body?.docs_url}`);
  if (body && 'errors' in body) faults.push('errors of the other envelope');
  for (const [key, value] of Object.entries(extra))
    if (JSON.stringify(body?.detail?.[key]) !== JSON.stringify(value))
      faults.push(`${key} is ${JSON.stringify(body?.detail?.[key])}`);
  if (answer.status === 429 && headers.get('retry-after') !== String(body?.detail?.retry_after_seconds))
    faults.push('retry-after is not retry_after_seconds');
  return faults;
}

/** The Error envelope with this status and kind. */
export function refused(answer: Answer, status: number, kind: string, label = kind, extra = {}): void {
  const seen = [answer.status, ...errorFaults(answer, kind, extra)];
  expect.soft(seen, `${label}: ${status} ${kind}`).toEqual([status]);
}

function validationFaults(answer: Answer, at: string | undefined, allowed: unknown[] | undefined): string[] {
  const { body, headers } = answer;
  const faults = faultsOf(answer);
  const issues = Array.isArray(body?.errors) ? body.errors : [];
  if (issues.length === 0) faults.push(`no errors: ${JSON.stringify(body)?.slice(0, 300)}`);
  for (const issue of issues) {
    const places = Array.isArray(issue.loc) && issue.loc.every((part: unknown) => typeof part === 'string');
    if (!places || !isText(issue.msg) || !isText(issue.type)) faults.push(`issue ${JSON.stringify(issue)}`);
  }
  if (at !== undefined && !issues.some((issue: { loc: string[] }) => issue.loc.join('.').includes(at)))
    faults.push(`does not name ${at}: ${JSON.stringify(issues.map((issue: { loc: string[] }) => issue.loc))}`);
  if (allowed && !issues.some((issue: { allowed_values?: unknown[] }) => sameSet(issue.allowed_values, allowed)))
    faults.push(`allowed_values ${JSON.stringify(issues)}`);
  for (const key of ['error_code', 'detail', 'error']) if (!isText(body?.[key])) faults.push(`no ${key}`);
  if (body?.retryable !== false) faults.push('retryable');
  if (body?.status !== 422) faults.push('status in the body');
  if (!Array.isArray(body?.suggestions)) faults.push('suggestions');
  if (body?.request_id !== headers.get('x-request-id')) faults.push('request_id is not the header');
  return faults;
}

const sameSet = (a: unknown[] | undefined, b: unknown[]) =>
  Array.isArray(a) && JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/** The ValidationError envelope, naming the place `at`, and the values allowed there. */
export function malformed(answer: Answer, at?: string, label = '', allowed?: unknown[]): void {
  const seen = [answer.status, ...validationFaults(answer, at, allowed)];
  expect.soft(seen, `${label} names ${at ?? 'a place'}`).toEqual([422]);
}

/** The status, with whatever every answer carries. */
export function ok(answer: Answer, status: number, label = ''): Answer['body'] {
  const seen = [answer.status, ...faultsOf(answer)];
  if (answer.status !== status) seen.push(JSON.stringify(answer.body)?.slice(0, 400) ?? '');
  expect.soft(seen, `${label}: ${status}`).toEqual([status]);
  return answer.body;
}

/** What a field must look like: a word for a form, or a test of its own. */
export type Form =
  | 'uuid'
  | 'uuid?'
  | 'time'
  | 'time?'
  | 'text'
  | 'text?'
  | 'int'
  | 'int?'
  | 'number'
  | 'bool'
  | 'object'
  | 'object?'
  | 'array'
  | ((value: unknown) => boolean);

const FORMS: Record<string, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  time: (value) => typeof value === 'string' && TIMESTAMP.test(value),
  text: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
};

export const oneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value);

/** Every field is there and looks as published: one check a field. */
// biome-ignore lint/suspicious/noExplicitAny: a black-box client takes what comes
export function formed(value: any, fields: Record<string, Form>, label = ''): void {
  for (const [key, form] of Object.entries(fields)) {
    const found = value?.[key];
    const fits =
      typeof form === 'function'
        ? form(found)
        : (form.endsWith('?') && found === null) || (FORMS[form.replace('?', '')]?.(found) ?? false);
    const seen = fits ? 'fits' : `${JSON.stringify(found)}`;
    expect.soft(seen, `${label} ${key} is ${typeof form === 'function' ? 'allowed' : form}`).toBe('fits');
  }
}
