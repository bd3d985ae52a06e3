import { Kernel, type Weights } from './kernel.ts';
import { type Model, readModel } from './model.ts';
import { Pieces } from './pieces.ts';

/** Numbers of a vector that stands for a text. */
const DIMENSIONS = 512;
const INNER = 1536;
const HEADS = 4;
/** Pieces of a text that are read, and that are worked on in one go. */
const READ = 64;
const AT_ONCE = 256;
/** Added to a variance before its root is taken, as in training. */
const EPSILON = 1e-6;
/** The slowest of the waves that tell a place in a sentence, in pieces (Vaswani and others 2017). */
const SLOWEST = 10_000;

interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

interface Layer {
  before: Norm;
  attend: Weights;
  joined: Weights;
  between: Norm;
  widen: Weights;
  narrow: Weights;
}

/**
 * Turns texts into vectors whose cosine tells how much they have to do with each other: a transformer of two layers over pieces of words, the Universal
 * Sentence Encoder lite (Cer and others 2018, "Universal Sentence Encoder for English"), tuned on needs and the labels that one would follow for them, and on
 * questions and the lines that answer them (scripts/sentences).
 */
export class Encoder {
  readonly #model: Model = readModel();
  readonly #pieces = new Pieces(this.#model.pieces);
  readonly #kernel = new Kernel(AT_ONCE, INNER);
  readonly #residual = this.#lay('residual');
  readonly #layers = [0, 1].map((i) => this.#layer(i));
  readonly #out = this.#lay('out');
  readonly #speeds = this.#wavesOf(this.#model.width / 2);
  /** Room for what is worked on, by rows of pieces. */
  readonly #room = {
    input: this.#kernel.take(AT_ONCE * this.#model.width),
    stream: this.#kernel.take(AT_ONCE * DIMENSIONS),
    normed: this.#kernel.take(AT_ONCE * DIMENSIONS),
    wide: this.#kernel.take(AT_ONCE * INNER),
    change: this.#kernel.take(AT_ONCE * DIMENSIONS),
  };

  #lay(name: string): Weights {
    return this.#kernel.lay(this.#model.matrix(`${name}.weights`), this.#model.tensor(`${name}.bias`));
  }

  #norm(name: string): Norm {
    return { scale: this.#model.tensor(`${name}.scale`), bias: this.#model.tensor(`${name}.bias`) };
  }

  #layer(i: number): Layer {
    return {
      before: this.#norm(`${i}.before`),
      attend: this.#lay(`${i}.attend`),
      joined: this.#lay(`${i}.joined`),
      between: this.#norm(`${i}.between`),
      widen: this.#lay(`${i}.widen`),
      narrow: this.#lay(`${i}.narrow`),
    };
  }

  #wavesOf(count: number): number[] {
    return Array.from({ length: count }, (_, i) => SLOWEST ** (-i / (count - 1)));
  }

  /** Unit vectors of some texts, in their order. How a text is set (capitals, a full stop at the end) does not matter. */
  encode(texts: readonly string[]): Float32Array[] {
    const spelled = texts.map((text) => {
      const bare = text
        .toLowerCase()
        .trim()
        .replace(/[.?!]+$/, '');
      const ids = this.#pieces.spell(bare).slice(0, READ);
      return ids.length > 0 ? ids : [0];
    });
    const vectors: Float32Array[] = [];
    for (let from = 0; from < spelled.length; ) {
      let to = from;
      for (let rows = 0; to < spelled.length && rows + spelled[to]!.length <= AT_ONCE; to++)
        rows += spelled[to]!.length;
      vectors.push(...this.#encode(spelled.slice(from, to)));
      from = to;
    }
    return vectors;
  }

  #encode(texts: readonly number[][]): Float32Array[] {
    const rows = texts.reduce((sum, { length }) => sum + length, 0);
    const kernel = this.#kernel;
    const { input, stream, change } = this.#room;
    this.#place(texts, kernel.view(input, rows * this.#model.width));
    kernel.multiply(input, this.#residual, stream, rows);
    for (const [i, layer] of this.#layers.entries()) this.#pass(layer, texts, i === 0 ? input : stream, rows);
    // The mean of the pieces of each text.
    const last = kernel.view(stream, rows * DIMENSIONS);
    const means = kernel.view(this.#room.normed, texts.length * DIMENSIONS).fill(0);
    let row = 0;
    for (const [t, ids] of texts.entries())
      for (let end = row + ids.length; row < end; row++)
        for (let j = 0; j < DIMENSIONS; j++)
          means[t * DIMENSIONS + j] = means[t * DIMENSIONS + j]! + last[row * DIMENSIONS + j]! / ids.length;
    kernel.multiply(this.#room.normed, this.#out, change, texts.length);
    const out = kernel.view(change, texts.length * DIMENSIONS);
    return texts.map((_, t) => unit(out.slice(t * DIMENSIONS, (t + 1) * DIMENSIONS).map(Math.tanh)));
  }

  /** The pieces of some texts with the waves that tell their places, row by row. */
  #place(texts: readonly number[][], input: Float32Array): void {
    const { width } = this.#model;
    let row = 0;
    for (const ids of texts)
      for (const [place, id] of ids.entries()) {
        const at = input.subarray(row * width, (row + 1) * width);
        this.#model.piece(id, at);
        for (let i = 0; i < width / 2; i++) {
          const angle = place * this.#speeds[i]!;
          at[i] = 2 * at[i]! + Math.sin(angle);
          at[i + width / 2] = 2 * at[i + width / 2]! + Math.cos(angle);
        }
        row += 1;
      }
  }

  /** One layer: each piece hears from the others of its text, then is worked on by itself. Adds to `stream`. */
  #pass(
    { before, attend, joined, between, widen, narrow }: Layer,
    texts: readonly number[][],
    from: number,
    rows: number,
  ) {
    const kernel = this.#kernel;
    const { stream, normed, wide, change } = this.#room;
    const width = attend.depth;
    normalise(kernel.view(from, rows * width), before, kernel.view(normed, rows * width));
    kernel.multiply(normed, attend, wide, rows);
    hear(texts, kernel.view(wide, rows * 3 * width), kernel.view(normed, rows * width), width);
    kernel.multiply(normed, joined, change, rows);
    this.#add(rows);
    normalise(kernel.view(stream, rows * DIMENSIONS), between, kernel.view(normed, rows * DIMENSIONS));
    kernel.multiply(normed, widen, wide, rows);
    const inner = kernel.view(wide, rows * INNER);
    for (let i = 0; i < inner.length; i++) if (inner[i]! < 0) inner[i] = 0;
    kernel.multiply(wide, narrow, change, rows);
    this.#add(rows);
  }

  #add(rows: number): void {
    const stream = this.#kernel.view(this.#room.stream, rows * DIMENSIONS);
    const change = this.#kernel.view(this.#room.change, rows * DIMENSIONS);
    for (let i = 0; i < stream.length; i++) stream[i] = stream[i]! + change[i]!;
  }
}

/** Each row with mean 0 and variance 1, then scaled (Ba and others 2016, layer normalisation). */
function normalise(x: Float32Array, { scale, bias }: Norm, out: Float32Array): void {
  const width = scale.length;
  for (let at = 0; at < x.length; at += width) {
    let mean = 0;
    for (let j = 0; j < width; j++) mean += x[at + j]!;
    mean /= width;
    let variance = 0;
    for (let j = 0; j < width; j++) variance += (x[at + j]! - mean) ** 2;
    const factor = 1 / Math.sqrt(variance / width + EPSILON);
    for (let j = 0; j < width; j++) out[at + j] = (x[at + j]! - mean) * factor * scale[j]! + bias[j]!;
  }
}

/** Scaled dot-product attention (Vaswani and others 2017) within each text: rows of [query, key, value] to rows of what was heard. */
function hear(texts: readonly number[][], rows: Float32Array, out: Float32Array, width: number): void {
  const span = 3 * width;
  const size = width / HEADS;
  const scale = 1 / Math.sqrt(size);
  const shares = new Float64Array(READ);
  let first = 0;
  for (const { length } of texts) {
    for (let row = first; row < first + length; row++)
      for (let head = 0; head < width; head += size) {
        const query = row * span + head;
        let most = -Infinity;
        for (let other = 0; other < length; other++) {
          const key = (first + other) * span + width + head;
          let dot = 0;
          for (let j = 0; j < size; j++) dot += rows[query + j]! * rows[key + j]!;
          shares[other] = dot * scale;
          most = Math.max(most, shares[other]!);
        }
        let sum = 0;
        for (let other = 0; other < length; other++) sum += shares[other] = Math.exp(shares[other]! - most);
        const heard = row * width + head;
        out.fill(0, heard, heard + size);
        for (let other = 0; other < length; other++) {
          const value = (first + other) * span + 2 * width + head;
          const share = shares[other]! / sum;
          for (let j = 0; j < size; j++) out[heard + j] = out[heard + j]! + share * rows[value + j]!;
        }
      }
    first += length;
  }
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}
