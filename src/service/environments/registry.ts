import {
  type CreateEnvironment,
  type Environment,
  type EnvironmentConfig,
  requiredConfigKey,
  type UpdateEnvironment,
} from '../../contract/index.ts';
import { type EnvironmentRow, violates } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { type Answered, once, type RepeatableCall } from '../idempotency.ts';
import { newId } from '../ids.ts';
import { conflict } from '../refusals.ts';
import { invalid } from '../validate.ts';
import { addressOf, presentEnvironment, slugOf } from './rows.ts';

function refuseTaken(error: unknown): never {
  if (violates(error, 'environments_name', 'environments.name'))
    throw conflict('environment_name_taken', 'A live environment of the workspace has this name.');
  if (violates(error, 'environments_address', 'environments.address'))
    throw conflict('environment_address_taken', 'A live environment of the workspace has this address.');
  throw error;
}

export async function createEnvironment(
  core: Core,
  workspaceId: string,
  body: CreateEnvironment,
  call: RepeatableCall | null,
): Promise<Answered<Environment>> {
  return once<Environment>(core, call, async (remember) => {
    const at = core.now();
    const row: EnvironmentRow = {
      id: newId(),
      workspace_id: workspaceId,
      name: body.name,
      kind: body.kind,
      config: JSON.stringify(body.config),
      address: addressOf(body.kind, body.config),
      operating_notes: body.operating_notes ?? null,
      example_actions: JSON.stringify(body.example_actions ?? []),
      observation_retention: body.observation_retention ?? '30d',
      revision: 1,
      slug: slugOf(body.name),
      next_version: 1,
      archived_at: null,
      created_at: at,
      updated_at: at,
    };
    const environment = presentEnvironment(row);
    await core.store
      .transaction(async (transaction) => {
        await transaction.insertInto('environments').values(row).execute();
        await remember(transaction, environment);
      })
      .catch(refuseTaken);
    return environment;
  });
}

export async function listEnvironments(
  core: Core,
  workspaceId: string,
  includeArchived: boolean,
): Promise<Environment[]> {
  let query = core.store.db.selectFrom('environments').selectAll().where('workspace_id', '=', workspaceId);
  if (!includeArchived) query = query.where('archived_at', 'is', null);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map(presentEnvironment);
}

/** The body is checked together with what it leaves alone: a device needs its artifact, however it became one. */
export function checkEnvironmentUpdate(environment: EnvironmentRow, body: UpdateEnvironment): void {
  const kind = body.kind ?? environment.kind;
  const config: EnvironmentConfig = body.config ?? JSON.parse(environment.config);
  const key = requiredConfigKey(kind);
  if (key && config[key] === undefined)
    throw invalid(['body', 'config', key], `config.${key} is required when kind is ${kind}`, { type: 'missing' });
}

/** Any applied field increments the revision. @throws ServiceError 409 */
export async function updateEnvironment(
  core: Core,
  environment: EnvironmentRow,
  body: UpdateEnvironment,
): Promise<Environment> {
  checkEnvironmentUpdate(environment, body);
  return core.store
    .transaction(async (transaction) => {
      let read = transaction.selectFrom('environments').selectAll().where('id', '=', environment.id);
      if (core.store.dialect === 'postgres') read = read.forUpdate();
      const current = await read.executeTakeFirstOrThrow();
      if (current.archived_at !== null) throw conflict('environment_archived', 'The environment is archived.');
      if (Object.values(body).every((value) => value === undefined)) return presentEnvironment(current);
      const { name = current.name, kind = current.kind, config = JSON.parse(current.config) } = body;
      const row = await transaction
        .updateTable('environments')
        .set({
          name,
          kind,
          config: JSON.stringify(config),
          address: addressOf(kind, config),
          slug: slugOf(name),
          ...(body.operating_notes === undefined ? {} : { operating_notes: body.operating_notes }),
          ...(body.example_actions === undefined ? {} : { example_actions: JSON.stringify(body.example_actions) }),
          ...(body.observation_retention === undefined ? {} : { observation_retention: body.observation_retention }),
          revision: current.revision + 1,
          updated_at: core.now(),
        })
        .where('id', '=', environment.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentEnvironment(row);
    })
    .catch(refuseTaken);
}

/** Archives it: name and address are free again, and sessions that ran in it point at it no more. */
export async function archiveEnvironment(core: Core, environment: EnvironmentRow): Promise<void> {
  const at = core.now();
  await core.store.transaction(async (transaction) => {
    const archived = await transaction
      .updateTable('environments')
      .set({ archived_at: at, updated_at: at })
      .where('id', '=', environment.id)
      .where('archived_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!archived) return;
    await transaction
      .updateTable('sessions')
      .set({ environment_id: null })
      .where('environment_id', '=', environment.id)
      .execute();
  });
}
