import { existsSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionRecord } from '../contract/index.ts';
import {
  FRAMES_FOLDER,
  namesIn,
  REPORT_FILE,
  REPORT_FOLDER,
  SESSION_FILE,
  SESSIONS_FOLDER,
  sessionFolder,
} from './folder.ts';
import { readResults, resultsFolder } from './read.ts';
import { writeResults } from './writer.ts';

export interface Purged {
  /** Sessions whose day has come: frames, trace, turns and record are gone. */
  sessions: string[];
  /** Session folders without a record that a killed run left behind more than a day ago. */
  abandoned: string[];
  frames: number;
  traces: number;
  /** Sessions still kept, and the day on which the next of them goes. */
  kept: number;
  next: string | null;
}

/** Name of the report's meta element that says when the first of its pictures must go. */
export const FRAMES_EXPIRE = 'dramatis-frames-expire';

/** A session folder without a record may belong to a run that is still playing; after a day it does not. */
const ABANDONED_AFTER = 86_400_000;

/**
 * Enforces retention in a results folder: everything past its day is deleted, then `results.json` is rewritten. The
 * report shows frames, so it goes first and is built again by `rebuild`; a crash on the way leaves less, never more.
 * @param now the moment to judge by
 * @param rebuild builds the report anew from what is left, for instance `buildReport`
 * @throws ResultsError when the folder holds no readable results
 */
export async function purge(
  dir: string,
  now: Date = new Date(),
  rebuild?: (dir: string) => Promise<unknown>,
): Promise<Purged> {
  const folder = resultsFolder(dir);
  const results = await readResults(folder);
  const due = results.sessions.filter((session) => isDue(session, now));
  const kept = results.sessions.filter((session) => !isDue(session, now));
  const purged: Purged = { sessions: [], abandoned: [], frames: 0, traces: 0, kept: kept.length, next: nextDay(kept) };
  const hadReport = existsSync(join(folder, REPORT_FOLDER));
  const stray = await strayFrames(folder, kept);
  const abandoned = await abandonedFolders(folder, results.sessions, now);
  const stale = await isStale(join(folder, REPORT_FILE), now);
  if (due.length === 0 && stray.length === 0 && abandoned.length === 0 && !stale) return purged;

  await rm(join(folder, REPORT_FOLDER), { recursive: true, force: true });
  for (const session of due) {
    await remove(sessionFolder(folder, session.id), purged);
    purged.sessions.push(session.id);
  }
  for (const frames of stray) await remove(frames, purged);
  for (const id of abandoned) {
    await remove(join(folder, SESSIONS_FOLDER, id), purged);
    purged.abandoned.push(id);
  }
  await writeResults(folder, { ...results, sessions: kept });
  if (hadReport) await rebuild?.(folder);
  return purged;
}

/** A report may show frames of another folder, beside which it was built; their day counts too. */
async function isStale(report: string, now: Date): Promise<boolean> {
  const file = await open(report).catch(() => null);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2_000), 0, 2_000, 0);
    const day = new RegExp(`${FRAMES_EXPIRE}" content="([^"]+)"`).exec(buffer.toString('utf8', 0, bytesRead))?.[1];
    return day !== undefined && Date.parse(day) <= now.getTime();
  } finally {
    await file.close();
  }
}

function isDue({ retention, expires_at }: SessionRecord, now: Date): boolean {
  return retention !== 'none' && expires_at !== null && Date.parse(expires_at) <= now.getTime();
}

function nextDay(sessions: readonly SessionRecord[]): string | null {
  const days = sessions.filter(({ retention }) => retention !== 'none').flatMap(({ expires_at }) => expires_at ?? []);
  return days.sort()[0] ?? null;
}

/** Frames in the folder of a session that may keep none: left by a crash, never by a finished session. */
async function strayFrames(dir: string, sessions: readonly SessionRecord[]): Promise<string[]> {
  return sessions
    .filter(({ retention }) => retention === 'none')
    .map(({ id }) => join(sessionFolder(dir, id), FRAMES_FOLDER))
    .filter((path) => existsSync(path));
}

async function abandonedFolders(dir: string, sessions: readonly SessionRecord[], now: Date): Promise<string[]> {
  const known = new Set(sessions.map(({ id }) => id));
  const abandoned: string[] = [];
  for (const id of await namesIn(join(dir, SESSIONS_FOLDER))) {
    const path = join(dir, SESSIONS_FOLDER, id);
    if (known.has(id) || existsSync(join(path, SESSION_FILE))) continue;
    if (now.getTime() - (await stat(path)).mtimeMs > ABANDONED_AFTER) abandoned.push(id);
  }
  return abandoned;
}

async function remove(path: string, purged: Purged): Promise<void> {
  const files = await readdir(path, { recursive: true }).catch(() => []);
  purged.frames += files.filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).length;
  purged.traces += files.filter((file) => file.endsWith('.zip')).length;
  await rm(path, { recursive: true, force: true });
}
