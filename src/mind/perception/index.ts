export * from './colour-names.ts';
export * from './figures.ts';
export * from './focus.ts';
export * from './legibility.ts';
export * from './page.ts';
export * from './perceive.ts';
export * from './pixels.ts';
export { linePlaces } from './places.ts';
