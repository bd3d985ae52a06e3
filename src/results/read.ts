import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Results, SessionRecord, type TurnRecord } from '../contract/index.ts';
import {
  isMissing,
  namesIn,
  RESULTS_FILE,
  ResultsError,
  SESSION_FILE,
  SESSIONS_FOLDER,
  sessionFolder,
  TURNS_FILE,
} from './folder.ts';

/** The results folder that a path means: the folder itself, or its `results.json`. */
export function resultsFolder(path: string): string {
  return basename(path) === RESULTS_FILE ? dirname(path) : path;
}

/**
 * Reads `results.json`. Of a run that was killed, the sessions that had finished are there too.
 * @param path results folder, or the `results.json` in it
 * @throws ResultsError when it is missing, damaged, or written by something else
 */
export async function readResults(path: string): Promise<Results> {
  const dir = resultsFolder(path);
  const file = join(dir, RESULTS_FILE);
  const text = await readText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ResultsError(
      `${file} is damaged: ${(error as Error).message}. Run \`dramatis run\` again to replace it.`,
    );
  }
  const schema = (value as { schema?: unknown } | null)?.schema;
  if (schema !== 'dramatis-results/1') {
    throw new ResultsError(
      typeof schema === 'string' && schema.startsWith('dramatis-results/')
        ? `${file} is of format ${schema}; this dramatis reads dramatis-results/1. Use the dramatis that wrote it, or run again.`
        : `${file} was not written by dramatis: it has no "schema": "dramatis-results/1".`,
    );
  }
  const parsed = Results.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ResultsError(`${file} is damaged at ${issue.path.join('.') || 'its root'}: ${issue.message}`);
  }
  const results = parsed.data;
  return results.complete === false ? { ...results, sessions: await finishedSessions(dir, results.sessions) } : results;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
    const folder = dirname(file);
    const there = await stat(folder).catch(() => null);
    throw new ResultsError(
      there
        ? `${folder} holds no ${RESULTS_FILE}: it is not a results folder, or its run had not begun. Name the folder that \`dramatis run\` wrote (--out).`
        : `There is no ${folder}. Play some sessions first with \`dramatis run\`, or name the folder that it wrote.`,
    );
  }
}

/** Sessions whose own files were written after the last rewrite of `results.json`, behind those it lists. */
async function finishedSessions(dir: string, listed: readonly SessionRecord[]): Promise<SessionRecord[]> {
  const known = new Set(listed.map((session) => session.id));
  const sessions = [...listed];
  for (const id of await namesIn(join(dir, SESSIONS_FOLDER))) {
    if (known.has(id)) continue;
    const text = await readFile(join(dir, SESSIONS_FOLDER, id, SESSION_FILE), 'utf8').catch(() => null);
    if (text === null) continue;
    const record = SessionRecord.safeParse(JSON.parse(text));
    if (record.success) sessions.push(record.data);
  }
  return sessions;
}

/**
 * The turns of one session, oldest first. A last line that was cut off by a crash is left out.
 * @throws ResultsError when the file is missing or damaged before its end
 */
export async function readTurns(dir: string, sessionId: string): Promise<TurnRecord[]> {
  const file = join(sessionFolder(dir, sessionId), TURNS_FILE);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new ResultsError(`${file} is missing: the session's turns were deleted.`);
    throw error;
  });
  const lines = text.split('\n');
  const turns: TurnRecord[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    try {
      turns.push(JSON.parse(line) as TurnRecord);
    } catch (error) {
      if (index === lines.length - 1) break;
      throw new ResultsError(`${file}:${index + 1} is damaged: ${(error as Error).message}`);
    }
  }
  return turns;
}

/** As `readTurns`, but none where they were deleted. */
export async function readTurnsIfKept(dir: string, sessionId: string): Promise<TurnRecord[]> {
  try {
    return await readTurns(dir, sessionId);
  } catch (error) {
    if (error instanceof ResultsError) return [];
    throw error;
  }
}

/**
 * The one session that an id or the beginning of one means; the last to finish when none is given.
 * @throws ResultsError when none or several match
 */
export function findSession(results: Results, prefix?: string): SessionRecord {
  const { sessions } = results;
  if (prefix === undefined) {
    const last = sessions.at(-1);
    if (!last) throw new ResultsError('These results hold no session.');
    return last;
  }
  const exact = sessions.find((session) => session.id === prefix);
  if (exact) return exact;
  const matches = sessions.filter((session) => session.id.startsWith(prefix));
  if (matches.length === 1) return matches[0]!;
  if (matches.length > 1) {
    const some = matches.slice(0, 5).map((session) => `  ${session.id}  ${session.person.name}, ${session.scenario}`);
    throw new ResultsError(
      `${matches.length} sessions begin with "${prefix}"; give more of the id:\n${some.join('\n')}`,
    );
  }
  throw new ResultsError(`No session begins with "${prefix}"; \`dramatis report\` and results.json list them.`);
}
