export { isStageError, StageError, type StageErrorKind } from './guard/error.ts';
export { BrowserNotFoundError, type LaunchOptions, launchBrowser } from './launch/launch.ts';
export { mendBrowser } from './launch/mend.ts';
export {
  type ExtractOptions,
  extractActions,
  ObserveError,
  type ObserveOptions,
  observe,
  type PageLevel,
  type PageObservation,
  pageLevelActions,
  type Scale,
  toAction,
} from './observe/index.ts';
export { attachStage, openStage } from './stage/index.ts';
export type {
  ActionKind,
  Box,
  Observation,
  PageAction,
  PageText,
  Stage,
  StageOptions,
  TurnNote,
} from './types.ts';
