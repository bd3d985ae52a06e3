import { ServiceError } from '../contract/index.ts';

const missing = (kind: string, thing: string) => () =>
  new ServiceError(404, kind, `There is no such ${thing} that this key can reach.`);

export const workspaceNotFound = missing('workspace_not_found', 'workspace');
export const sessionNotFound = missing('session_not_found', 'session');
export const environmentNotFound = missing('environment_not_found', 'environment');
export const versionNotFound = missing('environment_version_not_found', 'environment version');
export const taskNotFound = missing('task_not_found', 'task');
export const personNotFound = missing('person_not_found', 'person');
export const jobNotFound = missing('generation_job_not_found', 'generation job');
export const frameNotFound = () => new ServiceError(404, 'frame_not_found', 'The frame is no longer kept.');

export const conflict = (kind: string, message: string, extra: Record<string, unknown> = {}) =>
  new ServiceError(409, kind, message, extra);
