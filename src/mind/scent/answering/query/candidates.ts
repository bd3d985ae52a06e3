import { phrase } from '../../../language/index.ts';
import type { Situation } from '../../situation.ts';
import { valuesOf } from '../question/kinds.ts';
import { says } from './bearing.ts';
import { type Query, TIME_NOUN } from './query.ts';
import { contextOf, type Relation, relationsOf } from './rows.ts';
import { type Selection, select } from './select.ts';

/** Share of what is asked that must be borne out, by rows, by single lines, and by further pages of a list. */
const BORNE = { rows: 0.5, lines: 0.7, next: 0.3 } as const;

/** The question says what stands at the head of a row, where things stand side by side in columns. */
function saysHead(head: string, query: Query): boolean {
  const own = phrase(head).tokens;
  const asked = [...query.said, ...query.noun.tokens];
  return (
    own.length > 0 &&
    own.every((token) =>
      asked.some(
        (other) => `${other.word}s` === token.word || other.word === token.word || other.word === `${token.word}s`,
      ),
    )
  );
}

/** What a question may be told by: the relations of the page that bear enough of it, the best first. */
export function candidates(situation: Situation, query: Query, least: number = BORNE.rows): Selection[] {
  const { memory } = situation;
  const begun = isAggregate(query) && memory.gathered?.step === memory.step;
  const all = relationsOf(situation.page)
    .filter(({ from, rows }) => from !== 'columns' || rows[0]!.properties.some((cell) => saysHead(cell.head, query)))
    .filter(({ from }) => (from === 'entries' ? isAggregate(query) : from !== 'lines' || !isAggregate(query)))
    .flatMap((relation) => select(situation, query, relation) ?? [])
    .filter(
      (one) =>
        one.covered >=
        (begun && one.relation.from === 'rows' ? BORNE.next : one.relation.from === 'lines' ? BORNE.lines : least),
    );
  const rank = ({ relation, covered, told, ranked, missing }: Selection) =>
    covered +
    (relation.from === 'rows' ? 0.15 : relation.from === 'lines' ? -0.1 : 0.1) +
    0.02 * Math.min(3, told) +
    (query.superlative && ranked.length > 0 ? 0.3 : 0) -
    (missing === null ? 0 : 1);
  return all.sort((a, b) => rank(b) - rank(a));
}

/** Whether the rows are told apart by when they were. */
function tellsTimes({ rows }: Relation): boolean {
  return (
    rows.filter((row) => /\b(?:week|quarter) \d/i.test(row.name) || valuesOf(row.name, 'date').length > 0).length >=
    0.5 * rows.length
  );
}

/** Whether all of a list counts, and not one row of it. */
export function isAggregate({ wants, superlative }: Query): boolean {
  return wants === 'count' || wants === 'sum' || superlative !== null;
}

/** What the question speaks of is what the page, its heads or its rows are called. */
export function isOfKind(situation: Situation, query: Query, { relation }: Selection): boolean {
  const kinds = [
    ...(query.wants === 'count' ? query.noun.tokens : query.noun.tokens.slice(-1)),
    ...((query.wants === 'count' || query.wants === 'name') && query.noun.tokens.length > 0
      ? []
      : query.said.filter((token) => token.weight > 0.3)),
  ];
  if (kinds.length === 0) return true;
  const { page } = situation;
  if (TIME_NOUN.test(query.noun.text) && tellsTimes(relation)) return true;
  const heads = [...new Set(relation.rows.flatMap((row) => row.properties.map(({ head }) => head)))].join(' ');
  const around = `${contextOf(page).text} ${heads} ${page.headings.map((line) => line.text).join(' ')}`;
  return kinds.some(
    (kind) =>
      says(around, kind) ||
      relation.rows.filter((row) => row.said.tokens.some((token) => token.stem === kind.stem)).length >=
        0.5 * relation.rows.length,
  );
}
