import { fold, literalCoverage, numberOf, phrase, type Token, words } from '../../../language/index.ts';
import type { Situation } from '../../situation.ts';
import { keeps } from '../../things/bounds.ts';
import { has, speaks } from '../../things/fitting.ts';
import { signOf } from '../../things/thing.ts';
import { namesDay } from '../sections.ts';
import {
  bearsName,
  DAY,
  DAYS,
  daysOf,
  holds,
  isVacant,
  namesItself,
  rowBears,
  sameWord,
  spanOfRow,
} from './bearing.ts';
import { inOnePart, lists } from './list-cells.ts';
import { keepsOpening } from './opening.ts';
import { type Query, repeats } from './query.ts';
import { ranking } from './ranking.ts';
import { contextOf, leadingHere, type Relation, type Row } from './rows.ts';
import { daysIn, headsSpan, isOver, within } from './when.ts';

/** What of a relation a query means. */
export interface Selection {
  relation: Relation;
  rows: Row[];
  /** Conditions by which some rows were told from the others. */
  told: number;
  /** Share of what the question says that the rows and the page bear, 0..1. */
  covered: number;
  /** Words of the question that neither the rows nor the page bear. */
  open: Token[];
  /** A condition that must hold, that the relation shows and none of its rows meets. */
  missing: string | null;
  /** The rows in the order in which they are compared; empty where nothing is. */
  ranked: Array<{ thing: Row; value: number }>;
}

const OVER = /^(?:done|completed?|finished|closed|paid|returned|resolved|cancell?ed|delivered|settled|archived)\b/;
const OPENS = /^(?:open(?:s|ed)?|closed|shut|weekends?)$/;
/** Words that tell too little for rows to be told apart by them. */
const TELLING = 0.15;

/** Whether a row, or what it stands under, goes from the one place to the other: false where it goes back, null where it tells no way. */
function goes(row: Row, [from, to]: readonly [string, string]): boolean | null {
  const ways = [row.under.text, row.text].flatMap((text) => {
    const told = fold(text);
    const [begins, ends] = [told.indexOf(from), told.indexOf(to)];
    return begins < 0 || ends < 0 ? [] : [begins < ends];
  });
  return ways[0] ?? null;
}

/** Selects the rows of a relation that meet all that a query says of them; null where it tells nothing of the sort. */
export function select(situation: Situation, query: Query, relation: Relation): Selection | null {
  const { request, dayFirst, page } = situation;
  const today = request.today;
  const context = phrase(`${contextOf(page).text} . ${leadingHere(situation).join(' . ')}`);
  // A name over a value tells nothing by itself.
  let left =
    relation.from === 'lines'
      ? relation.rows.filter((row) => row.properties.some(({ text }) => !repeats(text, query)))
      : relation.rows;
  let told = 0;
  let missing: string | null = null;
  const met = new Set<string>();
  const keep = (kept: Row[], what: string, hard: boolean): boolean => {
    if (kept.length === 0) {
      if (hard) missing ??= what;
      return false;
    }
    if (kept.length < left.length) told++;
    left = kept;
    return true;
  };
  for (const span of query.spans) {
    const dated = left.filter((row) => daysOf(row, today, dayFirst).length > 0);
    const headed = left.some((row) =>
      row.properties.some(({ head }) => span.months?.test(head) || headsSpan(head, span, today)),
    );
    if (headed || daysIn(context.text, today, dayFirst).some((day) => within(day, span))) continue;
    if (dated.length === 0) return null;
    keep(
      dated.filter((row) => daysOf(row, today, dayFirst).some((day) => within(day, span))),
      span.words,
      true,
    );
  }
  if (query.upcoming)
    keep(
      left.filter((row) => !daysOf(row, today, dayFirst).some((day) => isOver(day, today) === true)),
      'next',
      true,
    );
  if (query.overdue) {
    const flagged = left.filter((row) => row.said.tokens.some((token) => token.word === 'overdue'));
    const late = left.filter(
      (row) =>
        daysOf(row, today, dayFirst).some((day) => isOver(day, today) === true) &&
        !row.properties.some(({ text }) => OVER.test(fold(text))) &&
        !row.items.some((item) => item.kind === 'check' && item.state.has('checked')),
    );
    if (flagged.length === 0 && left.every((row) => daysOf(row, today, dayFirst).length === 0)) return null;
    keep(flagged.length > 0 ? flagged : late, 'overdue', true);
  }
  if (query.vacant)
    keep(
      left.filter((row) => isVacant(row, relation)),
      'nobody',
      true,
    );
  for (const bound of query.bounds) {
    const verdicts = new Map(left.map((row) => [row, keeps(row, bound)]));
    const known = left.filter((row) => verdicts.get(row) !== null);
    if (known.length < Math.max(1, 0.5 * left.length)) continue;
    keep(
      known.filter((row) => verdicts.get(row) === true),
      [bound.least, bound.most, bound.unit, ...bound.of].filter((part) => part !== '').join(' '),
      true,
    );
  }
  const { opening } = query;
  const hours = opening ? left.filter((row) => keepsOpening(row, opening) !== null) : [];
  if (opening && hours.length >= Math.max(1, 0.5 * left.length)) {
    keep(
      hours.filter((row) => keepsOpening(row, opening) === true),
      'open',
      true,
    );
    for (const token of query.said) if (OPENS.test(token.word) || DAY.test(token.word)) met.add(token.stem);
  }
  for (const name of query.names) {
    const bearing = left.filter((row) => bearsName(row, name));
    const itself = bearing.filter((row) => namesItself(row, name));
    const heads = left.some((row) => row.properties.some(({ head }) => literalCoverage(name, phrase(head)) > 0.99));
    if (keep(itself.length > 0 ? itself : bearing, name.text, literalCoverage(name, context) < 0.99 && !heads))
      for (const token of name.tokens) met.add(token.stem);
  }
  // What goes the other way is another journey.
  const { route } = query;
  if (route) left = left.filter((row) => goes(row, route) !== false);
  if (left.length === 0) return null;
  for (const what of query.without) {
    for (const token of what.tokens) met.add(token.stem);
    keep(
      left.filter((row) => has(row, what) === false || (has(row, what) === null && !speaks(row, what))),
      `no ${what.text}`,
      true,
    );
  }
  const asked = words(query.text);
  const stems = new Set(query.said.map((token) => token.stem));
  // A sign under a head that the question names, and a cell that says what the question says word by word.
  const heads = new Set(left.flatMap((row) => row.properties.map(({ head }) => head)));
  for (const head of heads) {
    const cells = left.flatMap((row) => row.properties.filter((cell) => cell.head === head));
    const own = phrase(head).tokens;
    const signs = cells.map(({ text }) => signOf(text));
    // Beside "closed" any hours mean open.
    const telling = signs.includes(true) || (signs.includes(false) && signs.includes(null) && query.wants !== 'value');
    const spoken =
      (own.length > 0 && own.every((token) => stems.has(token.stem))) ||
      query.said.some((token) => DAY.test(token.word) && namesDay(head, DAYS.indexOf(token.word.slice(0, 3))));
    if (head !== '' && telling && spoken && !signs.every((sign) => sign === signs[0])) {
      if (query.without.some((what) => literalCoverage(what, phrase(head)) > 0.99)) continue;
      const wanted = (text: string) => (signs.includes(true) ? signOf(text) === true : signOf(text) !== false);
      keep(
        left.filter((row) => row.properties.some((cell) => cell.head === head && wanted(cell.text))),
        head,
        true,
      );
      for (const token of own) met.add(token.stem);
      continue;
    }
    if (relation.from === 'lines') continue;
    const said = (text: string) => {
      const bare = words(text);
      return (
        bare.length <= 4 &&
        phrase(text).tokens.some((token) => token.weight > TELLING) &&
        !/^\d+$/.test(text) &&
        holds(asked, bare) &&
        !query.without.some((what) => literalCoverage(what, phrase(text)) > 0.5)
      );
    };
    const values = new Set(cells.map(({ text }) => text));
    const named = [...values].filter(said);
    const longest = named.filter((text) => !named.some((other) => other !== text && holds(words(other), words(text))));
    if (longest.length === 0 || longest.length === values.size) continue;
    // Under one head stands one of several values; what bears no head is a condition of its own each.
    for (const texts of head === '' ? longest.map((text) => [text]) : [longest]) {
      const bearing = left.filter((row) =>
        row.properties.some((cell) => cell.head === head && texts.some((text) => lists(cell.text, text))),
      );
      if (!keep(bearing, texts[0]!, false)) continue;
      for (const text of texts) for (const token of phrase(text).tokens) met.add(token.stem);
    }
  }
  for (const amount of query.amounts) {
    const spans = left.map((row) => spanOfRow(row));
    if (spans.filter(Boolean).length < 2) continue;
    keep(
      left.filter((_, i) => spans[i] && amount >= spans[i]![0] && amount <= spans[i]![1]),
      String(amount),
      true,
    );
  }
  // What is asked for tells no row from another.
  const tokens = query.said.filter((token) => !met.has(token.stem) && !query.attribute.has(token.stem));
  const bearing = (row: Row) =>
    tokens.reduce(
      (sum, token) => sum + (token.weight > TELLING && rowBears(row, token, query.wants === 'name') ? token.weight : 0),
      0,
    );
  if (relation.from === 'lines') {
    const most = Math.max(0, ...left.map(bearing));
    const full = left.filter((row) => bearing(row) >= most - 0.001);
    // A line that speaks of this and of nothing else comes before one that speaks of much.
    const alone = (row: Row) => literalCoverage(phrase(row.text.replace(/[\d.,]+/g, ' ')), phrase(query.text));
    const top = Math.max(0, ...full.map(alone));
    const best = full.filter((row) => alone(row) > top - 0.2);
    if (most > 0 && best.length < left.length) told++;
    left = best;
  } else
    for (const token of [...tokens].sort((a, b) => b.weight - a.weight)) {
      if (token.weight <= TELLING && numberOf(token.word) === null) continue;
      // On a shelf of bags a tote is a bag too.
      const ofKind = query.wants === 'count' && query.noun.tokens.some((own) => own.stem === token.stem);
      if ((query.superlative || ofKind) && context.tokens.some((own) => own.stem === token.stem)) continue;
      const kept = left.filter((row) => rowBears(row, token));
      if (kept.length < left.length) keep(kept, token.word, false);
    }
  if (query.wants === 'name' && relation.from !== 'lines')
    keep(inOnePart(left, relation.rows, [...query.said, ...query.names.flatMap((name) => name.tokens)]), 'it', false);
  const [first] = left;
  if (!first) return null;
  const headed = first.properties.map(({ head }) => head).join(' . ');
  const around = phrase(`${context.text} . ${headed} . ${first.under.text}`);
  let sum = 0;
  let total = 0;
  const open: Token[] = [];
  for (const token of query.said) {
    const weight = Math.max(0.1, token.weight);
    total += weight;
    if (
      met.has(token.stem) ||
      query.attribute.has(token.stem) ||
      // Where none meets all, what the rest of the list would show counts.
      (missing === null ? [first] : relation.rows).some((row) => rowBears(row, token, query.wants === 'name')) ||
      around.tokens.some((own) => sameWord(own, token))
    )
      sum += weight;
    else open.push(token);
  }
  for (const name of query.names)
    if (name.tokens.every((token) => met.has(token.stem))) {
      total += 0.5;
      sum += 0.5;
    }
  // What was met by its meaning, and not by its words.
  const meant =
    query.spans.length + Number(query.overdue) + Number(query.vacant) + query.without.length + query.bounds.length;
  const covered = (sum + 0.6 * meant) / Math.max(0.01, total + 0.6 * meant);
  return {
    relation,
    rows: left,
    told,
    covered,
    open,
    missing,
    ranked: query.superlative ? ranking(query, relation, left) : [],
  };
}
