import sharp from 'sharp';
import type { Secrets } from '../act/secrets.ts';
import type { PageObservation } from '../observe/index.ts';
import type { Box, Observation } from '../types.ts';

const COVER = { r: 96, g: 96, b: 96, alpha: 1 };

/** Where in the frame a secret can be read: texts that hold it, and fields that show it. */
export function readableSecrets(found: PageObservation, secrets: Secrets): Box[] {
  if (secrets.size === 0) return [];
  const texts = found.texts.filter((text) => secrets.shows(text.text)).map((text) => text.box);
  const fields = found.actions
    .filter(({ target }) => target && secrets.shows(`${target.value ?? ''} ${target.label ?? ''}`))
    .map(({ target }) => target as Box);
  return [...texts, ...fields];
}

/** Covers those places, because a picture goes further than the page did: to engines, records and traces. */
export async function covered(
  image: Observation['image'],
  boxes: readonly Box[],
  quality: number,
): Promise<Observation['image']> {
  const patches = boxes.flatMap((box) => {
    const left = Math.max(0, Math.floor(box.x));
    const top = Math.max(0, Math.floor(box.y));
    const width = Math.min(image.width, Math.ceil(box.x + box.width)) - left;
    const height = Math.min(image.height, Math.ceil(box.y + box.height)) - top;
    if (width <= 0 || height <= 0) return [];
    return [{ input: { create: { width, height, channels: 4 as const, background: COVER } }, left, top }];
  });
  if (patches.length === 0) return image;
  const drawn = sharp(image.bytes).composite(patches);
  const bytes = await (image.mediaType === 'image/png' ? drawn.png() : drawn.jpeg({ quality })).toBuffer();
  return { ...image, bytes };
}
