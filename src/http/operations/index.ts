import type { Operation } from '../operation.ts';
import { environmentOperations, versionOperations } from './environments.ts';
import { generationOperations } from './generation.ts';
import { peopleOperations } from './people.ts';
import { sessionOperations } from './sessions.ts';
import { taskOperations } from './tasks.ts';
import { usageOperations } from './usage.ts';

/** Every operation that wants a token. The routes, the OpenAPI document and /docs are made from this table. */
export const OPERATIONS: readonly Operation[] = [
  ...sessionOperations,
  ...environmentOperations,
  ...versionOperations,
  ...taskOperations,
  ...peopleOperations,
  ...generationOperations,
  ...usageOperations,
];
