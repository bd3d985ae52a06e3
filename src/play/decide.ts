import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '../browser/types.ts';
import { isServiceError, type Sessions, type SubmitTurn, type SubmittedTurn } from '../contract/index.ts';

/** Waits before the same turn is submitted again; the service records nothing of a turn that failed so. */
const RETRY_WAITS_MS = [500, 2_000];
const TEXT_LIMIT = 20_000;
const TEXT_BLOCKS = 20;

/** Submits what the person perceives, and answers what they chose. */
export async function submit(
  sessions: Sessions,
  sessionId: string,
  turnIndex: number,
  observation: Observation,
  signal?: AbortSignal,
): Promise<SubmittedTurn> {
  const body: SubmitTurn = {
    turn_index: turnIndex,
    observation: [
      { type: 'image', media_type: observation.image.mediaType, data: observation.image.bytes.toString('base64') },
      ...observation.blocks.slice(0, TEXT_BLOCKS).map(({ label, text }) => ({
        type: 'text' as const,
        label,
        text: text.slice(0, TEXT_LIMIT),
      })),
    ],
    actions: observation.actions,
    frame_age_ms: Math.max(0, Math.round(observation.frameAgeMs)),
  };
  for (let attempt = 0; ; attempt++) {
    try {
      return await sessions.submitTurn(sessionId, body, {
        idempotencyKey: `turn-${turnIndex}-${attempt}`,
        ...(signal ? { signal } : {}),
      });
    } catch (error) {
      const wait = RETRY_WAITS_MS[attempt];
      const passing = isServiceError(error, 'engine_unavailable') || isServiceError(error, 'decision_invalid');
      if (!passing || wait === undefined || signal?.aborted) throw error;
      await sleep(wait, undefined, signal ? { signal } : {});
    }
  }
}
