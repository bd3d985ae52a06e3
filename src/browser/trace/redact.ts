import { strFromU8, strToU8 } from 'fflate';
import type { Secrets } from '../act/secrets.ts';
import type { Hider } from '../act/spelled.ts';

const HIDDEN = '***';

/** Takes secrets out of what is about to be written, however they are spelled in it. */
export class Redactor {
  readonly #inText: readonly Hider[];
  readonly #inBytes: readonly Hider[];

  constructor(secrets: Secrets) {
    this.#inText = secrets.hiders((text) => text);
    this.#inBytes = secrets.hiders(asBytes);
  }

  text(text: string): string {
    return hide(text, this.#inText);
  }

  /** Text and binary alike: one byte stays one character on the way. */
  bytes(bytes: Uint8Array): Uint8Array {
    if (this.#inBytes.length === 0) return bytes;
    const text = strFromU8(bytes, true);
    const hidden = hide(text, this.#inBytes);
    return hidden === text ? bytes : strToU8(hidden, true);
  }
}

function hide(text: string, hiders: readonly Hider[]): string {
  return hiders.reduce((hidden, hider) => hider(hidden, HIDDEN), text);
}

/** The bytes of the UTF-8 of a text, a character each: Latin-1 keeps every byte. */
function asBytes(text: string): string {
  return strFromU8(strToU8(text), true);
}
