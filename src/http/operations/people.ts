import { z } from 'zod';
import {
  ArchivedQuery,
  CreatePerson,
  ListPeopleQuery,
  NoBody,
  NoQuery,
  Person,
  pageOf,
  SearchPeople,
  UpdatePerson,
} from '../../contract/index.ts';
import { peopleSchema } from '../../people/search/schema.ts';
import { countPeople, listPeople } from '../../service/people/read.ts';
import { presentPerson } from '../../service/people/rows.ts';
import {
  archivePerson,
  createPerson,
  ownPerson,
  reachablePerson,
  restorePerson,
  updatePerson,
} from '../../service/people/write.ts';
import { theWorkspace } from '../find.ts';
import { answered, type Operation, operation, type PathArguments } from '../operation.ts';
import * as examples from './examples.ts';

const tag = 'People';
const collection = '/api/v1/workspaces/{workspace_id}/people';
const one = `${collection}/{person_id}`;

const Counts = z.object({ platform: z.int(), self: z.int(), total: z.int() });
const Schema = z.object({
  attributes: z.array(
    z.looseObject({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      writability: z.looseObject({ read_only: z.boolean(), readable: z.boolean() }),
    }),
  ),
});

async function thePerson(path: PathArguments) {
  return reachablePerson(path.services.core, await theWorkspace(path), path.params.person_id ?? '');
}

async function theOwnPerson(path: PathArguments) {
  return ownPerson(path.services.core, await theWorkspace(path), path.params.person_id ?? '');
}

export const peopleOperations: Operation[] = [
  operation({
    id: 'listPeople',
    method: 'GET',
    path: collection,
    tag,
    summary: 'List people, newest first',
    description: 'Without `owner`, exactly those a session can be opened for.',
    scope: 'people:read',
    query: ListPeopleQuery,
    success: { status: 200, description: 'One page', schema: pageOf(Person) },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, resource, query }) => ({
      status: 200,
      body: await listPeople(core, resource, query, ['query', 'after']),
    }),
  }),
  operation({
    id: 'createPerson',
    method: 'POST',
    path: collection,
    tag,
    summary: 'Add a person of the workspace',
    scope: 'people:write',
    query: NoQuery,
    body: CreatePerson,
    repeatable: true,
    success: { status: 201, description: 'The person', schema: Person, also: { 200: 'A replay' } },
    kinds: ['external_id_taken'],
    example: { body: examples.createPerson },
    find: theWorkspace,
    run: async ({ core, resource, body, repeatable }) =>
      answered(await createPerson(core, resource, body, repeatable(resource))),
  }),
  operation({
    id: 'searchPeople',
    method: 'POST',
    path: `${collection}/search`,
    tag,
    summary: 'Search people by a rule',
    description: 'The schema publishes what a rule may name.',
    scope: 'people:read',
    query: NoQuery,
    body: SearchPeople,
    success: { status: 200, description: 'One page', schema: pageOf(Person) },
    kinds: ['search_rule_invalid', 'search_rule_too_complex'],
    example: { body: examples.searchPeople },
    find: theWorkspace,
    run: async ({ core, resource, body }) => {
      const { pagination, ...filter } = body;
      const page = { after: pagination?.after, limit: pagination?.limit };
      return {
        status: 200,
        body: await listPeople(core, resource, { ...filter, ...page }, ['body', 'pagination', 'after']),
      };
    },
  }),
  operation({
    id: 'countPeople',
    method: 'GET',
    path: `${collection}/counts`,
    tag,
    summary: 'Count the pool',
    scope: 'people:read',
    query: ArchivedQuery,
    success: { status: 200, description: 'Exact counts', schema: Counts },
    kinds: [],
    find: theWorkspace,
    run: async ({ core, resource, query }) => ({
      status: 200,
      body: await countPeople(core, resource, query.archived ?? false),
    }),
  }),
  operation({
    id: 'getPeopleSchema',
    method: 'GET',
    path: `${collection}/schema`,
    tag,
    summary: 'What is known of people, and how it can be searched',
    scope: 'people:read',
    query: NoQuery,
    success: { status: 200, description: 'The attributes', schema: Schema },
    kinds: [],
    find: theWorkspace,
    run: async () => ({ status: 200, body: peopleSchema() }),
  }),
  operation({
    id: 'getPerson',
    method: 'GET',
    path: one,
    tag,
    summary: 'Read a person, archived or not',
    scope: 'people:read',
    query: NoQuery,
    success: { status: 200, description: 'The person', schema: Person },
    kinds: ['person_not_found'],
    find: thePerson,
    run: async ({ resource }) => ({ status: 200, body: presentPerson(resource) }),
  }),
  operation({
    id: 'updatePerson',
    method: 'PATCH',
    path: one,
    tag,
    summary: 'Change a person',
    description: 'null clears a field, an omitted one is left alone.',
    scope: 'people:write',
    query: NoQuery,
    body: UpdatePerson,
    success: { status: 200, description: 'The person', schema: Person },
    kinds: ['person_not_found', 'person_read_only', 'person_archived', 'external_id_taken'],
    find: theOwnPerson,
    run: async ({ core, resource, body }) => ({ status: 200, body: await updatePerson(core, resource, body) }),
  }),
  operation({
    id: 'archivePerson',
    method: 'DELETE',
    path: one,
    tag,
    summary: 'Archive a person',
    scope: 'people:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 204, description: 'Archived' },
    kinds: ['person_not_found', 'person_read_only'],
    find: theOwnPerson,
    run: async ({ core, resource }) => {
      await archivePerson(core, resource);
      return { status: 204 };
    },
  }),
  operation({
    id: 'restorePerson',
    method: 'POST',
    path: `${one}/restore`,
    tag,
    summary: 'Bring an archived person back',
    scope: 'people:write',
    query: NoQuery,
    body: NoBody,
    success: { status: 200, description: 'The person', schema: Person },
    kinds: ['person_not_found', 'person_read_only'],
    find: theOwnPerson,
    run: async ({ core, resource }) => ({ status: 200, body: await restorePerson(core, resource) }),
  }),
];
