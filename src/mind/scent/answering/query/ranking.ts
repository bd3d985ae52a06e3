import { phrase } from '../../../language/index.ts';
import { alignTimes, rankOf } from '../../things/rank.ts';
import { comparedBy } from './compared.ts';
import { type Query, SINCE } from './query.ts';
import type { Relation, Row } from './rows.ts';

/** The rows of a list in the order in which a question compares them; none where the list does not tell what it compares them by. */
export function ranking(query: Query, relation: Relation, left: readonly Row[]): Array<{ thing: Row; value: number }> {
  const said = phrase(query.said.map((token) => token.word).join(' '));
  const by = query.superlative!;
  const column = by.dimension === 'number' ? comparedBy(relation, query) : null;
  const values = (of: typeof by) =>
    relation.rows.flatMap((row) => {
      const value = column ? (column.values.get(row) ?? null) : rankOf(row, of, said);
      return value === null ? [] : [{ thing: row, value }];
    });
  let shown = values(by);
  // Who is with somebody longest came first.
  if (shown.length === 0 && by.dimension === 'duration' && SINCE.test(query.text)) {
    shown = values({ dimension: 'date', highest: !by.highest }).map((one) => ({ ...one, value: -one.value }));
  }
  // The longest of walks is told by how far they are, of films by how long they take.
  if (shown.length === 0 && by.dimension === 'duration') shown = values({ dimension: 'number', highest: by.highest });
  if (shown.length < Math.max(1, 0.5 * relation.rows.length)) return [];
  const aligned = (by.dimension === 'date' ? alignTimes(shown) : shown) as Array<{ thing: Row; value: number }>;
  return aligned
    .filter(({ thing }) => left.includes(thing))
    .sort((a, b) => (by.highest ? b.value - a.value : a.value - b.value));
}
