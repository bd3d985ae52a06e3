import type { Session } from '../../contract/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { Core, FrameLinks } from '../core.ts';
import { readSession, sessionRow } from './read.ts';

/** The first terminal transition: stamped once, never moved. */
export async function endSession(
  core: Core,
  db: Queryable,
  sessionId: string,
  status: string,
  reason: string | null,
): Promise<void> {
  const at = core.now();
  await db
    .updateTable('sessions')
    .set({ status, ended_reason: reason, ended_at: at, settled_at: at, updated_at: at })
    .where('id', '=', sessionId)
    .where('status', '=', 'open')
    .execute();
}

/** Closes an open session; one that has ended in any way is returned unchanged. */
export async function closeSession(core: Core, sessionId: string, links: FrameLinks): Promise<Session> {
  await endSession(core, core.store.db, sessionId, 'closed', null);
  return readSession(core, await sessionRow(core, sessionId), {}, links);
}
