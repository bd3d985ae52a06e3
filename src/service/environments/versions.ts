import {
  type CreateEnvironmentVersion,
  type EnvironmentConfig,
  type EnvironmentVersion,
  requiredConfigKey,
  type UpdateEnvironmentVersion,
} from '../../contract/index.ts';
import { type EnvironmentRow, type EnvironmentVersionRow, violates } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { type Answered, once, type RepeatableCall } from '../idempotency.ts';
import { newId } from '../ids.ts';
import { conflict } from '../refusals.ts';
import { invalid } from '../validate.ts';
import { environmentRow, presentVersion, versionRow } from './rows.ts';

const environmentArchived = () => conflict('environment_archived', 'The environment is archived.');
const versionArchived = () => conflict('environment_version_archived', 'The environment version is archived.');
const frozen = () =>
  conflict(
    'environment_version_config_frozen',
    'A session ran against this version: its config and example_actions are frozen.',
  );

function refuseTaken(error: unknown): never {
  if (violates(error, 'environment_versions_label', 'environment_versions.label'))
    throw conflict('environment_version_label_taken', 'A live version of the environment has this label.');
  throw error;
}

/** A version's own config stands in the environment's place, so it must hold what the kind requires. */
export function checkVersionConfig(environment: EnvironmentRow, config: EnvironmentConfig | null | undefined): void {
  const key = requiredConfigKey(environment.kind);
  if (config && key && config[key] === undefined)
    throw invalid(['body', 'config', key], `config.${key} is required when kind is ${environment.kind}`, {
      type: 'missing',
    });
}

export async function createVersion(
  core: Core,
  environment: EnvironmentRow,
  body: CreateEnvironmentVersion,
  call: RepeatableCall | null,
): Promise<Answered<EnvironmentVersion>> {
  checkVersionConfig(environment, body.config);
  return once<EnvironmentVersion>(core, call, (remember) =>
    core.store
      .transaction(async (transaction) => {
        // The counter hands out each number once, archived versions included, and its row's lock orders racing calls.
        const counted = await transaction
          .updateTable('environments')
          .set(({ eb }) => ({ next_version: eb('next_version', '+', 1) }))
          .where('id', '=', environment.id)
          .where('archived_at', 'is', null)
          .returning(['next_version', 'config'])
          .executeTakeFirst();
        if (!counted) throw environmentArchived();
        const at = core.now();
        const row: EnvironmentVersionRow = {
          id: newId(),
          environment_id: environment.id,
          workspace_id: environment.workspace_id,
          version: counted.next_version - 1,
          label: body.label,
          description: body.description ?? null,
          config: body.config ? JSON.stringify(body.config) : null,
          example_actions: JSON.stringify(body.example_actions ?? []),
          is_default: 0,
          used: 0,
          archived_at: null,
          created_at: at,
          updated_at: at,
        };
        await transaction.insertInto('environment_versions').values(row).execute();
        const version = presentVersion(row, counted.config);
        await remember(transaction, version);
        return version;
      })
      .catch(refuseTaken),
  );
}

export async function listVersions(
  core: Core,
  environment: EnvironmentRow,
  includeArchived: boolean,
): Promise<EnvironmentVersion[]> {
  let query = core.store.db.selectFrom('environment_versions').selectAll().where('environment_id', '=', environment.id);
  if (!includeArchived) query = query.where('archived_at', 'is', null);
  const rows = await query.orderBy('version').execute();
  return rows.map((row) => presentVersion(row, environment.config));
}

export async function readVersion(core: Core, row: EnvironmentVersionRow): Promise<EnvironmentVersion> {
  return presentVersion(row, (await environmentRow(core, row.environment_id)).config);
}

/** Label and description stay editable for the life of the row; config and example_actions until a session ran. */
export async function updateVersion(
  core: Core,
  version: EnvironmentVersionRow,
  body: UpdateEnvironmentVersion,
): Promise<EnvironmentVersion> {
  const environment = await environmentRow(core, version.environment_id);
  checkVersionConfig(environment, body.config);
  const configures = body.config !== undefined || body.example_actions !== undefined;
  if (configures) {
    if (environment.archived_at !== null) throw environmentArchived();
    if (version.archived_at !== null) throw versionArchived();
  }
  const changes: Partial<EnvironmentVersionRow> = {
    ...(body.label === undefined ? {} : { label: body.label }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.config === undefined ? {} : { config: body.config === null ? null : JSON.stringify(body.config) }),
    ...(body.example_actions === undefined ? {} : { example_actions: JSON.stringify(body.example_actions) }),
  };
  if (Object.keys(changes).length === 0) return presentVersion(version, environment.config);
  let query = core.store.db
    .updateTable('environment_versions')
    .set({ ...changes, updated_at: core.now() })
    .where('id', '=', version.id);
  // In the same statement, so that no session opens between looking and writing.
  if (configures) query = query.where('used', '=', 0).where('archived_at', 'is', null);
  const row = await query.returningAll().executeTakeFirst().catch(refuseTaken);
  if (row) return presentVersion(row, environment.config);
  if ((await versionRow(core, version.id)).archived_at !== null) throw versionArchived();
  throw frozen();
}

/** Archives the version: it loses the default pointer and frees its label. Again and again, to the same end. */
export async function archiveVersion(core: Core, version: EnvironmentVersionRow): Promise<void> {
  const at = core.now();
  await core.store.db
    .updateTable('environment_versions')
    .set({ archived_at: at, is_default: 0, updated_at: at })
    .where('id', '=', version.id)
    .where('archived_at', 'is', null)
    .execute();
}

export async function setDefaultVersion(core: Core, version: EnvironmentVersionRow): Promise<EnvironmentVersion> {
  return core.store.transaction(async (transaction) => {
    // Touching the environment's row first makes racing calls take turns.
    const environment = await transaction
      .updateTable('environments')
      .set(({ ref }) => ({ next_version: ref('next_version') }))
      .where('id', '=', version.environment_id)
      .where('archived_at', 'is', null)
      .returning('config')
      .executeTakeFirst();
    if (!environment) throw environmentArchived();
    const found = await transaction
      .selectFrom('environment_versions')
      .selectAll()
      .where('id', '=', version.id)
      .executeTakeFirstOrThrow();
    if (found.archived_at !== null) throw versionArchived();
    if (found.is_default === 1) return presentVersion(found, environment.config);
    const updated_at = core.now();
    await transaction
      .updateTable('environment_versions')
      .set({ is_default: 0, updated_at })
      .where('environment_id', '=', version.environment_id)
      .where('is_default', '=', 1)
      .execute();
    const row = await transaction
      .updateTable('environment_versions')
      .set({ is_default: 1, updated_at })
      .where('id', '=', version.id)
      .where('archived_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw versionArchived();
    return presentVersion(row, environment.config);
  });
}
