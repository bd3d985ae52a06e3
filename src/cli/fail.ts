import { isServiceError, type ServiceError } from '../contract/index.ts';

/** Errors whose message is written for the user: no stack is shown, and the input is what is wrong. */
const WRONG_INPUT = new Set(['InputError', 'ResultsError', 'EngineConfigError', 'UserError']);

/** Prints why a command could not do its work and sets the exit code: 2 for wrong input, 3 for a failure of ours. */
export function fail(error: unknown): void {
  const known = error instanceof Error ? error : new Error(String(error));
  const wrongInput = WRONG_INPUT.has(known.name) || isServiceError(error);
  const explained = wrongInput || known.name === 'BrowserNotFoundError';
  const text = isServiceError(error) ? serviceWords(error) : explained ? known.message : (known.stack ?? known.message);
  process.stderr.write(`${text}\n`);
  process.exitCode = wrongInput ? 2 : 3;
}

/** A refusal of the session service with what mends it. */
function serviceWords(error: ServiceError): string {
  const mend = {
    invalid_api_key: ' Set DRAMATIS_API_KEY to a key of the workspace (dramatis keys mint).',
    insufficient_scope: ` Mint a key that has it: dramatis keys mint --scope ${String(error.extra.required_scope ?? '')}`,
  }[error.kind];
  return `${error.message}${mend ?? ` (${error.kind})`}`;
}
