export { addressMatches } from './glob.ts';
export { type AnsweredRequest, holds, succeeded } from './oracle.ts';
export { outcomeOf } from './outcome.ts';
export type { PlannedScreen, PlannedSession, Progress } from './plan.ts';
export { scrubber } from './scrub.ts';
export { Interrupted, type Played, playSession } from './session.ts';
export { secretOriginsOf, stageOptionsOf } from './staged.ts';
