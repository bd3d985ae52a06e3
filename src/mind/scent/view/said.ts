import { languageNamed, languageOf, stem, synonymous, words } from '../../language/index.ts';

/** The words of a text in their order. */
export interface Said {
  text: string;
  words: string[];
  stems: string[];
}

/** A word without the ending of several: "Lange" is not "Lang", and "punts" are what a "punt" is. */
export function single(word: string): string {
  return word.length > 3 && !word.endsWith('ss')
    ? word.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|s$/, '')
    : word;
}

/** Places of words: the first, and the one behind the last. */
export type Span = readonly [number, number];

export function saidIn(text: string): Said {
  const all = words(text);
  return { text, words: all, stems: all.map(stem) };
}

/** Where a label stands in a text, word for word. */
export function placesOf(said: Said, label: string): Span[] {
  const own = words(label).map(single);
  if (own.length === 0) return [];
  const found: Span[] = [];
  for (let at = 0; at + own.length <= said.words.length; at++)
    if (own.every((one, i) => single(said.words[at + i]!) === one)) found.push([at, at + own.length]);
  return found;
}

/** Whether each word of a name, or one that means the same, stands in a text beside what stands at `but`. */
export function bears(said: Said, name: string, but: readonly Span[] = []): boolean {
  const left = said.words.filter((_, at) => !but.some(([from, to]) => at >= from && at < to));
  const own = words(name);
  return (
    own.length > 0 && own.every((word) => left.some((other) => stem(other) === stem(word) || synonymous(word, other)))
  );
}

const currencies = new Intl.DisplayNames(['en'], { type: 'currency' });

/** The English name of the money that a label gives by its code: "USD $" is "US Dollar". */
function moneyOf(label: string): string | null {
  const code = /\b[A-Z]{3}\b/.exec(label)?.[0];
  const name = code ? currencies.of(code) : undefined;
  return name && name !== code ? name : null;
}

/** Where a text names the language or the money that a label stands for, in whatever words. */
export function namedOtherwise(said: Said, label: string): Span[] {
  const money = moneyOf(label);
  const own = money ? placesOf(said, money) : [];
  if (own.length > 0) return own;
  const tongue = languageOf(label);
  if (!tongue || languageNamed(said.text) !== tongue) return [];
  const at = said.text.match(/\p{Lu}\p{L}+/gu)?.find((word) => languageNamed(word) === tongue);
  return at ? placesOf(said, at) : [];
}
