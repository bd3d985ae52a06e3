import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreatePerson,
  CreateSession,
  type Environments,
  isServiceError,
  type People,
  type Person,
  resolveTarget,
  type SessionService,
  type Sessions,
  SubmitTurn,
} from '../contract/index.ts';
import type { Mind } from '../mind/mind.ts';
import { type Caller, type Core, noLinks } from './core.ts';
import { environmentRow, presentEnvironment } from './environments/rows.ts';
import { listVersions } from './environments/versions.ts';
import type { RepeatableCall } from './idempotency.ts';
import { openCore } from './open.ts';
import { listPeople } from './people/read.ts';
import { presentPerson } from './people/rows.ts';
import { createPerson, reachablePerson } from './people/write.ts';
import { createSession } from './sessions/create.ts';
import { closeSession } from './sessions/end.ts';
import { readSession, sessionRow } from './sessions/read.ts';
import { submitTurn } from './sessions/submit.ts';
import { validate } from './validate.ts';
import { createWorkspace } from './workspaces.ts';

export interface EmbeddedOptions {
  /** Where rows and frames are kept; absent means a private folder that is removed on close. */
  dataFolder?: string | undefined;
  /** The engines; the first decides unless a session names another. */
  minds: readonly Mind[];
  /** The shared library of people. */
  platformPeople?: readonly Person[] | undefined;
  decideTimeoutMs?: number | undefined;
}

/** The one workspace of an embedded service, and who calls in it. */
const WORKSPACE = '00000000-0000-7000-8000-000000000001';
const CALLER: Caller = { keyId: '00000000-0000-7000-8000-000000000002', sessionsPerDay: null };

function callOf(operation: string, body: unknown, key: string | undefined): RepeatableCall | null {
  return key === undefined ? null : { workspaceId: WORKSPACE, operation, key, body };
}

function sessionsOf(core: Core): Sessions {
  return {
    async create(given, options) {
      const body = validate(CreateSession, given, 'body');
      const call = callOf('POST sessions', body, options?.idempotencyKey);
      return (await createSession(core, CALLER, WORKSPACE, body, call)).answer;
    },
    async submitTurn(sessionId, given, options) {
      const body = validate(SubmitTurn, given, 'body');
      const session = await sessionRow(core, sessionId);
      const call = callOf(`POST sessions/${session.id}/turns`, body, options?.idempotencyKey);
      const context = { links: noLinks, signal: options?.signal };
      return (await submitTurn(core, session.id, body, call, context)).answer;
    },
    async get(sessionId, page = {}) {
      return readSession(core, await sessionRow(core, sessionId), page, noLinks);
    },
    async close(sessionId) {
      return closeSession(core, (await sessionRow(core, sessionId)).id, noLinks);
    },
  };
}

function environmentsOf(core: Core): Environments {
  return {
    async resolve(environmentId, version) {
      const row = await environmentRow(core, environmentId);
      return resolveTarget(presentEnvironment(row), await listVersions(core, row, true), version);
    },
  };
}

const nameIs = (name: string) => ({
  field: { source: 'profile', key: 'name' },
  operator: 'starts_with',
  value: name,
});

function peopleOf(core: Core): People {
  const all = async (filter: object, most = Number.POSITIVE_INFINITY) => {
    const found: Person[] = [];
    let after: string | null = null;
    do {
      const page = await listPeople(core, WORKSPACE, { ...filter, after, limit: 100 }, ['after']);
      found.push(...page.items);
      after = page.next_cursor;
    } while (after && found.length < most);
    return found;
  };
  return {
    async get(personId) {
      return presentPerson(await reachablePerson(core, WORKSPACE, personId));
    },
    async named(name) {
      const wanted = name.trim().toLowerCase();
      const found = await all({ rule: nameIs(name.trim()) });
      return found.filter((person) => person.name.toLowerCase() === wanted).sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    async search(rule, limit) {
      const found = await all({ rule });
      return found.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit);
    },
    async ensure(given) {
      const body = validate(CreatePerson, given, 'body');
      const known = () => listPeople(core, WORKSPACE, { external_id: given.external_id, limit: 1 }, ['after']);
      const [there] = (await known()).items;
      if (there) return there;
      try {
        return (await createPerson(core, WORKSPACE, body, null)).answer;
      } catch (error) {
        const [made] = isServiceError(error, 'external_id_taken') ? (await known()).items : [];
        if (!made) throw error;
        return made;
      }
    },
  };
}

/**
 * The session service in this process, over the embedded database, with one workspace of its own and no budgets.
 * Refusals are thrown as `ServiceError`, as the client over HTTP throws them.
 */
export async function openEmbeddedService(options: EmbeddedOptions): Promise<SessionService> {
  const own = options.dataFolder === undefined;
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), `dramatis-data-${process.pid}-`));
  const remove = () => own && rmSync(dataFolder, { recursive: true, force: true });
  // Also gone when the process ends without closing it.
  if (own) process.once('exit', remove);
  try {
    const opened = await openCore({
      store: { dataFolder },
      minds: options.minds,
      platformPeople: options.platformPeople,
      decideTimeoutMs: options.decideTimeoutMs,
    });
    await createWorkspace(opened.core, 'Embedded', WORKSPACE);
    return {
      sessions: sessionsOf(opened.core),
      people: peopleOf(opened.core),
      environments: environmentsOf(opened.core),
      async close() {
        await opened.close();
        process.off('exit', remove);
        remove();
      },
    };
  } catch (error) {
    process.off('exit', remove);
    remove();
    throw error;
  }
}
