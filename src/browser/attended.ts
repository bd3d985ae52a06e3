const STEP_MS = 250;
/** A timer that comes so much too late says that the process stood still, and could hear no answer either. */
const STALL_MS = 100;

/**
 * Calls `late` once `ms` milliseconds have passed in which this process could have heard an answer. While other work
 * keeps it busy, or the machine gives it no time, answers lie unread: such a stall counts as one step of a quarter of a
 * second, so that nobody else is blamed for it, and the wait still ends.
 *
 * @returns what takes the call back, and says how many milliseconds the process stood still until then
 */
export function afterAttended(ms: number, late: () => void): () => number {
  let left = ms;
  let stood = 0;
  let timer: NodeJS.Timeout;
  let from = 0;
  let planned = 0;
  const stall = () => {
    const over = performance.now() - from - planned;
    return over > STALL_MS ? over : 0;
  };
  const wait = (last: boolean) => {
    planned = Math.min(STEP_MS, left);
    from = performance.now();
    timer = setTimeout(() => {
      const over = stall();
      stood += over;
      left -= planned;
      if (left > 0) return wait(false);
      // Timers come before what has been sent meanwhile is read: one step more to read it.
      if (over === 0 || last) return late();
      left = Math.max(planned, 1);
      wait(true);
    }, planned);
  };
  wait(false);
  return () => {
    clearTimeout(timer);
    return stood + stall();
  };
}
