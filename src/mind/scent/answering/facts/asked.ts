import { fold, momentOf, numbers, phrase, prices, similarity, words } from '../../../language/index.ts';
import { superlativeOf } from '../../goal/constraints.ts';
import type { Fact } from '../../remembered.ts';
import { bears, placesOf, type Said, type Span, single } from '../../view/said.ts';
import { valuesOf } from '../question/kinds.ts';

/** What a question comes to by the facts that it names: its answer, and whether more of the list may change it. */
export interface Found {
  answer: string;
  /** Told of one thing; what is counted or compared needs all of them. */
  single: boolean;
}

/** A fact in one of its two ways: cells tell of their row under their column, and of their column under their row. */
type Cell = Fact;

function bothWays(facts: readonly Fact[]): Cell[] {
  return [...facts, ...facts.map(({ of, head, value }) => ({ of: head, head: of, value }))];
}

/** Where a name stands in a text, word for word; nothing for what is no name. */
function at(said: Said, name: string): Span | null {
  return words(name).length > 0 ? (placesOf(said, name)[0] ?? null) : null;
}

/** A kind of value, by what asks for it and by how it looks. */
const KINDS: ReadonlyArray<readonly [RegExp, (text: string) => boolean]> = [
  [/\b(?:price|cost|costs|fee|rate|charge|salary|pay|wage|rent|fare|amount)\b/, (text) => prices(text).length > 0],
  [/\b(?:date|day|when|published|deadline)\b/, (text) => momentOf(text) !== null && /\d/.test(text)],
  [/\b(?:file sizes?|storage|disk space|memory|mailbox|data)\b/, (text) => valuesOf(text, 'data').length > 0],
  [/\b(?:status|state|availability|condition)\b/, (text) => !/\d/.test(text)],
];

/** How well a head is what is asked for, in the words that are left of a question. */
function headFit(said: Said, rest: string, head: string, value: string): number {
  const asked = KINDS.find(([pattern]) => pattern.test(rest));
  const fits = asked?.[1](value) ?? false;
  // What looks like no price is no answer to a question for one.
  if (asked && !fits) return 0;
  if (at(said, head)) return 1;
  if (bears(said, head)) return 0.95;
  return (
    Math.max(similarity(phrase(head), phrase(rest)), ...sameRoot(head, rest)) * (fits ? 1 : 0.95) + (fits ? 0.2 : 0)
  );
}

/** "Published" and "publication", "author" and "authors": words of one root. */
function sameRoot(head: string, rest: string): number[] {
  const long = (text: string) => words(text).filter((word) => word.length >= ROOT);
  const others = long(rest);
  return long(head).map((word) => (others.some((other) => other.slice(0, ROOT) === word.slice(0, ROOT)) ? 0.8 : 0));
}
const ROOT = 6;
/** Fit from which a head is what is asked for, and by how much it has to be ahead of another one. */
const MEANT = 0.5;
const AHEAD = 0.08;

/** Words that ask, and say nothing of what for. */
const ASKING =
  /\b(?:what|which|who|tell|report|say|give|given|name|note|check|look|find|out|the|of|for|is|are|entry|list|me|in|your|answer|up|shown|stands|under|please|i|need|just|it|its|and|a|an|to|know)\b/g;

/** Names and numbers in a text: words with a capital that begin no sentence, and figures. */
function namesIn(text: string): Set<string> {
  return new Set(words((text.match(/(?<=[\p{Ll},“"'’(] ?)\p{Lu}[\p{L}'’-]+|\d+/gu) ?? []).join(' ')).map(single));
}

/** What the page tells of the one thing and the one head that a question names, every name that it says included. */
function valueAt(said: Said, facts: readonly Fact[]): string | null {
  const cells = bothWays(facts);
  const named = cells
    .map((cell) => ({ cell, span: at(said, cell.of) }))
    .filter((one): one is { cell: Cell; span: Span } => one.span !== null);
  const longest = Math.max(0, ...named.map(({ span: [from, to] }) => to - from));
  const names = namesIn(said.text);
  let best: { fit: number; value: string } | null = null;
  let second = 0;
  for (const { cell, span } of named) {
    const rest = said.words.filter((_, i) => i < span[0] || i >= span[1]).join(' ');
    const left = {
      text: rest,
      words: rest.split(' '),
      stems: said.stems.filter((_, i) => i < span[0] || i >= span[1]),
    };
    const told = new Set(words(`${cell.of} ${cell.head}`).map(single));
    if ([...names].some((name) => !told.has(name))) continue;
    const own = span[1] - span[0] === longest ? 0 : -0.05;
    const fit = headFit(left, fold(rest).replace(ASKING, ' '), cell.head, cell.value) + own;
    if (best && fit <= best.fit) {
      if (fold(cell.value) !== fold(best.value)) second = Math.max(second, fit);
      continue;
    }
    if (best && fold(cell.value) !== fold(best.value)) second = best.fit;
    best = { fit, value: cell.value };
  }
  return best && best.fit >= MEANT && best.fit - second >= AHEAD ? best.value : null;
}

/** A condition that a question sets by the page's own words: a head and one of its values. */
interface Condition {
  head: string;
  value: string;
  of: Set<string>;
}

/** Conditions that a question names with their heads. */
function conditionsIn(said: Said, facts: readonly Cell[]): Condition[] {
  const found = new Map<string, Condition & { long: number }>();
  for (const { of, head, value } of facts) {
    const span = at(said, value);
    if (!span || head === '' || !bears(said, head, placesOf(said, value))) continue;
    const key = `${fold(head)}|${fold(value)}`;
    const one = found.get(key) ?? { head, value, of: new Set<string>(), long: words(value).length };
    one.of.add(of);
    found.set(key, one);
  }
  return [...found.values()];
}

/** How many there are of which a head has just that value. */
function countOf(said: Said, facts: readonly Fact[]): string | null {
  const ranked = [facts, facts.map(({ of, head, value }) => ({ of: head, head: of, value }))]
    .flatMap((cells) => conditionsIn(said, cells))
    .sort((a, b) => words(b.value).length - words(a.value).length || b.of.size - a.of.size);
  const [best, second] = ranked;
  if (!best || (second && second.head !== best.head && second.of.size === best.of.size && second.value !== best.value))
    return null;
  // Each other value that the question names of another head would make it fewer: that is asked of the things themselves.
  const [own, other] = [words(best.value), words(best.head)];
  const more = facts.some(
    ({ of, head, value }) =>
      ![head, of].some((name) => fold(name) === fold(best.head)) &&
      best.of.has(of) &&
      at(said, value) !== null &&
      words(value).every((word) => !own.includes(word) && !other.includes(word)),
  );
  return more ? null : String(best.of.size);
}

/** What a value measures: an amount of money, a day, or the number that it is. */
function measure(value: string): number | null {
  const price = prices(value)[0];
  if (price !== undefined) return price;
  const moment = /\d.*\p{L}{3}|\p{L}{3}.*\d|\d[-/.]\d/u.test(value) ? momentOf(value) : null;
  return moment ?? numbers(value)[0] ?? null;
}

/** Which of all things has the most or the least of what the question names, of those that are as it says. */
function bestOf(said: Said, facts: readonly Fact[]): string | null {
  const most = superlativeOf(fold(said.text))?.superlative;
  if (!most) return null;
  for (const cells of [facts, facts.map(({ of, head, value }) => ({ of: head, head: of, value }))]) {
    const heads = [...new Set(cells.map(({ head }) => head))].filter((head) => head !== '');
    const rest = fold(said.text).replace(ASKING, ' ');
    const fits = heads
      .map((head) => {
        const own = cells.filter((cell) => cell.head === head);
        const measured = own.filter(({ value }) => measure(value) !== null);
        return {
          head,
          own: measured,
          fit: measured.length === own.length ? headFit(said, rest, head, own[0]!.value) : 0,
        };
      })
      .sort((a, b) => b.fit - a.fit);
    const [best, second] = fits;
    if (!best || best.fit < MEANT || best.own.length < 2 || (second && best.fit - second.fit < AHEAD)) continue;
    const conditions = conditionsIn(said, cells).filter(({ head }) => head !== best.head);
    const among = best.own.filter(({ of }) => conditions.every((condition) => condition.of.has(of)));
    const ranked = among.sort((a, b) => (measure(a.value)! - measure(b.value)!) * (most.highest ? -1 : 1));
    if (ranked.length > 0) return ranked[0]!.of;
  }
  return null;
}

const COUNTS = /\b(?:how many|how often|number of|count|in how many|total of|what number)\b/i;

/** Whether a question calls just one of the things by its name, written as a name is. */
function namesOne(said: Said, facts: readonly Fact[]): boolean {
  const names = namesIn(said.text);
  const all = [...new Set(facts.map(({ of }) => of))];
  const called = all.filter((of) => at(said, of) !== null && words(of).every((word) => names.has(single(word))));
  return called.length === 1;
}

/** What a question comes to by what a page tells under names; null where the facts do not bear what it says. */
export function foundIn(said: Said, facts: readonly Fact[]): Found | null {
  if (facts.length === 0) return null;
  if (COUNTS.test(said.text)) {
    const answer = countOf(said, facts);
    return answer === null ? null : { answer, single: false };
  }
  // "The maximum file size on the Plus plan": of what is named nothing is compared.
  if (superlativeOf(fold(said.text)) && !namesOne(said, facts)) {
    const answer = bestOf(said, facts);
    return answer === null ? null : { answer, single: false };
  }
  const answer = valueAt(said, facts);
  return answer === null ? null : { answer, single: true };
}
