import { z } from 'zod';
import { Results } from '../contract/index.ts';

/** Raised with the number in `schema` of results.json when a field changes its meaning or goes. */
const VERSION = 1;

/** JSON Schema (2020-12) of `results.json`. Fields may be added within a version, so unknown ones are allowed. */
export function resultsJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(Results, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
  });
  return {
    $schema,
    $id: `urn:dramatis:results:${VERSION}`,
    title: 'dramatis results',
    description: `What dramatis run writes to results.json, format dramatis-results/${VERSION}.`,
    version: VERSION,
    ...shape,
  };
}
