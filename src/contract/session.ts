import { z } from 'zod';
import { Pacing, ReasoningEffort, Retention, Timestamp, Uuid } from './common.ts';
import { Turn } from './turn.ts';

export const SESSION_STATUSES = [
  'open',
  'completed',
  'gave_up',
  'closed',
  'max_turns',
  'spend_cap_reached',
  'balance_exhausted',
] as const;
export const SessionStatus = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof SessionStatus>;

export const CreateSession = z.strictObject({
  person_id: Uuid,
  task: z.union([z.strictObject({ instructions: z.string().min(1).max(8000) }), z.strictObject({ id: Uuid })]),
  environment_id: Uuid.optional(),
  environment_version_id: Uuid.optional(),
  environment: z.strictObject({ name: z.string().min(1).max(120), kind: z.string().min(1).max(40) }).optional(),
  max_turns: z.int().min(1).max(200).optional(),
  pacing: Pacing.optional(),
  reasoning_effort: ReasoningEffort.optional(),
  observation_retention: Retention.optional(),
  seed: z.int().min(0).max(2_147_483_647).optional(),
  engine: z.string().optional(),
});
export type CreateSession = z.infer<typeof CreateSession>;

/** The person as frozen at create. Extra keys hold what deciding needs. */
export const PersonSnapshot = z.looseObject({
  id: Uuid,
  name: z.string(),
  type: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  occupation: z.string().nullable(),
  snapshotted_at: Timestamp,
});

const row = {
  id: Uuid,
  task: z.object({
    id: Uuid.nullable(),
    instructions: z.string(),
    name: z.string().nullable(),
    revision: z.int().nullable(),
  }),
  environment: z.object({ kind: z.string(), name: z.string() }),
  environment_id: Uuid.nullable(),
  environment_revision: z.int(),
  environment_version_id: Uuid.nullable(),
  environment_version_label: z.string().nullable(),
  decision_mode: z.enum(['direct', 'intent']),
  status: SessionStatus,
  ended_reason: z.string().nullable(),
  ended_at: Timestamp.nullable(),
  settled_at: Timestamp.nullable(),
  max_turns: z.int(),
  turn_count: z.int(),
  accrued_credits: z.number(),
  created_by_api_key_id: Uuid,
  created_at: Timestamp,
  updated_at: Timestamp,
};

const whole = {
  ...row,
  workspace_id: Uuid,
  person_id: Uuid,
  person_snapshot: PersonSnapshot,
  pacing: Pacing,
  reasoning_effort: ReasoningEffort,
  observation_retention: Retention,
  seed: z.int(),
  engine: z.string(),
};

export const SessionSummary = z.object({
  ...row,
  participant: z.object({ name: z.string(), person_id: Uuid, type: z.string() }),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** A session without its trace, as the answer to a submitted turn carries it. */
export const SessionState = z.object(whole);
export type SessionState = z.infer<typeof SessionState>;

export const Session = z.object({ ...whole, turns: z.array(Turn), has_more: z.boolean() });
export type Session = z.infer<typeof Session>;
