const SIZE = 6;

/** The runs of six words in a text, case and punctuation aside. */
export function sixGrams(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const grams = new Set<string>();
  for (let at = 0; at + SIZE <= words.length; at += 1) grams.add(words.slice(at, at + SIZE).join(' '));
  return grams;
}

/** The share of the shorter text's runs that the other has too: 0 nothing in common, 1 the same words. */
export function shareOfGrams(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return shared / small.size;
}
