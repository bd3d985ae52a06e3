export * from './dates.ts';
export * from './icons.ts';
export * from './numbers.ts';
export * from './readability.ts';
export * from './similarity.ts';
export * from './synonyms.ts';
export * from './tokens.ts';
export * from './vectors.ts';
