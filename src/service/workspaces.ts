import type { WorkspaceRow } from '../store/index.ts';
import type { Core } from './core.ts';
import { periodOf, toCredits, toMicro } from './credits.ts';
import { asId, iso, newId } from './ids.ts';
import { workspaceNotFound } from './refusals.ts';

export const DEFAULT_REQUESTS_PER_MINUTE = 600;
export const DEFAULT_SESSIONS_PER_DAY = 1000;

/** Money and budgets of a workspace; null is no limit (for `credits_per_turn`: what the engine reckons). */
export interface WorkspaceSettings {
  requests_per_minute: number | null;
  sessions_per_day: number | null;
  balance: number | null;
  plan_allowance: number | null;
  spend_cap: number | null;
  credits_per_turn: number | null;
}

export interface Workspace extends WorkspaceSettings {
  id: string;
  name: string;
  created_at: string;
}

const credits = (micro: number | null) => (micro === null ? null : toCredits(micro));

function present(row: WorkspaceRow): Workspace {
  return {
    id: row.id,
    name: row.name,
    requests_per_minute: row.requests_per_minute,
    sessions_per_day: row.sessions_per_day,
    balance: credits(row.balance),
    plan_allowance: credits(row.plan_allowance),
    spend_cap: credits(row.spend_cap),
    credits_per_turn: credits(row.credits_per_turn),
    created_at: iso(row.created_at),
  };
}

type Stored = Pick<Core, 'store' | 'now'>;

/** With an `id` that is there already, nothing changes. */
export async function createWorkspace(core: Stored, name: string, id = newId()): Promise<Workspace> {
  const now = core.now();
  const row: WorkspaceRow = {
    id,
    name,
    requests_per_minute: DEFAULT_REQUESTS_PER_MINUTE,
    sessions_per_day: DEFAULT_SESSIONS_PER_DAY,
    balance: null,
    plan_allowance: null,
    spend_cap: null,
    credits_per_turn: null,
    period_start: periodOf(now).start,
    drawn: 0,
    drawn_allowance: 0,
    created_at: now,
  };
  await core.store.db
    .insertInto('workspaces')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return present(row);
}

export async function listWorkspaces(core: Stored): Promise<Workspace[]> {
  const rows = await core.store.db.selectFrom('workspaces').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(present);
}

/** @throws ServiceError 404 `workspace_not_found` */
export async function setWorkspace(
  core: Stored,
  workspaceId: string,
  settings: Partial<WorkspaceSettings>,
): Promise<Workspace> {
  const id = asId(workspaceId);
  const changes: Partial<WorkspaceRow> = {};
  for (const name of ['requests_per_minute', 'sessions_per_day'] as const)
    if (settings[name] !== undefined) changes[name] = settings[name];
  for (const name of ['balance', 'plan_allowance', 'spend_cap', 'credits_per_turn'] as const) {
    const value = settings[name];
    if (value !== undefined) changes[name] = value === null ? null : toMicro(value);
  }
  if (id && Object.keys(changes).length > 0)
    await core.store.db.updateTable('workspaces').set(changes).where('id', '=', id).execute();
  const row = id
    ? await core.store.db.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw workspaceNotFound();
  return present(row);
}
