import type { CreateTask, Task, TaskStep, UpdateTask } from '../contract/index.ts';
import { type TaskRow, violates } from '../store/index.ts';
import type { Core } from './core.ts';
import { type Answered, once, type RepeatableCall } from './idempotency.ts';
import { asId, iso, isoOrNull, newId } from './ids.ts';
import { conflict, taskNotFound } from './refusals.ts';

function present(row: TaskRow): Task {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    name: row.name,
    instructions: row.instructions,
    background: row.background,
    steps: row.steps === null ? null : JSON.parse(row.steps),
    revision: row.revision,
    archived_at: isoOrNull(row.archived_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

function refuseTaken(error: unknown): never {
  if (violates(error, 'tasks_name', 'tasks.name'))
    throw conflict('task_name_taken', 'A live task of the workspace has this name.');
  throw error;
}

/** Steps as stored: each has an id, the caller's or a new one. */
function stepsText(steps: CreateTask['steps']): string | null {
  if (!steps) return null;
  return JSON.stringify(
    steps.map(
      ({ id, name, description }): TaskStep => ({
        id: id ?? newId(),
        name,
        ...(description === undefined || description === null ? {} : { description }),
      }),
    ),
  );
}

/** @throws ServiceError 404 `task_not_found` */
export async function taskRow(core: Core, taskId: string): Promise<TaskRow> {
  const id = asId(taskId);
  const row = id
    ? await core.store.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw taskNotFound();
  return row;
}

export const readTask = present;

export async function createTask(
  core: Core,
  workspaceId: string,
  body: CreateTask,
  call: RepeatableCall | null,
): Promise<Answered<Task>> {
  return once<Task>(core, call, async (remember) => {
    const at = core.now();
    const row: TaskRow = {
      id: newId(),
      workspace_id: workspaceId,
      name: body.name,
      instructions: body.instructions,
      background: body.background ?? null,
      steps: stepsText(body.steps),
      revision: 1,
      archived_at: null,
      created_at: at,
      updated_at: at,
    };
    const task = present(row);
    await core.store
      .transaction(async (transaction) => {
        await transaction.insertInto('tasks').values(row).execute();
        await remember(transaction, task);
      })
      .catch(refuseTaken);
    return task;
  });
}

export async function listTasks(core: Core, workspaceId: string, includeArchived: boolean): Promise<Task[]> {
  let query = core.store.db.selectFrom('tasks').selectAll().where('workspace_id', '=', workspaceId);
  if (!includeArchived) query = query.where('archived_at', 'is', null);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map(present);
}

/** null clears `background` and `steps` and leaves the others alone; any applied field increments the revision. */
export async function updateTask(core: Core, task: TaskRow, body: UpdateTask): Promise<Task> {
  const changes: Partial<TaskRow> = {
    ...(body.name == null ? {} : { name: body.name }),
    ...(body.instructions == null ? {} : { instructions: body.instructions }),
    ...(body.background === undefined ? {} : { background: body.background }),
    ...(body.steps === undefined ? {} : { steps: stepsText(body.steps) }),
  };
  const applied = Object.keys(changes).length > 0;
  const row = await core.store.db
    .updateTable('tasks')
    .set(({ eb, ref }) => ({
      ...changes,
      revision: applied ? eb('revision', '+', 1) : ref('revision'),
      ...(applied ? { updated_at: core.now() } : {}),
    }))
    .where('id', '=', task.id)
    .where('archived_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTaken);
  if (!row) throw conflict('task_archived', 'The task is archived.');
  return present(row);
}

/**
 * Archives the task: its name is free again, sessions keep their frozen copy. Nothing is published from here, so no
 * published listing can hold it back.
 */
export async function archiveTask(core: Core, task: TaskRow): Promise<void> {
  const at = core.now();
  await core.store.db
    .updateTable('tasks')
    .set({ archived_at: at, updated_at: at })
    .where('id', '=', task.id)
    .where('archived_at', 'is', null)
    .execute();
}
