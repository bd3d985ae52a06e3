import type { Percept } from '../mind.ts';
import type { Box } from './page.ts';

/** One line of the page's text with its place and the height of one of its printed lines, in pixels. */
export interface PlacedLine {
  text: string;
  box: Box;
  line: number;
}

function blockOf(percept: Percept, label: string): string {
  return percept.texts.find((block) => block.label === label)?.text ?? '';
}

/** The lines whose places are told, in reading order, without the signs that mark headings. */
export function placedLines(percept: Percept): PlacedLine[] {
  const places = blockOf(percept, 'text_places');
  if (places === '') return [];
  const texts = blockOf(percept, 'page_text').split('\n');
  return places
    .split('\n')
    .flatMap((row) => {
      const [x, y, width, height, line, ...more] = row.split(',').map(Number);
      const whole = more.length === 0 && [x, y, width, height, line].every(Number.isFinite);
      return whole ? [{ box: { x: x!, y: y!, width: width!, height: height! }, line: line! }] : [];
    })
    .slice(0, texts.length)
    .map((place, i) => ({ ...place, text: texts[i]!.replace(/^#{1,6}\s+/, '').trim() }));
}

/** Where each line stands, by its words; words that come up again stand there in reading order. */
export function linePlaces(percept: Percept): ReadonlyMap<string, Box[]> {
  const places = new Map<string, Box[]>();
  for (const { text, box } of placedLines(percept)) places.set(text, [...(places.get(text) ?? []), box]);
  return places;
}
