import { fold } from '../../../../language/index.ts';
import { classOfField } from '../../../filling/fields.ts';
import type { Answer } from '../answer.ts';
import type { Blank } from '../blanks.ts';
import { asksWho } from './persons.ts';

/** "Call it “White screen”", "call it just that: Lentil stew", "titled Spring clean". */
const CALLED =
  /\b(?:[Cc]all(?:ed|ing)?(?: (?:it|this|that|them|him|her))?(?: (?:just that|simply))?|[Tt]itled?(?: (?:it|this))?|[Nn]amed?(?: (?:it|this))?|under the (?:title|name)(?: of)?|entitled)[:,]?\s+(?:["“«]([^"”»]+)["”»]|(\p{Lu}[^.,;:!?"“”]*))/u;
/** What is asked for the name of a thing. */
const TITLE = /\b(?:titles?|summary|subject|headline|heading|name)\b/;

/** The name of a thing that a task says to call it by, for a field that asks for it. */
export function titleTold(blank: Blank, asked: string): Answer | null {
  const label = fold(blank.label);
  const asks = TITLE.test(label) || classOfField(blank.items[0]!) === 'subject';
  if (!asks || (asksWho(blank) && !/\bof the\b/.test(label))) return null;
  const found = CALLED.exec(asked);
  const text = (found?.[1] ?? found?.[2])?.trim();
  return text ? { blank, text, fit: 0.9 } : null;
}
