import { fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Situation } from '../situation.ts';
import { ownTitle } from './site.ts';

/** Words for the thing that is read, beside what it is about. */
const MEDIUM =
  /\b(?:documentation|docs?|pages?|article|section|chapter|entry|information|info|details|text|part|guide|story|post|interview|essay|profile)\b(?: (?:on|about|of|for))?/gi;

/** How far this page is the one that is looked for, 0..1: its title and headings against the wanted words. */
export function pageFit(situation: Situation, wanted: string): number {
  const name = QUALIFIED.exec(wanted)?.[1];
  // The page of "the album Northbound" says "Northbound".
  const called = situation.step?.quoted.includes(wanted) ? undefined : CALLED.exec(wanted)?.[1];
  return Math.max(
    fitOf(situation, wanted),
    called ? fitOf(situation, called) : 0,
    // Of "the class lib.Vector" the page says "Class: Vector".
    name ? fitOf(situation, name, KIND_BEFORE) : 0,
  );
}

/** Whether a title or heading is that of results: it repeats what was searched for, and the page is not about it. */
export function isEcho({ memory, page }: Situation, title: string): boolean {
  const echoes = memory.searched.filter((query) => query.length > 2).map(fold);
  return (
    echoes.some((query) => fold(title).includes(query)) &&
    /\b(?:results?|search|found|matches)\b/.test(fold(`${page.title} ${title}`))
  );
}

/** A name after the word for what bears it. */
const CALLED = /^\p{Ll}[\p{Ll}-]+ (\p{Lu}[^,;:()]*)$/u;

/** The name at the end of a qualified one: "lib.Vector", "std::sort", "Array#map". */
const QUALIFIED = /\b[A-Za-z_]\w*(?:\.|::|#)([A-Za-z_]\w{2,})\b/;
/** What a reference says before a name. */
const KIND_BEFORE = /^(?:class|interface|type(?: alias)?|enum|module|namespace|function|method|property)\b[:\s]*/i;

/** Fit up to which a page comes that bears only a part of the name that is given in quotes. */
const OTHER_NAME = 0.8;
/** Fit of a page that says all but what the pages before it said. */
const ON_THE_WAY = 0.85;

function fitOf(situation: Situation, wanted: string, without: RegExp = /$^/): number {
  // In quotes stands the name itself: the medium belongs to it ("Collection page"), and no page without one of its words bears it.
  const inQuotes = situation.step?.quoted.includes(wanted) === true;
  const bare = inQuotes ? wanted : wanted.replace(MEDIUM, ' ').trim();
  const said = phrase(bare || wanted);
  if (said.tokens.length === 0) return 0;
  let best = 0;
  const titles = [
    ownTitle(situation.page.title),
    ...situation.page.headings
      .filter((line) => line.level <= 2)
      .slice(0, 3)
      .map((line) => line.text),
  ];
  // Where a thing stands was seen on the way to it: the staff directory need not be named on a member's page.
  const passed = new Set(phrase(Object.values(situation.memory.names).join(' . ')).tokens.map((token) => token.stem));
  for (const title of titles) {
    if (isEcho(situation, title)) continue;
    const about = phrase(title.replace(without, ''));
    if (about.tokens.length === 0) continue;
    const back = literalCoverage(about, said);
    const own = new Set(about.tokens.map((token) => token.stem));
    const left = said.tokens.filter((token) => !own.has(token.stem));
    const both = literalCoverage(said, about) * 0.6 + back * 0.4;
    best = Math.max(best, inQuotes && left.length > 0 ? Math.min(both, OTHER_NAME) : both);
    const onTheWay =
      left.every((token) => passed.has(token.stem)) && !about.tokens.every((token) => passed.has(token.stem));
    if (back > 0.99 && onTheWay && own.size > 1) best = Math.max(best, ON_THE_WAY);
  }
  return best;
}
