import { fold, isStopWord, stem } from '../../../../language/index.ts';
import type { Blank } from '../blanks.ts';

/** A word of the task with its place. */
export interface Word {
  word: string;
  stem: string;
  start: number;
  end: number;
  /** It stands in quotation marks. */
  quoted: boolean;
}

/** What is asked under a name. */
export type Named = Pick<Blank, 'kind' | 'label' | 'items'>;

/** A place in the task at which it names what a form asks. */
export interface Anchor<Asked extends Named = Blank> {
  blanks: readonly Asked[];
  start: number;
  end: number;
  /** How many words of the name stand there. */
  length: number;
}

const QUOTES = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/** The words of a task. */
export function wordsOf(text: string): Word[] {
  const quotes = [...text.matchAll(QUOTES)].map(({ 0: said, index }) => [index, index + said.length] as const);
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: said, index }) => {
    const word = fold(said).replace(/['’]s$/, '');
    return {
      word,
      stem: stem(word),
      start: index,
      end: index + said.length,
      quoted: quotes.some(([from, to]) => index >= from && index < to),
    };
  });
}

/** What forms put before what they ask, and names that are the same to everybody. */
const LEADS = /^(?:your|my|our|the|an?|please|enter|select|choose|pick|which|what is(?: your| the)?|is|type in)\s+/i;
const SAME: ReadonlyArray<readonly string[]> = [
  ['email', 'mail'],
  ['phone', 'telephone', 'tel'],
  ['mobile', 'cell'],
  ['number', 'no', 'nr'],
  ['surname', 'last name', 'family name'],
  ['forename', 'first name', 'given name'],
  ['postcode', 'zip', 'zip code', 'postal code'],
  ['reg', 'registration'],
  ['ref', 'reference'],
  ['qty', 'quantity'],
  ['organisation', 'organization'],
  ['dob', 'date of birth'],
];

/** The words of a name that tell, in other wordings of it that mean the same. */
function namesOf(label: string): string[][] {
  const bare = label
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[*:?†]+\s*$/, ' ')
    .replace(/\be-mail\b/gi, 'email')
    .trim();
  const cut = bare.replace(LEADS, '').replace(LEADS, '');
  const folded = fold(cut).replace(/['’]s\b/g, '');
  const alike = SAME.find((names) => names.includes(folded)) ?? [];
  const inWords = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [folded, ...alike]
    .map((name) => {
      const every = inWords(name);
      const telling = every.filter((word) => !isStopWord(word));
      // "What you did" has none that tells, and is a name all the same.
      return telling.length > 0 ? telling : every.length > 2 ? every : [];
    })
    .filter((name) => name.length > 0);
}

const sameWord = (said: Word, own: string): boolean =>
  said.word === own ||
  said.stem === stem(own) ||
  SAME.some((names) => names.includes(said.word) && names.includes(own));

/** Stop words that may stand between two words of a name. */
const BETWEEN = 2;

/** Where the task says one after the other the words of a name: the places of the first and the last of them. */
function placesOf(said: readonly Word[], name: readonly string[]): Array<[number, number]> {
  const out: Array<[number, number]> = [];
  for (let i = 0; i < said.length; i++) {
    if (!name.some((own) => sameWord(said[i]!, own))) continue;
    let at = i;
    const all =
      sameWord(said[i]!, name[0]!) &&
      name.slice(1).every((own) => {
        for (let gap = 1; gap <= BETWEEN + 1; gap++) {
          const next = said[at + gap];
          if (!next) return false;
          if (sameWord(next, own)) {
            at += gap;
            return true;
          }
          if (!isStopWord(next.word)) return false;
        }
        return false;
      });
    if (all) out.push([i, at]);
    else if (name.length > 1) {
      // "Business start date", for "Date the business started".
      const near = said.slice(i, i + name.length + 1);
      const last = name.map((own) => near.findIndex((word) => sameWord(word, own)));
      if (last.every((one) => one >= 0) && new Set(last).size === name.length) out.push([i, i + Math.max(...last)]);
    }
  }
  return out;
}

/** What a blank is called: the parts of a day by what they are parts of. */
function calledIn({ kind, label, items: [item] }: Named): string {
  return kind === 'part' && item!.group !== '' ? item!.group : label;
}

/**
 * Where a task names what a form asks, in the form's own words; what stands in quotation marks is a value and names nothing, unless it is
 * the whole name and no field for words.
 */
export function anchorsIn<Asked extends Named>(
  text: string,
  said: readonly Word[],
  blanks: readonly Asked[],
): Array<Anchor<Asked>> {
  const found: Array<Anchor<Asked>> = [];
  const names = new Map<string, Asked[]>();
  for (const blank of blanks) {
    const called = calledIn(blank);
    names.set(called, [...(names.get(called) ?? []), blank]);
  }
  for (const [called, own] of names) {
    // Rows of a table ask the same once for each row, and the parts of a day together.
    if (own.length > 1 && own.some(({ kind }) => kind !== 'part')) continue;
    for (const name of namesOf(called))
      for (const [from, to] of placesOf(said, name)) {
        const [first, last] = [said[from]!, said[to]!];
        const whole = /["“«]\s*$/.test(text.slice(0, first.start)) && /^\s*["”»]/.test(text.slice(last.end));
        if ((first.quoted || last.quoted) && !whole) continue;
        // What is a part of an address of mail, of a link or of a longer word names nothing.
        if (/[@\w.]$/.test(text.slice(0, first.start)) || /^(?:@|[.-]\w)/.test(text.slice(last.end))) continue;
        // One word alone has to be the very one: what "concerns" something is no "Concern".
        if (name.length === 1 && !SAME.some((names) => names.includes(name[0]!)) && first.word !== name[0]) continue;
        found.push({ blanks: own, start: first.start, end: last.end, length: name.length });
      }
  }
  // "Last name" is no "Name".
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.length > one.length && other.start <= one.start && other.end >= one.end,
      ),
  );
  return longest.sort((a, b) => a.start - b.start || b.length - a.length);
}
