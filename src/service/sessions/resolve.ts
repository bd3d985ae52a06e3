import type { CreateSession, Retention } from '../../contract/index.ts';
import type { Core } from '../core.ts';
import { environmentNotFound, taskNotFound, versionNotFound } from '../refusals.ts';

export interface FrozenTask {
  id: string | null;
  name: string | null;
  revision: number | null;
  instructions: string;
  archived: boolean;
}

export interface FrozenEnvironment {
  id: string | null;
  name: string;
  kind: string;
  config: string | null;
  operatingNotes: string | null;
  retention: Retention | null;
  revision: number;
  archived: boolean;
  versionId: string | null;
  versionLabel: string | null;
  versionArchived: boolean;
}

/** @throws ServiceError 404 `task_not_found` */
export async function resolveTask(core: Core, workspaceId: string, task: CreateSession['task']): Promise<FrozenTask> {
  if ('instructions' in task)
    return { id: null, name: null, revision: null, instructions: task.instructions, archived: false };
  const row = await core.store.db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', task.id.toLowerCase())
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!row) throw taskNotFound();
  const { id, name, revision, instructions } = row;
  return { id, name, revision, instructions, archived: row.archived_at !== null };
}

/** @throws ServiceError 404 `environment_not_found`, `environment_version_not_found` */
export async function resolveEnvironment(
  core: Core,
  workspaceId: string,
  body: CreateSession,
): Promise<FrozenEnvironment> {
  if (body.environment_id === undefined) {
    const { name = '', kind = '' } = body.environment ?? {};
    return {
      id: null,
      name,
      kind,
      config: null,
      operatingNotes: null,
      retention: null,
      revision: 1,
      archived: false,
      versionId: null,
      versionLabel: null,
      versionArchived: false,
    };
  }
  const row = await core.store.db
    .selectFrom('environments')
    .selectAll()
    .where('id', '=', body.environment_id.toLowerCase())
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!row) throw environmentNotFound();
  let versions = core.store.db.selectFrom('environment_versions').selectAll().where('environment_id', '=', row.id);
  versions =
    body.environment_version_id === undefined
      ? versions.where('is_default', '=', 1).where('archived_at', 'is', null)
      : versions.where('id', '=', body.environment_version_id.toLowerCase());
  const version = await versions.executeTakeFirst();
  if (!version && body.environment_version_id !== undefined) throw versionNotFound();
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    config: version?.config ?? row.config,
    operatingNotes: row.operating_notes,
    retention: row.observation_retention as Retention,
    revision: row.revision,
    archived: row.archived_at !== null,
    versionId: version?.id ?? null,
    versionLabel: version?.label ?? null,
    versionArchived: version ? version.archived_at !== null : false,
  };
}
