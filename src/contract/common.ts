import { z } from 'zod';

/** Any UUID is accepted; the ids minted here are UUIDv7, so they sort by time. */
export const Uuid = z.guid();

/** ISO 8601, UTC, milliseconds, `Z`. */
export const Timestamp = z.iso.datetime({ precision: 3 });

export const Pacing = z.enum(['pause_on_decide', 'frame_on_demand', 'free_running']);
export type Pacing = z.infer<typeof Pacing>;

export const ReasoningEffort = z.enum(['low', 'medium', 'high']);
export type ReasoningEffort = z.infer<typeof ReasoningEffort>;

export const Retention = z.enum(['none', '30d', '90d', 'indefinite']);
export type Retention = z.infer<typeof Retention>;

/** Days a retention keeps what was recorded; `null` keeps it for good, 0 keeps nothing. */
export const RETENTION_DAYS: Readonly<Record<Retention, number | null>> = {
  none: 0,
  '30d': 30,
  '90d': 90,
  indefinite: null,
};

/** When something recorded at `from` is due for deletion, or null when it never is. */
export function retentionExpiry(retention: Retention, from: Date): Date | null {
  const days = RETENTION_DAYS[retention];
  return days === null ? null : new Date(from.getTime() + days * 86_400_000);
}
