import type { EnvironmentRow, EnvironmentVersionRow, GenerationJobRow, TaskRow } from '../service/core.ts';
import { environmentRow, versionRow } from '../service/environments/rows.ts';
import { jobRow } from '../service/generation/jobs.ts';
import { asId } from '../service/ids.ts';
import {
  environmentNotFound,
  jobNotFound,
  sessionNotFound,
  taskNotFound,
  versionNotFound,
  workspaceNotFound,
} from '../service/refusals.ts';
import type { StoredSession } from '../service/sessions/present.ts';
import { sessionRow } from '../service/sessions/read.ts';
import { taskRow } from '../service/tasks.ts';
import type { PathArguments } from './operation.ts';

/** What a path names, or its 404: another workspace's record is as missing as one that never was. */

export async function theWorkspace({ services, principal, params }: PathArguments): Promise<string> {
  const id = asId(params.workspace_id ?? '');
  if (!id || !principal.workspaceIds.has(id)) throw workspaceNotFound();
  if (principal.kind === 'user') {
    const { db } = services.core.store;
    const there = await db.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst();
    if (!there) throw workspaceNotFound();
  }
  return id;
}

function within<Row extends { workspace_id: string }>(path: PathArguments, row: Row, missing: () => Error): Row {
  if (!path.principal.workspaceIds.has(row.workspace_id)) throw missing();
  return row;
}

export async function theSession(path: PathArguments): Promise<StoredSession> {
  return within(path, await sessionRow(path.services.core, path.params.session_id ?? ''), sessionNotFound);
}

export async function theEnvironment(path: PathArguments): Promise<EnvironmentRow> {
  return within(path, await environmentRow(path.services.core, path.params.environment_id ?? ''), environmentNotFound);
}

export async function theVersion(path: PathArguments): Promise<EnvironmentVersionRow> {
  return within(path, await versionRow(path.services.core, path.params.version_id ?? ''), versionNotFound);
}

export async function theTask(path: PathArguments): Promise<TaskRow> {
  return within(path, await taskRow(path.services.core, path.params.task_id ?? ''), taskNotFound);
}

export async function theJob(path: PathArguments): Promise<GenerationJobRow> {
  const workspaceId = await theWorkspace(path);
  const job = await jobRow(path.services.core, path.params.job_id ?? '');
  if (job.workspace_id !== workspaceId) throw jobNotFound();
  return job;
}
