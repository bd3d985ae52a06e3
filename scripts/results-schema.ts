// Writes docs/results.schema.json, the published shape of results.json, from the schema that reads and checks it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsJsonSchema } from '../src/results/schema.ts';

writeFileSync(
  join(import.meta.dirname, '../docs/results.schema.json'),
  `${JSON.stringify(resultsJsonSchema(), null, 2)}\n`,
);
