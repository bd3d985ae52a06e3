import { comparable, fold, phrase, type Token, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { sameWord } from './bearing.ts';
import { type Relation, type Row, relationsOf } from './rows.ts';

/** By what a comparison of two goes, and which end of it is asked for. */
const BY: ReadonlyArray<readonly [RegExp, { dimension: string; highest: boolean }]> = [
  [/\b(?:lighter|weighs? less)\b/, { dimension: 'grams', highest: false }],
  [/\b(?:heavier|weighs? more)\b/, { dimension: 'grams', highest: true }],
  [/\b(?:cheaper|costs? less|less expensive)\b/, { dimension: 'price', highest: false }],
  [/\b(?:dearer|pricier|costs? more|more expensive)\b/, { dimension: 'price', highest: true }],
  [/\b(?:faster|quicker|takes? less)\b/, { dimension: 'duration', highest: false }],
  [/\b(?:slower|takes? (?:more|longer))\b/, { dimension: 'duration', highest: true }],
  [/\b(?:longer|taller|higher|deeper|wider)\b(?! rating)/, { dimension: 'length', highest: true }],
  [/\b(?:shorter|lower|narrower)\b/, { dimension: 'length', highest: false }],
  [/\b(?:larger|bigger|more (?:people|inhabitants|space))\b/, { dimension: 'extent', highest: true }],
  [/\b(?:smaller|fewer (?:people|inhabitants)|less space)\b/, { dimension: 'extent', highest: false }],
  [/\b(?:better[- ]rated|rated (?:better|higher)|higher rating)\b/, { dimension: 'rating', highest: true }],
  [/\b(?:newer|later|more recent)\b/, { dimension: 'date', highest: true }],
  [/\b(?:older|earlier)\b/, { dimension: 'date', highest: false }],
];

/** By what a question compares two, and which end of it is asked for; undefined where it compares nothing. */
export function comparison(question: string): { dimension: string; highest: boolean } | undefined {
  return BY.find(([pattern]) => pattern.test(fold(question)))?.[1];
}

/** The two that a question puts side by side: "..., a permit for a second car or one for a business?". */
const TWO = /(?:[,:]|\b(?:is|are|does|do|of|between|than|whether)\b)\s*([^,:?]+?),? or ([^?]+)\??$/i;
/** Whether a question asks which of two it is that is more or less so than the other. */
export function comparesTwo(question: string): boolean {
  return comparison(question) !== undefined && TWO.test(question);
}

/** Weight up to which a word tells neither of two from the other. */
const LIGHT = 0.15;

function telling(text: string, but: readonly Token[]): Token[] {
  return phrase(text).tokens.filter(
    (token) => (token.weight > LIGHT || token.number) && !but.some((other) => sameWord(other, token)),
  );
}

/** How much of what is said of one of two a row is called by. */
function calledBy(row: Row, said: readonly Token[]): number {
  const own = phrase(row.name).tokens;
  return said.filter((token) => own.some((other) => sameWord(other, token))).length;
}

/** The one row that is called by what tells the one from the other; null where several are, or none. */
function rowOf(rows: readonly Row[], said: readonly Token[], other: readonly Token[]): Row | null {
  const fits = rows.map((row) => ({ row, fit: calledBy(row, said) - calledBy(row, other) }));
  const most = Math.max(0, ...fits.map(({ fit }) => fit));
  const best = fits.filter(({ fit }) => fit === most && fit > 0);
  return best.length === 1 ? best[0]!.row : null;
}

/** What stands in two rows under the same head and can be compared: under the one that the question names, or the only one. */
function comparedIn(
  relation: Relation,
  [a, b]: readonly [Row, Row],
  question: readonly Token[],
  dimension: string,
): [number, number] | null {
  const heads = [...new Set(relation.rows.flatMap((row) => row.properties.map(({ head }) => head)))];
  const under = heads.flatMap((head) => {
    const [x, y] = [a, b].map((row) => {
      const cells = row.properties.filter((cell) => cell.head === head);
      const values = cells.flatMap(({ text }) => comparable(text, dimension) ?? []);
      return values.length === 1 ? values[0]! : null;
    });
    const said = phrase(head).tokens.filter((own) => question.some((token) => sameWord(own, token))).length;
    return x == null || y == null ? [] : [{ said, values: [x, y] as [number, number] }];
  });
  under.sort((one, other) => other.said - one.said);
  const [best, next] = under;
  return best && (!next || best.said > next.said) ? best.values : null;
}

/**
 * Which of two rows of a list it is that costs more, is newer, weighs less: by what stands under the head that the question names. Null where the
 * page has no such list.
 */
export function oneOfTwo(page: Page, question: string): string | null {
  const by = comparison(question);
  const two = TWO.exec(question);
  if (!by || !two) return null;
  const [first, second] = [phrase(two[1]!).tokens, phrase(two[2]!).tokens];
  const [own, other] = [telling(two[1]!, second), telling(two[2]!, first)];
  for (const relation of relationsOf(page)) {
    if (relation.from !== 'rows' && relation.from !== 'cards') continue;
    const [a, b] = [rowOf(relation.rows, own, other), rowOf(relation.rows, other, own)];
    if (!a || !b || a === b) continue;
    const values = comparedIn(relation, [a, b], phrase(question).tokens, by.dimension);
    if (!values || words(a.name).length === 0) continue;
    const [x, y] = values;
    return x === y ? `${a.name} and ${b.name} alike` : x > y === by.highest ? a.name : b.name;
  }
  return null;
}
