import type { Person } from '../../contract/index.ts';
import type { PersonRow } from '../../store/index.ts';
import type { Core } from '../core.ts';
import { newPersonRow, PLATFORM } from './rows.ts';

/** Rows of one statement: databases take a bounded number of parameters. */
const BATCH = 100;

/** Brings the shared library into the database: once, in one transaction, and again only when it has changed. */
export async function loadLibrary(core: Core, people: readonly Person[]): Promise<void> {
  if (people.length === 0) return;
  const { db } = core.store;
  const stored = await db
    .selectFrom('people')
    .select(['id', 'updated_at'])
    .where('workspace_id', '=', PLATFORM)
    .execute();
  const known = new Map(stored.map((row) => [row.id, row.updated_at]));
  const wanted = people.filter((person) => known.get(person.id) !== Date.parse(person.updated_at));
  if (wanted.length === 0) return;
  const rows = wanted.map(rowOf);
  await core.store.transaction(async (transaction) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const ids = batch.map(({ id }) => id);
      await transaction.deleteFrom('people').where('id', 'in', ids).execute();
      // Of replicas that start together one inserts, and the others find the same rows there.
      await transaction
        .insertInto('people')
        .values(batch)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  });
}

function rowOf({ external_id: _never, ...person }: Person): PersonRow {
  const origin = {
    workspaceId: PLATFORM,
    at: Date.parse(person.created_at),
    id: person.id,
    occupationCode: person.occupation_code,
  };
  return { ...newPersonRow(pick(person), origin, () => null), updated_at: Date.parse(person.updated_at) };
}

function pick(person: Omit<Person, 'external_id'>) {
  const { name, accessibility_profile, avatar_url, bio, city, country, date_of_birth, education_level } = person;
  const { employment_status, gender, household, income_level, interests, locale_type, occupation } = person;
  return {
    name,
    accessibility_profile,
    avatar_url,
    bio,
    city,
    country,
    date_of_birth,
    education_level,
    employment_status,
    gender,
    household,
    income_level,
    interests,
    locale_type,
    occupation,
  };
}
