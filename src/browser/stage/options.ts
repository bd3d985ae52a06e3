import type { StageOptions } from '../types.ts';

export const DEFAULT_VIEWPORT = { width: 1280, height: 800 };

/** How long each thing may take before the stage gives up on it, in milliseconds. */
export const DEADLINES = {
  open: 30_000,
  observe: 20_000,
  act: 20_000,
  close: 15_000,
  trace: 45_000,
} as const;

/** The options that have a default. */
export function imageOptions(options: StageOptions) {
  return { type: 'png', quality: 85, maximumSide: 4096, ...options.image } as const;
}
