import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `data/sentences.bin` holds, made by scripts/sentences: the weights of the encoder, and the pieces that words are spelled with. */
export interface Model {
  /** Pieces in the order of their numbers, each with the logarithm of its probability. */
  pieces: Array<[piece: string, score: number]>;
  /** The numbers of a tensor, row by row. */
  tensor(name: string): Float32Array;
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
  const find = (name: string): Entry => {
    const entry = tensors.get(name);
    if (!entry) throw new Error(`${path} holds no ${name}`);
    return entry;
  };
  const table = find(TABLE);
  const width = table.shape[1]!;
  const scales = floats(table.at + table.shape[0]! * width, table.shape[0]!);
  return {
    pieces: head.pieces,
    width,
    tensor(name) {
      const { shape, at, bytes } = find(name);
      const count = shape.reduce((product, size) => product * size, 1);
      if (!bytes) return floats(at, count);
      const columns = shape[1]!;
      const scale = floats(at + count, columns);
      const values = new Float32Array(count);
      for (let i = 0; i < count; i += columns)
        for (let j = 0; j < columns; j++) values[i + j] = all[at + i + j]! * scale[j]!;
      return values;
    },
    piece(id, into) {
      for (let i = 0; i < width; i++) into[i] = all[table.at + id * width + i]! * scales[id]!;
    },
  };
}
