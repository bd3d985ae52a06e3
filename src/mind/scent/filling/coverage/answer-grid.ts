import { literalCoverage, phrase, plain } from '../../../language/index.ts';
import type { Item, Line, Page } from '../../../perception/page.ts';
import { isOn } from '../../meaning/state.ts';
import type { Situation } from '../../situation.ts';

/** Pixels by which answers of one column may be out of line, and within which the heads stand over the first row. */
const INLINE = 6;
const ABOVE = 70;
/** Share of the words of a head that only it bears for a task to mean its column. */
const MEANT = 0.45;
/** A column that denies what it names: "No lunch". */
const DENIES = /^(?:no|not|none|without|never)\b/i;

/** Whether a text says something in whole words. */
function says(text: string, said: string): boolean {
  return plain(said).length > 2 && ` ${plain(text)} `.includes(` ${plain(said)} `);
}

const questionOf = (item: Item): string => item.group || item.context.text;

/** The rows of answers that stand in the same columns as those to a question, these among them; each from left to right. */
function rowsLike({ items }: Page, name: string): Item[][] {
  const rows = new Map<string, Item[]>();
  for (const item of items)
    if (item.kind === 'check' && item.role === 'radio' && item.box)
      rows.set(questionOf(item), [...(rows.get(questionOf(item)) ?? []), item]);
  for (const row of rows.values()) row.sort((a, b) => a.box!.x - b.box!.x);
  const own = rows.get(name) ?? [];
  return [...rows.values()].filter(
    (row) =>
      row.length === own.length &&
      row.every((item, i) => Math.abs(item.box!.x - own[i]!.box!.x) < INLINE) &&
      row.at(-1)!.box!.x > row[0]!.box!.x + INLINE,
  );
}

/** What stands over each column of a grid of answers; empty where nothing does. */
function headsOver({ lines }: Page, rows: readonly Item[][]): string[] {
  const [first] = [...rows].sort((a, b) => a[0]!.box!.y - b[0]!.box!.y);
  const { x: left, y: top } = first![0]!.box!;
  const above = lines.filter(
    (line): line is Line & { box: NonNullable<Line['box']> } =>
      line.box !== null &&
      line.level === 0 &&
      line.box.x + line.box.width > left &&
      line.box.y + line.box.height <= top + INLINE &&
      top - line.box.y - line.box.height < ABOVE,
  );
  const low = Math.max(...above.map(({ box }) => box.y));
  const heads = above.filter(({ box }) => low - box.y < 2 * INLINE).sort((a, b) => a.box.x - b.box.x);
  return heads.length === first!.length ? heads.map(({ text }) => text) : [];
}

/** The column whose head the task speaks of, and no other; -1 where it speaks of none so. */
function columnMeant(asked: string, heads: readonly string[]): number {
  const said = phrase(asked);
  const all = heads.map((head) => phrase(head).tokens);
  const share = heads.map((head, i) => {
    if (DENIES.test(head)) return says(asked, head) ? 1 : 0;
    // A figure or a letter of a head tells no column by itself.
    const own = all[i]!.filter(
      ({ stem, word }) =>
        /\p{L}{2}/u.test(word) && !all.some((other, j) => j !== i && other.some((one) => one.stem === stem)),
    );
    return own.length === 0 ? 0 : literalCoverage(phrase(own.map(({ word }) => word).join(' ')), said);
  });
  const best = Math.max(...share);
  return best >= MEANT && share.filter((one) => one > best / 2).length === 1 ? share.indexOf(best) : -1;
}

/**
 * What becomes of one row in a grid of answers, where the task names rows of it: in those the answer under the head that it speaks of, and
 * nothing in another that is answered already. Undefined for what is no such row.
 */
export function answerOfRow({ page, asked }: Situation, name: string): Item | null | undefined {
  const rows = rowsLike(page, name);
  const own = rows.find(([item]) => questionOf(item!) === name);
  if (!own || rows.length < 2 || !rows.some(([item]) => says(asked, questionOf(item!)))) return undefined;
  if (!says(asked, name)) return own.some(isOn) ? null : undefined;
  const at = columnMeant(asked, headsOver(page, rows));
  return at < 0 ? undefined : own[at];
}
