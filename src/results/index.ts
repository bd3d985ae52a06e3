export * from './baseline/index.ts';
export { countedSessions } from './counted.ts';
export { type Expect, evaluateExpectations, negativeShare, type RegressionOutcome } from './expectations.ts';
export * from './findings/index.ts';
export { DEFAULT_FOLDER, REPORT_FILE, ResultsError, sessionFolder } from './folder.ts';
export { FRAMES_EXPIRE, type Purged, purge } from './purge.ts';
export { findSession, readResults, readTurns, readTurnsIfKept, resultsFolder } from './read.ts';
export {
  adjustedWald,
  detectableShare,
  type Interval,
  type SequentialVerdict,
  sequentialTest,
  sessionsForFall,
} from './statistics/index.ts';
export { decided } from './until.ts';
export { INTERRUPTED, type ResultsMeta, ResultsWriter, stampRetention, writeResults } from './writer.ts';
