import slugify from '@sindresorhus/slugify';
import type { Environment, EnvironmentConfig, EnvironmentVersion } from '../../contract/index.ts';
import type { EnvironmentRow, EnvironmentVersionRow } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { asId, iso, isoOrNull } from '../ids.ts';
import { environmentNotFound, versionNotFound } from '../refusals.ts';

export function presentEnvironment(row: EnvironmentRow): Environment {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    name: row.name,
    kind: row.kind,
    config: JSON.parse(row.config),
    address: row.address,
    hosting: 'client',
    operating_notes: row.operating_notes,
    example_actions: JSON.parse(row.example_actions),
    observation_retention: row.observation_retention as Environment['observation_retention'],
    revision: row.revision,
    slug: row.slug,
    archived_at: isoOrNull(row.archived_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function presentVersion(row: EnvironmentVersionRow, environmentConfig: string): EnvironmentVersion {
  return {
    id: row.id,
    environment_id: row.environment_id,
    version: row.version,
    label: row.label,
    description: row.description,
    config: row.config === null ? null : JSON.parse(row.config),
    effective_config: JSON.parse(row.config ?? environmentConfig),
    example_actions: JSON.parse(row.example_actions),
    is_default: row.is_default === 1,
    archived_at: isoOrNull(row.archived_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export const slugOf = (name: string) => slugify(name) || 'environment';

/**
 * The target's normalized identity: scheme, host and path of a URL (lower-case scheme and host, no default port, query,
 * fragment or trailing slash), the artifact of a device, null for a world without a URL.
 */
export function addressOf(kind: string, config: EnvironmentConfig): string | null {
  if (kind === 'device') return config.app_artifact ?? null;
  const url = config.url === undefined ? null : URL.parse(config.url);
  if (!url) return null;
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}`;
}

/** @throws ServiceError 404 `environment_not_found` */
export async function environmentRow(core: Core, environmentId: string): Promise<EnvironmentRow> {
  const id = asId(environmentId);
  const row = id
    ? await core.store.db.selectFrom('environments').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw environmentNotFound();
  return row;
}

/** @throws ServiceError 404 `environment_version_not_found` */
export async function versionRow(core: Core, versionId: string): Promise<EnvironmentVersionRow> {
  const id = asId(versionId);
  const row = id
    ? await core.store.db.selectFrom('environment_versions').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw versionNotFound();
  return row;
}
