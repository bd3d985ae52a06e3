import { join } from 'node:path';

/** A file of the package's `data/` folder: two folders up from here, in `src/` and in `dist/` alike. */
export function dataFile(name: string): string {
  return join(import.meta.dirname, '..', '..', 'data', name);
}
