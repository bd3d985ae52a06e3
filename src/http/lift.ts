import { randomUUID } from 'node:crypto';
import type { Lifted } from '../service/lifted.ts';

/** Shorter strings are parsed like any other. */
const WORTH_LIFTING = 4096;
/** Base64 characters decoded at a time: a multiple of four, small enough to stay in young memory. */
const PIECE = 16 * 1024;
const QUOTE = 0x22;
/** What stands in a body for the bytes that were lifted out of it; nobody outside this process knows it. */
const TOKEN = `lifted ${randomUUID()}`;
const TOKEN_BYTES = Buffer.from(TOKEN);

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Where the string begins that is the value of the next member of this name, or -1. */
function nextValue(json: Buffer, name: string, from: number): number {
  for (let at = json.indexOf(name, from); at !== -1; at = json.indexOf(name, at)) {
    at += name.length;
    while (isSpace(json[at])) at += 1;
    if (json[at] !== 0x3a) continue;
    do at += 1;
    while (isSpace(json[at]));
    if (json[at] === QUOTE) return at + 1;
  }
  return -1;
}

/** The bytes that base64 text stands for, or null where a single character of it does not belong there. */
function decoded(text: Buffer): Buffer | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.at(-2) === 0x3d ? 2 : text.at(-1) === 0x3d ? 1 : 0;
  const bytes = Buffer.allocUnsafeSlow((text.length / 4) * 3 - padding);
  let written = 0;
  for (let at = 0; at < text.length; at += PIECE) {
    const wrote = bytes.write(text.toString('latin1', at, at + PIECE), written, 'base64');
    const last = at + PIECE >= text.length;
    if (!last && wrote !== (PIECE / 4) * 3) return null;
    written += wrote;
  }
  return written === bytes.length ? bytes : null;
}

/**
 * Takes the first long base64 string that is the value of a member `name` out of a JSON text, decoded. A picture of a
 * few hundred KiB would else become three fresh strings before it is bytes, and the memory of those costs ten times
 * what the decoding does. Null when there is none; the text is then parsed as it is.
 *
 * The text need not have been checked: one string stands where another stood, so what is well-formed stays so, and
 * what is not stays so too.
 */
export function liftBase64(json: Buffer, name: string): { rest: Buffer; lifted: Lifted } | null {
  const member = JSON.stringify(name);
  for (let start = nextValue(json, member, 0); start !== -1; ) {
    const end = json.indexOf(QUOTE, start);
    if (end === -1) return null;
    const bytes = end - start < WORTH_LIFTING ? null : decoded(json.subarray(start, end));
    if (bytes) {
      const rest = Buffer.concat([json.subarray(0, start), TOKEN_BYTES, json.subarray(end)]);
      return { rest, lifted: { token: TOKEN, bytes } };
    }
    start = nextValue(json, member, end);
  }
  return null;
}
