import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { SCOPES, type Scope } from '../../src/contract/index.ts';
import { type ServeOptions, startServer } from '../../src/http/serve.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { mintKey, revokeKey } from '../../src/service/keys.ts';
import { openAdministration } from '../../src/service/open.ts';
import { createWorkspace, setWorkspace, type WorkspaceSettings } from '../../src/service/workspaces.ts';
import { picture } from '../service/images.ts';
import { testMind } from '../service/minds.ts';
import { library } from './people.ts';
import { testDatabase } from './postgres.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by what the interface promises of them
  body: any;
  headers: Headers;
}

type Json = Record<string, unknown>;

/** One caller: a key of a workspace. */
export class Client {
  readonly url: string;
  readonly key: string;
  readonly workspace: string;
  readonly keyId: string;

  constructor(url: string, workspace: string, minted: { key: string; id: string }) {
    this.url = url;
    this.workspace = workspace;
    this.key = minted.key;
    this.keyId = minted.id;
  }

  async raw(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization') && this.key) headers.set('authorization', `Bearer ${this.key}`);
    const response = await fetch(this.url + path, { ...init, method, headers });
    const text = await response.text();
    let body: unknown = text;
    try {
      body = text === '' ? null : JSON.parse(text);
    } catch {
      // a page or a frame
    }
    return { status: response.status, body, headers: response.headers };
  }

  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.raw(method, path, {
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers);
  patch = (path: string, body?: unknown) => this.send('PATCH', path, body);
  delete = (path: string) => this.send('DELETE', path);

  /** A path under the caller's workspace. */
  at(path: string): string {
    return `/api/v1/workspaces/${this.workspace}${path}`;
  }

  async made(path: string, body: Json): Promise<Answer['body']> {
    const answer = await this.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  person(extra: Json = {}) {
    return this.made(this.at('/people'), { name: 'Rosa Delgado', bio: 'A nurse who reads.', ...extra });
  }

  environment(extra: Json = {}) {
    const name = `Shop ${Math.random()}`;
    return this.made(this.at('/environments'), {
      name,
      kind: 'web',
      config: { url: `https://${name.replace(/\W/g, '')}.example/` },
      ...extra,
    });
  }

  task(extra: Json = {}) {
    return this.made(this.at('/tasks'), { name: `Task ${Math.random()}`, instructions: 'Buy a mug', ...extra });
  }

  async session(extra: Json = {}) {
    const person_id = extra.person_id ?? (await this.person()).id;
    return this.made(this.at('/sessions'), {
      person_id,
      task: { instructions: 'Buy a mug' },
      ...('environment_id' in extra ? {} : { environment: { name: 'Shop', kind: 'web' } }),
      ...extra,
    });
  }

  async submit(sessionId: string, turn_index: number, extra: Json = {}, headers: Record<string, string> = {}) {
    return this.post(`/api/v1/sessions/${sessionId}/turns`, { ...(await turnBody(turn_index)), ...extra }, headers);
  }
}

export async function turnBody(turn_index: number): Promise<Json> {
  return {
    turn_index,
    observation: [
      { type: 'image', media_type: 'image/png', data: await picture() },
      { type: 'text', text: 'A page', label: 'page_text' },
    ],
    actions: [{ name: 'click:a', description: 'A' }, { name: 'click:b' }],
  };
}

/** Workspaces and keys of a server, as its administrator makes them. */
export interface Accounts {
  /** A new workspace with a key of these scopes; all of them unless told. */
  client(scopes?: readonly Scope[], settings?: Partial<WorkspaceSettings>): Promise<Client>;
  /** Another key of the same workspace. */
  key(client: Client, scopes: readonly Scope[], expires?: Date): Promise<Client>;
  set(client: Client, settings: Partial<WorkspaceSettings>): Promise<void>;
  revoke(client: Client): Promise<void>;
}

/** @param usual what a new workspace gets when nothing is told; absent, the service's own. */
export function accountsOf(
  data: Awaited<ReturnType<typeof openAdministration>>,
  url: string,
  usual?: Partial<WorkspaceSettings>,
): Accounts {
  return {
    async client(scopes = SCOPES, settings = usual) {
      const workspace = await createWorkspace(data, 'Test');
      if (settings) await setWorkspace(data, workspace.id, settings);
      return new Client(url, workspace.id, await mintKey(data, workspace.id, 'test', scopes));
    },
    async key(client, scopes, expires) {
      return new Client(url, client.workspace, await mintKey(data, client.workspace, 'other', scopes, expires ?? null));
    },
    async set(client, settings) {
      await setWorkspace(data, client.workspace, settings);
    },
    async revoke(client) {
      await revokeKey(data, client.keyId);
    },
  };
}

export interface World extends Accounts {
  url: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  close(): Promise<void>;
}

/** A server of its own on its own database: SQLite, or a fresh PostgreSQL database where the tests have one. */
export async function openWorld(
  minds: readonly Mind[] = [testMind()],
  options: Partial<ServeOptions> = {},
  place: { frames?: string } = {},
): Promise<World> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
  const database = await testDatabase();
  const store = { dataFolder, databaseUrl: database?.url, ...place };
  const server = await startServer({
    store,
    port: 0,
    host: '127.0.0.1',
    minds,
    platformPeople: library(),
    tokens: { jwtSecret: 'a secret of tests that is long enough' },
    logLevel: 'silent',
    ...options,
  });
  const data = await openAdministration(store);
  return {
    url: server.url,
    dataFolder,
    databaseUrl: database?.url,
    ...accountsOf(data, server.url),
    async close() {
      await data.store.close();
      await server.close();
      await database?.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Tests that share one server a worker, each with a workspace of its own. */
export const test = base.extend<{ client: Client }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs by this pattern
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  client: async ({ world }, use) => use(await world.client()),
});
