export type { PageChange } from './change.ts';
export { createRecordingMind, createReplayMind } from './minds.ts';
