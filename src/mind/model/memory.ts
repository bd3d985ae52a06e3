import { z } from 'zod';

/** One turn as the person remembers it: what was done and what came of it, in words. */
const PastStep = z.object({ turn: z.int(), did: z.string(), came: z.string().nullable() });
export type PastStep = z.infer<typeof PastStep>;

const Memory = z.object({
  v: z.literal(1),
  steps: z.array(PastStep),
  /** What the limits (patience, feeling) carry from turn to turn. */
  limits: z.unknown(),
});
export type ModelMemory = z.infer<typeof Memory>;

const STEPS_KEPT = 12;

/** What was handed back on the turn before. Anything else, such as another engine's memory, is a blank start. */
export function recall(memory: unknown): ModelMemory {
  const parsed = Memory.safeParse(memory);
  return parsed.success ? parsed.data : { v: 1, steps: [], limits: null };
}

/** Writes what came of the last step next to it. */
export function learn(steps: readonly PastStep[], came: string | null): PastStep[] {
  const last = steps.at(-1);
  if (!last || came === null || came === '') return [...steps];
  return [...steps.slice(0, -1), { ...last, came: came.replace(/\s+/g, ' ').slice(0, 160) }];
}

export function remember(steps: readonly PastStep[], step: PastStep): PastStep[] {
  return [...steps, step].slice(-STEPS_KEPT);
}
