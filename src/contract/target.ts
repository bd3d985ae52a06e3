import type { Environment, EnvironmentConfig, EnvironmentVersion } from './environment.ts';
import { ServiceError } from './errors.ts';
import type { ResolvedEnvironment } from './sessions.ts';

type Found = Pick<Environment, 'id' | 'name' | 'kind' | 'archived_at'> & { config: EnvironmentConfig };

/**
 * Where a person is sent: the version that a label or an id names, else the live default, else the environment alone.
 *
 * @throws ServiceError `environment_archived`, `environment_version_not_found`, `environment_version_archived`, or
 * 422 `environment_not_playable` when there is no URL to open
 */
export function resolveTarget(
  environment: Found,
  versions: readonly EnvironmentVersion[],
  wanted: string | null,
): ResolvedEnvironment {
  if (environment.archived_at)
    throw new ServiceError(409, 'environment_archived', `The environment ${environment.name} is archived.`);
  const live = versions.filter((item) => item.archived_at === null);
  const version =
    wanted === null
      ? live.find((item) => item.is_default)
      : (live.find((item) => item.label === wanted || item.id === wanted.toLowerCase()) ??
        versions.find((item) => item.label === wanted || item.id === wanted.toLowerCase()));
  if (wanted !== null && !version)
    throw new ServiceError(
      404,
      'environment_version_not_found',
      `The environment ${environment.name} has no version ${wanted}.`,
    );
  if (version?.archived_at)
    throw new ServiceError(409, 'environment_version_archived', `The version ${version.label} is archived.`);
  const config = version?.config ?? environment.config;
  if (!config.url)
    throw new ServiceError(
      422,
      'environment_not_playable',
      `The environment ${environment.name} (${environment.kind}) has no url to open.`,
    );
  return {
    id: environment.id,
    versionId: version?.id ?? null,
    name: environment.name,
    url: config.url,
    origins: config.origins?.length ? config.origins : [new URL(config.url).origin],
  };
}
