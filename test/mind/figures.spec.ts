import { expect, test } from '@playwright/test';
import { cornersOf, figuresOf } from '../../src/mind/perception/index.ts';

/** The outline of a regular figure, pixel by pixel. */
function outline(corners: number, turned: number): Array<[number, number]> {
  const at = (i: number) => turned + (2 * Math.PI * i) / corners;
  const points: Array<[number, number]> = [];
  for (let i = 0; i < corners; i++)
    for (let step = 0; step <= 60; step++) {
      const share = step / 60;
      const along = (wave: (angle: number) => number) => (1 - share) * wave(at(i)) + share * wave(at(i + 1));
      points.push([Math.round(100 + 40 * along(Math.cos)), Math.round(100 + 40 * along(Math.sin))]);
    }
  return points;
}

test('the corners of a drawn figure are counted however it is turned, and a round one has none', () => {
  for (const corners of [3, 4, 5, 6, 7])
    for (const turned of [0, 0.4, 1.1, 2.3]) expect(cornersOf(outline(corners, turned))).toBe(corners);
  expect(cornersOf(outline(60, 0))).toBeNull();
});

test('words, controls and panels that hold them are no figures', () => {
  const width = 300;
  const data = new Uint8Array(width * 200 * 3).fill(255);
  const fill = (x0: number, y0: number, side: number) => {
    for (let y = y0; y < y0 + side; y++)
      for (let x = x0; x < x0 + side; x++) data.fill(0, 3 * (y * width + x), 3 * (y * width + x) + 3);
  };
  fill(20, 20, 50);
  fill(120, 20, 50);
  fill(220, 20, 50);
  const taken = [
    { x: 118, y: 18, width: 54, height: 54 },
    { x: 235, y: 35, width: 10, height: 10 },
  ];
  const found = figuresOf({ width, height: 200, data }, taken);
  expect(found).toEqual([{ box: { x: 20, y: 20, width: 50, height: 50 }, corners: 4 }]);
});
