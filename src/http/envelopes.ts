import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError, type ValidationEnvelope, ValidationError } from '../contract/index.ts';

export interface Refusal {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

function validationBody(error: ValidationError, requestId: string): ValidationEnvelope {
  const places = error.issues.map((issue) => `${issue.loc.join('.')}: ${issue.msg}`);
  return {
    error_code: 'validation_error',
    errors: [...error.issues],
    retryable: false,
    status: 422,
    suggestions: ['Check the request against /api/v1/openapi.json.'],
    detail: places.join('; ').slice(0, 2000),
    error: 'Validation failed',
    request_id: requestId,
  };
}

/** The envelope of a refusal. Whatever is not a ServiceError is the server's own failure and tells nothing. */
export function refusalOf(error: unknown, requestId: string, base: string): Refusal {
  if (error instanceof ValidationError) return { status: 422, body: validationBody(error, requestId), headers: {} };
  const known =
    error instanceof ServiceError
      ? error
      : new ServiceError(500, 'internal_error', 'The server failed. Its log has the request_id.');
  const headers: Record<string, string> = {};
  const wait = known.extra.retry_after_seconds;
  if (known.status === 429 && typeof wait === 'number') headers['retry-after'] = String(wait);
  if (known.status === 401) headers['www-authenticate'] = 'Bearer';
  return {
    status: known.status,
    body: {
      detail: { error_kind: known.kind, message: known.message, ...known.extra },
      request_id: requestId,
      docs_url: `${base}/docs#${known.kind}`,
    },
    headers,
  };
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown, base: string): FastifyReply {
  const { status, body, headers } = refusalOf(error, request.id, base);
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}
