import sharp from 'sharp';
import type { Secrets } from '../act/secrets.ts';
import { nameActions, type PageObservation } from '../observe/index.ts';
import type { Box, Observation, PageAction } from '../types.ts';

const COVER = { r: 96, g: 96, b: 96, alpha: 1 };

/** What an action is called outside of the browser: its name is made of the words that a page shows, which may be secret. */
export function publicNames(found: PageObservation, secrets: Secrets): (name: string) => string {
  const told = ({ label, context, group }: PageAction) => `${label} ${context ?? ''} ${group ?? ''}`;
  if (secrets.size === 0 || !found.pageActions.some((action) => secrets.shows(told(action)))) return (name) => name;
  const hidden = found.pageActions.map((action) => ({
    ...action,
    label: secrets.hide(action.label),
    context: secrets.hide(action.context ?? ''),
    group: secrets.hide(action.group ?? ''),
  }));
  const names = new Map(nameActions(hidden).map((name, index) => [found.pageActions[index]!.name, name]));
  return (name) => names.get(name) ?? name;
}

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
