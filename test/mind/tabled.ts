import type { Percept } from '../../src/mind/mind.ts';
import { type Page, readPage } from '../../src/mind/perception/index.ts';

/** A page of cells, row by row, 120 pixels wide and 30 high, under a heading. */
export function tabled(rows: ReadonlyArray<readonly string[]>, heading = 'Laptops', width = 120): Page {
  const cells = rows.flatMap((row, y) => row.map((text, x) => ({ text, x: 20 + width * x, y: 80 + 30 * y })));
  const shown = cells.filter(({ text }) => text !== '');
  const percept: Percept = {
    frame: { bytes: new Uint8Array(), mediaType: 'image/png', width: 1000, height: 700 },
    texts: [
      { label: 'page_text', text: [`# ${heading}`, ...shown.map(({ text }) => text)].join('\n') },
      {
        label: 'text_places',
        text: ['20,20,200,30,30', ...shown.map(({ text, x, y }) => `${x},${y},${8 * text.length},18,18`)].join('\n'),
      },
    ],
    actions: [],
    frameAgeMs: 0,
  };
  return readPage(percept);
}
