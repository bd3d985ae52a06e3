import type { CreatePerson, Person } from './person.ts';
import type { CreateSession, Session, SessionState } from './session.ts';
import type { SubmitTurn, Turn } from './turn.ts';

/** What every call may carry. A key makes a retry safe: the same key and body give the first answer again. */
export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface SubmittedTurn {
  turn: Turn;
  session: SessionState;
}

/**
 * The loop of one person at one task, as play uses it. The in-process service and the HTTP client both stand behind
 * it, so a scenario plays the same turns either way. Refusals are thrown as `ServiceError` (see errors.ts).
 */
export interface Sessions {
  create(body: CreateSession, options?: CallOptions): Promise<Session>;
  submitTurn(sessionId: string, body: SubmitTurn, options?: CallOptions): Promise<SubmittedTurn>;
  get(sessionId: string, page?: { after_index?: number; limit?: number }): Promise<Session>;
  close(sessionId: string): Promise<Session>;
}

/** The people a run needs: found in the pool, or brought along by the scenario. */
export interface People {
  get(personId: string): Promise<Person>;
  /** Everybody whose name equals `name` (case folded). */
  named(name: string): Promise<Person[]>;
  /** Matches of a published search rule, oldest id first, at most `limit`. */
  search(rule: unknown, limit: number): Promise<Person[]>;
  /** Creates the person, or finds the one with the same `external_id`. */
  ensure(body: CreatePerson & { external_id: string }): Promise<Person>;
}

/** Where a person is sent, when a scenario names a registered environment. */
export interface ResolvedEnvironment {
  id: string;
  versionId: string | null;
  name: string;
  /** The `url` of the effective config. */
  url: string;
  /** Its `origins`, or the url's own. */
  origins: string[];
}

export interface Environments {
  /**
   * The environment, with the version that a label or id names, or with its live default.
   * @throws ServiceError `environment_not_found`, `environment_version_not_found`, `environment_archived`, ...
   */
  resolve(environmentId: string, version: string | null): Promise<ResolvedEnvironment>;
}

/** Everything `play` needs of the service, wherever it runs. */
export interface SessionService {
  readonly sessions: Sessions;
  readonly people: People;
  readonly environments: Environments;
  close(): Promise<void>;
}
