export * from './interval.ts';
export * from './planning.ts';
export { normalCdf, normalQuantile } from './special.ts';
export * from './summary.ts';
export * from './tests.ts';
