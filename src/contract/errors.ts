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
