import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Matrix } from './kernel.ts';

/** What `data/sentences.bin` holds, made by scripts/sentences: the weights of the encoder, and the pieces that words are spelled with. */
export interface Model {
  /** Pieces in the order of their numbers, each with the logarithm of its probability. */
  pieces: Array<[piece: string, score: number]>;
  /** The numbers of a tensor of floats. */
  tensor(name: string): Float32Array;
  matrix(name: string): Matrix;
  /** One row of the table of pieces, and how many numbers it has. */
  piece(id: number, into: Float32Array): void;
  width: number;
}

interface Entry {
  name: string;
  shape: number[];
  /** Where its numbers lie behind the head of the file, in bytes: signed bytes, then a scale for each column of floats. */
  at: number;
  /** Whether it is kept in signed bytes, each column (of the table of pieces each row) with a scale. */
  bytes: boolean;
}

const TABLE = 'pieces';

/** Reads the encoder's weights. Throws where they are missing or are something else. */
export function readModel(): Model {
  const path = join(import.meta.dirname, '..', '..', '..', '..', 'data', 'sentences.bin');
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch (cause) {
    throw new Error(`the sentence encoder is missing: ${path}; reinstall the package`, { cause });
  }
  if (file.toString('latin1', 0, 4) !== 'DSEN') throw new Error(`${path} is not a sentence encoder`);
  const start = 8 + file.readUInt32LE(4);
  const head = JSON.parse(file.toString('utf8', 8, start)) as { pieces: Model['pieces']; tensors: Entry[] };
  const tensors = new Map(head.tensors.map((entry) => [entry.name, entry]));
  const own = file.buffer.slice(file.byteOffset + start, file.byteOffset + file.length);
  const all = new Int8Array(own);
  // The places of floats are those of no grid, so they are copied out before they are read.
  const floats = (at: number, count: number) => new Float32Array(own.slice(at, at + 4 * count));
  const find = (name: string, bytes: boolean): Entry => {
    const entry = tensors.get(name);
    if (!entry || entry.bytes !== bytes) throw new Error(`${path} holds no ${name}`);
    return entry;
  };
  const table = find(TABLE, true);
  const width = table.shape[1]!;
  const scales = floats(table.at + table.shape[0]! * width, table.shape[0]!);
  return {
    pieces: head.pieces,
    width,
    tensor(name) {
      const { shape, at } = find(name, false);
      return floats(
        at,
        shape.reduce((product, size) => product * size, 1),
      );
    },
    matrix(name) {
      const { shape, at } = find(name, true);
      const count = shape[0]! * shape[1]!;
      return { values: all.subarray(at, at + count), scales: floats(at + count, shape[1]!) };
    },
    piece(id, into) {
      for (let i = 0; i < width; i++) into[i] = all[table.at + id * width + i]! * scales[id]!;
    },
  };
}
