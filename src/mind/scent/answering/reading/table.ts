import { fold, stem, words } from '../../../language/index.ts';
import type { Line } from '../../../perception/page.ts';

/** Whether a cell is what a clause names: the same words, singular or plural. */
function named(cell: string, clause: ReadonlySet<string>): boolean {
  const own = words(cell).map(stem);
  return own.length > 0 && own.length <= 4 && own.every((word) => clause.has(word));
}

/** The most columns a table is looked through for. */
const COLUMNS = 9;

/**
 * The cell where the row and the column that a clause names cross. A table is read as its cells one after the other: a run of heads, then
 * rows of as many cells. Null when no two cells of the lines fit.
 */
export function crossing(shown: readonly Line[], clause: string): string | null {
  const plain = crossed(shown, clause);
  // A table whose first head is empty: its heads begin above the second column.
  const asked = new Set(words(clause).map(stem));
  const head = shown.findIndex((line) => line.level === 0 && line.text.length < 40 && named(line.text, asked));
  let start = head;
  while (start > 0 && shown[start - 1]!.level === 0 && /^\p{L}[^\d]{0,30}$/u.test(shown[start - 1]!.text)) start--;
  const blank = { ...shown[Math.max(0, head)]!, text: '' };
  const cornered = head < 0 ? null : crossed([...shown.slice(0, start), blank, ...shown.slice(start)], clause);
  return (cornered && cornered.score > (plain?.score ?? 0) ? cornered : plain)?.value ?? null;
}

function crossed(shown: readonly Line[], clause: string): { value: string; score: number } | null {
  const lines = shown.map((line) => line.text);
  const asked = new Set(words(clause).map(stem));
  const heads: number[] = [];
  const rows: number[] = [];
  const small: number[] = [];
  const said = fold(clause);
  for (const [i, line] of lines.entries()) {
    if (line.length > 40 || shown[i]!.level > 0 || !named(line, asked)) continue;
    // Rows are also told apart by amounts, "12 months", and by names in two words that the clause writes small.
    if (/^\d/.test(line) && !said.includes('')) rows.push(i);
    else if (/^\p{Lu}\S* \S/u.test(line) && !clause.includes(line)) small.push(i);
    // A name is what stands in a row; a head is a common word.
    if (said.includes('')) (/^\p{Lu}|^\d/u.test(line) && clause.includes(line) ? rows : heads).push(i);
    if (/^\p{L}/u.test(line) && !heads.includes(i)) heads.push(i);
  }
  if (rows.length === 0) rows.push(...small);
  let best: { value: string; score: number } | null = null;
  for (const head of heads)
    for (const row of rows) {
      if (row <= head) continue;
      for (let columns = 2; columns <= COLUMNS; columns++) {
        for (let first = head; first >= 0 && head - first < columns; first--) {
          if (row - first < columns) continue;
          const inRow = (row - first) % columns;
          const at = row - inRow + (head - first);
          const value = lines[at];
          if (value === undefined || at === row || at === head) continue;
          // No table has a heading of the page inside.
          if (shown.slice(first, at + 1).some((line) => line.level > 0)) continue;
          const before = shown[first - 1];
          const begins = before === undefined || before.level > 0 || before.text.length > 40;
          const score = (inRow === 0 ? 0.3 : 0) + (begins ? 0.2 : 0);
          if (score > (best?.score ?? 0)) best = { value, score };
        }
      }
    }
  return best;
}
