import { afterAttended } from '../attended.ts';
import { StageError } from './error.ts';

/**
 * Waits for a call at most `ms` milliseconds. Calls into a page have no timeout of their own: a page in an endless
 * loop never answers `evaluate` or a mouse click, so each of them goes through here. Time in which this process itself
 * stood still is not held against the page.
 *
 * @throws StageError `timeout` when the call has not answered by then; its later answer or failure is dropped.
 */
export function within<T>(ms: number, what: string, call: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const forget = afterAttended(ms, () => reject(new StageError('timeout', `${what} took longer than ${ms} ms`)));
    call.then(resolve, reject).finally(forget);
  });
}

/** Like `within`, but a call that is late or fails gives `fallback`. */
export async function orElse<T, F>(ms: number, fallback: F, call: Promise<T>): Promise<T | F> {
  try {
    return await within(ms, 'a call', call);
  } catch {
    return fallback;
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
