/** Syllables of an English word, by counting groups of vowels without a silent final e. */
export function syllables(word: string): number {
  const w = word.toLowerCase().replace(/[^a-z]/g, '');
  if (w.length <= 3) return w.length > 0 ? 1 : 0;
  const groups = w
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * Reading grade of a text by the Flesch-Kincaid formula (Kincaid et al. 1975): years of schooling needed to follow it.
 * Zero for texts of fewer than eight words, where the formula says nothing.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?\n]+/).filter((part) => /[a-z]/i.test(part));
  const all = text.match(/[A-Za-z']+/g) ?? [];
  if (all.length < 8 || sentences.length === 0) return 0;
  const syllableCount = all.reduce((sum, word) => sum + syllables(word), 0);
  return Math.max(0, 0.39 * (all.length / sentences.length) + 11.8 * (syllableCount / all.length) - 15.59);
}
