import { existsSync, readFileSync } from 'node:fs';
import type { Person } from '../contract/index.ts';
import { dataFile } from './data-file.ts';

/** The file `data/people.json`: what all entries share, and the entries without it. */
export interface LibraryFile {
  made: { seed: number; updated_at: string };
  people: Array<Omit<Person, 'owner' | 'type' | 'archived_at' | 'external_id' | 'generation_job_id' | 'updated_at'>>;
}

let library: Person[] | undefined;

/**
 * The people of the platform library, oldest first. Read from `data/people.json` on the first call; the array and its people are
 * shared, so a caller must not write to them.
 */
export function platformPeople(): readonly Person[] {
  if (library) return library;
  const file = dataFile('people.json');
  if (!existsSync(file)) return [];
  const { made, people } = JSON.parse(readFileSync(file, 'utf8')) as LibraryFile;
  library = people.map((person) => ({
    ...person,
    owner: 'platform',
    type: 'ai',
    updated_at: made.updated_at,
    archived_at: null,
    external_id: null,
    generation_job_id: null,
  }));
  return library;
}
