import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Decision } from '../../src/contract/index.ts';
import type { Mind, MindAnswer, MindRequest } from '../../src/mind/mind.ts';

export type Answer = Partial<Decision> | ((request: MindRequest, signal: AbortSignal) => Promise<Partial<Decision>>);

export const plain: Decision = {
  status: 'continue',
  action_name: null,
  arguments: null,
  comment: 'Let me try this.',
  sentiment: 'neutral',
  felt_intensity: 'low',
  explanation: null,
};

/** A small engine for tests: picks by seed, turn and instructions, or does what `script` says for the turn. */
export function testMind(script: Answer[] = [], extra: Partial<MindAnswer> = {}, name = 'test'): Mind {
  return {
    name,
    decisionMode: 'direct',
    deterministic: true,
    async decide(request, signal) {
      const { actions } = request.percept;
      const text = `${request.seed} ${request.turnIndex} ${request.instructions} ${request.person.name}`;
      const pick = createHash('sha256').update(text).digest().readUInt32BE(0) % actions.length;
      const scripted = script[request.turnIndex];
      const chosen = typeof scripted === 'function' ? await scripted(request, signal) : scripted;
      const decision = { ...plain, action_name: actions[pick]?.name ?? null, ...chosen };
      const turns = ((request.memory as { turns?: number } | null)?.turns ?? 0) + 1;
      return {
        decision,
        memory: { turns },
        inputTokens: 0,
        outputTokens: 0,
        validationRetries: 0,
        credits: 0,
        ...extra,
      };
    },
  };
}

/** An engine that never answers unless it is told to stop. */
export function sleepingMind(name = 'sleeping'): Mind {
  return {
    name,
    decisionMode: 'direct',
    deterministic: false,
    async decide(_request, signal) {
      await delay(60_000, undefined, { signal });
      throw new Error('never');
    },
  };
}
