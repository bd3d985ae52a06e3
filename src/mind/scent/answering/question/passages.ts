import { fold, NOT_BEHIND_SHORT } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { isRow } from '../../meaning/confirmation.ts';
import { isClickable } from '../../meaning/match.ts';
import { tablesOf } from '../../things/tables.ts';
import { linesUnderHeads } from './heads.ts';
import { REACHES } from './kinds.ts';

/** One thing that a page tells, with all that says of what it is told. */
export interface Passage {
  /** The words that tell it: a cell, a sentence, what stands behind a name. */
  text: string;
  /** The name that it stands behind: the first cell of its row, the words before a colon. */
  label: string;
  /** The head of its column. */
  head: string;
  /** What else its row or its line says. */
  row: string;
  /** The headings over it, the nearest last. */
  heads: readonly string[];
  /** What else stands under the nearest of them. */
  around: string;
  /** Its place: of the lines of the page, or of the cells of a table. */
  at: number;
  /** The table that it is a cell of, and where; null for what stands in no table. */
  cell: { table: number; row: number; column: number } | null;
}

/** The longest line that is read for an answer. */
const LONGEST = 900;
const SENTENCE = new RegExp(
  String.raw`(?<=[^.\d\s].[.!?]|[;])${NOT_BEHIND_SHORT}\s+(?=[\p{Lu}\d"'“£€$])|(?<=\d{3}[.!?])\s+(?=\p{Lu}\p{Ll})|(?<=[.!?])${NOT_BEHIND_SHORT}\s+(?=\p{Lu}[^:.!?]{1,45}:\s)|;\s+`,
  'u',
);
const NAMED = /^(\p{L}[^:.!?]{0,46}?)\s*(?:\.{2,}|…+|:{1,2}(?!\d)|\s[–—-])\s*(\S.*)$/u;

const read = new WeakMap<Page, Passage[]>();

/** All that a page tells, taken apart into what one would say in one breath. */
export function passagesOf(page: Page): Passage[] {
  let found = read.get(page);
  if (!found) {
    found = passages(page);
    read.set(page, found);
  }
  return found;
}

function passages(page: Page): Passage[] {
  const under = linesUnderHeads(page);
  const pressed = new Set(page.items.filter((item) => isClickable(item)).map((item) => fold(item.raw)));
  const found: Passage[] = [];
  const inTable = new Set<number>();
  for (const [table, { heads, rows }] of tablesOf(page).entries()) {
    if ((heads?.length ?? rows[0]?.length ?? 0) < 2) continue;
    let over = '';
    for (const [row, cells] of rows.entries()) {
      // A cell alone in its row says what the rows under it are of.
      if (cells.filter(Boolean).length === 1 && /^\p{L}[^.!?]*$/u.test(cells.find(Boolean)!.text)) {
        over = cells.find(Boolean)!.text;
        continue;
      }
      const label = cells.find((cell) => cell && /\p{L}/u.test(cell.text))?.text ?? cells[0]?.text ?? '';
      for (const [column, cell] of cells.entries()) {
        if (!cell) continue;
        const at = page.lines.findIndex(
          (line) =>
            line.box !== null &&
            cell.text.startsWith(line.text) &&
            line.box.y === cell.box.y &&
            line.box.x === cell.box.x,
        );
        if (at < 0) continue;
        inTable.add(at);
        if (pressed.has(fold(cell.text))) continue;
        const rest = cells.flatMap((other) => (other && other !== cell ? [other.text] : [])).join(' . ');
        found.push({
          text: cell.text,
          label: cell.text === label ? '' : label.replace(/:+$/, ''),
          head: heads?.[column] ?? '',
          row: rest,
          heads: over === '' ? under[at]!.heads : [...under[at]!.heads, over],
          around: under[at]!.around,
          at,
          cell: { table, row, column },
        });
      }
    }
  }
  for (const [at, line] of page.lines.entries()) {
    if (inTable.has(at) || line.text.length > LONGEST || under[at]!.isHead) continue;
    // What somebody is reached by tells itself also where it is a link.
    const rings = REACHES.test(line.text.trim());
    if (
      (pressed.has(fold(line.text)) && !rings) ||
      (!rings && isRow(page.items, line.text)) ||
      /\?\s*$/.test(line.text)
    )
      continue;
    const sentences = inOneBreath(line.text.split(SENTENCE).filter((part) => part.trim() !== ''));
    const names = sentences.map((sentence) => (sentence.length < 240 ? NAMED.exec(sentence) : null));
    for (const [i, sentence] of sentences.entries()) {
      const named = names[i] ?? null;
      // What has a name of its own is told beside this, and not of it.
      const rest = sentences.filter((_, j) => j !== i && !(named && names[j])).join(' . ');
      // "Yes: the first one is free" is named by nothing.
      const label = named && !/^(?:yes|no|note|new)$/i.test(named[1]!) ? named[1]! : under[at]!.label;
      found.push({
        text: named && label === named[1] ? named[2]! : sentence.trim(),
        label,
        head: '',
        row: rest,
        heads: under[at]!.heads,
        around: under[at]!.around,
        at,
        cell: null,
      });
    }
  }
  return [...found].sort((a, b) => a.at - b.at);
}

/** A sentence about what the one before it has named. */
const GOES_ON = /^(?:It|They|He|She)\s\p{Ll}/u;
/** The longest two sentences that are said in one breath. */
const BREATH = 200;

/** Sentences, where one that only goes on about what was named stands with the one that names it: "A kingfisher! It sat at the weir." */
function inOneBreath(sentences: readonly string[]): string[] {
  const said: string[] = [];
  for (const sentence of sentences) {
    const before = said.at(-1) ?? '';
    const joins = GOES_ON.test(sentence) && /[.!]$/.test(before) && before.length + sentence.length < BREATH;
    if (joins) said[said.length - 1] = `${before} ${sentence}`;
    else said.push(sentence);
  }
  return said;
}
