import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEFAULT_SCOPES, SCOPES, type Scope, ServiceError } from '../contract/index.ts';
import { type ApiKeyRow, statement } from '../store/index.ts';
import type { Core } from './core.ts';
import { asId, iso, isoOrNull, newId } from './ids.ts';
import { workspaceNotFound } from './refusals.ts';

const PREFIX = 'svc_sk_live_';

export interface KeyInfo {
  id: string;
  workspace_id: string;
  name: string;
  scopes: string[];
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
}

export interface MintedKey extends KeyInfo {
  /** Shown here and never again. */
  key: string;
}

/** What a request's key may do, with the budgets of its workspace. */
export interface AuthorizedKey {
  id: string;
  workspaceId: string;
  scopes: ReadonlySet<string>;
  requestsPerMinute: number | null;
  sessionsPerDay: number | null;
}

type Stored = Pick<Core, 'store' | 'now'>;

// A key holds 256 bits of chance, so one round of SHA-256 is as good as any slower hash, and costs no request its time.
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

function present(row: ApiKeyRow): KeyInfo {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    name: row.name,
    scopes: row.scopes.split(' ').filter(Boolean),
    created_at: iso(row.created_at),
    expires_at: isoOrNull(row.expires_at),
    revoked_at: isoOrNull(row.revoked_at),
  };
}

/** Mints a key: with the scopes named, or with the default ones. @throws ServiceError 404 `workspace_not_found` */
export async function mintKey(
  core: Stored,
  workspaceId: string,
  name: string,
  scopes: readonly Scope[] = DEFAULT_SCOPES,
  expiresAt: Date | null = null,
): Promise<MintedKey> {
  const id = asId(workspaceId);
  const workspace = id
    ? await core.store.db.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!workspace) throw workspaceNotFound();
  const key = PREFIX + randomBytes(32).toString('base64url');
  const row: ApiKeyRow = {
    id: newId(),
    workspace_id: workspace.id,
    name,
    hash: hashOf(key),
    scopes: SCOPES.filter((scope) => scopes.includes(scope)).join(' '),
    created_at: core.now(),
    expires_at: expiresAt?.getTime() ?? null,
    revoked_at: null,
  };
  await core.store.db.insertInto('api_keys').values(row).execute();
  return { ...present(row), key };
}

export async function listKeys(core: Stored, workspaceId: string): Promise<KeyInfo[]> {
  const id = asId(workspaceId);
  const { db } = core.store;
  const workspace = id ? await db.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst() : null;
  if (!workspace) throw workspaceNotFound();
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('workspace_id', '=', workspace.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(present);
}

/** Revokes a key for good; again changes nothing. @throws ServiceError 404 `api_key_not_found` */
export async function revokeKey(core: Stored, keyId: string): Promise<KeyInfo> {
  const id = asId(keyId);
  const { db } = core.store;
  if (id)
    await db
      .updateTable('api_keys')
      .set({ revoked_at: core.now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  const row = id ? await db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw new ServiceError(404, 'api_key_not_found', 'There is no key with this id.');
  return present(row);
}

const keyOfHash = statement((db, { hash }: { hash: string }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('workspaces', 'workspaces.id', 'api_keys.workspace_id')
    .select([
      'api_keys.id',
      'api_keys.workspace_id',
      'api_keys.hash',
      'api_keys.scopes',
      'api_keys.expires_at',
      'api_keys.revoked_at',
      'workspaces.requests_per_minute',
      'workspaces.sessions_per_day',
    ])
    .where('api_keys.hash', '=', hash),
);

/** The key that a token is, or null when it is unknown, revoked or expired. */
export async function findKey(core: Stored, token: string): Promise<AuthorizedKey | null> {
  if (!token.startsWith(PREFIX)) return null;
  const hash = hashOf(token);
  const [row] = await keyOfHash(core.store.db, { hash });
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return null;
  if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= core.now())) return null;
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    scopes: new Set(row.scopes.split(' ')),
    requestsPerMinute: row.requests_per_minute,
    sessionsPerDay: row.sessions_per_day,
  };
}
