import type { Person } from '../../src/contract/index.ts';
import { person } from '../people/person.ts';

function numbered(index: number, fields: Partial<Person>): Person {
  return person({
    id: `0192f0c1-7a10-7c31-9d2e-00000000000${index}`,
    name: `Person ${index}`,
    bio: 'Somebody.',
    ...fields,
  });
}

/** A small library for tests. */
export function library(): Person[] {
  return [
    numbered(1, { name: 'José Muñoz', city: 'Málaga', country: 'ES', date_of_birth: '1950-05-05', gender: 'male' }),
    numbered(2, { name: 'Zofia Nowak', country: 'PL', date_of_birth: '1990-10-01', interests: ['sports.cycling'] }),
    numbered(3, {
      name: 'Ann Lee',
      accessibility_profile: { vision: 'low_vision', screen_reader: true, text_zoom: 150 },
    }),
  ];
}
