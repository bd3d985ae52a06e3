import { fold, numberOf, reckon } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';

const JOINED = /(\d+) (?:and|added to) (\d+)(?= (?:make|makes|together|is|are|altogether|added up)\b)/;
/** The longest text beside a field that is its question, and not a part of the page. */
const BESIDE = 80;

/** The result of the sum in a text, with its numbers in figures or in words; null where it holds none. */
function sumIn(text: string): string | null {
  const said = fold(text)
    .replace(/\p{L}+/gu, (word) => String(numberOf(word) ?? word))
    .replace(JOINED, '$1 + $2 =')
    .replace(/\b(?:make|makes|together|is|equals?)\s*$/, '=');
  const found = /\d+ ?(?:[-+*/x×÷−–]|plus|minus|times|added to) ?\d+(?: ?[-+*x×−–] ?\d+)?/.exec(said)?.[0];
  // A span of years or of hours is no sum.
  if (!found || (/^\d+ ?[-–/]/.test(found) && !/\?|=|how much|what is|work out|calculate|sum\b/.test(said)))
    return null;
  return reckon(`${found} =`);
}

/** What a field asks to be worked out, to show that a person fills the form in: "What is seven plus five?"; null for any other field. */
export function sumAsked({ kind, label, placeholder, context, value }: Item): string | null {
  if (kind !== 'type') return null;
  const own = sumIn(label) ?? sumIn(placeholder);
  if (own !== null) return own;
  const bare =
    label.length < 3 || /^(?:answer|result|your answer|solution|captcha|security (?:question|check))\W*$/i.test(label);
  return bare && context.text.length <= BESIDE && value.length < 4 ? sumIn(context.text) : null;
}
