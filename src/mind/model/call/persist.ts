import { setTimeout as sleep } from 'node:timers/promises';
import { CallFault } from './fault.ts';

/** Waits longer than this are not sat out: the turn is refused and may be submitted again. */
const LONGEST_WAIT_MS = 60_000;

/**
 * How long to wait before try number `tries + 1`: what the server asked for, else exponential backoff with jitter,
 * so that many sessions that were refused together do not come back together. Null when waiting is no use.
 */
function waitBefore(fault: CallFault, tries: number, maxRetries: number, firstDelayMs: number): number | null {
  if (!fault.passing || tries > maxRetries) return null;
  if (fault.waitMs !== null) return fault.waitMs > LONGEST_WAIT_MS ? null : fault.waitMs;
  const backoff = Math.min(firstDelayMs * 2 ** (tries - 1), 20_000);
  return backoff * (0.5 + Math.random() / 2);
}

/**
 * Calls until it goes well or the policy says no.
 * @param onFault told of every fault, also of the one that is thrown
 * @throws the last CallFault
 */
export async function persist<T>(
  call: () => Promise<T>,
  policy: { maxRetries: number; firstDelayMs: number },
  signal: AbortSignal,
  onFault: (fault: CallFault) => void,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallFault)) throw error;
      onFault(error);
      const wait = waitBefore(error, tries, policy.maxRetries, policy.firstDelayMs);
      if (wait === null) throw error;
      await sleep(wait, undefined, { signal });
    }
  }
}
