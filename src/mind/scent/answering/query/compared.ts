import { fold, numbers, phrase, prices } from '../../../language/index.ts';
import { valuesOf } from '../question/kinds.ts';
import { sameWord } from './bearing.ts';
import type { Query } from './query.ts';
import type { Relation, Row } from './rows.ts';

/** A column with a number in each row, and how well the question names it. */
interface Column {
  head: string;
  values: Map<Row, number>;
  fit: number;
}

/** A number and at most its unit: "£1,204.75", "720 kWh", "31". */
const BARE = /^[^\p{L}\d]{0,3}\d[\d.,'\s]*(?:[\p{L}%°²³/]{1,8})?\.?$/u;
/** What is counted in money, whatever the column is called. */
const MONEY =
  /\b(?:money|bills?|invoices?|costs?|pa(?:y|ys|id)|spen[dt]s?|earn(?:s|ed)?|price|rent|salary|sales|turnover|takings|expensive|charged?)\b/;
const RELATIVE = /\b(?:this|last|next) (?:week|month|year)\b|\b(?:today|yesterday)\b/;
/** What a span that is named in the head adds, and what a column of money does to a question for money. */
const MEANT = { span: 0.5, of: 0.4, money: 0.3 } as const;
/** By how much the head has to be named better than the next one. */
const CLEAR = 0.05;

function numberOf(text: string): number | null {
  if (text.length > 24 || !BARE.test(text.trim()) || valuesOf(text, 'date').length > 0) return null;
  return prices(text)[0] ?? numbers(text)[0] ?? null;
}

/** How well a question names a column: by the words of its head, by the time that it tells of, by being of money. */
function fitOf(head: string, texts: readonly string[], query: Query): number {
  const own = phrase(head).tokens.filter((token) => token.weight > 0.1);
  const asked = phrase(query.text).tokens;
  const total = own.reduce((sum, token) => sum + token.weight, 0);
  const said = own.reduce((sum, token) => sum + (asked.some((other) => sameWord(other, token)) ? token.weight : 0), 0);
  const { of } = query.superlative ?? {};
  const counted = of ? phrase(of).tokens : [];
  const told = RELATIVE.exec(fold(head))?.[0];
  const wanted = RELATIVE.exec(query.text)?.[0];
  if (told && wanted && told !== wanted) return Number.NEGATIVE_INFINITY;
  return (
    (total > 0 ? said / total : 0) +
    (told && told === wanted ? MEANT.span : 0) +
    (counted.some((token) => own.some((other) => sameWord(token, other))) ? MEANT.of : 0) +
    (MONEY.test(query.text) && texts.every((text) => prices(text).length > 0) ? MEANT.money : 0)
  );
}

/** The columns of a list that hold a number in at least half of its rows, each with how well the question names it. */
function columnsOf({ rows }: Relation, query: Query): Column[] {
  const heads = [...new Set(rows.flatMap((row) => row.properties.map(({ head }) => head)))].filter(Boolean);
  return heads.flatMap((head) => {
    const values = new Map<Row, number>();
    const texts: string[] = [];
    for (const row of rows)
      for (const cell of row.properties) {
        const value = cell.head === head && !values.has(row) ? numberOf(cell.text) : null;
        if (value === null) continue;
        values.set(row, value);
        texts.push(cell.text);
      }
    if (values.size < Math.max(1, 0.5 * rows.length)) return [];
    const fit = fitOf(head, texts, query);
    return fit < 0 ? [] : [{ head, values, fit }];
  });
}

/**
 * The column by which the things of a list are compared: the one that the question names, by its head, its time or its money, or the only
 * one that holds numbers. Null where that is open.
 */
export function comparedBy(relation: Relation, query: Query): Column | null {
  if (relation.from !== 'rows' && relation.from !== 'cards') return null;
  const columns = columnsOf(relation, query).sort((a, b) => b.fit - a.fit);
  const [best, next] = columns;
  if (!best) return null;
  return !next || best.fit > next.fit + CLEAR ? best : null;
}
