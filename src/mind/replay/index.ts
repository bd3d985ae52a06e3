export { describeChange, type PageChange } from './change.ts';
export { fingerprint } from './fingerprint.ts';
export { RecordingError } from './journal.ts';
export { createRecordingMind, createReplayMind, type RecordingMindOptions, type ReplayMindOptions } from './minds.ts';
