import { CreateTask, IncludeArchivedQuery, listOf, NoBody, NoQuery, Task, UpdateTask } from '../../contract/index.ts';
import { archiveTask, createTask, listTasks, readTask, updateTask } from '../../service/tasks.ts';
import { theTask, theWorkspace } from '../find.ts';
import { answered, listed, type Operation, operation } from '../operation.ts';
import * as examples from './examples.ts';

const tag = 'Tasks';
const collection = '/api/v1/workspaces/{workspace_id}/tasks';
const one = '/api/v1/tasks/{task_id}';

export const taskOperations: Operation[] = [
  operation({
    id: 'createTask',
    method: 'POST',
    path: collection,
    tag,
    summary: 'Register a task',
    scope: 'tasks:write',
    query: NoQuery,
    body: CreateTask,
    repeatable: true,
    success: { status: 201, description: 'The task', schema: Task, also: { 200: 'A replay' } },
    kinds: ['task_name_taken'],
    example: { body: examples.createTask },
    find: theWorkspace,
    run: async ({ core, resource, body, repeatable }) =>
      answered(await createTask(core, resource, body, repeatable(resource))),
  }),
  operation({
    id: 'listTasks',
    method: 'GET',
    path: collection,
    tag,
    summary: 'List tasks, oldest first',
    scope: 'tasks:read',
    query: IncludeArchivedQuery,
    success: { status: 200, description: 'All of them', schema: listOf(Task) },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, resource, query }) => listed(await listTasks(core, resource, query.include_archived ?? false)),
  }),
  operation({
    id: 'getTask',
    method: 'GET',
    path: one,
    tag,
    summary: 'Read a task, archived or not',
    scope: 'tasks:read',
    query: NoQuery,
    success: { status: 200, description: 'The task', schema: Task },
    kinds: ['task_not_found'],
    find: theTask,
    run: async ({ resource }) => ({ status: 200, body: readTask(resource) }),
  }),
  operation({
    id: 'updateTask',
    method: 'PATCH',
    path: one,
    tag,
    summary: 'Change a task',
    description: 'null clears `background` and `steps` and leaves `name` and `instructions` alone.',
    scope: 'tasks:write',
    query: NoQuery,
    body: UpdateTask,
    success: { status: 200, description: 'The task', schema: Task },
    kinds: ['task_not_found', 'task_archived', 'task_name_taken'],
    find: theTask,
    run: async ({ core, resource, body }) => ({ status: 200, body: await updateTask(core, resource, body) }),
  }),
  operation({
    id: 'deleteTask',
    method: 'DELETE',
    path: one,
    tag,
    summary: 'Archive a task',
    scope: 'tasks:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 204, description: 'Archived' },
    kinds: ['task_not_found', 'task_in_published_listing'],
    find: theTask,
    run: async ({ core, resource }) => {
      await archiveTask(core, resource);
      return { status: 204 };
    },
  }),
];
