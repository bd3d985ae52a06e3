import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError, ValidationError, type ValidationIssue } from '../contract/index.ts';
import type { Lifted } from '../service/lifted.ts';
import { invalid, validate } from '../service/validate.ts';
import type { AppOptions } from './app.ts';
import { type Authenticator, budgetHeaders } from './auth.ts';
import type { Liftable } from './body.ts';
import type { Operation, Principal } from './operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    jsonLimit?: number;
    liftable?: Liftable;
  }
  interface FastifyRequest {
    /** Set before the body is read: who asks, and what the path names. */
    admitted?: { principal: Principal; resource: unknown };
    /** Set when a picture was taken out of the body while it was read. */
    lifted?: Lifted;
  }
}

interface RouteOptions extends AppOptions {
  authenticator: Authenticator;
  base(request: FastifyRequest): string;
}

/** Charges the request, and says in the headers what is left. */
async function charge({ core }: RouteOptions, principal: Principal, reply: FastifyReply): Promise<void> {
  if (principal.requestsPerMinute === null) {
    principal.onDailyQuota = (quota) => reply.headers(budgetHeaders(quota));
    return;
  }
  const state = await core.budgets.chargeRequest(principal.keyId, principal.requestsPerMinute, core.now());
  reply.headers(budgetHeaders(state));
  if (!state.allowed) throw core.budgets.refuseRequest(state);
  // A create spends two budgets: the headers tell of the one that will refuse first.
  principal.onDailyQuota = (quota) => {
    if (quota.remaining < state.remaining) reply.headers(budgetHeaders(quota));
  };
}

/** Everything that is decided before the body is looked at, in the order the interface promises. */
async function admit(operation: Operation, options: RouteOptions, request: FastifyRequest, reply: FastifyReply) {
  const principal = await options.authenticator.principal(request.headers.authorization);
  if (operation.charged !== false) await charge(options, principal, reply);
  if (operation.scope && !principal.scopes.has(operation.scope))
    throw new ServiceError(403, 'insufficient_scope', `The key lacks the scope ${operation.scope}.`, {
      required_scope: operation.scope,
    });
  const params = request.params as Record<string, string>;
  const resource = await operation.find({ services: options, principal, params });
  request.admitted = { principal, resource };
}

/** Query and body are checked together, so that one answer names every mistake. */
function checked(operation: Operation, request: FastifyRequest): { query: unknown; body: unknown } {
  const issues: ValidationIssue[] = [];
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      issues.push(...error.issues);
      return undefined;
    }
  };
  const query = attempt(() => validate(operation.query, request.query, 'query'));
  const { body: schema } = operation;
  const body = attempt(() => {
    if (!schema) return undefined;
    if (request.body === undefined && !schema.safeParse(undefined).success)
      throw invalid(['body'], 'a JSON body is required', { type: 'missing' });
    return validate(schema, request.body, 'body');
  });
  if (issues.length > 0) throw new ValidationError(issues);
  return { query, body };
}

export function operationRoute(app: FastifyInstance, operation: Operation, options: RouteOptions): void {
  const { core, queue } = options;
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      operationId: operation.id,
      ...(operation.bodyLimit === undefined ? {} : { jsonLimit: operation.bodyLimit }),
      ...(operation.liftable ? { liftable: operation.liftable } : {}),
    },
    onRequest: (request, reply) => admit(operation, options, request, reply),
    handler: async (request, reply) => {
      const { admitted, lifted } = request;
      if (!admitted) throw new Error('The request was not admitted.');
      const { query, body } = checked(operation, request);
      const key = request.headers['idempotency-key'];
      const [pathname = ''] = request.url.split('?');
      const base = options.base(request);
      const answer = await operation.run({
        core,
        queue,
        principal: admitted.principal,
        resource: admitted.resource,
        query,
        body,
        lifted,
        repeatable: (workspaceId) =>
          operation.repeatable && typeof key === 'string'
            ? { workspaceId, operation: `${operation.method} ${pathname.toLowerCase()}`, key, body, lifted }
            : null,
        links: (frameId) => {
          const { expires, signature } = core.signer.sign(frameId, core.now());
          return `${base}/api/v1/frames/${frameId}?expires=${expires}&signature=${signature}`;
        },
        request,
        reply,
      });
      reply.code(answer.status);
      if (answer.headers) reply.headers(answer.headers);
      if (answer.status === 204) return reply.send();
      // Sent as text that is JSON already: no schema of Fastify's stands between, and nothing is dropped.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
    },
  });
}
