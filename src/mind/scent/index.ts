import type { Mind } from '../mind.ts';
import { decide } from './decide.ts';

/**
 * The embedded engine: decides by information scent, satisficing and appraisal, without a model, key or network. The
 * same request always gives the same answer.
 */
export function createScentMind(): Mind {
  return {
    name: 'scent',
    decisionMode: 'direct',
    deterministic: true,
    async decide(request, signal) {
      signal.throwIfAborted();
      return decide(request);
    },
  };
}
