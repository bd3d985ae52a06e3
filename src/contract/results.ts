import { z } from 'zod';
import { Retention, Timestamp } from './common.ts';
import { Decision } from './turn.ts';

/** What a session came to, from what the person said and what is true. */
export const OUTCOMES = ['success', 'false_success', 'unnoticed_success', 'gave_up', 'max_turns', 'error'] as const;
export const Outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof Outcome>;

export const Claimed = z.enum(['completed', 'gave_up', 'max_turns', 'closed', 'error']);
export type Claimed = z.infer<typeof Claimed>;

/** What an action did, as a person would notice it. */
export const Effect = z.object({
  kind: z.enum(['changed', 'nothing', 'blocked', 'dialog', 'failed']),
  words: z.string(),
});
export type Effect = z.infer<typeof Effect>;

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** One line of `turns.jsonl`. Only `times` differs between two runs of the same seed on the same pages. */
export const TurnRecord = z.object({
  turn_index: z.int(),
  url: z.string(),
  title: z.string(),
  /** Frame as the person saw it; the path is relative to the session's folder and null where none may be kept. */
  frame: z.object({ width: z.int(), height: z.int(), path: z.string().nullable() }),
  actions: z.array(z.object({ name: z.string(), label: z.string(), target: Box.nullable() })),
  decision: Decision.omit({ explanation: true }),
  /** The rule that fired and what was weighed; see `Explanation` in turn.ts. */
  rule: z.string().nullable(),
  why: z.string().nullable(),
  wanted: z.string().nullable(),
  candidates: Decision.shape.explanation.unwrap().shape.candidates,
  valence: z.number(),
  chance: z.number().nullable(),
  effect: Effect.nullable(),
  seconds_predicted: z.number(),
  /** What a model was sent and answered for this decision, and answers that did not fit; absent where no model was asked. */
  input_tokens: z.int().optional(),
  output_tokens: z.int().optional(),
  validation_retries: z.int().optional(),
  times: z.object({
    started_at: Timestamp,
    observe_ms: z.number(),
    decide_ms: z.number(),
    act_ms: z.number(),
    frame_age_ms: z.number(),
  }),
});
export type TurnRecord = z.infer<typeof TurnRecord>;

export const SessionRecord = z.object({
  id: z.string(),
  scenario: z.string(),
  file: z.string(),
  person: z.object({ id: z.string(), name: z.string() }),
  seed: z.int(),
  environment: z.object({ name: z.string(), url: z.string() }),
  engine: z.string(),
  outcome: Outcome,
  claimed: Claimed,
  verified: z.boolean(),
  turns: z.int(),
  seconds_predicted: z.number(),
  seconds_wall: z.number(),
  felt: z.array(
    z.object({ turn_index: z.int(), sentiment: z.string(), felt_intensity: z.string(), valence: z.number() }),
  ),
  steps: z.array(z.object({ id: z.string(), name: z.string(), reached_turn: z.int().nullable() })),
  retention: Retention,
  expires_at: Timestamp.nullable(),
  trace: z.string().nullable(),
  error: z.object({ kind: z.string(), message: z.string() }).nullable(),
  /** What the person sat at; null where the page was a test's own. */
  device: z.enum(['phone', 'tablet', 'laptop']).nullable().optional(),
  /** What its decisions took of a model; absent where none was asked. */
  spent: z.object({ input_tokens: z.int(), output_tokens: z.int(), credits: z.number() }).optional(),
  /** Whether the engine repeats this session exactly from its seed. */
  deterministic: z.boolean().optional(),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

export const Expectation = z.object({
  name: z.string(),
  expected: z.unknown(),
  actual: z.unknown(),
  met: z.boolean(),
});
export type Expectation = z.infer<typeof Expectation>;

/** `results.json`. */
export const Results = z.object({
  schema: z.literal('dramatis-results/1'),
  dramatis: z.string(),
  started_at: Timestamp,
  ended_at: Timestamp,
  exit_code: z.int(),
  /** False while sessions are still being played, and for good when the run was killed. */
  complete: z.boolean().optional(),
  scenarios: z.array(z.object({ scenario: z.string(), file: z.string(), expectations: z.array(Expectation) })),
  sessions: z.array(SessionRecord),
});
export type Results = z.infer<typeof Results>;
