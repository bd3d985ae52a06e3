import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { resultsJsonSchema } from '../../src/results/schema.ts';
import { expect, test } from './folder.ts';
import { syntheticRun } from './synthetic/run.ts';

const PUBLISHED = new URL('../../docs/results.schema.json', import.meta.url);

test('the published schema is the one that is checked against', async () => {
  expect(JSON.parse(await readFile(PUBLISHED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(resultsJsonSchema())));
});

test('results.json holds to the published schema, and a wrong one does not', async ({ folder }) => {
  await syntheticRun(folder, { people: 2, sessions: 3, retention: '30d' });
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const valid = ajv.compile(JSON.parse(await readFile(PUBLISHED, 'utf8')));
  const results = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
  expect(valid(results), JSON.stringify(valid.errors)).toBe(true);
  results.sessions[0].outcome = 'splendid';
  expect(valid(results)).toBe(false);
});
