import { ServiceError } from '../../contract/index.ts';
import type { Frame } from '../../mind/mind.ts';
import { jpegIsWhole, pngIsWhole } from './image-structure.ts';

const SMALLEST = 16;
const LARGEST = 8192;
/** A frame of 8192 x 8192 would take 268 MB to decode; nothing a screen shows is larger than this. */
const MOST_PIXELS = LARGEST * LARGEST;

type Header = Pick<Frame, 'mediaType' | 'width' | 'height'>;

const refused = (why: string) =>
  new ServiceError(422, 'observation_image_invalid', `The image block cannot be used: ${why}.`);

function pngHeader(bytes: Buffer): Header | null {
  if (bytes.length < 33 || bytes.readUInt32BE(0) !== 0x89504e47 || bytes.readUInt32BE(4) !== 0x0d0a1a0a) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpegHeader(bytes: Buffer): Header | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Markers without a length: restarts and the like.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const startOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startOfFrame)
      return { mediaType: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda || marker === 0xd9) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpHeader(bytes: Buffer): Header | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const mediaType = 'image/webp';
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { mediaType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { mediaType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Size and type from the first bytes, or null when they are none of the three. Nothing is decoded. */
export function imageHeader(bytes: Buffer): Header | null {
  return pngHeader(bytes) ?? jpegHeader(bytes) ?? webpHeader(bytes);
}

// Buffer.from drops what is not base64 in silence; what is dropped shows in the length.
/** The bytes, or null when the text is not base64 from end to end. */
export function decodeBase64(text: string): Buffer | null {
  if (text.length === 0 || text.length % 4 !== 0) return null;
  const bytes = Buffer.from(text, 'base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return bytes.length === (text.length / 4) * 3 - padding ? bytes : null;
}

/** Whether every pixel can be decoded: slow, and exact. */
export async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    const { info } = await sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .resize({ width: 64, fit: 'inside', kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.width > 0;
  } catch {
    return false;
  }
}

function isWhole(bytes: Buffer, { mediaType }: Header): Promise<boolean> | boolean {
  if (mediaType === 'image/png') return pngIsWhole(bytes);
  return mediaType === 'image/jpeg' ? jpegIsWhole(bytes) : isDecodable(bytes);
}

export const undecodable = () => refused('it cannot be decoded');

/**
 * The frame of an image block's bytes, null when there are none to be had: the header decides before anything is unpacked, so that a small file that unpacks to
 * gigabytes costs nothing; then the image is looked through to see that it is whole.
 *
 * @throws ServiceError 422 `observation_image_invalid`
 */
export async function readFrame(bytes: Buffer | null): Promise<Frame> {
  if (!bytes) throw refused('its data is not base64');
  const header = imageHeader(bytes);
  if (!header) throw refused('it is not a png, jpeg or webp');
  for (const side of [header.width, header.height])
    if (side < SMALLEST || side > LARGEST)
      throw refused(`it is ${header.width} x ${header.height} pixels; a side is ${SMALLEST} to ${LARGEST}`);
  if (!(await isWhole(bytes, header))) throw undecodable();
  return { bytes, ...header };
}
