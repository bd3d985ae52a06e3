export * from './common.ts';
export * from './errors.ts';
export * from './knowledge.ts';
export * from './person.ts';
export * from './results.ts';
export * from './session.ts';
export * from './sessions.ts';
export * from './turn.ts';
