import sharp from 'sharp';
import type { Frame } from '../../mind.ts';

export interface SentImage {
  bytes: Uint8Array;
  mediaType: string;
  /** Sent pixels for one submitted pixel: boxes are scaled by it so that they agree with the image. */
  scale: number;
}

/** The frame no larger than `largest` on its long side. A frame that fits goes as it came. */
export async function imageFor(frame: Frame, largest: number): Promise<SentImage> {
  const side = Math.max(frame.width, frame.height);
  if (side <= largest) return { bytes: frame.bytes, mediaType: frame.mediaType, scale: 1 };
  const width = Math.max(1, Math.round((frame.width * largest) / side));
  const bytes = await sharp(frame.bytes, { limitInputPixels: 8192 * 8192 })
    .resize({ width })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg', scale: width / frame.width };
}
