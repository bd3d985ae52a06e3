/** What is asked the measure of: of several values at one thing the one that is called so. */
export interface Measure {
  /** Words by which the value that is asked for is called. */
  told: RegExp;
  /** Words by which others of its kind are called, which stand beside it. */
  other: RegExp;
  /** A value that is not called so is another one. */
  needed: boolean;
  /** It is what is left of something. */
  rest: boolean;
}

/** Words that say which measure is asked for, and are no words for the thing. */
export const MEASURED =
  /\b(?:still(?: \p{L}+)?|left|remain\w*|already|so far|spend|wide|width|broad|tall|high|height|deep|depth|thick|thickness|long|length|heavy|weighs?|weight|far|distance|(?:centi|milli|kilo)?met(?:re|er)s?|kilo(?:gram)?s?|grams?|pounds|euros|dollars|inches|feet|miles)\b/giu;

const EXTENTS: ReadonlyArray<readonly [asked: RegExp, told: string]> = [
  [/\bhow (?:many \p{L}+ )?(?:wide|broad)\b|\bwidth\b/u, 'wide|width|breadth|broad|across'],
  [/\bhow (?:many \p{L}+ )?(?:tall|high)\b|\bheight\b/u, 'tall|high|height'],
  [/\bhow (?:many \p{L}+ )?deep\b|\bdepth\b/u, 'deep|depth'],
  [/\bhow (?:many \p{L}+ )?thick\b|\bthickness\b/u, 'thick|thickness'],
  [/\bhow (?:many (?!minutes|hours|days|weeks|months|years)\p{L}+ )?long\b|\blength\b/u, 'long|length'],
  [/\bhow (?:many \p{L}+ )?heavy\b|\bweighs?\b|\bweight\b/u, 'heavy|weighs?|weight'],
  [/\bhow (?:many \p{L}+ )?far\b|\bdistance\b/u, 'far|distance|away'],
];

const LEFT = /\b(?:left|remain\w*|still|available|unused|balance|outstanding|to go|in stock)\b/i;
const USED = /\b(?:used|taken|spent|claimed|already|so far|paid|sold|booked|planned)\b/i;
const WHOLE =
  /\b(?:total|in all|per year|a year|yearly|annual\w*|limit|maximum|most|up to|allowance|entitle\w*|budget|quota)\b/i;
const ASKS_LEFT =
  /\bhow (?:much|many)\b[^?]*\b(?:still(?! be\b)|(?<!\b(?:has|have|had) )left(?! (?:the|for|at|on)\b)|remain|remains|remaining)\b/;
const ASKS_USED =
  /\bhow (?:much|many)\b[^?]*\b(?:already|so far|used up|(?:have|has) (?:you|i|we|he|she|they) (?:used|taken|spent|claimed))\b/;

const either = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'), 'i');

/** The measure that a question asks for: how wide it is, what is left of it; null where it asks for none. */
export function measureOf(asked: string): Measure | null {
  if (ASKS_LEFT.test(asked)) return { told: LEFT, other: either(USED, WHOLE), needed: true, rest: true };
  if (ASKS_USED.test(asked)) return { told: USED, other: either(LEFT, WHOLE), needed: false, rest: false };
  const extent = EXTENTS.find(([pattern]) => pattern.test(asked));
  if (!extent) return null;
  const others = EXTENTS.flatMap(([, told]) => (told === extent[1] ? [] : [told])).join('|');
  return {
    told: new RegExp(`\\b(?:${extent[1]})\\b`, 'i'),
    other: new RegExp(`\\b(?:${others})\\b`, 'i'),
    needed: false,
    rest: false,
  };
}

/** Whether what stands at a value calls it by a measure: true, false where it is another one, null where it says neither. */
export function ofMeasure(measure: Measure, text: string): boolean | null {
  if (measure.told.test(text)) return true;
  return measure.other.test(text) ? false : null;
}

/** What calls all of something, and what calls the part of it that is gone. */
export function partCalled(text: string): 'whole' | 'gone' | null {
  if (LEFT.test(text)) return null;
  return USED.test(text) ? 'gone' : WHOLE.test(text) ? 'whole' : null;
}
