import { fold, type Token, tokens as tokensOf } from '../../../language/index.ts';
import { sameWord } from './bearing.ts';
import type { Row } from './rows.ts';

/** Between the values of a cell that holds several: "Breakfast, drying room". */
const BETWEEN_VALUES = /\s*[,;·•|/](?![^(]*\))\s*/;
/** Weight up to which a word tells too little for parts to be told apart by it. */
const TELLING = 0.15;

/** Whether a cell is this value, or has it among its values. */
export function lists(cell: string, value: string): boolean {
  return cell === value || cell.split(BETWEEN_VALUES).some((one) => fold(one) === fold(value));
}

/** How much of what is asked one part of a list tells, and how much else it says. */
function bornBy(part: string, asked: readonly Token[]): { told: number; more: number } {
  const own = tokensOf(part).filter(({ weight }) => weight > TELLING);
  const told = asked.filter((token) => own.some((other) => sameWord(other, token)));
  return {
    told: told.length,
    more: own.filter((other) => !asked.some((token) => sameWord(other, token))).length,
  };
}

/**
 * Of rows that tell several things in one cell ("Planning (member), Finance (chair)") those of which one thing tells most of what is asked, and
 * the least else: who chairs the one and sits on the other is another one, and so is who is vice chair. All of them where no cell is such a list.
 */
export function inOnePart(rows: readonly Row[], all: readonly Row[], asked: readonly Token[]): Row[] {
  const partsOf = (row: Row) =>
    row.properties.filter(({ text }) => text !== row.name).map(({ text }) => text.split(BETWEEN_VALUES));
  if (rows.length < 2 || !all.some((row) => partsOf(row).some((cell) => cell.length > 1))) return [...rows];
  const parts = rows.map(partsOf);
  const best = parts.map((cells) =>
    cells
      .flat()
      .map((part) => bornBy(part, asked))
      .reduce((a, b) => (b.told > a.told || (b.told === a.told && b.more < a.more) ? b : a), { told: 0, more: 0 }),
  );
  const most = Math.max(...best.map(({ told }) => told));
  if (most < 2) return [...rows];
  const least = Math.min(...best.filter(({ told }) => told === most).map(({ more }) => more));
  return rows.filter((_, i) => best[i]!.told === most && best[i]!.more === least);
}
