import { coverage, fold, literalCoverage, type Phrase, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { wantedText } from './match.ts';

/** What a wish names before it says of what: a recipe, a thread, an article. */
const KIND =
  /^(?:an?|the|some|any)?\s*(?:[\p{L}-]+\s+)?(?:recipes?|threads?|articles?|posts?|pages?|topics?|discussions?|stor(?:y|ies)|reports?|videos?|books?|entr(?:y|ies)|items?|products?|things?|information|details?)\s+(?:for|about|on|of|with|by)?\s*/iu;
/** Weight from which on a word tells one thing from others. */
const TELLS = 0.3;

/** A time of day. */
const TIME = /\b\d{1,2}[:.]\d{2}\b/;
const TIMES = new RegExp(TIME, 'g');

/** Likeness from which on a word is borne by another: the same, or one that stands for it. */
const BORNE = 0.75;

/** The words by which the thing that a step looks for is told from others of its kind. */
function tellingWords(step: Step) {
  const wanted = wantedText(step);
  const object = phrase(wanted.replace(KIND, ' ').trim() || wanted);
  return object.tokens.filter((token) => token.weight > TELLS);
}

/** Whether something bears but half of the words that are looked for, and a name of its own instead: plum chutney is no plum dumplings. */
export function isHalf(step: Step, item: Item): boolean {
  return isHalfNamed(step, item.said);
}

/** The same of the name of a thing; what the page is about need not be said again by it. */
export function isHalfNamed(step: Step, said: Phrase, about?: Phrase): boolean {
  const telling = tellingWords(step);
  if (telling.length < 2 || step.quoted.length > 0) return false;
  const borne = telling.filter((token) => coverage(phrase(token.word), said) > BORNE);
  const told = telling.filter(
    (token) => borne.includes(token) || (about && coverage(phrase(token.word), about) > BORNE),
  );
  if (borne.length === 0 || told.length === telling.length) return false;
  const wanted = phrase(fold(step.text));
  // When it is had is no name of its own.
  const own = TIME.test(said.folded) ? phrase(said.folded.replace(TIMES, ' ')) : said;
  return own.tokens.some((token) => token.weight > TELLS && literalCoverage(phrase(token.word), wanted) === 0);
}
