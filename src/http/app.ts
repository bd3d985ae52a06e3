import type { IncomingMessage } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { v7 } from 'uuid';
import { ServiceError } from '../contract/index.ts';
import { Authenticator, type TokenOptions } from './auth.ts';
import { readJson } from './body.ts';
import { refuseBrokenRequest, refuseStrangeRequests } from './broken.ts';
import { sendRefusal } from './envelopes.ts';
import { frameRoutes } from './frames.ts';
import { withoutSecrets } from './log.ts';
import { Metrics } from './metrics.ts';
import type { Services } from './operation.ts';
import { OPERATIONS } from './operations/index.ts';
import { KnownPaths } from './paths.ts';
import { publicRoutes } from './public.ts';
import { operationRoute } from './route.ts';

export interface AppOptions extends Services {
  tokens: TokenOptions;
  log: FastifyBaseLogger;
  /** Where clients reach the server, without a slash at the end; absent means as the request says. */
  publicUrl?: string | undefined;
}

const JSON_LIMIT = 1024 * 1024;

const OPEN_PATHS = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/docs',
  '/api/v1/openapi.json',
  '/api/v1/frames/{frame_id}',
] as const;

function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(header) ? header : v7();
}

/** The address that clients use: the configured one, or what the request itself was sent to. */
function baseOf(publicUrl: string | undefined, request: FastifyRequest): string {
  if (publicUrl) return publicUrl;
  const { host = '' } = request.headers;
  return /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? `${request.protocol}://${host}` : '';
}

function safeHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
}

/** Puts routes, hooks and error handling together. Nothing listens yet. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { core, log } = options;
  const base = (request: FastifyRequest) => baseOf(options.publicUrl, request);
  const known = new KnownPaths([...OPERATIONS, ...OPEN_PATHS.map((path) => ({ method: 'GET' as const, path }))]);
  const metrics = new Metrics(core);
  const app = fastify({
    loggerInstance: log,
    // A request without one is refused below, like any other.
    http: { requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    bodyLimit: 2 ** 31,
    requestTimeout: 120_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 20_000 },
    clientErrorHandler: refuseBrokenRequest,
    // As a proxy would be asked: the origin before the path says nothing here.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, ''),
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id);
      safeHeaders(reply);
      sendRefusal(
        request,
        reply,
        new ServiceError(404, 'route_not_found', 'No operation has this path.'),
        base(request),
      );
    },
  });

  refuseStrangeRequests(app.server);
  app.removeAllContentTypeParsers();
  const limitOf = (request: FastifyRequest) => request.routeOptions.config.jsonLimit ?? JSON_LIMIT;
  const parser = (isJson: boolean) => async (request: FastifyRequest, payload: IncomingMessage) => {
    const { body, lifted } = await readJson(payload, limitOf(request), isJson, request.routeOptions.config.liftable);
    if (lifted) request.lifted = lifted;
    return body;
  };
  app.addContentTypeParser('application/json', parser(true));
  app.addContentTypeParser('*', parser(false));

  const refuseMethod = (reply: FastifyReply, methods: string[]) => {
    reply.header('allow', methods.join(', '));
    return new ServiceError(405, 'method_not_allowed', `This path takes ${methods.join(', ')}.`, { allow: methods });
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    safeHeaders(reply);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new ServiceError(400, 'malformed_request', 'A request of HTTP/1.1 has a Host header.');
    const [pathname = ''] = request.url.split('?');
    const methods = known.methodsOf(pathname);
    // The router takes an empty segment for a parameter: `/people/` is no person.
    if (!methods) throw new ServiceError(404, 'route_not_found', 'No operation has this path.');
    // `/people/search` is no person, though its address has the shape of one.
    if (!methods.includes(request.method)) throw refuseMethod(reply, methods);
  });

  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operationId ?? 'none';
    metrics.requests.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    const [path = ''] = request.url.split('?');
    const { method, id } = request;
    log.info({ request_id: id, method, path, operation, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });

  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new ServiceError(404, 'route_not_found', 'No operation has this path.'), base(request)),
  );

  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof ServiceError ? error : unexpected(error);
    metrics.refusals.inc({ kind: refusal.kind });
    if (refusal.status >= 500)
      log.error({ request_id: request.id, err: error, cause: causeOf(error) }, 'request failed');
    return sendRefusal(request, reply, refusal, base(request));
  });

  const authenticator = new Authenticator(core, options.tokens);
  for (const operation of OPERATIONS) operationRoute(app, operation, { ...options, authenticator, base });
  frameRoutes(app, core);
  publicRoutes(app, core, metrics, base);
  return app;
}

/** What Fastify refuses by itself, in our words; anything else is a failure of ours. */
function unexpected(error: unknown): ServiceError {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_ERR_CTP_EMPTY_TYPE')
    return new ServiceError(415, 'unsupported_media_type', 'Bodies are application/json.');
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new ServiceError(400, 'malformed_json', 'The body is not as long as its Content-Length says.');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ServiceError(413, 'body_too_large', 'The body is over the limit.');
  return new ServiceError(500, 'internal_error', 'The server failed. Its log has the request_id.');
}

function causeOf(error: unknown): string | undefined {
  const cause = (error as { cause?: unknown } | null)?.cause;
  return cause === undefined ? undefined : withoutSecrets(String(cause));
}
