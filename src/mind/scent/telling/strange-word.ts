import { wordIndex } from '../../language/index.ts';

/**
 * The word of a label that this person is least likely to know: rare in print, and rarer than schooling makes familiar.
 * Vocabulary grows with schooling (Nagy and Anderson 1984 count about 3,000 words a school year).
 */
export function strangeWord(label: string, grade: number): string | null {
  const known = 3000 * Math.max(3, grade - 4);
  for (const word of label.match(/\p{L}[\p{L}'-]+/gu) ?? []) {
    if (/^\p{Lu}{2,}s?$/u.test(word)) return word;
    // Names and plain things need not be known; learned endings tell the words that one has to have met.
    if (!LEARNED.test(word)) continue;
    const lower = word.toLowerCase();
    const ranks = [lower, lower.replace(/(?:es|s|ing|ed)$/, '')].map(wordIndex).filter((rank) => rank >= 0);
    if (Math.min(...ranks, Number.POSITIVE_INFINITY) > known) return word;
  }
  return null;
}

const LEARNED =
  /(?:tion|sion|ment|metric|metry|ance|ence|ity|ics|ology|graphy|ative|ical|ary|ory|isation|ization|ism)s?$/i;
