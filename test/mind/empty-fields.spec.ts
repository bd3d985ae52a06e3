import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { decode, lookAt } from '../../src/mind/perception/pixels.ts';

const WIDTH = 640;
const HEIGHT = 120;

/** A field without a word in it as a browser draws it: its border snapped to whole rows, its box told as it is laid out. */
async function field(y: number, height: number, radius: number, ink: string) {
  const top = Math.ceil(y);
  const bottom = Math.round(y + height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><rect x="60.5" y="${top + 0.5}" width="446.6" height="${bottom - top - 1}" rx="${radius}" fill="none" stroke="${ink}"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  const pixels = await decode({ bytes, mediaType: 'image/jpeg', width: WIDTH, height: HEIGHT });
  return lookAt(pixels!, { x: 60, y, width: 448, height })!;
}

test('an empty field is seen by its border wherever it lies between two rows of pixels', async () => {
  for (const [radius, ink] of [
    [6, '#707478'],
    [10, '#707478'],
    [10, '#888'],
  ] as const)
    for (const height of [30.38, 40.38, 44.38, 48.38])
      for (let offset = 0; offset < 1; offset += 0.12) {
        const { contrast } = await field(30 + offset, height, radius, ink);
        expect(contrast, `${height} high at ${30 + offset}, ${ink}, corners of ${radius}`).toBeGreaterThan(1.5);
      }
});

test('where nothing is drawn nothing is seen', async () => {
  const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const pixels = await decode({ bytes, mediaType: 'image/png', width: WIDTH, height: HEIGHT });
  expect(lookAt(pixels!, { x: 60, y: 30, width: 448, height: 40 })!.contrast).toBe(1);
});
