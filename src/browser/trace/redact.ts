import { strFromU8, strToU8 } from 'fflate';
import type { Secrets } from '../act/secrets.ts';

const HIDDEN = '***';

/** Takes secrets out of what is about to be written, however they are spelled in it. */
export class Redactor {
  readonly #spellings: readonly string[];

  constructor(secrets: Secrets) {
    this.#spellings = secrets.spellings();
  }

  text(text: string): string {
    return this.#spellings.reduce((hidden, spelling) => hidden.replaceAll(spelling, HIDDEN), text);
  }

  /** Text and binary alike: one byte stays one character on the way. */
  bytes(bytes: Uint8Array): Uint8Array {
    if (this.#spellings.length === 0) return bytes;
    // Latin-1 keeps every byte; a spelling is looked for as the bytes of its UTF-8.
    const text = strFromU8(bytes, true);
    let hidden = text;
    for (const spelling of this.#spellings) hidden = hidden.replaceAll(strFromU8(strToU8(spelling), true), HIDDEN);
    return hidden === text ? bytes : strToU8(hidden, true);
  }
}
