export type { Dialect } from './dialect.ts';
export type { FrameStore } from './frames.ts';
export { type Database, openStore, type Queryable, type Store, type StoreOptions } from './store.ts';
export type * from './tables.ts';
export { uniqueViolation, violates } from './unique.ts';
