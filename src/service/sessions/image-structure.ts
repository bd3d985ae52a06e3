import { promisify } from 'node:util';
import { crc32, createInflate, inflate } from 'node:zlib';

const inflated = promisify(inflate);

/** Pictures that unpack to more than this are unpacked piece by piece, so that many at once take little memory. */
const UNPACKED_WHOLE = 16 * 1024 * 1024;

/** How many bytes the data unpacks to, or null when it is broken or unpacks to more than `most`. */
async function unpackedLength(data: Buffer, most: number): Promise<number | null> {
  try {
    if (most <= UNPACKED_WHOLE) return (await inflated(data, { maxOutputLength: Math.max(1, most) })).length;
    const stream = createInflate({ chunkSize: 256 * 1024 });
    stream.end(data);
    let total = 0;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      total += piece.length;
      if (total > most) return null;
    }
    return total;
  } catch {
    return null;
  }
}

/** Samples a pixel by PNG colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether the chunks of a PNG are whole (each carries a checksum) and unpack to as many bytes as its header says;
 * never to more, so that a bomb is stopped at the size of an honest picture.
 */
export async function pngIsWhole(bytes: Buffer): Promise<boolean> {
  const data: Buffer[] = [];
  let at = 8;
  for (;;) {
    if (at + 12 > bytes.length) return false;
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, end));
    if (type === 'IEND') break;
    at = end + 4;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced = 0] = bytes.subarray(24, 29);
  const bits = (CHANNELS[colour] ?? 0) * depth;
  const rows = height * (1 + Math.ceil((width * bits) / 8));
  // Adam7 splits a picture into seven, each with rows of its own: a little more than the plain one.
  const most = interlaced ? rows + 7 * (height + width) + 64 : rows;
  const length = await unpackedLength(Buffer.concat(data), most);
  if (length === null) return false;
  return interlaced ? length >= height : length === rows;
}

const START_OF_SCAN = 0xda;
const END = 0xd9;

/**
 * Whether a JPEG has its tables, a frame, a scan and its end. Its decoders take whatever stands in a scan, so decoding
 * all of it would say no more, at twenty times the cost.
 */
export function jpegIsWhole(bytes: Buffer): boolean {
  const seen = new Set<number>();
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return false;
    seen.add(marker);
    at += 2 + length;
    if (marker === START_OF_SCAN) break;
  }
  const frame = [...seen].find((marker) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker));
  const arithmetic = frame !== undefined && frame >= 0xc9;
  if (frame === undefined || !seen.has(START_OF_SCAN) || !seen.has(0xdb) || !(arithmetic || seen.has(0xc4)))
    return false;
  // Some writers pad behind the end.
  const end = bytes.lastIndexOf(Buffer.from([0xff, END]));
  return end > at && bytes.length - end < 4096;
}
