import type { Person, SessionService } from '../../src/contract/index.ts';
import { platformPeople } from '../../src/people/index.ts';

/** Adults of the library who see, hear and move as most do: what they differ in is age, schooling and habit. */
export async function cast(service: SessionService, count: number, keyboardOnly: boolean): Promise<Person[]> {
  const plain = platformPeople().filter((person) => Object.keys(person.accessibility_profile).length === 0);
  const people: Person[] = [];
  for (const person of plain.slice(0, count)) {
    people.push(
      await service.people.ensure({
        external_id: `${person.id}/${keyboardOnly ? 'keyboard' : 'plain'}`,
        name: person.name,
        bio: person.bio,
        city: person.city,
        country: 'GB',
        date_of_birth: person.date_of_birth,
        education_level: person.education_level,
        employment_status: person.employment_status,
        occupation: person.occupation,
        accessibility_profile: keyboardOnly ? { motor: 'keyboard_only' } : {},
      }),
    );
  }
  return people;
}
