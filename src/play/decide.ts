import type { Observation } from '../browser/types.ts';
import type { Sessions, SubmitTurn, SubmittedTurn } from '../contract/index.ts';

const TEXT_LIMIT = 20_000;
const TEXT_BLOCKS = 20;

/**
 * Submits what the person perceives, and answers what they chose. An engine that fails has asked again as often as it is
 * configured to; asking it anew would cost more than a dry run says.
 */
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
  return sessions.submitTurn(sessionId, body, { idempotencyKey: `turn-${turnIndex}`, ...(signal ? { signal } : {}) });
}
