import { numberOf, ordinalOf, phrase, synonymous, type Token, wordSimilarity, words } from '../../../language/index.ts';
import { DAY, DAYS } from '../query/bearing.ts';
import { namesDay } from '../sections.ts';
import type { Passage } from './passages.ts';
import type { Qualifier, Question } from './question.ts';

/** How well a word is met by where it stands: with the value itself, over it, beside it, around it, on the page. */
const WHERE = { near: 1, head: 0.95, row: 0.85, page: 0.85, around: 0.6, named: 0.7 } as const;
/** Likeness of two words from which one may stand for the other. */
const ALIKE = 0.5;
/** Letters by which words of one family agree: "teach" and "teacher". */
const FAMILY = 4;

/** Words for all of a thing, which stand for each other. */
const ALL = new Set(['all', 'whole', 'entire', 'full', 'complete']);
/** Parts of a day, by the hours in which they lie. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [20, 30],
};
const HOUR = /\b([01]?\d|2[0-4])[:.][0-5]\d(?!\s?[ap]\.?m\b)|\b(\d{1,2})(?:[:.][0-5]\d)?\s?(a|p)\.?m\b/gi;

/** Whether a text tells hours of the part of a day that a word names: "from 18:00 to midnight" is the evening. */
function inPart(text: string, word: string): boolean {
  const part = PARTS[word];
  if (!part) return false;
  return [...text.matchAll(HOUR)].some(([, clock, hour, half]) => {
    const at = clock ? Number(clock) : (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
    return at >= part[0] && at < part[1];
  });
}

/** How far a word says another, 0..1. */
function sameness(own: Token, token: Token): number {
  if (own.stem === token.stem || (ALL.has(own.word) && ALL.has(token.word))) return 1;
  if (own.number || token.number) return 0;
  if (synonymous(own.word, token.word) || synonymous(own.stem, token.stem)) return 0.9;
  const [short, long] = own.stem.length < token.stem.length ? [own.stem, token.stem] : [token.stem, own.stem];
  if (short.length >= FAMILY && long.startsWith(short) && long.length - short.length <= 3) return 0.85;
  const alike = wordSimilarity(own, token);
  return alike >= ALIKE ? 0.75 * alike : 0;
}

/** The highest number that mostly counts through several of a kind. */
const COUNTED = 12;

const FROM_TO = /(?<![\d.,:/-])(\d{1,4})\s*(?:-|–|to)\s*(\d{1,4})(?![\d:/.-])/g;

function bearsNumber(text: string, { token, value, of }: Qualifier): number {
  if (value === null) return words(text).includes(token.word) ? 1 : 0;
  const own = words(text);
  const holds = own.some((word, i) => {
    // "Over 50s", "the 1990s".
    if ((numberOf(word.replace(/^(\d+)s$/, '$1')) ?? ordinalOf(word)) !== value) return false;
    // A high number is one of a kind by itself: "bus 47" is on "route 47".
    if (!of || value > COUNTED) return true;
    const beside = phrase([own[i - 1] ?? '', own[i + 1] ?? '', own[i - 2] ?? ''].join(' ')).tokens;
    return beside.some((other) => sameness(other, of) > 0.8);
  });
  if (holds) return 1;
  // "5 to 16" takes in a child of twelve.
  for (const [, from, to] of text.matchAll(FROM_TO))
    if (value >= Number(from) && value <= Number(to) && Number(from) < Number(to)) return of ? 0.8 : 0.9;
  return 0;
}

/** How far a text says one of the words that a question is about, 0..1. */
export function says(text: string, qualifier: Qualifier): number {
  if (text === '') return 0;
  if (qualifier.value !== null || qualifier.token.number) return bearsNumber(text, qualifier);
  if (DAY.test(qualifier.token.word)) return namesDay(text, DAYS.indexOf(qualifier.token.word.slice(0, 3))) ? 1 : 0;
  let best = inPart(text, qualifier.token.word) ? 0.8 : 0;
  for (const own of phrase(text).tokens) best = Math.max(best, sameness(own, qualifier.token));
  // A name is no other name that means something like it.
  return qualifier.hard && best < 0.8 ? 0 : best;
}

/** How far something told bears what a question is about. */
export interface Borne {
  /** Share of the question's words that it meets, each as closely as it does, 0..1. */
  share: number;
  /** The same for the words that are met with the value itself. */
  near: number;
  /** The same for the words that the page as a whole is not about. */
  own: number;
  /** The same for what stands at the value, whatever the page is about. */
  direct: number;
  /** Names, numbers and days of the question that it does not meet. */
  missing: number;
}

/** Measures how far a passage, on a page that is about something itself, bears what a question asks about. */
export function borne(question: Question, passage: Passage, about: string, whole = ''): Borne {
  let [share, near, total, own, told, direct, missing] = [0, 0, 0, 0, 0, 0, 0];
  for (const qualifier of question.qualifiers) {
    const weight = qualifier.hard ? Math.max(0.6, qualifier.token.weight) : qualifier.token.weight;
    const close = says(`${passage.label} . ${passage.head} . ${passage.text}`, qualifier) * WHERE.near;
    const here = Math.max(
      close,
      ...passage.heads.map((head) => says(head, qualifier) * WHERE.head),
      says(passage.row, qualifier) * WHERE.row,
      // A name that stands in another row of a table is the name of that row.
      qualifier.hard && passage.cell ? 0 : says(passage.around, qualifier) * WHERE.around,
    );
    // On the page of what bears the name, what kind of thing it is may stand anywhere.
    const ofPage = Math.max(
      says(about, qualifier) * WHERE.page,
      qualifier.kind ? says(whole, qualifier) * WHERE.named : 0,
    );
    const met = Math.max(here, ofPage);
    total += weight;
    share += weight * met;
    near += weight * close;
    direct += weight * Math.max(close, says(passage.row, qualifier) * WHERE.row);
    // What the whole page is about tells nothing of one of its lines, nor does a deed that nobody speaks of.
    if (ofPage < 0.5 && !(qualifier.deed && here < 0.5)) {
      own += weight;
      told += weight * here;
    }
    if (qualifier.hard && met < 0.5) missing++;
  }
  if (total === 0) return { share: 0, near: 0, own: 0, direct: 0, missing: 0 };
  return {
    share: share / total,
    near: near / total,
    own: own > 0 ? told / own : share / total,
    direct: direct / total,
    missing,
  };
}
