import { type CreatePerson, type Person, ServiceError, type UpdatePerson } from '../../contract/index.ts';
import type { PersonRow } from '../../store/index.ts';
import { violates } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { type Answered, once, type RepeatableCall } from '../idempotency.ts';
import { asId } from '../ids.ts';
import { conflict, personNotFound } from '../refusals.ts';
import { newPersonRow, PLATFORM, personColumns, presentPerson } from './rows.ts';

function refuseTaken(error: unknown): never {
  if (violates(error, 'people_external', 'people.external_id'))
    throw conflict('external_id_taken', 'Another person of the workspace has this external_id.');
  throw error;
}

/** The row of a person that the workspace owns or may run. @throws ServiceError 404 `person_not_found` */
export async function reachablePerson(core: Core, workspaceId: string, personId: string): Promise<PersonRow> {
  const id = asId(personId);
  const row = id
    ? await core.store.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row || (row.workspace_id !== workspaceId && row.workspace_id !== PLATFORM)) throw personNotFound();
  return row;
}

/** @throws ServiceError 404 `person_not_found`, 403 `person_read_only` */
export async function ownPerson(core: Core, workspaceId: string, personId: string): Promise<PersonRow> {
  const row = await reachablePerson(core, workspaceId, personId);
  if (row.workspace_id === PLATFORM)
    throw new ServiceError(403, 'person_read_only', 'People of the shared library cannot be changed.');
  return row;
}

export async function createPerson(
  core: Core,
  workspaceId: string,
  body: CreatePerson,
  call: RepeatableCall | null,
): Promise<Answered<Person>> {
  return once<Person>(core, call, async (remember) => {
    const row = newPersonRow(body, { workspaceId, at: core.now() }, (title) => core.generator.occupationCode(title));
    const person = presentPerson(row);
    await core.store
      .transaction(async (transaction) => {
        await transaction.insertInto('people').values(row).execute();
        await remember(transaction, person);
      })
      .catch(refuseTaken);
    return person;
  });
}

/** Archived people are closed to edits. @throws ServiceError 409 `person_archived`, `external_id_taken` */
export async function updatePerson(core: Core, person: PersonRow, body: UpdatePerson): Promise<Person> {
  const changes = personColumns(body, (title) => core.generator.occupationCode(title));
  const row = await core.store.db
    .updateTable('people')
    .set({ ...changes, ...(Object.keys(changes).length > 0 ? { updated_at: core.now() } : { archived: 0 }) })
    .where('id', '=', person.id)
    .where('archived', '=', 0)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTaken);
  if (!row) throw conflict('person_archived', 'The person is archived. Restore it to edit it.');
  return presentPerson(row);
}

export async function archivePerson(core: Core, person: PersonRow): Promise<void> {
  const at = core.now();
  await core.store.db
    .updateTable('people')
    .set({ archived: 1, archived_at: at, updated_at: at })
    .where('id', '=', person.id)
    .where('archived', '=', 0)
    .execute();
}

export async function restorePerson(core: Core, person: PersonRow): Promise<Person> {
  await core.store.db
    .updateTable('people')
    .set({ archived: 0, archived_at: null, updated_at: core.now() })
    .where('id', '=', person.id)
    .where('archived', '=', 1)
    .execute();
  const row = await core.store.db.selectFrom('people').selectAll().where('id', '=', person.id).executeTakeFirst();
  if (!row) throw personNotFound();
  return presentPerson(row);
}
