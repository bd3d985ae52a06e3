import type { Page } from '../../../perception/page.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** What the instructions of the page itself tell to put into a field that they call by its name: "Type the word BABEL in the box “Check word”". */
export function instructedFor({ memory, page }: Situation, blanks: readonly Blank[]): Answer[] {
  // Who follows the instructions of a page has read all that these say, word by word.
  if (!memory.told) return wordsAsked(page, blanks);
  // Whether the form is the one that is meant is told by other things.
  if (!memory.sheet?.engaged) return [];
  const pairs = memory.told.steps.flatMap((step) => (step.verb === 'enter' ? step.pairs : []));
  return blanks.flatMap((blank) => {
    const told = pairs.find(({ field }) => field !== '' && sameWords(field, blank.label));
    return told && (blank.kind === 'text' || blank.kind === 'number') ? [{ blank, text: told.value, fit: 1 }] : [];
  });
}

/** "Type DELETE to confirm", "type the word CANCEL in the box below", "enter “close my account” to go on": what is only written to say that it is meant. */
const WORD =
  /\b(?:[Tt]ype|[Ee]nter|[Ww]rite|[Kk]ey in)(?: in)?\s+(?:(?:the|this) (?:word|words|phrase|text)\s+)?(?:["“‘'«]([^"”’'»]{2,40})["”’'»]|(\p{Lu}{3,}(?:[ -]\p{Lu}{2,}){0,3})(?![\p{L}\d]))/u;
/** That it is asked of whoever goes on, and is no example of what may be searched for. */
const TO_GO_ON = /\b(?:to|word|words|phrase|below|confirm\w*|continue|proceed|sure|capitals?|capital letters)\b/i;
/** Pixels that such a line stands above its field at most. */
const ABOVE = 260;

/** What the page asks to be typed word by word, for the field right below the line that asks it, or that asks it itself. */
function wordsAsked({ lines }: Page, blanks: readonly Blank[]): Answer[] {
  const texts = blanks.filter(({ kind }) => kind === 'text');
  const wordIn = (text: string) => {
    const found = TO_GO_ON.test(text) ? WORD.exec(text) : null;
    return found?.[1] ?? found?.[2];
  };
  const own = texts.flatMap((blank): Answer[] => {
    const word = wordIn(`${blank.label} . ${blank.items[0]!.placeholder}`);
    return word === undefined ? [] : [{ blank, text: word, fit: 1 }];
  });
  if (own.length > 0) return own;
  return lines.flatMap(({ text, box }): Answer[] => {
    const word = wordIn(text);
    if (word === undefined || !box) return [];
    const [blank] = texts
      .filter(({ items: [item] }) => item!.box && item!.box.y >= box.y && item!.box.y - box.y < ABOVE)
      .sort((a, b) => a.items[0]!.box!.y - b.items[0]!.box!.y);
    return blank ? [{ blank, text: word, fit: 1 }] : [];
  });
}
