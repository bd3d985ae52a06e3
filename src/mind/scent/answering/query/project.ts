import { fold, numbers, phrase, prices, words } from '../../../language/index.ts';
import type { Property } from '../../things/thing.ts';
import { valuesOf } from '../question/kinds.ts';
import { namesDay } from '../sections.ts';
import { DAY, DAYS, says } from './bearing.ts';
import { type Query, repeats, TIME_NOUN } from './query.ts';
import type { Relation, Row } from './rows.ts';

const PERSON = /^(?:(?:dr|mr|mrs|ms|prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*)+$/u;

/** How much of a head the question says, from nothing to all of it. */
function named({ head }: Property, query: Query): number {
  const own = phrase(head).tokens;
  if (own.length === 0 || head === '') return 0;
  if (
    query.said.some(({ word }) => DAY.test(word) && head.length < 24 && namesDay(head, DAYS.indexOf(word.slice(0, 3))))
  )
    return 1.2;
  if (query.spans.some((span) => span.months?.test(head) || fold(head).includes(fold(span.words)))) return 1.2;
  const asked = query.attribute.size > 0 ? query.noun.tokens : [...query.said, ...query.noun.tokens];
  let sum = 0;
  let total = 0;
  for (const token of own) {
    const weight = Math.max(0.1, token.weight);
    total += weight;
    if (asked.some((other) => other.stem === token.stem)) sum += weight;
  }
  const share = sum / total;
  // Of two heads that are said whole the longer one says more.
  return share > 0.5 ? share + 0.05 * own.length : 0;
}

/** What a thing is filed under, asked for and as it is written: "#1043", "INV-207". */
const NUMBERED =
  /^what (?:is|are) the (?!(?:phone|telephone|mobile|fax|house|total|bank) )(?:\p{L}+ )?(?:number|no|code|id|reference)\b/u;
const CODE = /^(?:[#№]\s?)?\p{Lu}{0,4}[-/ ]?\d{2,}(?:-\d+)*$/u;

/** Heads under which a kind of value stands, by how it is asked for. */
const HEADS: ReadonlyArray<[RegExp, RegExp]> = [
  [/\bwhere\b/, /\b(?:place|venue|location|address|where|room|hall|meeting point)\b/],
  [/\bwho(?:se|m)?\b/, /\b(?:name|person|who|by|author|winner|owner|assignee|assigned to|contact|held by|taught by)\b/],
  [/\bwhat time\b/, /\b(?:time|starts?|begins?|leaves|departs?|departure|opens?|hours)\b/],
  [/\bwhen\b|\bwhat (?:day|date)\b/, /\b(?:date|day|when|time|due|starts?|published|deadline)\b/],
  [/\b(?:how much|price|costs?|pay|paid)\b/, /\b(?:price|costs?|fee|amount|sum|rent|fare|total|paid|rate)\b/],
  [/\bhow (?:long|fast)\b/, /\b(?:duration|time|length|takes|period)\b/],
  [NUMBERED, /^(?:(?:\p{L}+ )?(?:no|nr|number|id|code|ref|reference)\b\.?|#|№)$/u],
  [/\bhow often\b/, /\b(?:frequency|interval|how often|times)\b/],
];

/** A day or a time of day. */
const WHEN = /^(?:\p{L}+,? )?\d{1,2}\.? \p{L}{3,9}(?: \d{4})?$|^\d{1,2}[:.]\d{2}/u;

const CLOCK = /^\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?$/i;
const HOURS = /\b(?:open|opens|opening|close|closes|closing|hours|until|till)\b/;

/** How much of what a cell says the question says too: of a price list in one card the line that is asked for. */
function spoken({ head, text }: Property, query: Query): number {
  const own = phrase(`${head} ${text}`).tokens;
  return query.said.reduce(
    (sum, token) => sum + (own.some((other) => other.stem === token.stem) ? token.weight : 0),
    0,
  );
}

/** The cell of a row in which what is asked for stands; null where the row leaves it open. */
export function cellAsked(row: Row, query: Query, relation: Relation): Property | null {
  const { kind } = query;
  const where = /\bwhere\b/.test(query.text);
  // A day at the head of a row says when and not where.
  // A bare number is of the unit that its head tells: "Warranty (years)".
  const given = ({ head, text }: Property) =>
    kind?.[1].test(text) ||
    (/^\d[\d.,]*$/.test(text) && head !== '' && kind?.[1].test(`${text} ${head.replace(/^.*\(|\).*$/g, '')}`));
  const fits = (cell: Property) => !kind || (given(cell) && !(where && WHEN.test(cell.text)));
  // What stands after a name that the question says belongs to the name.
  const paired = row.properties.map((cell, i) => {
    const before = row.properties[i - 1];
    const label = before && before.head === '' && /^\p{L}[^\d.!?]{1,30}:?$/u.test(before.text);
    return relation.from === 'cards' && cell.head === '' && label && named({ head: before.text, text: '' }, query) >= 1
      ? { ...cell, head: before.text }
      : cell;
  });
  const open = paired.filter((cell) => !repeats(cell.text, query) && /[\p{L}\d]/u.test(cell.text));
  const asked = HEADS.find(([question]) => question.test(query.text))?.[1];
  const heads = open
    .map((cell) => {
      const own = named(cell, query);
      const told = asked?.test(fold(cell.head)) ? 0.6 : kind?.[0].test(fold(cell.head)) && fits(cell) ? 0.6 : 0;
      return { cell, fit: own + told, told };
    })
    .filter(({ cell, fit, told }) => fit > 0 && (fits(cell) || (told > 0 && !/\bhow\b/.test(query.text))))
    .sort((a, b) => b.fit - a.fit);
  const [best, next] = heads;
  if (best && (!next || best.fit > next.fit + 0.01 || next.cell.text === best.cell.text)) return best.cell;
  const codes = NUMBERED.test(query.text) ? open.filter(({ text }) => CODE.test(text)) : [];
  if (codes.length === 1) return codes[0]!;
  if (!kind) {
    // Of a person and a value, or a thing and what it is, the other one is asked for.
    const rest = open.filter((cell) => cell.text !== row.name);
    if (relation.from === 'lines') return open[0] ?? null;
    return rest.length === 1 ? rest[0]! : null;
  }
  const all = open.filter((cell) => fits(cell)).sort((a, b) => spoken(b, query) - spoken(a, query));
  const texts = new Set(all.map((cell) => cell.text));
  if (texts.size === 1) return all[0]!;
  // From when and until when, in two cells.
  if (
    all.length === 2 &&
    relation.from === 'rows' &&
    all.every((cell) => CLOCK.test(cell.text)) &&
    HOURS.test(query.text)
  )
    return {
      head: '',
      text: open
        .filter((cell) => all.includes(cell))
        .map((cell) => cell.text)
        .join(' – '),
    };
  return all.length > 1 && spoken(all[0]!, query) > spoken(all[1]!, query) + 0.1 ? all[0]! : null;
}

/** What a row is called by, as the question asks for it: what stands under the noun, a person, else its name; empty where it names nobody. */
export function nameOf(row: Row, query: Query): string {
  const head = query.noun.tokens.at(-1);
  const cell =
    head && row.properties.find((one) => one.head !== '' && says(one.head, head) && words(one.head).length <= 2);
  // "Customer since" tells when, and not who.
  const tellsWhen = cell !== undefined && !TIME_NOUN.test(query.noun.text) && valuesOf(cell.text, 'date').length > 0;
  if (cell && !tellsWhen && !repeats(cell.text, query)) return cell.text;
  if (/\bwho\b/.test(query.text)) {
    const people = row.properties.filter(({ text }) => PERSON.test(text) && !repeats(text, query));
    return PERSON.test(row.name) && !repeats(row.name, query) ? row.name : people.length === 1 ? people[0]!.text : '';
  }
  if (TIME_NOUN.test(query.noun.text) && valuesOf(row.name, 'date').length > 0) return row.name;
  if (/^[^\p{L}]*\d|\b\d{4}$/u.test(row.name)) {
    const worded = row.properties.find(({ text }) => /^\p{L}[^\d]*$/u.test(text) && !repeats(text, query));
    if (worded) return worded.text;
  }
  return row.name;
}

/** The number of a row that is summed up; null where it shows none, or several. */
export function amountOf(row: Row, query: Query): number | null {
  const paid = row.properties.flatMap(({ head, text }) =>
    prices(text).length === 1
      ? prices(text)
      : /\b(?:price|cost|amount|sum|total|value|fee|paid|hours|points|quantity|km|distance)\b/i.test(head) &&
          numbers(text).length === 1
        ? numbers(text)
        : [],
  );
  if (paid.length === 1) return paid[0]!;
  const named = row.properties.filter((cell) => query.noun.tokens.some((token) => says(cell.head, token)));
  const own = named.length === 1 ? numbers(named[0]!.text) : [];
  return own.length === 1 ? own[0]! : null;
}
