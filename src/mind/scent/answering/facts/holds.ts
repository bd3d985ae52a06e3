import { fold, numbers, prices, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { subjectOf } from '../../goal/either.ts';
import type { Fact } from '../../remembered.ts';
import { thingsOf } from '../../things/index.ts';
import { placesOf, type Said, saidIn } from '../../view/said.ts';
import { foundIn } from './asked.ts';
import { factsOn } from './read.ts';

/** "Below £20", "less than 5", "£5 or more". */
const BOUND =
  /\b(below|under|less than|lower than|cheaper than|at most|no more than|not more than|up to|above|over|more than|higher than|at least|no less than|from)\s+(\D{0,3}\d[\d.,]*)|(\D{0,2}\d[\d.,]*)(?:\s+\p{Ll}+){0,3}?\s+or\s+(less|under|below|cheaper|fewer|more|above|over|higher)\b/iu;
const LESS = /^(?:below|under|less|lower|cheaper|fewer|at most|no more|not more|up to)/i;
const EVEN = /^(?:at most|no more|not more|at least|no less|up to|from)/i;

/** A name without the article that may stand before it. */
function nameOf(text: string): string {
  return fold(text).replace(/^(?:the|an?)\s+/, '');
}

/** What stands at one thing: its values, and the short lines of its card or row. */
function shownAt(page: Page, facts: readonly Fact[], name: string): string[] {
  const own = facts.filter(({ of }) => nameOf(of) === name).map(({ value }) => value);
  // Where one thing is read in two ways, the way that takes whole cards comes first.
  const thing = thingsOf(page)
    .flatMap((set) => set.things)
    .find((one) => nameOf(one.name) === name || one.properties.some(({ text }) => nameOf(text) === name));
  // What values stand under says nothing by itself.
  const heads = new Set(facts.map(({ head }) => fold(head)));
  return [...own, ...(thing?.properties ?? []).map(({ text }) => text)].filter((text) => !heads.has(fold(text)));
}

/** Which of these a condition says in so many words: the longest. */
function saidOf(said: Said, name: string, texts: readonly string[]): string | null {
  const parts = texts.flatMap((text) => [text, ...text.split(/\s*[·,|]\s*/)]);
  const borne = parts.filter(
    (text) => nameOf(text) !== name && words(text).length > 0 && placesOf(said, text).length > 0,
  );
  return borne.sort((a, b) => words(b).length - words(a).length)[0] ?? null;
}

/** Whether what is said of a thing holds by what the page shows of it; null where the page does not tell. */
export function holds(condition: string, page: Page): boolean | null {
  const facts = factsOn(page);
  const compared = BOUND.exec(condition);
  if (compared) {
    const told = condition
      .slice(0, compared.index)
      .replace(/\s+(?:is|are|costs?|comes to|stands at)?(?:\s+still)?\s*$/i, '');
    const found = foundIn(saidIn(`What is ${told}?`), facts);
    const amount = (text: string) => prices(text)[0] ?? numbers(text)[0];
    const shown = found ? amount(found.answer) : priceAt(page, subjectOf(condition));
    const bound = amount(compared[2] ?? compared[3]!);
    const way = compared[1] ?? compared[4]!;
    if (shown === undefined || bound === undefined) return null;
    if (shown === bound) return compared[1] === undefined || EVEN.test(way);
    return LESS.test(way) === shown < bound;
  }
  const name = nameOf(subjectOf(condition));
  const said = saidIn(condition);
  const at = shownAt(page, facts, name);
  if (saidOf(said, name, at)) return true;
  const others = thingsOf(page).flatMap(({ things }) =>
    things.flatMap(({ properties }) => properties.map(({ text }) => text)),
  );
  if (at.length > 1 && saidOf(said, name, [...others, ...facts.map(({ value }) => value)])) return false;
  // Its own page tells all there is to tell of it.
  const own = page.headings.some(({ text, level }) => level === 1 && nameOf(text) === name);
  return own && facts.filter(({ of }) => nameOf(of) === name).length > 1 ? false : null;
}

/** The only amount of money that stands at a thing. */
function priceAt(page: Page, subject: string): number | undefined {
  const at = shownAt(page, factsOn(page), nameOf(subject)).flatMap((text) => prices(text));
  return new Set(at).size === 1 ? at[0] : undefined;
}
