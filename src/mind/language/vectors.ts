import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of word vectors: `data/vectors.bin`, made by scripts/make-vectors.ts. */
interface Table {
  index: Map<string, number>;
  dimensions: number;
  values: Int8Array;
  norms: Float32Array;
}

let table: Table | undefined;

function load(): Table {
  // data/ stands beside src/ and dist/ alike, so the way up is the same from both.
  const path = join(import.meta.dirname, '..', '..', '..', 'data', 'vectors.bin');
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new Error(`word vectors are missing: ${path}; reinstall the package, or run scripts/make-vectors.ts`, {
      cause,
    });
  }
  if (bytes.toString('latin1', 0, 4) !== 'DVEC') throw new Error(`${path} is not a table of word vectors`);
  const count = bytes.readUInt32LE(4);
  const dimensions = bytes.readUInt32LE(8);
  const length = bytes.readUInt32LE(12);
  const words = bytes.toString('utf8', 16, 16 + length).split('\n');
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + 16 + length, count * dimensions);
  const norms = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let j = i * dimensions; j < (i + 1) * dimensions; j++) sum += values[j]! * values[j]!;
    norms[i] = Math.sqrt(sum) || 1;
  }
  return { index: new Map(words.map((word, i) => [word, i])), dimensions, values, norms };
}

/** Loads the table now instead of at the first word; returns how many words it knows. */
export function loadVectors(): number {
  table ??= load();
  return table.index.size;
}

/** Place of a lower-case word in the table, which is in order of falling frequency; -1 when unknown. */
export function wordIndex(word: string): number {
  table ??= load();
  return table.index.get(word) ?? -1;
}

/** Cosine of two words given by their places in the table, -1..1. */
export function cosine(a: number, b: number): number {
  if (a < 0 || b < 0) return 0;
  if (a === b) return 1;
  const { dimensions, values, norms } = table!;
  let sum = 0;
  const at = a * dimensions;
  const bt = b * dimensions;
  for (let i = 0; i < dimensions; i++) sum += values[at + i]! * values[bt + i]!;
  return sum / (norms[a]! * norms[b]!);
}

/**
 * How much a word tells, 0..1, from its rank: Zipf's law makes the probability of the word of rank r about 1/r, so
 * its information rises with log r. Unknown words are names and codes, which tell most.
 */
export function informativeness(word: string): number {
  const rank = wordIndex(word);
  if (rank < 0) return 1;
  return Math.min(1, Math.log(1 + rank / 40) / Math.log(1 + 20_000 / 40) + 0.12);
}
