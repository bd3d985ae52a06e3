import type { Person } from '../../contract/index.ts';
import type { Core } from '../core.ts';
import { newPersonRow, PLATFORM } from './rows.ts';

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
  await core.store.transaction(async (transaction) => {
    for (const person of wanted) {
      const { external_id: _never, ...fields } = person;
      const row = newPersonRow(
        pick(fields),
        {
          workspaceId: PLATFORM,
          at: Date.parse(person.created_at),
          id: person.id,
          occupationCode: person.occupation_code,
        },
        () => null,
      );
      row.updated_at = Date.parse(person.updated_at);
      const { id: _id, ...changes } = row;
      await transaction
        .insertInto('people')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
        .execute();
    }
  });
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
