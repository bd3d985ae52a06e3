import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { decode, lookAt } from '../../src/mind/perception/pixels.ts';

const WIDTH = 640;
const HEIGHT = 120;

test('an empty field is seen by its border wherever the border lies between two rows of pixels', async () => {
  for (const height of [24, 31, 40, 41, 56])
    for (let offset = 0; offset < 1; offset += 0.125) {
      const y = 30 + offset;
      // A border is snapped to whole pixels, the box that is told is not.
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><rect x="60.5" y="${Math.round(y) + 0.5}" width="447" height="${height - 1}" fill="none" stroke="#777"/></svg>`;
      const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
      const pixels = await decode({ bytes, mediaType: 'image/jpeg', width: WIDTH, height: HEIGHT });
      const look = lookAt(pixels!, { x: 60, y, width: 448, height });
      expect(look!.contrast, `height ${height}, at ${y}`).toBeGreaterThan(3);
    }
});

test('where nothing is drawn nothing is seen', async () => {
  const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const pixels = await decode({ bytes, mediaType: 'image/png', width: WIDTH, height: HEIGHT });
  expect(lookAt(pixels!, { x: 60, y: 30, width: 448, height: 40 })!.contrast).toBe(1);
});
