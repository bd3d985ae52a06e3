import { dataOptions } from '../browser/stage/index.ts';
import type { StageOptions } from '../browser/types.ts';
import type { PlannedSession } from './plan.ts';

/** What the browser of a planned session is opened with. `file` is the scenario's path, from which files of the task's data are found. */
export function stageOptionsOf(planned: PlannedSession, file: string): StageOptions {
  return {
    person: planned.person,
    origins: planned.origins,
    secrets: planned.secrets,
    ...dataOptions(planned.knowledge, planned.secrets, file, planned.environment.url),
    ...planned.screen,
    seed: planned.seed,
    pacing: planned.pacing,
    retention: planned.retention,
    image: { type: 'jpeg', quality: 80 },
  };
}
