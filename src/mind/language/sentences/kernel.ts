/**
 * `multiply.wat`, assembled: one product of matrices with the machine's vector instructions. All else that an encoder does to numbers is little beside it.
 * A library for it (tfjs with its WebAssembly backend: 66 MB) takes as long, and can only be started asynchronously.
 */
const ASSEMBLED =
  'AGFzbQEAAAABCwFgB39/f39/f38AAg8BA2VudgZtZW1vcnkCAAEDAgEABwwBCG11bHRpcGx5AAAKoQUBngUCCX8LeyAFQQJ0IQcgBkECdCEIAk' +
  'ADQCAEQQRJDQEgAiENIAEhDCADIQ8gBiEJA0AgDf0ABAAhEyAN/QAEECEUIA39AAQAIRUgDf0ABBAhFiAN/QAEACEXIA39AAQQIRggDf0ABAAh' +
  'GSAN/QAEECEaIAUhCiAAIQsDQCAM/QAEACERIAz9AAQQIRIgC/0JAgAhECATIBAgEf3mAf3kASETIBQgECAS/eYB/eQBIRQgCyAHav0JAgAhEC' +
  'AVIBAgEf3mAf3kASEVIBYgECAS/eYB/eQBIRYgCyAHQQJsav0JAgAhECAXIBAgEf3mAf3kASEXIBggECAS/eYB/eQBIRggCyAHQQNsav0JAgAh' +
  'ECAZIBAgEf3mAf3kASEZIBogECAS/eYB/eQBIRogC0EEaiELIAxBIGohDCAKQQFrIgoNAAsgDyEOIA4gE/0LBAAgDiAU/QsEECAOIAhqIQ4gDi' +
  'AV/QsEACAOIBb9CwQQIA4gCGohDiAOIBf9CwQAIA4gGP0LBBAgDiAIaiEOIA4gGf0LBAAgDiAa/QsEECANQSBqIQ0gD0EgaiEPIAlBCGsiCQ0A' +
  'CyAAIAdBBGxqIQAgAyAIQQRsaiEDIARBBGshBAwACwsCQANAIARFDQEgAiENIAEhDCADIQ8gBiEJA0AgDf0ABAAhEyAN/QAEECEUIAUhCiAAIQ' +
  'sDQCAM/QAEACERIAz9AAQQIRIgC/0JAgAhECATIBAgEf3mAf3kASETIBQgECAS/eYB/eQBIRQgC0EEaiELIAxBIGohDCAKQQFrIgoNAAsgDyEO' +
  'IA4gE/0LBAAgDiAU/QsEECANQSBqIQ0gD0EgaiEPIAlBCGsiCQ0ACyAAIAdBAWxqIQAgAyAIQQFsaiEDIARBAWshBAwACwsL';

type Multiply = (x: number, w: number, bias: number, out: number, rows: number, depth: number, columns: number) => void;

/** Bytes of a page of memory, and of a float. */
const PAGE = 65_536;
const FLOAT = 4;
/** Columns that lie side by side in a panel of weights. */
const PANEL = 8;

/** A matrix of weights in memory. */
export interface Weights {
  at: number;
  bias: number;
  depth: number;
  columns: number;
}

/** Memory of floats that is handed out from the bottom up and never given back, and the product of matrices in it. */
export class Kernel {
  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #multiply: Multiply;
  #top = 0;

  constructor() {
    const code = new WebAssembly.Module(Buffer.from(ASSEMBLED, 'base64'));
    const { exports } = new WebAssembly.Instance(code, { env: { memory: this.#memory } });
    this.#multiply = exports.multiply as Multiply;
  }

  /** Takes room for so many floats; the place of the first, in floats. */
  take(floats: number): number {
    const at = this.#top;
    this.#top += floats;
    const missing = this.#top * FLOAT - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** The floats from a place on. It is void once more room was taken. */
  view(at: number, floats: number): Float32Array {
    return new Float32Array(this.#memory.buffer, at * FLOAT, floats);
  }

  /** Lays weights of shape depth x columns, row by row, and their bias into memory. */
  lay(values: Float32Array, bias: Float32Array): Weights {
    const columns = bias.length;
    const depth = values.length / columns;
    const weights = { at: this.take(values.length), bias: this.take(columns), depth, columns };
    this.view(weights.bias, columns).set(bias);
    const panels = this.view(weights.at, values.length);
    for (let row = 0; row < depth; row++)
      for (let column = 0; column < columns; column++) {
        const panel = Math.floor(column / PANEL) * PANEL * depth;
        panels[panel + row * PANEL + (column % PANEL)] = values[row * columns + column]!;
      }
    return weights;
  }

  /** out[rows][columns] = x[rows][depth] · weights + bias. */
  multiply(x: number, { at, bias, depth, columns }: Weights, out: number, rows: number): void {
    this.#multiply(x * FLOAT, at * FLOAT, bias * FLOAT, out * FLOAT, rows, depth, columns);
  }
}
