import { type Kysely, sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { search } from './migration-search.ts';
import { texts } from './migration-texts.ts';
import type { Tables } from './tables.ts';

export interface Migration {
  name: string;
  statements(dialect: Dialect): string[];
}

// Keyset columns compare byte by byte on both databases, so that a cursor means the same everywhere.
const id = (dialect: Dialect) => (dialect === 'postgres' ? 'text collate "C"' : 'text');

const first: Migration = {
  name: '001_first',
  statements: (dialect) => [
    `create table secrets (id ${id(dialect)} primary key, purpose text not null, secret text not null, created_at bigint not null)`,
    `create table workspaces (id ${id(dialect)} primary key, name text not null, requests_per_minute bigint, sessions_per_day bigint,
      balance bigint, plan_allowance bigint, spend_cap bigint, credits_per_turn bigint, period_start bigint not null,
      drawn bigint not null, drawn_allowance bigint not null, created_at bigint not null)`,
    `create table api_keys (id ${id(dialect)} primary key, workspace_id text not null references workspaces(id), name text not null,
      hash text not null unique, scopes text not null, created_at bigint not null, expires_at bigint, revoked_at bigint)`,
    'create index api_keys_workspace on api_keys (workspace_id, created_at)',
    `create table environments (id ${id(dialect)} primary key, workspace_id text not null, name text not null, kind text not null,
      config text not null, address text, operating_notes text, example_actions text not null,
      observation_retention text not null, revision integer not null, slug text not null, next_version integer not null,
      archived_at bigint, created_at bigint not null, updated_at bigint not null)`,
    'create unique index environments_name on environments (workspace_id, name) where archived_at is null',
    'create unique index environments_address on environments (workspace_id, address) where archived_at is null and address is not null',
    'create index environments_list on environments (workspace_id, created_at, id)',
    `create table environment_versions (id ${id(dialect)} primary key, environment_id text not null references environments(id),
      workspace_id text not null, version integer not null, label text not null, description text, config text,
      example_actions text not null, is_default integer not null, used integer not null, archived_at bigint,
      created_at bigint not null, updated_at bigint not null)`,
    'create unique index environment_versions_number on environment_versions (environment_id, version)',
    'create unique index environment_versions_label on environment_versions (environment_id, label) where archived_at is null',
    'create unique index environment_versions_default on environment_versions (environment_id) where is_default = 1',
    `create table tasks (id ${id(dialect)} primary key, workspace_id text not null, name text not null, instructions text not null,
      background text, steps text, revision integer not null, archived_at bigint, created_at bigint not null,
      updated_at bigint not null)`,
    'create unique index tasks_name on tasks (workspace_id, name) where archived_at is null',
    'create index tasks_list on tasks (workspace_id, created_at, id)',
    `create table people (id ${id(dialect)} primary key, workspace_id text not null, name text not null, name_lower text not null,
      name_fold text not null, type text not null, accessibility_profile text not null, avatar_url text,
      avatar_url_fold text, bio text, bio_fold text, city text, city_fold text, country text, country_fold text,
      date_of_birth text, education_level text, employment_status text, external_id text, external_id_fold text,
      gender text, household text, income_level text, interests text not null, locale_type text, occupation text,
      occupation_fold text, occupation_code text, generation_job_id text, generation_index integer,
      archived integer not null, archived_at bigint, created_at bigint not null, updated_at bigint not null)`,
    'create index people_list on people (workspace_id, archived, created_at, id)',
    'create unique index people_external on people (workspace_id, external_id) where external_id is not null',
    'create unique index people_generated on people (generation_job_id, generation_index) where generation_job_id is not null',
    `create table sessions (id ${id(dialect)} primary key, workspace_id text not null, person_id text not null,
      person_snapshot text not null, task_id text, task_name text, task_revision integer, instructions text not null,
      instructions_lower text not null, environment_id text, environment_origin text, environment_name text not null,
      environment_kind text not null, environment_config text, operating_notes text, environment_revision integer not null,
      environment_version_id text, environment_version_label text, decision_mode text not null, status text not null,
      ended_reason text, ended_at bigint, settled_at bigint, max_turns integer not null, pacing text not null,
      reasoning_effort text not null, observation_retention text not null, turn_count integer not null,
      accrued bigint not null, created_by text not null, seed bigint not null, engine text not null,
      created_at bigint not null, updated_at bigint not null, memory text)`,
    'create index sessions_list on sessions (workspace_id, created_at, id)',
    'create index sessions_status on sessions (workspace_id, status, created_at, id)',
    'create index sessions_environment on sessions (environment_id, created_at, id) where environment_id is not null',
    'create index sessions_version on sessions (environment_version_id, created_at, id) where environment_version_id is not null',
    'create index sessions_task on sessions (task_id, created_at, id) where task_id is not null',
    'create index sessions_key on sessions (created_by, created_at, id)',
    'create index sessions_ended on sessions (workspace_id, ended_at) where ended_at is not null',
    `create table turns (session_id ${id(dialect)} not null references sessions(id), turn_index integer not null, decision text not null,
      frame_age_ms bigint not null, latency_ms bigint not null, input_tokens bigint not null, output_tokens bigint not null,
      validation_retries integer not null, observation_kinds text not null, frame_id text, width integer not null,
      height integer not null, credits bigint not null, created_at bigint not null, primary key (session_id, turn_index))`,
    `create table frames (id ${id(dialect)} primary key, workspace_id text not null, session_id text not null, media_type text not null,
      expires_at bigint, created_at bigint not null)`,
    'create index frames_expiry on frames (expires_at) where expires_at is not null',
    `create table idempotency (workspace_id text not null, operation text not null, key text not null, body_hash text not null,
      answer text not null, created_at bigint not null, primary key (workspace_id, operation, key))`,
    'create index idempotency_age on idempotency (created_at)',
    `create table generation_jobs (id ${id(dialect)} primary key, workspace_id text not null, status text not null, request text not null,
      seed bigint not null, requested integer not null, succeeded integer not null, failed integer not null,
      billed bigint not null, error text, lease_until bigint not null, lease_owner text, created_at bigint not null,
      started_at bigint, ended_at bigint)`,
    "create index generation_jobs_open on generation_jobs (created_at) where status in ('queued', 'running')",
    `create table budgets (owner_id text not null, budget text not null, window_start bigint not null, used bigint not null,
      primary key (owner_id, budget))`,
  ],
};

export const MIGRATIONS: readonly Migration[] = [first, search, texts];

/** One number for everybody who migrates this schema; any constant will do. */
const LOCK = 7_283_459_120;

/**
 * Brings the schema up to date in one transaction. Any number of processes may try at once: PostgreSQL lets one at a
 * time past the advisory lock, SQLite past BEGIN IMMEDIATE, and the others find the work done.
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      transaction,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    const strange = rows.find(({ name }) => !known.has(name));
    if (strange)
      throw new Error(
        `The database was written by a newer dramatis (it has the migration ${strange.name}). Install that version or restore a backup.`,
      );
    const applied = new Set(rows.map(({ name }) => name));
    for (const migration of MIGRATIONS) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(transaction);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        transaction,
      );
    }
  });
}
