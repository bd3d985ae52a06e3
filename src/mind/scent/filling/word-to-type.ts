// What a page wants to be written as it stands before it does what cannot be taken back: it only says that it is meant.
import { phrase, plain } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';
import { sameWords } from '../meaning/match.ts';
import { sumAsked } from './sum-asked.ts';

/** "Type DELETE to confirm", "type the word CANCEL in the box below", "enter “close my account” to go on": what is only written to say that it is meant. */
const WORD =
  /\b(?:[Tt]ype|[Ee]nter|[Ww]rite|[Kk]ey in)(?: in)?\s+(?:(?:the|this) (?:word|words|phrase|text)\s+)?(?:["“‘'«]([^"”’'»]{2,40})["”’'»]|(\p{Lu}{3,}(?:[ -]\p{Lu}{2,}){0,3})(?![\p{L}\d]))/u;
/** The same without quotes, up to what it is for: "type mill-road to confirm", "enter archive 12 in the box". */
const BARE =
  /\b(?:[Tt]ype|[Ee]nter|[Ww]rite|[Kk]ey in)(?: in)?\s+((?!(?:an?|the|this|that|these|your|my|it|some|any|one|in|at|all|what|how)\b)\S.{1,38}?)\s+(?:to (?:confirm|continue|proceed|go on)|(?:in|into) (?:the|this) (?:\p{Ll}+ )?(?:field|box|input))\b/u;
/** That it is asked of whoever goes on, and is no example of what may be searched for. */
const TO_GO_ON = /\b(?:to|word|words|phrase|below|confirm\w*|continue|proceed|sure|capitals?|capital letters)\b/i;
/** Pixels that such a line stands above its field at most. */
const ABOVE = 260;

/** What a text asks to be typed as it stands; undefined where it asks nothing of the kind. */
function wordIn(text: string, marked: Page['marked']): string | undefined {
  if (!TO_GO_ON.test(text)) return undefined;
  const found = WORD.exec(text);
  const bare = found ? undefined : BARE.exec(text)?.[1];
  // What is to be written as it stands is written otherwise than the words around it, or is no word.
  const isSign = (word: string) => /[\d_/-]/.test(word) || marked.some((mark) => sameWords(mark.text, word));
  return found?.[1] ?? found?.[2] ?? (bare !== undefined && isSign(bare) ? bare : undefined);
}

/** On what it depends whether something is to be written: "If you would like only half a plot, write the word HALF …". */
const DEPENDS = /^(?:if|should|where|when|in case) (.*?), /i;
/** Words by which what somebody wants is spoken of, whatever it is. */
const WISHING = /^(?:want|like|wish|need|prefer|have|would|only|just)$/;

/** Whether what a line makes its writing depend on is not told. */
function dependsOnElse(text: string, told: string): boolean {
  const [, on] = DEPENDS.exec(text) ?? [];
  if (on === undefined) return false;
  const own = phrase(on).tokens.filter(({ word, weight }) => weight > TELLS && !WISHING.test(word));
  const said = new Set(phrase(told).tokens.map(({ stem }) => stem));
  return own.length === 0 || !own.every(({ stem }) => said.has(stem));
}
/** Weight of a word that tells something. */
const TELLS = 0.3;

/** The one field that a line calls by its name: "write the word HALF in the box for remarks". */
function namedIn(text: string, fields: readonly Item[]): Item | undefined {
  const named = fields.filter(
    ({ label }) => plain(label).length > 3 && ` ${plain(text)} `.includes(` ${plain(label)} `),
  );
  return named.length === 1 ? named[0] : undefined;
}

/**
 * What the page asks to be typed word by word, for the field that the line which asks it names, or right below it, or that asks it itself.
 * @param told what is told by the task, on which it may depend
 */
export function wordsToType({ lines, marked }: Page, fields: readonly Item[], told: string): Map<Item, string> {
  const asked = new Map<Item, string>();
  for (const field of fields) {
    const word = wordIn(`${field.label} . ${field.placeholder}`, marked) ?? sumAsked(field) ?? undefined;
    if (word !== undefined) asked.set(field, word);
  }
  if (asked.size > 0) return asked;
  for (const { text, box } of lines) {
    const word = wordIn(text, marked);
    if (word === undefined || dependsOnElse(text, told)) continue;
    const named = namedIn(text, fields);
    if (named) asked.set(named, word);
    if (named || !box) continue;
    const [field] = fields
      .filter((item) => item.box && item.box.y >= box.y && item.box.y - box.y < ABOVE)
      .sort((a, b) => a.box!.y - b.box!.y);
    if (field) asked.set(field, word);
  }
  return asked;
}
