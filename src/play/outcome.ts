import type { Claimed, Outcome } from '../contract/index.ts';

/** What a session came to, from what the person said and what is really true at its end. */
export function outcomeOf(claimed: Claimed, verified: boolean): Outcome {
  switch (claimed) {
    case 'error':
      return 'error';
    case 'completed':
      return verified ? 'success' : 'false_success';
    case 'gave_up':
      return verified ? 'unnoticed_success' : 'gave_up';
    // Out of turns and out of time are both running out.
    case 'max_turns':
    case 'closed':
      return verified ? 'unnoticed_success' : 'max_turns';
  }
}
