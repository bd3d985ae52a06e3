import { fold, numbers, prices } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Gathered } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { handleOf } from '../../things/reading.ts';
import { says } from './bearing.ts';
import { candidates, isOfKind } from './candidates.ts';
import { type Inquiry, moreOf, rounded, taken } from './outcome.ts';
import { amountOf, cellAsked, nameOf } from './project.ts';
import { type Query, queryOf, repeats } from './query.ts';
import type { Row } from './rows.ts';
import type { Selection } from './select.ts';

/** Keeps what a page of a list told, so that several pages can be taken together; what was seen before counts once. */
function gather(situation: Situation, entries: ReadonlyArray<Gathered['rows'][string] & { text: string }>): Gathered {
  const { memory } = situation;
  const known = memory.gathered?.step === memory.step ? memory.gathered : { step: memory.step, rows: {} };
  const here: Gathered['rows'] = {};
  for (const { text, ...entry } of entries) {
    const same = here[text];
    here[text] = { ...entry, times: (same?.times ?? 0) + 1 };
  }
  for (const [text, entry] of Object.entries(here)) {
    // What the edge of the window cut off is the same when all of it is in sight.
    for (const [other, { name }] of Object.entries(known.rows))
      if (other !== text && name !== '' && name === entry.name && (text.includes(other) || other.includes(text)))
        delete known.rows[other];
    known.rows[text] = { ...entry, times: Math.max(entry.times, known.rows[text]?.times ?? 0) };
  }
  memory.gathered = known;
  return known;
}

/** What only shows some of a list: "Latest orders", "Popular". */
const EXCERPT = /\b(?:last|latest|recent(?:ly)?|newest|popular|featured|recommended|top|new|upcoming|trending)\b/;

/** Whether the page heads what it lists as only some of what the question is about. */
function isExcerpt({ page }: Situation, query: Query): boolean {
  return page.headings.some(({ text }) => {
    const told = EXCERPT.exec(fold(text))?.[0];
    return told !== undefined && !query.text.includes(told) && query.said.some((token) => says(text, token));
  });
}

/** What all of a list tells together: how many, how much, which of them comes first. */
export function wholeList(situation: Situation, query: Query, selection: Selection): Inquiry | null {
  const { relation, rows, told, ranked, missing } = selection;
  if (relation.from === 'lines') return null;
  if (!isOfKind(situation, query, selection) || isExcerpt(situation, query)) return null;
  // "How many hours in total": what stands under that head is added up.
  const [noun] = query.noun.tokens;
  const numbered =
    query.wants === 'count' &&
    noun !== undefined &&
    relation.rows.every((row) =>
      row.properties.some(
        ({ head, text }) => says(head, noun) && /^[^\p{L}\d]{0,2}\d[\d.,]*(?:\s\p{L}+)?$/u.test(text),
      ),
    );
  const sums = query.wants === 'sum' || numbered;
  const counts = query.wants === 'count' && !sums && query.superlative === null;
  const here = missing !== null ? [] : rows;
  if (sums && here.some((row) => amountOf(row, query) === null)) return null;
  if (!sums && !counts && missing === null && ranked.length === 0) return null;
  const entries = sums
    ? here.map((row) => ({ text: row.text, name: row.name, value: amountOf(row, query)!, times: 1 }))
    : counts
      ? here.map((row) => ({ text: row.text, name: row.name, value: 1, times: 1 }))
      : (missing !== null ? [] : ranked).map(({ thing, value }) => ({
          text: thing.text,
          name: said(thing, query, selection),
          value,
          times: 1,
        }));
  const all = Object.values(gather(situation, entries).rows);
  const more = moreOf(
    situation,
    sums
      ? 'there may be more to add up'
      : counts
        ? 'there may be more to count'
        : 'I want to see all of them before I compare',
  );
  if (more) return { answer: null, more, why: more.why };
  if (counts) {
    const count = all.reduce((sum, entry) => sum + entry.times, 0);
    // "4 leeks": a row by itself that tells how many is no list to be counted.
    if (count === 1 && /\d/.test(rows[0]?.text ?? '')) return null;
    return told === 0 && missing === null && selection.covered < 0.9 ? null : taken(String(count), 0.8);
  }
  if (all.length === 0) return null;
  if (sums) return taken(rounded(all.reduce((sum, entry) => sum + entry.times * entry.value, 0)), 0.8);
  const { highest } = query.superlative!;
  const best = all.reduce((a, b) => ((highest ? b.value > a.value : b.value < a.value) ? b : a));
  return best.name === '' ? inside(situation, query, ranked, best.value) : taken(best.name, 0.8);
}

/** What the list does not tell of the one that is meant stands where that leads. */
function inside(situation: Situation, query: Query, ranked: Selection['ranked'], value: number): Inquiry | null {
  const row = ranked.find((one) => one.value === value)?.thing;
  const { step } = situation;
  const handle = row && step && query.attribute.size > 0 ? handleOf(situation, step, row) : null;
  if (!handle) return null;
  const why = `“${row!.name}” is the one, and its page may tell the ${query.noun.text}`;
  return { answer: null, more: { item: handle.item, why, inside: true }, why };
}

/** What is answered with a row: its name, what is asked of it, or both. */
export function said(row: Row, query: Query, { relation }: Selection): string {
  const name = nameOf(row, query);
  if (query.more && name !== '') return [...new Set([name, ...row.properties.map(({ text }) => text)])].join(', ');
  if (query.wants === 'name' && !repeats(name, query)) return name;
  const value = cellAsked(row, query, relation);
  if (query.attribute.size > 0) return value?.text ?? '';
  return value
    ? repeats(name, query) || value.text === name
      ? value.text
      : `${name}: ${value.text}`
    : query.kind
      ? ''
      : name;
}

/** "By how much is A dearer than B?": the two amounts, one taken from the other. */
export function difference(situation: Situation, step: Step): Inquiry | null {
  const asked =
    /^(?:.*\b)?how much (?:more|less|cheaper|dearer|more expensive|longer|shorter|heavier|lighter)\b (.+?) than (.+?)\??$/i.exec(
      step.text,
    ) ?? /\bdifference between (.+?) and (.+?)\??$/i.exec(step.text);
  if (!asked) return null;
  const price = /\b(?:cost|price|pay|expensive|cheaper|dearer|fee|rent)/i.test(step.text);
  let sign = '';
  const values = [asked[1]!, asked[2]!].map((part) => {
    const text = `${price ? 'What is the price of' : 'What is'} ${part.replace(/\b(?:does|do|is|are|costs?|the|a|an)\b/gi, ' ')}?`;
    const query = queryOf(situation, { ...step, text, object: part, superlative: null, nth: null });
    const cells = candidates(situation, query).flatMap(({ missing, rows, relation }) =>
      missing === null && rows.length === 1 ? (cellAsked(rows[0]!, query, relation) ?? []) : [],
    );
    const [cell] = cells;
    if (cell) sign = /[£$€]/.exec(cell.text)?.[0] ?? sign;
    return cell ? (prices(cell.text)[0] ?? numbers(cell.text)[0] ?? null) : null;
  });
  const [a, b] = values;
  return a == null || b == null ? null : taken(`${sign}${rounded(Math.abs(a - b))}`, 0.8);
}
