import { z } from 'zod';
import { Timestamp, Uuid } from './common.ts';

export const UsageBucket = z.object({
  start: Timestamp,
  sessions_ended: z.int(),
  turns: z.int(),
  accrued_credits: z.number(),
  /** null below 20 turns, where a percentile would say nothing. */
  latency_p95_ms: z.number().nullable(),
});
export type UsageBucket = z.infer<typeof UsageBucket>;

export const UsageSeries = z.object({
  key: z.string(),
  environment_id: Uuid.nullable().optional(),
  environment_revision: z.int().nullable().optional(),
  buckets: z.array(UsageBucket),
});
export type UsageSeries = z.infer<typeof UsageSeries>;

export const SessionUsage = z.object({
  from: Timestamp,
  to: Timestamp,
  bucket: z.enum(['hour', 'day']),
  window: z.object({
    turns: z.int(),
    sessions_started: z.int(),
    sessions_ended: z.int(),
    accrued_credits: z.number(),
    latency_p50_ms: z.number().nullable(),
    latency_p95_ms: z.number().nullable(),
  }),
  series: z.array(UsageSeries),
});
export type SessionUsage = z.infer<typeof SessionUsage>;

export const SpendCap = z.object({
  cap_credits: z.number().nullable(),
  drawn_credits: z.number(),
  balance_credits: z.number().nullable(),
  plan_allowance_credits: z.number().nullable(),
  period_start: Timestamp,
  period_end: Timestamp,
});
export type SpendCap = z.infer<typeof SpendCap>;

const Budget = z.object({ limit: z.int(), remaining: z.int(), reset_seconds: z.int() }).nullable();

/** A member is null where no budget applies: a user token, or a budget set to `none`. */
export const RateLimits = z.object({ requests: Budget, sessions_per_day: Budget });
export type RateLimits = z.infer<typeof RateLimits>;
