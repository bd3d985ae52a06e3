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
export type { ActionKind, Box, Observation, PageAction, PageText } from './types.ts';
