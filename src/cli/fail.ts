import { InputError } from '../scenario/problem.ts';

/** Errors whose message is written for the user: no stack is shown. */
const FOR_USERS = new Set([
  'InputError',
  'ResultsError',
  'ServiceError',
  'BrowserNotFoundError',
  'EngineConfigError',
  'UserError',
]);

/** Prints why a command could not do its work and sets the exit code: 2 for wrong input, 3 for a failure of ours. */
export function fail(error: unknown): void {
  const known = error instanceof Error && FOR_USERS.has(error.name);
  const text = known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  const wrongInput =
    error instanceof InputError ||
    (error instanceof Error && ['ResultsError', 'EngineConfigError', 'UserError'].includes(error.name));
  process.exitCode = wrongInput ? 2 : 3;
}
