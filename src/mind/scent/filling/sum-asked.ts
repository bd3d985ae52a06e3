import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { reckon } from '../answering/reading/reckon.ts';

const NAMED =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMBER = new RegExp(`\\b(${NAMED.join('|')})\\b`, 'g');
const JOINED = /(\d+) (?:and|added to) (\d+)(?= (?:make|makes|together|is|are|altogether|added up)\b)/;
/** Pixels from a field within which a sum beside it is asked for in it. */
const BESIDE = 80;

/** The result of the sum in a text, with its numbers in figures or in words; null where it holds none. */
function sumIn(text: string): string | null {
  const said = fold(text)
    .replace(NUMBER, (word) => String(NAMED.indexOf(word)))
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
