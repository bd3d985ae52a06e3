import { fold, numbers, phrase, prices, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Answer } from '../answer.ts';
import type { Step } from '../goal/types.ts';
import type { Gathered } from '../memory.ts';
import { furtherDown } from '../rules/look.ts';
import { nextPage } from '../rules/next-page.ts';
import type { Situation } from '../situation.ts';
import { countsOf } from '../things/bounds.ts';
import { amountOf, cellAsked, nameOf, repeats } from './project.ts';
import { type Query, queryOf } from './query.ts';
import { contextOf, type Row, relationsOf } from './rows.ts';
import { type Selection, says, select } from './select.ts';

/** What comes of asking a page: an answer; more of the list to be seen first; or nothing that it tells. */
export type Inquiry =
  | { answer: Answer; more?: undefined }
  | { answer: null; more: { item: Item; why: string } | null; why: string };

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
function candidates(situation: Situation, query: Query): Selection[] {
  const { memory } = situation;
  const begun = isAggregate(query) && memory.gathered?.step === memory.step;
  const all = relationsOf(situation.page)
    .filter(({ from, rows }) => from !== 'columns' || rows[0]!.properties.some((cell) => saysHead(cell.head, query)))
    .filter(({ from }) => (from === 'entries' ? isAggregate(query) : from !== 'lines' || !isAggregate(query)))
    .flatMap((relation) => select(situation, query, relation) ?? [])
    .filter(
      (one) =>
        one.covered >=
        (begun && one.relation.from === 'rows' ? BORNE.next : one.relation.from === 'lines' ? BORNE.lines : BORNE.rows),
    );
  const rank = ({ relation, covered, told, ranked, missing }: Selection) =>
    covered +
    (relation.from === 'rows' ? 0.15 : relation.from === 'lines' ? -0.1 : 0.1) +
    0.02 * Math.min(3, told) +
    (query.superlative && ranked.length > 0 ? 0.3 : 0) -
    (missing === null ? 0 : 1);
  return all.sort((a, b) => rank(b) - rank(a));
}

/** Whether all of a list counts, and not one row of it. */
function isAggregate({ wants, superlative }: Query): boolean {
  return wants === 'count' || wants === 'sum' || superlative !== null;
}

function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** "For 4 people": how many what the page tells is meant for. */
function portionsHere(situation: Situation): number | null {
  for (const { text } of situation.page.lines) {
    const found =
      /\b(?:for|serves|makes|yields)\s+(\d{1,2})(?:\s+(?:people|persons|servings|portions|guests))?\b|\b(?:servings|portions|serves)\s*:?\s*(\d{1,2})\b|\b(\d{1,2})\s+(?:servings|portions)\b/i.exec(
        text,
      );
    if (found && text.length < 60) return Number(found[1] ?? found[2] ?? found[3]);
  }
  return null;
}

/** Keeps what a page of a list told, so that several pages can be taken together; what was seen before counts once. */
function gather(situation: Situation, entries: ReadonlyArray<Gathered['rows'][string] & { text: string }>): Gathered {
  const { memory } = situation;
  const known = memory.gathered?.step === memory.step ? memory.gathered : { step: memory.step, rows: {} };
  const here: Gathered['rows'] = {};
  for (const { text, ...entry } of entries) {
    const same = here[text];
    here[text] = { ...entry, times: (same?.times ?? 0) + 1 };
  }
  for (const [text, entry] of Object.entries(here))
    known.rows[text] = { ...entry, times: Math.max(entry.times, known.rows[text]?.times ?? 0) };
  memory.gathered = known;
  return known;
}

/** What the question speaks of is what the page, its heads or its rows are called. */
function isOfKind(situation: Situation, query: Query, { relation }: Selection): boolean {
  const kinds = [
    ...query.noun.tokens.slice(query.wants === 'count' ? 0 : -1).slice(0, 1),
    ...((query.wants === 'count' || query.wants === 'name') && query.noun.tokens.length > 0
      ? []
      : query.said.filter((token) => token.weight > 0.3)),
  ];
  if (kinds.length === 0) return true;
  const { page } = situation;
  const heads = [...new Set(relation.rows.flatMap((row) => row.properties.map(({ head }) => head)))].join(' ');
  const around = `${contextOf(page).text} ${heads} ${page.headings.map((line) => line.text).join(' ')}`;
  return kinds.some(
    (kind) =>
      says(around, kind) ||
      relation.rows.filter((row) => row.said.tokens.some((token) => token.stem === kind.stem)).length >=
        0.5 * relation.rows.length,
  );
}

/** More of the list that is to be seen before it can be counted, summed or compared. */
function moreOf(situation: Situation, why: string): { item: Item; why: string } | null {
  const down = furtherDown(situation);
  const item = down ?? nextPage(situation);
  return item ? { item, why } : null;
}

/** "Over all projects": the list of all of them, where a link leads to one. */
function listOfAll({ items, page, memory }: Situation, query: Query): { item: Item; why: string } | null {
  const [noun] = query.noun.tokens.slice(-1);
  if (!noun || !/\b(?:all|altogether|in total)\b/.test(query.text)) return null;
  const link = items.find(
    (item) =>
      item.role === 'link' &&
      /^all\b/.test(item.said.folded) &&
      says(item.said.folded, noun) &&
      !contextOf(page).folded.includes(item.said.folded) &&
      !Object.values(memory.tried).some((tried) => tried[item.name]),
  );
  return link ? { item: link, why: `“${link.label}” shows all of them` } : null;
}

function taken(line: string, fit: number): Inquiry {
  return { answer: { line, fit } };
}

function wholeList(situation: Situation, query: Query, selection: Selection): Inquiry | null {
  const { relation, rows, told, ranked, missing } = selection;
  if (relation.from === 'lines') return null;
  if (!isOfKind(situation, query, selection)) return null;
  const sums = query.wants === 'sum';
  const counts = query.wants === 'count' && query.superlative === null;
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
  const whole = listOfAll(situation, query);
  if (whole) return { answer: null, more: whole, why: whole.why };
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
    return told === 0 && missing === null && selection.covered < 0.9 ? null : taken(String(count), 0.8);
  }
  if (all.length === 0) return null;
  if (sums) return taken(rounded(all.reduce((sum, entry) => sum + entry.times * entry.value, 0)), 0.8);
  const { highest } = query.superlative!;
  const best = all.reduce((a, b) => ((highest ? b.value > a.value : b.value < a.value) ? b : a));
  return best.name === '' ? null : taken(best.name, 0.8);
}

/** What is answered with a row: its name, what is asked of it, or both. */
function said(row: Row, query: Query, { relation }: Selection): string {
  const name = nameOf(row, query);
  if (query.more && name !== '') return [...new Set([name, ...row.properties.map(({ text }) => text)])].join(', ');
  if (query.wants === 'name' && !repeats(name, query)) return name;
  const value = cellAsked(row, query, relation);
  return value
    ? repeats(name, query) || value.text === name
      ? value.text
      : `${name}: ${value.text}`
    : query.kind
      ? ''
      : name;
}

/** "By how much is A dearer than B?": the two amounts, one taken from the other. */
function difference(situation: Situation, step: Step): Inquiry | null {
  const asked =
    /^(?:.*\b)?how much (?:more|less|cheaper|dearer|more expensive|longer|shorter|heavier|lighter)\b (.+?) than (.+?)\??$/i.exec(
      step.text,
    ) ?? /\bdifference between (.+?) and (.+?)\??$/i.exec(step.text);
  if (!asked) return null;
  const price = /\b(?:cost|price|pay|expensive|cheaper|dearer|fee|rent)/i.test(step.text);
  const values = [asked[1]!, asked[2]!].map((part) => {
    const text = `${price ? 'What is the price of' : 'What is'} ${part.replace(/\b(?:does|do|is|are|costs?|the|a|an)\b/gi, ' ')}?`;
    const query = queryOf(situation, { ...step, text, object: part, superlative: null, nth: null });
    const cells = candidates(situation, query).flatMap(({ missing, rows, relation }) =>
      missing === null && rows.length === 1 ? (cellAsked(rows[0]!, query, relation) ?? []) : [],
    );
    const [cell] = cells;
    return cell ? (prices(cell.text)[0] ?? numbers(cell.text)[0] ?? null) : null;
  });
  const [a, b] = values;
  return a == null || b == null ? null : taken(rounded(Math.abs(a - b)), 0.8);
}

/**
 * Asks the page a question: what of all that it tells meets every condition that the question sets. Undefined where it tells nothing of
 * the kind.
 */
export function inquire(situation: Situation, step: Step): Inquiry | undefined {
  if (step.verb !== 'learn' || /\b(?:\w{3,}er|more|less|better|worse)\b[^.?]*\bor\b/.test(fold(step.text)))
    return undefined;
  const apart = difference(situation, step);
  if (apart) return apart;
  if (!ASKS.test(fold(step.text))) return undefined;
  const query = queryOf(situation, step);
  if (query.said.length === 0 && query.names.length === 0) return undefined;
  if (shownOtherwise(situation, query)) return { answer: null, more: null, why: 'something else is shown' };
  const stated = query.wants === 'count' ? statedCount(situation, query) : null;
  if (stated) return stated;
  const all = candidates(situation, query);
  let open: Inquiry | undefined;
  for (const selection of all) {
    const found = isAggregate(query) ? wholeList(situation, query, selection) : single(situation, query, selection);
    if (found?.answer && (query.wants === 'count' || !tellsNothing(found.answer.line, step))) return found;
    if (!found?.answer && found) open ??= found;
  }
  // What a list told before is not told better by what stands beside it.
  if (!open && isAggregate(query) && situation.memory.gathered?.step === situation.memory.step)
    return { answer: null, more: null, why: 'the list is not here' };
  return open;
}

/** A list over the page shows another part than the one that the question names, and could show that: another season, another year. */
function shownOtherwise({ items }: Situation, query: Query): boolean {
  const asked = ` ${words(query.text).join(' ')} `;
  const told = (text: string) =>
    asked.includes(` ${words(text).join(' ')} `) && phrase(text).tokens.some((token) => token.weight > 0.3);
  return items.some(
    (item) =>
      item.kind === 'choose' &&
      !item.disabled &&
      item.value !== '' &&
      !told(item.value) &&
      item.options.some((option) => told(option)),
  );
}

/** Questions for a fact; how something is done and why is told in sentences. */
const ASKS =
  /^(?:is|are|was|were|do|does|did|can|may|must|has|have|will)\b|\b(?:which|who|whose|whom|what|when|where|until|how (?:much|many|long|often|far|old|high|tall|large|big|heavy|late|early|soon)|number of|total|sum)\b/;

/** "How many pages has the book": what stands at it is told, and nothing is counted. */
function statedCount(situation: Situation, query: Query): Inquiry | null {
  const [noun] = query.noun.tokens;
  if (!noun) return null;
  const value: Query = { ...query, wants: 'value', kind: undefined };
  for (const { missing, rows, relation, told } of candidates(situation, value)) {
    if (missing !== null || rows.length !== 1 || told === 0 || relation.from === 'lines') continue;
    const cell = cellAsked(rows[0]!, value, relation);
    if (cell && says(cell.head, noun) && /^[^\p{L}\d]{0,2}\d[\d.,]*(?: \p{L}+)?$/u.test(cell.text))
      return taken(`${cell.head}: ${cell.text}`, 0.85);
    const counts = rows[0]!.properties.flatMap(({ text }) => countsOf(text, [noun.word]));
    if (counts.length === 1) return taken(`${counts[0]} ${query.noun.text}`, 0.8);
  }
  return null;
}

/** What one row tells: its name, or what stands in it where it is asked for. */
function single(situation: Situation, query: Query, selection: Selection): Inquiry | null {
  const { rows, missing, relation, told, open } = selection;
  if (missing !== null) {
    if (relation.from === 'lines') return null;
    const why = `none of these has “${missing}”`;
    const more = moreOf(situation, why);
    return isOfKind(situation, query, selection) ? { answer: null, more, why } : null;
  }
  if (told === 0 && relation.rows.length > 1) return null;
  if (query.wants === 'name') {
    if (rows.length !== 1 || relation.from === 'lines') return null;
    const noun = new Set(query.noun.tokens.map((token) => token.stem));
    if (
      !isOfKind(situation, query, selection) &&
      (told < 2 || open.length === 0 || open.some((token) => !noun.has(token.stem)))
    )
      return null;
    const name = said(rows[0]!, query, selection);
    return name === '' ? null : taken(name, 0.8);
  }
  // What the question tells besides may be told of another one on a further page.
  const untold = open.filter((token) => token.weight > 0.3).length;
  const next = untold >= 1 && relation.from !== 'lines' && relation.rows.length > 1 ? nextPage(situation) : undefined;
  if (next && untold >= 0.25 * query.said.length)
    return {
      answer: null,
      more: { item: next, why: `none of these bears “${open.map((token) => token.word).join(' ')}”` },
      why: '',
    };
  const cells = rows.map((row) => cellAsked(row, query, relation));
  const [cell] = cells;
  // Where nothing is known of its looks, all that is asked must be borne out.
  const part = query.noun.tokens.some((token) => open.every((other) => other.stem !== token.stem));
  const excused = part ? query.noun.tokens.at(-1)?.stem : undefined;
  if (!query.kind && open.some((token) => token.weight > 0.3 && token.stem !== excused)) return null;
  if (!cell || cells.some((one) => one?.text !== cell.text)) return null;
  if (relation.from === 'lines' && rows.length > 1 && new Set(rows.map((row) => row.under.text)).size > 1) return null;
  const row = rows[0]!;
  const paid = prices(cell.text);
  if (query.times > 1 && paid.length === 1)
    return taken(`${query.times} times ${cell.text} is ${rounded(query.times * paid[0]!)}`, 0.8);
  const here = query.portions === null ? null : portionsHere(situation);
  if (query.portions !== null && here !== null && here !== query.portions) {
    const [amount] = numbers(cell.text);
    const unit = /\d\s*(\p{L}{1,6})\b/u.exec(cell.text)?.[1] ?? '';
    if (amount !== undefined) return taken(`${rounded((amount * query.portions) / here)} ${unit}`.trim(), 0.8);
  }
  if (relation.from === 'lines')
    return taken(cell.head === '' || row.text.includes(cell.head) ? row.text : `${cell.head}: ${row.text}`, 0.75);
  const { name } = row;
  return taken(name === cell.text || words(name).length > 8 ? cell.text : `${name}: ${cell.text}`, 0.85);
}

/** Whether a line only holds words of the question. */
function tellsNothing(line: string, step: Step): boolean {
  const asked = new Set(words(step.text).map(stem));
  return words(line).every((word) => asked.has(stem(word)));
}
