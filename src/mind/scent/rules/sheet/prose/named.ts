// What the things and places of a task are called, for fields that ask for that.
import { impliedBy, isDayOrMonth, plain } from '../../../../language/index.ts';
import { classOfField } from '../../../filling/fields.ts';
import { type Clause, telling } from '../../../meaning/clauses.ts';
import type { Answer } from '../answer.ts';
import type { Blank } from '../blanks.ts';
import { asksWho } from './persons.ts';
import { about, spokenOf } from './spoken.ts';

const NAME = String.raw`\p{Lu}[\p{L}\d’'-]*(?: (?:(?:van|von|de|der|den|di|da|la|le|of) )?\p{Lu}[\p{L}\d’'-]*)*`;
const OWN = '(?:my|our|your|his|her|their|the|an?)';
const KIND = String.raw`((?:\p{Ll}[\p{L}-]+ ){0,3}\p{Ll}[\p{L}-]+)`;
/** "Bruno, our old spaniel", "our spaniel Bruno", "a rule called Night shift": what something is, and how it is called. */
const APPOSED: ReadonlyArray<readonly [RegExp, name: number, kind: number]> = [
  [new RegExp(String.raw`(?<![\p{L}\d])(${NAME}), ${OWN} ${KIND}`, 'gu'), 1, 2],
  [new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir) ${KIND},? (${NAME})`, 'gu'), 2, 1],
  [
    new RegExp(
      String.raw`\b[Aa]?n?(?:[Tt]he|[Mm]y|[Oo]ur)? ?${KIND} (?:named|called|titled) (\p{Lu}[^.,;:!?"“”]{1,40})`,
      'gu',
    ),
    2,
    1,
  ],
];
/** What asks for a name, beside what it is the name of. */
const ASKS_NAME = /\b(?:names?|titles?|called)\b/gi;
/** How much of what a field asks the name of has to be told of what is called so. */
const SPOKEN = 0.5;
/** How plainly belongs there what something is called. */
const CALLED = 0.95;

/** What a thing of the task is called, for a field that asks for the name of such a thing: "Pet's name", for "Bruno, our old spaniel". */
export function namesOfThings(open: readonly Blank[], asked: string): Answer[] {
  return open.flatMap((blank): Answer[] => {
    if (blank.kind !== 'text' || blank.label.search(ASKS_NAME) < 0) return [];
    const thing = blank.label.replace(ASKS_NAME, ' ').replace(/['’]s\b/g, '');
    const own = about(thing).filter(({ word }) => word.length > 2);
    if (own.length === 0) return [];
    for (const [said, name, kind] of APPOSED)
      for (const found of asked.matchAll(said)) {
        const tokens = telling(found[kind]!);
        if (spokenOf(own, { tokens, implied: impliedBy(found[kind]!) }).share >= SPOKEN)
          return [{ blank, text: found[name]!.trim(), fit: CALLED }];
      }
    return [];
  });
}

/** A place by its name, behind a word that tells of being or going there. */
const PLACE = new RegExp(String.raw`\b(?:in|at|from|to|near) (?:the )?(${NAME})`, 'gu');

/** The places of a task, for fields in which one is looked up: the one that is told together with what is asked there. */
export function placesFor(open: readonly Blank[], clauses: readonly Clause[], given: readonly string[]): Answer[] {
  const taken = new Set(given.map(plain));
  const pairs = open
    .filter((blank) => blank.kind === 'text' && blank.items[0]!.role === 'combobox' && blank.shown === '')
    .filter((blank) => !asksWho(blank) && ['unknown', 'city'].includes(classOfField(blank.items[0]!)))
    .flatMap((blank) =>
      clauses.flatMap((clause) => {
        const near = clause.denies ? 0 : spokenOf(about(blank.label), clause).share;
        const names = [...clause.text.matchAll(PLACE)].map((found) => found[1]!);
        return names
          .filter((name) => near >= SPOKEN && !isDayOrMonth(name.split(' ')[0]!) && !taken.has(plain(name)))
          .map((text) => ({ blank, text, near }));
      }),
    );
  const out: Answer[] = [];
  for (const { blank, text } of pairs.sort((a, b) => b.near - a.near))
    if (!out.some((one) => one.blank === blank || one.text === text)) out.push({ blank, text, fit: CALLED });
  return out;
}
