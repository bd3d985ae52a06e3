import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError, ValidationError, type ValidationIssue } from '../contract/index.ts';

export interface TransportOptions {
  /** Address of the server, with or without a slash at the end. */
  url: string;
  key: string;
  /** How often a call is tried in all; 5 unless told. */
  attempts?: number | undefined;
  /** Milliseconds one attempt may take; 180,000 unless told, because an engine may think for long. */
  timeoutMs?: number | undefined;
  /** Stands in for the global fetch. */
  fetch?: typeof fetch | undefined;
}

export interface CallInit {
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** Given, or made here: a create or a turn is then safe to send again. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

const LONGEST_WAIT = 60_000;
/** Statuses after which the same request may well go through. */
const TRANSIENT = new Set([408, 429, 500, 502, 503, 504]);

interface Refused {
  error: Error;
  again: boolean;
  waitMs: number | null;
}

function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

async function refusalOf(response: Response): Promise<Refused> {
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text);
  } catch {
    // Not ours: a proxy's page, say. The status has to do.
  }
  const waitMs = retryAfter(headers.get('retry-after'));
  if (Array.isArray(body?.errors))
    return { error: new ValidationError(body.errors as ValidationIssue[]), again: false, waitMs };
  const detail = (body?.detail ?? {}) as Record<string, unknown> | string;
  const { error_kind, message, ...extra } = typeof detail === 'string' ? { message: detail } : detail;
  const kind = typeof error_kind === 'string' ? error_kind : `http_${status}`;
  const words = typeof message === 'string' ? message : `The server answered ${status}.`;
  // A day's quota does not come back in a minute; an engine's wrong choice was retried by the server already.
  const again = TRANSIENT.has(status) && kind !== 'session_quota_exceeded' && kind !== 'decision_invalid';
  return { error: new ServiceError(status, kind, words, extra), again, waitMs };
}

/** Sends requests and tries again what may be tried again: reads always, writes under one idempotency key. */
export class Transport {
  readonly #base: string;
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    const url = URL.parse(options.url);
    if (!url || !/^https?:$/.test(url.protocol))
      throw new ServiceError(
        0,
        'client_misconfigured',
        `The service's address must be http or https, not ${options.url}.`,
      );
    if (!options.key) throw new ServiceError(0, 'client_misconfigured', 'An API key is wanted: set DRAMATIS_API_KEY.');
    this.#base = options.url.replace(/\/+$/, '');
    this.#options = options;
  }

  async call<T>(method: string, path: string, init: CallInit = {}): Promise<T> {
    const { attempts = 5 } = this.#options;
    const repeatable = method !== 'POST' || init.idempotencyKey !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      const refused = await this.#attempt<T>(method, path, init);
      if (!('error' in refused)) return refused.value;
      if (!refused.again || !repeatable || attempt >= attempts) throw refused.error;
      const backoff = Math.min(250 * 2 ** (attempt - 1), 8000) * (0.5 + Math.random() / 2);
      const wait = Math.max(backoff, refused.waitMs ?? 0);
      if (wait > LONGEST_WAIT) throw refused.error;
      await delay(wait, undefined, init.signal ? { signal: init.signal } : {});
    }
  }

  async #attempt<T>(method: string, path: string, init: CallInit): Promise<{ value: T } | Refused> {
    const { key, timeoutMs = 180_000, fetch: send = fetch } = this.#options;
    const url = new URL(this.#base + path);
    for (const [name, value] of Object.entries(init.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      response = await send(url, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(init.idempotencyKey === undefined ? {} : { 'idempotency-key': init.idempotencyKey }),
        },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
        signal: init.signal ? AbortSignal.any([timeout, init.signal]) : timeout,
      });
      if (response.ok) return { value: (response.status === 204 ? undefined : await response.json()) as T };
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      const reason = (cause as { cause?: { code?: string } }).cause?.code ?? (cause as Error).name;
      const error = new ServiceError(0, 'service_unreachable', `${this.#base} cannot be reached (${reason}).`);
      return { error: Object.assign(error, { cause }), again: true, waitMs: null };
    }
    return refusalOf(response);
  }
}

/** A key for a call that its caller gave none. */
export const freshKey = (): string => randomUUID();
