import { Encoder } from './encoder.ts';

/** Texts whose vectors are kept: as many as some dozen pages hold. */
const KEPT = 6_000;
/** Digits of a likeness, fewer than machines agree on. */
const DIGITS = 1_000;

let encoder: Encoder | undefined;
const kept = new Map<string, Float32Array>();

/** Encodes some texts in one go, which takes less time than one by one. */
export function prepareSentences(texts: readonly string[]): void {
  const missing = [...new Set(texts)].filter((text) => !kept.has(text));
  if (missing.length === 0) return;
  encoder ??= new Encoder();
  while (kept.size > 0 && kept.size + missing.length > KEPT) kept.delete(kept.keys().next().value!);
  for (const [i, vector] of encoder.encode(missing).entries()) kept.set(missing[i]!, vector);
}

function vectorOf(text: string): Float32Array {
  if (!kept.has(text)) prepareSentences([text]);
  return kept.get(text)!;
}

/** How much two texts have to do with each other as sentences, -1..1: the cosine of their vectors. */
export function sentenceLikeness(a: string, b: string): number {
  const x = vectorOf(a);
  const y = vectorOf(b);
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i]! * y[i]!;
  return Math.round(sum * DIGITS) / DIGITS;
}

/** Cosines of what has nothing to do with each other, and of what belongs together whatever the words; what likeness of words the latter is worth. */
const UNRELATED = 0.2;
const BELONGS = 0.8;
const WORTH = 0.85;

/** The same as a similarity of words is told, 0..0.85: 0 for what has nothing to do with each other. */
export function sentenceSimilarity(a: string, b: string): number {
  return WORTH * Math.min(1, Math.max(0, (sentenceLikeness(a, b) - UNRELATED) / (BELONGS - UNRELATED)));
}
