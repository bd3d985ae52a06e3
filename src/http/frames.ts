import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../contract/index.ts';
import type { Core } from '../service/core.ts';
import { asId } from '../service/ids.ts';
import { frameNotFound } from '../service/refusals.ts';

/** Retained frames behind signed addresses: whoever has the address may look, for ten minutes. */
export function frameRoutes(app: FastifyInstance, core: Core): void {
  app.get('/api/v1/frames/:frame_id', { config: { operationId: 'getFrame' } }, async (request, reply) => {
    const { frame_id } = request.params as { frame_id: string };
    const { expires, signature } = request.query as Record<string, unknown>;
    const now = core.now();
    await core.signer.ready(now);
    const fits =
      typeof expires === 'string' &&
      typeof signature === 'string' &&
      (await core.signer.check(frame_id, expires, signature, now));
    if (!fits)
      throw new ServiceError(
        403,
        'frame_url_invalid',
        'The signature of this address is missing, wrong or expired. Read the turn again for a new one.',
      );
    const id = asId(frame_id);
    const row = id
      ? await core.store.db
          .selectFrom('frames')
          .select(['media_type', 'expires_at'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
    if (!id || !row || (row.expires_at !== null && row.expires_at <= now)) throw frameNotFound();
    const bytes = await core.store.frames.get(id);
    if (!bytes) throw frameNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline')
      .type(row.media_type)
      .send(Buffer.from(bytes));
  });
}
