import { fold, isStopWord, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { properNames } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';

/**
 * Pages that are kept in an order which everybody knows: chapters and sections by number, lists of names by letter, years
 * by decade. Who looks for "11.7" does not need to know what it is about: chapter 11 holds it, and from 11.6 it is the
 * next one. How much each tells is fitted.
 */
const FITS = { same: 0.95, holds: 0.7, neighbour: 0.85, onward: 0.5, letter: 0.6, up: 0.5 } as const;

/** Single letters among the links from which they are an index and not initials; half as many spans of letters. */
const LETTERS = 4;
const LETTER = /^\p{L}{1,3}$/u;
const RANGE = /^\p{L}{1,3}\s*[-–—]\s*\p{L}{1,3}$/u;
/** Steps of "Next" that somebody counts on instead of looking for another way. */
const NEAR = 4;

/** A place in a numbered whole: "11.7" is ["11", "7"]. */
type Path = readonly string[];

const NUMBERED =
  /^(?:(?:chapter|section|part|appendix|article|clause|paragraph|page|volume|lesson|unit|§)\s*)?((?:\d{1,3}|[a-z](?=\.\d)|[ivx]{1,5}(?=\.\s))(?:\.\d{1,3})*)(?=\.?(?:\s|$|:|,))/i;
const LETTERED = /^(?:chapter|part|appendix)\s+([a-z]|\d{1,3}|[ivx]{1,5})\b/i;

function pathOf(text: string): Path | null {
  const bare = text.trim();
  const found = NUMBERED.exec(bare)?.[1] ?? LETTERED.exec(bare)?.[1] ?? /^([a-z])\.\s/i.exec(bare)?.[1];
  return found ? found.toLowerCase().split('.') : null;
}

function holds(whole: Path, part: Path): boolean {
  return whole.length < part.length && whole.every((place, i) => place === part[i]);
}

function numbered(target: Path, item: Item, here: Path | null): number {
  const own = pathOf(item.raw);
  if (own) {
    if (own.length === target.length && holds([...own, ''].slice(0, -1), [...target, ''])) return FITS.same;
    if (holds(own, target)) return FITS.holds + 0.05 * own.length;
  }
  if (!here) return 0;
  const label = item.said.folded;
  const beside = here.length === target.length && holds(here.slice(0, -1), target);
  const by = beside ? Number(target.at(-1)) - Number(here.at(-1)) : Number.NaN;
  const inside = holds(here, target);
  if (/^(?:next|›|»|→|forward)\b/.test(label)) {
    if (by === 1 || (inside && target.at(-1) === '1')) return FITS.neighbour;
    if (by > 1 && by <= NEAR) return FITS.onward;
  }
  if (/^(?:prev(?:ious)?|‹|«|←)\b/.test(label)) {
    if (by === -1) return FITS.neighbour;
    if (by < 0 && by >= -NEAR) return FITS.onward;
  }
  if (/^(?:up|contents|table of contents|home|index)$/.test(label) && !inside && !(Math.abs(by) <= 1)) return FITS.up;
  return 0;
}

/** "A", "A–F" or "Ma-Mo" among others like it: whether the wanted name stands there. */
function lettered(name: string, item: Item): number {
  const [from, to] = item.said.folded.split(/\s*(?:-|–|—|\bto\b)\s*/);
  if (!from || from.length > 3 || (to?.length ?? 0) > 3 || !/^\p{L}+$/u.test(from + (to ?? ''))) return 0;
  const begins = name.slice(0, from.length);
  const fits = to ? begins >= from && name.slice(0, to.length) <= to : begins === from;
  return fits ? FITS.letter : 0;
}

/** For the wanted name, how far each link leads to it by the order in which the site keeps its pages, 0..1. */
export function inOrder(situation: Situation, step: Step, wanted: string): (item: Item) => number {
  const { page, items } = situation;
  const target = pathOf(wanted);
  const heading = page.headings.find((line) => line.level === 1)?.text ?? page.title;
  const here = target ? (pathOf(heading) ?? pathOf(page.title)) : null;
  // Of what is called by a name the index knows the name: "the collection in Larch Close" stands under L.
  const [called = wanted] = properNames(step.text);
  const name = words(called).filter((word) => !isStopWord(word))[0] ?? fold(wanted);
  const letters = items.reduce((sum, item) => sum + (RANGE.test(item.raw) ? 2 : LETTER.test(item.raw) ? 1 : 0), 0);
  return (item) =>
    Math.max(target ? numbered(target, item, here) : 0, 0, letters >= LETTERS ? lettered(name, item) : 0);
}
