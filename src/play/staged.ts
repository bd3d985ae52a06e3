import { dataOptions } from '../browser/stage/index.ts';
import type { StageOptions } from '../browser/types.ts';
import type { PlannedSession } from './plan.ts';

/** What the browser of a planned session is opened with. `file` is the scenario's path, from which files of the task's data are found. */
export function stageOptionsOf(planned: PlannedSession, file: string): StageOptions {
  return {
    person: planned.person,
    origins: planned.origins,
    secrets: planned.secrets,
    secretOrigins: secretOriginsOf(planned),
    ...dataOptions(planned.knowledge, planned.secrets, file, planned.environment.url),
    ...planned.screen,
    seed: planned.seed,
    pacing: planned.pacing,
    retention: planned.retention,
    image: { type: 'jpeg', quality: 80 },
  };
}

/**
 * Where each secret may be typed: where the scenario says, else at the origin of the environment and at no other that is allowed. One that begins on a
 * page without an origin of its own (about:blank) has only those that are allowed.
 */
export function secretOriginsOf({
  secrets,
  secretOrigins,
  environment,
  origins,
}: Pick<PlannedSession, 'secrets' | 'secretOrigins' | 'environment' | 'origins'>): Map<string, readonly string[]> {
  const { protocol, origin } = new URL(environment.url);
  const own = /^https?:$/.test(protocol) ? [origin] : origins;
  return new Map([...secrets.keys()].map((placeholder) => [placeholder, secretOrigins?.get(placeholder) ?? own]));
}
