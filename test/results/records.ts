import type { Outcome, SessionRecord } from '../../src/contract/index.ts';

let next = 0;

/** A session record with what a test says of it and harmless values for the rest. */
export function record(values: Partial<SessionRecord> & { outcome: Outcome }): SessionRecord {
  next += 1;
  return {
    id: `session-${next}`,
    scenario: 'Buy a mug',
    file: 'buy.scenario.yaml',
    person: { id: 'rosa', name: 'Rosa Delgado' },
    seed: next,
    environment: { name: 'Shop', url: 'http://127.0.0.1:4173/' },
    engine: 'scent',
    claimed: 'completed',
    verified: values.outcome === 'success',
    turns: 5,
    seconds_predicted: 30,
    seconds_wall: 2,
    felt: [],
    steps: [],
    retention: 'none',
    expires_at: null,
    trace: null,
    error: null,
    ...values,
  };
}

export function felt(...valences: number[]): SessionRecord['felt'] {
  return valences.map((valence, turn_index) => ({ turn_index, sentiment: 'neutral', felt_intensity: 'low', valence }));
}
