import {
  CreateEnvironment,
  CreateEnvironmentVersion,
  Environment,
  EnvironmentVersion,
  IncludeArchivedQuery,
  listOf,
  NoBody,
  NoQuery,
  UpdateEnvironment,
  UpdateEnvironmentVersion,
} from '../../contract/index.ts';
import {
  archiveEnvironment,
  createEnvironment,
  listEnvironments,
  updateEnvironment,
} from '../../service/environments/registry.ts';
import { presentEnvironment } from '../../service/environments/rows.ts';
import {
  archiveVersion,
  createVersion,
  listVersions,
  readVersion,
  setDefaultVersion,
  updateVersion,
} from '../../service/environments/versions.ts';
import { theEnvironment, theVersion, theWorkspace } from '../find.ts';
import { answered, listed, type Operation, operation } from '../operation.ts';
import * as examples from './examples.ts';

const tag = 'Environments';
const collection = '/api/v1/workspaces/{workspace_id}/environments';
const one = '/api/v1/environments/{environment_id}';

export const environmentOperations: Operation[] = [
  operation({
    id: 'createEnvironment',
    method: 'POST',
    path: collection,
    tag,
    summary: 'Register an environment',
    scope: 'environments:write',
    query: NoQuery,
    body: CreateEnvironment,
    repeatable: true,
    success: { status: 201, description: 'The environment', schema: Environment, also: { 200: 'A replay' } },
    kinds: ['environment_name_taken', 'environment_address_taken'],
    example: { body: examples.createEnvironment },
    find: theWorkspace,
    run: async ({ core, resource, body, repeatable }) =>
      answered(await createEnvironment(core, resource, body, repeatable(resource))),
  }),
  operation({
    id: 'listEnvironments',
    method: 'GET',
    path: collection,
    tag,
    summary: 'List environments, oldest first',
    scope: 'environments:read',
    query: IncludeArchivedQuery,
    success: { status: 200, description: 'All of them', schema: listOf(Environment) },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, resource, query }) =>
      listed(await listEnvironments(core, resource, query.include_archived ?? false)),
  }),
  operation({
    id: 'getEnvironment',
    method: 'GET',
    path: one,
    tag,
    summary: 'Read an environment, archived or not',
    scope: 'environments:read',
    query: NoQuery,
    success: { status: 200, description: 'The environment', schema: Environment },
    kinds: ['environment_not_found'],
    find: theEnvironment,
    run: async ({ resource }) => ({ status: 200, body: presentEnvironment(resource) }),
  }),
  operation({
    id: 'updateEnvironment',
    method: 'PATCH',
    path: one,
    tag,
    summary: 'Change an environment',
    description: 'Omitted fields are left alone; any applied field increments `revision`.',
    scope: 'environments:write',
    query: NoQuery,
    body: UpdateEnvironment,
    success: { status: 200, description: 'The environment', schema: Environment },
    kinds: ['environment_not_found', 'environment_archived', 'environment_name_taken', 'environment_address_taken'],
    find: theEnvironment,
    run: async ({ core, resource, body }) => ({ status: 200, body: await updateEnvironment(core, resource, body) }),
  }),
  operation({
    id: 'deleteEnvironment',
    method: 'DELETE',
    path: one,
    tag,
    summary: 'Archive an environment',
    description: 'Its name and address are free again; sessions keep what they froze.',
    scope: 'environments:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 204, description: 'Archived' },
    kinds: ['environment_not_found'],
    find: theEnvironment,
    run: async ({ core, resource }) => {
      await archiveEnvironment(core, resource);
      return { status: 204 };
    },
  }),
];

const versions = 'Environment versions';
const version = '/api/v1/environment-versions/{version_id}';

export const versionOperations: Operation[] = [
  operation({
    id: 'createEnvironmentVersion',
    method: 'POST',
    path: `${one}/versions`,
    tag: versions,
    summary: 'Author a version of an environment',
    scope: 'environments:write',
    query: NoQuery,
    body: CreateEnvironmentVersion,
    repeatable: true,
    success: { status: 201, description: 'The version', schema: EnvironmentVersion, also: { 200: 'A replay' } },
    kinds: ['environment_not_found', 'environment_archived', 'environment_version_label_taken'],
    example: { body: examples.createVersion },
    find: theEnvironment,
    run: async ({ core, resource, body, repeatable }) =>
      answered(await createVersion(core, resource, body, repeatable(resource.workspace_id))),
  }),
  operation({
    id: 'listEnvironmentVersions',
    method: 'GET',
    path: `${one}/versions`,
    tag: versions,
    summary: 'List the versions of an environment, oldest first',
    scope: 'environments:read',
    query: IncludeArchivedQuery,
    success: { status: 200, description: 'All of them', schema: listOf(EnvironmentVersion) },
    kinds: ['environment_not_found'],
    find: theEnvironment,
    run: async ({ core, resource, query }) =>
      listed(await listVersions(core, resource, query.include_archived ?? false)),
  }),
  operation({
    id: 'getEnvironmentVersion',
    method: 'GET',
    path: version,
    tag: versions,
    summary: 'Read a version, archived or not',
    scope: 'environments:read',
    query: NoQuery,
    success: { status: 200, description: 'The version', schema: EnvironmentVersion },
    kinds: ['environment_version_not_found'],
    find: theVersion,
    run: async ({ core, resource }) => ({ status: 200, body: await readVersion(core, resource) }),
  }),
  operation({
    id: 'updateEnvironmentVersion',
    method: 'PATCH',
    path: version,
    tag: versions,
    summary: 'Change a version',
    description: '`config` and `example_actions` are frozen once a session ran against it.',
    scope: 'environments:write',
    query: NoQuery,
    body: UpdateEnvironmentVersion,
    success: { status: 200, description: 'The version', schema: EnvironmentVersion },
    kinds: [
      'environment_version_not_found',
      'environment_archived',
      'environment_version_archived',
      'environment_version_config_frozen',
      'environment_version_label_taken',
    ],
    find: theVersion,
    run: async ({ core, resource, body }) => ({ status: 200, body: await updateVersion(core, resource, body) }),
  }),
  operation({
    id: 'deleteEnvironmentVersion',
    method: 'DELETE',
    path: version,
    tag: versions,
    summary: 'Archive a version',
    scope: 'environments:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 204, description: 'Archived' },
    kinds: ['environment_version_not_found'],
    find: theVersion,
    run: async ({ core, resource }) => {
      await archiveVersion(core, resource);
      return { status: 204 };
    },
  }),
  operation({
    id: 'setDefaultEnvironmentVersion',
    method: 'POST',
    path: `${version}/set-default`,
    tag: versions,
    summary: 'Make a version the default of its environment',
    scope: 'environments:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 200, description: 'The version', schema: EnvironmentVersion },
    kinds: ['environment_version_not_found', 'environment_archived', 'environment_version_archived'],
    find: theVersion,
    run: async ({ core, resource }) => ({ status: 200, body: await setDefaultVersion(core, resource) }),
  }),
];
