import { z } from 'zod';
import type { Page } from '../../perception/index.ts';
import { contentOf } from '../../scent/observe.ts';

/** What the session has been like so far: all that patience and feeling are computed from. JSON. */
export const Experience = z.object({
  /** Acts without effect, complaints of the page, and waits, each in a row. */
  idle: z.number(),
  errors: z.number(),
  waits: z.number(),
  /** Noticeable waits for the page, and their felt seconds in all. */
  delays: z.number().default(0),
  delayed: z.number().default(0),
  /** Turns since the page last brought something new. */
  stuck: z.number(),
  moves: z.number(),
  /** Seconds spent on what did not help. */
  lost: z.number(),
  chance: z.number(),
  frustration: z.number(),
  /** Hash of what was shown on the turn before, and every page seen. */
  shown: z.string().nullable(),
  pages: z.array(z.string()),
  /** Looks at each page, for noticing. */
  looks: z.record(z.string(), z.number()),
  words: z.number(),
  lastKind: z.string().nullable(),
  lastLabel: z.string().nullable(),
  lastSeconds: z.number(),
  /** Wordings used lately. */
  said: z.array(z.string()),
});
export type Experience = z.infer<typeof Experience>;

export function recallExperience(memory: unknown): Experience {
  const parsed = Experience.safeParse(memory);
  if (parsed.success) return parsed.data;
  return {
    idle: 0,
    errors: 0,
    waits: 0,
    delays: 0,
    delayed: 0,
    stuck: 0,
    moves: 0,
    lost: 0,
    // The share of usability tasks that people complete (mean over 1,200 tasks, see docs/mind-measured.md).
    chance: 0.78,
    frustration: 0,
    shown: null,
    pages: [],
    looks: {},
    words: 0,
    lastKind: null,
    lastLabel: null,
    lastSeconds: 0,
    said: [],
  };
}

const WITHOUT_EFFECT =
  /\b(?:nothing (?:changed|happened)|no effect|not possible|blocked|covered|failed|could not|did not)\b/i;
/** Acts that are not expected to change a page. */
const QUIET = new Set(['type', 'scroll', 'wait', 'point', 'set']);

/** Takes in what the page shows now as the result of the last act. */
export function live(before: Experience, page: Page, key: string): Experience {
  const shown = String(contentOf(page));
  const unchanged = before.shown === shown;
  const acted = before.lastKind !== null;
  const without = acted && (WITHOUT_EFFECT.test(page.outcome) || (unchanged && !QUIET.has(before.lastKind ?? '')));
  const waited = before.lastKind === 'wait';
  const known = before.pages.includes(shown);
  const progressed = acted && !without && page.error === '' && !known;
  return {
    ...before,
    idle: without && !waited ? before.idle + 1 : 0,
    errors: page.error === '' ? 0 : before.errors + 1,
    waits: waited ? before.waits + 1 : 0,
    stuck: progressed || !acted ? 0 : before.stuck + 1,
    lost: before.lost + (without || waited || page.error !== '' ? before.lastSeconds : 0),
    shown,
    pages: known ? before.pages : [...before.pages, shown].slice(-60),
    looks: { ...Object.fromEntries(Object.entries(before.looks).slice(-40)), [key]: (before.looks[key] ?? 0) + 1 },
  };
}
