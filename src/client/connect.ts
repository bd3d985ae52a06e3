import {
  type CreatePerson,
  type Environment,
  type EnvironmentVersion,
  isServiceError,
  type Page,
  type People,
  type Person,
  resolveTarget,
  ServiceError,
  type Session,
  type SessionService,
  type Sessions,
  type SubmittedTurn,
} from '../contract/index.ts';
import { freshKey, Transport, type TransportOptions } from './transport.ts';

export interface ConnectOptions extends TransportOptions {
  /** The workspace; `DRAMATIS_WORKSPACE`, or the key's own, unless told. */
  workspaceId?: string | undefined;
}

/** The answer to `GET /api/v1/me`. */
interface Me {
  workspace_id: string | null;
  workspace_ids: string[];
  /** Absent from servers that do not tell yet. */
  engines?: string[];
}

/** A session service somewhere else. */
export interface RemoteService extends SessionService {
  /** The engines that a session may name; null when the server does not tell. */
  engines(): Promise<readonly string[] | null>;
}

type Path = (rest: string) => Promise<string>;

function sessionsOf(transport: Transport, at: Path): Sessions {
  return {
    async create(body, options) {
      return transport.call<Session>('POST', await at('/sessions'), {
        body,
        idempotencyKey: options?.idempotencyKey ?? freshKey(),
        signal: options?.signal,
      });
    },
    submitTurn(sessionId, body, options) {
      return transport.call<SubmittedTurn>('POST', `/api/v1/sessions/${encodeURIComponent(sessionId)}/turns`, {
        body,
        idempotencyKey: options?.idempotencyKey ?? freshKey(),
        signal: options?.signal,
      });
    },
    get(sessionId, page = {}) {
      return transport.call<Session>('GET', `/api/v1/sessions/${encodeURIComponent(sessionId)}`, { query: page });
    },
    close(sessionId) {
      // Closing twice is closing once, so it may be repeated under any key.
      return transport.call<Session>('POST', `/api/v1/sessions/${encodeURIComponent(sessionId)}/close`, {
        idempotencyKey: freshKey(),
      });
    },
  };
}

const oldestId = (a: Person, b: Person) => (a.id < b.id ? -1 : 1);

function peopleOf(transport: Transport, at: Path): People {
  const all = async (filter: object) => {
    const found: Person[] = [];
    let after: string | null = null;
    do {
      const body: object = { ...filter, pagination: { limit: 100, ...(after ? { after } : {}) } };
      const page: Page<Person> = await transport.call('POST', await at('/people/search'), {
        body,
        // Searching changes nothing; the key only says that it may be repeated.
        idempotencyKey: freshKey(),
      });
      found.push(...page.items);
      after = page.next_cursor;
    } while (after);
    return found.sort(oldestId);
  };
  const byExternalId = async (external_id: string, archived = false) => {
    const query = { external_id, archived: String(archived) };
    const page = await transport.call<Page<Person>>('GET', await at('/people'), { query });
    return page.items[0];
  };
  const restored = async ({ id }: Person) =>
    transport.call<Person>('POST', await at(`/people/${encodeURIComponent(id)}/restore`), {
      // Restoring twice is restoring once, so it may be repeated under any key.
      idempotencyKey: freshKey(),
    });
  return {
    async get(personId) {
      return transport.call<Person>('GET', await at(`/people/${encodeURIComponent(personId)}`));
    },
    async named(name) {
      const wanted = name.trim().toLowerCase();
      const rule = { field: { source: 'profile', key: 'name' }, operator: 'starts_with', value: name.trim() };
      return (await all({ rule })).filter((person) => person.name.toLowerCase() === wanted);
    },
    async search(rule, limit) {
      return (await all({ rule })).slice(0, limit);
    },
    async ensure(body: CreatePerson & { external_id: string }) {
      const there = await byExternalId(body.external_id);
      if (there) return there;
      try {
        return await transport.call<Person>('POST', await at('/people'), { body, idempotencyKey: freshKey() });
      } catch (error) {
        if (!isServiceError(error, 'external_id_taken')) throw error;
        const made = await byExternalId(body.external_id);
        if (made) return made;
        const archived = await byExternalId(body.external_id, true);
        if (!archived) throw error;
        return restored(archived);
      }
    },
  };
}

/**
 * The session service of a server, behind the same interface as the one in this process. Refusals are thrown as
 * `ServiceError`; what may be tried again is tried again, creates and turns under one idempotency key.
 *
 * @throws ServiceError `client_misconfigured` for a wrong address or a missing key
 */
export function connect(options: ConnectOptions): RemoteService {
  const transport = new Transport(options);
  let workspace: Promise<string> | undefined;
  const find = async () => {
    const told = options.workspaceId ?? process.env.DRAMATIS_WORKSPACE;
    if (told) return told;
    const me = await transport.call<Me>('GET', '/api/v1/me');
    if (me.workspace_id) return me.workspace_id;
    throw new ServiceError(
      0,
      'client_misconfigured',
      `The token reaches ${me.workspace_ids.length} workspaces. Set DRAMATIS_WORKSPACE to one of them.`,
    );
  };
  const at: Path = async (rest) => {
    workspace ??= find();
    // A failure is not kept: the next call asks again.
    workspace.catch(() => {
      workspace = undefined;
    });
    return `/api/v1/workspaces/${encodeURIComponent(await workspace)}${rest}`;
  };
  return {
    sessions: sessionsOf(transport, at),
    people: peopleOf(transport, at),
    environments: {
      async resolve(environmentId, version) {
        const path = `/api/v1/environments/${encodeURIComponent(environmentId)}`;
        const environment = await transport.call<Environment>('GET', path);
        const { items } = await transport.call<{ items: EnvironmentVersion[] }>('GET', `${path}/versions`, {
          query: { include_archived: 'true' },
        });
        return resolveTarget(environment, items, version);
      },
    },
    async engines() {
      return (await transport.call<Me>('GET', '/api/v1/me')).engines ?? null;
    },
    async close() {},
  };
}
