import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Expectation,
  type Results,
  retentionExpiry,
  type SessionRecord,
  type TurnRecord,
} from '../contract/index.ts';
import {
  FRAMES_FOLDER,
  makeFolder,
  namesIn,
  REPORT_FOLDER,
  RESULTS_FILE,
  ResultsError,
  SESSION_FILE,
  SESSIONS_FOLDER,
  sessionFolder,
  TURNS_FILE,
  writeAtomically,
} from './folder.ts';

export interface ResultsMeta {
  /** Version of dramatis. */
  dramatis: string;
  startedAt?: Date;
  scenarios: ReadonlyArray<{ scenario: string; file: string }>;
}

/** Exit code of a run that was asked to stop before its end. */
export const INTERRUPTED = 130;

/** Milliseconds between two rewrites of `results.json` while sessions finish; each session's own files come at once. */
const REWRITE_EVERY = 2_000;

/**
 * Writes a results folder as sessions finish. Whatever had finished when the process dies can be read back, because
 * every session has its own file and `results.json` is replaced whole or not at all.
 */
export class ResultsWriter {
  readonly dir: string;
  readonly #results: Results;
  #queue: Promise<unknown> = Promise.resolve();
  #rewritten = 0;

  private constructor(dir: string, results: Results) {
    this.dir = dir;
    this.#results = results;
  }

  /**
   * Empties the folder of the run before, if any, and begins a new one.
   * @throws ResultsError when the folder holds something that is not dramatis results, or cannot be written
   */
  static async open(dir: string, meta: ResultsMeta): Promise<ResultsWriter> {
    try {
      await clear(dir);
      await makeFolder(join(dir, SESSIONS_FOLDER));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (error instanceof ResultsError || code === undefined) throw error;
      throw new ResultsError(`No results can be written to ${dir} (${code}). Choose another folder with --out.`);
    }
    const started = (meta.startedAt ?? new Date()).toISOString();
    const writer = new ResultsWriter(dir, {
      schema: 'dramatis-results/1',
      dramatis: meta.dramatis,
      started_at: started,
      ended_at: started,
      exit_code: 3,
      complete: false,
      scenarios: meta.scenarios.map(({ scenario, file }) => ({ scenario, file, expectations: [] })),
      sessions: [],
    });
    await writer.#rewrite();
    return writer;
  }

  /** Sessions that finished so far, in that order. */
  get sessions(): readonly SessionRecord[] {
    return this.#results.sessions;
  }

  /** The scenarios with what was expected of each, as set so far. */
  get scenarios(): Readonly<Results['scenarios']> {
    return this.#results.scenarios;
  }

  /** Where a session may put its trace and frames before it has finished. */
  sessionFolder(id: string): string {
    return sessionFolder(this.dir, id);
  }

  /**
   * Keeps a finished session: its turns, its record, its place in `results.json`. Stamps the day it expires.
   * @returns the record as kept
   */
  addSession(record: SessionRecord, turns: readonly TurnRecord[]): Promise<SessionRecord> {
    return this.#next(async () => {
      const kept = stampRetention(record, new Date());
      const folder = sessionFolder(this.dir, kept.id);
      await makeFolder(folder);
      if (kept.retention === 'none') await rm(join(folder, FRAMES_FOLDER), { recursive: true, force: true });
      const lines = turns.map((turn) => JSON.stringify(kept.retention === 'none' ? withoutFrame(turn) : turn));
      await writeAtomically(join(folder, TURNS_FILE), lines.map((line) => `${line}\n`).join(''));
      await writeAtomically(join(folder, SESSION_FILE), `${JSON.stringify(kept)}\n`);
      this.#results.sessions.push(kept);
      if (Date.now() - this.#rewritten >= REWRITE_EVERY) await this.#rewrite();
      return kept;
    });
  }

  /** Sets what was expected of a scenario and what came of it; replaces what was set before. */
  setExpectations(scenario: { scenario: string; file: string }, expectations: readonly Expectation[]): void {
    const entry = this.#results.scenarios.find((it) => it.scenario === scenario.scenario && it.file === scenario.file);
    if (entry) entry.expectations = [...expectations];
    else this.#results.scenarios.push({ ...scenario, expectations: [...expectations] });
  }

  /** Writes the last word: `results.json` with its exit code. The folder is complete then, unless it was interrupted. */
  finish(exitCode: number): Promise<Results> {
    return this.#next(async () => {
      this.#results.exit_code = exitCode;
      this.#results.complete = exitCode !== INTERRUPTED;
      await this.#rewrite();
      return this.#results;
    });
  }

  async #rewrite(): Promise<void> {
    this.#results.ended_at = new Date().toISOString();
    await writeResults(this.dir, this.#results);
    this.#rewritten = Date.now();
  }

  /** One write after the other: two sessions that end at once must not race for `results.json`. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }
}

/** Replaces `results.json`, whole or not at all; one session a line, so that two runs can be diffed. */
export async function writeResults(dir: string, results: Results): Promise<void> {
  await makeFolder(dir);
  const { sessions, ...head } = results;
  const opening = JSON.stringify(head, null, 2).replace(/\n}$/, '');
  const lines = sessions.map((session) => `    ${JSON.stringify(session)}`).join(',\n');
  const list = lines === '' ? '[]' : `[\n${lines}\n  ]`;
  await writeAtomically(join(dir, RESULTS_FILE), `${opening},\n  "sessions": ${list}\n}\n`);
}

/** The day on which a session's frames, trace and record must go; retention `none` keeps nothing that could expire. */
export function stampRetention(record: SessionRecord, endedAt: Date): SessionRecord {
  if (record.expires_at !== null || record.retention === 'none') {
    return record.retention === 'none' ? { ...record, expires_at: null } : record;
  }
  return { ...record, expires_at: retentionExpiry(record.retention, endedAt)?.toISOString() ?? null };
}

function withoutFrame(turn: TurnRecord): TurnRecord {
  return { ...turn, frame: { ...turn.frame, path: null } };
}

/** Whatever is there goes only where it says of itself that it is of dramatis: a `report` may be anybody's. */
async function clear(dir: string): Promise<void> {
  const names = await namesIn(dir);
  const ours = [RESULTS_FILE, SESSIONS_FOLDER, REPORT_FOLDER];
  if (!(await holdsResults(dir))) {
    const foreign: string[] = [];
    for (const name of names.filter((it) => !it.endsWith('.tmp'))) {
      // A run that was killed as it began leaves a folder of sessions with nothing in it.
      if (name !== SESSIONS_FOLDER || (await namesIn(join(dir, name))).length > 0) foreign.push(name);
    }
    if (foreign.length > 0) {
      throw new ResultsError(
        `${dir} holds ${foreign.slice(0, 3).join(', ')} and no dramatis results; nothing was written. Choose an empty folder with --out.`,
      );
    }
  }
  for (const name of ours) await rm(join(dir, name), { recursive: true, force: true });
}

/** Also when they are damaged, or of another version: then they are ours to replace. */
async function holdsResults(dir: string): Promise<boolean> {
  const text = await readFile(join(dir, RESULTS_FILE), 'utf8').catch(() => '');
  return /"schema":\s*"dramatis-results\//.test(text);
}
