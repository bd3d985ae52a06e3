/**
 * `multiply.wat`, assembled: the product of matrices with the machine's vector instructions, in whole numbers. All else that an encoder does to numbers is little beside it.
 * A library for it (tfjs with its WebAssembly backend: 66 MB) takes longer, and can only be started asynchronously.
 */
const ASSEMBLED =
  'AGFzbQEAAAABFQJgCX9/f39/f39/fwBgBX9/f39/AAIPAQNlbnYGbWVtb3J5AgABAwMCAAEHEwIIbXVsdGlwbHkAAAR0ZWxsAAEK1goC5ggCCn' +
  '8LeyAHQQF0IQkgCEECdCEKAkADQCAGQQRJDQEgAyEPIAQhECACIQ4gBSESIAghCwNA/QwAAAAAAAAAAAAAAAAAAAAAIRb9DAAAAAAAAAAAAAAA' +
  'AAAAAAAhF/0MAAAAAAAAAAAAAAAAAAAAACEY/QwAAAAAAAAAAAAAAAAAAAAAIRn9DAAAAAAAAAAAAAAAAAAAAAAhGv0MAAAAAAAAAAAAAAAAAA' +
  'AAACEb/QwAAAAAAAAAAAAAAAAAAAAAIRz9DAAAAAAAAAAAAAAAAAAAAAAhHSAHIQwgACENA0AgDv0BAwAhFCAO/QEDCCEVIA39CQIAIRMgFiAT' +
  'IBT9ugH9rgEhFiAXIBMgFf26Af2uASEXIA0gCWr9CQIAIRMgGCATIBT9ugH9rgEhGCAZIBMgFf26Af2uASEZIA0gCUECbGr9CQIAIRMgGiATIB' +
  'T9ugH9rgEhGiAbIBMgFf26Af2uASEbIA0gCUEDbGr9CQIAIRMgHCATIBT9ugH9rgEhHCAdIBMgFf26Af2uASEdIA1BBGohDSAOQRBqIQ4gDEEC' +
  'ayIMDQALIBIhESAB/QkCACETIBEgEP0ABAAgFv36ASATIA/9AAQA/eYB/eYB/eQB/QsEACARIBD9AAQQIBf9+gEgEyAP/QAEEP3mAf3mAf3kAf' +
  '0LBBAgESAKaiERIAH9CQIEIRMgESAQ/QAEACAY/foBIBMgD/0ABAD95gH95gH95AH9CwQAIBEgEP0ABBAgGf36ASATIA/9AAQQ/eYB/eYB/eQB' +
  '/QsEECARIApqIREgAf0JAgghEyARIBD9AAQAIBr9+gEgEyAP/QAEAP3mAf3mAf3kAf0LBAAgESAQ/QAEECAb/foBIBMgD/0ABBD95gH95gH95A' +
  'H9CwQQIBEgCmohESAB/QkCDCETIBEgEP0ABAAgHP36ASATIA/9AAQA/eYB/eYB/eQB/QsEACARIBD9AAQQIB39+gEgEyAP/QAEEP3mAf3mAf3k' +
  'Af0LBBAgD0EgaiEPIBBBIGohECASQSBqIRIgC0EIayILDQALIAAgCUEEbGohACABQRBqIQEgBSAKQQRsaiEFIAZBBGshBgwACwsCQANAIAZFDQ' +
  'EgAyEPIAQhECACIQ4gBSESIAghCwNA/QwAAAAAAAAAAAAAAAAAAAAAIRb9DAAAAAAAAAAAAAAAAAAAAAAhFyAHIQwgACENA0AgDv0BAwAhFCAO' +
  '/QEDCCEVIA39CQIAIRMgFiATIBT9ugH9rgEhFiAXIBMgFf26Af2uASEXIA1BBGohDSAOQRBqIQ4gDEECayIMDQALIBIhESAB/QkCACETIBEgEP' +
  '0ABAAgFv36ASATIA/9AAQA/eYB/eYB/eQB/QsEACARIBD9AAQQIBf9+gEgEyAP/QAEEP3mAf3mAf3kAf0LBBAgD0EgaiEPIBBBIGohECASQSBq' +
  'IRIgC0EIayILDQALIAAgCUEBbGohACABQQRqIQEgBSAKQQFsaiEFIAZBAWshBgwACwsL6wEDAn8CfQF7AkADQCADRQ0BIAAhBSAAIARBAnRqIQ' +
  'b9DAAAAAAAAAAAAAAAAAAAAAAhCQNAIAkgBf0ABAD94AH96QEhCSAFQRBqIgUgBkkNAAsgCf0fACAJ/R8BlyAJ/R8CIAn9HwOXlyEHIAIgB0MA' +
  '+P9FlTgCAEMAAAAAIQggB0MAAAAAXgRAQwD4/0UgB5UhCAsgCP0TIQkDQCABIAkgAP0ABAD95gH9av34ASAJIAD9AAQQ/eYB/Wr9+AH9hQH9Cw' +
  'QAIAFBEGohASAAQSBqIgAgBkkNAAsgAkEEaiECIANBAWshAwwACwsL';

type Tell = (x: number, whole: number, steps: number, rows: number, depth: number) => void;
type Multiply = (
  x: number,
  steps: number,
  weights: number,
  scale: number,
  bias: number,
  out: number,
  rows: number,
  depth: number,
  columns: number,
) => void;

/** Bytes of a page of memory, of a float, of a vector. */
const PAGE = 65_536;
const FLOAT = 4;
const VECTOR = 16;
/** Columns that lie side by side in a panel of weights, and rows in a pair. */
const PANEL = 8;
const PAIR = 2;
/** A matrix in signed bytes, row by row, each column with the scale to multiply it by. */
export interface Matrix {
  values: Int8Array;
  scales: Float32Array;
}

/** Weights in memory. */
export interface Weights {
  at: number;
  scale: number;
  bias: number;
  depth: number;
  columns: number;
}

/** Memory that is handed out from the bottom up and never given back, and the product of matrices in it. Places are told in bytes. */
export class Kernel {
  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #multiply: Multiply;
  readonly #tell: Tell;
  readonly #rows: number;
  readonly #whole: number;
  readonly #steps: number;
  #top = 0;

  /**
   * @param rows the most rows of a product.
   * @param depth the most numbers in one of them.
   */
  constructor(rows: number, depth: number) {
    const code = new WebAssembly.Module(Buffer.from(ASSEMBLED, 'base64'));
    const { exports } = new WebAssembly.Instance(code, { env: { memory: this.#memory } });
    this.#multiply = exports.multiply as Multiply;
    this.#tell = exports.tell as Tell;
    this.#rows = rows;
    this.#whole = this.#take(rows * depth * Int16Array.BYTES_PER_ELEMENT);
    this.#steps = this.take(rows);
  }

  #take(bytes: number): number {
    const at = this.#top;
    this.#top += Math.ceil(bytes / VECTOR) * VECTOR;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Takes room for so many floats. */
  take(floats: number): number {
    return this.#take(floats * FLOAT);
  }

  /** The floats from a place on. It is void once more room was taken. */
  view(at: number, floats: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at, floats);
  }

  /** Lays weights of an even number of rows, and their bias, into memory. */
  lay({ values, scales }: Matrix, bias: Float32Array): Weights {
    const columns = bias.length;
    const depth = values.length / columns;
    const weights = {
      at: this.#take(values.length),
      scale: this.take(columns),
      bias: this.take(columns),
      depth,
      columns,
    };
    this.view(weights.scale, columns).set(scales);
    this.view(weights.bias, columns).set(bias);
    const panels = new Int8Array(this.#memory.buffer, weights.at, values.length);
    for (let row = 0; row < depth; row++)
      for (let column = 0; column < columns; column++) {
        const panel = Math.floor(column / PANEL) * PANEL * depth;
        const pair = Math.floor(row / PAIR) * PAIR * PANEL;
        panels[panel + pair + (column % PANEL) * PAIR + (row % PAIR)] = values[row * columns + column]!;
      }
    return weights;
  }

  /**
   * out[rows][columns] = x[rows][depth] · weights + bias, of floats. Each row of `x` is told in whole steps of its own, 8191 for its largest number: with weights
   * of up to 127 and rows of up to 2,064 numbers a sum of products stays within 32 bits, and what is lost is a ten-thousandth of the largest number.
   */
  multiply(x: number, { at, scale, bias, depth, columns }: Weights, out: number, rows: number): void {
    if (rows > this.#rows) throw new RangeError(`${rows} rows are more than ${this.#rows}`);
    this.#tell(x, this.#whole, this.#steps, rows, depth);
    this.#multiply(this.#whole, this.#steps, at, scale, bias, out, rows, depth, columns);
  }
}
