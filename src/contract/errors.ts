import type { ValidationIssue } from './envelope.ts';

/**
 * A classified refusal: what the Error envelope of the interface carries. Thrown by the service and by the client
 * alike, so that callers branch on `kind` and never on words.
 */
export class ServiceError extends Error {
  readonly status: number;
  readonly kind: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, kind: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.kind = kind;
    this.extra = extra;
  }
}

export function isServiceError(error: unknown, kind?: string): error is ServiceError {
  return error instanceof ServiceError && (kind === undefined || error.kind === kind);
}

/** A request whose shape is wrong: the ValidationError envelope of the interface, one issue a mistake. */
export class ValidationError extends ServiceError {
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    const [first] = issues;
    super(422, 'validation_error', first ? `${first.loc.join('.')}: ${first.msg}` : 'the request is not valid');
    this.name = 'ValidationError';
    this.issues = issues;
  }
}
