import { fold, numbers, phrase, prices, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isOn } from '../../meaning/state.ts';
import { nextPage } from '../../rules/way/next-page.ts';
import type { Situation } from '../../situation.ts';
import { countsOf } from '../../things/bounds.ts';
import { valuesOf } from '../question/kinds.ts';
import { namesDay } from '../sections.ts';
import { DAY, DAYS, says } from './bearing.ts';
import { candidates, isAggregate, isOfKind } from './candidates.ts';
import { inPlace } from './in-place.ts';
import { type Inquiry, moreOf, rounded, taken } from './outcome.ts';
import { cellAsked } from './project.ts';
import { type Query, queryOf } from './query.ts';
import { remainder } from './remainder.ts';
import type { Row } from './rows.ts';
import type { Selection } from './select.ts';
import { difference, said, wholeList } from './whole-list.ts';

/** Share of the question that a row bears out of which several things are asked. */
const BORNE_OUT = 0.75;

/** "For 4 people": how many what the page tells is meant for. */
function portionsHere(situation: Situation): number | null {
  for (const { text } of situation.page.lines) {
    const found =
      /\b(?:for|serves|makes|yields)[\s−–+-]+(\d{1,2})(?:[\s−–+-]+(?:people|persons|servings|portions|guests))?\b|\b(?:servings|portions|serves)\s*:?\s*(\d{1,2})\b|\b(\d{1,2})\s+(?:servings|portions)\b/i.exec(
        text,
      );
    if (found && text.length < 60) return Number(found[1] ?? found[2] ?? found[3]);
  }
  return null;
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
  // "Which is the cheapest of them?", of what was just narrowed down or put in order.
  const before = situation.goal.steps[situation.memory.step - 1]?.verb;
  // "How many of them are from May?": of what is shown those of that time.
  const ofTime = query.wants === 'count' && query.spans.length > 0 && before !== undefined;
  const ofThem =
    ofTime || (query.superlative !== null && (before === 'filter' || before === 'sort' || before === 'search'));
  if (query.said.length === 0 && query.names.length === 0 && !ofThem) return undefined;
  if (shownOtherwise(situation, query)) return { answer: null, more: null, why: 'something else is shown' };
  const placed = inPlace(situation, query);
  if (placed) return placed;
  const stated = query.wants === 'count' ? statedCount(situation, query) : null;
  if (stated) return stated;
  const all = candidates(situation, query);
  const hour = hourOfOne(situation, query, all[0]);
  if (hour) return hour;
  let open: Inquiry | undefined;
  for (const selection of all) {
    const found = isAggregate(query) ? wholeList(situation, query, selection) : single(situation, query, selection);
    if (found?.answer) return found;
    if (found?.answer || !found) continue;
    open ??= found;
    // What else the page tells in other shapes is not gathered into the same list.
    if (isAggregate(query) && found.more) break;
  }
  // What a list told before is not told better by what stands beside it.
  if (!open && isAggregate(query) && situation.memory.gathered?.step === situation.memory.step)
    return { answer: null, more: null, why: 'the list is not here' };
  return open;
}

/**
 * "When does the last showing of ... start?": of the hours that stand at the one thing that is named the first or the last. Where the page
 * tells of another day than the one that is asked for, that one is turned to.
 */
function hourOfOne({ page }: Situation, query: Query, best: Selection | undefined): Inquiry | null {
  if (!best || best.missing !== null || best.rows.length !== 1 || query.names.length === 0) return null;
  if (query.superlative?.dimension !== 'date' || query.wants !== 'value') return null;
  const hours = best.rows[0]!.properties.flatMap(({ text }) => valuesOf(text, 'time'));
  const bare = hours.join('').replace(/\D/g, '');
  if (hours.length < 2 || best.rows[0]!.properties.every(({ text }) => text.replace(/\D/g, '') !== bare)) return null;
  const other = dayMeant(page.items, best);
  if (other)
    return { answer: null, more: { item: other, why: `“${other.raw}” is the day that is asked for` }, why: '' };
  return taken(`${best.rows[0]!.name}: ${query.superlative.highest ? hours.at(-1)! : hours[0]!}`, 0.85);
}

/** What turns to the day that is asked for, where nothing on the page is of that day. */
function dayMeant(items: readonly Item[], { open }: Selection): Item | undefined {
  const day = open.find(({ word }) => DAY.test(word));
  if (!day) return undefined;
  return items.find(
    (item) =>
      item.kind === 'click' &&
      !item.disabled &&
      !isOn(item) &&
      item.raw.length <= DAY_NAME &&
      namesDay(item.raw, DAYS.indexOf(day.word.slice(0, 3))),
  );
}
/** Letters up to which what is pressed is called after a day: "Saturday 14 November". */
const DAY_NAME = 24;

/** A list over the page shows another part than the one that the question names, and could show that: another season, another year. */
export function shownOtherwise({ items }: Situation, query: Query): boolean {
  const told = (text: string) => namedIn(query, text);
  if (tabMeant(items, told)) return true;
  return items.some(
    (item) =>
      item.kind === 'choose' &&
      !item.disabled &&
      item.value !== '' &&
      !told(item.value) &&
      item.options.some((option) => told(option)),
  );
}

/** The tab that bears what is told, where another one is open. */
function tabMeant(items: readonly Item[], told: (text: string) => boolean): Item | undefined {
  const tabs = items.filter((item) => item.role === 'tab');
  const open = tabs.find((item) => isOn(item));
  return open && !told(open.raw) ? tabs.find((item) => !isOn(item) && !item.disabled && told(item.raw)) : undefined;
}

/** Whether a question says all of a text, and that tells something. */
function namedIn(query: Query, text: string): boolean {
  return (
    ` ${words(query.text).join(' ')} `.includes(` ${words(text).join(' ')} `) &&
    phrase(text).tokens.some((token) => token.weight > 0.3)
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
    const left = cell && query.measure?.rest && query.measure.told.test(cell.head);
    if (cell && (left || says(cell.head, noun)) && /^[^\p{L}\d]{0,2}\d[\d.,]*(?: \p{L}+)?$/u.test(cell.text))
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
  // Who is asked for several things of one row tells all of it.
  if (query.more && rows.length === 1 && told > 0 && relation.from !== 'lines' && selection.covered >= BORNE_OUT)
    return taken([...new Set(rows[0]!.properties.map(({ text }) => text))].join(', '), 0.8);
  // An entry that is called by a question is answered by what stands under it, and by nothing while it is folded.
  const [entry] = rows;
  if (entry && rows.length === 1 && /\?\s*$/.test(entry.name)) {
    const under = entry.properties.filter(({ text }) => text !== entry.name).map(({ text }) => text);
    return under.length > 0 && selection.covered >= BORNE_OUT ? taken(under.join(' '), 0.8) : null;
  }
  if (query.wants === 'name') {
    if (relation.from === 'lines') return null;
    if (rows.length !== 1) return null;
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
  const [only] = rows;
  if (rows.length === 1 && relation.from !== 'lines' && isNamed(only!, query)) {
    const rest = remainder(only!, query);
    if (rest) return rest;
  }
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

/** Whether the question says all that a row is called. */
function isNamed(row: Row, query: Query): boolean {
  const asked = new Set(words(query.text).map(stem));
  const own = words(row.name).map(stem);
  return own.length > 0 && own.every((word) => asked.has(word));
}
