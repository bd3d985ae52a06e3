import type { SessionRecord, TurnRecord } from '../../contract/index.ts';
import { countedSessions } from '../counted.ts';
import { readTurnsIfKept } from '../read.ts';
import { baselineSession, type ComparedSession } from './file.ts';

/** Sessions of a results folder with what a baseline remembers of each; those that ended in `error` are left out. */
export async function comparedSessions(dir: string, sessions: readonly SessionRecord[]): Promise<ComparedSession[]> {
  const result: ComparedSession[] = [];
  for (const record of countedSessions(sessions)) {
    const turns: TurnRecord[] = await readTurnsIfKept(dir, record.id);
    result.push({ ...baselineSession(record, turns), id: record.id });
  }
  return result;
}
