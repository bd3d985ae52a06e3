import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ServiceError } from '../contract/index.ts';
import type { Core } from '../service/core.ts';
import type { Metrics } from './metrics.ts';

/** What needs no token: health, metrics, and what the interface is. */
export function publicRoutes(
  app: FastifyInstance,
  core: Core,
  metrics: Metrics,
  base: (request: FastifyRequest) => string,
): void {
  app.get('/healthz', { config: { operationId: 'healthz' } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { operationId: 'readyz' } }, async () => {
    await sql`select 1`.execute(core.store.db).catch((cause) => {
      throw Object.assign(new ServiceError(503, 'not_ready', 'The database cannot be reached.'), { cause });
    });
    return { status: 'ready' };
  });

  app.get('/metrics', { config: { operationId: 'metrics' } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  app.get('/api/v1/openapi.json', { config: { operationId: 'openapi' } }, async (request, reply) => {
    const { openApiDocument } = await import('./openapi.ts');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(openApiDocument(base(request))));
  });

  app.get('/docs', { config: { operationId: 'docs' } }, async (_request, reply) => {
    const { docsPage } = await import('./docs-page.ts');
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(docsPage());
  });
}
