import { stemmer } from 'stemmer';
import { informativeness, wordIndex } from './vectors.ts';

/** One word of a label or a goal, with everything similarity asks of it. */
export interface Token {
  word: string;
  stem: string;
  /** Place in the vector table, -1 when unknown. */
  index: number;
  /** 0..1: how much the word tells. */
  weight: number;
  /** Has a digit in it. */
  number: boolean;
}

const STOP = new Set(
  `a an and are as at be been by can could did do does for from had has have he her here him his how i if in into is it
  its just may me mine my of on or our ours please she should so some such than that the their them then there these
  they this those to too us was we were what when where which who whom whose why will with would you your yours
  it's i'm i'd i've let's that's there's also only very any`.split(/\s+/),
);

const cache = new Map<string, Token>();
const CACHE_LIMIT = 20_000;

/** Place of a word's vector: a plural shares that of its singular where the singular is the commoner word. */
function commonForm(word: string): number {
  const own = wordIndex(word);
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return own;
  const singular = wordIndex(word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1));
  return singular >= 0 && (own < 0 || singular < own) ? singular : own;
}

/** How calendars shorten days and months: each is the same word as the whole of it. */
const SHORTENED = new Map(
  `mon:monday tue:tuesday tues:tuesday wed:wednesday weds:wednesday thu:thursday thur:thursday thurs:thursday fri:friday sat:saturday sun:sunday
  jan:january feb:february mar:march apr:april jun:june jul:july aug:august sep:september sept:september oct:october nov:november
  dec:december`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

function token(word: string): Token {
  let found = cache.get(word);
  if (!found) {
    const index = commonForm(word);
    const number = /\d/.test(word);
    found = {
      word,
      stem: number ? word : stemmer(SHORTENED.get(word) ?? word),
      index,
      weight: number ? 0.8 : informativeness(word),
      number,
    };
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(word, found);
  }
  return found;
}

/** Plain text with single blanks, for which folding is only lower case. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Lower case, without accents and with straight quotes: the form in which words are compared. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** All words of a text, folded; camelCase and snake_case are taken apart, but for what begins with one small letter: pH, iPad. */
export function words(text: string): string[] {
  if (PLAIN.test(text)) {
    const apart = text.replace(/([a-z]{2})(?=[A-Z])/g, '$1 ').replace(/_/g, ' ');
    return (apart.toLowerCase().match(/[a-z0-9]+(?:['.][a-z0-9]+)*/g) ?? []).map(withoutPossessive);
  }
  const apart = text.replace(/(\p{Ll}{2})(?=\p{Lu})/gu, '$1 ').replace(/_/g, ' ');
  return (fold(apart).match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? []).map(withoutPossessive);
}

function withoutPossessive(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}

/** Verbs that go with everything: near each other in running text, and by that of no thing in particular. */
const LIGHT = new Set(
  `be have having has get gets getting got come comes coming see sees seen saw seeing go goes going gone make makes making take takes taking
  taken give gives given put let tell tells told say says said want wants need needs use used using find finds found look looks looking
  know try keep keeps show shows`.split(/\s+/),
);

export function isLight(word: string): boolean {
  return LIGHT.has(word);
}

export function isStopWord(word: string): boolean {
  return STOP.has(word);
}

/** The words that carry meaning; when a text has only stop words ("Who we are"), all of them. */
export function tokens(text: string): Token[] {
  const all = words(text);
  const content = all.filter((word) => !STOP.has(word) && (word.length > 1 || /[\d\p{L}]/u.test(word)));
  return (content.length > 0 ? content : all).map(token);
}

export function stem(word: string): string {
  return token(word).stem;
}

/** A text as whole words alone. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What stands behind a short form, which ends no sentence: "Mr. Bahr". For use in patterns that part a text. */
export const NOT_BEHIND_SHORT = String.raw`(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|Nr)\.)`;
