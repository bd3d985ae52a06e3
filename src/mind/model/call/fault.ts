import { STATUS_CODES } from 'node:http';
import { APICallError, JSONParseError, TypeValidationError } from 'ai';

/** Why a call gave no answer that could be looked at. */
export type FaultReason =
  | 'rate_limited'
  | 'timed_out'
  | 'server_error'
  | 'unreachable'
  | 'key_refused'
  | 'request_refused'
  | 'declined'
  | 'empty'
  | 'cut_short'
  | 'garbled';

/** A call that failed, in the terms the retry policy decides by. */
export class CallFault extends Error {
  readonly reason: FaultReason;
  /** Whether the same call may go well a moment later. */
  readonly passing: boolean;
  /** What the server asked to wait, in milliseconds. */
  readonly waitMs: number | null;
  /** Tokens spent on the failed call, as far as the server said. */
  inputTokens = 0;
  outputTokens = 0;

  constructor(reason: FaultReason, message: string, passing: boolean, waitMs: number | null = null) {
    super(message);
    this.name = 'CallFault';
    this.reason = reason;
    this.passing = passing;
    this.waitMs = waitMs;
  }
}

/** Tells what went wrong from what the SDK threw. Never repeats the answer's body where it could echo a key. */
export function faultOf(error: unknown, timedOut: boolean): CallFault {
  if (error instanceof CallFault) return error;
  if (timedOut) return new CallFault('timed_out', 'no answer in time', true);
  const api = find(error, APICallError.isInstance);
  if (api) return apiFault(api);
  if (find(error, JSONParseError.isInstance) || find(error, TypeValidationError.isInstance)) {
    return new CallFault('garbled', 'the answer was not of the protocol', true);
  }
  const code = codeOf(error);
  if (code) return new CallFault('unreachable', `the connection failed (${code})`, true);
  return new CallFault('garbled', error instanceof Error ? error.message.slice(0, 200) : 'unknown fault', true);
}

function apiFault(error: APICallError): CallFault {
  const status = error.statusCode;
  if (status === undefined) {
    return new CallFault('unreachable', `the connection failed${suffix(codeOf(error))}`, true);
  }
  if (status === 429) {
    // OpenAI answers so where the account has nothing left: no wait helps.
    const spent = /"insufficient_quota"/.test(error.responseBody ?? '');
    const message = spent ? 'the account has nothing left to spend (429)' : 'too many requests (429)';
    return new CallFault('rate_limited', message + besides(error), !spent, spent ? null : retryAfter(error));
  }
  if (status === 401 || status === 403) {
    return new CallFault('key_refused', `the key was refused (${status})`, false);
  }
  if (status === 404) {
    const message = `no such model or address (404)${besides(error)}; check \`model\` and \`base_url\``;
    return new CallFault('request_refused', message, false);
  }
  if (status === 408 || status === 409 || status >= 500) {
    return new CallFault('server_error', `the server failed (${status})${besides(error)}`, true, retryAfter(error));
  }
  if (status >= 400) {
    return new CallFault('request_refused', `the request was refused (${status}): ${said(error)}`, false);
  }
  const told = errorIn(error.responseBody);
  // Brokers of models answer 200 and then tell that the model behind them failed.
  if (told) return new CallFault('server_error', `the server failed: ${clean(told)}`, true);
  return new CallFault('garbled', 'the answer was not of the protocol', true);
}

/** What an answer of the shape `{ error: { message } }` tells; null for any other. */
function errorIn(body: string | undefined): string | null {
  try {
    const { error } = JSON.parse(body ?? '') as { error?: { message?: unknown } };
    return typeof error?.message === 'string' ? error.message : null;
  } catch {
    return null;
  }
}

/** The server's own words after ours, where it says more than its status does. */
function besides(error: APICallError): string {
  const words = said(error);
  const standard = STATUS_CODES[error.statusCode ?? 0]?.toLowerCase();
  return words === '' || words.toLowerCase() === standard ? '' : `: ${words}`;
}

/** The server's own words about a refused request, without anything that looks like an address or a key. */
function said(error: APICallError): string {
  return clean(error.message);
}

function clean(words: string): string {
  return words
    .replace(/\bhttps?:\/\/\S+/g, '...')
    .replace(/\b(?:sk|key|AIza)[-_A-Za-z0-9]{8,}/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/** Milliseconds from `Retry-After` (seconds or a date) or `retry-after-ms`. */
function retryAfter(error: APICallError): number | null {
  const headers = error.responseHeaders ?? {};
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function* causes(error: unknown): Generator<unknown> {
  let at = error;
  for (let depth = 0; at !== undefined && at !== null && depth < 6; depth++) {
    yield at;
    at = (at as { cause?: unknown }).cause;
  }
}

function find<T>(error: unknown, is: (value: unknown) => value is T): T | null {
  for (const cause of causes(error)) if (is(cause)) return cause;
  return null;
}

function codeOf(error: unknown): string | null {
  for (const cause of causes(error)) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[A-Z_]+$/.test(code)) return code;
  }
  return null;
}

function suffix(code: string | null): string {
  return code ? ` (${code})` : '';
}
