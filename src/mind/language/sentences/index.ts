export { prepareSentences, sentenceLikeness, sentenceSimilarity } from './likeness.ts';
