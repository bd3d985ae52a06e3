import type { SessionRecord } from '../contract/index.ts';

/** The sessions that say something about the environment: all but those that ended in `error`. */
export function countedSessions(sessions: readonly SessionRecord[]): SessionRecord[] {
  return sessions.filter((session) => session.outcome !== 'error');
}
