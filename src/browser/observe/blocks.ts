import type { PageText } from '../types.ts';
import type { Drawn, TextPiece } from './page/kit.ts';

/** CSS pixels of empty space from which two words of one line are two words. */
const APART = 4;
const LONGEST_BLOCK = 20_000;

/** Joins the pieces of each block of text into one. */
export function joinPieces(pieces: readonly TextPiece[]): PageText[] {
  const out: Array<PageText & { block: number }> = [];
  let edge = 0;
  // Most of a block's letters say how large its print is.
  let longest = 0;
  let foot = 0;
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.block === piece.block && last.level === piece.level && (last.role ?? '') === piece.role) {
      // Words that stand apart on the screen are read apart, whatever the markup says: buttons side by side.
      const apart =
        (piece.box.x - edge >= APART && piece.box.y < last.box.y + last.box.height) || piece.box.y >= foot - 1;
      last.text += apart && !/\s$/.test(last.text) && !/^\s/.test(piece.text) ? ` ${piece.text}` : piece.text;
      const right = Math.max(last.box.x + last.box.width, piece.box.x + piece.box.width);
      const bottom = Math.max(last.box.y + last.box.height, piece.box.y + piece.box.height);
      last.box = { x: Math.min(last.box.x, piece.box.x), y: Math.min(last.box.y, piece.box.y), width: 0, height: 0 };
      last.box.width = right - last.box.x;
      last.box.height = bottom - last.box.y;
      if (piece.text.length > longest) last.line = piece.line;
      longest = Math.max(longest, piece.text.length);
    } else {
      longest = piece.text.length;
      out.push({
        text: piece.text,
        box: { ...piece.box },
        line: piece.line,
        level: piece.level,
        block: piece.block,
        ...(piece.role ? { role: piece.role as PageText['role'] } : {}),
      });
    }
    edge = piece.box.x + piece.box.width;
    foot = piece.box.y + piece.box.height;
  }
  return out
    .map(({ block: _block, ...text }) => ({ ...text, text: text.text.replace(/\s+/g, ' ').trim() }))
    .filter((text) => text.text !== '');
}

/** The visible words as one text: headings marked as in Markdown, a line a block. */
export function pageText(texts: readonly PageText[]): string {
  const lines = texts.map((text) =>
    text.level > 0 ? `${'#'.repeat(Math.min(6, text.level))} ${text.text}` : text.text,
  );
  const whole = lines.join('\n');
  if (whole.length <= LONGEST_BLOCK) return whole;
  const cut = whole.lastIndexOf('\n', LONGEST_BLOCK - 2);
  return `${whole.slice(0, cut > 0 ? cut : LONGEST_BLOCK - 2)}\n…`;
}

/** Where each line of the page's text stands, line by line: x, y, width, height, and the height of one of its lines. */
function textPlaces(texts: readonly PageText[]): string {
  const whole = texts
    .map(({ box, line }) => [box.x, box.y, box.width, box.height, line].map(Math.round).join(','))
    .join('\n');
  return whole.slice(0, LONGEST_BLOCK);
}

/** The text blocks that an observation carries beside its image. */
export function textBlocks(
  texts: readonly PageText[],
  url: string,
  title: string,
): Array<{ label: string; text: string }> {
  const blocks = [{ label: 'address', text: url.slice(0, 2000) }];
  // As the browser's tab shows it.
  if (title.trim()) blocks.push({ label: 'title', text: title.replace(/\s+/g, ' ').trim().slice(0, 500) });
  const alerts = [...new Set(texts.filter((text) => text.role === 'alert').map((text) => text.text))];
  if (alerts.length > 0) blocks.push({ label: 'error', text: alerts.join('\n').slice(0, LONGEST_BLOCK) });
  const words = pageText(texts);
  if (words) blocks.push({ label: 'page_text', text: words }, { label: 'text_places', text: textPlaces(texts) });
  return blocks;
}

const MOST_MARKED = 40;
/** How many times larger the largest of the drawn things has to be before some of them are called large. */
const CLEARLY = 1.5;

/** What only the look of a page tells: words written in another way than those around them, and what is drawn. */
export function lookBlocks(seen: {
  texts: readonly TextPiece[];
  drawn: readonly Drawn[];
}): Array<{ label: string; text: string }> {
  const marked: Array<{ manner: string; block: number; text: string }> = [];
  for (const { manner, block, text } of seen.texts) {
    const last = marked.at(-1);
    if (!manner || !text.trim()) continue;
    if (last && last.manner === manner && last.block === block && !/\s$/.test(last.text)) last.text += text;
    else marked.push({ manner, block, text });
  }
  const sizes = seen.drawn.map(({ size }) => size);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const counts = new Map<string, number>();
  for (const { word, size } of seen.drawn) {
    const large = most >= CLEARLY * least ? (size > Math.sqrt(least * most) ? 'large ' : 'small ') : '';
    counts.set(large + word, (counts.get(large + word) ?? 0) + 1);
  }
  const lines = marked.slice(0, MOST_MARKED).map(({ manner, text }) => `${manner}: ${text.trim()}`);
  const things = [...counts].map(([word, count]) => (count > 1 ? `${word} × ${count}` : word));
  return [
    ...(lines.length > 0 ? [{ label: 'marked_text', text: lines.join('\n') }] : []),
    ...(things.length > 0 ? [{ label: 'drawn', text: things.join('\n') }] : []),
  ];
}
