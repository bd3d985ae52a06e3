/** Why a stage could not go on. The session ends in `error`; the run goes on with the next one. */
export type StageErrorKind = 'page_crashed' | 'browser_gone' | 'timeout' | 'navigation_failed' | 'server_gone';

/** The harness or the environment failed: never counted for or against the environment. */
export class StageError extends Error {
  readonly kind: StageErrorKind;

  constructor(kind: StageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StageError';
    this.kind = kind;
  }
}

export function isStageError(error: unknown, kind?: StageErrorKind): error is StageError {
  return error instanceof StageError && (kind === undefined || error.kind === kind);
}
