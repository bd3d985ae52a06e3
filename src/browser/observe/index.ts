export { type Scale, scaleBox, toAction } from './actions.ts';
export { pageText } from './blocks.ts';
export { Deadline, ObserveError } from './deadline.ts';
export { type ExtractOptions, extractActions, MAXIMUM_ACTIONS } from './extract.ts';
export { rememberListeners } from './generic.ts';
export { nameActions } from './naming.ts';
export { type ObserveOptions, observe, type PageObservation } from './observe.ts';
export { LONGEST_WAIT, type NamedScroller, type PageLevel, pageLevelActions, scrollerOf } from './page-level.ts';
