export * from './appraise.ts';
export * from './comment.ts';
export * from './seconds.ts';
export * from './waiting.ts';
