export type { Dialect } from './dialect.ts';
export { columns, statement } from './statement.ts';
export { openStore, type Queryable, type Store, type StoreOptions } from './store.ts';
export type * from './tables.ts';
export { violates } from './unique.ts';
